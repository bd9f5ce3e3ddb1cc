"""What a table weighs in a harbour's memory: many are read from their logs in the middle of a game, and the process is weighed.

`python -m doubloon.survey.weights GAME TABLES` prints the bytes of one table in memory, and of one that has left it.
"""

from __future__ import annotations

import gc
import random
import subprocess
import sys
from pathlib import Path

import msgspec

import doubloon

from ..core.edition import Edition
from ..server.live.harbour import Harbour
from ..server.live.quay import Mooring
from ..server.store import Store
from ..server.table.berth import Berth, Charter, reload
from ..server.table.entries import AnyEntry, Began, Moved, Nonce, Sat, read, write
from .servers import PAGE

SAMPLES = 20
"""Games that are really played; every table is one of them, read anew."""
BEFORE = 5
"""Entries before the first move: two sit down, two add their nonces, the cards are dealt."""


class Weight(msgspec.Struct, frozen=True):
    """What a table weighs."""

    game: str
    moves: float
    """Moves made at it, on average."""
    resident: float
    """Bytes of a table in memory."""
    parked: float
    """Bytes that stay when it has left memory."""


def charter_of(game: str, number: int, edition: Edition) -> Charter:
    """A table that is like any other."""
    return Charter(
        id=f"table-{number}", game=game, seats=2, options={}, edition=edition, secret=f"{number:064x}", rules="", opened_at=0,
        opened_by="a",
    )  # fmt: skip


def half_a_game(charter: Charter) -> list[AnyEntry]:
    """The first half of a game at random."""
    dice = random.Random(charter.id)
    berth = Berth(charter)
    for seat in range(2):
        berth.take_in(Sat(at=0, seat=seat, player=f"player-{seat}-of-{charter.id}"))
    for seat in range(2):
        berth.take_in(Nonce(at=0, seat=seat, nonce=f"{seat:032x}"))
    berth.take_in(Began(at=0))
    while berth.acting:
        seat = berth.acting[0]
        berth.take_in(Moved(at=0, seat=seat, move=str(dice.choice(berth.played.moves(seat))), digest=""))
    digests = [line.digest for line in berth.played.log]
    moves = [msgspec.structs.replace(entry, digest=digest) for entry, digest in zip(berth.entries[BEFORE:], digests, strict=True)]
    return berth.entries[:BEFORE] + moves[: len(moves) // 2]


def memory() -> int:
    """The bytes this process has in memory."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def weigh(name: str, tables: int) -> Weight:
    """Fill a harbour with tables, and empty it."""
    game = doubloon.game(name)
    edition = game.start(2).edition
    charters = [charter_of(name, number, edition) for number in range(SAMPLES)]
    papers = [(msgspec.json.encode(charter), [write(entry) for entry in half_a_game(charter)]) for charter in charters]
    harbour = Harbour(Store("sqlite://"))
    empty = memory()
    for number in range(tables):
        charter, log = papers[number % SAMPLES]
        berth = reload(msgspec.json.decode(charter, type=Charter), [read(line) for line in log], harbour.hours.downtimes)
        assert berth.frozen is None and berth.acting, berth.frozen
        harbour.quay.lock(f"table-{number}")
        harbour.quay.moored[f"table-{number}"] = Mooring(berth)
    full = memory()
    for table in list(harbour.quay.moored):
        harbour.quay.forget(table)
    del berth
    left = memory()
    moves = sum(len(log) for _, log in papers) / SAMPLES - BEFORE
    return Weight(name, moves, (full - empty) / tables, (left - empty) / tables)


def weigh_apart(game: str, tables: int) -> Weight:
    """The same in a process of its own, which holds nothing else."""
    command = [sys.executable, "-m", __name__, game, str(tables)]
    return msgspec.json.decode(subprocess.run(command, capture_output=True, check=True).stdout, type=Weight)


if __name__ == "__main__":
    print(msgspec.json.encode(weigh(sys.argv[1], int(sys.argv[2]))).decode())
