"""Small islands for the tests: whatever they leave out does not matter to the rule at hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import doubloon

GAME = doubloon.catalogue["jackal"]
OPTIONS = ("teams", "abilities", "campaign", "kids", "boxes")
LETTERS = "ABCDEFGHIJKLM"
BACKS = {"B": "beach", "F": "forest", "M": "mountain", "#": "plain"}


def at(*rows: str, seed: str | int = "test", box: str = "", backs: str = "", **position: Any) -> doubloon.Table:
    """A table on a tiny island, given in rows of tiles whose first is B2, with the ships in the corners of the sea.

    `at("ice arrow/e", "down-pit .", pirates=[["B2"], []])`: `down-horse` and `used-chest-1` are how a tile lies, `.` is no land,
    `?` lies face down and comes out of `box`, a list of tiles (`"ogre 2, empty"`), else empty ones. Pirates not named are aboard.
    `backs` are the rows of another map of the same shape, as in `"BFM/BBB"`; without it all backs are plain.
    """
    words = [row.split() for row in rows]
    island = backs or "/".join("".join("." if word == "." else "#" for word in row) for row in words)
    marks = {name(r, c): mark for r, row in enumerate(island.split("/"), 1) for c, mark in enumerate(row, 1) if mark != "."}
    tiles = {name(r, c): how(word) for r, row in enumerate(words, 1) for c, word in enumerate(row, 1) if word not in ".?"}
    tiles |= position.pop("tiles", {})
    options = {option: position.pop(option) for option in OPTIONS if option in position}
    options |= {"island": island, "tiles": boxful(marks, tiles, box)}
    seats = position.pop("seats", 4 if options.get("teams") else 2)
    ships = position.pop("ships", corners(words))[:seats]
    crews = position.pop("pirates", [])
    pirates = [crew(ships[seat], crews[seat] if seat < len(crews) else []) for seat in range(seats)]
    document = {"options": options, "seats": seats, "tiles": tiles, "ships": ships, "crews": pirates, **position}
    return GAME.from_position(document, seed=str(seed))


def name(row: int, column: int) -> str:
    """A cell by its row and column, counted from 0."""
    return f"{LETTERS[column]}{row + 1}"


def how(word: str) -> str:
    """A tile of a row as a position writes it."""
    for lies in ("down", "used"):
        if word.startswith(f"{lies}-"):
            return f"{lies} {word[5:]}"
    return word


def boxful(marks: dict[str, str], tiles: dict[str, str], box: str) -> str:
    """The tiles of one's own that just fill the island: those named, and for the others those of the box, or empty ones."""
    parts = []
    for mark in dict.fromkeys(marks.values()):
        cells = [cell for cell in marks if marks[cell] == mark]
        named = Counter(tiles[cell].split()[-1].partition("/")[0] for cell in cells if cell in tiles)
        listed = [f"{tile} {count}" for tile, count in named.items()]
        hidden = sum(cell not in tiles for cell in cells)
        parts.append(f"{BACKS[mark]}: {', '.join(listed + ([box or f'empty {hidden}'] if hidden else []))}")
    return "; ".join(parts)


def corners(words: list[list[str]]) -> list[str]:
    """The ends of the first and of the last row of the sea: northwest, northeast, southeast, southwest."""
    ends = []
    for row, tiles in ((0, words[0]), (len(words) + 1, words[-1])):
        land = [column for column, word in enumerate(tiles, 1) if word != "."]
        ends += [name(row, land[0] - 1), name(row, land[-1] + 1)]
    return [ends[0], ends[1], ends[3], ends[2]]


def crew(ship: str | None, places: list[str]) -> list[str | None]:
    """Three pirates; whoever is not named is aboard, and before the ships are placed nowhere."""
    return [*places, *[ship] * (3 - len(places))]


def walk(table: doubloon.Table, *moves: str) -> list[doubloon.Told]:
    """Moves of the seat to act, one after the other; returns all it was told."""
    return [told for move in moves for told in table.play(table.acting[0], move)]


def said(table: doubloon.Table, start: str = "") -> list[str]:
    """The legal moves of the seat to act, in notation, but for the asking to end the game; those that begin so."""
    moves = [str(move) for move in table.moves(table.acting[0])]
    return [move for move in moves if move != "propose end" and move.startswith(start)]


def goals(table: doubloon.Table, start: str = "go") -> set[str]:
    """The places that legal moves of one sort lead to: `go`, `1`, `sail`, `shake`."""
    return {move.split()[1] for move in said(table, f"{start} ")}


def kinds(told: list[doubloon.Told]) -> list[str]:
    """What sort of things happened."""
    return [event.kind for event in told]


def first(told: list[doubloon.Told], kind: str) -> dict[str, Any]:
    """What is told of the first happening of that sort."""
    return next(event.args for event in told if event.kind == kind)


def where(table: doubloon.Table, piece: str) -> str:
    """Where `A-1` is: a cell, in a labyrinth with its space (`C3/2`), `dead`; `missionary` where he is."""
    position = table.position()
    if piece == "missionary":
        return position["missionary"]["place"]
    return position["crews"]["ABCD".index(piece[0])][int(piece[2]) - 1]


def coins(table: doubloon.Table) -> dict[str, int]:
    """Coins on the island."""
    return table.position()["coins"]


def tile(table: doubloon.Table, cell: str) -> str | None:
    """A tile as a position writes it; None where nobody knows it yet."""
    return table.position()["tiles"].get(cell)


def until(build: Callable[[int], Any], wanted: Callable[[Any], bool]) -> Any:
    """The first of what chance builds from seeds 0, 1, 2, … that is wanted."""
    return next(built for built in map(build, range(400)) if wanted(built))


def idle(table: doubloon.Table, turns: int = 1) -> None:
    """Seats whose turn does not matter sail their ship the first way they find."""
    for _ in range(turns):
        walk(table, said(table, "sail")[0])


PLAIN = ("empty empty empty",) * 3
WIDE = ("empty empty empty empty empty",) * 5
AROUND = {"n": "C2", "ne": "D2", "e": "D3", "se": "D4", "s": "C4", "sw": "B4", "w": "B3", "nw": "B2"}
"""The places around C3, the middle of PLAIN."""
FURTHER = {"n": "D2", "ne": "F2", "e": "F4", "se": "F6", "s": "D6", "sw": "B6", "w": "B4", "nw": "B2"}
"""Those two away from D4, the middle of WIDE."""
LONG = {
    "n": "north",
    "ne": "northeast",
    "e": "east",
    "se": "southeast",
    "s": "south",
    "sw": "southwest",
    "w": "west",
    "nw": "northwest",
}
KNIGHTS = {"C2", "E2", "B3", "F3", "B5", "F5", "C6", "E6"}
"""The knight's moves from D4."""
