"""`doubloon blunders` from end to end, with somebody else looking."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.cli import blunders
from doubloon.lab.blunders import Decision, Difference

from .talk import talk

GAME = doubloon.game("buried-treasure")


def decision(hasty: str, patient: str, loss: Difference | None) -> Decision:
    """A choice at the beginning of a game."""
    return Decision(position=GAME.start(2, "x").position(), seat=1, hasty=hasty, patient=patient, loss=loss)


FOUND = [
    decision("take 1", "take 1", None),
    decision("take 1", "take 2", Difference(0.31, 0.2, 0.4, 80)),
    decision("take 3", "take 4", Difference(0.5, 0.5, 0.5, 0, proven=True)),
    decision("take 2", "take 1", Difference(0.01, -0.1, 0.1, 600)),
]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What was asked for; the answer is always the same."""
    told: dict[str, Any] = {}

    def find(game: Any, hasty: str, patient: str, count: int, **more: Any) -> Iterator[Decision]:
        told.update(more, game=game.name, hasty=hasty, patient=patient, count=count)
        return iter(FOUND)

    monkeypatch.setattr(blunders, "find", find)
    return told


def test_blunders_are_counted_and_the_worst_shown(asked: dict[str, Any]) -> None:
    done = talk("blunders", "buried-treasure", "--iterations", "20", "--decisions", "4", "--seats", "3", "-o", "variant=advanced")
    assert done.code == 0
    assert asked == {
        "game": "buried-treasure", "hasty": "captain:20", "patient": "captain:1000", "count": 4, "seats": 3,
        "options": {"variant": "advanced"}, "seed": "blunders",
    }  # fmt: skip
    told = " ".join(done.out.split())
    assert "captain:20 and captain:1000 choose otherwise in 3 of 4 choices; in 2 of them the first is known to be worse" in told
    assert "loses 20.5 hundredths of a victory" in told
    assert told.index("B take 3 take 4 50 proof") < told.index("B take 1 take 2 31 80 worlds played on")
    assert "take 2 take 1" not in told, "what is not clear is no blunder"


def test_all_clear_blunders_are_written_down(asked: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "blunders.jsonl"
    done = talk("blunders", "buried-treasure", "--worst", "0", "--out", str(file), "--lang", "ru")
    assert done.code == 0 and "proof" not in done.out and "Явных промахов: 2" in done.out
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["hasty"] for line in lines] == ["take 3", "take 1"] and lines[0]["loss"]["proven"]
    assert all(GAME.from_position(line["position"]).acting for line in lines)
    again = talk("blunders", "buried-treasure", "--out", str(file))
    assert again.code == 2 and "is there already" in again.err and len(file.read_text().splitlines()) == 2


def test_a_captain_of_another_day(asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blunders, "commit_of", lambda name: f"{name}def")
    assert talk("blunders", "buried-treasure", "--commit", "abc", "--iterations", "2").code == 0
    assert (asked["hasty"], asked["patient"]) == ("captain@abcdef:2", "captain@abcdef:100")


def test_a_file_that_cannot_be_written_is_refused(asked: dict[str, Any], tmp_path: Path) -> None:
    done = talk("blunders", "buried-treasure", "--out", str(tmp_path / "nowhere" / "file"))
    assert done.code == 2 and "nowhere" in done.err and "Traceback" not in done.err
