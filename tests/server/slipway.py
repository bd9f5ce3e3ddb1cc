"""The slipway: a process that has everything imported, and forks a ship for each life, so that a restart takes no time.

It is spoken to in lines of JSON. A ship is a server, or a worker that only lets bots think. A ship may be doomed: it dies by
its own SIGKILL when a function is called, or is left, for the n-th time.
"""

from __future__ import annotations

import asyncio
import atexit
import functools
import importlib
import inspect
import json
import logging
import os
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any


def warm_up() -> None:
    """Import and use once whatever a ship needs."""
    import uvicorn

    import doubloon
    from doubloon.server import worker
    from doubloon.server.config import Config
    from doubloon.server.store import Store
    from doubloon.server.table import days
    from doubloon.server.web.app import make_app

    days.RIVAL = "bosun:3"  # a rival that does not think long
    with tempfile.TemporaryDirectory() as home:
        url = f"sqlite:///{home}/warm.db"
        make_app(Config(home=Path(home), database_url=url))
        asyncio.run(open_and_close(Store(url)))
    manners = {doubloon.game(name).simultaneous: name for name in reversed(list(doubloon.catalogue))}
    for name in manners.values():
        table = doubloon.game(name).start(2, "warm")
        table.world(0)
        table.play(table.acting[0], table.moves(table.acting[0])[0])
    for handler in logging.root.handlers:
        if hasattr(handler, "listener"):
            handler.listener.stop()  # no thread may be alive when we fork
            atexit.unregister(handler.listener.stop)
    assert uvicorn and worker


async def open_and_close(store: Any) -> None:
    await store.open()
    await store.close()


def doom(where: str, when: str, nth: int) -> None:
    """See to it that the process dies at a certain moment."""
    module, _, name = where.partition(":")
    holder: Any = importlib.import_module(module)
    *path, last = name.split(".")
    for part in path:
        holder = getattr(holder, part)
    true = getattr(holder, last)
    calls = 0

    def strike(now: str) -> None:
        nonlocal calls
        calls += now == when
        if now == when and calls == nth:
            os.kill(os.getpid(), signal.SIGKILL)

    @functools.wraps(true)
    async def fatal_async(*given: Any, **named: Any) -> Any:
        strike("before")
        answer = await true(*given, **named)
        strike("after")
        return answer

    @functools.wraps(true)
    def fatal(*given: Any, **named: Any) -> Any:
        strike("before")
        answer = true(*given, **named)
        strike("after")
        return answer

    setattr(holder, last, fatal_async if inspect.iscoroutinefunction(true) else fatal)


def brew(folder: Path) -> None:
    """What the weather does to a ship: as long as a file `full` or `read-only` lies in the folder, its SQLite is; and its clock
    is wrong by so many seconds as the file `clock` says. Nobody waits long for a lock."""
    import time

    from doubloon.server.store import engine, writer

    engine.LOCK_MS = 300
    true_dip, true_time = writer.dip, time.time

    def dip(pen: Any, batch: Any) -> None:
        with pen.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            most = pages if (folder / "full").exists() else 1 << 30
            connection.exec_driver_sql(f"PRAGMA max_page_count={most}")
            connection.exec_driver_sql(f"PRAGMA query_only={int((folder / 'read-only').exists())}")
        true_dip(pen, batch)

    def wrong_time() -> float:
        try:
            return true_time() + float((folder / "clock").read_text())
        except (OSError, ValueError):
            return true_time()

    writer.dip, time.time = dip, wrong_time


def sail(ship: dict[str, Any]) -> None:
    """What the child does, until it is sunk."""
    paper = os.open(ship["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(paper, 1)
    os.dup2(paper, 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.environ.update(ship["environ"])
    if ship.get("weather"):
        brew(Path(ship["weather"]))
    if ship["doom"]:
        doom(*ship["doom"])
    if ship["port"] is None:
        from doubloon.server.worker import run_worker

        run_worker()
        return
    import uvicorn

    from doubloon.server.web.app import make_app

    uvicorn.run(make_app(), port=ship["port"], log_level="warning", ws="websockets-sansio")


def launch(ship: dict[str, Any]) -> int:
    """Fork."""
    process = os.fork()
    if process == 0:
        try:
            sail(ship)
        finally:
            os._exit(0)
    return process


SIGNALS = {"stop": signal.SIGSTOP, "go": signal.SIGCONT}


def main() -> None:
    """Launch and sink ships until nobody speaks to us any more."""
    warm_up()
    afloat: set[int] = set()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        verb, given = json.loads(line)
        said: Any = None
        if verb == "launch":
            said = launch(given)
            afloat.add(said)
        elif given in afloat and verb == "sink":
            os.kill(given, signal.SIGKILL)
            os.waitpid(given, 0)
            afloat.discard(given)
        elif given in afloat and verb in SIGNALS:
            os.kill(given, SIGNALS[verb])
        elif given in afloat and verb == "afloat":
            said = os.waitpid(given, os.WNOHANG) == (0, 0)
            if not said:
                afloat.discard(given)
        print(json.dumps(said), flush=True)
    for process in afloat:
        os.kill(process, signal.SIGKILL)


if __name__ == "__main__":
    main()
