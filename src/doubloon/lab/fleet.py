"""Many games side by side: what one of them does when it is its turn. The same lines run on every core and on a GPU.

A fleet is an array of records and, row for row, what a learner reads of them: who decides, what he may do, what he
knows, what the last move brought. A game that ends begins anew at once, from the next key.
"""

from __future__ import annotations

from ..core import Array, State, States, count_bits, entry, lowest_bit, rule, seed_chance
from ..core.generic import acting, apply, legal, observe, prior, set_up, winners
from ..core.luck import pick

STRETCH = 64
"""So many moves of a mask are passed over at once."""


@rule
def begin(states: States, blank: States, i: int, key: int) -> None:
    """Lay out a new game in record i."""
    states[i] = blank[0]
    seed_chance(states[i], key)
    set_up(states[i])


@rule
def look(s: State, mask: Array, seen: Array, ids: Array) -> int:
    """Write what the next seat to decide may do and what it knows; returns that seat."""
    seat = lowest_bit(acting(s))
    for move in range(len(mask)):
        mask[move] = 0
    for n in range(legal(s, seat, ids)):
        mask[ids[n]] = 1
    observe(s, seat, seen)
    return seat


@rule
def share_out(s: State, rewards: Array) -> None:
    """At the end the winners share 1, the others -1; where all win or nobody does it is a draw, unless he is alone."""
    seats = len(rewards)
    won = winners(s)
    count = count_bits(won)
    for seat in range(seats):
        if seats == 1:
            rewards[seat] = 1.0 if won else -1.0
        elif count == 0 or count == seats:
            rewards[seat] = 0.0
        elif (won >> seat) & 1:
            rewards[seat] = 1 / count
        else:
            rewards[seat] = -1 / (seats - count)


@rule
def advance(s: State, seat: int, move: int, rewards: Array) -> bool:
    """Carry out a move; returns whether it ended the game."""
    apply(s, seat, move)
    for one in range(len(rewards)):
        rewards[one] = 0.0
    if acting(s):
        return False
    share_out(s, rewards)
    return True


@rule
def step(
    states: States, blank: States, i: int, move: int, keys: Array, by: int,
    seat: Array, mask: Array, seen: Array, rewards: Array, done: Array, ids: Array,
) -> None:  # fmt: skip
    """Carry out a move in record i, begin anew where it ended the game, and look who decides next."""
    done[i] = advance(states[i], seat[i], move, rewards[i])
    if done[i]:
        keys[i] += by
        begin(states, blank, i, keys[i])
    seat[i] = look(states[i], mask[i], seen[i], ids)


@rule
def choose_random(s: State, seat: int, luck: Array, ids: Array) -> int:
    """Any legal move."""
    return ids[pick(luck, legal(s, seat, ids))]


@rule
def count_marked(mask: Array) -> int:
    """How many moves are marked."""
    count = 0
    for move in range(len(mask)):
        count += mask[move]
    return count


@rule
def choose_marked(mask: Array, luck: Array) -> int:
    """Any of the moves that are marked as legal: to look at the mask is quicker than to ask the rules again."""
    skip = pick(luck, count_marked(mask))
    move = 0
    here = count_marked(mask[:STRETCH])
    while here <= skip:
        skip -= here
        move += STRETCH
        here = count_marked(mask[move : move + STRETCH])
    while mask[move] == 0 or skip > 0:
        skip -= mask[move]
        move += 1
    return move


@rule
def choose_promising(s: State, seat: int, luck: Array, ids: Array) -> int:
    """A legal move that looks most promising; of several, any."""
    best = 0.0
    chosen = -1
    equals = 0
    for n in range(legal(s, seat, ids)):
        promise = prior(s, seat, ids[n])
        if chosen < 0 or promise > best:
            best, chosen, equals = promise, ids[n], 1
        elif promise == best:
            equals += 1
            if pick(luck, equals) == 0:
                chosen = ids[n]
    return chosen


@rule
def hope(s: State, seat: int, moves: Array, hopes: Array) -> int:
    """Write the legal moves, and how promising each looks; returns how many there are."""
    many = legal(s, seat, moves)
    for n in range(many):
        hopes[n] = prior(s, seat, moves[n])
    return many


# From Python, over a stretch of the fleet: several threads may each take one.


@entry
def begin_all(
    states: States, blank: States, first: int, last: int, keys: Array,
    seat: Array, mask: Array, seen: Array, ids: Array,
) -> None:  # fmt: skip
    """Lay out new games from the keys there are."""
    for i in range(first, last):
        begin(states, blank, i, keys[i])
        seat[i] = look(states[i], mask[i], seen[i], ids)


@entry
def first_illegal(first: int, last: int, moves: Array, mask: Array) -> int:
    """The first game in which a move is not legal; `last` if there is none."""
    for i in range(first, last):
        if moves[i] < 0 or moves[i] >= mask.shape[1] or mask[i, moves[i]] == 0:
            return i
    return last


@entry
def step_all(
    states: States, blank: States, first: int, last: int, moves: Array, keys: Array, by: int,
    seat: Array, mask: Array, seen: Array, rewards: Array, done: Array, ids: Array,
) -> None:  # fmt: skip
    """One move in each game."""
    for i in range(first, last):
        step(states, blank, i, moves[i], keys, by, seat, mask, seen, rewards, done, ids)


@entry
def observe_all(states: States, first: int, last: int, seat: int, seen: Array) -> None:
    """What one seat knows in each game."""
    for i in range(first, last):
        observe(states[i], seat, seen[i])


@entry
def choose_all_random(first: int, last: int, mask: Array, luck: Array, moves: Array) -> None:
    """Any legal move in each game."""
    for i in range(first, last):
        moves[i] = choose_marked(mask[i], luck[i])


@entry
def choose_all_promising(states: States, first: int, last: int, seat: Array, luck: Array, moves: Array, ids: Array) -> None:
    """A promising legal move in each game."""
    for i in range(first, last):
        moves[i] = choose_promising(states[i], seat[i], luck[i], ids)


@entry
def hope_all(states: States, first: int, last: int, seat: Array, many: Array, moves: Array, hopes: Array) -> None:
    """What is legal and how promising it looks, in each game."""
    for i in range(first, last):
        many[i] = hope(states[i], seat[i], moves[i], hopes[i])
