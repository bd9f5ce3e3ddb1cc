"""A record of me: found from the harbour, with a way into every game; kept as a file, carried into an account, struck out."""

from __future__ import annotations

import json
import re
from pathlib import Path

from .browser import Visitor
from .conftest import Visitors
from .evenings import play_evenings

PASSWORD = "under the black flag"


def play_out(visitor: Visitor, table: str) -> None:
    """The first move that is legal, to the end of the game."""
    while (seen := visitor.ask("GET", f"/tables/{table}?seat=0&after=1000000"))["stage"] != "over":
        if seen["moves"]:
            said = {"move": seen["moves"][0]["text"], "after": seen["seq"]}
            visitor.ask("POST", f"/tables/{table}/seats/0/moves", said)


def test_a_guest_finds_every_game_and_a_way_back_into_it(visitors: Visitors, tmp_path: Path) -> None:
    anne = visitors("Anne")
    page = anne.page
    anne.come("/record")
    page.get_by_role("heading", name="No results yet").wait_for()
    table = anne.new_table("buried-treasure", "me", "deckhand")
    play_out(anne, table)
    anne.come()
    page.get_by_role("link", name="My results").first.click()
    row = page.locator(".rows .row")
    row.wait_for()
    assert re.search(r"(Won|Lost|Drawn)", row.inner_text()) and "against Deckhand" in row.inner_text()
    assert page.locator(".figures dd").first.inner_text() == "1"
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "results.json"
    saved.value.save_as(file)
    assert [game["table"] for game in json.loads(file.read_text())["games"]] == [table]
    page.get_by_role("link", name=re.compile("Replay")).click()
    page.wait_for_url(f"**/t/{table}/at/0/by/a")
    page.locator(".time, [role=slider]").first.wait_for()


def test_by_keyboard_alone_one_game_is_chosen_and_everything_struck_out(visitors: Visitors) -> None:
    anne = visitors("Anne")
    page = anne.page
    play_evenings(anne, 6, 9)
    anne.come("/record")
    page.locator(".rows li").nth(5).wait_for()
    assert page.get_by_text("not counted: at one screen").count() == 1
    page.get_by_role("button", name="Martinique").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.rows li').length === 2")
    assert page.locator(".figures dd").first.inner_text() == "1", "what is played at one screen does not count"
    page.get_by_role("button", name="Strike out everything").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Your results are struck out.").wait_for()
    assert page.evaluate("() => document.activeElement.textContent") == "Your results are struck out.", "it is read aloud"
    anne.come("/record")
    page.get_by_role("heading", name="No results yet").wait_for()


def test_what_a_guest_has_played_is_found_with_the_account_on_a_phone(visitors: Visitors) -> None:
    anne = visitors("Anne")
    play_evenings(anne, 2, 3)
    anne.ask("POST", "/account", {"account": "Anne of the record", "password": PASSWORD})
    phone = visitors(phone=True, locale="ru")
    phone.ask("POST", "/session", {"account": "Anne of the record", "password": PASSWORD})
    phone.context.add_init_script("if (location.protocol === 'http:') localStorage.setItem('aboard', 'yes')")
    phone.come("/record")
    phone.page.get_by_role("heading", name="Мой послужной список").wait_for()
    phone.page.locator(".rows li").nth(1).wait_for()
    assert phone.page.locator(".figures dd").first.inner_text() == "2"
