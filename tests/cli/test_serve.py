"""`doubloon serve`, `backup` and `restore` as an operator meets them: a real server in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from doubloon.cli.serve import has_browser

from ..sample import in_turns
from ..server.shipyard import PATIENCE, free_port
from .talk import talk

FLAGS: list[tuple[tuple[str, ...]]] = [(("--open",),), (("--open", "--log", "plain"),), ((),)]


class Harbour:
    """A server as somebody starts it by hand."""

    def __init__(self, home: Path, *arguments: str, **environ: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.home, self.log = home, home / "log.txt"
        settings = {"DOUBLOON_HOME": str(home), "DOUBLOON_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}
        with self.log.open("wb") as paper:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "doubloon.cli", "serve", "--port", str(self.port), *arguments],
                env={**os.environ, **settings, **environ}, stdout=subprocess.PIPE, stderr=paper, text=True,
            )  # fmt: skip
        assert self.process.stdout is not None
        self.first = self.process.stdout.readline()
        self.client = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def __enter__(self) -> Harbour:
        return self

    def __exit__(self, *_: object) -> None:
        """Tell it to stop, and wait."""
        self.client.close()
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)

    def guest(self) -> httpx.Client:
        """Somebody who plays here."""
        self.client.post("/api/me", json={"name": "Anne"}).raise_for_status()
        return self.client


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    """One for all who only come and go: to open it takes seven seconds of a processor."""
    with Harbour(tmp_path_factory.mktemp("harbour")) as opened:
        yield opened


@pytest.mark.parametrize("flags", in_turns(FLAGS, 3, ids=lambda one: " ".join(one[0]) or "none"))
def test_a_player_reads_a_players_lines_and_a_service_gets_its_records(tmp_path: Path, flags: tuple[str, ...]) -> None:
    with Harbour(tmp_path, *flags, CI="true", DOUBLOON_CACHE=str(tmp_path / "cache")) as harbour:
        harbour.guest().get("/").raise_for_status()
        assert harbour.process.stdout is not None
        told = harbour.process.stdout.readline() if flags else ""
    requests = harbour.log.read_text()
    if flags == ("--open",):
        assert requests == "", "no request is told to who came to play"
    else:
        assert "GET / 200" in requests and requests.startswith("{") == (not flags)
    if flags:
        assert "Ctrl+C" in told


def test_an_unknown_manner_of_telling_says_which_there_are() -> None:
    refused = talk("serve", "--log", "loud")
    assert refused.code == 2 and "--log is loud; expected one of quiet, plain, json" in refused.err


def test_head_answers_as_get_without_the_body(harbour: Harbour) -> None:
    client = harbour.guest()
    for path in ("/", "/play/jackal", "/api/games", "/nowhere", "/api/tables/none", "/health"):
        whole, head = client.get(path), client.head(path)
        assert head.status_code == whole.status_code and head.content == b"" and whole.content, path
        assert head.headers["content-type"] == whole.headers["content-type"], path
        assert head.headers["content-length"] == whole.headers["content-length"], path
    assert client.head("/health").status_code == 200
    assert "HEAD / 200" in harbour.log.read_text() and "HEAD /play/{game} 200" in harbour.log.read_text()


def closing_code(socket: Any) -> int:
    """The code with which the server hangs up."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


@pytest.mark.parametrize("how", in_turns([signal.SIGTERM, signal.SIGINT], 2, ids=lambda how: how.name))
def test_the_harbour_opens_and_closes_in_peace(tmp_path: Path, how: signal.Signals) -> None:
    with Harbour(tmp_path) as harbour:
        assert harbour.first == f"The harbour is open: {harbour.address}\n"
        client = harbour.guest()
        assert client.get("/ready").json()["status"] == "ready" and "Doubloon" in client.get("/").text
        assert "doubloon_process" in client.get("/metrics").text, "we are this machine"
        assert client.get("/metrics", headers={"x-forwarded-for": "10.1.2.3"}).status_code == 403
        table = client.post("/api/tables", json={"game": "buried-treasure"}).json()["table"]
        cookie = {"cookie": f"doubloon={client.cookies['doubloon']}"}
        address = f"ws://127.0.0.1:{harbour.port}/api/tables/{table}/live?seat=0"
        with connect(address, additional_headers=cookie, open_timeout=PATIENCE, ping_interval=None) as live:
            live.recv(timeout=PATIENCE)
            harbour.process.send_signal(how)
            assert closing_code(live) == 1012, "come back soon"
        rest = harbour.process.communicate(timeout=PATIENCE)[0]
        assert "Fair winds!" in rest and harbour.process.returncode == 0
        log = harbour.log.read_text()
        assert table not in log and client.cookies["doubloon"] not in log
        assert "Traceback" not in log and '"level": "error"' not in log


