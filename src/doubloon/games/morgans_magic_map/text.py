"""The table drawn in a terminal, from a view alone. Colour helps; signs, letters and words carry the meaning."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from ...core import SEAT_LETTERS
from ...core.drawing import Drawing, Grid, Group, Text
from ...core.words import Words
from .components import EAST, NORTH, SETS, SIDES, SOUTH, WEST

PIRATE = ("bold white on dark_red", "bold white on dark_blue", "bold black on yellow", "bold white on dark_green")
SIGN = {"shovel": "⛏", "map": "✥", "doubloons": "●", "boots": "»"}
SET_STYLE = {
    "gems": "magenta", "silver": "cyan", "gold": "yellow", "pearl": "bright_white", "jewelry": "bright_red", "jade": "green",
}  # fmt: skip
LAND, WATER = "yellow", "bright_blue"
SCREEN = 79  # columns to draw on
BOARD = 26  # columns that the treasure board takes
MOST_BESIDE = 8  # columns of tiles that leave room for the board beside them
MOST_TALL = 5  # rows of tiles that are drawn two lines high
WIDEST = 9  # letters of a tile's name, and fewer where the island is wide
ROOM_FOR_A_SPACE = 6


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> Drawing:
    """The island with the treasure board beside it, then what each captain has, and the hand of whoever looks."""
    columns = len(view["island"][0])
    parts: list[Drawing] = []
    if columns <= MOST_BESIDE:
        top = Grid.grid(padding=(0, 2, 0, 0))
        top.add_column(no_wrap=True)
        top.add_column(max_width=BOARD)
        top.add_row(draw_island(view, words, (SCREEN - BOARD - 1) // columns - 1), draw_board(view, words, "\n  "))
        parts.append(top)
    else:
        parts += [draw_island(view, words, SCREEN // columns - 1), draw_board(view, words, "  ")]
    parts += [Text(), draw_captains(view, words, names)]
    parts += [
        draw_cards(words("label-front", seat=names[one]), cards, words) for one, cards in enumerate(view["fronts"]) if cards
    ]
    if view["hand"] is not None:
        parts.append(draw_cards(words("label-hand"), view["hand"], words))
    return Group(*parts, draw_legend(words))


def draw_island(view: dict[str, Any], words: Words, room: int) -> Text:
    """The tiles with their edges, ═ and ║ land, ~ water, and the letters of the pirates on them."""
    width = min(room, WIDEST)
    rows = view["island"]
    gaps = [None] * len(rows[0])
    lines = []
    for above, below in pairwise([gaps, *rows, gaps]):
        lines.append(draw_edges(above, below, width))
        if below is not gaps:
            high = 2 if len(rows) <= MOST_TALL else 1
            lines += [draw_row(view, words, below, width, line, high) for line in range(high)]
    return Text("\n", no_wrap=True).join(lines)


def draw_edges(above: Sequence[Any], below: Sequence[Any], width: int) -> Text:
    """The line between two rows of tiles, with a dot at each corner of a tile."""
    drawn = Text()
    for column in range(len(above) + 1):
        touching = [*above[max(column - 1, 0) : column + 1], *below[max(column - 1, 0) : column + 1]]
        drawn.append("·" if any(touching) else " ", "dim")
        if column < len(above):
            drawn.append_text(edge(above[column], SOUTH, below[column], NORTH, "═" * width, "~" * width))
    return drawn


def edge(one: Any, side: int, other: Any, facing: int, land: str, water: str) -> Text:
    """The line between two neighbours, or round a tile alone."""
    kind = one["edges"][side] if one else other["edges"][facing] if other else None
    if kind is None:
        return Text(" " * len(land))
    return Text(land, LAND) if kind == "L" else Text(water, WATER)


def draw_row(view: dict[str, Any], words: Words, tiles: Sequence[Any], width: int, line: int, high: int) -> Text:
    """One line of a row of tiles: their names, or below them who stands there."""
    drawn = edge(None, EAST, tiles[0], WEST, "║", "~")
    for tile, east in pairwise([*tiles, None]):
        drawn.append_text(draw_tile(view, words, tile, width, line, high))
        drawn.append_text(edge(tile, EAST, east, WEST, "║", "~"))
    return drawn


def draw_tile(view: dict[str, Any], words: Words, tile: Any, width: int, line: int, high: int) -> Text:
    """One line of a tile; where tiles are one line high, pirates stand before the name."""
    if tile is None:
        return Text(" " * width)
    drawn = Text()
    if line == high - 1:
        for seat in tile["pirates"][:width]:
            drawn.append(SEAT_LETTERS[seat], PIRATE[seat])
    if line == 0:
        name = words(f"short-{tile['name']}")
        in_hand = tile["name"] == view["lifted"]
        space = " " if tile["pirates"] and high == 1 and width >= ROOM_FOR_A_SPACE else ""
        drawn.append(space).append(f"({name})" if in_hand else name, "reverse" if in_hand else "bold")
    drawn.truncate(width, pad=True)
    return drawn


def draw_board(view: dict[str, Any], words: Words, between: str) -> Drawing:
    """The treasures level by level with the doubloons beside them, and what is being done."""
    lines = [Text(words("label-board"), "bold")]
    for level, (treasure, coins) in enumerate(zip(view["board"], view["levels"], strict=True), 1):
        line = Text(f"{level} ", "bold").append(words(f"treasure-{treasure['rank']}"), SET_STYLE[treasure["set"]])
        line.append(f"{between}{words('set-' + treasure['set'])} {treasure['value']}", "dim")
        lines.append(line.append(f" +{coins}●" if coins else "", "yellow"))
    lines.append(Text(words("label-deck", count=view["treasures_left"]), "dim"))
    if view["lifted"]:
        lines.append(Text(words("label-lifted", tile=words(f"tile-{view['lifted']}")), "bold"))
    lines += [draw_way(way, words) for way in view["ways"]]
    if view["changes"] and not view["lifted"]:
        lines.append(Text(words("label-changes", count=view["changes"])))
    if view["steps"]:
        lines.append(Text(words("label-steps", count=view["steps"])))
    if view["reach"]:
        lines.append(Text(words("label-reach", level=min(view["reach"], len(view["levels"])))))
    return Group(*lines)


def draw_way(way: dict[str, Any], words: Words) -> Text:
    """How the tile in hand would lie: its edges clockwise from the north."""
    drawn = Text(f"{way['quarters']} ", "bold")
    for side, kind in zip(SIDES, way["edges"], strict=True):
        drawn.append(words(f"letter-{side}"), "dim").append("═ " if kind == "L" else "~ ", LAND if kind == "L" else WATER)
    return drawn


def draw_captains(view: dict[str, Any], words: Words, names: Sequence[str]) -> Drawing:
    """Doubloons, cards, treasures by set and points of each captain."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("", no_wrap=True, max_width=22)
    grid.add_column(SIGN["doubloons"], justify="right")
    grid.add_column(words("label-cards"), justify="right")
    for kind in SETS:
        grid.add_column(Text(words(f"set-{kind}"), SET_STYLE[kind]), justify="right")
    grid.add_column(words("label-points"), justify="right")
    for seat in range(view["seats"]):
        to_act = seat == view["turn"] and not view["over"]
        name = Text("▸ " if to_act else "  ").append(f" {SEAT_LETTERS[seat]} ", PIRATE[seat])
        name.append(f" {names[seat]}", "bold" if to_act else "")
        held = [sum(one["set"] == kind for one in view["treasures"][seat]) for kind in SETS]
        counts = [Text(str(count), "" if count else "dim") for count in held]
        grid.add_row(name, str(view["coins"][seat]), str(view["hand_sizes"][seat]), *counts, str(view["scores"][seat]))
    return grid


def draw_cards(label: str, cards: Sequence[Any], words: Words) -> Text:
    """Cards by place, distance and symbol."""
    line = Text(f"{label}:  ", "bold")
    for card in cards:
        line.append(f"{words('short-' + card['place'])} {card['distance']}{SIGN[card['symbol']]}  ", "not bold")
    return line if cards else line.append(words("label-none"), "not bold dim")


def draw_legend(words: Words) -> Text:
    """What the signs mean."""
    line = Text()
    for symbol, sign in SIGN.items():
        line.append(sign).append(f" {words(f'symbol-{symbol}')}  ", "dim")
    line.append("═", LAND).append(f" {words('label-land')}  ", "dim")
    return line.append("~", WATER).append(f" {words('label-water')}", "dim")
