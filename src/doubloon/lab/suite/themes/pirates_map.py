"""Themes of The Pirate's Map: rum, the end that a full chest brings, the hook."""

from __future__ import annotations

from ....core.table import Table
from .moves import of_kind, own_turn

LITTLE_ROOM = 2


def rum_then_skip(table: Table, seat: int) -> set[str]:
    """Rum was spent on the dice in this turn: for nothing, if nothing is drawn now. (§3.4, §3.7)"""
    turned = False
    for move in own_turn(table, seat):
        if move.kind == "done":
            break
        turned = turned or move.kind == "rum"
    return of_kind(table, seat, "skip") if turned else set()


def nearly_full_chest(table: Table, seat: int) -> set[str]:
    """A loot box may fill the chest and end the game; it may be declined. (§5.1, §7.1)"""
    draft = table.view(seat)["draft"]
    little = draft is not None and draft["sheet"]["room_left"] <= LITTLE_ROOM
    return of_kind(table, seat, "decline-loot") if little else set()


def which_to_raise(table: Table, seat: int) -> set[str]:
    """Rubies or crowns are worth more from now on. (§5.8)"""
    raises = of_kind(table, seat, "raise")
    return {min(raises)} if len(raises) > 1 else set()


def rum_for_a_drawing(table: Table, seat: int) -> set[str]:
    """A bottle opens other squares, and is worth points itself. (§3.4, §7.4)"""
    return of_kind(table, seat, "rum") if of_kind(table, seat, "draw") else set()


THEMES = {
    "rum-then-skip": rum_then_skip,
    "nearly-full-chest": nearly_full_chest,
    "which-to-raise": which_to_raise,
    "rum-for-a-drawing": rum_for_a_drawing,
}
