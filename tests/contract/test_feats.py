"""Feats of every game: few, with words in both languages, done by seats in lines of the log, and told once all is over."""

from __future__ import annotations

import pytest

import doubloon
from doubloon.core.feats import Done, Story, feats_of, story_of

from .cases import Case, cases, finished, games, walk
from .promises.folder import messages

FEW, MANY = 4, 7
BOASTFUL = [game for game in games() if game.feats]
every_game = pytest.mark.parametrize("game", BOASTFUL, ids=lambda game: game.name)


@every_game
def test_they_are_few_and_called_by_names_of_their_own(game: doubloon.Game) -> None:
    assert FEW <= len(game.feats) <= MANY
    assert len(game.modules["feats"].FEATS) == len(game.feats), "two have one name"
    assert all(feat.__doc__ for feat in game.feats.values())


@every_game
def test_each_has_a_name_a_boast_and_a_hint_and_no_words_are_left_over(game: doubloon.Game) -> None:
    needed = {f"feat-{name}{ending}" for name in game.feats for ending in ("", "-done", "-hint")}
    for language in ("en", "ru"):
        said = {name for name in messages(game.folder / "words" / f"{language}.ftl") if name.startswith("feat-")}
        assert said == needed, f"{game.name}, {language}: {sorted(said ^ needed)}"


@pytest.mark.parametrize("case", [case for case in cases(5) if case.game.feats], ids=str)
def test_they_are_done_by_seats_in_lines_of_the_log_and_told_when_all_is_over(case: Case) -> None:
    table = None
    for table, _, _ in walk(case, "feats"):
        if len(table.log) % 20 == 0:
            assert feats_of(table) == []
    assert table is not None and table.over
    found = feats_of(table)
    assert found == feats_of(table.copy())
    assert len({(one.feat, one.seat) for one in found}) == len(found), "once each"
    for one in found:
        line = table.log[one.line]
        assert one.feat in case.game.feats and one.seat in range(table.seats)
        assert line.move is not None and not line.undone


@pytest.mark.parametrize("case", cases(6), ids=str)
def test_a_story_has_what_everybody_was_told_and_nothing_else(case: Case) -> None:
    table = finished(case, "story")
    told = [list(scene.told) for scene in story_of(table).scenes]
    assert told == [line.told for line in table.history(None) if line.move is not None and not line.undone]


def test_what_was_taken_back_is_no_part_of_the_story() -> None:
    table = doubloon.game("martinique").start(2, "undo", place_first=1)
    seat = table.acting[0]
    table.play(seat, table.moves(seat)[0])
    table.undo(seat)
    table.play(seat, table.moves(seat)[1])
    assert [scene.line for scene in story_of(table).scenes] == [2]
    assert story_of(table).end == 2 and Story(2, (), (), ()).end == 0


def test_a_feat_counts_where_a_seat_did_it_first(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(Case(doubloon.game("buried-treasure"), 2), "first")
    known = {"again-and-again": lambda story: [(1, 9), (1, 4), (0, 7), (1, 6)]}
    monkeypatch.setitem(vars(table.game), "feats", known)
    assert feats_of(table) == [Done("again-and-again", 0, 7), Done("again-and-again", 1, 4)]


def test_a_game_without_feats_has_none() -> None:
    quiet = [game for game in games() if not game.feats]
    assert quiet, "every game boasts"
    assert feats_of(finished(Case(quiet[0], quiet[0].seats[0]), "quiet")) == []
