"""Pinned samples of every game: a change of rules shows here first."""

from __future__ import annotations

import json

import pytest

import doubloon
from doubloon.core import spoken
from doubloon.core.changes import since

from . import pins
from .cases import Case, games, test_folder

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
every_pinned_case = pytest.mark.parametrize("case", [case for game in games() for case in pins.pinned_cases(game)], ids=str)


@every_pinned_case
def test_there_are_as_many_lines_of_play_as_ever(case: Case) -> None:
    counts = json.loads((test_folder(case.game) / "perft.json").read_text())
    assert pins.perft(case) == counts[pins.name_of(case)]


@every_pinned_case
def test_a_playthrough_is_told_as_it_was(case: Case) -> None:
    text = (test_folder(case.game) / "playthroughs" / f"{pins.name_of(case)}.txt").read_text()
    assert pins.retold(case, text) == text


@pytest.mark.parametrize("language", pins.CREW)
@every_game
def test_an_evening_is_told_as_it_was_in_both_languages(game: doubloon.Game, language: str) -> None:
    case = Case(game, game.seats[0])
    english = pins.evening_file(game, "en").read_text()
    assert pins.retold(case, english, language) == pins.evening_file(game, language).read_text()


@every_game
def test_records_of_before_replay_or_say_at_which_move_and_why_not(game: doubloon.Game) -> None:
    for file in sorted((test_folder(game) / "records").glob("*/*.json")):
        record = json.loads(file.read_text())
        assert record["doubloon"] == file.parent.name
        try:
            table = doubloon.replay(record)
        except doubloon.BadRecord as trouble:
            rules = [change.rule for change in since(game.changes(), file.parent.name)]
            assert rules and trouble.move, f"{file.name} no longer replays, and RULES.md lists no change: {trouble}"
            assert all(f"{rule} (" in str(trouble) for rule in rules), trouble
        else:
            assert table.over and table.digest == record["digests"][-1]


@every_pinned_case
def test_an_old_record_replays_to_the_same_digest(case: Case) -> None:
    record = json.loads((test_folder(case.game) / "records" / f"{pins.name_of(case)}.json").read_text())
    table = doubloon.replay(record)
    assert table.over and table.digest == record["digests"][-1]


@every_game
def test_every_event_happens_in_some_playthrough_or_rule_test(game: doubloon.Game) -> None:
    folder = test_folder(game)
    seen: set[str] = set()
    for file in (folder / "records").glob("*.json"):
        table = doubloon.replay(file.read_text())
        seen |= {event.kind for seat in range(table.seats) for event in table.events(seat)}
    tests = "".join(file.read_text() for file in folder.glob("test_*.py"))
    for event in game.modules["components"].Event:
        kind = spoken(event)
        assert kind in seen or f'"{kind}"' in tests, f"{game.name}: nothing shows the event {kind}"
