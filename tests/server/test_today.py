"""Deals of the day: the same for everybody, one try each, closed until the day is over; how everybody did, and streaks."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select

import doubloon
from doubloon.bots.setter import WEEK, Composed
from doubloon.bots.solver import Solution, solve
from doubloon.core.errors import Error
from doubloon.server.config import read_config
from doubloon.server.live.harbour import Harbour
from doubloon.server.live.today import Today
from doubloon.server.store import Player, Store, schema
from doubloon.server.store.archive import back_up, restore
from doubloon.server.store.days import Days, lay_puzzle, puzzle_on, secret_of_deals
from doubloon.server.store.parting import forget_player
from doubloon.server.store.results import strike_out
from doubloon.server.store.retelling import retell
from doubloon.server.store.tries import ended_by, mine_on, tried_on
from doubloon.server.table import bids, days, fair, tries
from doubloon.server.table.berth import Berth, reload
from doubloon.server.table.days import Deal
from doubloon.server.table.entries import Advised, Ending, Moved, Sat
from doubloon.server.table.ladder import seats_for
from doubloon.server.table.today import Laid, crew_of, from_the_box, has_puzzles
from doubloon.server.table.tries import Streak, Try, tries_of
from doubloon.server.workers import puzzles as setting

from ..manners import AT_ONCE, BY_TURNS, UNEXPLORED
from .sailors import NOON, a_charter
from .test_store import with_store

NOW = int(NOON * 1000)
DAY = days.day_at(NOW)
UNTIL = days.end_of(DAY)
PUZZLED = UNEXPLORED
"""The game that has puzzles."""


def a_deal(**more: Any) -> Deal:
    return Deal(**{"day": DAY, "until": UNTIL, "rival": "captain:10", **more})


def begun(player: str = "anne", seat: int = 0, **more: Any) -> Berth:
    """A table of the day, just dealt."""
    charter = a_charter("table", BY_TURNS, deal=a_deal(**more), secret=fair.WIDE + "5e" * 32)
    return reload(charter, crew_of(charter, player, seat), ())


def play_through(berth: Berth, at: int = NOW, seed: int = 1) -> Berth:
    """To its end, with random moves, all at one time."""
    dice = random.Random(seed)
    while berth.acting:
        seat = berth.acting[0]
        move = str(dice.choice(berth.played.moves(seat)))
        berth.take_in(Moved(at=at, seat=seat, move=move, digest="", bot=berth.seats[seat].bot is not None))
    return berth


# Days, and what follows from them.


def test_a_day_begins_and_ends_where_the_harbour_is() -> None:
    assert (DAY, days.day_at(UNTIL - 1), days.day_at(UNTIL)) == ("2027-01-15", DAY, days.later(DAY, 1))
    assert days.end_of(DAY, 120) == UNTIL - 2 * 3600 * 1000 and days.end_of(DAY, -60) == UNTIL + 3600 * 1000
    for ahead in (-720, -90, 0, 330, 840):
        end = days.end_of(DAY, ahead)
        assert days.day_at(end - 1, ahead) == DAY and days.day_at(end, ahead) == days.later(DAY, 1)


def test_every_game_that_has_a_rival_has_a_deal_and_everybody_sits_at_the_same_seat() -> None:
    for game in doubloon.catalogue.values():
        seats = seats_for(game)
        assert seats == min((n for n in game.seats if n > 1), default=None)
        if seats is not None:
            assert {days.seat_on(days.later(DAY, n), seats) for n in range(seats)} == set(range(seats))


def test_secrets_of_other_days_and_games_are_others_and_tables_are_everybodys_own() -> None:
    harbour, other = "ab" * 32, "cd" * 32
    told = [days.secret_on(one, day, game) for one in (harbour, other) for day in (DAY, days.later(DAY, 1)) for game in "xy"]
    told += [days.table_of(harbour, DAY, "x", who) for who in ("anne", "bart")]
    told += [days.thought(told[0], seat, moves) for seat in (0, 1) for moves in (0, 1)]
    assert len(set(told)) == len(told) and harbour not in "".join(told)
    assert days.secret_on(harbour, DAY, "x") == told[0] and fair.commitment(told[0])


def test_what_is_set_is_a_number_of_hours() -> None:
    assert read_config({"DOUBLOON_DAY_ZONE": "5.5"}).day_ahead == 330 and read_config({}).day_ahead == 0
    assert read_config({"DOUBLOON_DAY_ZONE": "-3"}).day_ahead == -180
    for given in ("east", "15", "-13"):
        with pytest.raises(Error, match=f"DOUBLOON_DAY_ZONE is a number of hours from -12 to 14, not '{given}'"):
            read_config({"DOUBLOON_DAY_ZONE": given})


# What a log says of a try.


def told(berth: Berth) -> Try:
    [one] = tries_of(berth)
    return one


def test_a_try_goes_on_and_comes_to_an_end_in_time_or_late() -> None:
    berth = begun(guest=True)
    assert told(berth) == Try(
        player="anne", day=DAY, game=BY_TURNS, puzzle=False, guest=True, seat=0, began_at=NOW, outcome=""
    )  # fmt: skip
    done = told(play_through(berth, UNTIL - 1))
    scores, winners = berth.played.scores, berth.played.winners
    assert done.outcome == ("drawn" if len(winners) > 1 else "won" if 0 in winners else "lost")
    assert (done.points, done.margin, done.ended_at) == (scores[0], scores[0] - scores[1], UNTIL - 1)
    assert done.moves == sum(isinstance(entry, Moved) and entry.seat == 0 for entry in berth.entries)
    assert told(play_through(begun(), UNTIL)).outcome == "late"


def test_a_try_is_given_up_and_another_table_is_none() -> None:
    berth = begun()
    berth.take_in(Ending(at=NOW, by="anne", agrees=True))
    assert told(berth).outcome == "given-up"
    assert tries_of(reload(a_charter("usual"), [], ())) == ()


def test_whoever_was_a_guest_then_stays_among_the_guests_when_the_seat_goes_to_an_account() -> None:
    berth = play_through(begun(guest=True))
    before = told(berth)
    berth.take_in(Sat(at=UNTIL + 5, seat=0, player="anne-the-account"))
    assert told(berth) == msgspec.structs.replace(before, player="anne-the-account")


def a_puzzle(moves: Sequence[Any] = (), advised_at: int | None = None) -> Berth:
    """A puzzle of the day, and what was done there."""
    start = doubloon.game(PUZZLED).start(1, "", puzzle=1).position()
    charter = a_charter("puzzle", PUZZLED, 1, start=start, deal=a_deal(rival=None))
    berth = reload(charter, crew_of(charter, "anne", 0), ())
    for number, move in enumerate(moves):
        if number == advised_at:
            berth.take_in(Advised(at=NOW, seat=0))
        berth.take_in(Moved(at=NOW, seat=0, move=str(move), digest=""))
    return berth


def a_solution() -> Solution:
    return solve(doubloon.game(PUZZLED).start(1, "", puzzle=1))


def test_a_puzzle_is_solved_in_so_many_turns_and_a_hint_is_told() -> None:
    found = a_solution()
    alone, helped = told(a_puzzle(found.moves)), told(a_puzzle(found.moves, 2))
    assert (alone.puzzle, alone.outcome, alone.turns, alone.helped) == (True, "won", found.turns, False)
    assert helped == msgspec.structs.replace(alone, helped=True)
    assert told(a_puzzle()).turns == 0


def test_where_a_bot_has_played_for_somebody_they_were_helped() -> None:
    berth = a_puzzle(a_solution().moves[:1])
    berth.take_in(Sat(at=NOW, seat=0, player="anne", bot="captain"))
    berth.take_in(Moved(at=NOW, seat=0, move=str(berth.played.moves(0)[0]), digest="", bot=True))
    assert told(berth).helped


# Several tries together.


def some_try(player: str = "anne", began_at: int = 0, outcome: str = "won", **more: Any) -> Try:
    given = {"day": DAY, "game": BY_TURNS, "puzzle": False, "guest": False, "seat": 0}
    return Try(**{**given, "player": player, "began_at": began_at, "outcome": outcome, **more})


@pytest.mark.parametrize(
    ("ago", "streak"),
    [
        ([], Streak(0, 0, False, 0)),
        ([0], Streak(1, 1, True, 0)),
        ([1], Streak(1, 1, False, 0)),
        ([2], Streak(0, 1, False, 1)),
        ([0, 1, 2, 2, 5, 6, 7, 8], Streak(3, 4, True, 0)),
        ([1, 2, 4], Streak(2, 2, False, 0)),
        ([3, 4, 5], Streak(0, 3, False, 3)),
        ([0, 4, 5], Streak(1, 2, True, 0)),
    ],
)
def test_a_streak_is_kept_through_yesterday_and_lost_after_it(ago: list[int], streak: Streak) -> None:
    assert tries.streak_of([days.later(DAY, -n) for n in ago], DAY) == streak


def test_a_month_s_end_breaks_no_streak() -> None:
    assert tries.streak_of(["2026-12-31", "2027-01-01", "2028-02-29", "2028-03-01"], "2028-03-01") == Streak(2, 2, True, 0)


def test_a_day_counts_by_a_deal_played_to_its_end_or_a_puzzle_solved() -> None:
    played = [tries.counts(some_try(outcome=one)) for one in ("won", "drawn", "lost", "given-up", "late", "")]
    assert played == [True, True, True, False, False, False]
    assert [tries.counts(some_try(outcome=one, puzzle=True)) for one in ("won", "lost")] == [True, False]


def test_whoever_won_by_most_stands_first_and_among_solutions_those_without_help() -> None:
    lost, drawn = some_try(outcome="lost", margin=-1), some_try(outcome="drawn", margin=0)
    narrow, wide, quick = some_try(margin=2), some_try(margin=9, moves=30), some_try(margin=9, moves=20)
    assert sorted([lost, narrow, wide, quick, drawn], key=tries.place_of) == [quick, wide, narrow, drawn, lost]
    helped, slow, fast = (some_try(puzzle=True, turns=t, helped=h) for t, h in ((3, True), (6, False), (5, False)))
    assert sorted([helped, slow, fast], key=tries.place_of) == [fast, slow, helped]


def test_of_somebody_who_came_as_two_the_first_try_counts() -> None:
    first, second = some_try(began_at=1, outcome="lost"), some_try(began_at=2)
    assert tries.firsts([second, some_try("bart", 3), first]) == [first, some_try("bart", 3)]


def test_a_solution_is_helped_where_an_earlier_try_was() -> None:
    failed = some_try(began_at=1, outcome="lost", puzzle=True, helped=True)
    solved, again = (some_try(began_at=at, puzzle=True, turns=4) for at in (2, 3))
    other = some_try("bart", 4, puzzle=True)
    assert tries.solved_by([again, failed, other, solved]) == [msgspec.structs.replace(solved, helped=True), other]


# What is kept.


async def rows(store: Store) -> list[Any]:
    async with store.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(select(schema.tries).order_by("player", "berth"))]


async def play_on(harbour: Harbour, table: str, moves: int = 100_000, seed: int = 1) -> None:
    """So many moves at random, or to the end; who sits there makes them."""
    dice = random.Random(seed)
    async with harbour.quay.lock(table):
        berth = await harbour.quay.find(table)
        for _ in range(moves):
            if not berth.acting:
                return
            seat = berth.acting[0]
            move = str(dice.choice(berth.played.moves(seat)))
            await harbour.write(berth, bids.moved(berth, seat, move, harbour.now, bot=berth.seats[seat].bot is not None))


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.add_player(Player(name, name.title(), account=name if name.startswith("account") else None), 1)


class Sundial:
    """A clock that is set."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


