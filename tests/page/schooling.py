"""A lesson learned by keyboard alone, by somebody who asks what is right."""

from __future__ import annotations

from .browser import Visitor
from .hands import Keys

DEEDS = ".tutor .deeds .button"
MARKED = ".tutor [data-move].marked"
STATE = """() => {
    const there = (selector) => document.querySelector(`.tutor ${selector}`);
    return there('.deeds .main') ? 'done' : there('[data-move].marked') ? 'shown' : there('.deeds .button') ? 'asked' : '';
}"""
MOST_STEPS = 40


def learn(anne: Visitor) -> int:
    """Learn the lesson that lies open, to its end; returns how many moves that were right were made."""
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
    assert state == "done"
    return made
