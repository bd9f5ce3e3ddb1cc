"""The last round of two: alpha-beta with a memory.

A position between two turns is one number: how long the columns are (three bits each), whose turn it is (one bit), and how
many cards of each colour the first seat holds (six bits each); the second holds the others that are gone.
"""

from __future__ import annotations

from typing import Any

from ....core import Array, State, States, entry, rule
from ....core.arrays import np
from ..components import ACTIONS, COLOURS, COLUMNS, EXTRA, LENGTH, PLAIN, Phase
from ..moves import MOVES
from ..rules import action_of, apply, colour_of, legal, total

MOST_NODES = 400_000
"""Positions looked at before a proof is given up: it would take too long."""
GIVEN_UP = -1
BITS = 6
"""Room for a number of cards."""

LENGTHS, TURN, HELD = 0xFFF, 1 << 12, 13
# The board: for any lengths of the columns, packed by colour, cards gathered and how far leads can still shift; what lies
# uncovered; what the colours pay.
GATHERED, REACH, TOP, FIRST, SECOND, AHEAD = 0, 4096, 8192, 8224, 8228, 8232
BOARD = AHEAD + 1
FARTHEST = 9999

MEMO = np.dtype([("position", "i8"), ("best", "i8"), ("low", "i2"), ("high", "i2")], align=True)
"""What is known of a position: the best way on, and between which margins its value lies."""
NODE = np.dtype(
    [
        ("position", "i8"),
        ("low", "i8"),              # the first seat is sure of more elsewhere …
        ("high", "i8"),             # … and the second seat of less
        ("floor", "i8"),            # the same two when the node was opened
        ("ceiling", "i8"),
        ("value", "i8"),            # the best found so far
        ("best", "i8"),             # the way to it
        ("ways", "i8"),             # how many ways there are …
        ("tried", "i8"),            # … and how many have been tried
        ("way", "i8", (COLUMNS * (1 + COLUMNS),)),
        ("hope", "i8", (COLUMNS * (1 + COLUMNS),)),     # what a way promises the seat to act
    ],
    align=True,
)  # fmt: skip


def prove_duel(world: Any) -> list[list[int]] | None:
    """The best margin after each legal move, as points of the two."""
    board = board_of(world.state[0])
    bench = world.game.bench()
    memo, nodes = bench.array(1 << 20, MEMO), bench.array(LENGTH * COLUMNS + 1, NODE)
    work, (out, spare, margins) = bench.array(3, world.state.dtype), bench.array((3, len(MOVES)), np.int64)
    n = bench.call(weigh_duel, world.state, work, board, memo, nodes, out, spare, margins)
    if n < 0:
        return None
    return [[max(margin, 0), max(-margin, 0)] for margin in margins[:n].tolist()]


def board_of(s: Any) -> Any:
    """What does not change while a round is played."""
    board = np.zeros(BOARD, np.int64)
    gathered, reach = np.zeros((8,) * COLUMNS, np.int64), np.zeros((8,) * COLUMNS, np.int64)
    for colour in range(len(COLOURS)):
        gathered += int(s["collection"][:, colour].sum()) << (BITS * colour)
    for column in range(COLUMNS):
        for place in range(s["length"][column]):
            colour, action = divmod(int(s["column"][column, place]), len(ACTIONS))
            shift = 1 if action == EXTRA else 1 + 2 * action
            part: list[Any] = [slice(None)] * COLUMNS
            part[COLUMNS - 1 - column] = slice(0, place + 1)
            gathered[tuple(part)] += 1 << (BITS * colour)
            part[COLUMNS - 1 - column] = slice(place + 1, 8)
            reach[tuple(part)] += shift << (8 * colour)
            board[TOP + column * 8 + place + 1] = s["column"][column, place]
    board[GATHERED:REACH], board[REACH:TOP] = gathered.ravel(), reach.ravel()
    board[FIRST:SECOND] = s["box"]["first"][s["score_card"]]
    board[SECOND:AHEAD] = s["box"]["second"][s["score_card"]]
    board[AHEAD] = int(s["sheet"][:, 0].sum()) - int(s["sheet"][:, 1].sum())
    return board


