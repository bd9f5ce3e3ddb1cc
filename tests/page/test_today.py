"""Today's deal in a browser: found in the harbour, played once, looked at side by side; days in a row, kept and lost."""

from __future__ import annotations

import re
import time

import doubloon
from doubloon.bots.solver import solve

from ..manners import BY_TURNS
from ..sample import on_day
from .browser import Visitor
from .conftest import Visitors
from .days import begin_deal, turn_on
from .harbour import PATIENCE, Harbour


def play_out(visitor: Visitor, table: str, seat: int) -> None:
    """The first move that is legal, to the end of the game, past the page."""
    until = time.monotonic() + PATIENCE
    while (seen := visitor.ask("GET", f"/tables/{table}?seat={seat}&after=1000000"))["stage"] != "over":
        assert time.monotonic() < until, "nobody moves"
        if seen["moves"]:
            said = {"move": seen["moves"][0]["text"], "after": seen["seq"]}
            visitor.ask("POST", f"/tables/{table}/seats/{seat}/moves", said)


@on_day(1, of=6)
def test_a_deal_is_found_played_once_and_looked_at_side_by_side(later: Harbour, comers: Visitors) -> None:
    turn_on(later, 1)
    anne, bart = comers("Anne"), comers("Bart")
    anne.come()
    anne.page.locator("[data-chip]").first.wait_for()
    assert anne.page.locator("[data-chip]").count() == len(anne.ask("GET", "/today")["deals"]) + 1
    anne.page.get_by_role("link", name="To today's deals").click()
    anne.page.wait_for_url("**/today")
    table, seat = begin_deal(anne, BY_TURNS)
    assert anne.page.get_by_role("button", name="Hint").count() == 0, "everybody finds their own way"
    play_out(anne, table, seat)
    anne.page.get_by_text("are open to everybody when the day is over").wait_for()
    assert anne.page.get_by_role("button", name="Look back").count() == 0
    bart.come("/today")
    bart.page.locator(f"[data-game={BY_TURNS}]").wait_for()
    assert bart.page.get_by_text("Anne").count() == 0, "nothing is shown before one has played"
    his, same = begin_deal(bart, BY_TURNS)
    assert same == seat
    bart.come(f"/t/{table}")
    bart.page.get_by_text("are open to everybody when the day is over").wait_for()
    assert [one for one in bart.trouble if "403" not in one or table not in one] == [], "he is refused, no more"
    bart.trouble.clear()
    play_out(bart, his, seat)
    anne.page.get_by_role("link", name="How others did").click()
    anne.page.wait_for_url("**/today")
    rows = anne.page.locator(f"table[data-of={BY_TURNS}] tbody tr")
    rows.nth(1).wait_for()
    assert {re.split(r"\s+", row)[1] for row in rows.all_inner_texts()} == {"Anne", "Bart"}
    assert anne.page.locator(f"[data-game={BY_TURNS}] a[href*='/at/']").count() == 0
    turn_on(later, 2)
    anne.come()
    anne.page.get_by_text("Play today, and you have two days in a row.").wait_for()
    anne.come("/today")
    anne.page.get_by_role("link", name="The day before").click()
    anne.page.get_by_role("link", name="Replay from the beginning: Bart").click()
    anne.page.wait_for_url(f"**/t/{his}/at/0/by/*")
    anne.page.locator(".time, [role=slider]").first.wait_for()


@on_day(3, of=6)
def test_days_in_a_row_are_kept_and_lost(later: Harbour, comers: Visitors) -> None:
    carla = comers("Carla", phone=True, locale="ru")
    for day, said in ((11, "Первый день есть."), (12, "2 дня подряд."), (15, None)):
        turn_on(later, day)
        carla.come("/today")
        carla.page.locator(f"[data-game={BY_TURNS}][data-state=open]").wait_for()
        if said is None:
            carla.page.get_by_text("Серия в 2 дня прервалась.").wait_for()
            carla.page.get_by_text("Самая длинная серия: 2 дня").wait_for()
            continue
        play_out(carla, *begin_deal(carla, BY_TURNS))
        carla.come("/today")
        carla.page.get_by_text(said).wait_for()


@on_day(2, of=6)
def test_by_keyboard_alone_the_puzzle_of_the_day_is_begun_and_the_harbour_says_that_it_is_solved(
    later: Harbour, comers: Visitors
) -> None:
    turn_on(later, 20)
    davy = comers("Davy")
    page = davy.page
    davy.come("/today")
    button = page.get_by_role("button", name="Solve it")
    button.wait_for()
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    page.get_by_text("A hint counts as help").wait_for()
    page.keyboard.press("h")
    page.locator(".hint-card, [data-hint]").first.wait_for()
    begun = later.adviser.table(table)
    assert isinstance(begun, doubloon.Table)
    for move in solve(begun).moves:
        seen = davy.ask("GET", f"/tables/{table}?seat=0&after=1000000")
        davy.ask("POST", f"/tables/{table}/seats/0/moves", {"move": str(move), "after": seen["seq"]})
    page.locator("#ending-title").get_by_text("Solved!").wait_for()
    davy.come()
    page.get_by_text(re.compile(r"Solved in \d+ turns, with help")).first.wait_for()
