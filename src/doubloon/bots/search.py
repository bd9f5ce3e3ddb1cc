"""Information-set Monte Carlo tree search over any game, inside the compiled core.

Every iteration deals the bot's world anew, so what it cannot know is averaged over and never read; a world in which the others
would not have done what they did is dealt again. Nodes are lines of moves; dice and cards in between are averaged over, too (an
open loop). Drafts of others that lie hidden are not part of a line: where all decide at once, only the searcher's own choices
are, and the others play by their priors.
"""

from __future__ import annotations

from typing import NamedTuple

from ..core import Array, State, States, entry, lowest_bit, rule
from ..core.arrays import np
from ..core.generic import acting, apply, believable, boredom, evaluate, legal, prior, redeal, scores, share, stillness, winners
from ..core.luck import pick
from ..core.real import exponential, logarithm, squash
from .instinct import LEAN, TRUST, Mind, feel_chances, keep_thought, ponder, preference, total_of
from .temper import Mood, bend, is_even, look_round

SEATS = 4
DEEPEST = 256
"""Moves of the longest line that is remembered."""
LEAST_SPREAD = 0.01
"""No utilities are taken to lie closer together."""
WELL_TRIED = 0.2
"""A child is well tried that was tried so often, beside the one tried most."""
DEALT_AGAIN = 30
"""So often a world is dealt again that is hard to believe."""
AGAIN = 1 << 40
"""Between the keys of two such worlds."""

NODE = np.dtype(
    [
        ("move", "i4"),             # the move that leads here
        ("seat", "i4"),             # whose it was
        ("child", "i4"),            # first child; 0 none
        ("next", "i4"),             # next sibling; 0 none
        ("children", "i4"),         # how many there are
        ("visits", "i4"),           # iterations that came through
        ("chances", "i4"),          # iterations in which the move was legal
        ("promise", "f4"),          # what its prior says
        ("worth", "f4", (SEATS,)),  # sum of the utilities of each seat
        ("square", "f4"),           # sum of the squares of the mover's
        ("odds", "f4"),             # the logarithm of the sum of the odds of all moves here; 0 while nobody has thought about it
        ("best", "i4"),             # the child that was the best when somebody last chose here; 0 none
        ("spare", "i4"),            # so that a node fills a line of the processor's cache
    ],
    align=True,
)  # fmt: skip

# What can be tuned, in the order in which a game's SEARCH is handed over.
TUNING = ("explore", "bias", "widen", "cut", "scale", "margin", "point", "far", "share", "amend")
EXPLORE, BIAS, WIDEN, CUT, SCALE, MARGIN, POINT, FAR, SHARE, AMEND = range(len(TUNING))
USUAL = {"far": 3.0, "share": 0, "amend": 0.0}
"""What a game's SEARCH need not say."""


@rule
def likely_move(s: State, seat: int, luck: Array, out: Array) -> int:
    """A move as a playout makes it: the more promising of two taken at random."""
    n = legal(s, seat, out)
    one = out[pick(luck, n)]
    if n == 1:
        return one
    other = out[pick(luck, n)]
    return one if prior(s, seat, one) >= prior(s, seat, other) else other


@rule
def play_on(s: State, moves: int, luck: Array, out: Array) -> None:
    """Play so many moves, and then on to the end of the turn, or twice as many."""
    mask = acting(s)
    for n in range(2 * moves):
        if mask == 0:
            return
        seat = lowest_bit(mask)
        apply(s, seat, likely_move(s, seat, luck, out))
        before, mask = mask, acting(s)
        if n >= moves - 1 and mask != before:
            return


@rule
def deal(s: State, me: int, key: int) -> None:
    """A world of the searcher that agrees with what the others have done, if one is soon found."""
    redeal(s, me, key)
    for again in range(1, DEALT_AGAIN + 1):
        if believable(s, me):
            return
        redeal(s, me, key + again * AGAIN)


