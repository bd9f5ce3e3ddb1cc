"""Small things that hurt: what covers, runs over its edge, comes too early, or is not said."""

from __future__ import annotations

from playwright.sync_api import expect

from ..sample import on_day
from .browser import PHONE, Visitor
from .conftest import Visitors
from .harbour import PATIENCE

MEET = """([one, other]) => {
    const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
"""Whether two things on the page lie over each other."""
WIDE = "() => document.documentElement.style.setProperty('--sans', 'DejaVu Sans Mono, monospace')"
EXTRAS = """() => [...document.querySelectorAll('.frame .extra')].map((word) => {
    const [text, ribbon] = [word, word.previousElementSibling].map((one) => one.getBoundingClientRect());
    return text.left >= ribbon.left && text.right <= ribbon.right;
})"""
TOP_SCORES = ".top .score"


def draw_nothing(visitor: Visitor, table: str) -> None:
    """Play The Pirate's Map in all our seats, and draw nothing wherever one may: the third skull ends it, below nought."""
    while True:
        for seat in (0, 1):
            seen = visitor.ask("GET", f"/tables/{table}?seat={seat}&after=1000000")
            if seen["stage"] == "over":
                return
            if seen["moves"]:
                texts = {move["kind"]: move["text"] for move in reversed(seen["moves"])}
                move = texts.get("skip") or texts.get("done") or seen["moves"][0]["text"]
                visitor.ask("POST", f"/tables/{table}/seats/{seat}/moves", {"move": move, "after": seen["seq"]})


@on_day(0)
def test_a_crown_covers_no_minus_and_the_harbour_says_who_won(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = anne.new_table("pirates-map", "me", "me")
    draw_nothing(anne, table)
    seen = anne.ask("GET", f"/tables/{table}?seat=0&after=1000000")
    [winner] = seen["view"]["winners"][:1]
    assert seen["view"]["scores"][winner] < 0
    anne.come(f"/t/{table}")
    anne.page.wait_for_selector(".small .score, .sheet .score")
    if not anne.page.locator(".small .crown").count():  # the winner's sheet is the large one: look at another
        anne.page.locator(".small button").first.click()
    anne.page.wait_for_selector(".small .crown")
    assert not anne.page.evaluate(MEET, [".small .crown", ".small button:has(.crown) .score"])
    anne.come("/")
    row = anne.page.locator(f"a[href='/t/{table}']")
    won = ", ".join(f"Anne {seat + 1}" for seat in seen["view"]["winners"])
    expect(row).to_contain_text(f"{won} share the treasure." if len(seen["view"]["winners"]) > 1 else f"{won} wins.")


@on_day(1)
def test_extra_fits_its_ribbon_in_wide_letters_too(visitors: Visitors) -> None:
    for language in ("en", "ru"):
        anne = visitors("Anne", locale=language)
        anne.come("/learn/buried-treasure")
        anne.page.wait_for_selector(".frame .extra")
        for letters in ("() => {}", WIDE):
            anne.page.evaluate(letters)
            fits = anne.page.evaluate(EXTRAS)
            assert fits and all(fits), language


@on_day(2)
def test_ranks_and_their_points_are_two_words(visitors: Visitors) -> None:
    anne = visitors("Anne")
    anne.open_table("pirates-map", "me")
    ranks = anne.page.locator(".frame ol li")
    ranks.first.wait_for()
    assert ranks.first.inner_text() == "105 legend of the seas"


@on_day(0)
def test_the_count_tells_the_scores_first(visitors: Visitors) -> None:
    anne = visitors("Anne", reduced_motion="no-preference")
    table = anne.open_table("buried-treasure", "me", "deckhand")
    anne.page.wait_for_selector(".spot.live")
    anne.advance(table, 0, 1000)
    scores = anne.ask("GET", f"/tables/{table}?seat=0&after=1000000")["view"]["scores"]
    expect(anne.page.locator("#ending-title")).to_have_text("The count", timeout=PATIENCE * 1000)
    final = [f"{score} points" for score in scores]
    assert anne.page.locator(TOP_SCORES).all_text_contents() != final
    assert not anne.page.locator(".side").get_by_text("wins with").count()
    anne.page.get_by_role("button", name="Skip", exact=True).click()
    expect(anne.page.locator(TOP_SCORES)).to_have_text(final)


@on_day(1)
def test_no_button_is_cut_off_on_a_phone(visitors: Visitors) -> None:
    for language in ("en", "ru"):
        anne = visitors("Anne", phone=True, locale=language)
        table = anne.open_table("jackal", "me", "deckhand")
        anne.advance(table, 0, 2)
        buttons = anne.page.locator(".prompt .deeds .button")
        anne.page.locator(".prompt .deeds .button").nth(2).wait_for()
        for button in buttons.all():
            box = button.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
