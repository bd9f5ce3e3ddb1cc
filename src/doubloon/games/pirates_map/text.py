"""The table drawn in a terminal, from a view alone. Colour helps; signs, letters and words carry the meaning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core import SEAT_LETTERS
from ...core.drawing import Drawing, Grid, Group, Text
from ...core.words import Words
from .components import RANK_NAMES, SIGHTINGS, SYMBOLS, TREASURES

SIGN = {
    "anchor": "‡", "water": "≈", "sword": "⚔", "palm": "♣", "barrel": "⊜",
    "mermaid": "♀", "snake": "§", "kraken": "※", "ghost": "▲",
    "doubloon": "●", "ruby": "♦", "crown": "♛", "rum": "⚱", "skull": "☠", "either": "♦/♛",
    "rudder": "☸", "map": "✕", "shovel": "♣+", "compass": "≈≈", "none": "", "choice": "♦/♛", "both": "♦♛",
}  # fmt: skip
STYLE = {
    "anchor": "bright_white", "water": "bright_blue", "sword": "bright_red", "palm": "green", "barrel": "yellow",
    "mermaid": "bright_magenta", "snake": "bright_green", "kraken": "magenta", "ghost": "cyan",
    "doubloon": "yellow", "ruby": "bright_red", "crown": "bright_yellow", "rum": "yellow", "skull": "bright_white",
    "rudder": "cyan", "map": "cyan", "shovel": "green", "compass": "bright_blue",
}  # fmt: skip
CELL = 3
EDGE = 3  # room for the number of a row
SMALL = 19  # columns for a small sheet
CROSSED, OPEN = "☒", "☐"


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> Drawing:
    """The reader's own sheet with its islands, the others' maps below, small; a spectator sees all of them small."""
    you = view["you"]
    parts: list[Drawing] = [draw_head(view, words, names)]
    if you is not None:
        sheet = view["draft"]["sheet"] if view["draft"] else view["sheets"][you]
        top = Grid.grid(padding=(0, 2, 0, 0))
        top.add_row(draw_map(view, sheet, view["sheets"][you]["map"]), draw_islands(view, words, sheet))
        parts.append(top)
    small = [seat for seat in range(view["seats"]) if seat != you]
    if small:
        row = Grid.grid(padding=(0, 1, 0, 0))
        for _ in small:
            row.add_column(width=SMALL, no_wrap=True)
        row.add_row(*(draw_small(view, words, names, seat) for seat in small))
        parts.append(row)
    return Group(*parts, draw_legend(words))


def sign(thing: str) -> Text:
    """The sign of a symbol, a sighting or a treasure."""
    return Text(SIGN[thing], STYLE.get(thing, ""))


def rewards(given: Mapping[str, int]) -> Text:
    """What a box or a palm group gives, in signs."""
    line = Text()
    for thing, count in given.items():
        for _ in range(count):
            line.append_text(sign(thing))
    return line


def draw_head(view: dict[str, Any], words: Words, names: Sequence[str]) -> Text:
    """The turn, whose roll it is, and the dice."""
    if view["phase"] == "set-up":
        line = Text(words("label-set-up"), "bold")
    else:
        line = Text(words("label-turn", turn=view["turns"] + 1), "bold")
        if view["active"] is not None:
            line.append(f"   {words('label-active', seat=names[view['active']])}")
        elif not view["over"]:
            line.append(f"   {words('label-nobody-active')}")
    if view["over"]:
        return line
    line.append("   ").append_text(dice(view, words, view["rolls"][view["you"] or 0]))
    if view["draft"] and view["draft"]["dice"] != view["rolls"][view["you"]]:
        line.append(f"\n{words('label-your-dice')}: ").append_text(dice(view, words, view["draft"]["dice"]))
    return line


def dice(view: dict[str, Any], words: Words, faces: Sequence[int]) -> Text:
    """Three dice, each with the symbol of its face."""
    line = Text()
    for number, face in enumerate(faces):
        if number < 2:
            line.append(f"{words('label-white' if number else 'label-black')} ", "dim")
        line.append(f"[{face or '–'}", "bold" if number else "bold reverse")
        if face:
            line.append_text(sign(view["printed"]["symbols"][face - 1]))
        line.append("] ", "bold" if number else "bold reverse")
    return line


def draw_map(view: dict[str, Any], sheet: dict[str, Any], before: list[list[str | None]]) -> Text:
    """The squares, a pointer at what was drawn in this turn; at each line's end its treasure, or what is left of it."""
    side = len(sheet["map"])
    drawn = Text(" " * EDGE, no_wrap=True)
    for column in range(side):
        drawn.append(" " + f"{column + 1}".center(CELL), "dim")
    drawn.append("\n").append(rule_of("┌┬┐", side), "dim")
    for row, things in enumerate(sheet["map"]):
        drawn.append(f"{row + 1}".rjust(EDGE - 1) + " ", "dim").append("│", "dim")
        for column, thing in enumerate(things):
            drawn.append("›" if thing and not before[row][column] else " ", "bold")
            drawn.append_text(sign(thing) if thing else Text("·", "dim")).append(" ").append("│", "dim")
        drawn.append(" ").append_text(line_end(view, sheet, f"row-{row + 1}", view["printed"]["rows"][row])).append("\n")
        drawn.append(rule_of("├┼┤" if row + 1 < side else "└┴┘", side), "dim")
    drawn.append_text(diagonal_end(view, sheet, 1)).append(" ")
    for column in range(side):
        end = line_end(view, sheet, f"column-{column + 1}", view["printed"]["columns"][column])
        drawn.append("  ").append_text(end).append(" ")
    return drawn.append("  ").append_text(diagonal_end(view, sheet, 0))


