"""How soon the packed rules are at work, and how fast they are beside machine code, by the seconds that a core worked for them.

`python -m doubloon.survey.packed docs/speed.md` measures all games and writes the table there.
"""

from __future__ import annotations

import gzip
import os
import random
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Any

import msgspec

from ..bots.workshop import Growing, Workshop
from ..core.bench import Bench, MachineBench
from ..core.engine import Engine
from ..core.game import Game
from ..core.jit import HAS_NUMBA
from ..core.layout import copied
from ..core.packed import FILE
from ..core.table import Table
from ..games import catalogue
from ..lab.first import First, first_move
from .peers.page import processor, write, written

MARK = "packed"
WINDOWS = 5
SECONDS = 2.0


class Packed(msgspec.Struct, frozen=True):
    """What the packed rules of a game are like, at its usual number of seats."""

    game: str
    bytes: int
    zipped: int
    first: First
    engine: float
    """Microseconds of the rules for `moves` and `play` of a table."""
    search: float
    """Iterations a second of the captain's search from the opening, on one core."""
    machine_engine: float | None
    """The same as machine code, measured in turns; None where there is no Numba."""
    machine_search: float | None

    @property
    def share(self) -> float | None:
        """Which part of machine code's iterations the packed search makes."""
        return None if self.machine_search is None else self.search / self.machine_search


def measure_packed(game: Game, seconds: float = SECONDS) -> Packed | None:
    """All of one game, each number for about so many seconds; None where nobody has packed it."""
    if game.pack is None:
        return None
    code = (game.folder / FILE).read_bytes()
    engines: list[Engine] = [game.packed]
    benches: list[Bench] = [game.pack.bench()]
    if HAS_NUMBA:
        game.compile()
        engines.append(game.compiled)
        benches.append(MachineBench())
    costs, rates = engine_costs(game, engines, seconds), search_rates(game, benches, seconds)
    return Packed(
        game.name, len(code), len(gzip.compress(code)), first_move(game.name),
        engine=costs[0], search=rates[0],
        machine_engine=costs[1] if HAS_NUMBA else None, machine_search=rates[1] if HAS_NUMBA else None,
    )  # fmt: skip


def engine_costs(game: Game, engines: list[Engine], seconds: float) -> list[float]:
    """Microseconds of each engine for what `moves` and `play` ask of it, the middle one of several windows."""
    fresh = game.start(seed="packed").state
    found: list[list[float]] = [[] for _ in engines]
    for _ in range(WINDOWS):
        for engine, costs in zip(engines, found, strict=True):
            costs.append(engine_cost(engine, fresh, seconds / WINDOWS))
    return [median(costs) for costs in found]


def engine_cost(engine: Engine, fresh: Any, seconds: float) -> float:
    """Microseconds a move, in games of random moves, for about so many seconds."""
    dice, state = random.Random(1), copied(fresh)
    made, begun = 0, thread_time()
    while (took := thread_time() - begun) < seconds:
        acting = engine.acting(state)
        if not acting:
            state = copied(fresh)
            continue
        seat = acting.bit_length() - 1
        moves = engine.legal(state, seat)
        assert engine.acting(state) == acting and engine.legal(state, seat) == moves  # `play` looks for itself
        engine.apply(state, seat, dice.choice(moves))
        made += 1
    return took / made * 1e6


def search_rates(game: Game, benches: list[Bench], seconds: float) -> list[float]:
    """Iterations a second of the same tree at each bench, in turns: the middle one of several windows."""
    table = game.start(seed="packed")
    while len(table.moves(table.acting[0])) == 1:
        table.play(table.acting[0], table.moves(table.acting[0])[0])
    trees = [tree_at(table, bench) for bench in benches]
    found: list[list[float]] = [[] for _ in trees]
    batch = 16
    while len(found[0]) < WINDOWS:
        times = [time_of(tree, table, batch) for tree in trees]
        if min(times) < seconds / WINDOWS / 2:
            batch *= 2
            continue
        for took, rates in zip(times, found, strict=True):
            rates.append(batch / took)
    return [median(rates) for rates in found]


def tree_at(table: Table, bench: Bench) -> Growing:
    """A tree that grows at a bench."""
    game = table.game
    game.bench = lambda: bench  # type: ignore[method-assign]
    try:
        return Workshop(game).begin(table, "packed")
    finally:
        del game.bench


def time_of(tree: Growing, table: Table, iterations: int) -> float:
    """Seconds for so many iterations more."""
    begun = thread_time()
    tree.grow(table.acting[0], table.seats, iterations)
    return thread_time() - begun


# As a page.

HEADS = (
    "game", "bytes", "zipped", "loads in, s", "first move, s", "from the shell, s", "compiled meanwhile", "rules of a move, µs",
    "as machine code", "search, it/s", "as machine code", "share",
)  # fmt: skip


def row(one: Packed) -> str:
    """A game as a line of the table."""
    cells = (
        f"{one.bytes:,}", f"{one.zipped:,}", f"{one.first.load:.2f}", f"{one.first.waited:.2f}", f"{one.first.begun:.2f}",
        str(one.first.compiled or "nothing"), f"{one.engine:.1f}", shown(one.machine_engine, "{:.1f}"),
        written(one.search), "–" if one.machine_search is None else written(one.machine_search), shown(one.share, "{:.2f}"),
    )  # fmt: skip
    return f"| {one.game} | " + " | ".join(cells) + " |"


def shown(number: float | None, how: str) -> str:
    """A number, if there is one."""
    return "–" if number is None else how.format(number)


def head() -> list[str]:
    """Of what, and where."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    return [
        f"Of commit {commit or 'unknown'}, on {os.cpu_count()} cores of: {processor()}; before it, the load average was "
        f"{os.getloadavg()[0]:.1f}.",
        "",
        "| " + " | ".join(HEADS) + " |",
        "|---" + "|---:" * (len(HEADS) - 1) + "|",
    ]


def main(page: Path) -> None:
    """Measure all games, and write it down."""
    lines = head()
    for game in catalogue.values():
        if measured := measure_packed(game):
            lines.append(row(measured))
            print(lines[-1], file=sys.stderr, flush=True)
    write(page, "\n".join(lines) + "\n", MARK)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
