"""The ledger: opened when the game is over, checked without us and with us, and no forgery passes."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import doubloon
from doubloon.core.keys import WIDE
from doubloon.core.layout import facts
from doubloon.server.table import fair
from doubloon.server.table.berth import Berth
from doubloon.server.table.entries import Began, Moved, Nonce, Sat
from doubloon.server.table.ledger import Draw, draws_of, ledger_of, overheard

from ..cli.talk import talk
from ..manners import MANNERS, OWN
from ..sample import in_turns
from .mates import Sailor, add_nonces, at_table, harbour_at, sail
from .test_store import charter

CHECKER = Path(__file__).parents[2] / "docs" / "check_chance.py"


def checked(ledger: dict[str, Any], folder: Path) -> tuple[int, str, int, str]:
    """What the stand-alone checker says of a ledger, and what `doubloon verify` says."""
    file = folder / "ledger.json"
    file.write_text(json.dumps(ledger))
    alone = subprocess.run([sys.executable, "-I", str(CHECKER), str(file)], capture_output=True, text=True)
    ours = talk("verify", str(file))
    return alone.returncode, alone.stdout, ours.code, " ".join((ours.out + ours.err).split())


def finished(game: str, seed: str = "ledger", options: dict[str, Any] | None = None) -> doubloon.Table:
    table = doubloon.game(game).start(2, seed, **(options or {}))
    while not table.over:
        seat = table.acting[0]
        moves = table.moves(seat)
        table.play(seat, moves[len(table.log) * 7 % len(moves)])
    return table


@pytest.mark.parametrize("game", OWN[::2])
def test_all_draws_are_overheard_and_only_those(game: str) -> None:
    table = finished(game)
    draws = draws_of(table)
    counts = [sum(draw.stream == stream for draw in draws) for stream in range(len(table._state["drawn"][0]))]
    assert counts == table._state["drawn"][0].tolist() and sum(counts) == len(draws) > 0
    with overheard() as none:
        pass
    finished(game)
    assert none == []


def test_what_is_overheard_is_the_very_game() -> None:
    table = finished("buried-treasure")
    again = doubloon.replay(table.record())
    assert facts(again._state) == facts(table._state) and draws_of(again) == draws_of(table)
    assert draws_of(table) != draws_of(finished("buried-treasure", "another"))


@pytest.mark.parametrize("game", in_turns(MANNERS, 2))
def test_a_ledger_over_http_satisfies_the_checker_and_verify(harbour: Any, tmp_path: Path, game: str) -> None:
    table, sailors = at_table(harbour, game)
    promised = sailors[0].get(f"/tables/{table}")["commitment"]
    for sailor in (*sailors, Sailor(harbour, "Carla")):
        assert sailor.refused("GET", f"/tables/{table}/ledger") == (409, "the ledger is opened when the game is over.")
    sail(harbour, table)
    ledger = Sailor(harbour, "Dirk").get(f"/tables/{table}/ledger")
    assert ledger["commitment"] == promised and ledger["nonces"] == ["grain0", "grain1"]
    alone, said, code, ours = checked(ledger, tmp_path)
    assert alone == 0 and said.startswith(f"Fair: the promise was kept, and all {len(ledger['draws'])} draws come of it.\n")
    assert "What this cannot know:" in said and "in league with the harbour" in said
    assert ledger["secret"].startswith(WIDE) and ledger["seed"].startswith(WIDE), "a key of 128 bits"
    assert code == 0 and "all by the rules" in ours and f"Fair: all {len(ledger['draws'])} draws come" in ours


def test_a_seat_that_changes_hands_keeps_the_nonce_it_was_dealt_with(tmp_path: Path) -> None:
    berth = Berth(charter())
    for seat, player in enumerate(("anne", "bart")):
        berth.take_in(Sat(at=1, seat=seat, player=player))
        berth.take_in(Nonce(at=1, seat=seat, nonce=f"grain{seat}"))
    berth.take_in(Began(at=1))
    berth.take_in(Sat(at=2, seat=1, player="carla"))
    while not berth.over:
        seat = berth.acting[0]
        berth.take_in(Moved(at=3, seat=seat, move=str(berth.played.moves(seat)[0]), digest=""))
    ledger = msgspec.to_builtins(ledger_of(berth))
    assert ledger["nonces"] == ["grain0", "grain1"] and checked(ledger, tmp_path)[::2] == (0, 0)


def test_a_fork_is_dealt_by_promise_too(harbour: Any, tmp_path: Path) -> None:
    table, sailors = at_table(harbour, "martinique")
    sail(harbour, table, 12)
    anne = sailors[0]
    fork = anne.post(f"/tables/{table}/fork", {"seq": 14, "seat": 0, "crew": ["me", "me"]})["table"]
    add_nonces(fork, [anne, anne])
    sail(harbour, fork)
    ledger = anne.get(f"/tables/{fork}/ledger")
    assert ledger["dealt_for"] == 0 and ledger["start"] != ledger["record"]["start"]
    assert checked(ledger, tmp_path)[::2] == (0, 0)
    stacked = {**ledger, "start": ledger["record"]["start"], "dealt_for": None}
    alone, _, code, said = checked(stacked, tmp_path)
    assert (alone, code) == (1, 1) and "not the one that was promised" in said, "a position cannot be slipped in later"
    begun = {**ledger, "start": None, "commitment": fair.commitment(ledger["secret"])}
    alone, _, code, said = checked(begun, tmp_path)
    assert (alone, code) == (0, 1) and "the record does not begin where the table began" in said


@pytest.fixture(scope="module")
def ledger(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A true one."""
    with harbour_at(tmp_path_factory.mktemp("harbour")) as client:
        table, sailors = at_table(client)
        sail(client, table)
        found: dict[str, Any] = sailors[0].get(f"/tables/{table}/ledger")
        return found