async def a_day(store: Store, sundial: Sundial | None = None) -> Today:
    today = Today(Harbour(store, sundial or Sundial()), Days(store.engine))
    await today.begin()
    return today


def test_told_anew_tries_are_the_same_those_that_go_on_too(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart", "carla", "account-davy")
        today = await a_day(store)
        tables = {name: (await today.deal(name, BY_TURNS)).id for name in ("anne", "bart", "carla")}
        for name in ("anne", "bart"):
            await play_on(today.harbour, tables[name])
        await today.harbour.end_game(tables["carla"], "carla", agrees=True)
        puzzle = (await today.puzzle("bart", PUZZLED)).id
        await today.harbour.note_advice(puzzle, "bart", 0)
        await play_on(today.harbour, puzzle, 2)
        running = (await today.deal("anne", AT_ONCE)).id
        await today.harbour.hand_over(tables["anne"], "anne", "account-davy")
        kept = await rows(store)
        assert {(row[0], row[1]) for row in kept} == {
            *(("account-davy" if name == "anne" else name, table) for name, table in tables.items()),
            ("bart", puzzle),
            ("anne", running),
        }
        async with store.engine.begin() as connection:
            await connection.execute(delete(schema.tries))
        await retell(store)
        assert await rows(store) == kept
        await retell(store)
        assert await rows(store) == kept, "twice is as good as once"

    with_store(database, act)


def test_the_harbour_has_one_secret_and_a_day_one_puzzle(database: str) -> None:
    async def act(store: Store) -> None:
        secret = await secret_of_deals(store.engine)
        assert len(bytes.fromhex(secret)) == 32 and await secret_of_deals(store.engine) == secret
        assert await puzzle_on(store.engine, DAY, PUZZLED) is None
        first, second = Laid("easy", {"seats": 1}), Laid("hard", {"seats": 2})
        for laid in (first, second):
            await lay_puzzle(store.engine, DAY, PUZZLED, laid)
        assert await puzzle_on(store.engine, DAY, PUZZLED) == first

    with_store(database, act)


def test_what_is_struck_out_is_listed_nowhere_and_was_tried_all_the_same(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart")
        today = await a_day(store)
        table = (await today.deal("anne", BY_TURNS)).id
        await play_on(today.harbour, table)
        assert [one.berth for one in await ended_by(store.engine, "anne")] == [table]
        await strike_out(store.engine, "anne")
        await retell(store)
        assert await ended_by(store.engine, "anne") == [] and await tried_on(store.engine, DAY, [BY_TURNS]) == []
        assert [one.berth for one in await mine_on(store.engine, "anne", DAY)] == [table]
        assert (await today.deal("anne", BY_TURNS)).id == table
        await forget_player(store.engine, "anne")
        assert await rows(store) == []

    with_store(database, act)


def test_whoever_has_a_guest_s_table_by_now_tries_no_second_time(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "account-davy")
        today = await a_day(store)
        table = (await today.deal("anne", BY_TURNS)).id
        await today.harbour.hand_over(table, "anne", "account-davy")
        assert (await today.deal("account-davy", BY_TURNS)).id == table

    with_store(database, act)


def test_a_backup_brings_the_secret_along(tmp_path: Path) -> None:
    file = tmp_path / "harbour.gz"
    first, second = (f"sqlite:///{tmp_path / name}" for name in ("first.db", "second.db"))
    told: list[str] = []

    async def keep(store: Store) -> None:
        told.append(await secret_of_deals(store.engine))
        await back_up(store, file)

    async def bring_back(store: Store) -> None:
        assert await secret_of_deals(store.engine) != told[0], "a harbour that has begun has one of its own"
        await restore(store, file)
        assert await secret_of_deals(store.engine) == told[0]

    with_store(first, keep)
    with_store(second, bring_back)


# The puzzle of the day.


def test_without_one_made_for_it_a_day_has_the_next_puzzle_of_the_box() -> None:
    game = doubloon.game(PUZZLED)
    laid = [from_the_box(game, days.later(DAY, n)) for n in range(len(game.options["puzzle"].choices) + 1)]
    assert laid[0] == laid[-1] and all(one != other for one, other in pairwise(laid))
    assert [one.name for one in doubloon.catalogue.values() if has_puzzles(one)] == [PUZZLED]


def test_puzzles_are_made_ahead_from_their_days_and_those_that_lie_there_stay(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, asked = doubloon.game(PUZZLED), list[tuple[str, str]]()
    easy = game.start(1, "", puzzle=2).position()["puzzle"]

    def compose(_: Any, level: str, seed: str) -> Composed:
        asked.append((level, seed))
        return Composed(easy, a_solution(), 0, 0)

    monkeypatch.setattr(setting, "compose", compose)

    class Idle:
        async def give_way(self) -> None:
            asked.append(("", "gave way"))

    async def act(store: Store) -> None:
        today = await a_day(store)
        boxed = await today.laid(DAY, game)
        await setting.PuzzleSetter(today, Idle(), 2).look_ahead()  # type: ignore[arg-type]
        made = [days.later(DAY, n) for n in (1, 2)]
        expected = [(WEEK[(4 + n) % 7], f"daily {days.later(DAY, n)}") for n in (1, 2)]
        assert asked == [one for level in expected for one in (("", "gave way"), level)], "the fifteenth was a Friday"
        assert await puzzle_on(store.engine, DAY, PUZZLED) == boxed
        for day, (level, _) in zip(made, expected, strict=True):
            found = await puzzle_on(store.engine, day, PUZZLED)
            assert found is not None and found.level == level and found.position["puzzle"] == easy

    with_store(database, act)


@pytest.mark.long
def test_the_puzzle_of_a_monday_is_made_and_can_be_played(tmp_path: Path) -> None:
    laid = setting.composed(doubloon.game(PUZZLED), "2027-01-18")
    assert laid.level == "easy"
    assert solve(doubloon.game(PUZZLED).from_position(laid.position)).turns == laid.position["puzzle"]["limit"]
