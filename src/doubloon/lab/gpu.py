"""The same rules on a GPU, a game per thread, through numba-cuda (the extra `doubloon[gpu]`).

Compiling needs no GPU: the rules become PTX for whatever compute capability is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from numba import from_dtype, int64

from ..core.game import Game
from ..core.generic import evaluate, observe, prior, redeal, scores, why_not, winners
from .playout import play_out

HOPPER = (9, 0)
ROWS = int64[:, :]


class NoGpu:
    """Stands in for the device that numba-cuda asks for its compute capability while it compiles."""

    def __init__(self, capability: tuple[int, int]) -> None:
        self.compute_capability = capability


def compile_ptx(kernel: Callable[..., None], signature: tuple[Any, ...], capability: tuple[int, int] = HOPPER) -> str:
    """A kernel as PTX, compiled without a GPU."""
    import numba.cuda.compiler
    import numba.cuda.dispatcher
    from numba import cuda

    with (
        patch.object(numba.cuda.dispatcher, "get_current_device", lambda: NoGpu(capability)),
        patch.object(numba.cuda.compiler, "get_current_device", lambda: NoGpu(capability)),
    ):
        ptx, _ = cuda.compile_ptx(kernel, signature, cc=capability)
    return str(ptx)


def play_ptx(game: Game, capability: tuple[int, int] = HOPPER) -> str:
    """A kernel that plays one random game per thread, from records that hold their keys: `play(states, luck, out)`."""
    from numba import cuda

    def play(states: Any, luck: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            play_out(states[i], luck[i], out[i])

    return compile_ptx(play, (from_dtype(game.layout)[:], ROWS, ROWS), capability)


def ask_ptx(game: Game, capability: tuple[int, int] = HOPPER) -> str:
    """A kernel that asks of every record whatever else the contract answers: `ask(states, seen, points)`."""
    from numba import cuda

    def ask(states: Any, seen: Any, points: Any) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            s = states[i]
            scores(s, points[i])
            evaluate(s, points[i])
            points[i, 0] += winners(s) + why_not(s, 0, 0) + int(prior(s, 0, 0))
            observe(s, 0, seen[i])
            redeal(s, 0, i)

    return compile_ptx(ask, (from_dtype(game.layout)[:], ROWS, ROWS), capability)
