"""Packed rules that break off: whoever keeps the harbour reads of it, and the table goes on as if nothing had been asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.core.engine import WarmUp
from doubloon.core.packed import PackedBench
from doubloon.server.table import analysis
from doubloon.server.workers import analysts

from .port import Port, Sailor, run, until

NOWHERE = -8
"""An address beyond all memory."""
BROKE_OFF = "the rules broke off, and nothing has changed: out of bounds memory access."


@pytest.fixture(autouse=True)
def as_players_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packed rules, whatever other tests have compiled."""
    monkeypatch.setattr(doubloon.game("buried-treasure"), "warm_up", WarmUp([lambda: None]))


@contextmanager
def broken(monkeypatch: pytest.MonkeyPatch, what: str) -> Iterator[None]:
    """For a while, all rules break off (`enter`), or all that is called at a bench (`call`), which is what bots do."""
    with monkeypatch.context() as patch:
        patch.setattr(PackedBench, what, lambda bench, *_: next(iter(bench.calls.values()))(NOWHERE))
        yield


async def at_a_bots_turn(port: Port) -> tuple[str, Sailor, dict[str, Any]]:
    """A table at which a bot is to move, with its only person and what she sees."""
    anne = await port.sailor("Anne")
    table = (await anne.ask("POST", "/tables", {"game": "buried-treasure", "crew": ["me", "captain"]}, 201))["table"]
    await anne.ask("POST", f"/tables/{table}/seats/0/nonce", {"nonce": "grain"}, 201)
    while await anne.move(table, 0):
        pass
    return table, anne, await seen(anne, table)


async def seen(sailor: Sailor, table: str, seat: int = 0) -> dict[str, Any]:
    """What a seat sees, but for the time."""
    found = await sailor.ask("GET", f"/tables/{table}?seat={seat}")
    return {name: found[name] for name in ("seq", "view", "moves")}


def finished() -> dict[str, Any]:
    """The record of a short game."""
    table = doubloon.game("buried-treasure").start(2, "analysis")
    while not table.over:
        table.play(table.acting[0], table.moves(table.acting[0])[0])
    return table.record()


def test_a_bot_whose_rules_break_off_is_in_the_log_and_moves_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(port: Port) -> None:
        with broken(monkeypatch, "call"):
            table, anne, before = await at_a_bots_turn(port)

            async def noted() -> bool:
                return "a bot stumbled" in caplog.text

            await until(noted)
            assert BROKE_OFF in caplog.text and await seen(anne, table) == before
        await port.pass_time(5)  # until the turn may be taken again

        async def moved() -> bool:
            return (await seen(anne, table))["seq"] > before["seq"]

        await until(moved)

    run(tmp_path, act, bot_threads=1)


def test_a_move_whose_rules_break_off_is_not_made_and_no_table_freezes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(port: Port) -> None:
        table, crew = await port.opened()
        views = [await seen(one, table, seat) for seat, one in enumerate(crew)]
        seat = next(seat for seat, view in enumerate(views) if view["moves"])
        said, way = {"move": views[seat]["moves"][0]["text"], "after": views[seat]["seq"]}, f"/tables/{table}/seats/{seat}/moves"
        with broken(monkeypatch, "enter"):
            await crew[seat].ask("POST", way, said, 500)
            port.harbour.quay.forget(table)
            await crew[seat].ask("GET", f"/tables/{table}?seat={seat}", status=500)
        assert BROKE_OFF in caplog.text and "something broke" in caplog.text
        assert await seen(crew[seat], table, seat) == views[seat]
        await crew[seat].ask("POST", way, said, 201)

    run(tmp_path, act, bot_threads=0)


def test_an_analysis_whose_rules_break_off_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(analysis, "FIRST_LOOK", 20)
    monkeypatch.setattr(analysis, "SECOND_LOOK", 40)
    monkeypatch.setattr(analysts, "IDLE_SECONDS", 0.05)

    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        table = (await anne.ask("POST", "/records", finished(), 201))["table"]
        with broken(monkeypatch, "call"):
            await anne.ask("POST", f"/tables/{table}/analysis", status=202)

            async def noted() -> bool:
                return "the analyst stumbled" in caplog.text

            await until(noted)
        assert BROKE_OFF in caplog.text
        await port.pass_time(61)

        async def done() -> bool:
            found = await anne.ask("GET", f"/tables/{table}/analysis")
            return found["done"] == found["total"]

        await until(done)

    run(tmp_path, act)
