"""Contests: fair seatings, repeatable games, results that can be gone on with, and bots that misbehave."""

from __future__ import annotations

import re
import time
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

import doubloon
from doubloon.bots.captain import Captain
from doubloon.lab import arena
from doubloon.lab.arena import Contest, Crew, Played, deal_table, make_bot, new_contest, play_game, play_games, schedule
from doubloon.lab.outsider import Ask, Outsider, OutsiderFault, rebuild
from doubloon.lab.results import contend, seed_of

from ..contract.cases import games
from ..sample import in_turns

GAME = doubloon.game("buried-treasure")
DOCS = Path(__file__).parent.parent.parent / "docs"


def without_times(played: Played) -> Played:
    """A game as the seed alone makes it."""
    return msgspec.structs.replace(played, thought=tuple(() for _ in played.thought))


def in_file(file: Path) -> list[Any]:
    """What a results file holds, but for the times."""
    heading, *lines = file.read_bytes().splitlines()
    return [heading, *(without_times(msgspec.json.decode(line, type=Played)) for line in lines)]


def contest_with(code: str, folder: Path, *, against: str = "deckhand", mine: str = "mine", **more: Any) -> Contest:
    """A contest of a bot of one's own."""
    file = folder / "my_bot.py"
    file.write_text(code)
    return new_contest(GAME, [mine, against], seed="own", code=file, **more)


def faults(contest: Contest, deals: int = 1) -> list[str | None]:
    """The reasons why games were lost, game by game; whoever was at fault did not win."""
    found = []
    for played in play_games(contest, schedule(contest, deals)):
        found.append(played.fault.reason if played.fault else None)
        assert played.fault is None or played.winners == tuple(seat for seat in (0, 1) if seat != played.fault.seat)
        assert played.fault is None or contest.bots[played.lineup[played.fault.seat]].startswith("mine")
    return found


# Seats and seeds.


