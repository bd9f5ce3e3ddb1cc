"""After the game: a replay walked from end to end, and a fork from the middle of it."""

from __future__ import annotations

import pytest

from ..sample import in_turns, on_day
from .browser import Visitor
from .conftest import Visitors, on_both_shores
from .facts import GAMES

TIME = ".time"
FIRST, BACK, RUN, ON, LAST = range(5)


def at_a_replay(visitor: Visitor, game: str = "buried-treasure") -> str:
    """Somebody before the first moment of a game that is over."""
    table = visitor.new_table(game, "me", "deckhand")
    visitor.advance(table, 0, 1000)
    visitor.come(f"/t/{table}")
    visitor.page.locator(f"{TIME} .steps button").nth(FIRST).click()
    visitor.page.wait_for_url(f"**/t/{table}/at/**")
    return table


def until(visitor: Visitor, wanted: int) -> None:
    """Wait until the time line stands there, the board shows it, and the address names it."""
    there = f"() => +(document.querySelector('{TIME} input[type=range]')?.value ?? -1) === {wanted}"
    visitor.page.wait_for_function(there)
    visitor.page.wait_for_selector(f'[data-past="{wanted}"] .frame svg')
    visitor.page.wait_for_function(f"() => location.pathname.includes('/at/{wanted}/')")


@on_both_shores(0)
@pytest.mark.parametrize("game", in_turns(GAMES, len(GAMES)))
def test_a_replay_is_walked(visitors: Visitors, game: str) -> None:
    anne = visitors("Anne")
    at_a_replay(anne, game)
    page, steps = anne.page, anne.page.locator(f"{TIME} .steps button")
    line = page.locator(f"{TIME} input[type=range]")
    first, last = int(line.get_attribute("min") or 0), int(line.get_attribute("max") or 0)
    walked = min(12, last - first)  # whoever plays anything has lost The Pirate's Map after ten moves at times
    until(anne, first)
    boards = set()
    for gone in range(1, walked + 1):
        steps.nth(ON).click()
        until(anne, first + gone)
        boards.add(page.locator("section.frame").inner_html())
    assert len(boards) > walked // 2, "the board shows each moment as it was"
    steps.nth(BACK).click()
    until(anne, first + walked - 1)
    page.reload()
    until(anne, first + walked - 1)
    steps.nth(LAST).click()
    until(anne, last)


@on_both_shores(7)
@on_day(0)
def test_a_fork_is_made(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = at_a_replay(anne)
    page = anne.page
    line = page.locator(f"{TIME} input[type=range]")
    line.focus()
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    page.locator(f"{TIME} .deeds [aria-expanded]").click()
    page.locator(f"{TIME} .fork form .button.main").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.wait_for_selector(".spot")
    fork = page.url.rpartition("/")[2]
    seen = anne.ask("GET", f"/tables/{fork}?seat=0")
    assert seen["stage"] == "playing" and seen["view"]["game"] == "buried-treasure"
