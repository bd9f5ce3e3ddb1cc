"""After an upgrade: a table whose log today's rules lead elsewhere stands frozen, readable, with the reason; others go on."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import doubloon
from doubloon.core.changes import why_it_parts
from doubloon.core.version import VERSION
from doubloon.server.config import Config
from doubloon.server.table import past
from doubloon.server.web.app import make_app

from .port import PATIENCE
from .test_play import Sailor, opened

REASON = f"since from move 3 on the rules of Doubloon {VERSION} lead elsewhere than those of 0.0.1 it began with."
CHANGED = why_it_parts(doubloon.game("buried-treasure").changes(), "0.0.1")


class Yard:
    """A harbour that is closed, and opened again after something has changed."""

    def __init__(self, home: Path) -> None:
        self.file = home / "harbour.db"
        self.config = Config(home=home, database_url=f"sqlite:///{self.file}", bot_seconds=0.01, public_metrics=True)

    def open(self) -> TestClient[Any]:
        return TestClient(make_app(self.config))

    def change(self, table: str, seq: int, clock: dict[str, Any] | None = None, **changed: Any) -> None:
        """As if the log had been written by other rules; and perhaps with a clock."""
        with sqlite3.connect(self.file, PATIENCE) as file:
            where = "WHERE berth = ? AND seq = ?", (table, seq)
            entry = json.loads(file.execute(f"SELECT entry FROM log {where[0]}", where[1]).fetchone()[0])
            file.execute(f"UPDATE log SET entry = ? {where[0]}", (json.dumps({**entry, **changed}).encode(), *where[1]))
            charter = json.loads(file.execute("SELECT charter FROM berths WHERE id = ?", (table,)).fetchone()[0])
            charter |= {"rules": "0.0.1", "clock": clock}
            file.execute("UPDATE berths SET charter = ? WHERE id = ?", (json.dumps(charter).encode(), table))


@pytest.fixture
def yard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Yard]:
    """The older version is made believe: its records had the same fields."""
    monkeypatch.setattr(doubloon.game("buried-treasure").modules["state"], "SINCE", {})
    yield Yard(tmp_path)


def play(client: Any, table: str, sailors: list[Sailor], moves: int) -> list[Any]:
    """So many moves, the first that comes; returns what the seat that moves last saw before each."""
    seen = []
    for _ in range(moves):
        seat = sailors[0].ask("GET", f"/tables/{table}?seat=0").json()["acting"][0]
        seen.append(sailors[seat].ask("GET", f"/tables/{table}?seat={seat}").json())
        said = {"move": seen[-1]["moves"][0]["text"], "after": seen[-1]["seq"]}
        sailors[seat].client = client
        assert sailors[seat].ask("POST", f"/tables/{table}/seats/{seat}/moves", said).status_code == 201
    return seen


FIRST_MOVE = 5
"""Entries before it: two who sit down, two nonces, the deal."""


@pytest.mark.parametrize("changed", [{"digest": "another"}, {"move": "extra 1"}], ids=["another digest", "an illegal move"])
def test_a_table_that_the_rules_lead_elsewhere_is_frozen_and_the_others_go_on(yard: Yard, changed: dict[str, str]) -> None:
    with yard.open() as client:
        table, *crew = opened(client)
        other, *others = opened(client)
        seen = play(client, table, crew, 4)
        play(client, other, others, 2)
    yard.change(table, FIRST_MOVE + 2, **changed)
    with yard.open() as client:
        for sailor in (*crew, *others):
            sailor.client = client
        for seat, sailor in enumerate(crew):
            now = sailor.ask("GET", f"/tables/{table}?seat={seat}").json()
            assert now["stage"] == "frozen" and now["frozen"] == REASON + CHANGED and now["moves"] == now["acting"] == []
            assert not now["can_undo"] and now["seq"] == FIRST_MOVE + 2
            if seat == seen[2]["you"]:
                assert now["view"] == seen[2]["view"], "it stands as it did before the rules part"
            for path, body in (("moves", {"move": "take 1"}), ("undo", {})):
                refused = sailor.ask("POST", f"/tables/{table}/seats/{seat}/{path}", {**body, "after": now["seq"]})
                assert refused.status_code == 409 and refused.json()["sentence"] == f"this table is frozen, {REASON}{CHANGED}"
            assert sailor.ask("PUT", f"/tables/{table}/seats/{seat}", {"who": "captain"}).status_code == 409
            assert sailor.ask("POST", f"/tables/{table}/chat", {"said": "What now?"}).status_code == 201
        assert len(kept(client, table)["moves"]) == 2, "what both versions agree on can be kept"
        play(client, other, others, 2)
        assert others[0].ask("GET", f"/tables/{other}?seat=0").json()["stage"] == "playing"
        assert 'doubloon_tables{stage="frozen"} 1.0' in client.get("/metrics").text
    with yard.open() as client:
        crew[0].client = client
        assert crew[0].ask("GET", f"/tables/{table}?seat=0").json()["stage"] == "frozen", "and stays so"


def kept(client: Any, table: str) -> Any:
    """The record of a table, as whoever keeps it gets it."""

    async def take() -> Any:
        harbour = client.app.state.harbour
        async with harbour.quay.lock(table):
            return past.record(await harbour.quay.find(table))

    return json.loads(json.dumps(client.blocking_portal.call(take)))


def test_a_table_that_every_digest_agrees_with_goes_on_with_its_own_version(yard: Yard) -> None:
    with yard.open() as client:
        table, *crew = opened(client)
        play(client, table, crew, 2)
    yard.change(table, FIRST_MOVE)
    with yard.open() as client:
        for sailor in crew:
            sailor.client = client
        play(client, table, crew, 2)
        assert client.blocking_portal.call(client.app.state.store.charter, table).rules == "0.0.1"
        now = crew[0].ask("GET", f"/tables/{table}?seat=0").json()
        assert now["stage"] == "playing" and now["frozen"] is None and now["seq"] == FIRST_MOVE + 4


def test_a_frozen_table_stops_neither_bots_nor_clocks_elsewhere(yard: Yard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.table.clocks.SHORTEST_LIVE", 1)
    with yard.open() as client:
        anne = Sailor(client, "Anne")
        wish: dict[str, Any] = {"game": "buried-treasure", "crew": ["me", "deckhand"], "clock": {"kind": "live", "initial": 1}}
        table = anne.ask("POST", "/tables", {**wish, "crew": ["me", "me"], "clock": None}).json()["table"]
        for seat in range(2):
            anne.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": "grain"})
        play(client, table, [anne, anne], 2)
    yard.change(table, FIRST_MOVE, clock=wish["clock"], digest="another")
    with sqlite3.connect(yard.file, PATIENCE) as file:
        file.execute("UPDATE duties SET bot_due = 0, flag_due = 0")
    with yard.open() as client:
        anne.client = client
        late = anne.ask("POST", "/tables", wish).json()["table"]
        anne.ask("POST", f"/tables/{late}/seats/0/nonce", {"nonce": "grain"})
        deadline = time.monotonic() + PATIENCE
        while (seen := anne.ask("GET", f"/tables/{late}?seat=0").json())["seats"][0]["bot"] is None:
            assert time.monotonic() < deadline, "a bot sits where time has run out, behind a frozen table in the queue"
            time.sleep(0.02)
        assert seen["seats"][0]["bot"] == "captain"
