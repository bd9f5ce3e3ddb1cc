"""Lessons in a real browser, by keyboard alone: what is right is shown, found in the list of moves, and made."""

from __future__ import annotations

import pytest

from ..sample import in_turns
from .conftest import Visitors, on_both_shores
from .facts import GAMES
from .schooling import learn


@on_both_shores(8)
@pytest.mark.parametrize("game", in_turns(GAMES, len(GAMES), turn=1))
def test_a_lesson_is_learned_by_keyboard(visitors: Visitors, game: str) -> None:
    anne = visitors("Anne")
    anne.come(f"/learn/{game}")
    made = learn(anne)
    assert made >= 1
    assert int(anne.page.locator(".tutor progress").get_attribute("value") or 0) >= made
