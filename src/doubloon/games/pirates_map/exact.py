"""What can be proven: the last turn, and of a lone captain the last squares, over all rolls that may come.

What a seat draws changes nothing of what the others draw in the same turn (§3.8). So where a turn is sure to be the last, most
points for oneself are the best choice whatever the others do; and where one can end the game with more points than anybody else
can reach in this turn, it is won. Between that and the search there is nothing: how others draw in later turns is not known.
A lone captain has nobody to reckon with: for him the expected points of the best play are proven.
"""

from __future__ import annotations

import math

from ...core import Array, Proof, State, States, count_bits, entry, hush, rule
from ...core.arrays import np
from ...core.table import Table
from .components import (
    BLACK,
    FIRST,
    KINDS,
    MERMAID,
    PALM,
    RANKS,
    SEATS,
    SECOND,
    SIDE,
    SKULLS,
    SQUARES,
    SWORD,
    TREASURES,
    WAITING,
    Phase,
    Stage,
)
from .moves import MOVES, SKIP
from .rules import apply, full_lines, has_rudder, legal, may_flip, room_for, room_left, score_of
from .rules.chain import draw_from_roll
from .state import active_seat, copy_sheet, open_draft

BUDGET = 60_000
"""So many steps may be looked at; where more are needed nothing is proven."""
FEW_SQUARES = 4
"""With more empty squares, a lone captain's future is not even tried."""
LITTLE_ROOM = 6
"""With more room in the chest no turn is expected to fill it."""
SPREAD = 10
"""So many points more turn a worth of one half into three quarters, about."""
DEEPEST = 128
SLOTS = 1 << 15

LAST_TURN, ANY_TURN, TO_THE_END = range(3)
"""What counts: ways to end the game now; all ways to end the turn; the game to its end, alone."""
NEVER = -1e9

DRAWINGS = MERMAID * SQUARES  # symbol * 36 + square
MOST_RUM = 2 * (SIDE - 1)  # bottles that turn both white dice as far as they go
PRICES = MOST_RUM + 1
NOTHING = DRAWINGS * PRICES  # the child that draws nothing
CHILDREN = NOTHING + 1
ROLLS = SIDE * SIDE * (SIDE + 1) // 2  # the black die, and the white ones in either order: 126

CHOICE, DICE, ANY_ROLL = range(3)
FRAME = np.dtype(
    [
        ("kind", "i8"),   # CHOICE: one of the legal moves; DICE, ANY_ROLL: one of the drawings, for some rum
        ("next", "i8"),   # the child to look at next
        ("count", "i8"),  # how many there are
        ("flips", "i8"),  # ANY_ROLL: 1 where the black die may be flipped
        ("key", "i8"),    # what the position is remembered by
        ("best", "f8"),   # the best child so far
    ],
    align=True,
)  # fmt: skip


