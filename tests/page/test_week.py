"""A week of a player's life: what is kept from day to day, what is lost, what comes along, and what goes when it is to go."""

from __future__ import annotations

import json
import re
from pathlib import Path

import doubloon

from ..manners import BY_TURNS
from ..sample import on_day
from .browser import Visitor
from .conftest import Visitors
from .days import begin_deal, turn_on
from .harbour import Harbour
from .schooling import learn
from .screens import win

TITLE = doubloon.game(BY_TURNS).words("en")("title")
ACCOUNT = {"account": "Anne of the week", "password": "under the black flag"}


def play_deal(visitor: Visitor) -> None:
    """Play today's deal of a game to its end."""
    visitor.come("/today")
    visitor.advance(*begin_deal(visitor, BY_TURNS), 1000)


def days_in_a_row(visitor: Visitor, said: str) -> None:
    """What the harbour says of them."""
    visitor.come("/today")
    visitor.page.get_by_text(said).wait_for()


def results(visitor: Visitor) -> int:
    """How many games are in somebody's record."""
    visitor.come("/record")
    visitor.page.locator(".rows li").first.wait_for()
    return visitor.page.locator(".rows li").count()


def next_rival(visitor: Visitor, name: str) -> None:
    """Who stands on the harbour."""
    visitor.come()
    card = visitor.page.locator(".covers .card", has=visitor.page.get_by_role("heading", name=TITLE))
    card.get_by_role("button", name=re.compile(f"Next rival {name}")).wait_for()


@on_day(4, of=6)
def test_a_week_of_a_players_life(later: Harbour, comers: Visitors, tmp_path: Path) -> None:
    anne = comers("Anne")
    page = anne.page

    turn_on(later, 1)  # Monday: a guest learns the game and plays what everybody plays
    anne.come(f"/learn/{BY_TURNS}")
    assert learn(anne) >= 1
    play_deal(anne)
    days_in_a_row(anne, "A first day. Come back tomorrow.")

    turn_on(later, 2)  # Tuesday: the ladder
    days_in_a_row(anne, "Play today, and you have two days in a row.")
    play_deal(anne)
    days_in_a_row(anne, "2 days in a row. Tomorrow is the next.")
    next_rival(anne, "Pip")
    won_after = win(anne, BY_TURNS, "pip")
    next_rival(anne, "Turnip Tom")

    turn_on(later, 4)  # Wednesday was missed
    days_in_a_row(anne, "Your 2 days in a row are broken.")
    play_deal(anne)
    days_in_a_row(anne, "A first day. Come back tomorrow.")
    played = 3 + won_after
    assert results(anne) == played

    turn_on(later, 5)  # Friday: an account, and another device
    anne.come("/account")
    form = page.locator("form", has=page.get_by_role("button", name="Keep my seats"))
    form.get_by_label("Name").fill(ACCOUNT["account"])
    form.get_by_label("Password").fill(ACCOUNT["password"])
    form.get_by_role("button", name="Keep my seats").click()
    page.get_by_text(f"Your seats are kept under “{ACCOUNT['account']}”.").wait_for()
    phone = comers(phone=True)
    phone.ask("POST", "/session", ACCOUNT)
    phone.context.add_init_script("if (location.protocol === 'http:') localStorage.setItem('aboard', 'yes')")
    assert results(phone) == played, "all of it came along"
    next_rival(phone, "Turnip Tom")
    days_in_a_row(phone, "Play today, and you have two days in a row.")

    turn_on(later, 6)  # Saturday: all of it as a file
    anne.come("/record")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "results.json"
    saved.value.save_as(file)
    assert len(json.loads(file.read_text())["games"]) == played

    turn_on(later, 7)  # Sunday: all of it overboard, and whoever played it too
    page.get_by_role("button", name="Strike out everything").click()
    page.get_by_role("button", name="Yes, strike it out").click()
    page.get_by_role("heading", name="Your results are struck out.").wait_for()
    phone.come("/record")
    phone.page.get_by_role("heading", name="No results yet").wait_for()
    next_rival(phone, "Pip")
    phone.page.goto("about:blank")  # a page that stays open would ask for somebody who is no more
    anne.come("/account")
    page.get_by_role("button", name="Forget me …").click()
    page.get_by_label("Your password, to be sure").fill(ACCOUNT["password"])
    page.get_by_role("button", name="Yes, forget me").click()
    page.wait_for_url(re.compile(r":\d+/$"))
    assert anne.context.request.get("/api/me").status == 401, "nobody knows Anne any more"
