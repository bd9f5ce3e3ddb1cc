"""What captains thought, decision by decision, for others to learn from: `python -m doubloon.lab.learn.logbook GAME --minutes 5`.

Captains play each other at every number of seats and with every option. Of each decision is written down what the seat knew, how
often the search tried each move, what it thought of everybody's chances, and what became of the game in the end.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ...bots.workshop import Workshop
from ...core import Array, States, entry
from ...core.bench import MachineBench
from ...core.game import Game
from ...core.generic import observe
from ...core.keys import new_seed
from ...core.layout import copied
from ...core.table import Table
from ...games import catalogue
from ..fleet import hope
from .crowd import Way, share_out
from .network import SEATS
from .ways import ways_of

ITERATIONS = 400
"""So long a captain thinks about a decision that is written down."""
WAVER = 0.25
"""So often he plays any move as often as he has tried it, in place of the best: so that games are of many kinds."""
LOT = 100
"""Of so many games each way has its share."""


class Log(NamedTuple):
    """Decisions, one to a row; of their moves as many as there are, one after the other."""

    seen: Any
    """What the seat knew."""
    seats: Any
    game: Any
    """From which game it is: decisions of one game are much alike."""
    chances: Any
    """What the search thought of each seat's chances, the one to move first …"""
    result: Any
    """… and what each had of the victory in the end."""
    many: Any
    """How many moves were legal."""
    moves: Any
    """All legal moves, row by row …"""
    hope: Any
    """… what the game's own prior says of each …"""
    tried: Any
    """… and how much of the search went to it."""


class Decision(NamedTuple):
    """One choice, as it was thought about."""

    state: Any
    seat: int
    tried: dict[int, int]
    chances: list[float]


def keep_log(game: Game, shop: Workshop, way: Way, iterations: int, seed: str) -> tuple[list[Decision], Table]:
    """A game between captains who think so long, and all their decisions."""
    table = game.start(way["seats"], seed, **way["options"])
    dice, kept = random.Random(seed), []
    while not table.over:
        seat = table.acting[0]
        moves = table.moves(seat)
        if len(moves) == 1:
            table.play(seat, moves[0])
            continue
        tree = shop.begin(table.world(seat, f"{seed} {len(table.log)}"), f"{seed} {len(table.log)}")
        tree.grow(seat, table.seats, iterations)
        tried = {move: visits for move, (visits, _) in tree.tried(seat).items()}
        root = shop.desk.tree[0]
        kept.append(Decision(copied(table.state), seat, tried, [float(one) / int(root["visits"]) for one in root["worth"]]))
        if dice.random() < WAVER:
            chosen = dice.choices(list(tried), list(tried.values()))[0]
        else:
            chosen = max(tried, key=lambda move: tried[move])
        table.play(seat, game.move(chosen))
    return kept, table


@entry
def read_all(states: States, seat: Array, seen: Array, many: Array, moves: Array, hopes: Array) -> None:
    """What each seat knows, may do, and finds promising."""
    for i in range(len(seat)):
        observe(states[i], int(seat[i]), seen[i])
        many[i] = hope(states[i], int(seat[i]), moves[i], hopes[i])


def written(game: Game, kept: Sequence[Decision], table: Table, number: int) -> Log:
    """A game's decisions as a learner reads them."""
    rows, moves = len(kept), len(game.numbering)
    seat = np.array([one.seat for one in kept], np.int64)
    seen = np.zeros((rows, game.observation_size), np.int16)
    many, ids, hopes = np.zeros(rows, np.int64), np.empty((rows, moves), np.int64), np.empty((rows, moves), np.float32)
    read_all(np.concatenate([one.state for one in kept]), seat, seen, many, ids, hopes)
    winners = table.winners or range(table.seats)
    parts = [(one in winners) / len(winners) for one in range(table.seats)]
    legal_moves = [row[:count] for row, count in zip(ids, many, strict=True)]
    tried = [[one.tried.get(int(move), 0) for move in own] for one, own in zip(kept, legal_moves, strict=True)]
    return Log(
        seen=seen, seats=np.full(rows, table.seats, np.int8), game=np.full(rows, number, np.int64),
        chances=np.array([in_turn(one.chances, one.seat, table.seats) for one in kept], np.float32),
        result=np.array([in_turn(parts, one.seat, table.seats) for one in kept], np.float32),
        many=many.astype(np.int32), moves=np.concatenate(legal_moves).astype(np.int32),
        hope=hopes[np.arange(moves) < many[:, None]],
        tried=np.concatenate([np.array(row, np.float32) / max(sum(row), 1) for row in tried]),
    )  # fmt: skip


def in_turn(values: Sequence[float], seat: int, seats: int) -> list[float]:
    """A number of each seat, that of the one to move first."""
    return [values[(seat + n) % seats] if n < seats else 0.0 for n in range(SEATS)]


def joined(logs: Sequence[Log]) -> Log:
    """Several logs as one."""
    return Log(*(np.concatenate(column) for column in zip(*logs, strict=True)))


def games_of(name: str, iterations: int, seed: str, deadline: float) -> Iterator[Log]:
    """One game's decisions after another, each way in its turn, until it is time."""
    game = catalogue[name]
    game.compile()
    shop, ways = Workshop(game, MachineBench()), ways_of(game)
    turns = [way for way, share in zip(ways, share_out(LOT, len(ways)), strict=True) for _ in range(share)]
    random.Random(seed).shuffle(turns)
    number = 0
    while time.time() < deadline:
        kept, table = keep_log(game, shop, turns[number % LOT], iterations, f"{seed} {number}")
        number += 1
        if kept:
            yield written(game, kept, table, number)


def worker(name: str, iterations: int, seed: str, deadline: float, file: Path) -> None:
    """What one process writes."""
    write_log(joined(list(games_of(name, iterations, seed, deadline))), file)


def write_log(log: Log, file: Path) -> None:
    """Keep a log."""
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(file, **log._asdict())


def read_log(files: Sequence[Path]) -> Log:
    """Logs that were kept, as one; games are told apart by file and number."""
    logs = []
    for number, file in enumerate(files):
        found = np.load(file)
        log = Log(*(found[name] for name in Log._fields))
        logs.append(log._replace(game=log.game + (number << 32)))
    return joined(logs)


def main(arguments: Sequence[str] | None = None) -> None:
    """Let captains play, and write down what they think."""
    parser = argparse.ArgumentParser(description="Write down what captains think.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default=None)
    parser.add_argument("--out", type=Path, default=Path("build/learned"))
    given = parser.parse_args(arguments)
    seed, deadline = given.seed or new_seed(), time.time() + 60 * given.minutes
    rows = [
        (given.game, given.iterations, f"{seed} {n}", deadline, given.out / f"{given.game}.log-{seed[:8]}-{n}.npz")
        for n in range(given.jobs)
    ]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        pool.starmap(worker, rows)
    print(f"   {given.game}: {len(read_log([row[-1] for row in rows]).seats):,} decisions")


if __name__ == "__main__":
    main()
