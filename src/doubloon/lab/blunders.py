"""Where a bot goes wrong, and what that costs: `doubloon blunders GAME`.

Decisions are taken out of games between bots. A hasty bot and a patient one choose; where they differ, both choices are judged
by what neither of them knows: by proof where the game has one, otherwise by playing on from there, in the same worlds and with
the same luck after either, until the difference is clear or small. The judge plays plainly, so that no bot judges itself.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

import msgspec

from ..bots import bot
from ..bots.admiral import Admiral
from ..core.game import Game
from ..core.table import Table
from .arena import own_bot
from .compiling import compile_if_possible
from .judge import play_out
from .outsider import Outsider
from .strength import Z95

PLAYERS = "captain:200"
"""Who plays the games that decisions are taken out of: quickly, but not like a fool."""
A_GAME = 4
"""So many decisions are taken out of one game at most, so that they are of many kinds."""
LEAST_WORLDS, MOST_WORLDS = 40, 600
CLOSE = 0.02
"""Two choices whose worth is known to differ by less are as good as each other."""
PATIENCE = 50
"""So many times the iterations the patient bot has."""


class Difference(msgspec.Struct, frozen=True):
    """By how much one choice is worth more than another, as a share of the victory, with its 95 % interval."""

    mean: float
    low: float
    high: float
    worlds: int
    proven: bool = False

    @property
    def clear(self) -> bool:
        """Whether it is known which of them is better."""
        return self.low > 0 or self.high < 0


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One choice that two bots made, and what it cost the hasty one to make another."""

    position: dict[str, Any]
    seat: int
    hasty: str
    patient: str
    loss: Difference | None = None
    """None where both chose alike."""

    @property
    def cost(self) -> float:
        """What the hasty bot lost; less than nothing where the patient one was worse."""
        return 0.0 if self.loss is None else self.loss.mean


# Decisions.


def decisions(game: Game, seats: int, options: dict[str, Any], seed: str) -> Iterator[tuple[Table, int]]:
    """Tables with somebody about to decide, without end: a few from each game."""
    player = bot(PLAYERS)
    dice = random.Random(seed)
    number = 0
    while True:
        table = game.start(seats, f"{seed} {number}", **options)
        found = []
        while not table.over:
            seat = table.acting[0]
            if len(moves := table.moves(seat)) > 1:
                found.append((table.copy(), seat))
                choice = player.choose(
                    table.world(seat, f"{seed} {len(table.log)}"), seat, seed=f"{seed} {number} {len(table.log)}"
                )
            else:
                choice = moves[0]
            table.play(seat, choice)
        yield from sorted(dice.sample(found, min(A_GAME, len(found))), key=lambda pair: len(pair[0].log))
        number += 1


# The judge.


def judge(table: Table, seat: int, better: str, worse: str, seed: str) -> Difference:
    """By how much one choice beats another: proven, or seen in the end of many games."""
    world = table.world(seat, f"{seed} proof")
    proof = Admiral().prove(world, seat, seed)
    if proof is not None:
        worth = {str(table.game.move(move)): value for move, value in proof.worth}
        if better in worth and worse in worth:
            gap = worth[better] - worth[worse]
            return Difference(gap, gap - proof.error, gap + proof.error, 0, proven=True)
    return compare(table, seat, better, worse, seed)


def compare(table: Table, seat: int, better: str, worse: str, seed: str) -> Difference:
    """Play both on in the same worlds until the difference is clear or small.

    It is looked at after every doubling, not after every world: who looks too often sees what is not there.
    """
    gaps: list[float] = []
    look = LEAST_WORLDS
    while True:
        luck = f"{seed} {len(gaps)}"
        ends = [play_out(table.world(seat, luck), seat, move, luck) for move in (better, worse)]
        gaps.append(ends[0] - ends[1])
        if len(gaps) >= look:
            found = interval(gaps)
            if len(gaps) >= MOST_WORLDS or found.clear or max(-found.low, found.high) < CLOSE:
                return found
            look = min(2 * look, MOST_WORLDS)


def interval(gaps: Sequence[float], errors: float = Z95) -> Difference:
    """Their mean, give or take so many standard errors; two worlds more, one for each side, keep it from having no width."""
    n = len(gaps)
    mean = sum(gaps) / n
    spread = sqrt((sum((gap - mean) ** 2 for gap in gaps) + 2) / (n + 2))
    reach = errors * spread / sqrt(n)
    return Difference(mean, mean - reach, mean + reach, n)


# The report.


def find(
    game: Game, hasty: str, patient: str, count: int, *, seats: int, options: dict[str, Any], seed: str
) -> Iterator[Decision]:
    """So many decisions, each with what the hasty choice cost. Either bot may be one of an earlier commit."""
    compile_if_possible(game)
    quick, slow = own_bot(hasty), own_bot(patient)
    try:
        for number, (table, seat) in zip(range(count), decisions(game, seats, options, seed), strict=False):
            luck = f"{seed} decision {number}"
            world = table.world(seat, luck)
            first, second = str(quick.choose(world, seat, seed=luck)), str(slow.choose(world, seat, seed=luck))
            loss = None if first == second else judge(table, seat, second, first, luck)
            yield Decision(position=table.position(), seat=seat, hasty=first, patient=second, loss=loss)
    finally:
        for one in (quick, slow):
            if isinstance(one, Outsider):
                one.close()


class Summary(msgspec.Struct, frozen=True):
    """What came of many decisions."""

    all: int
    differ: int
    """How often the two chose otherwise …"""
    worse: int
    """… and how often the hasty choice is known to be worse."""
    loss: Difference
    """What a choice of the hasty bot loses, of all its choices."""


def summarise(found: Sequence[Decision]) -> Summary:
    """How often they differ, and what that costs on average."""
    differ = [one.loss for one in found if one.loss is not None]
    cost = interval([one.cost for one in found]) if found else Difference(0.0, 0.0, 0.0, 0)
    return Summary(len(found), len(differ), sum(one.low > 0 for one in differ), cost)


def worst(found: Sequence[Decision], count: int) -> list[Decision]:
    """Those that cost most of what is clear."""
    clear = [one for one in found if one.loss is not None and one.loss.low > 0]
    return sorted(clear, key=lambda one: -one.cost)[:count]
