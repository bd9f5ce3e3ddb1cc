"""A bot that does not move at once says what it waits for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from ..sample import on_day
from .browser import Visitor
from .harbour import Harbour
from .learning import LEARNED


@pytest.fixture
def learning() -> Iterator[Harbour]:
    """A harbour like any other, but for its bot."""
    made = Harbour("tests.page.learning")
    yield made
    made.close()


def until_the_bot_moves(anne: Visitor) -> str:
    """A new table at which it is the bot's turn."""
    table = anne.new_table("buried-treasure", "me", "deckhand")
    while (seen := anne.ask("GET", f"/tables/{table}?seat=0"))["moves"]:
        anne.ask("POST", f"/tables/{table}/seats/0/moves", {"move": seen["moves"][0]["text"], "after": seen["seq"]})
    return table


@on_day(1)
def test_a_first_move_that_must_wait_says_what_for(learning: Harbour, browser: Browser) -> None:
    anne = Visitor(browser, learning)
    anne.introduce("Anne")
    first = until_the_bot_moves(anne)
    anne.come(f"/t/{first}")
    anne.page.get_by_text("Deckhand is learning the rules by heart").wait_for()
    second = until_the_bot_moves(anne)
    anne.come(f"/t/{second}")
    anne.page.get_by_text("Deckhand waits: bots at other tables are thinking first").wait_for()
    (learning.home / LEARNED).touch()
    anne.page.locator(".prompt.mine").wait_for()
    anne.leave()
    assert not anne.trouble, "\n".join(anne.trouble)
