"""Whole games by quick bots, inside the compiled core, with all that is counted for a study.

Of each game a row is kept; how often which event and move occurred is too much to keep by game, and is summed up by batch.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...bots.search import Desk, search, weigh_moves
from ...core import Array, State, States, entry, lowest_bit, rule, seed_chance
from ...core.chance import threefry
from ...core.generic import acting, apply, legal, prior, scores, set_up, winners
from ...core.luck import pick
from ..quick import most_tried, plant

SEATS = 4
POINTS = 24
"""A game is looked at after each 24th of its moves."""
LONGEST = 6_000
"""A game that takes more moves is broken off; the game's own tests hold it to half of that."""
WORLDS = 1 << 30
"""Keys from which a bosun's worlds are dealt; higher ones are the tables' own."""

DECKHAND, TIPSY, MATE, BOSUN, CAPTAIN = range(5)
"""Any move; now and then any move; the most promising; what stands best after the turn, in one world of those that could be;
and, numbered from CAPTAIN on by their iterations, those who search a tree."""
TIPSY_MOVES = 4
"""A tipsy mate makes one move in so many without looking."""

PLAYED = np.dtype(
    [
        ("moves", "i4"),            # moves made
        ("turns", "i4"),            # how often another seat began to decide
        ("choices", "i4"),          # legal moves, summed over all moves
        ("forced", "i4"),           # moves that were the only one
        ("finished", "i1"),         # 0 if it was broken off
        ("first", "i1"),            # the seat that began
        ("won", "i1"),              # the winners, as a set
        ("score", "i4", (SEATS,)),  # final scores
        ("lead", "i1", (POINTS,)),  # who was alone in front at each point; -1: nobody
        ("width", "i2", (POINTS,)), # how many legal moves there were at each point
    ],
    align=True,
)  # fmt: skip

# What is summed up for each thing that is counted, over all seats of all games of a batch.
# Users are seats that used it in a game at all; the last three are for what every further use brings.
USES, USERS, WINS, MARGIN, AT_END, SQUARES, USES_WIN, USES_MARGIN, SUMS = range(9)


@rule
def any_best(n: int, values: Array, luck: Array) -> int:
    """The place of the greatest of n values; of equals any."""
    best, equals = 0, 1
    for k in range(1, n):
        if values[k] > values[best]:
            best, equals = k, 1
        elif values[k] == values[best]:
            equals += 1
            if pick(luck, equals) == 0:
                best = k
    return best


class Counting(NamedTuple):
    """What is counted, and into what."""

    whose: Array
    """Of each kind of event, which of its numbers is the seat."""
    kinds: Array
    """The column of each kind of event."""
    blocks: Array
    """The first column of each of its numbers."""
    sizes: Array
    """And how many there are."""
    verbs: Array
    """The column of each move."""
    used: Array
    """How often each seat used what, in this game."""
    at_end: Array
    """And with its last move."""
    track: Array
    """The scores before each move."""
    widths: Array
    """And how many legal moves there were."""


class Stretch(NamedTuple):
    """Which games are played: by how many seats, from which blank record, from first to last, by which key and crews."""

    blank: States
    seats: int
    first: int
    last: int
    key: int
    crews: Array


@rule
def choose(bot: int, desk: Desk, seat: int, seats: int, n: int) -> int:
    """The move a bot makes, of n legal ones."""
    luck, ids, values = desk.luck, desk.out, desk.values
    if n == 1:
        return ids[0]
    if bot > CAPTAIN:
        plant(desk.tree)
        search(desk, 1, seat, seats, pick(luck, WORLDS), bot - CAPTAIN)
        return most_tried(desk.tree, seat)
    if bot == DECKHAND or (bot == TIPSY and pick(luck, TIPSY_MOVES) == 0):
        return ids[pick(luck, n)]
    if bot != BOSUN:
        for k in range(n):
            values[k] = prior(desk.root[0], seat, ids[k])
    else:
        weigh_moves(desk, seat, seats, pick(luck, WORLDS), 1)
    return ids[any_best(n, values, luck)]


@rule
def seat_of(row: Array, mover: int, whose: Array) -> int:
    """Whom an event speaks of: the seat it names, or whoever moved."""
    place = whose[row[0]]
    return row[2 + place] if place >= 0 else mover


