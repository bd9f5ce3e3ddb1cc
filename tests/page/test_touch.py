"""Whatever is touched says what it is, by mouse, by finger and by key; and what cannot be taken back is marked, but quietly."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

import doubloon

from ..busy import stretched
from ..sample import in_turns, on_day
from .browser import Visitor
from .conftest import Visitors, on_both_shores
from .facts import FACTS, having
from .hands import MISSED, SETTLED, STILL, Finger, Mouse

PITS: dict[str, str | int] = {"island": "BBB/BMB/BBB", "tiles": "beach: pit 8; mountain: pit"}
CARD = ".answer-card"
QUOTE = f"{CARD} blockquote"
FAR_PIT = ".frame .spot[data-is='tile-pit'][data-thing*=cell]:not(.live)"
MOST_TURNS = 40
WAX = ".frame .wax:has(*)"
TOUCHES = 3
TOUCHED = [(game, FACTS[game]["touched"]["spot"], FACTS[game]["touched"]["called"]) for game in having("touched")]
"""A card, a treasure, a set of treasure, a die: a thing of each game that cannot be chosen, and what it is called."""


def look(visitor: Visitor, table: str) -> Any:
    """The table as seat 0 sees it."""
    return visitor.ask("GET", f"/tables/{table}?seat=0&after=1000000")


def play(visitor: Visitor, table: str, kind: str) -> None:
    """Make a move of a kind past the page, and wait for our next turn."""
    seen = look(visitor, table)
    moves = [move for move in seen["moves"] if move["kind"] == kind]
    visitor.ask("POST", f"/tables/{table}/seats/0/moves", {"move": moves[-1]["text"], "after": seen["seq"]})
    visitor.advance(table, 0, 0)


def far_pit(visitor: Visitor) -> tuple[str, str]:
    """A table of Jackal where a pit lies open that nobody of ours can come to, and that pit."""
    table = visitor.open_table("jackal", "me", "deckhand", **PITS)
    visitor.advance(table, 0, 0)
    play(visitor, table, "place")
    play(visitor, table, "move")
    for _ in range(MOST_TURNS):
        seen = look(visitor, table)
        Mouse(visitor, table, 0).until_shown(seen["seq"])
        visitor.page.wait_for_selector(".table:not([data-moving]):not([data-looking]) .spot.live")
        visitor.page.evaluate(SETTLED)  # whoever waits with the focus somewhere is led to what can be chosen
        pits = visitor.page.locator(FAR_PIT)
        if pits.count() and {"sail", "move"} <= {move["kind"] for move in seen["moves"]}:  # a ship or a pirate could be meant
            return table, f".frame .spot[data-thing='{pits.first.get_attribute('data-thing')}']"
        play(visitor, table, "sail")
    raise AssertionError("one could always come to every pit")


def touch(hand: Mouse, thing: str) -> None:
    """Touch a thing until its paragraph is quoted: on a busy machine a board may come to its place under the finger."""
    for _ in range(TOUCHES):
        hand.page.evaluate(SETTLED)
        hand.page.wait_for_selector(STILL)
        assert hand.press(thing, 0)
        with suppress(TimeoutError):
            hand.page.wait_for_selector(QUOTE, timeout=stretched(MISSED))
            return


def whole(visitor: Visitor) -> str:
    """The paragraph quoted; all of it is there to be read."""
    quote = visitor.page.locator(QUOTE)
    quote.wait_for()
    assert quote.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), "the paragraph is cut"
    return quote.inner_text()


@on_both_shores(3)
@pytest.mark.parametrize("hand", in_turns(["mouse", "finger", "key"], 3))
def test_a_pit_says_that_it_is_one(visitors: Visitors, hand: str) -> None:
    anne = visitors("Anne", phone=hand == "finger")
    table, pit = far_pit(anne)
    if hand == "key":
        anne.page.locator(pit).focus()
        anne.page.keyboard.press("Enter")
    else:
        touch((Finger if hand == "finger" else Mouse)(anne, table, 0), pit)
    assert whole(anne) == doubloon.game("jackal").paragraphs_in("en")["4.8"].replace("*", "")
    told = anne.page.locator(f"{CARD} p").all_inner_texts()
    assert ": pit" in told[0] and told[1].startswith("Pit: He is trapped"), "first what it is"
    assert told[-1] == "There is nothing to do with it just now.", "then why not"


@on_both_shores(2)
@pytest.mark.parametrize(("game", "thing", "name"), in_turns(TOUCHED, len(TOUCHED), ids=lambda row: str(row[0])))
def test_a_thing_of_every_game_says_what_it_is(visitors: Visitors, game: str, thing: str, name: str) -> None:
    anne = visitors("Anne", phone=True)
    table = anne.open_table(game, "me", "deckhand")
    anne.page.wait_for_selector(".spot.live")
    touch(Finger(anne, table, 0), f".frame .spot:not(.live){thing}")
    rules = doubloon.game(game).paragraphs_in("en").values()
    assert whole(anne) in {paragraph.replace("*", "").replace("`", "") for paragraph in rules}
    assert anne.page.locator(f"{CARD} strong").first.inner_text().lower() in name.split("|")


@on_both_shores(7)
@on_day(0)
def test_keys_lead_to_things_that_cannot_be_chosen(visitors: Visitors) -> None:
    anne = visitors("Anne")
    anne.open_table("martinique", "me", "deckhand")
    anne.page.wait_for_selector(".spot.live")
    anne.page.keyboard.press("g")
    for _ in range(12):
        anne.page.keyboard.press("Shift+ArrowDown")
        if anne.page.evaluate("() => document.activeElement?.matches('.spot[data-is]:not(.live)')"):
            break
    anne.page.keyboard.press("Enter")
    anne.page.wait_for_selector(f"{CARD} strong")


@on_both_shores(7)
def test_a_mark_is_quiet_explained_once_and_covers_nobody(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = anne.open_table("jackal", "me", "deckhand")
    anne.advance(table, 0, 1)
    anne.page.wait_for_selector(WAX)
    sizes = anne.page.eval_on_selector_all(WAX, "all => all.map((one) => one.getBoundingClientRect().width)")
    assert max(sizes) < 12, "it is small"
    assert not anne.page.locator(".drawing .slide .wax").count(), "and lies over no crew"
    explained = anne.page.get_by_text("have no way back")
    explained.wait_for()
    anne.advance(table, 0, 1)
    while look(anne, table)["view"]["phase"] != "act":  # in the midst of a move all may be marked alike, and none is
        anne.advance(table, 0, 1)
    Mouse(anne, table, 0).until_shown(look(anne, table)["seq"])
    anne.page.wait_for_selector(WAX)
    assert not explained.count()
    anne.page.reload()
    anne.page.wait_for_selector(WAX)
    assert not explained.count()


@on_day(1)
def test_who_wants_no_marks_has_none(visitors: Visitors) -> None:
    anne = visitors("Anne")
    anne.context.add_init_script("""if (location.protocol === 'http:') localStorage.setItem('settings', '{"seals":false}')""")
    table = anne.new_table("jackal", "me", "deckhand")
    anne.advance(table, 0, 1)
    with anne.page.expect_response("**/outlook*"):
        anne.come(f"/t/{table}")
    anne.page.wait_for_selector(".spot.live")
    anne.page.evaluate(SETTLED)
    assert not anne.page.locator(".wax").count()
