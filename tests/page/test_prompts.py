"""What the prompt asks: a forced choice is called so, what is picked is not asked again, all that can be done is named."""

from __future__ import annotations

from playwright.sync_api import expect

from ..sample import on_day
from .browser import Visitor
from .conftest import Visitors, on_both_shores
from .hands import Mouse

ASKED = ".prompt [role=status]"
COLUMN = ".spot.live[data-thing*='column']"
PIRATE = ".side .spot.live[data-is^='glossary-pirate']"
ISLAND = "BBB/BMB/BBB"
"""From every berth there are two tiles to land on, or three."""
MOST_MOVES = 200


def until_forced(visitor: Visitor, table: str) -> None:
    """Change nothing, walk nowhere and throw away whatever card is right, until not one in the hand is."""
    right: list[dict[str, str]] = []
    for _ in range(MOST_MOVES):
        visitor.advance(table, 0, 0)
        seen = visitor.ask("GET", f"/tables/{table}?seat=0&after=1000000")
        kinds = [move["kind"] for move in seen["moves"]]
        if kinds == ["enough"]:
            return
        right = [move["args"] for move in seen["moves"] if move["kind"] == "play"] or right
        away = [move for move in seen["moves"] if move["kind"] == "throw" and move["args"] in right]
        wanted = next(kind for kind in ("corner", "leave", "stay", "enough", "draw") if kind in kinds)
        move = (away or [seen["moves"][kinds.index(wanted)]])[0]["text"]
        visitor.ask("POST", f"/tables/{table}/seats/0/moves", {"move": move, "after": seen["seq"]})
    raise AssertionError("there was always a card that was right")


@on_both_shores(5)
@on_day(0)
def test_where_no_card_is_right_nobody_is_asked_which(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = anne.open_table("morgans-magic-map", "me", "deckhand")
    until_forced(anne, table)
    expect(anne.page.locator(ASKED)).to_contain_text("None of the cards in your hand is right here.")
    anne.page.get_by_role("button", name="go on", exact=True).click()
    expect(anne.page.locator(ASKED)).not_to_contain_text("right here")


@on_both_shores(5)
@on_day(1)
def test_the_advanced_game_names_all_that_can_be_done_and_then_what_is_open(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = anne.open_table("buried-treasure", "me", "deckhand", variant="advanced")
    asked = anne.page.locator(ASKED)
    expect(asked).to_contain_text("Take the last card of a column, or play a starter card from your hand.")
    expect(asked).to_contain_text("Keep it, or give it to another player.")
    anne.page.wait_for_selector(COLUMN)
    assert Mouse(anne, table, 0).press(COLUMN, 0)
    expect(asked).to_contain_text("For yourself, or for whom?")
    anne.page.keyboard.press("Escape")
    expect(asked).to_contain_text("Take the last card of a column")


@on_both_shores(5)
@on_day(2)
def test_a_pirate_picked_is_asked_where_to(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = anne.open_table("jackal", "me", "deckhand", island=ISLAND)
    anne.advance(table, 0, 1)
    hands = Mouse(anne, table, 0)
    hands.until_shown(hands.look()["seq"])
    anne.page.wait_for_selector(PIRATE)
    assert hands.press(PIRATE, 0)
    expect(anne.page.locator(ASKED)).to_contain_text("Where to?")


@on_both_shores(5)
def test_a_puzzle_says_its_goal_in_the_prompt(visitors: Visitors) -> None:
    anne = visitors("Anne", phone=True)
    anne.open_table("jackal", "me", puzzle=4)
    goal = anne.page.locator(".prompt .goal")
    expect(goal).to_have_text("All coins to the bank in 4 turns: this is turn 1; 2 pirates must survive.")
    expect(goal).to_be_in_viewport(ratio=1)
