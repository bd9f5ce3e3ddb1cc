"""Games on a GPU, through CuPy. This file needs NumPy and CuPy alone: what `pack` has written can be taken to any
machine with a GPU, whether or not the rest of Doubloon is there.

    python launch.py FOLDER        compares each game with what a CPU found, field by field, and measures its speed

It exits with 1 if anything differs or does not load. All five games take it about five minutes, most of it Jackal's.
"""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cupy
import numpy as np

THREADS = 128
"""Of one block."""
STACK_BYTES = 16_384
MANY = 1_048_576
"""Games side by side while the speed is measured."""
MOVES, STEPS = 200, 25
"""So many moves inside one kernel, and so many launches, are timed together."""
ROUNDS, LEAST = 5, 3
"""Times that a speed is measured, and how often at least, if that takes longer than it should."""
SECONDS = 15.0
"""No part of a measurement begins another round after this."""


class GpuFleet:
    """So many games of one kind side by side: what `doubloon.lab.batch.Batch` is, with CuPy's arrays in place of NumPy's.

    PyTorch and JAX take them over without a copy: `torch.from_dlpack(fleet.observation)`.
    """

    def __init__(self, cargo: dict[str, Any], keys: Any, luck: Any) -> None:
        cupy.cuda.runtime.deviceSetLimit(0, STACK_BYTES)
        games = len(keys)
        self.size: int = cargo["size"]
        self.kernels = kernels_of(cargo)
        self.blank = cupy.asarray(np.frombuffer(cargo["blank"], np.uint8))
        self.states = cupy.tile(self.blank, games)
        """The records, byte by byte."""
        self.seat = cupy.zeros(games, cupy.int8)
        self.mask = cupy.zeros((games, cargo["moves"]), cupy.uint8)
        self.observation = cupy.zeros((games, cargo["observation"]), cupy.int16)
        self.rewards = cupy.zeros((games, cargo["seats"]), cupy.float32)
        self.done = cupy.zeros(games, cupy.bool_)
        self.keys, self.luck = cupy.asarray(keys), cupy.asarray(luck)
        self.ids = cupy.zeros((cargo["moves"], games), cupy.int16).T
        self.reset()

    def __len__(self) -> int:
        return len(self.seat)

    def reset(self) -> None:
        """New games everywhere, from the keys there are."""
        self.rewards[:] = 0
        self.done[:] = False
        self.run("begin", *self.records(), self.keys, self.seat, self.mask, self.observation, self.ids)

    def step(self, moves: Any) -> None:
        """One move in each game; nobody looks whether it is legal."""
        self.run(
            "step", *self.records(), moves.astype(cupy.int16, copy=False), self.keys, len(self),
            self.seat, self.mask, self.observation, self.rewards, self.done, self.ids,
        )  # fmt: skip

    def choose(self, policy: str = "random") -> Any:
        """A legal move for each game, chosen by a scripted policy: `random` or `promising`."""
        moves = cupy.empty(len(self), cupy.int16)
        if policy == "random":
            self.run("choose_random", self.mask, self.luck, moves)
        else:
            self.run("choose_promising", Records(self.states, self.size), self.seat, self.luck, moves, self.ids)
        return moves

    def hope(self) -> tuple[Any, Any]:
        """The legal moves of each game, side by side, and how promising each looks to the game's own prior.

        The rows are as long as the longest of them; where there are no more moves, the number is 0 and the prior negative.
        """
        many, hopes = cupy.empty(len(self), cupy.int64), cupy.empty(self.ids.shape[::-1], cupy.float32).T
        self.run("hope", Records(self.states, self.size), self.seat, many, self.ids, hopes)
        most = int(many.max())
        real = cupy.arange(most) < many[:, None]
        moves = cupy.where(real, self.ids[:, :most], 0).astype(cupy.int64)
        return moves, cupy.where(real, hopes[:, :most], cupy.float32(-1))

    def observe(self, seat: int) -> Any:
        """What one seat knows in each game, whoever decides."""
        seen = cupy.zeros_like(self.observation)
        self.run("watch", Records(self.states, self.size), seat, seen)
        return seen

    def play(self, count: int) -> tuple[int, int]:
        """Time for so many random moves in each game, all at once; returns how many were made, and how many games ended.

        Afterwards some may be over: `reset` before the next step.
        """
        made, ended = cupy.zeros(len(self), cupy.int64), cupy.zeros(len(self), cupy.int64)
        self.run("play", *self.records(), count, self.keys, len(self), self.luck, made, ended, self.ids)
        return int(made.sum()), int(ended.sum())

    def records(self) -> tuple[Records, Records]:
        """The games, and what each begins from."""
        return Records(self.states, self.size), Records(self.blank, self.size)

    def run(self, name: str, *given: Any) -> None:
        """Launch a kernel over all games."""
        told = [value for one in given for value in passed(one)]
        self.kernels[name](((len(self) + THREADS - 1) // THREADS,), (THREADS,), tuple(told))


class Records:
    """Bytes that are records of one size."""

    def __init__(self, raw: Any, size: int) -> None:
        self.raw, self.size = raw, size


def passed(given: Any) -> list[Any]:
    """An argument as numba-cuda's kernels take it: an array is 0, 0, items, bytes of one, address, shape and strides."""
    if isinstance(given, int):
        return [np.int64(given)]
    if isinstance(given, Records):
        count = given.raw.size // given.size
        numbers = [0, 0, count, given.size, given.raw.data.ptr, count, given.size]
    else:
        numbers = [0, 0, given.size, given.itemsize, given.data.ptr, *given.shape, *given.strides]
    return [np.int64(number) for number in numbers]


def kernels_of(cargo: dict[str, Any]) -> dict[str, Any]:
    """A game's kernels, ready to be launched; made ready once, which takes a driver up to a minute."""
    if "kernels" not in cargo:
        cargo["kernels"] = {name: loaded(ptx) for name, ptx in cargo["ptx"].items()}
    return cargo["kernels"]


def loaded(ptx: str) -> Any:
    """A kernel ready to be launched."""
    found = re.search(r"\.entry\s+(\w+)", ptx)
    assert found is not None, "no kernel in this PTX"
    module = cupy.cuda.function.Module()
    module.load(ptx.encode())
    return module.get_function(found[1])


def unpacked(folder: Path) -> dict[str, Any]:
    """What `pack` has written."""
    cargo: dict[str, Any] = json.loads((folder / "cargo.json").read_text())
    cargo["ptx"] = {file.stem: file.read_text() for file in folder.glob("*.ptx")}
    cargo["blank"] = (folder / "blank").read_bytes()
    cargo["layout"] = np.lib.format.descr_to_dtype(as_tuples(cargo["layout"]))
    return cargo


def as_tuples(read: Any) -> Any:
    """A layout as NumPy wants it, from JSON, which knows only lists."""
    if isinstance(read, list) and read and isinstance(read[0], list):
        return [(name, as_tuples(kind), *(tuple(one) for one in shape)) for name, kind, *shape in read]
    return read


def differences(fleet: GpuFleet, cargo: dict[str, Any], found: Any) -> list[str]:
    """The fields and arrays in which a GPU and a CPU differ after the same moves."""
    mine = np.frombuffer(fleet.states.get().tobytes(), cargo["layout"])
    theirs = np.frombuffer(found["states"].tobytes(), cargo["layout"])
    differ = [name for name in cargo["layout"].names if name and not np.array_equal(mine[name], theirs[name])]
    arrays = ("seat", "mask", "observation", "rewards", "done")
    differ += [name for name in arrays if not np.array_equal(getattr(fleet, name).get(), found[name])]
    watched = enumerate(found["watched"])
    return differ + [f"what seat {seat} knows" for seat, seen in watched if not np.array_equal(fleet.observe(seat).get(), seen)]


def compare(folder: Path, cargo: dict[str, Any]) -> list[str]:
    """Play what a CPU has played, by each policy; returns in what they differ."""
    found = np.load(folder / "found.npz")
    fleet = GpuFleet(cargo, found["keys"], found["luck"])
    for step in range(cargo["steps"]):
        fleet.step(fleet.choose("random" if step % 2 else "promising"))
    return differences(fleet, cargo, found)


def measure(cargo: dict[str, Any], games: int) -> tuple[float, float]:
    """Million random moves a second, inside the kernel; and million steps a second with masks and observations."""
    numbers = np.arange(games, dtype=np.int64)
    fleet = GpuFleet(cargo, numbers + 1, (numbers * 2_654_435_761 % 4_294_967_291 + 1).reshape(-1, 1))

    def steps() -> int:
        for _ in range(STEPS):
            fleet.step(fleet.choose())
        cupy.cuda.Device().synchronize()
        return games * STEPS

    rates(lambda: fleet.play(MOVES)[0])  # games begin alike, and are quicker until they have gone different ways
    played = middle(rates(lambda: fleet.play(MOVES)[0]))
    fleet.reset()
    rates(steps)
    return played, middle(rates(steps))


def rates(work: Callable[[], int]) -> list[float]:
    """How many millions of something are done in a second, several times."""
    found: list[float] = []
    first = time.perf_counter()
    while len(found) < LEAST or (len(found) < ROUNDS and time.perf_counter() - first < SECONDS):
        begun = time.perf_counter()
        done = work()
        found.append(done / (time.perf_counter() - begun) / 1e6)
    return found


def middle(found: list[float]) -> float:
    """The median."""
    return sorted(found)[len(found) // 2]


def tried(folder: Path) -> tuple[bool, str]:
    """Compare and measure one game: whether all is well, and a row of the table in docs/speed.md."""
    begun = time.perf_counter()
    try:
        cargo = unpacked(folder)
        differ = compare(folder, cargo)
        played, stepped = measure(cargo, MANY)
    except Exception as trouble:  # the other games are still worth knowing of
        return False, f"| {folder.name} | {type(trouble).__name__}: {trouble} | | |"
    alike = f"differ in {', '.join(differ)}" if differ else "every field"
    row = f"| {folder.name} | {alike} | {played:,.0f} | {stepped:,.0f} |"
    return not differ, f"{row}   <!-- {cargo['commit']}, {time.perf_counter() - begun:.0f} s -->"


def main(folders: Path) -> int:
    """Compare and measure every game that was packed; returns 1 if anything is amiss."""
    print(cupy.cuda.runtime.getDeviceProperties(0)["name"].decode(), f"CuPy {cupy.__version__}", flush=True)
    print("| game | alike | moves | steps |\n|---|---|---:|---:|", flush=True)
    games = sorted(one.parent for one in folders.glob("*/cargo.json"))
    well = []
    for folder in games:
        fine, row = tried(folder)
        well.append(fine)
        print(row, flush=True)
    return 0 if well and all(well) else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