@entry
def weigh_duel(
    root: States, work: States, board: Array, memo: Array, nodes: Array, out: Array, spare: Array, margins: Array
) -> int:
    """The margin of the first seat after each legal move of the seat to act; returns how many, or GIVEN_UP."""
    seat, budget = root[0].turn, MOST_NODES
    n = legal(root[0], seat, out)
    for k in range(n):
        work[0] = root[0]
        apply(work[0], seat, out[k])
        ways = legal(work[0], seat, spare) if work[0].phase in (Phase.EXTRA, Phase.ROB) else 1
        for way in range(ways):
            work[1] = work[0]
            if work[0].phase in (Phase.EXTRA, Phase.ROB):
                apply(work[1], seat, spare[way])
            if work[1].phase == Phase.OVER:
                margin = total(work[1], 0) - total(work[1], 1)
            else:
                budget = search_duel(position_of(work[1]), budget, board, memo, nodes)
                margin = nodes[0].value
            if budget < 0:
                return GIVEN_UP
            if way == 0 or (margin > margins[k]) == (seat == 0):
                margins[k] = margin
    return n


@rule
def position_of(s: State) -> int:
    """The number of a position between two turns."""
    position = s.turn * TURN
    for column in range(COLUMNS):
        position += s.length[column] << (3 * column)
    for colour in range(len(COLOURS)):
        position += s.collection[0, colour] << (HELD + BITS * colour)
    return position


@rule
def search_duel(position: int, budget: int, board: Array, memo: Array, nodes: Array) -> int:
    """Alpha-beta with a memory: the margin of the first seat goes into nodes[0].value; returns what is left of the budget."""
    depth = 0
    nodes[0].low, nodes[0].high = -FARTHEST, FARTHEST
    known = open_node(nodes[0], position, board, memo)
    while budget >= 0:
        node = nodes[depth]
        if known or node.tried == node.ways or node.low >= node.high:
            if not known:
                remember(node, memo)
            if depth == 0:
                break
            depth -= 1
            hand_up(nodes[depth], node.position, node.value)
            known = False
        else:
            node.tried += 1
            depth += 1
            nodes[depth].low, nodes[depth].high = node.low, node.high
            known = open_node(nodes[depth], node.way[node.tried - 1], board, memo)
            budget -= 1
    return budget


@rule
def hand_up(node: Array, way: int, value: int) -> None:
    """What a way on is worth: the first seat wants much, the second little."""
    if node.position & TURN == 0:
        if value > node.value:
            node.value, node.best = value, way
        node.low = max(node.low, value)
    else:
        if value < node.value:
            node.value, node.best = value, way
        node.high = min(node.high, value)


@rule
def open_node(node: Array, position: int, board: Array, memo: Array) -> bool:
    """Begin with a position; whether its value, or enough of it, is known at once."""
    node.position = position
    low, high, best = bound(position, board, -1), bound(position, board, 1), 0
    entry_of = memo[slot(position, len(memo))]
    if entry_of.position == position:
        low, high, best = max(low, entry_of.low), min(high, entry_of.high), entry_of.best
    if low >= node.high or low == high:
        node.value = low
        return True
    if high <= node.low:
        node.value = high
        return True
    node.low, node.high = max(node.low, low), min(node.high, high)
    node.floor, node.ceiling = node.low, node.high
    node.value = -FARTHEST if position & TURN == 0 else FARTHEST
    node.best, node.tried = 0, 0
    list_ways(node, board)
    sort_ways(node, best, board)
    return False


@rule
def slot(position: int, slots: int) -> int:
    """Where a position is remembered."""
    return ((position * 0x9E3779B1) >> 15) & (slots - 1)


