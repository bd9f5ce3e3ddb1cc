"""From home to a game in three clicks, and a puzzle solved on the board."""

from __future__ import annotations

import doubloon
from doubloon.bots.solver import solve

from ..sample import on_day
from .conftest import Visitors, on_both_shores
from .hands import Mouse

PUZZLE = 1


def test_a_stranger_plays_against_a_captain_within_three_clicks(visitors: Visitors) -> None:
    page = visitors().page
    page.goto("/")
    page.locator(".covers .card .button.main").nth(1).click()
    page.wait_for_selector(".spot.live")
    page.get_by_text("Captain").first.wait_for()  # across the table


@on_both_shores(4)
@on_day(1)
def test_a_puzzle_is_solved(visitors: Visitors) -> None:
    anne = visitors("Anne")
    anne.come("/puzzles")
    anne.page.locator("ol button").nth(PUZZLE - 1).click()
    anne.page.wait_for_selector(".spot.live")
    hands = Mouse(anne, anne.page.url.rpartition("/")[2], 0)
    found = solve(doubloon.game("jackal").start(1, "", puzzle=PUZZLE))
    assert found.solved
    for move in found.moves:
        hands.play(hands.look(), str(move))
    anne.page.wait_for_selector("#ending-title")
    assert hands.look()["view"]["winners"] == [0] and hands.ways["board"] > 0
    anne.come("/puzzles")
    anne.page.locator("ol button").nth(PUZZLE - 1).locator(".solved").wait_for()
    assert anne.page.locator("ol .solved").count() == 1


@on_both_shores(4)
def test_what_was_kept_by_number_counts_where_the_puzzle_is_still_the_same(visitors: Visitors) -> None:
    """Number 3 has been another puzzle, number 7 never was."""
    anne = visitors("Anne")
    anne.come()
    anne.page.evaluate("() => localStorage.setItem('solved puzzles', '[\"3\", \"7\"]')")
    anne.come("/puzzles")
    anne.page.locator("ol .solved").first.wait_for()
    assert anne.page.locator("ol li").filter(has=anne.page.locator(".solved")).locator(".number").all_inner_texts() == ["7"]


@on_both_shores(4)
@on_day(1)
def test_the_rules_open_at_what_one_points_at(visitors: Visitors) -> None:
    """The key for the rules, with the pointer on a face-down tile, shows the paragraph about backs, in Russian too."""
    anne = visitors("Anne")
    anne.open_table("jackal", "me", "deckhand")
    anne.page.locator(".spot[aria-label$='forest']").first.hover()
    anne.page.keyboard.press("r")
    wanted = anne.page.locator(".rules .wanted")
    wanted.wait_for()
    assert wanted.inner_text().startswith("§1.2 The back of a tile")
    anne.page.get_by_title("По-русски").click()
    russian = doubloon.game("jackal").paragraphs_in("ru")["1.2"]
    anne.page.wait_for_function("text => document.querySelector('.rules .wanted')?.innerText === text", arg=f"§1.2 {russian}")
