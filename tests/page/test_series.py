"""Series on the page: a campaign through all its islands; best of three with a friend and with a bot, days later too."""

from __future__ import annotations

import re

from ..sample import on_day
from .browser import Visitor
from .conftest import Visitors

HASTY = ("propose", "agree", "take")
"""What ends an island as soon as that can be."""
GOLD = 3
"""So many coins let a crew learn something."""
MOST_MOVES = 60
"""So long they look for it."""
ONWARD = "Sail to the next island"


def move_on(visitor: Visitor, table: str, hasty: bool) -> bool:
    """A move for whoever of us is to move, past the page; False once the game is over."""
    for seat in (0, 1):
        seen = visitor.ask("GET", f"/tables/{table}?seat={seat}&after=1000000")
        if seen["stage"] == "over":
            return False
        if seen["moves"]:
            quick = [move["text"] for move in seen["moves"] if move["kind"] in HASTY]
            rich = max(seen["view"]["scores"]) >= GOLD
            move = (quick or [seen["moves"][0]["text"]])[0] if hasty or rich else visitor.good_move(table, seat)
            visitor.ask("POST", f"/tables/{table}/seats/{seat}/moves", {"move": move, "after": seen["seq"]})
            return True
    raise AssertionError(f"nobody is to move at {table}")


def play_island(visitor: Visitor, table: str, hasty: bool) -> None:
    """A whole island for two at one screen."""
    moves = 0
    while move_on(visitor, table, hasty or moves > MOST_MOVES):
        moves += 1


def table_of(visitor: Visitor, before: str = "") -> str:
    """The table that the page is at, once it is another than before and has begun."""
    visitor.page.wait_for_url(lambda url: "/t/" in url and not (before and url.endswith(before)))
    visitor.page.wait_for_selector(".curtain, [data-table]")
    return visitor.page.url.rpartition("/")[2]


@on_day(0, of=6)
def test_a_campaign_is_played_through_all_four_islands(visitors: Visitors) -> None:
    anne = visitors("Anne")
    page = anne.page
    anne.come("/play/jackal/pass")
    page.get_by_text("Campaign", exact=True).click()
    page.get_by_label("Name at seat A").fill("Anne")
    page.get_by_label("Name at seat B").fill("Mary")
    page.get_by_text("For old hands").click()
    page.get_by_label("A-1").select_option("swimmer")
    page.locator("form .go").click()
    table = first = table_of(anne)
    for island in (1, 2, 3, 4):
        card = anne.ask("GET", f"/tables/{table}/card")
        assert card["options"]["island"] == island and card["evening"]["number"] == island
        play_island(anne, table, hasty=island != 1)
        told = anne.ask("GET", f"/series/{first}")
        if island == 2:  # they go home, and come back another day
            anne.come()
            page.get_by_text("Evening 3 of 4: the third island").wait_for()
            page.get_by_role("button", name=ONWARD).click()
        elif island < 4:
            anne.come(f"/t/{table}")
            page.get_by_role("link", name="Chart and standings").click()
            page.locator("li.now").get_by_text("next", exact=True).wait_for()
            assert page.locator("li.done").count() == island and page.locator("li.later").count() == 3 - island
            assert page.locator("td.sum").count() == 4
            learned = sorted(one.partition(" ")[2].replace("-", " ") for one in told["options"]["abilities"].split(", "))
            assert "swimmer" in learned
            assert sorted(page.locator(".skills strong").all_text_contents()) == learned
            page.get_by_role("button", name=ONWARD).click()
        table = table_of(anne, table) if island < 4 else table
    anne.come(f"/t/{table}")
    page.get_by_text("This was the last island of the campaign.").wait_for()
    page.get_by_role("link", name="Chart and standings").click()
    page.locator(".champion").first.wait_for()
    assert page.locator("li.done").count() == 4 and told["over"]
    names = [member["name"] for member in told["crew"]]
    assert names == ["Anne", "Mary"] and names[told["champions"][0]] in page.locator(".won").first.inner_text()
    sums = [int(text) for text in page.locator("tbody td.sum:last-child").all_inner_texts()]
    assert sorted(sums) == sorted(sum(one["scores"][seat] for one in told["evenings"]) for seat in (0, 1))
    anne.come()
    page.wait_for_selector(".covers .card")
    assert page.locator("#series").count() == 0, "nothing waits any more"


@on_day(2, of=6)
def test_a_friend_by_link_plays_best_of_three_and_both_find_the_next_game(visitors: Visitors) -> None:
    anne, bart = visitors("Anne"), visitors("Bart", phone=True, locale="ru")
    anne.come("/play/buried-treasure/friends")
    anne.page.get_by_text("Best of three", exact=True).click()
    anne.page.locator("form .go").click()
    anne.page.wait_for_selector("#lobby-share")
    anne.page.get_by_role("link", name="Best of three, game 1").wait_for()
    first = anne.page.url.rpartition("/")[2]
    bart.come(f"/t/{first}")
    bart.page.locator(".seat .button.main").tap()
    people = [anne, bart]
    for one in people:
        one.page.wait_for_selector("[data-table]")
    while (seen := anne.ask("GET", f"/tables/{first}?after=1000000"))["stage"] != "over":
        seat = seen["acting"][0]
        mine = people[seat].ask("GET", f"/tables/{first}?seat={seat}&after=1000000")
        said = {"move": mine["moves"][0]["text"], "after": mine["seq"]}
        people[seat].ask("POST", f"/tables/{first}/seats/{seat}/moves", said)
    bart.come()
    bart.page.get_by_text("До двух побед, партия 2").wait_for()
    bart.page.get_by_role("button", name="Играть партию 2").tap()
    bart.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(first))
    anne.come()
    anne.page.get_by_role("link", name=re.compile("Best of three, game 2")).click()
    for one in people:
        one.page.wait_for_selector("[data-table]")
    second = anne.page.url.rpartition("/")[2]
    assert [seat["name"] for seat in anne.ask("GET", f"/tables/{second}")["seats"]] == ["Bart", "Anne"], "another begins"
    over = bart.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert over <= 0


@on_day(5, of=6)
def test_by_keyboard_alone_a_best_of_three_is_begun_with_a_bot_and_put_away(visitors: Visitors) -> None:
    anne = visitors("Anne")
    page = anne.page
    anne.come("/play/buried-treasure")
    page.get_by_role("radio", name=re.compile("^One game")).focus()
    page.keyboard.press("ArrowDown")
    page.locator("form .go").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Best of three, game 1").wait_for()
    table = page.url.rpartition("/")[2]
    anne.advance(table, 0, 1000)
    page.get_by_role("link", name="Chart and standings").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="best of three", exact=False).wait_for()
    assert page.evaluate("() => document.activeElement.id") == "main", "the screen is read from its beginning"
    anne.come()
    page.get_by_role("button", name=re.compile("Not now")).focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('#series')")
    anne.come(f"/series/{table}")
    page.get_by_role("button", name="Play game 2").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Best of three, game 2").wait_for()