def rule_of(ends: str, columns: int) -> str:
    """A line between two rows of squares."""
    return " " * EDGE + ends[0] + ends[1].join(["─" * CELL] * columns) + ends[2] + "\n"


def line_end(view: dict[str, Any], sheet: dict[str, Any], line: str, treasure: str) -> Text:
    """✓ where the line is complete, a doubloon where somebody has claimed it, else its treasure."""
    if line in sheet["lines"]:
        return Text("✓", "green")
    return Text(SIGN["doubloon"], "dim") if line in view["claimed"] else sign(treasure)


def diagonal_end(view: dict[str, Any], sheet: dict[str, Any], number: int) -> Text:
    """The gift of a diagonal, where it ends in the last row."""
    done = ("diagonal-down", "diagonal-up")[number] in sheet["lines"]
    return Text("✓ ", "green") if done else sign(view["printed"]["diagonals"][number]).append(" ")


def draw_islands(view: dict[str, Any], words: Words, sheet: dict[str, Any]) -> Drawing:
    """The chest and the islands of one sheet, and what is to be decided."""
    printed = view["printed"]
    chest = Text()
    for treasure in TREASURES:
        chest.append_text(sign(treasure)).append(f"×{sheet['chest'].get(treasure, 0)}")
        chest.append(f" à {sheet['values'][treasure]}   ", "dim")
    chest.append(f"{printed['room'] - sheet['room_left']}/{printed['room']}")
    skulls = "".join(f"{CROSSED if sheet['skulls'] > n else OPEN}{-loss} " for n, loss in enumerate(printed["skulls"]))
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for label, line in (
        ("label-chest", chest),
        ("label-rum", Text().append_text(sign("rum")).append(f"×{sheet['rum']}")),
        ("label-hook", draw_hook(printed["hook"], sheet["swords"])),
        ("label-spyglass", draw_spyglass(printed["spyglass"], sheet["waters"])),
        ("label-boxes", draw_boxes(view, sheet)),
        ("label-palms", draw_palms(printed["palm"])),
        ("label-skulls", Text(skulls)),
        ("label-score", Text(str(sheet["score"]), "bold")),
    ):
        grid.add_row(Text(words(label), "dim"), line)
    if view["rank"]:
        grid.add_row(Text(words("label-ranks"), "dim"), Text(words(f"rank-{view['rank']}"), "bold"))
    elif view["seats"] == 1:
        ranks = "  ".join(f"{points} {words(f'rank-{RANK_NAMES[n]}')}" for n, points in enumerate(printed["ranks"], 1))
        grid.add_row(Text(words("label-ranks"), "dim"), Text(ranks, "dim"))
    if view["draft"] and view["draft"]["waiting"]:
        grid.add_row(Text(words("label-waiting"), "bold"), draw_waiting(view["draft"], words))
    return grid


