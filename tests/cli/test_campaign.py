"""Campaigns at the command line."""

from __future__ import annotations

import json
from pathlib import Path

from .talk import talk


def test_a_campaign_goes_on_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "evenings.json"
    begun = talk("campaign", str(file), "--watch", "--seats", "2", "--seed", "one")
    assert begun.code == 0 and not begun.err
    assert f"doubloon campaign {file}" in " ".join(begun.out.split())
    kept = json.loads(file.read_text())
    assert len(kept["chapters"]) == 1 and kept["options"]["island"] == 2
    after = talk("campaign", str(file), "--watch", "--seed", "two")
    assert after.code == 0
    assert [chapter["options"]["island"] for chapter in json.loads(file.read_text())["chapters"]] == [1, 2]


def test_a_campaign_that_is_over_says_so(tmp_path: Path) -> None:
    file = tmp_path / "evenings.json"
    talk("campaign", str(file), "--watch", "--seats", "2", "--seed", "one")
    kept = json.loads(file.read_text()) | {"options": None}
    file.write_text(json.dumps(kept))
    done = talk("campaign", str(file))
    assert done.code == 0 and done.out.startswith("The campaign is over.")


def test_a_campaign_of_another_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "evenings.json"
    file.write_text(json.dumps({"doubloon": "0.0.1", "game": "jackal", "seats": 2, "chapters": [], "options": {}}))
    done = talk("campaign", str(file))
    assert done.code == 2
    assert "was begun with Doubloon 0.0.1" in done.err
    assert json.loads(file.read_text())["doubloon"] == "0.0.1", "nothing was lost"


def test_a_file_that_is_no_campaign_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear mother")
    done = talk("campaign", str(file))
    assert done.code == 2 and "this is no campaign" in done.err
    assert file.read_text() == "Dear mother"


def test_a_game_without_campaigns_says_which_have_them(tmp_path: Path) -> None:
    done = talk("campaign", str(tmp_path / "new.json"), "--game", "martinique")
    assert done.code == 2 and "martinique has no campaigns; there are campaigns of jackal" in done.err