@pytest.mark.parametrize(("bots", "seats"), [(b, s) for b, s in product(range(2, 5), range(2, 5)) if b <= s])
def test_every_bot_sits_as_often_at_every_seat_and_after_every_other(bots: int, seats: int) -> None:
    contest = new_contest(GAME, ["deckhand"] * bots, seats=seats)
    lineups = [contest.lineup(order) for order in range(contest.orders)]
    for column in zip(*lineups, strict=True):
        assert {column.count(one) for one in range(bots)} == {len(lineups) // bots}
    after = [pair for order in lineups for pair in zip(order, order[1:] + order[:1], strict=True) if pair[0] != pair[1]]
    assert len({after.count(pair) for pair in after}) == 1


@pytest.mark.parametrize(("bots", "seats", "orders"), [(2, 2, 2), (3, 3, 6), (4, 4, 24), (2, 3, 6), (2, 4, 6), (3, 4, 36)])
def test_a_deal_is_played_in_every_order_there_is(bots: int, seats: int, orders: int) -> None:
    contest = new_contest(GAME, ["deckhand"] * bots, seats=seats)
    lineups = [contest.lineup(order) for order in range(contest.orders)]
    assert len(set(lineups)) == len(lineups) == orders
    ways = product(range(bots), repeat=seats)
    fair = [one for one in ways if max(counts := [one.count(bot) for bot in range(bots)]) - min(counts) <= 1]
    assert lineups == sorted(fair), "nobody sits more than once oftener than another"


def test_a_deal_is_the_same_in_every_order_and_no_two_deals_are() -> None:
    contest = new_contest(GAME, ["deckhand", "deckhand"], seed="pairs")
    records = [game.record for game in play_games(contest, schedule(contest, 3), records=True)]
    seeds = [record["seed"] for record in records if record]
    assert seeds[0::2] == seeds[1::2] and len(set(seeds)) == 3
    assert len({deal_table(contest, deal).digest for deal in range(3)}) == 3


def test_seeds_of_bots_are_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Listener:
        name = "listener"

        def choose(
            self, world: doubloon.Table, seat: int, *, seconds: float | None = None, seed: str | None = None
        ) -> doubloon.Move:
            assert seed is not None and world._seed is None and not world.log
            asked.append(seed)
            return world.moves(seat)[0]

    contest = new_contest(GAME, ["deckhand", "deckhand"], seed="ears")
    monkeypatch.setattr(arena, "make_bot", lambda contest, spec: Listener())
    played = [play_game(Crew(contest), deal, order) for deal, order in schedule(contest, 2)]
    assert len(asked) == len(set(asked)) == sum(len(times) for game in played for times in game.thought)
    assert not {f"{contest.seed} deal {deal}" for deal in range(2)} & set(asked)


def test_bots_think_on_one_thread() -> None:
    contest = new_contest(GAME, ["captain:50", "deckhand"])
    captain = make_bot(contest, "captain:50")
    assert isinstance(captain, Captain) and captain.threads == 1


@pytest.mark.parametrize("name", [game.name for game in games() if max(game.seats) > 1])
def test_any_game(name: str) -> None:
    contest = new_contest(doubloon.game(name), ["deckhand", "deckhand"], seed="any")
    first, second = play_games(contest, schedule(contest, 1), records=True)
    assert first.fault is None and sum(first.parts) == pytest.approx(1) and sum(second.moves) > 0
    assert first.record is not None and doubloon.replay(first.record).winners == first.winners


def test_the_same_seed_plays_the_same_games_in_one_process_or_two() -> None:
    contest = new_contest(GAME, ["bosun", "captain:20", "deckhand"], seed="same")
    alone = [without_times(game) for game in play_games(contest, schedule(contest, 2))]
    together = [without_times(game) for game in play_games(contest, schedule(contest, 2), jobs=2)]
    assert alone == together and [(game.deal, game.order) for game in alone] == list(schedule(contest, 2))


def test_a_better_bot_wins_more() -> None:
    contest = new_contest(GAME, ["bosun", "deckhand"], seed="strong")
    played = list(play_games(contest, schedule(contest, 5)))
    assert sum(game.parts[game.lineup.index(0)] for game in played) > 7


# Results on disk.


def test_a_run_cut_short_goes_on_to_the_same_file(tmp_path: Path) -> None:
    contest = new_contest(GAME, ["bosun", "deckhand"], seed="file")
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    everything = list(contend(contest, 4, file=whole))
    assert len(everything) == 8 and all(game.record for game in everything)
    started = contend(contest, 4, file=cut)
    for _ in range(3):
        next(started)
    started.close()
    with cut.open("ab") as paper:
        paper.write(b'{"deal":1,"order":1,"li')
    assert seed_of(cut) == "file"
    again = [*map(without_times, contend(contest, 4, file=cut))]
    assert in_file(cut) == in_file(whole)
    assert msgspec.json.encode(again) == msgspec.json.encode([*map(without_times, everything)])


def test_what_is_there_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = new_contest(GAME, ["bosun", "deckhand"], seed="kept")
    file = tmp_path / "results.jsonl"
    first = list(contend(contest, 2, file=file, records=False))
    assert all(game.record is None for game in first)
    monkeypatch.setattr("doubloon.lab.results.play_games", None)
    assert list(contend(contest, 2, file=file)) == first and list(contend(contest, 1, file=file)) == first[:2]


def test_other_contests_and_other_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(contend(new_contest(GAME, ["bosun", "deckhand"], seed="one"), 1, file=file))
    kept = file.read_bytes()
    with pytest.raises(doubloon.Error, match=r"another contest \(seed: one, not two\)"):
        list(contend(new_contest(GAME, ["bosun", "deckhand"], seed="two"), 1, file=file))
    with pytest.raises(doubloon.Error, match=r"another contest \(bots: bosun deckhand, not bosun captain\)"):
        list(contend(new_contest(GAME, ["bosun", "captain"], seed="one"), 1, file=file))
    older = msgspec.structs.replace(new_contest(GAME, ["bosun", "deckhand"], seed="one"), sources="older")
    with pytest.raises(doubloon.Error, match="our rules or bots have changed"):
        list(contend(older, 1, file=file))
    assert file.read_bytes() == kept
    for wrong in (b"Dear diary\n", b'{"game": 1}\n', b"\xff\xfe"):
        file.write_bytes(wrong)
        with pytest.raises(doubloon.Error, match="no results of a contest"):
            list(contend(older, 1, file=file))
        assert file.read_bytes() == wrong
    with pytest.raises(doubloon.Error, match="cannot be used for results"):
        list(contend(older, 1, file=tmp_path))


def test_a_spoilt_line_is_named(tmp_path: Path) -> None:
    contest = new_contest(GAME, ["deckhand", "deckhand"], seed="lines")
    file = tmp_path / "results.jsonl"
    list(contend(contest, 2, file=file))
    heading, _, *rest = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([heading, b"oops\n", *rest]))
    with pytest.raises(doubloon.Error, match=r"line 2 of .* is no game"):
        list(contend(contest, 2, file=file))
    file.write_bytes(b"".join([heading, *rest]))
    with pytest.raises(doubloon.Error, match=r"line 2 of .* is deal 0, order 1; expected 0 and 0"):
        list(contend(contest, 2, file=file))
    swapped = [msgspec.structs.replace(game, lineup=game.lineup[::-1]) for game in play_games(contest, schedule(contest, 1))]
    file.write_bytes(b"\n".join([heading.strip(), *map(msgspec.json.encode, swapped), b""]))
    with pytest.raises(doubloon.Error, match=r"with the bots 0 1 at the seats"):
        list(contend(contest, 2, file=file))