@rule
def judge(s: State, seats: int, tuning: Array, standing: Array, worth: Array) -> None:
    """What a position is worth to each seat, between 0 and 1: the chance to win, and a little for the margin; less, to wait."""
    over = acting(s) == 0
    if over:
        scores(s, standing)
        for seat in range(seats):
            standing[seat] *= int(tuning[POINT])
    else:
        evaluate(s, standing)
    best, total, sum_of_odds = standing[0], 0.0, 0.0
    for seat in range(seats):
        best = max(best, standing[seat])
        total += standing[seat]
    for seat in range(seats):
        worth[seat] = exponential((standing[seat] - best) / tuning[SCALE])
        sum_of_odds += worth[seat]
    still = 1.0 if over else stillness(s)
    won = winners(s) if still > 0.0 else 0
    for seat in range(seats):
        chance = (1.0 - still) * worth[seat] / sum_of_odds
        if still > 0.0:
            chance += still * share(s, seat, won)
        worth[seat] = (1.0 - tuning[MARGIN]) * chance
        if tuning[MARGIN] > 0.0:
            margin = standing[seat] - (total - standing[seat]) / max(seats - 1, 1)
            worth[seat] += tuning[MARGIN] * (0.5 + 0.5 * squash(margin / (tuning[FAR] * tuning[SCALE])))
        worth[seat] -= boredom(s, seat)


@rule
def add_child(tree: Array, used: int, node: int, move: int, seat: int, promise: float) -> None:
    """A new leaf."""
    leaf = tree[used]
    leaf.move = move
    leaf.seat = seat
    leaf.child = 0
    leaf.next = tree[node].child
    leaf.children = 0
    leaf.visits = 0
    leaf.chances = 0
    leaf.promise = promise
    leaf.square = 0.0
    leaf.odds = 0.0
    leaf.best = 0
    for one in range(SEATS):
        leaf.worth[one] = 0.0
    tree[node].child = used
    tree[node].children += 1


@rule
def note_children(tree: Array, node: int, where: Array, known: bool) -> None:
    """Write where the children of a node are, by their moves; or wipe it again."""
    child = tree[node].child
    while child:
        where[tree[child].move] = child if known else 0
        child = tree[child].next


@rule
def think_at(s: State, seat: int, node: int, n: int, tree: Array, out: Array, mind: Mind) -> None:
    """Whoever comes to a node first to try a move there thinks about it, and all who come later remember.

    Between two moves nothing has to be narrowed down, and an instinct that was sure would only keep one of them from being tried.
    """
    if n > 2 and tree[node].odds == 0.0 and mind.pull[TRUST] > 0.0:
        ponder(s, seat, mind)
        keep_thought(mind, node)
        tree[node].odds = total_of(s, seat, n, out, mind, node)


@rule
def promise_of(s: State, seat: int, move: int, node: int, odds: float, mind: Mind) -> float:
    """What a move promises: by instinct, where it was asked, how likely a good player makes it, else what its prior says."""
    if odds != 0.0:
        return min(exponential(preference(s, seat, move, mind, node) - odds), 1.0) * mind.pull[TRUST]
    return prior(s, seat, move)


@rule
def most_promising(s: State, seat: int, n: int, luck: Array, out: Array, where: Array, node: int, odds: float, mind: Mind) -> int:
    """Of the moves not tried yet the one that promises most, of equals any."""
    best, top, equals = -1, -1.0, 0
    for k in range(n):
        if where[out[k]] == 0:
            promise = promise_of(s, seat, out[k], node, odds, mind)
            if promise > top:
                best, top, equals = k, promise, 1
            elif promise == top:
                equals += 1
                if pick(luck, equals) == 0:
                    best = k
    return best


@rule
def best_child(tree: Array, seat: int, n: int, tuning: Array, out: Array, where: Array) -> int:
    """The child to try again: worth so far, how rarely it was tried, and what its prior promises.

    How much rarity counts depends on how far utilities here lie apart: where all moves are much alike, small differences tell.
    """
    explore = tuning[EXPLORE] * 2.0 * spread_of(tree, seat, n, out, where)
    best, top = 0, -1e9
    for k in range(n):
        child = where[out[k]]
        if child:
            leaf = tree[child]
            leaf.chances += 1
            value = leaf.worth[seat] / leaf.visits + explore * np.sqrt(logarithm(leaf.chances + 1) / leaf.visits)
            value += tuning[BIAS] * leaf.promise / (leaf.visits + 1.0)
            if value > top:
                best, top = child, value
    return best


