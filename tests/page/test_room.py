"""The room that a screen has is used, what stands somewhere stays there, and two fingers come closer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from ..sample import in_turns
from .browser import DESK, PHONE, SIDEWAYS, WIDE, Visitor
from .conftest import Visitors
from .facts import FACTS, GAMES, having
from .hands import DRAWN, LISTED, SETTLED, SPOT, Mouse
from .screens import at_table

WIDEST: ViewportSize = {"width": 2560, "height": 1440}
BOARD = ".fitted"
PLACES = """() => Object.fromEntries(['.prompt', '.prompt .deeds', '.tabs', '#side-panel'].map((selector) => {
    const { left, top } = document.querySelector(selector).getBoundingClientRect();
    return [selector, [Math.round(left), Math.round(top)]];
}))"""
NEWEST = """() => {
    const line = document.querySelector('#side-panel ol li:last-child');
    const { left, top, height } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(left + 8, top + height - 3));
}"""
"""Whether the end of the newest line of the log can be read."""
HIDDEN = """() => {
    const prompt = document.querySelector('.prompt').getBoundingClientRect();
    const isSeen = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const inside = x > prompt.left && x < prompt.right && y > prompt.top && y < Math.min(prompt.bottom, innerHeight);
        return inside && one.contains(document.elementFromPoint(x, y));
    };
    const parts = [...document.querySelectorAll('.prompt .task, .hint-card p:first-child, .hint-card button')];
    return parts.filter((one) => !isSeen(one)).map((one) => one.textContent);
}"""
"""What cannot be seen in the prompt of what is to be done and of what a hint would do; its reasons may be scrolled to."""
SCALE = "() => visualViewport.scale"
SCROLLED = "() => scrollY + visualViewport.offsetTop + visualViewport.offsetLeft"


def area(page: Page, selector: str) -> float:
    """How much of the screen something takes."""
    page.evaluate(SETTLED)
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["width"] * box["height"]


@pytest.mark.parametrize("game", in_turns(list(GAMES), 5))
def test_wide_screens_are_used(visitors: Visitors, game: str) -> None:
    anne = visitors("Anne")
    at_table(anne, game)
    boards = []
    for size in (DESK, WIDE, WIDEST):
        anne.page.set_viewport_size(size)
        boards.append(area(anne.page, BOARD))
        assert area(anne.page, ".table") > 0.55 * size["width"] * size["height"]
        over = anne.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert over <= 0, f"{over} pixels too wide"
    assert boards[1] > 1.15 * boards[0] and boards[2] > 1.3 * boards[1], boards
    rules = anne.page.locator("aside.book [data-paragraph]").first
    assert rules.is_visible(), "the rules lie open beside the game"


@pytest.mark.parametrize("game", in_turns(list(GAMES), 5, turn=1))
def test_at_a_desk_nothing_jumps_and_the_newest_line_is_in_sight(visitors: Visitors, game: str) -> None:
    anne = visitors("Anne")
    table = at_table(anne, game, 1)
    hand = Mouse(anne, table, 0)
    anne.page.evaluate(SETTLED)
    stood = anne.page.evaluate(PLACES)
    for _ in range(6):
        hand.play_some(1)
        anne.page.evaluate(SETTLED)
        assert anne.page.evaluate(PLACES) == stood
        anne.page.wait_for_function(NEWEST)
    anne.page.keyboard.press("m")
    anne.page.wait_for_selector("[data-move]")
    assert anne.page.evaluate(PLACES) == stood, "not even when the prompt lists all moves"


@pytest.mark.parametrize("game", in_turns(list(GAMES), 2, turn=1))
def test_at_a_desk_a_hint_has_room_with_its_buttons_and_moves_nothing(visitors: Visitors, game: str) -> None:
    anne = visitors("Anne", locale="ru")  # the longer words
    at_table(anne, game)
    anne.page.wait_for_function(NEWEST)
    stood = anne.page.evaluate(PLACES)
    anne.page.keyboard.press("h")
    anne.page.wait_for_selector(".hint-card")
    anne.page.evaluate(SETTLED)
    assert anne.page.locator(".hint-card button").count() == 2
    assert anne.page.evaluate(HIDDEN) == []
    assert anne.page.evaluate(PLACES) == stood
    assert anne.page.evaluate(NEWEST)


def things_beside(game: str, view: dict[str, Any]) -> bool:
    """Whether more lies on a board than at its beginning: something before everybody, or what a phase brings."""
    crowded = FACTS[game]["crowded"]
    return all(view[crowded["every"]]) if "every" in crowded else bool(view["phase"] == crowded["phase"])


@pytest.mark.parametrize("game", in_turns(having("crowded"), 2))
def test_at_a_desk_a_board_keeps_its_size_however_much_lies_there(visitors: Visitors, game: str) -> None:
    anne = visitors("Anne")
    others = ["bosun"] * len(FACTS[game]["opponents"])  # a deckhand may waste his cards for a whole game
    table = anne.open_table(game, "me", *others)
    anne.page.wait_for_selector(DRAWN)
    hand = Mouse(anne, table, 0)
    anne.page.evaluate(SETTLED)
    box = anne.page.locator(BOARD).bounding_box()
    assert box is not None and box["y"] + box["height"] > 0.8 * DESK["height"], "it uses the height there is"
    for _ in range(200):
        anne.advance(table, 0, 1)
        if things_beside(game, (seen := hand.look())["view"]):
            break
    hand.until_shown(seen["seq"])
    anne.page.wait_for_selector(f"{SPOT}.live:visible, {LISTED}:visible")
    anne.page.evaluate(SETTLED)
    assert things_beside(game, seen["view"])
    assert anne.page.locator(BOARD).bounding_box() == box


Fingers = list[tuple[float, float]]
STEPS = 12


def slide(visitor: Visitor, start: Fingers, end: Fingers) -> None:
    """Put some fingers on the screen, move them, and take them away."""
    line = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, fingers: Fingers) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(fingers)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    for finger in range(len(start)):
        touch("touchStart", start[: finger + 1])
    for step in range(1, STEPS + 1):
        part = step / STEPS
        pairs = zip(start, end, strict=True)
        touch("touchMove", [(x + (to_x - x) * part, y + (to_y - y) * part) for (x, y), (to_x, to_y) in pairs])
    touch("touchEnd", [])


@pytest.mark.parametrize("game", in_turns(list(GAMES), 5, turn=2))
@pytest.mark.parametrize("window", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_two_fingers_come_closer_and_one_goes_about(visitors: Visitors, game: str, window: ViewportSize) -> None:
    anne = visitors("Anne", phone=True, viewport=window)
    table = at_table(anne, game, 2)
    anne.page.evaluate(SETTLED)
    before = anne.ask("GET", f"/tables/{table}?seat=0&after=1000000")["seq"]
    assert anne.page.evaluate(SCALE) == 1
    x, y = window["width"] / 3, window["height"] / 2
    slide(anne, [(x - 20, y), (x + 20, y)], [(x - 110, y), (x + 110, y)])
    anne.page.wait_for_function("() => visualViewport.scale > 1.5")
    stood = anne.page.evaluate(SCROLLED)
    slide(anne, [(x, y)], [(x - 60, y - 90)])
    anne.page.wait_for_function(f"(stood) => ({SCROLLED})() !== stood", arg=stood)
    assert anne.ask("GET", f"/tables/{table}?seat=0&after=1000000")["seq"] == before, "no move is made by it"
    assert not anne.page.locator(".spot.held").count(), "and nothing is chosen"
