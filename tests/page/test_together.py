"""Two people at two screens, and two at one."""

from __future__ import annotations

import json

from ..sample import on_day
from .conftest import Visitors
from .hands import DRAWN, LISTED, SPOTS, Finger, Hands, Mouse

CURTAIN = ".curtain"


@on_day(1, of=6)
def test_two_people_play_and_one_comes_back_in_the_middle(visitors: Visitors) -> None:
    anne, bart = visitors("Anne"), visitors("Bart", phone=True)
    anne.come("/play/buried-treasure/friends")
    anne.page.locator("form .go").click()
    anne.page.wait_for_selector("#lobby-share")
    link = anne.page.url
    bart.come(link)
    bart.page.locator(".seat .button.main").tap()
    table = link.rpartition("/")[2]
    hands: list[Hands] = [Mouse(anne, table, 0), Finger(bart, table, 1)]
    for one in hands:
        one.page.wait_for_selector("[data-table]")
    moves = 0
    while (seen := hands[0].look())["stage"] != "over":
        seat = seen["acting"][0]
        hands[seat].play(hands[seat].look())
        moves += 1
        if moves == 12:
            now = hands[0].look()["seq"]
            hands[0].until_shown(now)
            before = anne.page.locator("#side-panel").inner_text()
            anne.page.reload()
            hands[0].until_shown(now)
            assert before and anne.page.locator("#side-panel").inner_text() == before, "the log is there again"
        if moves == 20:
            with bart.offline():
                pass
    for one in hands:
        one.page.wait_for_selector("#ending-title")
    titles = {one.page.locator("#ending-title").inner_text() for one in hands}
    assert len(titles) == 1, "both have seen the same end"


def test_a_move_into_a_broken_line_is_made_when_it_is_back(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = anne.new_table("martinique", "me", "deckhand")
    anne.advance(table, 0, 0)
    anne.come(f"/t/{table}")
    hands = Mouse(anne, table, 0)
    seen = hands.look()
    hands.until_shown(seen["seq"])
    anne.page.wait_for_selector(DRAWN)
    hands.show_moves()
    with anne.offline(), anne.page.expect_event("requestfailed", lambda request: request.url.endswith("/moves")):
        anne.page.locator(LISTED).first.click()
    assert hands.look()["seq"] == seen["seq"], "it has not been made"
    hands.play(seen)


@on_day(2)
def test_a_curtain_hides_the_hands_between_turns(visitors: Visitors) -> None:
    anne = visitors("Anne")
    table = anne.open_table("morgans-magic-map", "me", "me")
    page = anne.page
    turns = 0
    last = None
    hidden: dict[int, set[str]] = {}
    while turns < 4:
        page.wait_for_selector(f"{CURTAIN}, [data-table]")
        if page.locator(CURTAIN).count():
            assert not page.evaluate(SPOTS) and not page.locator("[data-table]").count(), "behind the curtain there is nothing"
            page.locator(f"{CURTAIN} .button.main").click()
            page.wait_for_selector("[data-table]")
        seat = next(at for at in (0, 1) if Mouse(anne, table, at).look()["moves"])
        hands = Mouse(anne, table, seat)
        seen = hands.look()
        hands.until_shown(seen["seq"])
        page.wait_for_selector(DRAWN)
        shown = {json.dumps(spot["thing"], sort_keys=True) for spot in page.evaluate(SPOTS)}
        hidden = {at: cards_of(Mouse(anne, table, at)) for at in (0, 1)}
        others = hidden[1 - seat] - hidden[seat]
        assert hidden[seat] & shown, "my own hand is there"
        assert not others & shown, "and the other's is not"
        if seat != last:
            turns, last = turns + 1, seat
        hands.play(seen)
        if not hands.look()["moves"]:
            page.locator(".prompt .button.main").click()
            page.wait_for_selector(CURTAIN)


def cards_of(hands: Hands) -> set[str]:
    """The cards that a seat of Morgan's holds, as the board would name them, and that lie open before nobody."""
    view = hands.look()["view"]
    lie_open = {(card["place"], card["distance"]) for front in view["fronts"] for card in front}
    cards = {(card["place"], card["distance"]) for card in view["hand"]} - lie_open
    return {json.dumps({"tile": place, "distance": str(distance)}, sort_keys=True) for place, distance in cards}


@on_day(0)
def test_a_second_window_of_the_same_person_is_let_in(visitors: Visitors) -> None:
    anne = visitors("Anne")
    anne.come("/play/martinique/friends")
    anne.page.locator("form .go").click()
    anne.page.wait_for_selector("#lobby-share")
    second = anne.context.new_page()
    second.goto(anne.page.url)
    second.wait_for_selector("#lobby-share")