def test_a_backup_is_taken_while_the_harbour_is_open_and_fills_an_empty_one(
    harbour: Harbour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second, file = tmp_path / "second", tmp_path / "backup.gz"
    client = harbour.guest()
    table = client.post("/api/tables", json={"game": "buried-treasure"}).json()["table"]
    monkeypatch.setenv("DOUBLOON_HOME", str(harbour.home))
    done = talk("backup", str(file))
    assert done.code == 0 and re.search(r"backup\.gz:\s+\d+\s+rows", done.out)
    again = talk("backup", str(file))
    assert again.code == 2 and "is there already" in again.err
    told = talk("retell")
    assert told.code == 0 and "told anew of 0 tables" in told.out, "none has ended; and the harbour is open"
    cookies = dict(client.cookies)
    monkeypatch.setenv("DOUBLOON_HOME", str(second))
    assert "there is no harbour at" in talk("backup", str(tmp_path / "none.gz")).err
    assert "there is no harbour at" in talk("retell").err
    assert talk("restore", str(file)).code == 0
    refused = talk("restore", str(file))
    assert refused.code == 2 and "restored into an empty one" in refused.err
    assert "No such file" in talk("restore", str(tmp_path / "nothing.gz")).err
    with Harbour(second) as other:
        seen = httpx.get(f"{other.address}/api/tables/{table}?seat=0", cookies=cookies, timeout=PATIENCE)
        assert seen.json()["you"] == 0, "the table is there, the seat is mine, and my cookie is still good"


@pytest.mark.parametrize(
    ("arguments", "environ", "said"),
    [
        (["--processes", "3"], {}, "3 processes need a PostgreSQL"),
        ([], {"DOUBLOON_DATABASE_URL": "mysql://me:secret@host/name"}, "and is mysql://me:***@host/name"),
        ([], {"DOUBLOON_DATABASE_URL": "nonsense"}, "should read sqlite:///file.db"),
        ([], {"DOUBLOON_DATABASE_URL": "postgresql://me:secret@127.0.0.1:1/name"}, "cannot be opened: "),
        ([], {"DOUBLOON_DATABASE_URL": "sqlite:////proc/nowhere/file.db"}, "cannot be opened: "),
        ([], {"DOUBLOON_BOT_THREADS": "many"}, "is a number from 0 on"),
        (["--host", "203.0.113.7"], {}, "cannot listen on 203.0.113.7, port "),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], environ: dict[str, str], said: str
) -> None:
    monkeypatch.setenv("DOUBLOON_HOME", str(tmp_path))
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    done = talk("serve", "--port", str(free_port()), *arguments)
    assert done.code == 2 and said in done.err and "secret" not in done.err and "Traceback" not in done.err


def test_a_port_that_is_taken_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOUBLOON_HOME", str(tmp_path))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = talk("serve", "--port", port)
        assert done.code == 2 and f"port {port}: Address already in use" in done.err
        assert (
            "занят" in talk("serve", "--port", port, "--lang", "ru").err
            or "порт" in talk("serve", "--port", port, "--lang", "ru").err
        )


@pytest.mark.parametrize(
    ("environ", "system", "there"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
    ],
)
def test_a_browser_is_opened_only_where_somebody_sees_it(environ: dict[str, str], system: str, there: bool) -> None:
    assert has_browser(environ, system) is there


def test_a_second_server_over_the_same_file_says_so_and_ends(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOUBLOON_HOME", str(harbour.home))
    done = talk("serve", "--port", str(free_port()))
    assert done.code == 2 and "another server is open over sqlite:///" in done.err and done.err.count("\n") == 1
    assert harbour.client.get("/health").json()["status"] == "well"
    assert talk("restore", str(harbour.home / "nothing.gz")).code == 2


def test_the_keeper_reads_reports_and_closes_a_table(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOUBLOON_HOME", str(harbour.home))
    at = ("--at", harbour.address)
    assert "Nobody has complained" in talk("keeper", "reports", *at).out
    anne = harbour.guest()
    table = anne.post("/api/tables", json={"game": "buried-treasure"}).json()["table"]
    anne.post(f"/api/tables/{table}/chat", json={"said": "you smell"}).raise_for_status()
    with httpx.Client(base_url=harbour.address, timeout=PATIENCE) as bart:
        bart.post("/api/me", json={"name": "Bart"}).raise_for_status()
        bart.post(f"/api/tables/{table}/chat/0/report", json={"why": "rude"}).raise_for_status()
    told = talk("keeper", "reports", *at)
    assert all(word in told.out for word in (table, "Anne", "you smell", "rude")) and told.code == 0
    assert talk("keeper", "close-table", table, "--why", "be kind", *at).code == 0
    assert anne.get(f"/api/tables/{table}/card").json()["stage"] == "frozen"
    assert talk("keeper", "settle", "1", *at).code == 0 and "Nobody has complained" in talk("keeper", "reports", *at).out
    for wrong, said in (
        (("dance",), "nothing a keeper does"), (("settle",), "needs to know which"), (("reports", "1"), "needs nothing more"),
        (("settle", "99"), "there is no report 99"), (("close-table", "nowhere", "--why", "x"), "there is no table"),
    ):  # fmt: skip
        refused = talk("keeper", *wrong, *at)
        assert refused.code == 2 and said in refused.err, (wrong, refused)
    assert "no harbour answers" in talk("keeper", "reports", "--at", f"http://127.0.0.1:{free_port()}").err
