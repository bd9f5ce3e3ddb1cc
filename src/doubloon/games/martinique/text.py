"""The table drawn in a terminal, from a view alone. Colour helps; signs, letters and words carry the meaning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core import SEAT_LETTERS
from ...core.drawing import Drawing, Grid, Group, Text
from ...core.words import Words
from .components import LETTERS, SYMBOLS

SIGN = {
    "dagger": "†", "pistol": "⌐", "skull": "☠", "chest": "▣", "parrot": "❧", "rum": "⚱",
    "map": "✕", "hook": "⌂", "bare": "·", "joker": "★",
}  # fmt: skip
STYLE = {
    "dagger": "cyan", "pistol": "magenta", "skull": "bright_white", "chest": "yellow", "parrot": "green", "rum": "bright_red",
    "map": "bold bright_yellow", "hook": "blue", "bare": "dim", "joker": "bright_yellow",
}  # fmt: skip
PIRATE = ("bold white on grey11", "bold white on dark_red")
CELL = 5
EDGE = 3  # room for the number of a row


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> Drawing:
    """The island with the bar and the treasures beside it, then what each captain has."""
    top = Grid.grid(padding=(0, 2, 0, 0))
    top.add_row(draw_island(view), draw_side(view, words))
    parts: list[Drawing] = [top, draw_captains(view, words, names)]
    parts += [draw_map_tiles(view, words, names, seat) for seat in range(view["seats"])]
    return Group(*parts, draw_legend(words))


def sign(thing: str) -> Text:
    """A souvenir's sign and number, or what else can lie on a field."""
    kind, _, number = thing.partition("-")
    return Text(SIGN[kind] + number, STYLE[kind])


def draw_island(view: dict[str, Any]) -> Drawing:
    """The fields with what lies and who stands on them; letters and numbers still in question stand in brackets."""
    rows = max(int(field[1:]) for field in view["fields"])
    columns = len(view["fields"]) // rows
    drawn = Text(no_wrap=True)
    drawn.append(" " * (EDGE + 1))
    for letter in LETTERS[:columns]:
        drawn.append_text(heading(letter, letter in view["letters"], CELL + 1))
    drawn.append("\n")
    drawn.append(rule_of("┌┬┐", columns), "dim")
    for row in range(1, rows + 1):
        drawn.append_text(heading(str(row), str(row) in view["numbers"], EDGE))
        drawn.append("│", "dim")
        for letter in LETTERS[:columns]:
            drawn.append_text(draw_field(view, f"{letter}{row}"))
            drawn.append("│", "dim")
        drawn.append("\n")
        drawn.append(rule_of("├┼┤" if row < rows else "└┴┘", columns), "dim")
    return drawn


def heading(name: str, in_question: bool, width: int) -> Text:
    """A letter or number at the edge, in brackets while the treasure may lie there."""
    return Text(f"[{name}]".center(width), "bold") if in_question else Text(name.center(width), "dim")


def rule_of(ends: str, columns: int) -> str:
    """A line between two rows of fields."""
    return " " * EDGE + ends[0] + ends[1].join(["─" * CELL] * columns) + ends[2] + "\n"


def draw_field(view: dict[str, Any], field: str) -> Text:
    """What lies there, and who stands there; dots mark where the walk under way has been, a pointer where it is."""
    walks_here = bool(view["walk"]) and field == view["walk"][-1]
    drawn = Text(" ").append_text(sign(view["fields"][field]))
    drawn.append(" " * (3 - len(drawn)))
    drawn.append("›" if walks_here else "•" if field in view["walk"] else " ", "bold")
    seats = [seat for seat in range(view["seats"]) if field in view["pirates"][seat] and field not in view["walk"]]
    if walks_here:
        seats = [view["turn"]]
    if seats:
        drawn.append(SEAT_LETTERS[seats[0]], PIRATE[seats[0]])
    elif field == view["lost"]:
        drawn.append("$", "bold bright_yellow")
    drawn.append(" " * (CELL - len(drawn)))
    return drawn


def draw_side(view: dict[str, Any], words: Words) -> Drawing:
    """The bar, the stools, the Small Treasures, and where the Lost Treasure may be."""
    lines = [title(words("label-hook"))]
    jokers = Text(" ").append(SIGN["joker"] * view["bar"]["jokers"] or "–", STYLE["joker"])
    lines.append(jokers.append(f" {words('label-joker')}", "default"))
    for kind in ("letter", "number"):
        lines.append(Text(f" {'?' if view['bar'][kind] else '–'} {words(f'label-{kind}')}"))
        if not view["bar"][kind]:
            lines[-1].append(f", {words('label-gone')}", "dim")
    lines += [Text(), title(words("label-stools")), draw_stools(view), Text()]
    bag = sum(view["bag"].values())
    lines.append(title(words("label-treasures")).append(f"   {words('label-bag').lower()}: {bag}", "not bold dim"))
    for name, souvenirs in view["treasures"].items():
        line = Text(f"{'▸' if name == view['loading'] else ' '}{name}  ")
        for souvenir in souvenirs:
            line.append_text(sign(souvenir)).append("  ")
        lines.append(line if souvenirs else line.append(words("label-closed"), "dim"))
    lines += [Text(), *draw_clues(view, words), *draw_doing(view, words)]
    return Group(*lines)


