"""Themes of Martinique: where to dig at Sunset."""

from __future__ import annotations

from typing import Any

from ....core.table import Table
from ....games.martinique.exact import posterior
from .moves import of_kind

SAME = 1e-9


def chances(table: Table, seat: int) -> dict[str, float]:
    """For each dig how likely the treasure is to lie there, to whoever reads the other's digs."""
    view = table.view(seat)
    likely = dict(zip(view["fields"], posterior(view, seat).tolist(), strict=True))
    digs = [move for move in table.moves(seat) if move.kind == "dig"]
    return {str(move): likely[move.args["field"]] if move.args["field"] not in view["dug"] else 0.0 for move in digs}


def nothing_lies_there(table: Table, seat: int) -> set[str]:
    """Some fields are out of the question. (§8.3)"""
    digs = chances(table, seat) if of_kind(table, seat, "dig") else {}
    return {move for move, chance in digs.items() if chance < SAME}


def what_his_digs_tell(table: Table, seat: int) -> set[str]:
    """The other has dug, and so has told what he knows: the likeliest fields. (§8.3)"""
    view = table.view(seat)
    if not of_kind(table, seat, "dig") or not any(digger != seat for digger in view["stools"][: len(view["dug"])]):
        return set()
    digs = chances(table, seat)
    best = max(digs.values())
    return {move for move, chance in digs.items() if chance > best - SAME}


THEMES = {
    "nothing-lies-there": nothing_lies_there,
    "what-his-digs-tell": what_his_digs_tell,
}
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"lost_treasure": "20"})
"""The ways to play that quick games take turns in."""
