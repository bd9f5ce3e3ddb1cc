"""A first game: newcomers are asked once whether they have played it, and "play now" remembers what they said."""

from __future__ import annotations

from ..sample import on_day
from .browser import Visitor
from .conftest import Visitors


def card(visitor: Visitor, game: str) -> str:
    """Where a game hangs in the harbour."""
    visitor.come("/")
    return f'article:has(a[href="/play/{game}"])'


def levels(visitor: Visitor) -> list[str | None]:
    """Who plays at the table that the page shows."""
    visitor.page.wait_for_url("**/t/*")
    table = visitor.page.url.rpartition("/")[2]
    return [seat["bot"] for seat in visitor.ask("GET", f"/tables/{table}?seat=0")["seats"]]


@on_day(1)
def test_a_newcomer_is_shown_the_lesson_and_then_plays_a_deckhand_with_hints(visitors: Visitors) -> None:
    anne = visitors("Anne", newcomer=True, phone=True)
    page, game = anne.page, card(anne, "buried-treasure")
    page.locator(f"{game} button.main").tap()
    page.get_by_role("button", name="No, never").tap()
    page.get_by_role("button", name="Show me").tap()
    page.wait_for_url("**/learn/buried-treasure")
    page.locator(f"{card(anne, 'buried-treasure')} button.main").tap()
    assert levels(anne) == [None, "deckhand"]
    page.get_by_text("A captain would:").wait_for()
    page.get_by_role("button", name="No more hints").tap()
    page.get_by_text("A captain would:").wait_for(state="detached")


@on_day(2)
def test_an_old_hand_says_how_strong_the_others_shall_be_and_can_change_it(visitors: Visitors) -> None:
    anne = visitors("Anne", newcomer=True)
    page, game = anne.page, card(anne, "martinique")
    page.locator(f"{game} button.main").click()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.locator(f"{game} button.main").click()
    page.get_by_role("button", name="Yes").click()
    page.locator("dialog .way", has_text="Looks one move ahead").click()
    assert levels(anne) == [None, "bosun"]
    page.locator(f"{card(anne, 'martinique')} button.main").click()
    assert levels(anne) == [None, "bosun"], "asked once"
    page.locator(f"{card(anne, 'martinique')} button.rival").click()
    page.get_by_role("button", name="Yes").click()
    page.locator("dialog .way", has_text="For a first game").click()
    assert levels(anne) == [None, "deckhand"]
