"""Where the games of a crowd come from: a batch on all cores, or what was packed for a GPU."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .crowd import Fleet, Harbour, Way
from .eyes import Eyes, read_eyes

FOREIGN = 2**40
"""Keys of a fleet lie so far from those of the next."""


class School(NamedTuple):
    """All that there is to learn a game with."""

    game: str
    ways: list[Way]
    eyes: Eyes
    moves: int
    harbour: Harbour
    xp: Any
    """NumPy, or CuPy."""


def from_pack(folder: Path) -> School:
    """A school on a GPU, from what `pack` has written."""
    os.environ.setdefault("CUPY_TF32", "1")  # products of half as many digits, several times as fast
    import cupy
    import launch  # type: ignore[import-not-found]  # lies beside this package in the folder

    cargo = launch.unpacked(folder)
    launch.kernels_of(cargo)
    ways = json.loads((folder / "ways.json").read_text())
    blanks = {str(way): (folder / f"blank-{n}").read_bytes() for n, way in enumerate(ways)}

    def harbour(way: Way, games: int, seed: int) -> Fleet:
        luck = np.random.default_rng(seed).integers(1, 2**32 - 1, (games, 1), np.int64)
        keys = np.arange(games, dtype=np.int64) + seed * FOREIGN
        return launch.GpuFleet({**cargo, "blank": blanks[str(way)], "seats": way["seats"]}, keys, luck)

    return School(cargo["game"], ways, read_eyes(folder / "eyes.npz"), cargo["moves"], harbour, cupy)


def on_cores(name: str, ways: list[Way] | None = None) -> School:
    """A school on this machine's own cores, in machine code."""
    from ...games import catalogue
    from ..batch import Batch
    from .ways import survey, ways_of

    game = catalogue[name]
    ways = ways or ways_of(game)

    def harbour(way: Way, games: int, seed: int) -> Fleet:
        return Batch(game, games, seats=way["seats"], seed=f"school {seed}", **way["options"])

    return School(name, ways, survey(harbour, ways), len(game.numbering), harbour, np)


def open_school(name: str) -> School:
    """The school of a game: from a pack, where one lies in this folder, else on cores."""
    here = Path(name)
    return from_pack(here) if (here / "ways.json").is_file() else on_cores(name)
