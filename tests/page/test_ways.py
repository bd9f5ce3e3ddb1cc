"""Ways to play that are not the usual: a campaign, an island of one's own, teams, and all at once."""

from __future__ import annotations

from ..sample import on_day
from .conftest import Visitors

ISLAND = "BBB/BMB/BBB"
SPECIAL = ".top .special"


@on_day(0)
def test_a_campaign_leads_from_island_to_island(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = anne.open_table("jackal", "me", "deckhand", campaign="yes")
    page = anne.page
    page.wait_for_selector(SPECIAL)
    assert page.locator(SPECIAL).inner_text().endswith("Campaign, island 1 of 4")
    anne.advance(table, 0, 1000)
    page.get_by_role("button", name="Sail to the next island").click()
    page.get_by_text("Campaign, island 2 of 4").wait_for()


@on_day(0)
def test_the_last_island_of_a_campaign_leads_nowhere(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = anne.open_table("jackal", "me", "deckhand", campaign="yes", island=ISLAND)
    anne.advance(table, 0, 1000)
    anne.page.get_by_text("This was the last island of the campaign.").wait_for()
    assert not anne.page.get_by_role("button", name="Sail to the next island").count()


@on_day(1)
def test_an_island_is_pasted_and_played_in_teams_at_one_screen(visitors: Visitors) -> None:
    anne = visitors("Anne", phone=True)
    anne.come("/play/jackal/pass")
    page = anne.page
    page.get_by_text("4", exact=True).first.tap()
    page.get_by_text("two against two").tap()
    page.get_by_text("draw your own").tap()
    letters = page.get_by_label("The island in letters")
    letters.fill("BXB")
    page.get_by_text("This is no island").wait_for()
    letters.fill(ISLAND)
    page.locator("form .go").tap()
    page.locator(".curtain .button.main").tap()
    page.wait_for_selector(".spot.live")
    assert page.locator(SPECIAL).inner_text().endswith("Two against two")
    assert page.locator(".spot[aria-label*='beach']").count() == 8


def test_a_puzzle_that_is_not_solved_says_so_and_can_be_tried_again(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = anne.open_table("jackal", "me", puzzle=4)
    anne.page.get_by_text("Puzzle 4: The bank moves house").wait_for()
    while (seen := anne.ask("GET", f"/tables/{table}?seat=0&after=1000000"))["stage"] != "over":
        anne.ask("POST", f"/tables/{table}/seats/0/moves", {"move": seen["moves"][0]["text"], "after": seen["seq"]})
    anne.page.get_by_text("Not solved this time.").wait_for()
    anne.page.get_by_role("button", name="Try again").click()
    anne.page.wait_for_selector(".spot.live")


@on_day(2)
def test_whoever_is_done_knows_for_whom_all_wait(visitors: Visitors) -> None:
    anne, bart = visitors("Anne"), visitors("Bart")
    table = anne.new_table("pirates-map", "me", "open")
    anne.come(f"/t/{table}")
    bart.come(f"/t/{table}")
    bart.page.locator(".seat .button.main").click()
    anne.page.wait_for_selector(".spot.live")
    seen = anne.ask("GET", f"/tables/{table}?seat=0&after=1000000")
    while seen["moves"] and 0 in seen["acting"]:
        move = anne.good_move(table, 0)
        seen = anne.ask("POST", f"/tables/{table}/seats/0/moves", {"move": move, "after": seen["seq"]})
    anne.page.get_by_text("Both play at once: waiting for Bart").wait_for()
    mine = anne.page.locator(".top .score").first.inner_text().split()[0]
    assert mine == (anne.page.locator(".sheet text.score").text_content() or "").split()[-1], (
        "both count what Anne has just drawn"
    )