@rule
def who_began(s: State, mask: int, whose: Array) -> int:
    """The first seat that the laying out of the game names; else the first that decides."""
    for n in range(s.events):
        kind = s.event[n, 0]
        if 0 <= kind < len(whose) and whose[kind] >= 0:
            return s.event[n, 2 + whose[kind]]
    return lowest_bit(mask)


@rule
def count_events(s: State, mover: int, seats: int, counting: Counting, used: Array) -> None:
    """Count what the last move brought: each event by its kind, and by each of its numbers."""
    whose, kinds, blocks, sizes = counting.whose, counting.kinds, counting.blocks, counting.sizes
    for n in range(s.events):
        kind = s.event[n, 0]
        if not 0 <= kind < len(whose):
            continue
        seat = seat_of(s.event[n], mover, whose)
        if not 0 <= seat < seats:
            continue
        used[seat, kinds[kind]] += 1
        for place in range(blocks.shape[1]):
            value = s.event[n, 2 + place]
            if blocks[kind, place] >= 0 and 0 <= value < sizes[kind, place]:
                used[seat, blocks[kind, place] + value] += 1


@rule
def alone_in_front(score: Array, seats: int) -> int:
    """The seat with the best score, if no other has it; else -1."""
    best, lead = score[0], 0
    for seat in range(1, seats):
        if score[seat] > best:
            best, lead = score[seat], seat
        elif score[seat] == best:
            lead = -1
    return lead


@rule
def margin_of(score: Array, seat: int, seats: int) -> float:
    """How far a seat is before the others, on average."""
    total = 0.0
    for other in range(seats):
        total += score[other]
    return score[seat] - (total - score[seat]) / max(seats - 1, 1)


@rule
def sum_up(row: State, seats: int, used: Array, at_end: Array, sums: Array) -> None:
    """Add a finished game to the sums of its batch."""
    shared = 0
    for seat in range(seats):
        shared += (row.won >> seat) & 1
    for seat in range(seats):
        win = ((row.won >> seat) & 1) / max(shared, 1)
        margin = margin_of(row.score, seat, seats)
        for column in range(used.shape[1]):
            times = used[seat, column]
            if times:
                sums[column, USES] += times
                sums[column, USERS] += 1
                sums[column, WINS] += win
                sums[column, MARGIN] += margin
                sums[column, AT_END] += at_end[seat, column]
                sums[column, SQUARES] += times * times
                sums[column, USES_WIN] += times * win
                sums[column, USES_MARGIN] += times * margin


@entry
def play_stretch(stretch: Stretch, desk: Desk, counting: Counting, games: Array, sums: Array) -> None:
    """Play the games from first to last into their rows. Game g has deal g // crews, played by crew g % crews."""
    seats, crews, key = stretch.seats, stretch.crews, stretch.key
    states, luck, ids = desk.root, desk.luck, desk.out
    used, at_end, track, widths = counting.used, counting.at_end, counting.track, counting.widths
    for game in range(stretch.first, stretch.last):
        deal = game // len(crews)
        crew = crews[game % len(crews)]
        row = games[game]
        states[0] = stretch.blank[0]
        s = states[0]
        seed_chance(s, key + deal)
        luck[0] = threefry(game % len(crews), key & 0xFFFFFFFF, deal, 1) | 1
        set_up(s)
        used[:] = 0
        mask = acting(s)
        row.first = who_began(s, mask, counting.whose)
        moves, turns, choices, forced, before = 0, 0, 0, 0, -1
        while mask and moves < LONGEST:
            seat = lowest_bit(mask)
            n = legal(s, seat, ids)
            move = choose(crew[seat], desk, seat, seats, n)
            scores(s, track[moves])
            widths[moves] = n
            used[seat, counting.verbs[move]] += 1
            apply(s, seat, move)
            count_events(s, seat, seats, counting, used)
            moves += 1
            choices += n
            forced += n == 1
            turns += seat != before
            before = seat
            mask = acting(s)
        row.moves, row.turns, row.choices, row.forced, row.finished = moves, turns, choices, forced, mask == 0
        scores(s, row.score)
        row.won = winners(s) if mask == 0 else 0
        for point in range(POINTS):
            at = point * moves // POINTS
            row.lead[point] = alone_in_front(track[at], seats)
            row.width[point] = widths[at]
        if row.finished:
            at_end[:] = 0
            count_events(s, before, seats, counting, at_end)
            sum_up(row, seats, used, at_end, sums)
