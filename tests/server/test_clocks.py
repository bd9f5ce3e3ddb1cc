"""Clocks: whose time runs, how fast, and when it does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from doubloon.server.clocks import DAY, SECOND, Clocks, Days, Live, read_clock, read_grace, running
from doubloon.server.refusals import Refused

from .port import Port, run


def test_time_runs_for_whoever_must_act() -> None:
    clocks = Clocks(Live(60 * SECOND, 5 * SECOND), 2)
    clocks.pass_on(0, (0,), ())
    assert clocks.remaining(0, 10 * SECOND, ()) == 50 * SECOND
    assert clocks.remaining(1, 10 * SECOND, ()) == 60 * SECOND
    clocks.pass_on(10 * SECOND, (1,), ())
    assert clocks.remaining(0, 99 * SECOND, ()) == 55 * SECOND, "the increment comes after the turn"
    assert clocks.remaining(1, 30 * SECOND, ()) == 40 * SECOND


def test_small_moves_of_one_turn_gain_nothing() -> None:
    clocks = Clocks(Live(60 * SECOND, 5 * SECOND), 2)
    for at in (0, 10, 20):
        clocks.pass_on(at * SECOND, (0,), ())
    assert clocks.remaining(0, 20 * SECOND, ()) == 40 * SECOND


def test_where_all_act_at_once_all_clocks_run() -> None:
    clocks = Clocks(Live(60 * SECOND), 3)
    clocks.pass_on(0, (0, 1, 2), ())
    clocks.pass_on(10 * SECOND, (1,), ())
    assert [clocks.remaining(seat, 30 * SECOND, ()) for seat in range(3)] == [50 * SECOND, 30 * SECOND, 50 * SECOND]


def test_days_begin_afresh_with_every_turn() -> None:
    clocks = Clocks(Days(2), 2)
    clocks.pass_on(0, (0,), ())
    clocks.pass_on(DAY, (1,), ())
    clocks.pass_on(DAY + 5, (0,), ())
    assert clocks.remaining(0, DAY + 5, ()) == 2 * DAY


def test_time_never_falls_below_nothing() -> None:
    clocks = Clocks(Live(SECOND), 1)
    clocks.pass_on(0, (0,), ())
    assert clocks.remaining(0, 5 * SECOND, ()) == 0


def test_while_no_server_lives_no_clock_runs() -> None:
    assert running(0, 100, [(20, 50)]) == 70
    assert running(30, 100, [(20, 50)]) == 50
    assert running(30, 40, [(20, 50)]) == 0
    assert running(0, 100, [(10, 20), (30, 40), (200, 300)]) == 80
    assert running(60, 100, [(20, 50)]) == 40


def test_who_takes_over_has_a_fresh_clock_from_then_on() -> None:
    clocks = Clocks(Live(60 * SECOND), 2)
    clocks.pass_on(0, (0,), ())
    clocks.refill(0, 60 * SECOND)
    assert clocks.remaining(0, 70 * SECOND, ()) == 50 * SECOND


@pytest.mark.parametrize(
    ("clock", "said"),
    [
        ({"kind": "live", "initial": 9_999}, "10000 to 86400000 milliseconds, not 9999"),
        ({"kind": "live", "initial": 10**12}, "not 1000000000000"),
        ({"kind": "live", "initial": 60_000, "increment": -1}, "0 to 600000 milliseconds a turn, not -1"),
        ({"kind": "days", "days": 0}, "1 to 30 days, not 0"),
        ({"kind": "days", "days": 31}, "1 to 30 days, not 31"),
        ({"kind": "days", "days": "two"}, "no such clock"),
        ({"kind": "live"}, "no such clock"),
        ({"kind": "days", "days": 1, "hours": 2}, "no such clock"),
    ],
)
def test_a_clock_that_cannot_be_is_refused_with_its_bounds(clock: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused, match=said):
        read_clock(clock)


def test_the_grace_that_tables_have() -> None:
    assert read_grace(None, None) == read_grace(None, Live(60_000)) == 60
    assert read_grace(0, None) is None is read_grace(None, Days(1)) and read_grace(30, Live(60_000)) == 30
    for given, clock in ((4, None), (-1, None), (10**6, None), (30, Days(1))):
        with pytest.raises(Refused):
            read_grace(given, clock)


def test_at_zero_a_bot_takes_the_seat_and_its_player_can_take_it_back(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, sailors = await port.opened(clock={"kind": "live", "initial": 60_000, "increment": 1_000})
        seat = (await sailors[0].ask("GET", f"/tables/{table}"))["acting"][0]
        mover = sailors[seat]
        await port.pass_time(55)
        seen = await mover.ask("GET", f"/tables/{table}?seat={seat}")
        assert seen["seats"][seat]["left"] == 5_000 and seen["seats"][1 - seat]["left"] == 60_000
        await port.app.state.watch.flags()
        assert (await mover.ask("GET", f"/tables/{table}"))["seats"][seat]["bot"] is None
        await port.pass_time(5)
        await port.app.state.watch.flags()
        seen = await mover.ask("GET", f"/tables/{table}?seat={seat}")
        assert seen["seats"][seat]["bot"] == "deckhand" and seen["you"] == seat
        back = await mover.ask("PUT", f"/tables/{table}/seats/{seat}", {"who": "me"})
        assert back["seats"][seat]["bot"] is None and back["seats"][seat]["left"] > 50_000
        await port.app.state.watch.flags()
        assert (await mover.ask("GET", f"/tables/{table}"))["seats"][seat]["bot"] is None

    run(tmp_path, act)


def test_time_in_which_the_server_was_down_is_nobodys(tmp_path: Path) -> None:
    found: dict[str, Any] = {}

    async def before(port: Port) -> None:
        table, sailors = await port.opened(clock={"kind": "live", "initial": 60_000})
        seen = await sailors[0].ask("GET", f"/tables/{table}")
        found.update(table=table, seat=seen["acting"][0], cookies=[dict(sailor.client.cookies) for sailor in sailors])

    async def after(port: Port) -> None:
        sailor = await port.sailor("somebody")
        sailor.client.cookies.update(found["cookies"][0])
        await port.app.state.watch.flags()
        seat = (await sailor.ask("GET", f"/tables/{found['table']}"))["seats"][found["seat"]]
        assert seat["bot"] is None and seat["left"] == 60_000

    run(tmp_path, before)
    run(tmp_path, after, ahead=3600.0)
