"""Saves, records, replay and verify."""

from __future__ import annotations

import json
import re
import stat
from pathlib import Path

import pytest

import doubloon
from doubloon.cli.report import report

from ..contract.cases import Case, finished, games, walk
from ..sample import in_turns
from .talk import talk

GAMES = [game.name for game in games()]


def finished_game(name: str) -> doubloon.Table:
    game = doubloon.game(name)
    return finished(Case(game, min(seats for seats in game.seats if seats > 1)), "files")


def written(table: doubloon.Table, file: Path) -> Path:
    file.write_text(json.dumps(table.record()), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_resumes_as_the_same_table(name: str, tmp_path: Path) -> None:
    first, again = tmp_path / "first.json", tmp_path / "again.json"
    done = talk("play", name, "--seed", "save", "-p", "Ann", lines=["1", "1", f"save {first}"])
    assert "holds every secret" in " ".join(done.out.split()) and f"--resume {first} -p Ann" in " ".join(done.out.split())
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    resumed = talk("play", "--resume", str(first), "-p", "Ann", lines=[f"save {again}"])
    assert resumed.code == 0
    assert first.read_bytes() == again.read_bytes()
    board = done.out.rpartition("▸ 1\n")[2].partition("save")[0]
    assert board.partition("\n\n")[2] == resumed.out.partition("save")[0].partition("\n\n")[2], "the same board and moves"


def test_only_records_are_written_over(tmp_path: Path) -> None:
    treasure = tmp_path / "diary.txt"
    treasure.write_text("dear diary")
    save = tmp_path / "save.json"
    lines = [f"save {treasure}", f"save {save}", f"save {save}", f"save {tmp_path}/no/such/folder.json"]
    done = talk("play", "buried-treasure", lines=lines)
    assert treasure.read_text() == "dear diary" and "is no record of a game" in " ".join(done.out.split())
    assert "cannot be written" in " ".join(done.out.split())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["diary.txt", "save.json"], "no drafts are left behind"


@pytest.mark.parametrize("name", GAMES)
def test_a_good_record_is_verified(name: str, tmp_path: Path) -> None:
    table = finished_game(name)
    done = talk("verify", str(written(table, tmp_path / "record.json")))
    assert done.code == 0 and not done.err
    assert f"{len(table.log):,} moves: all by the rules." in done.out
    assert table.digest in done.out and all("ABCD"[seat] in done.out for seat in table.winners)


@pytest.mark.parametrize("name", GAMES)
def test_a_tampered_record_names_the_move(name: str, tmp_path: Path) -> None:
    table = finished_game(name)
    record = table.record()
    middle = len(record["moves"]) // 2
    digests = [*record["digests"]]
    digests[middle] = "0" * 16
    false_digest = tmp_path / "digest.json"
    false_digest.write_text(json.dumps({**record, "digests": digests}))
    moves = [[seat, text] for seat, text in record["moves"]]
    moves[middle][1] = "burn the ship"
    false_move = tmp_path / "move.json"
    false_move.write_text(json.dumps({**record, "moves": moves}))
    for file in (false_digest, false_move):
        done = talk("verify", str(file))
        assert done.code == 1 and not done.err
        assert f"parts from the rules at move {middle + 1}:" in " ".join(done.out.split())


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe", b"{}", b"[1, 2]", b'{"game": "chess"}'])
def test_an_unreadable_file_is_refused_in_a_sentence(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "file"
    if content is not None:
        file.write_bytes(content)
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        done = talk(*command, str(file))
        assert done.code == 2 and done.err.startswith("doubloon: ") and not done.out


def test_an_unfinished_save_is_verified_as_such(tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    talk("play", "buried-treasure", lines=["1", f"save {save}"])
    done = talk("verify", str(save))
    assert done.code == 0 and "not over; to act: A" in done.out


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_reads_like_a_match_report(name: str, tmp_path: Path) -> None:
    table = finished_game(name)
    file = str(written(table, tmp_path / "record.json"))
    told = talk("replay", file).out
    lines = told.splitlines()
    assert lines[0] == table.game.words("en")("title") and f"Seed: {table.save()['seed']}" in lines
    numbered = [line for line in lines if re.match(r"\d+\. ", line)]
    assert numbered == [f"{n}. {'ABCD'[entry.seat]} {entry.move}" for n, entry in enumerate(table.log, 1)]
    assert lines[-2].startswith("Final score: Anne ")
    assert told == report(table, table.game.words("en"), ["Anne", "Bart", "Calico", "Drake"][: table.seats])


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_told_what_it_saw_and_nothing_else(name: str) -> None:
    table, words, names = finished_game(name), doubloon.game(name).words("en"), ["Anne", "Bart", "Calico", "Drake"]
    for seat in range(table.seats):
        told = [line.strip() for line in report(table, words, names, seat).splitlines() if line.startswith("   ")]
        assert told == [words.tell(event, names) for event in table.events(seat)]


def test_a_move_taken_back_is_told_as_such() -> None:
    table = doubloon.game("parley").start(seed="back")
    table.play(0, "raise")
    table.undo(0)
    told = report(table, table.game.words("en"), ["Anne", "Bart"])
    assert "1. A raise (taken back)\n2. A undo\n" in told and "bids" not in told and "To act: Anne, Bart" in told


def test_whispers_bear_the_letters_of_those_who_heard() -> None:
    table = doubloon.game("parley").start(seed="whisper")
    table.play(1, "raise")
    words = table.game.words("en")
    assert "1. B raise\n   [B] Bart bids 1.\n" in report(table, words, ["Anne", "Bart"])
    assert "1. B …\n" in report(table, words, ["Anne", "Bart"], 0), "a draft stays a secret until it is shown"


@pytest.mark.parametrize("name", in_turns(GAMES, 6, 3))
def test_step_by_step_with_boards(name: str, tmp_path: Path) -> None:
    table = finished_game(name)
    file = str(written(table, tmp_path / "record.json"))
    done = talk("replay", file, "--seat", "b", "--step", "-p", "Zora", lines=["", ""])
    assert done.code == 0 and done.out.count("Enter ▸") == 3, "two steps, then the end of input"
    assert "\n2. " in done.out and "\n3. " not in done.out and "A Zora" in done.out
    whole = talk("replay", file, "--step", lines=[""] * len(table.log))
    assert whole.out.splitlines()[-2].startswith("Final score: ")
    assert "no seat E at this table" in talk("replay", file, "--seat", "E").err


def test_an_undo_is_stepped_through_too(tmp_path: Path) -> None:
    game = doubloon.game("parley")
    table = game.start(seed="step")
    table.play(0, "raise")
    table.undo(0)
    for _ in walk(Case(game, 2), "step", table):
        pass
    done = talk("replay", str(written(table, tmp_path / "record.json")), "--step", lines=[""] * 500)
    assert "2. A undo" in done.out and done.out.splitlines()[-2].startswith("Final score: ")
