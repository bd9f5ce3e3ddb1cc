"""The second evening: what comes after a game is one key away, and settings go along with an account."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Route

import doubloon
from doubloon.core.forms import to_builtins
from doubloon.core.told import Plan
from doubloon.server.table.practice import remedy

from ..sample import on_day
from .browser import Visitor
from .conftest import Visitors
from .test_record import play_out

GAME = "buried-treasure"
AT = 6
"""A moment of the game."""
PASSWORD = "under the black flag"


def answer_with(visitor: Visitor, table: str, plan: str | None) -> None:
    """The captain finds at once that our first move was our worst, and what would have been better."""
    record = visitor.ask("GET", f"/tables/{table}/record")
    made, better = next(move for seat, move in record["moves"] if seat == 0), "rob B 2"
    game = doubloon.game(GAME)
    kinds = {text: game.numbering.parse(text) for text in (made, better)}
    told = {"other": "B", "cards": 2, "colour": "red", "points": 10, "otherwise": 0}
    turn = {
        "step": 0, "seat": 0, "seq": AT, "move": made, "got": 0.2, "better": better, "hope": 0.6, "line": [[0, better]],
        "plan": plan and {"kind": plan, "args": told},
    }  # fmt: skip
    found = {
        "table": table, "bot": "captain", "done": 9, "total": 9, "steps": [], "turns": [turn],
        "moves": [{"text": text, "kind": move.kind, "args": move.args} for text, move in kinds.items()],
        "mistakes": [{"turn": turn, "lesson": to_builtins(remedy(game, better, Plan(plan, {}) if plan else None))}],
    }  # fmt: skip

    def tell(route: Route) -> None:
        route.fulfill(status=202, content_type="application/json", body=json.dumps(found))

    visitor.page.route("**/api/tables/*/analysis", tell)


def at_the_end(visitor: Visitor, plan: str | None) -> str:
    """Somebody before a game that is over."""
    table = visitor.new_table(GAME, "me", "deckhand")
    play_out(visitor, table)
    answer_with(visitor, table, plan)
    visitor.come(f"/t/{table}")
    visitor.page.wait_for_selector("#ending-title")
    return table


def offered(visitor: Visitor, name: str) -> Any:
    return visitor.page.locator(f"[data-offer={name}] .button")


@on_day(0, of=6)
def test_by_keyboard_alone_from_the_end_to_the_lesson_for_ones_mistake_and_to_another_game(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = at_the_end(anne, "rob")
    page = anne.page
    page.keyboard.press("p")
    page.get_by_text(re.compile("practises a move with the same purpose")).wait_for()
    assert "Practise it: Cards, EXTRA and flags" in offered(anne, "lesson").inner_text()
    page.keyboard.press("p")
    page.wait_for_url(f"**/learn/{GAME}/1/5")
    page.get_by_text("Now rob, before the card is laid down.").wait_for()
    page.go_back()
    page.wait_for_selector("#ending-title")
    page.keyboard.press("a")
    page.wait_for_function("() => document.activeElement?.id === 'after-turns'")
    page.keyboard.press("v")
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.wait_for_selector(".spot")
    seats = anne.ask("GET", f"/tables/{page.url.rpartition('/')[2]}/card")["seats"]
    assert [seat["mine"] for seat in seats] == [False, True], "the same crew, one seat further"


@on_day(1, of=6)
def test_on_a_phone_a_mistake_without_a_lesson_is_looked_at_and_all_is_in_russian(visitors: Visitors) -> None:
    anne = visitors("Anne", phone=True, locale="ru")
    table = at_the_end(anne, None)
    page = anne.page
    offered(anne, "lesson").tap()
    page.get_by_text(re.compile("Именно об этом урока нет")).wait_for()
    assert not page.locator("[data-offer] kbd").first.is_visible()
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing sticks out"
    offered(anne, "lesson").tap()
    page.wait_for_url(f"**/t/{table}/at/{AT}/by/a")


def choose(visitor: Visitor, name: str) -> None:
    """Open the sheet of settings and choose something."""
    if not visitor.page.locator("dialog[open]").count():
        visitor.page.get_by_role("button", name="Settings").first.click()
    visitor.page.locator("dialog .row label", has_text=re.compile(rf"^\s*{name}\s*$")).click()


def sign(visitor: Visitor, button: str) -> None:
    """Make an account, or come back to it."""
    visitor.come("/account")
    form = visitor.page.locator("form.fields", has=visitor.page.get_by_role("button", name=button, exact=True))
    form.get_by_label("Name").fill("Anne of the night")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name=button, exact=True).click()
    visitor.page.get_by_text("Your seats are kept under").wait_for()


@on_day(5, of=6)
def test_settings_go_along_with_the_account_and_the_later_device_has_it(visitors: Visitors) -> None:
    desk, phone = visitors("Anne"), visitors(phone=True)
    desk.come()
    choose(desk, "night")
    desk.page.get_by_text("With an account they go along").wait_for()
    sign(desk, "Keep my seats")
    sign(phone, "Sign in")
    phone.page.wait_for_selector(":root[data-light=night]")
    choose(phone, "slow")
    phone.page.get_by_text("They go along with your account").wait_for()
    with phone.offline():
        choose(phone, "day")
        phone.page.get_by_text("The line is down").wait_for()
        assert phone.page.locator(":root[data-light=day]").count(), "here it is day at once"
        desk.come()
        desk.page.wait_for_selector(":root[data-light=night][data-pace=slow]")
        with desk.page.expect_response("**/api/me/settings"):
            choose(desk, "quick")
    phone.page.get_by_text("They go along with your account").wait_for()
    phone.page.wait_for_selector(":root[data-light=day][data-pace=quick]")
    desk.come()
    desk.page.wait_for_selector(":root[data-light=day][data-pace=quick]")
