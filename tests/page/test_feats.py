"""Feats: a medal where the game ends, its place on the shelf, and a way back to the very move; by keyboard, and on a phone."""

from __future__ import annotations

import random
import re
import time

from doubloon.server.store import Store
from doubloon.server.table.aftermath import aftermath
from doubloon.server.table.berth import Berth, reload
from doubloon.server.table.entries import Moved
from doubloon.server.table.feats import Boast, boasts_of
from doubloon.server.web.people import COOKIE, hashed

from ..manners import BY_TURNS
from ..sample import on_day
from .browser import LIGHTS, Visitor
from .conftest import Visitors
from .evenings import evening
from .hands import DRAWN


def one_move_short(visitor: Visitor) -> tuple[Berth, list[Boast]]:
    """A table of the visitor's where their next move ends a game in which they have done something."""
    store: Store = visitor.harbour.adviser.store
    [token] = [cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == COOKIE]
    now, dice = int(time.time() * 1000), random.Random(6)

    async def lay() -> tuple[Berth, list[Boast]]:
        player = await store.player_of(hashed(token), now)
        assert player is not None
        while True:
            whole = evening(player, BY_TURNS, ("me", "deckhand"), now, dice)
            done, last = list(boasts_of(whole)), whole.entries[-1]
            if done and isinstance(last, Moved) and last.seat == 0:
                break
        short = reload(whole.charter, whole.entries[:-1], ())
        await store.add_berth(short.charter, short.entries, aftermath(short, short.entries, now))
        return whole, done

    return visitor.harbour.adviser.run(lay())


@on_day(0, of=6)
def test_a_medal_is_tossed_at_the_end_and_leads_back_to_the_move(visitors: Visitors) -> None:
    anne = visitors("Anne", reduced_motion="no-preference")
    page = anne.page
    anne.come("/feats")
    page.locator("li").first.wait_for()
    assert page.locator("li.done").count() == 0 and page.get_by_text("Still to be done:").count() > 20
    whole, done = one_move_short(anne)
    table, last = whole.charter.id, whole.entries[-1]
    assert isinstance(last, Moved)
    anne.come(f"/t/{table}")
    page.wait_for_selector(DRAWN)
    page.wait_for_load_state("networkidle")
    assert page.get_by_role("link", name="To the shelf").count() == 0, "nothing is told before the end"
    seen = anne.ask("GET", f"/tables/{table}?seat=0&after=1000000")
    anne.ask("POST", f"/tables/{table}/seats/0/moves", {"move": last.move, "after": seen["seq"]})
    page.locator("#ending-title").wait_for()
    page.locator(".count button").click()
    medals = page.locator(".feats li")
    medals.first.wait_for()
    assert medals.count() == len(done)
    assert page.locator(".feats.tossed").count() == 1
    page.get_by_role("link", name="To the shelf").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/feats")
    page.locator("li.done").first.wait_for()
    assert page.locator("li.done").count() == len(done)
    again = page.get_by_role("link", name=re.compile("See it again")).first
    again.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{table}/at/*/by/a")
    assert int(page.url.split("/")[-3]) in {boast.moment for boast in done}
    page.locator(".time, [role=slider]").first.wait_for()
    anne.come(f"/t/{table}")
    medals.first.wait_for()
    assert page.locator(".feats.tossed").count() == 0, "it is tossed once"


@on_day(5, of=6)
def test_the_shelf_in_russian_on_a_phone_by_night(visitors: Visitors) -> None:
    anne = visitors("Anne", phone=True, locale="ru")
    anne.page.emulate_media(color_scheme=LIGHTS["night"], reduced_motion="reduce")
    anne.come("/")
    anne.page.get_by_role("link", name="Мои подвиги").first.click()
    anne.page.get_by_role("heading", name="Мои подвиги").wait_for()
    anne.page.locator("li").first.wait_for()
    wide = anne.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing is cut off at the side"
