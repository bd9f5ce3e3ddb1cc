"""Time at the table: things move at the reader's pace, one after another; where nothing can matter any more, nobody waits."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

from playwright.sync_api import Page

import doubloon

from ..sample import on_day
from .browser import Visitor
from .conftest import Visitors, on_both_shores

MOVING = {"reduced_motion": "no-preference"}
WATCH = """() => {
    window.seen = [];
    const note = () => {
        const table = document.querySelector('.table');
        if (!table) return;
        const frame = document.querySelector('.frame');
        const motions = frame.getAnimations({ subtree: true }).filter((one) =>
            one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity);
        seen.push([+table.dataset.seq, !!document.querySelector('.prompt.mine'), motions.length]);
    };
    const watched = { attributes: true, subtree: true, attributeFilter: ['data-seq', 'class'] };
    new MutationObserver(note).observe(document.body, watched);
}"""
"""Note every number that the table shows, whether it is our turn then, and how much moves."""
AHEAD_MS = 60_000


def hold(page: Page) -> None:
    """From now on nothing happens on the page by itself, however late it is."""
    page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + AHEAD_MS / 1000)


def length(page: Page) -> int:
    """How many milliseconds things move, as the style has it."""
    text = str(page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--walk')"))
    return round(float(text.removesuffix("ms")) if text.endswith("ms") else 1000 * float(text.removesuffix("s")))


def look(visitor: Visitor, table: str, after: int = 1_000_000) -> Any:
    """The table as the first seat sees it, with what is new since that update."""
    return visitor.ask("GET", f"/tables/{table}?seat=0&after={after}")


def go_round(visitor: Visitor, table: str) -> Any:
    """Play until all the others have played as well, and say how the table stands then."""
    before = look(visitor, table)
    others = set(range(1, len(before["seats"])))
    while True:
        visitor.advance(table, 0, 1)
        seen = look(visitor, table, before["seq"])
        if others <= {line["seat"] for line in seen["lines"]}:
            return seen


@on_both_shores(6)
def test_the_pace_is_chosen_at_the_table_and_kept(visitors: Visitors) -> None:
    anne = visitors("Anne", **MOVING)
    anne.open_table("jackal", "me", "deckhand")
    page = anne.page
    page.wait_for_selector(".spot.live")
    assert length(page) == 320
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("slow").click()
    assert length(page) == 640
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    anne.come("/account")
    page.get_by_role("button", name="Open the settings").click()
    page.get_by_label("slow").wait_for()
    assert page.get_by_label("slow").is_checked() and length(page) == 640
    page.get_by_text("none", exact=True).click()
    assert length(page) == 0


@on_both_shores(6)
@on_day(0)
def test_three_bots_play_one_after_another_and_my_turn_comes_when_all_is_at_rest(visitors: Visitors) -> None:
    anne = visitors("Anne", **MOVING)
    table = anne.new_table("jackal", "me", "bosun", "bosun", "bosun")
    anne.advance(table, 0, 2)
    before = look(anne, table)
    page = anne.page
    anne.come(f"/t/{table}")
    page.wait_for_selector(".prompt.mine")
    page.evaluate(WATCH)
    after = go_round(anne, table)
    page.wait_for_selector(f".table[data-seq='{after['seq']}']:has(.prompt.mine)")
    seen = page.evaluate("() => window.seen")
    numbers = [seq for at, (seq, _, _) in enumerate(seen) if at == 0 or seen[at - 1][0] != seq]
    shown = [seq for seq in numbers if seq > before["seq"]]
    assert shown == list(range(before["seq"] + 1, after["seq"] + 1)), "each thing is shown, in order"
    assert all(motions == 0 for seq, mine, motions in seen if mine and seq == after["seq"])


@on_day(1)
def test_a_key_skips_what_is_being_shown(visitors: Visitors) -> None:
    anne = visitors("Anne", **MOVING)
    table = anne.new_table("jackal", "me", "bosun", "bosun", "bosun")
    anne.advance(table, 0, 2)
    page = anne.page
    page.clock.install()
    anne.come(f"/t/{table}")
    page.wait_for_selector(".prompt.mine")
    hold(page)
    after = go_round(anne, table)
    skip = page.get_by_role("button", name="Skip ahead")
    skip.wait_for()
    assert page.locator(f".table[data-seq='{after['seq']}']").count() == 0
    page.keyboard.press("s")
    page.wait_for_selector(f".table[data-seq='{after['seq']}']:not([data-moving])")
    assert not skip.count()


def at_the_bar() -> tuple[dict[str, Any], int]:
    """A game of Martinique and a moment in it when one captain has all pirates at the bar, and the other several out."""
    for seed in count():
        table, dice = doubloon.game("martinique").start(2, f"bar {seed}"), random.Random(seed)
        moments, moves = list[int](), 0
        while not table.over:
            seat = table.acting[0]
            table.play(seat, dice.choice(table.moves(seat)))
            moves += 1
            view = table.view(0)
            idle = not view["in_hand"][0] and not view["pirates"][0] and view["phase"] == "choose"
            if idle and view["turn"] == 1 and len(view["pirates"][1]) > 1:
                moments.append(moves)
        if moments:
            return table.record(), moments[0]
    raise AssertionError


@on_day(2)
def test_with_all_pirates_at_the_bar_nobody_waits_for_the_sunset(visitors: Visitors) -> None:
    anne, bart = visitors("Anne", **MOVING), visitors("Bart")
    record, moment = at_the_bar()
    brought = anne.ask("POST", "/records", record)["table"]
    begun = anne.ask("GET", f"/tables/{brought}")["seq"] - len(record["moves"])
    table = anne.ask("POST", f"/tables/{brought}/fork", {"seq": begun + moment, "seat": 0, "crew": ["me", "open"]})["table"]
    bart.ask("PUT", f"/tables/{table}/seats/1", {"who": "me"})
    for seat, sailor in enumerate((anne, bart)):
        sailor.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": f"grain{seat}"})
    page = anne.page
    page.clock.install()
    anne.come(f"/t/{table}")
    page.get_by_text("All your pirates are at the bar").wait_for()
    onward = page.get_by_role("button", name="On to sunset")
    assert not onward.count(), "whoever plays against a person waits"
    hold(page)
    bart.ask("PUT", f"/tables/{table}/seats/1", {"who": "open"})
    onward.wait_for()
    page.get_by_role("button", name="Look on").click()
    page.get_by_text("quick", exact=True).click()
    assert length(page) == 128
    anne.advance(table, 0, 0)
    seen = look(anne, table)
    assert seen["view"]["phase"] == "dig" and seen["acting"] == [0]
    assert not page.locator(".prompt.mine").count(), "she is still looking on"
    onward.click()
    page.wait_for_selector(f".table[data-seq='{seen['seq']}']:has(.prompt.mine)")


@on_both_shores(6)
@on_day(0)
def test_where_no_coin_can_be_won_the_end_is_offered(visitors: Visitors) -> None:
    anne = visitors("Anne")
    island = {"island": "BBB/BMB/BBB", "tiles": "beach: empty 8; mountain: empty"}
    table = anne.new_table("jackal", "me", "deckhand", **island)
    anne.advance(table, 0, 1)
    anne.come(f"/t/{table}")
    page = anne.page
    page.get_by_text("No coin is left to be won").wait_for()
    page.get_by_role("button", name="Play on").click()
    page.get_by_text("No coin is left to be won").wait_for(state="detached")
    page.reload()
    page.get_by_role("button", name="Run to the end").click()
    page.locator("[data-offer=revenge]").wait_for()
    assert look(anne, table)["stage"] == "over"
