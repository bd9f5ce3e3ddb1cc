"""The last round of three or four, or with cards in hand: max^n over the rules themselves.

A position between two turns is a word for the table and one for each seat; an outcome is the points of all seats in one word.
"""

from __future__ import annotations

from typing import Any

from ....core import Array, State, States, entry, rule
from ....core.arrays import np
from ..components import COLOURS, COLUMNS, LENGTH, SEATS, STARTERS, Phase
from ..moves import EXTRA as EXTRA_MOVE
from ..moves import FLAG, MOST_FLAGS, MOVES, NO_EXTRA, PASS, PLAY, RECIPIENTS, ROB, ROB_NOBODY, TAKE
from ..rules import apply, legal, most_to_rob, total
from .duel import BITS, GIVEN_UP, MOST_NODES

MOST_CARDS = 12
"""Cards on the table and in hands, with more of which no proof is begun."""
DEEPEST = 2 * (COLUMNS * LENGTH) + 64
SHARES = 12

OUTCOMES = np.dtype([("words", "i8", (1 + SEATS,)), ("outcome", "i8")], align=True)
PLY = np.dtype(
    [
        ("words", "i8", (1 + SEATS,)),      # the position, where it is one to remember
        ("between", "i8"),          # 1 if so: between two turns
        ("outcome", "i8"),          # the best for the seat to act so far; -1 none
        ("ways", "i8"),             # how many moves there are …
        ("tried", "i8"),            # … and how many have been tried
        ("way", "i8", (len(MOVES),)),
    ],
    align=True,
)  # fmt: skip


def prove_crowd(world: Any, seat: int) -> list[list[int]] | None:
    """The points of all after each legal move."""
    s = world.state[0]
    seats = [seat, *(other for other in range(world.seats) if other != seat)]
    if int(s["length"].sum() + s["hand"].sum()) > MOST_CARDS or not all(knows_all_hands(s, one) for one in seats):
        return None
    bench = world.game.bench()
    memo, plies = bench.array(1 << 18, OUTCOMES), bench.array(DEEPEST, PLY)
    work, outcomes = bench.array(DEEPEST, world.state.dtype), bench.array(len(MOVES), np.int64)
    n = bench.call(weigh_crowd, world.state, work, memo, plies, outcomes)
    return (
        [[outcome >> (16 * one) & 0xFFFF for one in range(world.seats)] for outcome in outcomes[:n].tolist()] if n > 0 else None
    )


def knows_all_hands(s: Any, seat: int) -> bool:
    """Whether the cards a seat cannot see lie where they must: in one hand, all of a kind, or in no hand at all. (§6.1, §6.2)"""
    holders = [other for other in range(s["seats"]) if other != seat and s["hand"][other].any()]
    unseen = s["aside"] + sum(s["hand"][other] for other in holders)
    return not holders or np.count_nonzero(unseen) == 1 or (len(holders) == 1 and not s["aside"].any())


@entry
def weigh_crowd(root: States, work: States, memo: Array, plies: Array, outcomes: Array) -> int:
    """The outcome after each legal move of the seat to act; returns how many, or GIVEN_UP."""
    budget = MOST_NODES
    n = legal(root[0], root[0].turn, plies[0].way)
    for k in range(n):
        work[1] = root[0]
        apply(work[1], root[0].turn, plies[0].way[k])
        budget = search_crowd(work, memo, plies, budget)
        if budget < 0:
            return GIVEN_UP
        outcomes[k] = plies[1].outcome
    return n


@rule
def search_crowd(work: States, memo: Array, plies: Array, budget: int) -> int:
    """Max^n from work[1] on, the outcome into plies[1]; returns what is left of the budget."""
    depth = 1
    known = open_ply(work[1], plies[1], memo)
    while budget >= 0:
        ply = plies[depth]
        if known or ply.tried == ply.ways:
            if not known and ply.between:
                kept = memo[slot_of(ply.words, len(memo))]
                kept.outcome = ply.outcome
                for word in range(len(ply.words)):
                    kept.words[word] = ply.words[word]
            if depth == 1:
                break
            depth -= 1
            choose(plies[depth], ply.outcome, work[depth].turn, work[depth].seats)
            known = False
        else:
            ply.tried += 1
            depth += 1
            work[depth] = work[depth - 1]
            apply(work[depth], work[depth].turn, ply.way[ply.tried - 1])
            known = open_ply(work[depth], plies[depth], memo)
            budget -= 1
    return budget


