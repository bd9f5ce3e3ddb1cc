"""Clocks: whose time runs, how fast, and when it does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from doubloon.server.table.clocks import DAY, SECOND, Chronometer, Clocks, Days, Live, read_clock, read_grace, running
from doubloon.server.table.refusals import Refused

from .port import Port, Sailor, run


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
    assert running(0, 100, [(30, 60), (20, 50), (25, 30), (20, 50)]) == 60, "what two have noted counts once"


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


async def flagged(port: Port, crew: int = 2) -> tuple[str, list[Sailor], int]:
    """A table where the seat to act has run out of time, and a bot sits there."""
    table, sailors = await port.opened(crew, clock={"kind": "live", "initial": 60_000, "increment": 1_000})
    seat = (await sailors[0].ask("GET", f"/tables/{table}"))["acting"][0]
    await port.pass_time(55)
    seen = await sailors[seat].ask("GET", f"/tables/{table}?seat={seat}")
    assert [one["left"] for one in seen["seats"]] == [5_000 if one == seat else 60_000 for one in range(crew)]
    await port.app.state.watch.flags()
    assert (await sailors[seat].ask("GET", f"/tables/{table}"))["seats"][seat]["bot"] is None
    await port.pass_time(5)
    await port.app.state.watch.flags()
    return table, sailors, seat


def test_at_zero_a_bot_takes_the_seat_until_the_others_agree(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, sailors, seat = await flagged(port, 3)
        mover, others = sailors[seat], [other for other in range(3) if other != seat]
        seen = await mover.ask("GET", f"/tables/{table}?seat={seat}")
        assert seen["you"] == seat and (seen["seats"][seat]["bot"], seen["seats"][seat]["flagged"]) == ("deckhand", True)
        assert not seen["seats"][seat]["pardon"], "nobody forgives himself"
        for _ in range(2):
            assert "have to agree" in await mover.refused("PUT", f"/tables/{table}/seats/{seat}", {"who": "me"}, 409)
        assert "nobody waits for your word" in await mover.refused("POST", f"/tables/{table}/seats/{seat}/pardon", status=409)
        await (await port.sailor("Dirk")).refused("POST", f"/tables/{table}/seats/{seat}/pardon", status=403)
        for other in others:
            assert "have to agree" in await mover.refused("PUT", f"/tables/{table}/seats/{seat}", {"who": "me"}, 409)
            seen = await sailors[other].ask("GET", f"/tables/{table}?seat={other}")
            assert seen["seats"][seat]["flagged"] and seen["seats"][seat]["pardon"]
            seen = await sailors[other].ask("POST", f"/tables/{table}/seats/{seat}/pardon", status=201)
            assert not seen["seats"][seat]["pardon"]
        back = await mover.ask("PUT", f"/tables/{table}/seats/{seat}", {"who": "me"})
        assert back["seats"][seat]["bot"] is None and not back["seats"][seat]["flagged"] and back["seats"][seat]["left"] > 50_000
        await port.app.state.watch.flags()
        assert (await mover.ask("GET", f"/tables/{table}"))["seats"][seat]["bot"] is None

    run(tmp_path, act)


def test_a_flag_is_not_lost_by_leaving_the_seat(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, sailors, seat = await flagged(port)
        await sailors[seat].ask("PUT", f"/tables/{table}/seats/{seat}", {"who": "open"})
        stranger = await port.sailor("Dirk")
        for one in (sailors[seat], stranger):
            assert "have to agree" in await one.refused("PUT", f"/tables/{table}/seats/{seat}", {"who": "me"}, 409)
        await sailors[1 - seat].ask("POST", f"/tables/{table}/seats/{seat}/pardon", status=201)
        seen = await stranger.ask("PUT", f"/tables/{table}/seats/{seat}", {"who": "me"})
        assert seen["seats"][seat]["left"] > 50_000, "whoever takes over has a fresh clock"

    run(tmp_path, act)


def test_alone_nobody_has_to_agree(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        wish = {"game": "jackal", "seats": 1, "options": {"puzzle": 1}, "clock": {"kind": "live", "initial": 60_000}}
        table = (await anne.ask("POST", "/tables", wish, 201))["table"]
        await anne.ask("POST", f"/tables/{table}/seats/0/nonce", {"nonce": "grain"}, 201)
        await port.pass_time(61)
        await port.harbour.flag(table)
        assert not (await anne.ask("GET", f"/tables/{table}?seat=0"))["seats"][0]["flagged"]
        assert (await anne.ask("PUT", f"/tables/{table}/seats/0", {"who": "me"}))["seats"][0]["left"] == 60_000

    run(tmp_path, act)


def test_a_move_taken_back_gains_nothing() -> None:
    """By move and undo, 60 seconds became 658."""
    clocks = Clocks(Live(60 * SECOND, 5 * SECOND), 2)
    clocks.pass_on(0, (0,), ())
    for at in range(1, 100):
        clocks.pass_on(at * 100, (1,), ())
        clocks.take_back(0)
        clocks.pass_on(at * 100, (0,), ())
    assert clocks.remaining(0, 9900, ()) == 60 * SECOND - 9900, "and no time comes back"
    clocks.pass_on(9900, (1,), ())
    assert clocks.remaining(0, 9900, ()) == 65 * SECOND - 9900, "once it stands, the move gains what it gains"
    days = Clocks(Days(2), 2)
    days.pass_on(0, (0,), ())
    days.pass_on(DAY, (1,), ())
    days.take_back(0)
    days.pass_on(DAY, (0,), ())
    assert days.remaining(0, DAY, ()) == DAY
    days.take_back(0)
    assert days.remaining(0, DAY, ()) == DAY, "a turn that goes on anyway has gained nothing"


def test_moves_taken_back_at_a_table_gain_nothing(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened(game="martinique", clock={"kind": "live", "initial": 60_000, "increment": 5_000})
        tried = 0
        for _ in range(30):
            acting = (await anne.ask("GET", f"/tables/{table}"))["acting"][0]
            mover = (anne, bart)[acting]
            before = (await mover.ask("GET", f"/tables/{table}?seat={acting}"))["seats"][acting]["left"]
            await mover.move(table, acting)
            seen = await mover.ask("GET", f"/tables/{table}?seat={acting}")
            if seen["can_undo"]:
                seen = await mover.ask("POST", f"/tables/{table}/seats/{acting}/undo", {"after": seen["seq"]}, 201)
                assert seen["seats"][acting]["left"] == before
                tried += 1
                await mover.move(table, acting)
        assert tried

    run(tmp_path, act)


def test_time_that_goes_by_does_not_jump_with_the_calendar() -> None:
    day, gone = [1000.0], [5.0]
    clock = Chronometer(lambda: day[0], lambda: gone[0])
    assert clock() == 1000.0
    day[0] += 3600
    gone[0] += 2
    assert clock() == 1002.0


def test_while_the_server_is_held_up_no_clock_runs(tmp_path: Path) -> None:
    """A machine that slept 40 seconds flagged everybody."""

    async def act(port: Port) -> None:
        table, sailors = await port.opened(clock={"kind": "live", "initial": 60_000})
        seat = (await sailors[0].ask("GET", f"/tables/{table}"))["acting"][0]
        await port.pass_time(30)
        port.time.ahead += 40  # nothing beats meanwhile
        await port.app.state.watch.flags()
        seen = (await sailors[0].ask("GET", f"/tables/{table}"))["seats"][seat]
        assert seen["bot"] is None and seen["left"] == 30_000
        await port.app.state.watch.pulse()
        assert (await sailors[0].ask("GET", f"/tables/{table}"))["seats"][seat]["left"] == 30_000, "and that is written down"
        await port.pass_time(31)
        await port.app.state.watch.flags()
        assert (await sailors[0].ask("GET", f"/tables/{table}"))["seats"][seat]["bot"] == "deckhand"

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
