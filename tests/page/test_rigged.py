"""A keeper who cheats is found by the page, before the game where he is clumsy, and after it where he is not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .browser import Visitor
from .harbour import Harbour
from .rigged import LIKED


@pytest.fixture(scope="module")
def rigged() -> Iterator[Harbour]:
    """A harbour like any other, but for its keeper."""
    made = Harbour("tests.page.rigged")
    yield made
    made.close()


@pytest.fixture
def anne(rigged: Harbour, browser: Browser) -> Iterator[Visitor]:
    """Somebody who plays there."""
    visitor = Visitor(browser, rigged)
    visitor.introduce("Anne")
    yield visitor
    visitor.leave()
    assert not visitor.trouble, "\n".join(visitor.trouble)


def opened_by_hand(anne: Visitor, game: str) -> None:
    """A game against bots, as a new player begins one: one press in the harbour."""
    anne.come("/")
    anne.page.locator(f'article:has(a[href="/play/{game}"]) button.main').click()


def test_a_promise_that_changes_is_refused_before_the_game(anne: Visitor) -> None:
    opened_by_hand(anne, "martinique")
    said = anne.page.locator('[role="alert"]')
    said.wait_for()
    assert "Foul play" in said.inner_text() and "promise" in said.inner_text()
    assert "/t/" not in anne.page.url, "nobody is led to such a table"


def test_a_secret_chosen_afterwards_is_found_by_the_check(anne: Visitor) -> None:
    opened_by_hand(anne, "buried-treasure")
    anne.page.wait_for_url("**/t/*")
    table = anne.page.url.rpartition("/")[2]
    while (seen := anne.ask("GET", f"/tables/{table}?seat=0"))["stage"] != "over":
        if seen["moves"]:
            anne.ask("POST", f"/tables/{table}/seats/0/moves", {"move": seen["moves"][0]["text"], "after": seen["seq"]})
    ledger = anne.ask("GET", f"/tables/{table}/ledger")
    assert ledger["seed"].startswith(LIKED), "he has what he wants"
    anne.come(f"/t/{table}")
    anne.page.get_by_role("button", name="Check it here").click()
    anne.page.locator(".verdict.foul").wait_for()
    wrong = anne.page.locator("li.foul").all_inner_texts()
    assert len(wrong) == 1 and "the promise is the one this browser saw before the game" in wrong[0]