@rule
def remember(node: Array, memo: Array) -> None:
    """Keep what was found, over whatever was there."""
    entry_of = memo[slot(node.position, len(memo))]
    if entry_of.position != node.position:
        entry_of.position, entry_of.low, entry_of.high = node.position, -FARTHEST, FARTHEST
    entry_of.best = node.best
    if node.value > node.floor:
        entry_of.low = max(entry_of.low, node.value)
    if node.value < node.ceiling:
        entry_of.high = min(entry_of.high, node.value)


@rule
def bound(position: int, board: Array, side: int) -> int:
    """The most (side 1) or the least (side -1) that the margin of the first seat can still become; at the end both are it."""
    gathered, reach = board[GATHERED + (position & LENGTHS)], board[REACH + (position & LENGTHS)]
    margin = board[AHEAD]
    for colour in range(len(COLOURS)):
        mine = (position >> (HELD + BITS * colour)) & 63
        his = ((gathered >> (BITS * colour)) & 63) - mine
        own, other = (mine, his) if side > 0 else (his, mine)
        shift = (reach >> (8 * colour)) & 255
        if own + shift > other:
            margin += side * (board[FIRST + colour] - (board[SECOND + colour] if other > 0 and shift == 0 else 0))
        elif own + shift < other:
            margin -= side * (board[FIRST + colour] - (board[SECOND + colour] if own + shift > 0 else 0))
    return margin


@rule
def list_ways(node: Array, board: Array) -> None:
    """Every turn there is. Flags are used to the full: of two seats, neither was ever worse off for a card more."""
    position, n = node.position, 0
    for column in range(COLUMNS):
        length = (position >> (3 * column)) & 7
        if length > 0:
            card = board[TOP + column * 8 + length]
            node.way[n] = turn_taken(position, board, column, -1)
            n += 1
            if action_of(card) == EXTRA:
                for second in range(COLUMNS):
                    left = ((position >> (3 * second)) & 7) - (second == column)
                    if left > 0 and colour_of(board[TOP + second * 8 + left]) == colour_of(card):
                        node.way[n] = turn_taken(position, board, column, second)
                        n += 1
    node.ways = n


@rule
def turn_taken(position: int, board: Array, column: int, second: int) -> int:
    """The position after a card is taken, a second one of its colour perhaps, or whatever its flags can steal. (§3.3, §3.6)"""
    card = board[TOP + column * 8 + ((position >> (3 * column)) & 7)]
    colour, action = colour_of(card), action_of(card)
    mine = (position >> (HELD + BITS * colour)) & 63
    his = ((board[GATHERED + (position & LENGTHS)] >> (BITS * colour)) & 63) - mine
    flags = action if PLAIN < action < EXTRA else 0
    if position & TURN == 0:
        change = 1 + min(flags, his) + (second >= 0)
    else:
        change = -min(flags, mine)
    position += (change << (HELD + BITS * colour)) - (1 << (3 * column))
    if second >= 0:
        position -= 1 << (3 * second)
    return position ^ TURN


@rule
def sort_ways(node: Array, best: int, board: Array) -> None:
    """Put first what promises most to the seat to act, and the best way remembered before all."""
    side = 1 if node.position & TURN == 0 else -1
    for n in range(node.ways):
        way = node.way[n]
        hope = FARTHEST if way == best else side * promise(way, board)
        k = n
        while k > 0 and node.hope[k - 1] < hope:
            node.way[k], node.hope[k] = node.way[k - 1], node.hope[k - 1]
            k -= 1
        node.way[k], node.hope[k] = way, hope


@rule
def promise(position: int, board: Array) -> int:
    """A guess at the margin: leads by what they pay, and by how far they can still shift."""
    gathered, reach = board[GATHERED + (position & LENGTHS)], board[REACH + (position & LENGTHS)]
    margin = 0
    for colour in range(len(COLOURS)):
        mine = (position >> (HELD + BITS * colour)) & 63
        lead = 2 * mine - ((gathered >> (BITS * colour)) & 63)
        shift = (reach >> (8 * colour)) & 255
        margin += board[FIRST + colour] * max(-12, min(12, 12 * lead // (shift + 2)))
    return margin
