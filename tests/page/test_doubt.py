"""A second press for moves without a way back: a key that is held down is none, and another choice takes the mark over."""

from __future__ import annotations

from ..sample import on_day
from .conftest import Visitors

WARY = "if (location.protocol === 'http:') localStorage.settings ??= JSON.stringify({ confirm: true })"


@on_day(2, of=6)
def test_a_held_key_does_not_confirm_and_another_choice_is_marked_in_its_place(visitors: Visitors) -> None:
    anne = visitors("Anne")
    anne.context.add_init_script(WARY)
    table = anne.open_table("buried-treasure", "me", "deckhand")
    page = anne.page
    spots = page.locator(".spot.live")
    spots.first.wait_for()
    before = anne.ask("GET", f"/tables/{table}?seat=0")["seq"]
    spots.first.focus()
    for _ in range(5):
        page.keyboard.down("Enter")  # the first is a press, all others are the same one, held
    page.keyboard.up("Enter")
    page.locator(".doubt-card").wait_for()
    assert anne.ask("GET", f"/tables/{table}?seat=0")["seq"] == before
    first = page.locator(".spot.held").get_attribute("data-thing")
    page.locator(".spot.live:not(.held)").first.click()
    page.wait_for_function("(first) => document.querySelector('.spot.held')?.dataset.thing !== first", arg=first)
    assert page.locator(".doubt-card").count() == page.locator(".spot.held").count() == 1
    assert anne.ask("GET", f"/tables/{table}?seat=0")["seq"] == before
    page.locator(".doubt-card .main").focus()
    page.keyboard.press("Enter")
    page.locator(".doubt-card").wait_for(state="detached")
    page.wait_for_function(f"() => +document.querySelector('.table').dataset.seq > {before}")