def title(text: str) -> Text:
    """A heading."""
    return Text(text, "bold")


def draw_stools(view: dict[str, Any]) -> Text:
    """Who sits on which stool; whoever has dug left it, and his field is named."""
    line = Text(" ")
    for stool in range(view["stools_in_all"]):
        if stool < len(view["stools"]):
            seat = view["stools"][stool]
            dug = stool < len(view["dug"])
            line.append(SEAT_LETTERS[seat], "dim strike" if dug else PIRATE[seat]).append(" ")
        else:
            line.append("○ ", "dim")
    return line


def draw_clues(view: dict[str, Any], words: Words) -> list[Text]:
    """Which letters and numbers are still in question."""
    if view["lost"]:
        return [Text(words("label-lost", field=view["lost"]), "bold bright_yellow")]
    count = len(view["letters"]) * len(view["numbers"])
    return [
        title(words("label-clues")),
        Text(" " + " ".join(view["letters"])),
        Text(" " + " ".join(view["numbers"])),
        Text(" " + words("label-fields", count=count), "dim"),
    ]


def draw_doing(view: dict[str, Any], words: Words) -> list[Text]:
    """The walk or the payment under way."""
    if view["walk"]:
        steps = words("label-steps-left", steps=view["steps_left"])
        return [Text(), title(words("label-walk")), Text(f" {'–'.join(view['walk'])}, {steps}")]
    if view["loading"]:
        line = Text(" " if view["owed"] else f" {words('label-owed-none')}")
        for symbol, count in view["owed"].items():
            line.append(f"{count} × ").append_text(sign(symbol)).append("  ")
        return [Text(), title(words("label-owed")), line]
    return []


def draw_captains(view: dict[str, Any], words: Words, names: Sequence[str]) -> Drawing:
    """Pirates in hand, supply, jokers, hold and points of each captain."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    grid.add_column("", no_wrap=True, max_width=24)
    grid.add_column(words("label-in-hand"), justify="right")
    for symbol in (*SYMBOLS, "joker"):
        grid.add_column(sign(symbol), justify="right")
    for label in ("label-loads", "label-hold", "label-points"):
        grid.add_column(words(label), justify="right")
    for seat in range(view["seats"]):
        to_act = seat == view["turn"] and not view["over"]
        name = Text("▸ " if to_act else "  ").append(f" {SEAT_LETTERS[seat]} ", PIRATE[seat])
        name.append(f" {names[seat]}", "bold" if to_act else "")
        hold = view["holds"][seat]
        worth = sum(count * int(souvenir[-1]) for souvenir, count in hold["souvenirs"].items())
        grid.add_row(
            name,
            str(view["in_hand"][seat]),
            *(counted(view["supplies"][seat].get(symbol, 0)) for symbol in SYMBOLS),
            counted(view["jokers"][seat]),
            str(hold["loads"]),
            str(worth),
            str(view["scores"][seat]),
        )
    return grid


def counted(number: int) -> Text:
    """A number, faint where it is nothing."""
    return Text(str(number), "" if number else "dim")


def draw_map_tiles(view: dict[str, Any], words: Words, names: Sequence[str], seat: int) -> Text:
    """A captain's map tiles in the order collected: where from, and what they say to whoever looks; ▲ lies open."""
    line = Text(f"{words('label-map-tiles', seat=names[seat])}: ")
    for number, tile in enumerate(view["map_tiles"][seat], 1):
        kind = tile["source"].removeprefix("bar-")
        source = words(f"label-{kind}") if kind in ("letter", "number") else kind
        line.append(f" {number}:", "dim").append(f"{source}=").append(tile["tile"] or "?", STYLE["map"])
        line.append("▲ " if tile["face_up"] else " ")
    return line if view["map_tiles"][seat] else line.append(words("label-none"), "dim")


def draw_legend(words: Words) -> Text:
    """What the signs mean."""
    line = Text()
    labels = {symbol: f"symbol-{symbol}" for symbol in SYMBOLS}
    for thing, label in {**labels, "joker": "label-joker", "map": "label-map-tile", "hook": "label-bar"}.items():
        line.append_text(sign(thing)).append(f" {words(label)}  ", "dim")
    return line.append("▲").append(f" {words('label-face-up')}", "dim")
