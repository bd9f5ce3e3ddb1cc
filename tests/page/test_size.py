"""What a first visit weighs, as it is really sent."""

from __future__ import annotations

import pytest

from ..sample import in_turns
from .conftest import Visitors
from .facts import GAMES
from .screens import at_table
from .speed import WEIGHT, weigh

MOST_BYTES = 250_000


def test_a_first_visit_home_is_light(visitors: Visitors) -> None:
    anne = visitors()
    anne.come()
    anne.page.wait_for_selector(".covers .card svg")
    anne.page.wait_for_load_state("networkidle")
    assert 0 < weigh(anne.page) < MOST_BYTES, anne.page.evaluate(WEIGHT)


@pytest.mark.parametrize("game", in_turns(GAMES, len(GAMES), turn=2))
def test_a_first_visit_to_a_table_is_light(visitors: Visitors, game: str) -> None:
    anne = visitors("Anne")
    at_table(anne, game, 2)
    anne.page.wait_for_load_state("networkidle")
    assert 0 < weigh(anne.page) < MOST_BYTES, anne.page.evaluate(WEIGHT)