# Who cannot play.


def test_contests_that_cannot_be(tmp_path: Path) -> None:
    refusals = [
        (["bosun"], {}, "two bots or more"),
        (["bosun"] * 5, {}, "5 bots are too many: buried-treasure is played here at 4 seats"),
        (["bosun"] * 3, {"seats": 2}, "3 bots are too many"),
        (["bosun", "parrot"], {}, "no bot 'parrot'; there are deckhand, bosun, captain, admiral, and mine"),
        (["bosun", "captain:soon"], {}, "is no effort; expected"),
        (["bosun", "mine"], {}, "say with --code"),
        (["bosun", "mine"], {"code": tmp_path / "nowhere.py"}, "cannot read .*nowhere.py: No such file"),
        (["bosun", "bosun"], {"seats": 7}, "takes 2 or 3 or 4 seats"),
        (["bosun", "bosun"], {"options": {"rum": 1}}, "no option 'rum'"),
    ]  # fmt: skip
    for bots, more, sentence in refusals:
        with pytest.raises(doubloon.Error, match=sentence):
            new_contest(GAME, bots, **more)  # type: ignore[arg-type]


NO_BOTS = [
    ("choose = = 1", "SyntaxError: invalid syntax"),
    ("x = 1", r"my_bot.py has no function choose\(world, seat\)"),
    ("class A:\n    def choose(self, world, seat): pass\nclass B(A): pass", "several bots: mine:A, mine:B; say which"),
    ("import os\nos._exit(3)", "process ended with code 3"),
]


@pytest.mark.parametrize(("code", "sentence"), in_turns(NO_BOTS, 4, ids=lambda one: one[1]))
def test_a_file_that_cannot_play_at_all_is_refused(code: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(doubloon.Error, match=f"mine cannot play: .*{sentence}"):
        contest_with(code, tmp_path)


# Bots of other people.


def test_a_world_arrives_as_it_was_sent() -> None:
    table = GAME.start(3, "sent", variant="advanced")
    world = table.world(1, "there")
    arrived = rebuild(
        Ask(GAME.name, world.seats, world.options, world.edition, world._state.tobytes(), 1, 1.0, None)
    )  # fmt: skip
    assert arrived.digest == world.digest and arrived.view(1) == world.view(1) and arrived._seed is None
    arrived.play(arrived.acting[0], arrived.moves(arrived.acting[0])[0])
    assert arrived.digest != world.digest


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (DOCS / "arena.md").read_text(), re.DOTALL)
    contest = contest_with(example, tmp_path)
    played = list(play_games(contest, schedule(contest, 2)))
    assert all(game.fault is None for game in played)
    assert sum(game.parts[game.lineup.index(0)] for game in played) >= 3


def test_a_bot_may_print_and_ask_for_input(tmp_path: Path) -> None:
    code = """
        def choose(world, seat):
            print("thinking" * 1000)
            try:
                input()
            except EOFError:
                return str(world.moves(seat)[-1]).upper()
    """
    assert faults(contest_with(re.sub("^ {8}", "", code, flags=re.M), tmp_path)) == [None, None]


