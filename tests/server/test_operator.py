"""What the operator sees: health, metrics, logs, and the page; and what nobody may read there."""

from __future__ import annotations

import io
import json
import logging
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from doubloon.server.config import Config, read_config
from doubloon.server.live.metrics import from_this_machine
from doubloon.server.table.refusals import Refused
from doubloon.server.web.app import make_app
from doubloon.server.web.gate import refuse
from doubloon.server.web.logs import set_up_logs
from doubloon.server.web.routes.operator import FRESH_SECONDS
from doubloon.server.web.routes.page import page_handlers

from .port import PATIENCE
from .test_play import Sailor

A_MOMENT = 0.02
"""Whoever looks without a pause while a bot thinks is told on a busy day to slow down."""

CANARIES = {"nonce": "canarynonce7", "chat": "canary in the chat", "move": "canary move", "name": "Canary Jane"}


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(home=tmp_path, database_url=f"sqlite:///{tmp_path / 'harbour.db'}", bot_seconds=0.01, bot_threads=1)


@pytest.fixture
def paper() -> Iterator[io.StringIO]:
    """What the server says."""
    root, ours = logging.getLogger(), logging.getLogger("doubloon")
    before = root.handlers[:], root.level, ours.level
    written = io.StringIO()
    set_up_logs("json", written)
    yield written
    root.handlers[:], root.level = before[0], before[1]
    ours.setLevel(before[2])


def play_out(client: Any, sailor: Sailor, nonce: str) -> str:
    """A game of one person against a bot, to its end; returns the table."""
    wish = {"game": "buried-treasure", "seats": 2, "crew": ["me", "deckhand"]}
    table: str = sailor.ask("POST", "/tables", wish).json()["table"]
    sailor.ask("POST", f"/tables/{table}/seats/0/nonce", {"nonce": nonce})
    dice = random.Random(1)
    while (seen := sailor.ask("GET", f"/tables/{table}?seat=0").json())["stage"] != "over":
        if seen["moves"]:
            move = dice.choice(seen["moves"])["text"]
            sailor.ask("POST", f"/tables/{table}/seats/0/moves", {"move": move, "after": seen["seq"]})
        else:
            time.sleep(A_MOMENT)
    return table


