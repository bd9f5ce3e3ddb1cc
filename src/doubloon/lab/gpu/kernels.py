"""What runs on a GPU: the fleet's work, a game per thread. Importing this needs numba-cuda; compiling it needs no GPU.

Threads wait for each other between the parts of a move (`syncwarp`): those who went different ways through the rules
go on together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import boolean, cuda, float32, from_dtype, int8, int16, int64, uint8

from ...core import lowest_bit
from ...core.game import Game
from ...core.generic import acting, apply, evaluate, observe, prior, redeal, scores, why_not, winners
from .. import fleet
from .ptx import HOPPER, compile_ptx

ROW, ROWS = int64[::1], int64[:, ::1]
IDS, HOPES = int16[:, :], float32[:, :]
"""Move ids and their priors, a row for each thread; laid out across the threads, so that neighbours write side by side."""

Kernel = Callable[..., None]
PATIENCE = 24
"""Moves for which a finished game waits for its neighbours: those that begin together deal together for a while."""


def begin(states: Any, blank: Any, keys: Any, seat: Any, mask: Any, seen: Any, ids: Any) -> None:
    """New games from the keys there are."""
    i = cuda.grid(1)
    if i < len(states):
        fleet.begin(states, blank, i, keys[i])
        cuda.syncwarp()
        seat[i] = fleet.look(states[i], mask[i], seen[i], ids[i])


def step(
    states: Any, blank: Any, moves: Any, keys: Any, by: int,
    seat: Any, mask: Any, seen: Any, rewards: Any, done: Any, ids: Any,
) -> None:  # fmt: skip
    """One move in each game, and who decides next."""
    i = cuda.grid(1)
    if i < len(states):
        done[i] = fleet.advance(states[i], seat[i], moves[i], rewards[i])
        cuda.syncwarp()
        if done[i]:
            keys[i] += by
            fleet.begin(states, blank, i, keys[i])
        cuda.syncwarp()
        seat[i] = fleet.look(states[i], mask[i], seen[i], ids[i])


def watch(states: Any, seat: int, seen: Any) -> None:
    """What one seat knows in each game."""
    i = cuda.grid(1)
    if i < len(states):
        observe(states[i], seat, seen[i])


def choose_random(mask: Any, luck: Any, moves: Any) -> None:
    """Any legal move in each game."""
    i = cuda.grid(1)
    if i < len(moves):
        moves[i] = fleet.choose_marked(mask[i], luck[i])


def choose_promising(states: Any, seat: Any, luck: Any, moves: Any, ids: Any) -> None:
    """A promising legal move in each game."""
    i = cuda.grid(1)
    if i < len(states):
        moves[i] = fleet.choose_promising(states[i], seat[i], luck[i], ids[i])


def hope(states: Any, seat: Any, many: Any, ids: Any, hopes: Any) -> None:
    """What is legal and how promising it looks, in each game."""
    i = cuda.grid(1)
    if i < len(states):
        many[i] = fleet.hope(states[i], seat[i], ids[i], hopes[i])


def play(states: Any, blank: Any, count: int, keys: Any, by: int, luck: Any, made: Any, ended: Any, ids: Any) -> None:
    """Time for so many random moves in each game; those that end begin anew, several together if they need not wait long."""
    i = cuda.grid(1)
    if i < len(states):
        crew = cuda.activemask()
        s = states[i]
        moves, rested = 0, 0
        for _ in range(count):
            over = acting(s) == 0
            all_over = cuda.popc(cuda.ballot_sync(crew, over)) == cuda.popc(crew)
            if over and (all_over or rested >= PATIENCE):
                ended[i] += 1
                keys[i] += by
                fleet.begin(states, blank, i, keys[i])
                over, rested = False, 0
            cuda.syncwarp(crew)
            if over:
                rested += 1
            else:
                seat = lowest_bit(acting(s))
                move = fleet.choose_random(s, seat, luck[i], ids[i])
                cuda.syncwarp(cuda.activemask())
                apply(s, seat, move)
                moves += 1
            cuda.syncwarp(crew)
        made[i] += moves


def ask(states: Any, seen: Any, points: Any) -> None:
    """Whatever else the contract answers; for the tests alone."""
    i = cuda.grid(1)
    if i < len(states):
        s = states[i]
        scores(s, points[i])
        evaluate(s, points[i])
        points[i, 0] += winners(s) + why_not(s, 0, 0) + int(prior(s, 0, 0))
        observe(s, 0, seen[i])
        redeal(s, 0, i)


def kernels(layout: np.dtype[Any]) -> dict[str, tuple[Kernel, tuple[Any, ...]]]:
    """Every kernel, with what it takes where records are laid out so."""
    states = from_dtype(layout)[::1]
    seat, moves, done = int8[::1], int16[::1], boolean[::1]
    seen, mask, rewards = int16[:, ::1], uint8[:, ::1], float32[:, ::1]
    return {
        "begin": (begin, (states, states, ROW, seat, mask, seen, IDS)),
        "step": (step, (states, states, moves, ROW, int64, seat, mask, seen, rewards, done, IDS)),
        "watch": (watch, (states, int64, seen)),
        "choose_random": (choose_random, (mask, ROWS, moves)),
        "choose_promising": (choose_promising, (states, seat, ROWS, moves, IDS)),
        "hope": (hope, (states, seat, ROW, IDS, HOPES)),
        "play": (play, (states, states, int64, ROW, int64, ROWS, ROW, ROW, IDS)),
        "ask": (ask, (states, ROWS, ROWS)),
    }


def kernel_ptx(game: Game, name: str, capability: tuple[int, int] = HOPPER) -> str:
    """One kernel of a game as PTX."""
    kernel, signature = kernels(game.layout)[name]
    return compile_ptx(kernel, signature, capability)