def solve(world: Table, seat: int, seed: str | None) -> Proof | None:
    """A choice for the last turn, or for a lone captain's last squares; None where nothing is proven."""
    if world.state["phase"][0] != Phase.TURN:
        return None
    desk = Desk(world)
    moves = [move.id for move in world.moves(seat)]
    others = [other for other in range(world.seats) if other != seat]
    captain = int(world.state["box"]["rank"][0, RANKS // 2])
    if not others and desk.reckon(seat, TO_THE_END) >= 0:
        return desk.proof(moves, half=captain)
    unfinished = desk.reckon(seat, LAST_TURN)
    if unfinished == 0:
        return desk.proof(moves, half=max((world.scores[other] for other in others), default=captain))
    if unfinished < 0 or not others:
        return None
    rival = max(Desk(world).most_this_turn(other) for other in others)
    won = [(move, 1.0) for move, value in desk.ranked(moves) if value > rival]
    return Proof(won) if won else None


class Desk:
    """Where a position is reckoned through."""

    def __init__(self, world: Table) -> None:
        self.state = world.state
        self.bench = world.game.bench()
        array = self.bench.array
        self.work = array(DEEPEST, self.state.dtype)
        self.frames = array(DEEPEST, FRAME)
        self.moves = array((DEEPEST, len(MOVES)), np.int64)
        self.worth = array((DEEPEST, CHILDREN), np.float64)
        self.prices = array((2, ROLLS, DRAWINGS), np.int64)
        self.wanted = array((2, CHILDREN), np.bool_)
        self.top = array(ROLLS, np.float64)
        self.keys = array(SLOTS, np.int64)
        self.known = array(SLOTS, np.float64)
        self.values = array(len(MOVES), np.float64)

    def reckon(self, seat: int, goal: int) -> int:
        """Fill the values of the seat's moves; returns how many ways leave the game open, or -1: too many to look at."""
        return self.bench.call(
            reckon, self.state, self.work, self.frames, self.moves, self.worth, self.prices, self.wanted,
            self.top, self.keys, self.known, self.values, seat, goal,
        )  # fmt: skip

    def most_this_turn(self, other: int) -> float:
        """The best that another seat can make of this turn, as far as all know; more than anything if that is too much to see."""
        return self.values.max() if self.reckon(other, ANY_TURN) >= 0 else math.inf

    def ranked(self, moves: list[int]) -> list[tuple[int, float]]:
        """The moves with their values, the best first."""
        return sorted(zip(moves, self.values.tolist(), strict=False), key=lambda pair: -pair[1])

    def proof(self, moves: list[int], half: int) -> Proof:
        """Points as a worth between 0 and 1: one half for so many."""
        return Proof([(move, 1.0 / (1.0 + math.exp((half - value) / SPREAD))) for move, value in self.ranked(moves)])


# Prices: the bottles that a drawing costs with some dice.


@rule
def price(s: State, black: int, first: int, second: int, drawing: int) -> int:
    """The bottles it takes to draw a symbol on a square with these dice; PRICES where that cannot be. (§3.2, §3.4)"""
    kind = drawing // SQUARES
    row, column = 1 + drawing % SQUARES // SIDE, 1 + drawing % SIDE
    best = PRICES
    if s.box.symbol[black - 1] == kind:
        best = min(abs(first - row) + abs(second - column), abs(first - column) + abs(second - row))
    for face in range(1, s.box.side + 1):
        if s.box.symbol[face - 1] == kind:
            if black == row:
                best = min(best, abs(first - face) + abs(second - column), abs(second - face) + abs(first - column))
            if black == column:
                best = min(best, abs(first - face) + abs(second - row), abs(second - face) + abs(first - row))
    return best


@rule
def list_prices(s: State, prices: Array, wanted: Array) -> None:
    """The price of every drawing with each of the different rolls, without and with the right to flip the black die. (§3.3)"""
    roll = 0
    for black in range(1, s.box.side + 1):
        for first in range(1, s.box.side + 1):
            for second in range(first, s.box.side + 1):
                for drawing in range(DRAWINGS):
                    straight = price(s, black, first, second, drawing)
                    flipped = min(straight, price(s, s.box.side + 1 - black, first, second, drawing))
                    prices[0, roll, drawing] = straight
                    prices[1, roll, drawing] = flipped
                    if straight < PRICES:
                        wanted[0, drawing * PRICES + straight] = True
                    if flipped < PRICES:
                        wanted[1, drawing * PRICES + flipped] = True
                roll += 1


@rule
def price_now(s: State, seat: int, drawing: int) -> int:
    """The bottles that a drawing costs with the dice as they lie, flipped or not. (§3.3)"""
    black, first, second = s.die[seat, BLACK], s.die[seat, FIRST], s.die[seat, SECOND]
    best = price(s, black, first, second, drawing)
    return min(best, price(s, s.box.side + 1 - black, first, second, drawing)) if may_flip(s, seat) else best


# The tree, depth first.


@entry
def reckon(
    root: States,
    work: States,
    frames: Array,
    moves: Array,
    worth: Array,
    prices: Array,
    wanted: Array,
    top: Array,
    keys: Array,
    known: Array,
    values: Array,
    seat: int,
    goal: int,
) -> int:
    """What each of the seat's moves is worth at best; returns how many ways leave the game open, or -1: too many to look at."""
    work[0] = root[0]
    if goal == ANY_TURN:
        open_draft(work[0], seat)  # what another seat has drafted is not known
    if not is_near_end(work[0], seat, goal):
        return -1
    if goal == TO_THE_END:
        list_prices(work[0], prices, wanted)
    keys[:] = 0
    values[:] = NEVER
    open_choice(work[0], frames[0], moves[0], seat)
    depth, steps, unfinished = 0, 0, 0
    while True:
        s = work[depth]
        child = next_child(s, frames[depth], wanted[frames[depth].flips], seat)
        if child >= 0:
            steps += 1
            if steps > BUDGET or depth + 1 == DEEPEST:
                return -1
            work[depth + 1] = work[depth]
            s = work[depth + 1]
            follow(s, frames[depth], moves[depth], seat, child)
            if s.stage[seat] == Stage.READY:
                ended = room_left(s, seat) == 0 or s.skulls[seat] >= SKULLS
                unfinished += not ended
                if ended or goal != TO_THE_END:
                    value = standing(s, seat) if ended or goal == ANY_TURN else NEVER
                    take(frames[depth], worth[depth], values, depth, child, value)
                    continue
                begin_turn(s, seat)
            key = fingerprint(s, seat)
            if keys[key % SLOTS] == key:
                take(frames[depth], worth[depth], values, depth, child, known[key % SLOTS])
                continue
            depth += 1
            if s.stage[seat] == Stage.ROLL:
                open_dice(s, frames[depth], worth[depth], seat)
            else:
                open_choice(s, frames[depth], moves[depth], seat)
            frames[depth].key = key
        elif depth == 0:
            break
        else:
            value = frames[depth].best
            if frames[depth].kind == ANY_ROLL:
                value = expected(s, frames[depth], worth[depth], prices[frames[depth].flips], top, seat)
            keys[frames[depth].key % SLOTS] = frames[depth].key
            known[frames[depth].key % SLOTS] = value
            depth -= 1
            take(frames[depth], worth[depth], values, depth, frames[depth].next - 1, value)
    return unfinished


@rule
def is_near_end(s: State, seat: int, goal: int) -> bool:
    """Whether it is worth looking: few squares are empty, or the chest or the skulls are nearly full. (§7.1)"""
    if goal == TO_THE_END:
        return count_bits(room_for(s, seat, PALM)) <= FEW_SQUARES
    return goal == ANY_TURN or room_left(s, seat) <= LITTLE_ROOM or s.skulls[seat] >= SKULLS - 1


@rule
def open_choice(s: State, frame: State, moves: Array, seat: int) -> None:
    """A position where one of the legal moves is to be chosen."""
    frame.kind = CHOICE
    frame.next = 0
    frame.best = NEVER
    frame.count = legal(s, seat, moves)


@rule
def open_dice(s: State, frame: State, worth: Array, seat: int) -> None:
    """A position before drawing: with dice that lie there, or with any that may be rolled."""
    frame.kind = DICE if s.die[seat, BLACK] > 0 else ANY_ROLL
    frame.next = 0
    frame.best = NEVER
    frame.count = CHILDREN
    frame.flips = 1 if active_seat(s) == seat or has_rudder(s, seat) else 0
    worth[:] = NEVER


@rule
def next_child(s: State, frame: State, wanted: Array, seat: int) -> int:
    """The next child of a position; -1: no more. Of the ways to a drawing only the cheapest counts."""
    while frame.next < frame.count:
        child = frame.next
        frame.next += 1
        if frame.kind == CHOICE or child == NOTHING:
            return child
        drawing, cost = child // PRICES, child % PRICES
        if cost <= s.rum[seat] and (room_for(s, seat, drawing // SQUARES) >> (drawing % SQUARES)) & 1:
            if frame.kind == ANY_ROLL:
                if wanted[child]:
                    return child
            elif price_now(s, seat, drawing) == cost:
                return child
    return -1


@rule
def follow(s: State, frame: State, moves: Array, seat: int, child: int) -> None:
    """Go from a position to its child."""
    if frame.kind == CHOICE:
        apply(s, seat, moves[child])
    elif child == NOTHING:
        apply(s, seat, SKIP)
    else:
        hush(s)
        s.rum[seat] -= child % PRICES
        draw_from_roll(s, seat, child // PRICES // SQUARES, child // PRICES % SQUARES)


@rule
def begin_turn(s: State, seat: int) -> None:
    """The next turn of a lone captain, with any roll. (§3.1, §8.1)"""
    copy_sheet(s, seat, SEATS + seat)
    s.turns += 1
    open_draft(s, seat)
    s.die[seat] = 0  # not rolled yet


@rule
def take(frame: State, worth: Array, values: Array, depth: int, child: int, value: float) -> None:
    """Note what a child has turned out to be worth."""
    frame.best = max(frame.best, value)
    if frame.kind == ANY_ROLL:
        worth[child] = value
    elif depth == 0:
        values[child] = value


@rule
def expected(s: State, frame: State, worth: Array, prices: Array, top: Array, seat: int) -> float:
    """The best of each roll, over all rolls: two white dice that differ can fall in two ways."""
    top[:] = worth[NOTHING]
    for drawing in range(DRAWINGS):
        if (room_for(s, seat, drawing // SQUARES) >> (drawing % SQUARES)) & 1:
            for roll in range(ROLLS):
                cost = prices[roll, drawing]
                if cost <= min(s.rum[seat], MOST_RUM):
                    top[roll] = max(top[roll], worth[drawing * PRICES + cost])
    total, roll = 0.0, 0
    for _ in range(s.box.side):
        for first in range(s.box.side):
            for second in range(first, s.box.side):
                total += top[roll] * (1 if first == second else 2)
                roll += 1
    return total / (s.box.side * s.box.side * s.box.side)


@rule
def standing(s: State, seat: int) -> float:
    """Points, and between several seats the ties that they leave: full lines, few skulls, swords. (§7.2, §7.7)"""
    points = 1.0 * score_of(s, seat)
    if s.seats > 1:
        points += full_lines(s, seat) / 64 + (SKULLS - s.skulls[seat]) / 512 + count_bits(s.marks[seat, SWORD]) / 32768
    return points


@rule
def fingerprint(s: State, seat: int) -> int:
    """What a draft is remembered by: the same number for the same draft, and hardly ever for another."""
    key = 2 * s.stage[seat] + (active_seat(s) == seat)
    for kind in range(KINDS):
        key = mixed(key, s.marks[seat, kind])
    for treasure in range(len(TREASURES)):
        key = mixed(key, s.chest[seat, treasure])
    for kind in range(WAITING):
        key = mixed(key, s.waiting[seat, kind])
    key = mixed(key, s.raised[seat, 0] * 64 + s.raised[seat, 1])
    key = mixed(key, s.boxes[seat] * 64 + s.skulls[seat])
    key = mixed(key, s.rum[seat])
    if s.stage[seat] == Stage.ROLL:
        key = mixed(key, (s.die[seat, BLACK] * 64 + s.die[seat, FIRST]) * 64 + s.die[seat, SECOND])
    return mixed(key, (s.gift[seat] + 1) * 64 + s.pair[seat] + 1)


@rule
def mixed(key: int, fact: int) -> int:
    """One more fact in a key; it may run over."""
    key = (key ^ fact) * 6364136223846793005
    return key ^ (key >> 29)
