"""The load program plays and reports; how fast, only `make load` says."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.lab.load import Plan, measure, page
from doubloon.lab.weights import weigh


def test_a_small_crowd_plays_and_is_reported(tmp_path: Path) -> None:
    plan = Plan(tables=20, rate=20.0, seconds=3.0)
    carried = measure(plan, "sqlite", tmp_path)
    assert carried.moves > 1 and not carried.refusals
    p50, p95, p99, most = carried.seen
    assert 0 < p50 <= p95 <= p99 <= most
    assert "| sqlite |" in page(plan, [carried], [])


def test_several_processes_tell_each_other(tmp_path: Path) -> None:
    carried = measure(Plan(tables=4, rate=10.0, seconds=3.0, processes=2), "postgresql", tmp_path)
    assert carried.moves > 1 and not carried.refusals and carried.seen[0] > 0


@pytest.mark.parametrize("game", ["buried-treasure"])
def test_a_table_has_its_weight(game: str) -> None:
    weight = weigh(game, 20)
    assert weight.game == game and weight.moves > 5