def test_a_bot_is_made_anew_for_every_game(tmp_path: Path) -> None:
    code = "class Counter:\n    moves = 0\n    def choose(self, world, seat):\n        self.moves += 1\n"
    code += "        if self.moves > 200: 1 / 0\n        return world.moves(seat)[0]\n"
    assert faults(contest_with(code, tmp_path), deals=5) == [None] * 10


FAULTS = {
    "1 / 0": r"ZeroDivisionError: division by zero \(my_bot.py, line 7\)",
    "'take 99'": "'take 99' is no move of this game",
    "None": "'None' is no move of this game",
    "next(m for m in world.game.numbering.moves if m not in world.moves(seat))": r"is not allowed \(§",
    "time.sleep(60)": "too late: it took more than 0.5 s for a move",
    "os._exit(7)": "its process ended with code 7",
    "os.kill(os.getpid(), 9)": "its process was ended by signal 9",
    "sys.exit('enough')": "SystemExit: enough",
    "[scribble(pipe) for pipe in range(3, 40)]": "its answer could not be read",
    "'x' * 1_000_000": "is no move of this game",
}


PAIRS = list(zip(list(FAULTS)[::2], list(FAULTS)[1::2], strict=True))
"""The two games of a deal: every fault costs the bot its process, and a new one takes a second."""


@pytest.mark.parametrize("wrong", in_turns([(pair,) for pair in PAIRS], 5, ids=lambda one: " and ".join(one[0])))
def test_a_fault_loses_the_game_and_the_arena_goes_on(wrong: tuple[str, str], tmp_path: Path) -> None:
    """A bot that does something else wrong in every game, and notes in a file how far it has come."""
    code = f"""import contextlib, os, pathlib, sys, time
def choose(world, seat):
    notes = pathlib.Path(__file__).with_name("notes")
    done = len(notes.read_text()) if notes.exists() else 0
    notes.write_text("x" * (done + 1))
    wrong = {wrong}
    return eval(wrong[done], {{**globals(), "world": world, "seat": seat}})
def scribble(pipe):
    with contextlib.suppress(OSError):
        os.write(pipe, b"junk" * 99)
"""
    found = faults(contest_with(code, tmp_path, move_seconds=0.5))
    for reason, one in zip(found, wrong, strict=True):
        assert reason is not None and re.search(FAULTS[one], reason), reason


def test_only_the_games_with_a_fault_are_lost(tmp_path: Path) -> None:
    code = "def choose(world, seat):\n    return 1 / 0 if seat == 0 else world.moves(seat)[0]\n"
    found = faults(contest_with(code, tmp_path), deals=2)
    assert [reason is not None for reason in found] == [True, False, True, False]


def test_a_bot_that_crashes_at_two_seats_wins_at_neither(tmp_path: Path) -> None:
    contest = contest_with("def choose(world, seat):\n    1 / 0\n", tmp_path, seats=4)
    played = list(play_games(contest, [(0, 0), (0, 5)]))
    assert [game.lineup for game in played] == [(0, 0, 1, 1), (1, 1, 0, 0)]
    assert [game.winners for game in played] == [(2, 3), (0, 1)]


def test_our_own_bots_are_judged_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*args: Any, **kwargs: Any) -> None:
        raise ValueError("overboard")

    contest = new_contest(GAME, ["bosun", "deckhand"], seed="alike")
    monkeypatch.setattr("doubloon.bots.bosun.Bosun.choose", stumble)
    played = play_game(Crew(contest), 0, 0)
    assert played.fault == arena.Fault(0, "ValueError: overboard") and played.winners == (1,)


def test_a_child_that_is_closed_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("import time\ndef choose(world, seat):\n    time.sleep(60)\n")
    stranger = Outsider(file, move_seconds=0.2)
    stranger.sit_down(GAME.name)
    child = stranger.child
    assert child is not None and child.poll() is None
    began = time.monotonic()
    with pytest.raises(OutsiderFault, match="too late"):
        stranger.choose(GAME.start(2, "x").world(0, "y"), 0)
    assert time.monotonic() - began < 3 and child.poll() == -9 and stranger.child is None
    stranger.close()


def test_a_bot_that_never_gets_ready_is_late(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("while True: pass\n")
    with pytest.raises(OutsiderFault, match=r"too late: it took more than 0\.1 s to get ready"):
        Outsider(file, start_seconds=0.1).sit_down(GAME.name)
