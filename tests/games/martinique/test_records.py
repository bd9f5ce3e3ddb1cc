"""Games of Martinique as older versions kept them."""

from __future__ import annotations

from pathlib import Path

import pytest

import doubloon

from .tables import walk
from .test_evening import TWO_JOKERS, loading

OLDER = sorted((Path(__file__).parent / "records/0.1.0").glob("*.json"))


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_records_of_0_1_0_replay_byte_for_byte(file: Path) -> None:
    """They load, but no joker is given in them; the record's bytes are what they were."""
    table = doubloon.replay(file.read_text(encoding="utf-8"))
    assert table.over and any(hold["loads"] for hold in table.view(None)["holds"])


def test_a_record_in_which_the_last_joker_paid_is_told_of_the_rule_that_changed() -> None:
    """§7.4"""
    table = loading(**TWO_JOKERS)
    walk(table, "joker rum")
    record = {**table.save(), "doubloon": "0.1.0", "digests": None}
    record["moves"] += [(1, "place A2")]
    with pytest.raises(doubloon.BadRecord, match=r"Changed since Doubloon 0\.1\.0: §7\.4 \(0\.2\.0\): jokers may be given"):
        doubloon.replay(record)
