"""Pack the rules of the games named, or of all of ours: `make pack`."""

from __future__ import annotations

import gzip
import sys
import time

from ..core.fingerprint import fingerprint, sources
from ..core.folders import PACKAGE
from ..core.game import Game
from ..core.packed import FILE, Label, read_label
from ..games import catalogue
from .maker import make
from .rehearsal import rehearse


def packed(game: Game) -> bytes:
    """A game's file."""
    calls = rehearse(game)
    made_of = fingerprint([*(entry for entry, _ in calls.values()), *game.rules])
    return make(Label(game.name, made_of, sources(game.folder), game.layout.itemsize, {}), calls)


def pack(game: Game) -> None:
    """Write a game's file, and say how large it is."""
    began = time.perf_counter()
    code = packed(game)
    (game.folder / FILE).write_bytes(code)
    took, small, entries = time.perf_counter() - began, len(gzip.compress(code)), len(read_label(code).entries)
    print(f"   {game.name}: {entries} entries, {len(code):,} bytes, {small:,} zipped, {took:.0f} s", flush=True)


if __name__ == "__main__":
    for one in sys.argv[1:] or [name for name in catalogue if catalogue[name].folder.is_relative_to(PACKAGE)]:
        pack(catalogue[one])
