"""The fleet's work as GPU kernels, a game per thread. Importing this needs numba-cuda; compiling needs no GPU."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import boolean, float32, from_dtype, int8, int16, int64, uint8
from numba import cuda

from . import fleet
from ..core import lowest_bit
from ..core.generic import acting, apply, observe

ROW, ROWS = int64[::1], int64[:, ::1]
IDS = int16[:, :]
"""A row of move ids for each thread; laid out across the threads, so that neighbours write side by side."""


def shapes(layout: np.dtype[Any]) -> dict[str, tuple[Any, ...]]:
    """What each kernel takes."""
    states = from_dtype(layout)[::1]
    seen, mask, rewards = int16[:, ::1], uint8[:, ::1], float32[:, ::1]
    return {
        "begin": (states, states, ROW, int8[::1], mask, seen, IDS),
        "step": (states, states, int16[::1], ROW, int64, int8[::1], mask, seen, rewards, boolean[::1], IDS),
        "observe": (states, int64, seen),
        "choose_random": (states, int8[::1], ROWS, int16[::1], IDS),
        "choose_promising": (states, int8[::1], ROWS, int16[::1], IDS),
        "play": (states, states, int64, ROW, int64, ROWS, ROW, IDS),
        "play_local": (states, states, int64, ROW, int64, ROWS, ROW, IDS),
    }


def begin(states, blank, keys, seat, mask, seen, ids):
    i = cuda.grid(1)
    if i < len(states):
        fleet.begin(states, blank, i, keys[i])
        seat[i] = fleet.look(states[i], mask[i], seen[i], ids[i])


def step(states, blank, moves, keys, by, seat, mask, seen, rewards, done, ids):
    i = cuda.grid(1)
    if i < len(states):
        fleet.step(states, blank, i, moves[i], keys, by, seat, mask, seen, rewards, done, ids[i])


def observe_(states, seat, seen):
    i = cuda.grid(1)
    if i < len(states):
        observe(states[i], seat, seen[i])


def choose_random(states, seat, luck, moves, ids):
    i = cuda.grid(1)
    if i < len(states):
        moves[i] = fleet.choose_random(states[i], seat[i], luck[i], ids[i])


def choose_promising(states, seat, luck, moves, ids):
    i = cuda.grid(1)
    if i < len(states):
        moves[i] = fleet.choose_promising(states[i], seat[i], luck[i], ids[i])


def play(states, blank, count, keys, by, luck, ended, ids):
    i = cuda.grid(1)
    if i < len(states):
        for _ in range(count):
            s = states[i]
            cuda.syncwarp()
            seat = lowest_bit(acting(s))
            move = fleet.choose_random(s, seat, luck[i], ids[i])
            cuda.syncwarp()
            apply(s, seat, move)
            cuda.syncwarp()
            if acting(s) == 0:
                ended[i] += 1
                keys[i] += by
                fleet.begin(states, blank, i, keys[i])


def make_play_local(layout):
    record = from_dtype(layout)

    def play_local(states, blank, count, keys, by, luck, ended, ids):
        i = cuda.grid(1)
        mine = cuda.local.array(1, record)
        if i < len(states):
            mine[0] = states[i]
            for _ in range(count):
                s = mine[0]
                cuda.syncwarp()
                seat = lowest_bit(acting(s))
                move = fleet.choose_random(s, seat, luck[i], ids[i])
                cuda.syncwarp()
                apply(s, seat, move)
                cuda.syncwarp()
                if acting(s) == 0:
                    ended[i] += 1
                    keys[i] += by
                    fleet.begin(mine, blank, 0, keys[i])
            states[i] = mine[0]

    return play_local
