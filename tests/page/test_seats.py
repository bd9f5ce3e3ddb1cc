"""Seats: names at one screen, free ones that are found, clocks that wait for all, a rematch that is seen, watchers' words."""

from __future__ import annotations

from ..sample import on_day
from .browser import Visitor
from .conftest import Visitors
from .hands import DRAWN

READY = "I am ready"


@on_day(0)
def test_those_who_share_a_screen_have_names(visitors: Visitors) -> None:
    anne = visitors("Anne", phone=True)
    anne.come("/play/buried-treasure/pass")
    page = anne.page
    page.get_by_label("Name at seat A").fill("Mum")
    page.get_by_label("Name at seat B").fill("Little Mary")
    page.locator("form .go").tap()
    page.locator("#curtain-title").wait_for()
    assert page.locator("#curtain-title").inner_text() in ("Mum is next", "Little Mary is next")
    page.locator(".curtain .button.main").tap()
    page.wait_for_selector(DRAWN)
    assert page.locator(".top .who b").all_inner_texts() == ["Mum", "Little Mary"]
    page.goto("/play/buried-treasure/pass")
    page.wait_for_selector("form .go")
    assert page.get_by_label("Name at seat B").input_value() == "Little Mary", "whoever plays again need not say it again"


@on_day(1)
def test_a_table_with_a_free_seat_stands_before_those_to_watch(visitors: Visitors) -> None:
    anne, bart = visitors("Anne"), visitors("Bart")
    wish = {"game": "martinique", "seats": 2, "spectators": "public", "grace": 0}
    free = bart.ask("POST", "/tables", {**wish, "crew": ["me", "open"]})["table"]
    full = bart.ask("POST", "/tables", {**wish, "crew": ["me", "deckhand"]})["table"]
    bart.ask("POST", f"/tables/{full}/seats/0/nonce", {"nonce": "grain"})
    anne.come()
    anne.page.locator(f'section:has(#joining) a[href="/t/{free}"]').wait_for()
    anne.page.locator(f'section:has(#public) a[href="/t/{full}"]').wait_for()
    assert not anne.page.locator(f'section:has(#public) a[href="/t/{free}"]').count()
    headings = anne.page.locator("section > h2").evaluate_all("(all) => all.map((one) => one.id)")
    assert headings.index("joining") < headings.index("games") < headings.index("public")
    for table in (free, full):
        bart.ask("PUT", f"/tables/{table}/stowed", {"where": "gone"})


@on_day(2)
def test_live_clocks_start_when_all_have_said_that_they_are_ready(visitors: Visitors) -> None:
    anne, bart = visitors("Anne"), visitors("Bart", phone=True)
    anne.come("/play/buried-treasure/friends")
    anne.page.get_by_text("Clock and watchers").click()
    anne.page.get_by_text("so many minutes for the whole game").click()
    anne.page.locator("form .go").click()
    anne.page.wait_for_selector("#lobby-share")
    table = anne.page.url.rpartition("/")[2]
    bart.come(f"/t/{table}")
    bart.page.locator(".seat .button.main").tap()
    bart.page.get_by_role("button", name=READY).tap()
    bart.page.get_by_text("The clocks start when the others are too").wait_for()
    anne.page.locator(".seat", has_text="Bart").get_by_text("ready", exact=True).wait_for()
    assert anne.ask("GET", f"/tables/{table}/card")["stage"] == "open", "Anne has not said so yet"
    anne.page.get_by_role("button", name=READY).click()
    for one in (anne, bart):
        one.page.wait_for_selector(DRAWN)
        one.page.locator(".top time").first.wait_for()


def played_out(anne: Visitor, bart: Visitor) -> str:
    """A game of two that is over before both."""
    table = anne.new_table("buried-treasure", "me", "open")
    bart.ask("PUT", f"/tables/{table}/seats/1", {"who": "me"})
    for seat, one in enumerate((anne, bart)):
        one.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": f"grain{seat}"})
    for one in (anne, bart):
        one.ask("POST", f"/tables/{table}/ending", {"agrees": True})
    return table


@on_day(0)
def test_a_rematch_is_seen_at_the_table_and_in_the_harbour(visitors: Visitors) -> None:
    anne, bart, carla = visitors("Anne"), visitors("Bart"), visitors("Carla")
    table = played_out(anne, bart)
    for one in (anne, bart):
        one.come(f"/t/{table}")
        one.page.wait_for_selector("#ending-title")
    anne.page.get_by_role("button", name="Play again").click()
    bart.page.get_by_text("Anne wants another game!").wait_for()
    bart.come()
    bart.page.get_by_text("Another game? They wait for you").wait_for()
    bart.page.get_by_text("A table waits for you").click()
    for one in (anne, bart):
        one.page.wait_for_selector(DRAWN)
    carla.come(f"/t/{table}")
    carla.page.get_by_text("Anne wants another game!").wait_for()


@on_day(1)
def test_watchers_talk_where_the_table_allows_it(visitors: Visitors) -> None:
    anne, carla = visitors("Anne"), visitors("Carla")
    for allowed in (True, False):
        wish = {"game": "buried-treasure", "crew": ["me", "deckhand"], "watchers_talk": allowed, "grace": 0}
        table = anne.ask("POST", "/tables", wish)["table"]
        anne.ask("POST", f"/tables/{table}/seats/0/nonce", {"nonce": "grain"})
        for one in (anne, carla):
            one.come(f"/t/{table}")
            one.page.get_by_role("tab", name="Chat").click()
        anne.page.get_by_label("Say something").wait_for()
        if not allowed:
            assert not carla.page.get_by_label("Say something").count()
            continue
        carla.page.get_by_label("Say something").fill("Fair winds!")
        carla.page.get_by_role("button", name="Send").click()
        anne.page.get_by_role("log").get_by_text("Fair winds!").wait_for()
