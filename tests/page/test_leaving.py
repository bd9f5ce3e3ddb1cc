"""Leaving a table: giving it up, ending a game by agreement, putting it away, removing it."""

from __future__ import annotations

from ..sample import on_day
from .browser import Visitor
from .conftest import Visitors
from .hands import DRAWN

ROW = ".row"
DOTS = ".row .dots"


def begun(anne: Visitor, bart: Visitor, game: str = "buried-treasure") -> str:
    """A game of two, both at their screens."""
    table = anne.new_table(game, "me", "open")
    bart.ask("PUT", f"/tables/{table}/seats/1", {"who": "me"})
    for one in (anne, bart):
        one.come(f"/t/{table}")
    for one in (anne, bart):
        one.page.wait_for_selector(DRAWN)
    return table


def choose(visitor: Visitor, choice: str) -> None:
    """Answer the question that has been opened."""
    visitor.page.locator("dialog .choice", has_text=choice).click()


@on_day(0)
def test_a_game_against_bots_is_given_up_and_waits_no_more(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = anne.new_table("buried-treasure", "me", "deckhand", "deckhand")
    anne.advance(table, 0, 0)
    anne.come()
    anne.page.get_by_text("A table waits for you").wait_for()
    anne.come(f"/t/{table}")
    anne.page.wait_for_selector(DRAWN)
    anne.page.get_by_role("button", name="Give up").click()
    anne.page.get_by_role("button", name="No, I play on").click()
    assert anne.ask("GET", f"/tables/{table}?seat=0")["seats"][0]["name"] == "Anne", "it was only asked"
    anne.page.get_by_role("button", name="Give up").click()
    choose(anne, "A captain plays on for me")
    anne.page.get_by_text("Put away (1)").or_(anne.page.locator("#over ~ .rows")).first.wait_for()
    assert not anne.page.locator("#mine").count() and not anne.page.get_by_text("A table waits for you").count()
    assert anne.ask("GET", f"/tables/{table}")["seats"][0]["bot"] == "captain"


@on_day(1)
def test_two_people_end_their_game_when_both_want_it(visitors: Visitors) -> None:
    anne, bart = visitors("Anne"), visitors("Bart", phone=True)
    begun(anne, bart)
    anne.page.get_by_role("button", name="Give up").click()
    choose(anne, "Ask to end the game")
    bart.page.get_by_text("Anne: “Shall we end the game here?").wait_for()
    bart.page.get_by_role("button", name="No, play on").tap()
    anne.page.get_by_text("The others have been asked").wait_for(state="detached")
    bart.page.get_by_role("button", name="Give up").tap()
    bart.page.locator("dialog .choice", has_text="Ask to end the game").tap()
    anne.page.get_by_text("Bart: “Shall we end the game here?").wait_for()
    anne.page.get_by_role("button", name="Agree").click()
    for one in (anne, bart):
        one.page.get_by_text("Called off: nobody wins.").wait_for()
        assert not one.page.locator(".laurel").count() and not one.page.locator(".prompt").count()


@on_day(2)
def test_a_table_is_put_away_brought_back_and_removed(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = anne.new_table("buried-treasure", "me", "deckhand")
    anne.advance(table, 0, 0)
    anne.come()
    page = anne.page
    page.locator(DOTS).click()
    choose(anne, "Put away")
    page.get_by_text("Put away (1)").wait_for()
    assert not page.locator("#mine").count() and not page.get_by_text("A table waits for you").count()
    page.reload()
    page.get_by_text("Put away (1)").click()
    page.locator(f".away {DOTS}").click()
    choose(anne, "Bring back")
    page.locator("#mine").wait_for()
    page.locator(DOTS).click()
    choose(anne, "Remove for good")
    page.locator(ROW).wait_for(state="detached")
    assert anne.ask("GET", "/tables") == []
    assert anne.ask("GET", f"/tables/{table}")["called_off"], "and no bot plays on there for nobody"


@on_day(0)
def test_a_table_where_nobody_came_is_taken_away(visitors: Visitors) -> None:
    anne = visitors("Anne", phone=True)
    anne.come("/play/martinique/friends")
    anne.page.locator("form .go").tap()
    anne.page.get_by_role("button", name="Leave the table").tap()
    anne.page.locator("dialog .choice", has_text="Remove for good").tap()
    anne.page.wait_for_selector(".covers .card")
    assert anne.ask("GET", "/tables") == []
