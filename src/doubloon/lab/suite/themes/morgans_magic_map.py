"""Themes of Morgan's Magic Map: what cards in front of a captain are given up for."""

from __future__ import annotations

from typing import Any

from ....core.numbering import Move
from ....core.table import Table
from .moves import of_kind, own_turn


def for_bonus(table: Table, seat: int, *bonuses: str) -> set[str]:
    """The moves that give up cards for some bonuses. (§7.1, §7.6)"""
    symbols = {(card["place"], str(card["distance"])): card["symbol"] for card in table.view(seat)["fronts"][seat]}

    def wanted(move: Move) -> bool:
        if move.kind == "use":
            return symbols[move.args["tile"], move.args["distance"]] in bonuses
        return move.kind == "pair" and move.args["bonus"] in bonuses

    return {str(move) for move in table.moves(seat) if wanted(move)}


def worth(view: dict[str, Any], level: int) -> int:
    """What a level brings, its doubloons included; nothing where there is none."""
    return view["board"][level]["value"] + view["levels"][level] if level < len(view["board"]) else 0


def richer_level(table: Table, seat: int) -> set[str]:
    """Shovels would reach a level that is worth more. (§7.4)"""
    view = table.view(seat)
    shovels = for_bonus(table, seat, "shovel")
    within = max((worth(view, level) for level in range(view["reach"])), default=0)
    deeper = [worth(view, view["reach"] + more) for more in range(len(shovels))]
    return shovels if view["phase"] == "take" and max(deeper, default=0) > within else set()


def lifted_twice(table: Table, seat: int) -> set[str]:
    """A tile moved in this turn could be lifted again. (R2)"""
    moved = {move.args["tile"] for move in own_turn(table, seat) if move.kind == "lift"}
    return {str(move) for move in table.moves(seat) if move.kind == "lift" and move.args["tile"] in moved}


def spent_for_nothing(table: Table, seat: int) -> set[str]:
    """Boots or a map could be given up, and may bring nothing. (§7.2, §7.3)"""
    others = of_kind(table, seat, "step", "lift", "stay", "leave")
    return for_bonus(table, seat, "boots", "map") if others else set()


THEMES = {
    "richer-level": richer_level,
    "lifted-twice": lifted_twice,
    "spent-for-nothing": spent_for_nothing,
}