@rule
def spread_of(tree: Array, seat: int, n: int, out: Array, where: Array) -> float:
    """How far apart the utilities lie that were seen after the legal moves: their standard deviation."""
    visits, total, squares = 0, 0.0, 0.0
    for k in range(n):
        child = where[out[k]]
        if child:
            visits += tree[child].visits
            total += tree[child].worth[seat]
            squares += tree[child].square
    mean = total / visits
    return np.sqrt(max(squares / visits - mean * mean, LEAST_SPREAD * LEAST_SPREAD))


@rule
def count_known(n: int, out: Array, where: Array) -> int:
    """How many of the legal moves have been tried."""
    known = 0
    for k in range(n):
        known += where[out[k]] != 0
    return known


@rule
def next_node(
    s: State, seat: int, node: int, used: int, luck: Array, tuning: Array, tree: Array, out: Array, where: Array, mind: Mind
) -> int:
    """The child to go on to: a move not tried yet, which becomes the node `used`, or one to try again; 0 if there is no room."""
    n = legal(s, seat, out)
    note_children(tree, node, where, True)
    known = count_known(n, out, where)
    child = 0
    if tuning[AMEND] > 0.0:
        tree[node].best = favourite(tree, seat, n, out, where)
    if known < n and used < len(tree) and known <= tuning[WIDEN] * np.sqrt(tree[node].visits):
        think_at(s, seat, node, n, tree, out, mind)
        odds = tree[node].odds
        k = most_promising(s, seat, n, luck, out, where, node, odds, mind)
        promise = min(promise_of(s, seat, out[k], node, odds, mind), 8.0)
        note_children(tree, node, where, False)
        add_child(tree, used, node, out[k], seat, promise)
        return used
    if known > 0:
        child = best_child(tree, seat, n, tuning, out, where)
    note_children(tree, node, where, False)
    return child


@rule
def favourite(tree: Array, seat: int, n: int, out: Array, where: Array) -> int:
    """The best child of those that are legal and well tried; 0 if nothing has been tried."""
    most = 0
    for k in range(n):
        if where[out[k]]:
            most = max(most, tree[where[out[k]]].visits)
    best, top = 0, -1e9
    for k in range(n):
        child = where[out[k]]
        if child and tree[child].visits >= WELL_TRIED * most:
            value = tree[child].worth[seat] / tree[child].visits
            if value > top:
                best, top = child, value
    return best


@rule
def amend(tree: Array, best: int, child: int, seats: int, share: float, worth: Array) -> None:
    """A line is worth what its best moves make of it: what it cost to try another one is made up for, as far as it is known."""
    if best == 0 or best == child:
        return
    well = tree[child].visits >= WELL_TRIED * tree[best].visits
    for seat in range(seats):
        tried = tree[child].worth[seat] / tree[child].visits if well else worth[seat]
        worth[seat] += share * (tree[best].worth[seat] / tree[best].visits - tried)


class Desk(NamedTuple):
    """What a search works with: the position, a world to try moves in, a tree, and rows of numbers to be written over."""

    root: States
    """The position that is thought about."""
    work: States
    """A world of the searcher, in which moves are made."""
    at_once: bool
    """Whether seats decide at once."""
    tuning: Array
    """The numbers of a game's SEARCH."""
    mood: Mood
    """The searcher's temper."""
    mind: Mind
    """His instinct."""
    luck: Array
    """The searcher's own dice."""
    tree: Array
    path: Array
    """The nodes from the root to where an iteration is."""
    where: Array
    """Of each move, its child of the node looked at; blank but for that moment."""
    out: Array
    """Legal moves."""
    spare: Array
    """More legal moves, while those are still wanted."""
    standing: Array
    worth: Array
    """What a position is worth to each seat."""
    values: Array
    """What each of the legal moves is worth."""


