"""Records, saves and positions that are not what they should be."""

from __future__ import annotations

import copy
import json

import pytest

import doubloon

GAME = doubloon.catalogue["buried-treasure"]


@pytest.fixture(scope="module")
def finished() -> dict:
    table = GAME.start(2, "record", variant="advanced")
    bot = doubloon.bot("deckhand")
    number = 0
    while not table.over:
        seat = table.acting[0]
        table.play(seat, bot.choose(table.world(seat, "w"), seat, seed=str(number)))
        if number == 3 and table.can_undo(seat):
            table.undo(seat)
        number += 1
    return table.record()


def test_a_record_goes_through_json_and_replays(finished) -> None:
    table = doubloon.replay(json.dumps(finished))
    assert table.over and table.record() == finished


def tampered(record: dict, **changes) -> dict:
    return {**copy.deepcopy(record), **changes}


def test_an_illegal_move_in_a_record_is_named(finished) -> None:
    moves = copy.deepcopy(finished["moves"])
    moves[9] = (moves[9][0], "pass")
    with pytest.raises(doubloon.BadRecord, match=r"move 10 \('pass' by seat \d\) is not legal: .*§6.7") as refused:
        doubloon.replay(tampered(finished, moves=moves))
    assert refused.value.move == 10


def test_a_legal_move_put_in_its_place_is_named_too(finished) -> None:
    seat, text = finished["moves"][0]
    other = next(str(move) for move in doubloon.replay(tampered(finished, moves=[], digests=[])).moves(seat) if str(move) != text)
    with pytest.raises(doubloon.BadRecord, match=r"after move 1 .* the table is not as the record says") as refused:
        doubloon.replay(tampered(finished, moves=[(seat, other), *finished["moves"][1:]]))
    assert refused.value.move == 1


def test_another_seed_parts_at_the_first_move(finished) -> None:
    with pytest.raises(doubloon.BadRecord) as refused:
        doubloon.replay(tampered(finished, seed="forged"))
    assert refused.value.move == 1


def test_other_numbers_in_the_box_are_noticed(finished) -> None:
    edition = copy.deepcopy(finished["edition"])
    edition["tables"]["score_cards"]["first"][0][0] = 99
    with pytest.raises(doubloon.BadRecord):
        doubloon.replay(tampered(finished, edition=edition))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"moves": [[0, "undo"]], "digests": None}, "move 1 .'undo' by seat 0. cannot be done: nothing to take back"),
        ({"moves": [[5, "take 1"]], "digests": None}, "move 1 .* no seat 5"),
        ({"digests": []}, "moves and 0 digests"),
        ({"seats": 9}, "the record cannot begin: .*takes 2 or 3 or 4 seats"),
        ({"seed": None}, "its seed is still secret"),
        ({"moves": "take 1"}, "this is no record of a game: Expected `array`"),
        ({"colour": "red"}, "this is no record of a game: .*colour"),
        ({"edition": {"name": "x", "tables": {"gems": {}}}}, "no table 'gems' in the box"),
    ],
)
def test_a_record_that_cannot_be_says_so(finished, change, sentence) -> None:
    with pytest.raises(doubloon.BadRecord, match=sentence):
        doubloon.replay(tampered(finished, **change))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": "buried-treasure"}', b"\xff"])
def test_what_is_no_record_at_all_says_so(text) -> None:
    with pytest.raises(doubloon.BadRecord, match="this is no record of a game"):
        doubloon.replay(text)


def test_a_record_of_an_unknown_game_says_which_are_known(finished) -> None:
    with pytest.raises(doubloon.UnknownGame, match="no game 'chess'"):
        doubloon.replay(tampered(finished, game="chess"))


def test_a_game_from_a_position_replays_from_there() -> None:
    table = GAME.from_position({"round": 3, "columns": [["red-plain"]], "undealt": {}}, seed="from here")
    table.play(0, "take 1")
    again = doubloon.replay(table.record())
    assert again.over and again.digest == table.digest


def test_a_running_game_resumes_with_its_undo_intact() -> None:
    table = GAME.from_position({"columns": [["blue-plain", "red-extra"], ["red-plain"]]}, seed="resume")
    table.play(0, "take 1")
    again = doubloon.resume(json.dumps(table.save()))
    assert again.digest == table.digest
    assert str(again.undo(0)) == "take 1"


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"columns": [["red-4", "red-4"]]}, "the box holds 1 red-4, and the position shows more"),
        ({"columns": [["purple-plain"]]}, "column 1 is 'purple-plain'; expected one of red-plain"),
        ({"columns": [["red-plain"] * 7]}, "column 1 is .*; expected a list of at most 6"),
        ({"collections": [{"red": 99}]}, "red"),
        ({"collections": [{"red": -1}]}, "has -1 red; expected 0 to"),
        ({"collections": [{}, {}, {}]}, "expected a list for 2 seats"),
        ({"undealt": {"red-4": 2}}, "the box holds 1 red-4, and the position shows more"),
        ({"turn": "D"}, "turn is 'D'; expected a seat, 0 to 1"),
        ({"round": 4}, "round is 4; expected a whole number from 1 to 3"),
        ({"phase": "sleep"}, "phase is 'sleep'; expected one of take"),
        ({"phase": "rob"}, "phase 'rob' needs 'card'"),
        ({"card": "red-1"}, "nothing is being carried out"),
        ({"phase": "over", "round": 1}, "the game is over in round 1; expected round 3, the last"),
        ({"columns": [[]]}, "no card is left on the table to take"),
        ({"hands": [{}, {}]}, "only the advanced game has"),
        ({"score_card": 5}, "score_card is 5; expected a whole number from 1 to 4"),
        ({"score_card": 1, "score_cards_unseen": [1, 2]}, "face up and unseen at once"),
        ({"score_cards_unseen": [2, 2]}, "expected each at most once"),
        ({"sheet": [[1, 2, 3]]}, "expected a list for 2 seats"),
        ({"weather": "fine"}, "it says 'weather'; expected only round, turn"),
        ({"columns": 3}, "columns is 3; expected a list of at most 4"),
        ({"seats": 1}, "takes 2 or 3 or 4 seats"),
        ({"game": "chess"}, "this is a position of 'chess'; expected 'buried-treasure'"),
    ],
)
def test_an_impossible_position_names_the_fact(facts, sentence) -> None:
    with pytest.raises(doubloon.Error, match=sentence):
        GAME.from_position(facts)


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"hands": [{"red": 6}, {}]}, "the box holds 5 red, and the position shows more"),
        ({"hands": [{}]}, "hands is .*; expected a list for 2 seats"),
        ({"hands": [{"red": 5}, {}], "set_aside": {"red": 1}}, "1 red starter cards are set aside, and only 0"),
        ({"columns": [["red-plain"]], "phase": "play-out"}, "played out when the table is empty"),
        ({"passed": ["E"]}, "passed is 'E'"),
    ],
)
def test_an_impossible_position_of_the_advanced_game_names_the_fact(facts, sentence) -> None:
    with pytest.raises(doubloon.BadPosition, match=sentence):
        GAME.from_position({"options": {"variant": "advanced"}, **facts})
