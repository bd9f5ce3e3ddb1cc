"""Pack the rules of the games named, or of all of ours: `make pack`.

Where the rules are those that were packed, only the label is written anew; `--anew` packs them all the same, for another Numba.
"""

from __future__ import annotations

import gzip
import sys
import time

import msgspec

from ..core.fingerprint import fingerprint, sources
from ..core.folders import PACKAGE
from ..core.game import Game
from ..core.packed import FILE, Label, read_label
from ..games import catalogue
from .maker import make, relabelled
from .rehearsal import rehearse

ANEW = "--anew"


def packed(game: Game) -> bytes:
    """A game's file."""
    calls = rehearse(game)
    made_of = fingerprint([*(entry for entry, _ in calls.values()), *game.rules])
    return make(Label(game.name, made_of, sources(game.folder), game.layout.itemsize, {}), calls)


def again(game: Game) -> bytes:
    """A game's file as it is, with today's label, where the files have changed but not the rules in them."""
    code = (game.folder / FILE).read_bytes()
    return relabelled(code, msgspec.structs.replace(read_label(code), sources=sources(game.folder)))


def pack(game: Game, anew: bool) -> None:
    """Write a game's file, and say how large it is."""
    began = time.perf_counter()
    code = packed(game) if anew or game.pack is None else again(game)
    (game.folder / FILE).write_bytes(code)
    took, small, entries = time.perf_counter() - began, len(gzip.compress(code)), len(read_label(code).entries)
    print(f"   {game.name}: {entries} entries, {len(code):,} bytes, {small:,} zipped, {took:.0f} s", flush=True)


if __name__ == "__main__":
    named = [word for word in sys.argv[1:] if word != ANEW]
    for one in named or [name for name in catalogue if catalogue[name].folder.is_relative_to(PACKAGE)]:
        pack(catalogue[one], ANEW in sys.argv)
