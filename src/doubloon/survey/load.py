"""How much a harbour carries: moves a second, how soon the opponent sees them, and what a table costs in memory.

`python -m doubloon.survey.load` measures SQLite and a private PostgreSQL, and writes what it found to a page of the docs.
"""

from __future__ import annotations

import asyncio
import os
import resource
import tempfile
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import doubloon

from .crowd import Crowd
from .servers import Server, new_database, private_postgres
from .weights import Weight, weigh_apart

COLUMNS = ("store", "moves/s", "p50", "p95", "p99", "max", "answer p99", "cpu ms", "kB", "over", "refused", "late")
FILES = 16_000
"""Sockets that may be open at once, on either side."""
WAKING_RATE, WAKING_SECONDS = 10.0, 2.0
WARM_UP = 1 / 3
"""So much of the measured time is played before it."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played."""

    games: tuple[str, ...] = ("buried-treasure",)
    tables: int = 1000
    rate: float = 500.0
    seconds: float = 30.0
    processes: int = 1


class Carried(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it."""

    database: str
    moves: float
    """A second."""
    seen: tuple[float, float, float, float]
    """Milliseconds from a move sent to the move seen by the opponent: p50, p95, p99 and the longest."""
    answered: tuple[float, float, float, float]
    """The same to the mover's answer."""
    late: int
    """Moves that were due while nobody could move."""
    refusals: list[str]
    finished: int
    """Tables played to the end, and replaced."""
    cpu: float
    """Milliseconds that the servers worked for a move."""
    memory: float
    """Bytes that the servers grew by for each table and its two sockets."""


def shares(seconds: Sequence[float]) -> tuple[float, float, float, float]:
    """p50, p95, p99 and the longest, in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    p50, p95, p99, most = (ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 for share in (0.5, 0.95, 0.99, 1.0))
    return p50, p95, p99, most


async def wake(ports: list[int], games: tuple[str, ...]) -> None:
    """A few tables of each game, so that every server has read its compiled rules."""
    crowd = Crowd(ports, 2 * len(games), games)
    try:
        await crowd.come()
        await crowd.play(WAKING_RATE, WAKING_SECONDS)
        await crowd.settle()
    finally:
        await crowd.go()


async def carry(plan: Plan, database: str, servers: list[Server]) -> Carried:
    """Play by the plan, and count after the warm-up."""
    ports = [server.port for server in servers]
    await wake(ports, plan.games)
    empty = sum(server.memory for server in servers)
    crowd = Crowd(ports, plan.tables, plan.games)
    try:
        await crowd.come()
        await crowd.play(plan.rate, plan.seconds * WARM_UP)
        tally = crowd.begin_tally()
        worked = sum(server.cpu_seconds for server in servers)
        begun = perf_counter()
        await crowd.play(plan.rate, plan.seconds)
        await crowd.settle()
        seconds = perf_counter() - begun
        worked = sum(server.cpu_seconds for server in servers) - worked
        grown = sum(server.memory for server in servers) - empty
    finally:
        await crowd.go()
    return Carried(
        database=database, moves=tally.moves / seconds, seen=shares(tally.seen), answered=shares(tally.answered),
        late=tally.late, refusals=tally.refusals, finished=tally.finished, cpu=worked / max(tally.moves, 1) * 1000,
        memory=grown / plan.tables,
    )  # fmt: skip


def measure(plan: Plan, database: str, folder: Path) -> Carried:
    """Start servers over a database of that kind, and play."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, FILES), hard), hard))
    with ExitStack() as stack:
        if database == "sqlite":
            address = f"sqlite:///{folder / 'harbour.db'}"
        else:
            address = new_database(stack.enter_context(private_postgres()))
        servers = [stack.enter_context(running(Server(folder, address))) for _ in range(plan.processes)]
        return asyncio.run(carry(plan, database, servers))


@contextmanager
def running(server: Server) -> Generator[Server]:
    """A server that answers, stopped at the end."""
    try:
        server.await_health()
        yield server
    finally:
        server.stop()


# What people read.


def rows_of(plan: Plan, found: Sequence[Carried]) -> list[list[str]]:
    """The figures, a row to a database."""
    return [
        [
            one.database, f"{one.moves:.0f}", *(f"{ms:.0f}" for ms in one.seen), f"{one.answered[2]:.0f}", f"{one.cpu:.2f}",
            f"{one.memory / 1000:.0f}", f"{one.finished}", f"{len(one.refusals)}", f"{one.late}",
        ]
        for one in found
    ]  # fmt: skip


def page(plan: Plan, found: Sequence[Carried], weights: Sequence[Weight]) -> str:
    """The figures as a page of the docs."""
    games, many = ", ".join(plan.games), plan.processes > 1
    lines = [
        "# What a harbour carries",
        "",
        f"Written by `make load`: {plan.tables:,} tables of two scripted people ({games}),",
        f"{plan.rate:.0f} moves due a second for {plan.seconds:.0f} seconds, {plan.processes} server process{'es' * many}.",
        f"People and server share {os.cpu_count()} cores; the load average was {os.getloadavg()[0]:.1f} at the end (1 to 2 is",
        "our own). *p50* to *max*: milliseconds from the moment a move was due until the opponent's socket had told of it;",
        "*answer p99*: until the mover had the answer. *cpu ms*: what the server worked for a move; *kB*: what it grew by for",
        "each table with its two open sockets; *over*: games played to the end, and replaced; *late*: moves due while nobody",
        "could move.",
        "",
        "| " + " | ".join(COLUMNS) + " |",
        "|" + "---|" * len(COLUMNS),
        *("| " + " | ".join(row) + " |" for row in rows_of(plan, found)),
    ]
    if weights:
        lines += [
            "",
            "What a table weighs in memory in the middle of a game, without sockets; a table that nobody has used for a while",
            "leaves memory, and its log brings it back.",
            "",
            "| game | moves made | kB in memory | kB once it has left |",
            "|---|---|---|---|",
            *(f"| {one.game} | {one.moves:.0f} | {one.resident / 1000:.1f} | {one.parked / 1000:.1f} |" for one in weights),
        ]
    return "\n".join(lines) + "\n"


def show(plan: Plan, found: Sequence[Carried], weights: Sequence[Weight]) -> None:
    """The same in a terminal."""
    console = Console()
    title = f"{plan.tables} tables, {plan.rate:.0f} moves a second due, {', '.join(plan.games)}"
    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for name in COLUMNS:
        table.add_column(name, justify="left" if name == COLUMNS[0] else "right")
    for row in rows_of(plan, found):
        table.add_row(*row)
    console.print(table)
    for one in weights:
        console.print(f"{one.game}: a table in memory weighs {one.resident / 1000:.1f} kB after {one.moves:.0f} moves")


def main(
    game: Annotated[str, typer.Option(help="Games, with commas between them; or all.")] = "buried-treasure",
    tables: Annotated[int, typer.Option(help="Tables at once.")] = 1000,
    rate: Annotated[float, typer.Option(help="Moves a second.")] = 500.0,
    seconds: Annotated[float, typer.Option(help="How long is measured.")] = 30.0,
    processes: Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.")] = 1,
    databases: Annotated[str, typer.Option(help="sqlite, postgresql, or both.")] = "sqlite,postgresql",
    weigh: Annotated[int, typer.Option(help="Tables to be weighed in memory; 0: none.")] = 2000,
    write: Annotated[Path | None, typer.Option(help="A page to write the figures to.")] = None,
) -> None:
    """Play at many tables at once, and say how it went."""
    games = tuple(doubloon.catalogue if game == "all" else game.split(","))
    plan = Plan(games=games, tables=tables, rate=rate, seconds=seconds, processes=processes)
    found = []
    for database in databases.split(","):
        with tempfile.TemporaryDirectory() as folder:
            found.append(measure(plan, database, Path(folder)))
    weights = [weigh_apart(name, weigh) for name in games] if weigh else []
    show(plan, found, weights)
    if write is not None:
        write.write_text(page(plan, found, weights), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
