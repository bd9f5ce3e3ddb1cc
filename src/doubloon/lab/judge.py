"""How a game ends if everybody plays on plainly: what judges choices that no bot may judge.

All play as a bosun does who looks at every move in few worlds, and wavers between those that look good, the better the
oftener: where little is hidden a judge who always takes the first would play one game again and again, and call its end
certain. In machine code, where there is a compiler, that goes four to three hundred times as quickly.
"""

from __future__ import annotations

import random
from functools import cache
from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.advice import Advice
from ..bots.bosun import Bosun
from ..bots.effort import Effort
from ..bots.manners import EVEN
from ..bots.search import Desk, weigh_moves
from ..bots.workshop import Workshop
from ..core import Array, States, entry, lowest_bit, rule
from ..core.bench import MachineBench
from ..core.game import Game
from ..core.generic import acting, apply, legal, winners
from ..core.jit import HAS_NUMBA
from ..core.layout import copy_into
from ..core.luck import pick
from ..core.real import exponential
from ..core.table import Table

GLANCES = 3
"""In so many worlds the judge looks at every move: many games tell more than careful ones."""
WAVER = 0.02
"""A move that looks worse by so much is played by the judge a third as often."""
FINE = 1 << 20
"""So finely odds are drawn."""


def play_out(world: Table, seat: int, move: str, luck: str) -> float:
    """What the seat has of the victory once a move of his is made and the judge has played everybody's to the end."""
    world.play(seat, move)
    if HAS_NUMBA and not world.over:
        won = ended(world, luck)
        return ((won >> seat) & 1) / won.bit_count() if won else 1 / world.seats
    return play_on(world, seat, luck)


# In machine code.


@rule
def choose(values: Array, n: int, luck: Array) -> int:
    """One of the moves that look good."""
    best, total = 0.0, 0.0
    for k in range(n):
        best = max(best, values[k])
    for k in range(n):
        total += exponential((values[k] - best) / WAVER)
    left = total * pick(luck, FINE) / FINE
    for k in range(n):
        left -= exponential((values[k] - best) / WAVER)
        if left < 0.0:
            return k
    return n - 1


@entry
def end_game(desk: Desk, play: States, seats: int, key: int) -> int:
    """Play the game in play[0] to its end; returns who has won."""
    moves = 0
    mask = acting(play[0])
    while mask:
        seat = lowest_bit(mask)
        k, n = 0, legal(play[0], seat, desk.out)
        if n > 1:
            desk.root[0] = play[0]
            n = weigh_moves(desk, seat, seats, key + GLANCES * moves, GLANCES)
            k = choose(desk.values, n, desk.luck)
        apply(play[0], seat, desk.out[k])
        moves += 1
        mask = acting(play[0])
    return winners(play[0])


@cache
def workshop(game: Game) -> tuple[Workshop, NDArray[Any]]:
    """Where the judge works."""
    return Workshop(game, MachineBench()), np.zeros(1, game.layout)


def ended(world: Table, luck: str) -> int:
    """Who wins, as bits, once everybody has played on."""
    shop, play = workshop(world.game)
    key = shop.lay_out(world, luck, "judge", EVEN)
    copy_into(play, world.state)
    return int(shop.bench.call(end_game, shop.desk, play, world.seats, key))


# Without a compiler: the same, slowly.


def play_on(world: Table, seat: int, luck: str) -> float:
    """What the seat has of the victory in the end."""
    player = Bosun(Effort(iterations=GLANCES))
    dice = random.Random(f"waver {luck}")
    while not world.over:
        one = world.acting[0]
        if len(moves := world.moves(one)) == 1:
            world.play(one, moves[0])
        else:
            world.play(one, waver(player.advise(world.world(one, luck), one, seed=f"{luck} {len(world.log)}"), dice))
    won = world.winners or tuple(range(world.seats))
    return (seat in won) / len(won)


def waver(advice: Advice, dice: random.Random) -> str:
    """One of the moves that look good, the better the oftener."""
    best = max(one.chance for one in advice.weighed)
    odds = [exp((one.chance - best) / WAVER) for one in advice.weighed]
    return dice.choices(advice.weighed, odds)[0].move
