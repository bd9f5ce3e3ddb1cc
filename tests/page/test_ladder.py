"""The ladder in a browser: the next rival stands on the harbour, one press opens the table, whoever is beaten is ticked off."""

from __future__ import annotations

import re
from typing import Any

from doubloon.bots.rivals import rivals

from ..sample import on_day
from .browser import Visitor
from .conftest import Visitors
from .screens import win

GAME = "buried-treasure"
FIRST = rivals()[0].name


def card_of(visitor: Visitor) -> Any:
    """The game on the quay."""
    return visitor.page.locator(".covers .card", has=visitor.page.get_by_role("heading", name="Buried Treasure"))


@on_day(3, of=6)
def test_the_next_rival_is_one_press_away_and_makes_room_when_beaten(visitors: Visitors) -> None:
    anne = visitors("Anne")
    page = anne.page
    anne.come()
    meet = card_of(anne).get_by_role("button", name=re.compile("Next rival Pip"))
    meet.locator("svg path").first.wait_for()  # with a face
    meet.click()
    page.wait_for_url("**/t/*")
    page.get_by_role("list", name="Crew").get_by_text("Pip").wait_for()
    win(anne, GAME, FIRST)
    anne.come()
    card_of(anne).get_by_role("button", name=re.compile("Next rival Turnip Tom")).wait_for()
    card_of(anne).get_by_role("link", name=re.compile("1 of 8 beaten")).click()
    page.wait_for_url(f"**/ladder/{GAME}")
    page.get_by_role("heading", name="Buried Treasure: the ladder").wait_for()
    rungs = page.locator("ol > li")
    assert rungs.count() == len(rivals())
    assert "beaten" in rungs.nth(0).inner_text() and rungs.nth(1).get_attribute("aria-current") == "step"
    assert rungs.nth(2).get_by_role("button").count() == 0 and "first beat Turnip Tom" in rungs.nth(2).inner_text()
    for at in range(len(rivals())):
        rungs.nth(at).locator("svg path").first.wait_for()
    assert re.search(r"\d{3,4} ± \d+", rungs.nth(0).inner_text()), "with a rating, and how sure it is"


@on_day(1, of=6)
def test_by_keyboard_alone_somebody_plays_for_a_rating_and_it_is_told(visitors: Visitors) -> None:
    anne = visitors("Anne")
    page = anne.page
    anne.come(f"/ladder/{GAME}")
    page.get_by_label("Play for my rating").focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Challenge: Pip").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.get_by_text("Rated: no hints, and every move stands").first.wait_for()
    table = page.url.rpartition("/")[2]
    [seat] = anne.ask("GET", f"/tables/{table}/card")["my_seats"]
    anne.advance(table, seat, 0)
    page.get_by_role("button", name="Moves").first.wait_for()
    assert page.get_by_role("button", name=re.compile("^Hint")).count() == 0
    page.keyboard.press("h")
    page.get_by_text("There are no hints at a rated table.").wait_for()
    anne.advance(table, seat, 1000)
    anne.come(f"/ladder/{GAME}")
    page.wait_for_function("() => /\\d{4} ± \\d+/.test(document.querySelector('header dl')?.innerText ?? '')")


@on_day(0, of=6)
def test_on_a_phone_and_in_russian(visitors: Visitors) -> None:
    phone = visitors(phone=True, locale="ru")
    phone.come(f"/ladder/{GAME}")
    phone.page.get_by_role("button", name="Вызвать: Пип").wait_for()
    assert phone.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    phone.page.get_by_role("button", name="Вызвать: Пип").tap()
    phone.page.wait_for_url("**/t/*")