def draw_hook(squares: Sequence[str], swords: int) -> Text:
    """The squares of the hook, each with what it raises."""
    line = Text()
    for number, raises in enumerate(squares):
        line.append(CROSSED if swords > number else OPEN).append_text(sign(raises)).append(" ")
    return line.append("» ", "dim").append_text(sign("either"))


def draw_spyglass(rows: Sequence[int], waters: int) -> Text:
    """The rows of the spyglass, each with its sighting."""
    line = Text()
    for squares, sighting in zip(rows, SIGHTINGS, strict=True):
        crossed = max(0, min(waters, squares))
        waters -= squares
        line.append(CROSSED * crossed + OPEN * (squares - crossed)).append_text(sign(sighting)).append(" ")
    return line.append("» ", "dim").append_text(sign("either"))


def draw_boxes(view: dict[str, Any], sheet: dict[str, Any]) -> Text:
    """Loot boxes with what they give; a crossed one is gone, and the turtle comes last."""
    line = Text()
    *boxes, turtle = view["printed"]["boxes"]
    for number, given in enumerate(boxes, 1):
        gone = str(number) in view["boxes_claimed"] or str(number) in sheet["boxes"]
        line.append(f"{number}{CROSSED if gone else ':'}", "dim" if gone else "").append_text(rewards(given)).append(" ")
    return line.append("» ", "dim").append_text(rewards(turtle))


def draw_palms(loot: Sequence[Mapping[str, int]]) -> Text:
    """Loot by the size of a group."""
    line = Text()
    for size, given in enumerate(loot, 1):
        line.append(f"{size}{'+' if size == len(loot) else ''}:").append_text(rewards(given)).append(" ")
    return line


def draw_waiting(draft: dict[str, Any], words: Words) -> Text:
    """What is still to be done in this turn."""
    parts = []
    for thing, count in draft["waiting"].items():
        kind = f"treasure-{thing}" if thing in TREASURES else f"label-{thing}"
        parts.append(f"{count} × {words(kind)}" if count > 1 else words(kind))
    return Text(", ".join(parts), "bold")


def draw_small(view: dict[str, Any], words: Words, names: Sequence[str], seat: int) -> Text:
    """Another's sheet as all saw it last."""
    sheet = view["sheets"][seat]
    drawn = Text(no_wrap=True, overflow="ellipsis")
    drawn.append(f"{SEAT_LETTERS[seat]} {names[seat]}"[: SMALL - 1], "bold" if seat == view["active"] else "underline")
    if view["rudders"][seat]:
        drawn.append(" ").append_text(sign("rudder"))
    for row in sheet["map"]:
        drawn.append("\n ")
        for thing in row:
            drawn.append_text(sign(thing) if thing else Text("·", "dim")).append(" ")
    drawn.append("\n")
    for treasure in TREASURES:
        drawn.append_text(sign(treasure)).append(f"{sheet['chest'].get(treasure, 0)} ")
    drawn.append_text(sign("rum")).append(f"{sheet['rum']} ").append_text(sign("skull")).append(f"{sheet['skulls']}")
    return drawn.append(f"\n{words('label-score')}: ", "dim").append(str(sheet["score"]), "bold")


def draw_legend(words: Words) -> Text:
    """What the signs mean."""
    line = Text()
    labels = {symbol: f"label-{symbol}" for symbol in SYMBOLS} | {treasure: f"treasure-{treasure}" for treasure in TREASURES}
    for thing, label in {**labels, "rum": "label-rum", "rudder": "label-rudder", "map": "label-map"}.items():
        line.append_text(sign(thing)).append(f" {words(label)}  ", "dim")
    return line
