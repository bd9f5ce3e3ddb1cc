"""A table: moves and refusals, undo, and that nothing refused changes anything."""

from __future__ import annotations

import re

import pytest

import doubloon

GAME = doubloon.catalogue["buried-treasure"]


@pytest.fixture
def table() -> doubloon.Table:
    return GAME.from_position({"turn": "A", "columns": [["red-plain", "blue-plain"], ["green-plain"]]}, seed="table")


@pytest.mark.parametrize(
    ("seat", "move", "error", "sentence"),
    [
        (
            0,
            "tkae 1",
            doubloon.UnreadableMove,
            r"'tkae 1' is no move of this game; expected take <column>\[ to <seat>\].*Did you mean 'take 1'",
        ),
        (0, "", doubloon.UnreadableMove, "'' is no move of this game"),
        (0, "take 3", doubloon.IllegalMove, r"take 3 is not allowed \(§3.1\): Take one card"),
        (0, "pass", doubloon.IllegalMove, r"§6.7"),
        (1, "take 1", doubloon.NotYourTurn, "seat 1 has nothing to decide now; to act: 0"),
        (7, "take 1", doubloon.BadSeat, "no seat 7 at this table; the seats are 0 to 1"),
        (-1, "take 1", doubloon.BadSeat, "no seat -1 at this table"),
        ("A", "take 1", doubloon.BadSeat, "no seat 'A' at this table"),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(table, seat, move, error, sentence) -> None:
    before = table.digest, table.record(), table.events(0)
    with pytest.raises(error, match=sentence):
        table.play(seat, move)
    assert (table.digest, table.record(), table.events(0)) == before


def test_check_says_what_play_would_and_changes_nothing(table) -> None:
    before, state = table.digest, table.state
    for move in ("take 3", "tkae 1", "pass"):
        with pytest.raises(doubloon.Error) as checked:
            table.check(0, move)
        with pytest.raises(type(checked.value), match=re.escape(str(checked.value))):
            table.play(0, move)
    assert str(table.check(0, " Take  1")) == "take 1" and table.digest == before and table.state is state
    table.play(0, "take 1")
    with pytest.raises(doubloon.NotYourTurn):
        table.check(0, "take 1")


def test_a_move_is_judged_once(table, monkeypatch: pytest.MonkeyPatch) -> None:
    judged, legal = [], GAME.engine.legal
    monkeypatch.setattr(type(GAME.engine), "legal", lambda _, state, seat: judged.append(seat) or legal(state, seat))
    table.play(0, str(table.check(0, "TAKE 1")))
    assert judged == [0]
    table.undo(0)
    table.play(0, "take 1")
    assert judged == [0, 0], "what was found before is known of that state alone"


def test_a_seat_that_is_not_there_is_refused_whatever_is_asked_of_it(table) -> None:
    for ask in (table.read, table.why_not, table.check):
        with pytest.raises(doubloon.BadSeat, match="no seat 7"):
            ask(7, "take 1")


def test_moves_are_read_without_regard_to_capitals_and_blanks(table) -> None:
    assert table.play(0, "  Take   1 ")[0].kind == "took"


def test_nobody_moves_when_it_is_over() -> None:
    table = GAME.from_position(
        {"round": 3, "columns": [["red-plain"]], "undealt": {}, "score_card": 1, "score_cards_unseen": [2]}, seed="over"
    )
    table.play(0, "take 1")
    assert table.over and table.acting == () and table.moves(0) == []
    with pytest.raises(doubloon.NotYourTurn, match="the game is over"):
        table.play(1, "take 1")


def test_undo_takes_back_ones_own_moves_until_another_acts(table) -> None:
    start = table.digest
    table.play(0, "take 1")
    assert table.can_undo(0) and not table.can_undo(1)
    assert str(table.undo(0)) == "take 1"
    assert table.digest == start
    assert table.events(1) == []
    table.play(0, "take 2")
    table.play(1, "take 1")
    with pytest.raises(doubloon.NothingToUndo, match="another seat moved, chance spoke or something hidden was shown"):
        table.undo(0)
    assert str(table.undo(1)) == "take 1"


def test_undo_goes_back_several_moves_of_one_turn_one_at_a_time() -> None:
    table = GAME.from_position({"columns": [["blue-plain", "red-extra"], ["red-plain"]]}, seed="undo")
    start = table.digest
    table.play(0, "take 1")
    table.play(0, "extra 2")
    assert str(table.undo(0)) == "extra 2"
    assert [str(move) for move in table.moves(0)] == ["no extra", "extra 2"]
    assert str(table.undo(0)) == "take 1"
    assert table.digest == start


def test_undo_stops_where_chance_spoke() -> None:
    table = GAME.from_position({"columns": [["red-plain"]]}, seed="undo")
    table.play(0, "take 1")
    assert table.view(0)["round"] == 2
    with pytest.raises(doubloon.NothingToUndo):
        table.undo(0)


def test_undo_stops_where_a_hidden_card_was_shown() -> None:
    table = GAME.start(2, "undo", variant="advanced")
    seat = table.acting[0]
    table.play(seat, next(move for move in table.moves(seat) if move.kind == "play"))
    with pytest.raises(doubloon.NothingToUndo):
        table.undo(seat)


def test_drafts_are_taken_back_without_touching_those_of_others() -> None:
    table = doubloon.game("parley").start(2, "drafts")
    table.play(0, "raise")
    table.play(1, "raise")
    table.play(0, "raise")
    assert str(table.undo(1)) == "raise"
    assert table.view(0)["bid"] == 2 and table.view(1)["bid"] == 0
    assert str(table.undo(0)) == "raise" and table.view(0)["bid"] == 1


def test_a_table_starts_only_with_seats_and_options_it_knows() -> None:
    with pytest.raises(doubloon.BadSeat, match="buried-treasure takes 2 or 3 or 4 seats, and was given 5"):
        GAME.start(5)
    with pytest.raises(doubloon.UnknownOption, match=r"has no option 'speed'; it has variant = basic \| advanced"):
        GAME.start(2, speed="fast")
    with pytest.raises(doubloon.UnknownOption, match="variant can be 'basic', 'advanced', and was given 'hard'"):
        GAME.start(2, variant="hard")


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    assert GAME.start(2, "a").digest == GAME.start(2, "a").digest != GAME.start(2, "b").digest
    assert GAME.start(2).digest != GAME.start(2).digest


def test_a_table_shows_itself_in_a_line(table) -> None:
    assert repr(table) == "<buried-treasure, 2 seats, 0 moves, to act: (0,)>"


def test_events_are_told_to_their_audience_alone() -> None:
    table = doubloon.game("parley").start(2, "audience")
    assert [event.kind for event in table.play(0, "raise")] == ["raised"]
    assert [event.kind for event in table.events(0)] == ["chest-drawn", "raised"]
    assert [event.kind for event in table.events(1)] == ["chest-drawn"]
    assert [event.kind for event in table.events(None)] == ["chest-drawn"]


def test_the_record_of_a_running_game_leaves_open_drafts_out() -> None:
    table = doubloon.game("parley").start(2, "drafts")
    for seat in (0, 1):
        table.play(seat, "done")
    table.play(1, "raise")
    table.undo(1)
    table.play(1, "raise")
    table.play(0, "raise")
    assert table.record()["moves"] == [(0, "done"), (1, "done")]
    assert len(table.save()["moves"]) == 6
    assert [str(line.move) for line in table.history(0)] == ["done", "raise"]
    assert [str(line.move) for line in table.history(None)] == []


def test_a_move_of_another_game_is_refused(table) -> None:
    other = doubloon.game("parley").start(2, "other")
    with pytest.raises(doubloon.UnreadableMove, match="'done' is no move of this game"):
        table.play(0, other.moves(0)[0])


def test_the_record_of_a_running_game_does_not_tell_where_it_began() -> None:
    table = GAME.from_position({"options": {"variant": "advanced"}, "hands": [{"red": 1}, {"blue": 1}]}, seed="secret")
    assert "start" not in table.record()
    assert table.save()["start"]["hands"] == [{"red": 1}, {"blue": 1}]
