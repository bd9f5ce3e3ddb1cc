"""A game made ready for a GPU: `python -m doubloon.lab.gpu.pack FOLDER [GAME …]` writes all that `launch.py` needs,
with what a CPU finds in the same games, to compare; and `launch.py` itself, so that the folder is all one takes along."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ...core.game import Game
from ...games import catalogue
from ..batch import Batch
from .kernels import kernel_ptx
from .ptx import HOPPER

KERNELS = ("begin", "step", "watch", "choose_random", "choose_promising", "play")
LAUNCHER = Path(__file__).with_name("launch.py")
GAMES, STEPS = 512, 300
"""So many games are played so far by a CPU, for the comparison."""


def cargo_of(
    game: Game, blank: Any, seats: int, capability: tuple[int, int] = HOPPER, kernels: tuple[str, ...] = KERNELS
) -> dict[str, Any]:
    """All that a GPU needs of a game; `blank` is what every game begins from."""
    return {
        "game": game.name,
        "seats": seats,
        "moves": len(game.numbering),
        "observation": game.observation_size,
        "size": game.layout.itemsize,
        "layout": np.lib.format.dtype_to_descr(game.layout),
        "ptx": {name: kernel_ptx(game, name, capability) for name in kernels},
        "blank": blank.tobytes(),
    }


def pack(game: Game, folder: Path) -> None:
    """Write a game's cargo, and what a CPU finds."""
    seats = max(game.seats)
    batch = Batch(game, GAMES, seats=seats, seed="pack")
    keys, luck = batch.keys.copy(), batch.luck.copy()
    for step in range(STEPS):
        batch.step(batch.choose("random" if step % 2 else "promising"))
    stow(cargo_of(game, batch.blank, seats), folder)
    np.savez_compressed(
        folder / "found.npz", keys=keys, luck=luck, states=batch.states.view(np.uint8), seat=batch.seat, mask=batch.mask,
        observation=batch.observation, rewards=batch.rewards, done=batch.done,
        watched=np.stack([batch.observe(seat) for seat in range(seats)]),
    )  # fmt: skip


def stow(cargo: dict[str, Any], folder: Path) -> None:
    """Write a cargo, as `launch.unpacked` reads it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, ptx in cargo["ptx"].items():
        (folder / f"{name}.ptx").write_text(ptx)
    (folder / "blank").write_bytes(cargo["blank"])
    told = {name: value for name, value in cargo.items() if name not in ("ptx", "blank")}
    (folder / "cargo.json").write_text(json.dumps({**told, "steps": STEPS, "commit": commit()}))


@cache
def commit() -> str:
    """Which commit these kernels are of, with a + where files have changed since."""
    asked = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty=+", "--exclude=*"]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    return said.stdout.strip() or "unknown"


def main(folder: Path, names: list[str]) -> None:
    """Pack the games named, or all."""
    print(f"   commit {commit()}", flush=True)  # asked now: files may change while this compiles
    for name in names or list(catalogue):
        began = time.perf_counter()
        pack(catalogue[name], folder / name)
        print(f"   {name}: {time.perf_counter() - began:.0f} s", flush=True)
    shutil.copy(LAUNCHER, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