def other_result(ledger: dict[str, Any]) -> dict[str, Any]:
    stream, number, sides, result = ledger["draws"][2]
    return {**ledger, "draws": [*ledger["draws"][:2], [stream, number, sides, (result + 1) % sides], *ledger["draws"][3:]]}


def other_sides(ledger: dict[str, Any]) -> dict[str, Any]:
    stream, number, sides, result = ledger["draws"][2]
    return {**ledger, "draws": [*ledger["draws"][:2], [stream, number, sides * 1000, result], *ledger["draws"][3:]]}


def forgotten(end: str) -> str:
    """A record in which nothing was ever drawn."""
    record = bytearray.fromhex(end)
    record[24:40] = bytes(16)
    return record.hex()


FORGERIES: list[tuple[Callable[[dict[str, Any]], dict[str, Any]], bool, str]] = [
    (lambda true: {**true, "secret": "ab" * 32}, True, "not the one that was promised"),
    (lambda true: {**true, "commitment": "ab" * 32}, True, "not the one that was promised"),
    (lambda true: {**true, "nonces": ["grain0", "grain2"]}, True, "the seed should come out as"),
    (lambda true: {**true, "table": "another"}, True, "the seed should come out as"),
    (lambda true: {**true, "options": {"variant": "advanced"}}, True, "the seed should come out as"),
    (lambda true: {**true, "seed": "ab" * 32}, True, "the seed should come out as"),
    (other_result, True, "draw 3 should be"),
    (other_sides, True, "draw 3 should be"),
    (lambda true: {**true, "draws": [*true["draws"][:5], *true["draws"][6:]]}, True, "draw 6 should be"),
    (lambda true: {**true, "draws": true["draws"][:-1]}, True, "and the ledger lists"),
    (lambda true: {**true, "draws": []}, True, "and the ledger lists 0"),
    (lambda true: {**true, "draws": [], "end": forgotten(true["end"])}, True, "and the ledger lists 0"),
    (lambda true: {**true, "end": forgotten(true["end"])}, True, "not the one the rules lead to"),
    (lambda true: {**true, "secret": true["secret"].removeprefix(WIDE)}, True, "not the one that was promised"),
    (lambda true: {**true, "seed": true["seed"].removeprefix(WIDE)}, True, "the seed should come out as"),
    (lambda true: {**true, "draws": [*true["draws"], true["draws"][-1]]}, True, "and the ledger lists"),
]


def test_a_ledger_that_does_not_say_how_much_was_drawn_proves_nothing(ledger: dict[str, Any], tmp_path: Path) -> None:
    told = {name: value for name, value in ledger.items() if name != "end"}
    alone, said, code, _ = checked(told, tmp_path)
    assert alone == 1 and "draws may be missing" in said
    assert code == 0, "who plays the game again knows how much is drawn"


def test_the_checker_knows_how_many_streams_each_game_has() -> None:
    known = runpy.run_path(str(CHECKER))["STREAMS"]
    assert known == {name: doubloon.game(name).layout["drawn"].shape[0] for name in known} and len(known) == 5


@pytest.mark.parametrize(("forge", "seen_alone", "said"), FORGERIES)
def test_no_forged_ledger_passes(
    ledger: dict[str, Any], tmp_path: Path, forge: Callable[[Any], dict[str, Any]], seen_alone: bool, said: str
) -> None:
    alone, word, code, ours = checked(forge(ledger), tmp_path)
    assert code == 1 and "NOT FAIR:" in ours and said in ours
    assert (alone == 1 and word.startswith("NOT FAIR: ")) == seen_alone


def test_a_record_of_another_game_does_not_pass(ledger: dict[str, Any], tmp_path: Path) -> None:
    other = finished("buried-treasure", "another", ledger["options"]).record()
    code, said = checked({**ledger, "record": other}, tmp_path)[2:]
    assert code == 1 and "the record is of another game: its seed is" in said


def test_an_undo_that_crosses_a_draw_does_not_pass(ledger: dict[str, Any], tmp_path: Path) -> None:
    """A server that lets its friend look at the next card and choose again cannot write that down and be believed."""
    true = ledger["record"]
    table = doubloon.replay({**true, "moves": [], "digests": None})
    number, begun = 0, table._state["drawn"].copy()
    while (table._state["drawn"] == begun).all():
        seat, move = true["moves"][number]
        table.play(seat, move)
        number += 1
    moves = [*true["moves"][:number], [seat, "undo"], *true["moves"][number - 1 :]]
    digests = [*true["digests"][:number], table.digest, *true["digests"][number - 1 :]]
    for record in ({**true, "moves": moves, "digests": None}, {**true, "moves": moves, "digests": digests}):
        code, said = checked({**ledger, "record": record}, tmp_path)[2:]
        assert code == 1 and f"parts from the rules at move {number + 1}:" in said and "nothing to take back" in said
    stream, first, sides, result = ledger["draws"][-1]
    twice = {**ledger, "draws": [*ledger["draws"], [stream, first, sides, result]]}
    assert checked(twice, tmp_path)[0] == 1, "nor can a draw be made twice"
    hidden = {**true, "moves": [*true["moves"][: number - 1], *true["moves"][number:]], "digests": None}
    assert checked({**ledger, "record": hidden}, tmp_path)[2] == 1, "nor can the first try be left out"


def test_a_file_that_is_no_ledger_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "ledger.json"
    file.write_text('{"commitment": 5}')
    done = talk("verify", str(file))
    assert done.code == 2 and "this is no ledger" in done.err


def test_a_draw_is_written_as_a_list() -> None:
    assert Draw(1, 0, 6, 5) == Draw(1, 0, 6, 5) != Draw(1, 0, 6, 4)