def test_we_are_well_only_if_the_store_can_write(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.web.routes.operator.FRESH_SECONDS", -1.0)
    monkeypatch.setattr("doubloon.server.web.routes.operator.PATIENCE_SECONDS", PATIENCE)
    with TestClient(make_app(config)) as client:
        assert client.get("/health").json()["status"] == "well" and client.get("/ready").status_code == 200
        with sqlite3.connect(config.home / "harbour.db", PATIENCE) as other:
            other.execute("DROP TABLE pulses")
        ill = client.get("/health")
        assert ill.status_code == 503 and ill.json()["status"] == "the store cannot write"
        assert client.get("/ready").status_code == 200, "it can still be read"
        with sqlite3.connect(config.home / "harbour.db", PATIENCE) as other:
            other.execute("ALTER TABLE berths RENAME TO lost")
        assert client.get("/ready").status_code == 503


def test_asking_again_and_again_writes_once_a_second(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("doubloon.server.web.routes.operator.monotonic", lambda: now[0])
    monkeypatch.setattr("doubloon.server.web.routes.operator.PATIENCE_SECONDS", PATIENCE)
    monkeypatch.setattr("doubloon.server.live.watch.PULSE_SECONDS", PATIENCE)  # the watch writes as well, and is not asked
    with TestClient(make_app(config)) as client:
        store, asked = client.app.state.store, []
        true = store.pulse

        async def pulse(now: int) -> Any:
            asked.append(now)
            return await true(now)

        store.pulse = pulse
        assert [client.get("/health").status_code for _ in range(20)] == [200] * 20 and len(asked) == 1
        now[0] += FRESH_SECONDS + 0.1
        assert [client.get("/health").status_code for _ in range(20)] == [200] * 20 and len(asked) == 2


def test_metrics_are_for_this_machine_alone(config: Config) -> None:
    with TestClient(make_app(config)) as client:
        refused = client.get("/metrics")
        assert refused.status_code == 403 and "for this machine" in refused.json()["sentence"]
    assert from_this_machine("127.0.0.1", {}) and from_this_machine("::1", {})
    assert not from_this_machine("10.1.2.3", {}) and not from_this_machine(None, {})
    assert not from_this_machine("127.0.0.1", {"x-forwarded-for": "10.1.2.3"}), "a proxy on this machine is not this machine"
    assert read_config({"DOUBLOON_METRICS": "public"}).public_metrics and not read_config({}).public_metrics


def measured(client: Any) -> dict[str, float]:
    """All numbers, by name and labels."""
    lines = [line for line in client.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_a_game_is_measured_and_no_label_names_a_table(config: Config) -> None:
    with TestClient(make_app(msgspec.structs.replace(config, public_metrics=True))) as client:
        before = measured(client)
        anne = Sailor(client, "Anne")
        table = play_out(client, anne, "grain")
        with client.websocket_connect(f"/api/tables/{table}/live", headers={"cookie": f"doubloon={anne.cookie}"}) as socket:
            socket.receive_json()
            assert measured(client)["doubloon_sockets"] == 1
        anne.ask("GET", "/tables/nowhere")
        after = measured(client)
        gained = {name: after[name] - before.get(name, 0.0) for name in after}
        people, bots = (gained[f'doubloon_moves_total{{by="{who}"}}'] for who in ("person", "bot"))
        assert people > 3 and bots > 3
        assert gained["doubloon_write_seconds_count"] == gained["doubloon_publish_seconds_count"] == people + bots + 1
        assert gained["doubloon_bot_seconds_count"] == bots
        assert gained['doubloon_refusals_total{status="404"}'] == 1
        assert after['doubloon_tables{stage="over"}'] == 1 and after["doubloon_bots_waiting"] == 0
        assert gained['doubloon_request_seconds_count{method="POST",route="/api/tables/{table}/seats/{seat}/moves"}'] == people
        assert table not in "\n".join(after) and "nowhere" not in "\n".join(after)


def test_the_log_has_a_line_for_each_request_and_nothing_that_was_said(config: Config, paper: io.StringIO) -> None:
    with TestClient(make_app(config), raise_server_exceptions=False) as client:
        jane = Sailor(client, CANARIES["name"])
        table = play_out(client, jane, CANARIES["nonce"])
        jane.ask("POST", f"/tables/{table}/chat", {"said": CANARIES["chat"]})
        jane.ask("POST", f"/tables/{table}/seats/0/moves", {"move": CANARIES["move"], "after": 1})
        jane.ask("POST", "/account", {"account": CANARIES["name"], "password": "canary password"})
        answer = jane.ask("GET", f"/tables/{table}?seat=0")
        view = jane.ask("GET", f"/tables/{table}?seat=0").json()
        secret = client.blocking_portal.call(client.app.state.store.charter, table).secret
        with client.websocket_connect(f"/api/tables/{table}/live", headers={"cookie": f"doubloon={jane.cookie}"}) as socket:
            socket.receive_json()

        async def broken(*_: Any) -> None:
            raise RuntimeError(CANARIES["chat"]) from ValueError(jane.cookie)

        client.app.state.store.say = broken
        assert jane.ask("POST", f"/tables/{table}/chat", {"said": CANARIES["chat"]}).status_code == 500
    said = paper.getvalue()
    for canary in (*CANARIES.values(), jane.cookie, table, secret, "canary password"):
        assert canary not in said and canary.lower() not in said.lower()
    moves = {line["move"] for line in view["lines"] if line["move"]}
    assert moves and not [move for move in moves if move in said]
    lines = [json.loads(line) for line in said.splitlines()]
    requests = [line for line in lines if line["from"] == "doubloon.requests" and "route" in line]
    asked = next(line for line in requests if line["request"] == answer.headers["x-request-id"])
    assert asked["route"] == "/api/tables/{table}" and asked["status"] == 200 and asked["method"] == "GET" and asked["ms"] > 0
    assert any(line["method"] == "SOCKET" and line["route"] == "/api/tables/{table}/live" for line in requests)
    error = next(line for line in lines if line["level"] == "error")
    assert "builtins.RuntimeError" in error["error"] and any("in broken" in place for place in error["error"])
    assert error["request"] in {line["request"] for line in requests}


def test_people_read_plain_lines(paper: io.StringIO) -> None:
    terminal = io.StringIO()
    terminal.isatty = lambda: True  # type: ignore[method-assign]
    set_up_logs(None, terminal)
    logging.getLogger("doubloon.serve").info("process %d is ready", 1)
    assert terminal.getvalue().endswith("info    process 1 is ready\n") and "{" not in terminal.getvalue()


def test_without_a_page_a_sentence_says_where_the_api_is(tmp_path: Path) -> None:
    with TestClient(Litestar(page_handlers(tmp_path))) as client:
        for path in ("/", "/t/sometable"):
            answer = client.get(path)
            assert answer.status_code == 200 and "/schema" in answer.text and "<script" not in answer.text


def test_a_page_that_was_built_is_served(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name, text in (("index.html", "<p>the page"), ("assets/page-1a2b.js", "let a"), ("icon.svg", "<svg/>")):
        (tmp_path / name).write_text(text)
    (tmp_path.parent / "outside.txt").write_text("secret")
    with TestClient(Litestar(page_handlers(tmp_path), exception_handlers={Refused: refuse})) as client:
        assert client.get("/").text == client.get("/t/sometable").text == "<p>the page"
        assert "text/html" in client.get("/").headers["content-type"] and "attachment" not in str(client.get("/").headers)
        script = client.get("/assets/page-1a2b.js")
        assert script.text == "let a" and "javascript" in script.headers["content-type"]
        assert client.get("/icon.svg").text == "<svg/>"
        for path in ("/assets/../../outside.txt", "/assets/%2e%2e/%2e%2e/outside.txt", "/../outside.txt", "/nothing"):
            assert client.get(path).status_code == 404
        assert client.get("/assets/nothing.js").status_code == 404


def test_the_page_is_sent_packed_and_kept_where_its_name_allows_it(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    long = "let treasure = 'here';" * 100
    (tmp_path / "index.html").write_text(long)
    (tmp_path / "assets" / "page-1a2b.js").write_text(long)
    with TestClient(Litestar(page_handlers(tmp_path), exception_handlers={Refused: refuse})) as client:
        for path, kept in (("/", "no-cache"), ("/assets/page-1a2b.js", "immutable")):
            packed = client.get(path, headers={"accept-encoding": "gzip"})
            plain = client.get(path, headers={"accept-encoding": "identity"})
            assert packed.text == plain.text == long and packed.headers["vary"] == "accept-encoding"
            assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
            assert int(packed.headers["content-length"]) < 200 and kept in packed.headers["cache-control"]
            known = client.get(path, headers={"if-none-match": packed.headers["etag"]})
            assert known.status_code == 304 and not known.content


def test_a_harbour_with_a_site_sends_it_packed_and_one_without_says_so(config: Config, tmp_path: Path) -> None:
    (tmp_path / "site" / "aboard").mkdir(parents=True)
    tar = b"a tray, a lantern and a chart; " * 100
    (tmp_path / "site" / "aboard" / "version.txt").write_text("0.9")
    (tmp_path / "site" / "aboard" / "python.tar").write_bytes(tar)
    with TestClient(make_app(msgspec.structs.replace(config, site=tmp_path / "site"))) as client:
        assert client.get("/aboard/version.txt").text == "0.9"
        sent = client.get("/aboard/python.tar", headers={"accept-encoding": "gzip"})
        assert sent.content == tar and sent.headers["content-encoding"] == "gzip"
        assert client.get("/aboard/nothing.tar").status_code == 404
    with TestClient(make_app(config)) as client:
        assert client.get("/aboard/version.txt").status_code == 204
        assert "nothing aboard" in client.get("/aboard/python.tar").text
