"""Lessons in a real browser, by keyboard alone: what is right is shown, found in the list of moves, and made."""

from __future__ import annotations

import pytest

from ..sample import in_turns
from .conftest import Visitors
from .facts import GAMES
from .hands import Keys

DEEDS = ".tutor .deeds .button"
MARKED = ".tutor [data-move].marked"
STATE = """() => {
    const there = (selector) => document.querySelector(`.tutor ${selector}`);
    return there('.deeds .main') ? 'done' : there('[data-move].marked') ? 'shown' : there('.deeds .button') ? 'asked' : '';
}"""
MOST_STEPS = 40


@pytest.mark.parametrize("game", in_turns(GAMES, len(GAMES), turn=1))
def test_a_lesson_is_learned_by_keyboard(visitors: Visitors, game: str) -> None:
    anne = visitors("Anne")
    anne.come(f"/learn/{game}")
    page = anne.page
    hands = Keys(anne, "", 0)
    made = 0
    for _ in range(MOST_STEPS):
        state = page.wait_for_function(STATE).json_value()
        if state == "done":
            break
        if state == "shown":
            assert hands.press(MARKED, 0), "the marked move can be reached with Tab"
            made += 1
            page.wait_for_function(f"() => ({STATE})() !== 'shown'")
        else:
            assert hands.press(DEEDS, 0), "somebody who does not know can ask"
            if page.locator(f"{DEEDS}[aria-pressed=false]").count():
                page.keyboard.press("m")
            page.wait_for_selector(MARKED)
    assert state == "done" and made >= 1
    assert int(page.locator(".tutor progress").get_attribute("value") or 0) >= made