@entry
def search(desk: Desk, used: int, me: int, seats: int, key: int, iterations: int) -> int:
    """Grow the tree by so many iterations, each from a fresh world of the searcher; returns the nodes used."""
    root, work, tree, path = desk.root, desk.work, desk.tree, desk.path
    tuning, luck, out, where, worth, mind = desk.tuning, desk.luck, desk.out, desk.where, desk.worth, desk.mind
    even = is_even(desk.mood.temper)
    for iteration in range(iterations):
        work[0] = root[0]
        s = work[0]
        deal(s, me, key + iteration)  # first of all: a prior may look at what the searcher cannot know
        first = next_node(s, me, 0, used, luck, tuning, tree, out, where, mind)
        if tuning[SHARE] > 0.0:
            work[0] = root[0]
            deal(s, me, key + tree[first].visits)
        if not even:
            look_round(s, desk.mood)
        node, depth = 0, 0
        path[0] = 0
        mask = acting(s)
        while mask:
            seat = me if (mask >> me) & 1 else lowest_bit(mask)
            if desk.at_once and seat != me:
                apply(s, seat, likely_move(s, seat, luck, out))
                mask = acting(s)
                continue
            if depth == DEEPEST - 1:
                break
            child = first if depth == 0 else next_node(s, seat, node, used, luck, tuning, tree, out, where, mind)
            if child == 0:
                break
            apply(s, seat, tree[child].move)
            node = child
            depth += 1
            path[depth] = node
            mask = acting(s)
            if child == used:
                used += 1
                break
        leans = mask != 0 and mind.pull[LEAN] > 0.0
        if leans:
            seat = me if (mask >> me) & 1 else lowest_bit(mask)
            ponder(s, seat, mind)
            feel_chances(seat, seats, mind)
        if mask:
            play_on(s, int(tuning[CUT]), luck, out)
        judge(s, seats, tuning, desk.standing, worth)
        if leans:
            for one in range(seats):
                worth[one] += mind.pull[LEAN] * (mind.chances[one] - worth[one])
        if not even:
            bend(s, me, seats, tuning[SCALE], tuning[POINT], desk.mood, desk.standing, worth)
        for back in range(depth + 1):
            leaf = tree[path[depth - back]]
            leaf.visits += 1
            leaf.square += worth[leaf.seat] * worth[leaf.seat]
            for one in range(seats):
                leaf.worth[one] += worth[one]
            if tuning[AMEND] > 0.0 and depth - back > 1:
                amend(tree, tree[path[depth - back - 1]].best, path[depth - back], seats, tuning[AMEND], worth)
    return used


@entry
def weigh_moves(desk: Desk, me: int, seats: int, key: int, worlds: int) -> int:
    """What each legal move is worth on average over some worlds, once its turn is played out; returns how many moves."""
    root, work, out, tuning, worth, values = desk.root, desk.work, desk.out, desk.tuning, desk.worth, desk.values
    even = is_even(desk.mood.temper)
    n = legal(root[0], me, out)
    for k in range(n):
        values[k] = 0.0
    for world in range(worlds):
        for k in range(n):
            work[0] = root[0]
            deal(work[0], me, key + world)
            if not even:
                look_round(work[0], desk.mood)
            apply(work[0], me, out[k])
            play_turn_out(work[0], me, desk.luck, desk.spare)
            judge(work[0], seats, tuning, desk.standing, worth)
            if not even:
                bend(work[0], me, seats, tuning[SCALE], tuning[POINT], desk.mood, desk.standing, worth)
            values[k] += worth[me] / worlds
    return n


@rule
def play_turn_out(s: State, me: int, luck: Array, out: Array) -> None:
    """Play on while it is still the same seat's turn, some moves at most."""
    for _ in range(24):
        if not (acting(s) >> me) & 1:
            return
        apply(s, me, likely_move(s, me, luck, out))
