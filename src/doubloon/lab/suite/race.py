"""What every move of a position is worth: by proof, or by a race.

All moves start. In one world after another each of them is played on to the end by the judge, with the same luck; now and then
those that are known to be worse than the leader drop out. Whoever is left was tried longest. Who looks at many moves, and again
and again, sees what is not there: so a move is called worse only where that is a thousand times likelier than chance.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...bots.admiral import Admiral
from ...core.table import Table
from ..blunders import CLOSE, Difference, interval
from ..judge import play_out
from .problems import Answer, named

LEAST_WORLDS, MOST_WORLDS = 24, 768
"""After so many worlds it is looked for the first time, then after every doubling, and at last."""
SURE = 3.29
"""So many standard errors leave one chance in a thousand."""
DIGITS = 4

Ends = dict[str, list[float]]
"""What the seat has of the victory at the end, move by move and world by world."""


def weigh(table: Table, seat: int, seed: str, most: int = MOST_WORLDS) -> list[Answer] | None:
    """All moves with what each falls short, the best first; None where they seem to be alike."""
    answers = prove(table, seat, seed, most) or race(table, seat, seed, [str(move) for move in table.moves(seat)], most)
    return answers if any(one.wrong for one in answers) else None


def prove(table: Table, seat: int, seed: str, most: int = MOST_WORLDS) -> list[Answer] | None:
    """The same where the game can prove what its moves are worth; those that its proof leaves out race against the best."""
    proof = Admiral().prove(table.world(seat, f"{seed} proof"), seat, seed)
    if proof is None or len(proof.worth) < 2:  # a move that wins says nothing about the others
        return None
    worth = {named(table, seat, str(table.game.move(move))): value for move, value in proof.worth}
    best = max(worth, key=lambda move: worth[move])
    answers = [Answer(move, proven(worth[best] - value, proof.error)) for move, value in worth.items()]
    left = [str(move) for move in table.moves(seat) if str(move) not in worth]
    if left:
        answers += [one for one in race(table, seat, seed, [best, *left], most) if one.move != best]
    return sorted(answers, key=lambda one: one.short.mean)


def proven(gap: float, error: float) -> Difference:
    """A difference that is known, but for an error."""
    return rounded(Difference(gap, gap - error, gap + error, 0, proven=True))


def race(table: Table, seat: int, seed: str, moves: Sequence[str], most: int = MOST_WORLDS) -> list[Answer]:
    """Play some moves on in the same worlds; where after two looks nobody is known to be worse, that is all."""
    ends: Ends = {move: [] for move in moves}
    running, worlds, look = list(ends), 0, min(LEAST_WORLDS, most)
    while True:
        for world in range(worlds, look):
            luck = f"{seed} {world}"
            for move in running:
                ends[move].append(play_out(table.world(seat, luck), seat, move, luck))
        worlds = look
        leader = max(running, key=lambda move: sum(ends[move]))
        gaps = {move: gap(ends, leader, move) for move in running if move != leader}
        running = [leader, *(move for move, short in gaps.items() if short.low <= CLOSE)]
        alike = len(running) == len(ends) and worlds > LEAST_WORLDS
        if alike or worlds >= most or all(gaps[move].high < CLOSE for move in running[1:]):
            break
        look = min(2 * worlds, most)
    answers = [Answer(move, rounded(gap(ends, leader, move))) for move in ends if move != leader]
    return [Answer(leader, Difference(0.0, 0.0, 0.0, worlds)), *sorted(answers, key=lambda one: one.short.mean)]


def gap(ends: Ends, leader: str, move: str) -> Difference:
    """By how much a move falls short of the leader in the worlds that both were played in."""
    return interval([best - one for best, one in zip(ends[leader], ends[move], strict=False)], SURE)


def rounded(found: Difference) -> Difference:
    """As many digits as anybody reads."""
    numbers = {name: round(getattr(found, name), DIGITS) for name in ("mean", "low", "high")}
    return msgspec.structs.replace(found, **numbers)
