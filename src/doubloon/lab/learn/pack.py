"""All that a machine with a GPU needs to learn games: `python -m doubloon.lab.learn.pack FOLDER GAME …`."""

from __future__ import annotations

import json
import shutil
import sys
import time
from pathlib import Path

from ...core.game import Game
from ...core.options import read_options
from ...games import catalogue
from ..gpu.pack import LAUNCHER, cargo_of, stow
from .fleets import on_cores

KERNELS = ("begin", "step", "choose_random", "choose_promising", "hope")
HERE = Path(__file__).parent


def pack(game: Game, folder: Path) -> None:
    """Write a game's kernels, its eyes, and what each way of playing it begins from."""
    school = on_cores(game.name)
    stow(cargo_of(game, game.blank(game.seats[0]), game.seats[0], kernels=KERNELS), folder)
    school.eyes.write(folder / "eyes.npz")
    (folder / "ways.json").write_text(json.dumps(school.ways))
    for n, way in enumerate(school.ways):
        options = read_options(game.name, game.options, way["options"], way["seats"])
        (folder / f"blank-{n}").write_bytes(game.blank(way["seats"], None, options).tobytes())


def main(folder: Path, names: list[str]) -> None:
    """Pack the games named, with the learner itself."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(LAUNCHER, folder)
    shutil.copytree(HERE, folder / "learn", dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    for name in names:
        began = time.perf_counter()
        pack(catalogue[name], folder / name)
        print(f"   {name}: {time.perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
