"""A game that the page knows nothing of is played all the same: its table as the game draws it, its moves from the list."""

from __future__ import annotations

import doubloon
from doubloon.server.table.sight import drawn

from .conftest import Visitors
from .hands import READY

STRANGER = "parley"
"""The example of the contract: the harbour of the tests has it, and no folder of the page does."""


def test_a_game_without_a_board_is_on_the_quay_and_is_played_to_its_end(visitors: Visitors) -> None:
    anne = visitors("Anne")
    anne.come()
    card = anne.page.locator(".covers .card").filter(has_text="Parley")
    card.locator("svg.drawing").wait_for()
    table = anne.open_table(STRANGER, "me", "deckhand")
    shown = anne.page.locator(".frame pre.drawn")
    while (seen := anne.ask("GET", f"/tables/{table}?seat=0&after=1000000"))["stage"] != "over":
        anne.page.wait_for_function(READY, arg=[seen["seq"], table])
        drawing = drawn(doubloon.game(STRANGER), seen["view"], "en", ["Anne", "Deckhand"])
        anne.page.wait_for_function(
            "([drawing]) => document.querySelector('.frame pre.drawn')?.textContent === drawing", arg=[drawing]
        )
        if seen["moves"]:
            assert [move["text"] for move in seen["moves"]] == anne.page.locator("[data-move]").evaluate_all(
                "(listed) => listed.map((one) => one.dataset.move)"
            )
            anne.page.locator(f"[data-move='{seen['moves'][-1]['text']}']").click()
        anne.page.wait_for_function(READY, arg=[seen["seq"] + 1, table])
    anne.page.wait_for_selector("#ending-title")
    assert shown.count() == 1, "its end is drawn too"
