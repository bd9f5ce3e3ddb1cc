"""Themes of Jackal: gold on its way, standstills, bottles, abilities."""

from __future__ import annotations

from typing import Any

from ....core.table import Table
from .moves import of_kind

SMALL = "BBBB/BMFB/BFMB/BBBB"
"""An island of our own that is soon played to its end, so that its problems are judged in many worlds."""
OPTIONS: tuple[dict[str, Any], ...] = (
    {"island": SMALL},
    {"island": 1},
    {"island": 2},
    {"island": 1, "abilities": "A-1 marksman, A-2 strongman, A-3 runner, B-1 fencer, B-2 swimmer, B-3 climber"},
    {"island": 3},
    {"island": "classic"},
)
STILL = 0.6
"""A standstill is near when so much of the quiet that brings it has passed."""

NO_COIN = "none"

View = dict[str, Any]


def spot(cell: str) -> tuple[int, int]:
    """Column and row of a cell."""
    return ord(cell[0]) - ord("A"), int(cell[1:])


def apart(one: str, other: str) -> int:
    """How many steps two cells are apart."""
    (a, b), (c, d) = spot(one), spot(other)
    return max(abs(a - c), abs(b - d))


def foes(view: View, seat: int) -> list[str]:
    """Where enemies stand who could attack next turn, ashore."""
    friends = {seat, view["partners"][seat]} if view["partners"] else {seat}
    crews = [crew for one, crew in enumerate(view["crews"]) if one not in friends]
    ships = set(view["ships"])
    return [pirate["cell"] for crew in crews for pirate in crew if awake(pirate) and pirate["cell"] not in ships]


def awake(pirate: View) -> bool:
    """Whether a pirate can act."""
    return pirate["cell"] is not None and not pirate["asleep"] and not pirate["trapped"]


def with_coin(table: Table, seat: int) -> dict[str, str]:
    """Moves that drag a coin, with where each leads."""
    found = {}
    for move in table.moves(seat):
        if move.kind in ("move", "go") and move.args["coin"] != NO_COIN:
            found[str(move)] = move.args["cell"]
    return found


def past_an_enemy(table: Table, seat: int) -> set[str]:
    """A coin may be dragged to where an enemy can take it. (§6.1)"""
    enemies = foes(table.view(seat), seat)
    coins = with_coin(table, seat)
    return {move for move, cell in coins.items() if any(apart(cell, foe) == 1 for foe in enemies)}


def coin_home(table: Table, seat: int) -> set[str]:
    """A coin can be aboard with this step. (§5.6)"""
    view = table.view(seat)
    friends = {seat, view["partners"][seat]} if view["partners"] else {seat}
    ships = {view["ships"][one] for one in friends}
    return {move for move, cell in with_coin(table, seat).items() if cell in ships}


def take_it_back(table: Table, seat: int) -> set[str]:
    """Nothing has happened for long, and a coin could be taken from an enemy once more. (§10.4)"""
    view = table.view(seat)
    if view["quiet"] < STILL * view["standstill"]:
        return set()
    enemies = set(foes(view, seat))
    return {str(move) for move in table.moves(seat) if move.kind in ("move", "go") and move.args["cell"] in enemies}


def break_off(table: Table, seat: int) -> set[str]:
    """The game may be ended by common consent. (§10.2)"""
    return of_kind(table, seat, "propose", "agree")


def bottles(table: Table, seat: int) -> set[str]:
    """A bottle may be opened, or kept. (§9.4)"""
    return of_kind(table, seat, "bottle-none") if of_kind(table, seat, "bottle") else set()


def abilities(table: Table, seat: int) -> set[str]:
    """Somebody could do what only he can: shoot, or go on after a step. (§12.8, §12.12)"""
    shots, stops = of_kind(table, seat, "shoot"), of_kind(table, seat, "stay")
    return shots or (stops if of_kind(table, seat, "go") else set())


THEMES = {
    "past-an-enemy": past_an_enemy,
    "coin-home": coin_home,
    "take-it-back": take_it_back,
    "break-off": break_off,
    "bottles": bottles,
    "abilities": abilities,
}
