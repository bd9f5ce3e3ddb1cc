"""Several processes over one PostgreSQL: whoever dies is started again, and nobody is left behind when the master goes."""

from __future__ import annotations

import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from doubloon.server.web import serve
from doubloon.server.web.serve import Hand

from ..sample import in_turns
from .shipyard import PATIENCE, free_port, hold


def free_ports(count: int) -> int:
    """The first of so many ports in a row that nobody uses, nor will."""
    while True:
        first = free_port()
        if all(hold(first + number) for number in range(1, count)):
            return first


def measured(port: int, name: str) -> list[str]:
    """The lines of a process's metrics that begin so."""
    told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    return [line for line in told.splitlines() if line.startswith(name)]


def pids(log: Path, number: int) -> list[int]:
    """Who has been process so-and-so, one after the other; a line that is still being written tells nothing yet."""
    lines = [json.loads(line) for line in log.read_text().rpartition("\n")[0].splitlines()]
    return [line["pid"] for line in lines if "pid" in line and line["process"] == str(number)]


def until(true: Callable[[], Any]) -> None:
    """Wait for something to come true."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            if true():
                return
        except (httpx.TransportError, StopIteration, AssertionError, OSError):
            pass
        assert time.monotonic() < deadline
        time.sleep(0.1)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]
    except (OSError, FileNotFoundError):
        return False


def die_and_come_back(port: int, log: Path) -> None:
    """One of two processes is killed: the other goes on, and connections that wait are not lost."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        client.post("/api/me", json={"name": "Anne"}).raise_for_status()
        table = client.post("/api/tables", json={"game": "buried-treasure"}).json()["table"]
        cookies = dict(client.cookies)
    first = pids(log, 1)[0]
    os.kill(first, signal.SIGKILL)
    until(lambda: not is_alive(first))
    for _ in range(5):
        address = f"http://127.0.0.1:{port}/api/tables/{table}?seat=0"
        assert httpx.get(address, cookies=cookies, timeout=PATIENCE).json()["you"] == 0
    until(lambda: len(pids(log, 1)) == 2)
    assert len(pids(log, 2)) == 1 and "process 1 has died with -9" in log.read_text()


@pytest.mark.parametrize("how", in_turns([signal.SIGTERM, signal.SIGKILL], 2, ids=lambda how: how.name))
def test_a_process_that_dies_is_started_again_and_none_is_left_behind(
    how: signal.Signals, tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    port = free_ports(3)
    environ = {
        **os.environ, "DOUBLOON_DATABASE_URL": new_postgres(), "DOUBLOON_HOME": str(tmp_path),
        "DOUBLOON_LANGUAGE": "en", "PYTHONUNBUFFERED": "1",
    }  # fmt: skip
    command = [sys.executable, "-m", "doubloon.cli", "serve", "--port", str(port), "--processes", "2", "--bots", "1"]
    log = tmp_path / "log.txt"
    with log.open("wb") as paper:
        master = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=paper, text=True)
    try:
        assert master.stdout is not None and master.stdout.readline() == f"The harbour is open: http://127.0.0.1:{port}\n", (
            log.read_text()
        )
        assert ['process="1"' in measured(port + n, "doubloon_process{")[0] for n in (1, 2)] == [True, False]
        die_and_come_back(port, log)
        crew = pids(log, 1)[-1], pids(log, 2)[-1]
        assert all(map(is_alive, crew))
        master.send_signal(how)
        assert master.wait(PATIENCE) == (0 if how == signal.SIGTERM else -signal.SIGKILL)
        until(lambda: not any(map(is_alive, crew)))
    finally:
        master.kill()
        master.communicate()


def test_one_that_cannot_live_is_given_more_and_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    started: list[float] = []

    class Dead:
        returncode = 1

        def poll(self) -> int:
            return 1

    monkeypatch.setattr(serve.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(serve.subprocess, "Popen", lambda *_, **__: started.append(now[0]) or Dead())
    with socket.socket() as one, socket.socket() as two:
        hand = Hand(1, 0, one, two)
        hand.start()
        for _ in range(1200):
            now[0] += 0.1
            hand.look_after()
    waits = [round(after - before, 1) for before, after in itertools.pairwise(started)]
    assert waits[0] < 2 and waits == sorted(waits) and waits[-1] > 25 and len(started) < 12
