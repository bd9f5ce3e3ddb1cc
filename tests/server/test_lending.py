"""Worlds are lent to be thought about elsewhere: they say what the seat knows, nothing of the truth; a device thinks as we do."""

from __future__ import annotations

import time
from typing import Any

import pytest

import doubloon
from doubloon.cabin.lookout import Lookout
from doubloon.core.forms import decode, encode
from doubloon.server.table import analysis
from doubloon.server.table.analysis import Analysis, crossings_of, study_on, told_of
from doubloon.server.table.berth import Berth
from doubloon.server.table.messages import Hint
from doubloon.server.web.limits import HINTS, Limits

from ..manners import OWN
from ..sample import in_turns
from .mates import Sailor, at_table, sail
from .port import PATIENCE
from .test_advice import against_a_bot
from .test_analysis import played

BRIEF = 0.02


def my_world(sailor: Sailor, table: str) -> dict[str, Any]:
    return dict(sailor.get(f"/tables/{table}/seats/0/world"))


@pytest.mark.parametrize("game", in_turns(OWN, 5, 2))
def test_a_world_that_is_lent_shows_what_the_seat_knows_and_nothing_of_the_truth(harbour: Any, game: str) -> None:
    """The same bytes from every truth that the seat cannot tell from this one; and no secret of the table in them."""
    table, anne, seen = against_a_bot(harbour, game=game)
    lent = my_world(anne, table)
    assert lent["seq"] == seen["seq"]
    world = doubloon.game(game).from_position(lent["world"], "any")
    assert world.view(0) == seen["view"] and [str(move) for move in world.moves(0)] == [move["text"] for move in seen["moves"]]
    berth = harbour.app.state.harbour.quay.moored[table].berth
    truth, told = berth.played._state, encode(lent)
    for number in range(4):
        berth.played._state = berth.played.world(0, f"another truth {number}")._state
        try:
            assert encode(my_world(anne, table)) == told
        finally:
            berth.played._state = truth
    assert berth.charter.secret.encode() not in told and berth.played._seed.encode() not in told


def test_what_lies_face_down_is_dealt_again_before_it_is_lent(harbour: Any) -> None:
    table, anne, _ = against_a_bot(harbour, game="martinique")
    berth = harbour.app.state.harbour.quay.moored[table].berth
    assert my_world(anne, table)["world"] != berth.played.position()


def test_nothing_is_lent_where_no_hint_is_given(harbour: Any) -> None:
    table, sailors = at_table(harbour)
    acts = sailors[0].get(f"/tables/{table}")["acting"][0]
    for seat, sailor in enumerate(sailors):
        ways = {"POST": "hint", "GET": "world"}
        refused = {verb: sailor.refused(verb, f"/tables/{table}/seats/{seat}/{way}") for verb, way in ways.items()}
        assert refused["POST"] == refused["GET"] and refused["GET"][0] == 409
        assert seat != acts or "another person" in refused["GET"][1]
    assert sailors[0].refused("GET", f"/tables/{table}/analysis/crossings")[0] == 409


def test_worlds_count_as_hints(harbour: Any) -> None:
    table, anne, _ = against_a_bot(harbour)
    harbour.app.state.limits = Limits(clock=lambda: 0.0)
    answers = [anne.ask("GET", f"/tables/{table}/seats/0/world").status_code for _ in range(HINTS.burst + 1)]
    assert answers == [200] * HINTS.burst + [429]


def test_a_device_gives_the_hint_that_a_server_would(harbour: Any) -> None:
    table, anne, seen = against_a_bot(harbour)
    hint = decode(Lookout(BRIEF).hint(0, encode(my_world(anne, table)).decode()), type=Hint)
    assert hint.seq == seen["seq"] and hint.move.text in [move["text"] for move in seen["moves"]]
    assert hint.weighed > 0 and hint.line[0].move == hint.move


def test_a_device_finds_in_a_finished_game_what_a_server_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same decisions from the same seats, the same chances but for luck; and it is told in the same form."""
    monkeypatch.setattr(analysis, "FIRST_LOOK", 60)
    monkeypatch.setattr(analysis, "SECOND_LOOK", 120)
    charter, log = played("lent")
    berth, study = Berth(charter), analysis.Study()
    for entry in log:
        berth.take_in(entry)
    assert all(study_on(charter, log, study))
    ours = told_of(berth, study, 1, 1)
    lookout, first, total = Lookout(), 0, 1
    while first < total:
        some = crossings_of(charter, log, first)
        total, first = some.total, first + len(some.crossings)
        assert len(some.crossings) <= analysis.AT_ONCE
        for crossing in some.crossings:
            lookout.look(charter.id, encode(crossing).decode())
    half = decode(lookout.so_far(charter.id, total), type=Analysis)
    assert half.done < half.total and not half.turns
    while lookout.look_again(charter.id):
        pass
    theirs = decode(lookout.in_the_end(charter.id, total), type=Analysis)
    assert theirs.done == theirs.total == analysis.looks(berth) and theirs.table == charter.id
    assert [(one.seat, one.seq, one.move, one.choices) for one in theirs.steps] == [
        (one.seat, one.seq, one.move, one.choices) for one in ours.steps
    ]
    gaps = [abs(one.hope - other.hope) for one, other in zip(theirs.steps, ours.steps, strict=True)]
    assert sum(gaps) / len(gaps) < 0.1


def test_crossings_of_a_finished_game_come_some_at_a_time(harbour: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "AT_ONCE", 7)
    table, sailors = at_table(harbour)
    sail(harbour, table)
    some = sailors[0].get(f"/tables/{table}/analysis/crossings?first=3")
    assert len(some["crossings"]) == 7 < some["total"]
    beyond = sailors[0].get(f"/tables/{table}/analysis/crossings?first={some['total']}")
    assert beyond == {"total": some["total"], "crossings": [], "known": False}


def test_what_the_harbour_has_found_already_is_not_lent_again(harbour: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "FIRST_LOOK", 5)
    monkeypatch.setattr(analysis, "SECOND_LOOK", 5)
    table, sailors = at_table(harbour)
    sail(harbour, table)
    asked = sailors[0].post(f"/tables/{table}/analysis")
    deadline = time.monotonic() + PATIENCE
    while asked["done"] < asked["total"]:
        assert time.monotonic() < deadline, "the analysis does not end"
        asked = sailors[0].get(f"/tables/{table}/analysis")
    some = sailors[0].get(f"/tables/{table}/analysis/crossings")
    assert some["known"] and not some["crossings"]
