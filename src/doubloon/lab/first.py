"""A captain's first move in a process that has done nothing before: `python -m doubloon.lab.first GAME`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec

import doubloon

from ..bots.captain import SECONDS, Captain
from ..core.errors import Error

TRIES = 3


class First(msgspec.Struct, frozen=True):
    """What a first move waited for, in seconds."""

    load: float
    """Until the rules were read."""
    waited: float
    """From opening a table to the captain's move, without the time that he thought."""
    begun: float = 0.0
    """The same from the moment when the program was called."""
    compiled: int = 0
    """Files that a compiler has left behind: none, where rules are packed."""
    thought: float = 0.0
    """Of the time that was his to think, what he took: he plays at once when no more can change his choice."""


def move_here(name: str) -> First:
    """Open a table in this process, and wait until a captain has made a choice there."""
    captain = Captain()
    began = perf_counter()
    game = doubloon.game(name)
    found = perf_counter()
    assert game.pack is not None
    loaded = perf_counter()
    table = game.start(seed="first")
    while len(moves := table.moves(seat := table.acting[0])) == 1:
        table.play(seat, moves[0])
    advice = captain.advise(table.world(seat), seat)
    table.play(seat, advice.move)
    thought = min(advice.seconds, SECONDS)
    return First(loaded - found, perf_counter() - began - thought, thought=thought)


def first_move(name: str) -> First:
    """The same in a fresh process that finds nothing anybody has compiled: the middle one of a few tries, of each number."""
    tries = [move_in_child(name) for _ in range(TRIES)]
    load, waited, begun = (median(getattr(one, field) for one in tries) for field in ("load", "waited", "begun"))
    return First(load, waited, begun, max(one.compiled for one in tries))


def move_in_child(name: str) -> First:
    """One try."""
    command = [sys.executable, "-m", __name__, name]
    with tempfile.TemporaryDirectory() as cache:
        began = perf_counter()
        done = subprocess.run(command, env={**os.environ, "DOUBLOON_CACHE": cache}, capture_output=True, text=True)
        took = perf_counter() - began
        if done.returncode:
            raise Error(f"no first move of {name} could be measured: {done.stderr.strip().splitlines()[-1]}")
        compiled = sum(file.is_file() for file in Path(cache).rglob("*"))
    found = msgspec.json.decode(done.stdout, type=First)
    return msgspec.structs.replace(found, begun=took - found.thought, compiled=compiled)


if __name__ == "__main__":
    print(msgspec.json.encode(move_here(sys.argv[1])).decode())
