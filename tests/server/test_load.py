"""The load program plays and reports; how fast, only `make load` says."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import pytest

from doubloon.survey import load, servers
from doubloon.survey.load import Plan, measure, page
from doubloon.survey.weights import weigh

from ..sample import in_turns
from .shipyard import free_port


@pytest.mark.parametrize(("database", "processes"), in_turns([("sqlite", 1), ("postgresql", 2)], 2))
def test_a_small_crowd_plays_and_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, database: str, processes: int
) -> None:
    monkeypatch.setattr(load, "WAKING_SECONDS", 0.5)
    monkeypatch.setattr(load, "private_postgres", lambda: nullcontext(request.getfixturevalue("postgres")))
    monkeypatch.setattr(servers, "free_port", free_port)
    plan = Plan(tables=6, rate=20.0, seconds=2.0, processes=processes)
    carried = measure(plan, database, tmp_path)
    assert carried.moves > 0 and not carried.refusals
    p50, p95, p99, most = carried.seen
    assert 0 < p50 <= p95 <= p99 <= most
    assert f"| {database} |" in page(plan, [carried], [])


@pytest.mark.parametrize("game", ["buried-treasure"])
def test_a_table_has_its_weight(game: str) -> None:
    weight = weigh(game, 20)
    assert weight.game == game and weight.moves > 5
