"""Games of Jackal recorded by older versions: they replay, but for the rules that have changed since."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import doubloon
from doubloon.core.records import play_record

from ...sample import in_turns

OLD = sorted((Path(__file__).parent / "records" / "0.1.0").glob("*.json"))
STOOD_STILL = {"4-seats_island-own-1", "4-seats_teams-yes"}
"""They ended by a standstill, before which everybody is asked by now."""


ISLANDS = [file for file in OLD if "puzzle" not in file.stem]
PUZZLES = [file for file in OLD if "puzzle" in file.stem]


@pytest.mark.parametrize(
    "file", in_turns([file for file in ISLANDS if file.stem not in STOOD_STILL], 4, ids=lambda file: file.stem)
)
def test_a_record_of_0_1_0_replays_to_its_end(file: Path) -> None:
    assert play_record(doubloon.catalogue, file.read_text(encoding="utf-8")).over


@pytest.mark.parametrize("file", PUZZLES, ids=lambda file: file.stem)
def test_a_record_of_a_puzzle_of_0_1_0_replays_or_says_that_puzzles_have_changed(file: Path) -> None:
    """§14.1"""
    try:
        assert play_record(doubloon.catalogue, file.read_text(encoding="utf-8")).over
    except doubloon.BadRecord as refused:
        assert "§14.1 (0.2.0)" in str(refused)


@pytest.mark.parametrize("name", in_turns(sorted(STOOD_STILL), 3))
def test_a_record_that_ended_by_a_standstill_replays_until_everybody_is_asked(name: str) -> None:
    """§10.4"""
    file = next(file for file in OLD if file.stem == name)
    record = json.loads(file.read_text(encoding="utf-8"))
    with pytest.raises(doubloon.BadRecord, match=r"Changed since Doubloon 0\.1\.0: .*§10\.4 \(0\.2\.0\)") as refused:
        play_record(doubloon.catalogue, record)
    assert refused.value.move == len(record["moves"])
    asked = play_record(doubloon.catalogue, {**record, "digests": None})
    assert asked.view(None)["vote"] == {"proposer": None, "asked": asked.acting[0]}