@rule
def choose(ply: Array, outcome: int, seat: int, seats: int) -> None:
    """Keep the better outcome for the seat to act."""
    if ply.outcome < 0 or delight(outcome, seat, seats) > delight(ply.outcome, seat, seats):
        ply.outcome = outcome


@rule
def delight(outcome: int, seat: int, seats: int) -> int:
    """How good an outcome is for a seat: by its share of the victory, then by its margin over the others."""
    points, best, everybody, shared = (outcome >> (16 * seat)) & 0xFFFF, 0, 0, 0
    for other in range(seats):
        his = (outcome >> (16 * other)) & 0xFFFF
        everybody += his
        if his > best:
            best, shared = his, 0
        shared += his == best
    share = SHARES // shared if points == best else 0
    return (share << 32) + seats * points - everybody


@rule
def open_ply(s: State, ply: Array, memo: Array) -> bool:
    """Begin with a position; whether its outcome is known at once."""
    if s.phase == Phase.OVER:
        ply.outcome = 0
        for seat in range(s.seats):
            ply.outcome |= total(s, seat) << (16 * seat)
        return True
    ply.between = s.phase in (Phase.TAKE, Phase.PLAY_OUT)
    if ply.between:
        write_words(s, ply.words)
        kept = memo[slot_of(ply.words, len(memo))]
        if same_words(kept.words, ply.words):
            ply.outcome = kept.outcome
            return True
    ply.outcome, ply.tried = -1, 0
    ply.ways = legal(s, s.turn, ply.way)
    if s.seats == 2:
        ply.ways = without_gifts(s, ply.way, ply.ways)
    return False


@rule
def without_gifts(s: State, way: Array, ways: int) -> int:
    """Of two seats neither is ever better off for a card less: leave out gifts, and flags not used to the full."""
    n = 0
    for k in range(ways):
        move = way[k]
        if ROB <= move <= ROB_NOBODY:
            sound = move == ROB + (1 - s.turn) * MOST_FLAGS + most_to_rob(s, s.turn, 1 - s.turn) - 1
        elif NO_EXTRA <= move < ROB or move == PASS:
            sound = True
        else:
            first = TAKE if move < EXTRA_MOVE else EXTRA_MOVE if move < NO_EXTRA else PLAY if move < FLAG else FLAG
            sound = (move - first) % RECIPIENTS == 0
        if sound:
            way[n] = move
            n += 1
    return n


@rule
def same_words(one: Array, other: Array) -> bool:
    """Whether two positions are the same."""
    for word in range(len(one)):
        if one[word] != other[word]:
            return False
    return True


@rule
def write_words(s: State, words: Array) -> None:
    """All of a position between two turns that can change; the first word is never 0."""
    words[0] = (1 << 21) + (s.turn << 19) + (s.phase << 16)
    for column in range(COLUMNS):
        words[0] += s.length[column] << (3 * column)
    for seat in range(s.seats):
        words[0] += s.passed[seat] << (12 + seat)
        word = 0
        for colour in range(len(COLOURS)):
            word = (word << BITS) + s.collection[seat, colour]
        for kind in range(len(STARTERS)):
            word = (word << BITS) + s.hand[seat, kind]
        words[1 + seat] = word


@rule
def slot_of(words: Array, slots: int) -> int:
    """Where a position is remembered."""
    mixed = 0
    for word in range(len(words)):
        mixed = (mixed ^ words[word]) * 0x9E3779B1
        mixed ^= mixed >> 29
    return mixed & (slots - 1)
