"""Whole games of random moves, inside the compiled core."""

from __future__ import annotations

from ..core import Array, State, States, entry, lowest_bit, rule, seed_chance
from ..core.generic import acting, apply, legal, set_up
from ..core.luck import pick


@rule
def play_random_move(s: State, mask: int, luck: Array, out: Array) -> None:
    """One random move of the first seat in the mask."""
    seat = lowest_bit(mask)
    apply(s, seat, out[pick(luck, legal(s, seat, out))])


@rule
def play_out(s: State, luck: Array, out: Array) -> int:
    """Play one game from set-up to its end, at random; returns the moves made."""
    set_up(s)
    moves = 0
    mask = acting(s)
    while mask:
        play_random_move(s, mask, luck, out)
        moves += 1
        mask = acting(s)
    return moves


@entry
def play_games(states: States, blank: States, games: int, key: int, luck: Array, out: Array) -> int:
    """Play that many games in states[0], each from a copy of blank[0], seeded from key upwards; returns the moves made."""
    moves = 0
    for game in range(games):
        states[0] = blank[0]
        seed_chance(states[0], key + game)
        moves += play_out(states[0], luck, out)
    return moves


@entry
def play_on(states: States, luck: Array, out: Array) -> int:
    """Play the game in states[0] to its end from where it stands; returns the moves made."""
    moves = 0
    mask = acting(states[0])
    while mask:
        play_random_move(states[0], mask, luck, out)
        moves += 1
        mask = acting(states[0])
    return moves
