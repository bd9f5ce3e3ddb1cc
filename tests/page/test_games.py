"""A game of each, each day with another hand: by mouse, by keyboard alone, and with a finger on a phone.

Every day its beginning and its end are played by hand, and what lies between while nobody looks; in the long run all of it.
"""

from __future__ import annotations

from typing import Any

import pytest

from ..sample import in_turns, is_due
from .conftest import Visitors, aboard
from .facts import FACTS, GAMES
from .hands import Finger, Hands, Keys, Mouse

LEAST_ON_THE_BOARD = 0.6
"""Of all moves, so many at least are made on the board and not from the list."""


BY_HAND = 10
"""So many moves are made by hand before somebody goes away for a while."""
HANDS: tuple[type[Hands], ...] = (Mouse, Keys, Finger)
PAIRS = [(game, HANDS[(first + at) % len(HANDS)]) for first, game in enumerate(GAMES) for at in range(len(HANDS))]
"""Every game with every hand. Each game begins with another hand, so that no day has but one."""
ONE_HANDED = [
    pytest.param(*pair, marks=[] if is_due(at, len(GAMES), len(GAMES)) else [pytest.mark.later], id=pair[0])
    for at, pair in enumerate(PAIRS[:: len(HANDS)])
]
"""Every game with one hand, one of them today."""
TURNS = in_turns(PAIRS, len(HANDS), ids=lambda pair: f"{pair[0]}-{pair[1].__name__}")


def test_every_day_has_every_game_and_every_hand() -> None:
    today = [param.values for param in TURNS if any(mark.name == "today" for mark in param.marks)]
    assert [game for game, _ in today] == list(GAMES) and {hands for _, hands in today} == set(HANDS)


@pytest.mark.parametrize(("game", "hands"), TURNS)
def test_a_game_from_both_ends(visitors: Visitors, game: str, hands: type[Hands]) -> None:
    mine = sit_down(visitors, game, hands)
    mine.play_some(BY_HAND)
    if between := FACTS[game]["whole"].get("between"):
        mine.visitor.come("/")
        mine.visitor.advance(mine.table, mine.seat, between)
        mine.visitor.come(f"/t/{mine.table}")
    ends(mine, mine.play_out())


@pytest.mark.long
@pytest.mark.parametrize(("game", "hands"), PAIRS)
def test_a_whole_game(visitors: Visitors, game: str, hands: type[Hands]) -> None:
    mine = sit_down(visitors, game, hands)
    ends(mine, mine.play_out())


@pytest.mark.parametrize("visitors", [aboard(1)], indirect=True)
@pytest.mark.parametrize(("game", "hands"), ONE_HANDED)
def test_a_game_is_begun_by_hand_where_there_is_no_server(visitors: Visitors, game: str, hands: type[Hands]) -> None:
    mine = sit_down(visitors, game, hands)
    mine.play_some(BY_HAND)
    assert mine.ways["board"] >= LEAST_ON_THE_BOARD * BY_HAND, f"{mine.ways}"
    mine.visitor.advance(mine.table, mine.seat, BY_HAND)
    mine.until_shown(mine.look()["seq"])


def sit_down(visitors: Visitors, game: str, hands: type[Hands]) -> Hands:
    """Anne at a table of the game, with these hands."""
    whole = FACTS[game]["whole"]
    anne = visitors("Anne", phone=hands is Finger)
    return hands(anne, anne.open_table(game, *whole["crew"], **whole.get("options", {})), 0)


def ends(mine: Hands, seen: dict[str, Any]) -> None:
    """The game ended as games do, and was played on the board."""
    assert seen["view"]["over"] and seen["acting"] == [] and seen["frozen"] is None
    mine.page.wait_for_selector("#ending-title")
    played = sum(mine.ways.values())
    assert mine.ways["board"] >= LEAST_ON_THE_BOARD * played, f"{mine.ways}"
