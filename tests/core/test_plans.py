"""The course: the moves of one seat in a row, as far as it can foresee them."""

from __future__ import annotations

import doubloon
from doubloon.core.plans import Plan, foresee, plan_of
from doubloon.survey.peers.connect_four import GAME as CONNECT_FOUR

from ..games.morgans_magic_map.tables import at


def course_of(table: doubloon.Table, *moves: str, seat: int = 0) -> list[tuple[str, bool]]:
    """The moves that are foreseen, each with whether what comes of it is."""
    return [(str(step.move), step.after is not None) for step in foresee(table, seat, [(seat, move) for move in moves])]


def test_the_course_ends_where_chance_speaks() -> None:
    table = at(phase="throw", hands=[["tomb-2"], []])
    assert course_of(table, "draw", "lift oasis") == [("draw", False)]


def test_the_course_ends_where_something_hidden_is_shown_but_not_with_ones_own_secrets() -> None:
    table = at(phase="dig", hands=[["green-tree-0", "volcano-1", "skull-0"], []])
    assert course_of(table, "play green-tree 0", "enough", "take 1") == [
        ("play green-tree 0", True),
        ("enough", True),
        ("take 1", False),
    ]
    table = doubloon.game("martinique").from_position({"pirates": [["B2"], []], "options": {"place_first": 1}}, seed="test")
    assert course_of(table, "move B2", "north")[-1] == ("north", False), "a map tile is read"


def test_the_course_ends_with_the_turn_and_with_what_cannot_be() -> None:
    table = at()
    assert course_of(table, "stay") == []
    assert [str(step.move) for step in foresee(table, 0, [(0, "leave the map"), (1, "leave the map"), (0, "stay")])] == [
        "leave the map"
    ]


def test_where_all_decide_at_once_the_others_moves_are_passed_over() -> None:
    table = doubloon.catalogue["parley"].from_position({"chest": 2, "omen": [0, 2]})
    assert len(foresee(table, 0, [(0, "raise"), (1, "raise"), (0, "raise")])) == 2
    assert plan_of(table, 0, [(0, "raise"), (1, "raise"), (0, "raise")]) == Plan("bid", {"coins": 2, "chest": 2})


def test_the_table_is_left_as_it_was() -> None:
    table = at()
    before = table.digest
    foresee(table, 0, [(0, "leave the map")])
    assert table.digest == before


def test_a_game_without_plans_has_none() -> None:
    table = CONNECT_FOUR.start(2, "plain")
    assert plan_of(table, table.acting[0], [(table.acting[0], str(table.moves(table.acting[0])[0]))]) is None
