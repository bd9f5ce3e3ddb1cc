"""Whole games of quick captains inside the compiled core: thousands in the time of a hundred at tables."""

from __future__ import annotations

from ..bots.search import Desk, search
from ..core import Array, States, lowest_bit, rule, seed_chance
from ..core.generic import acting, apply, legal, set_up

STRIDE = 1 << 13
"""Between the keys of two decisions: no world is dealt for both."""
NARROW = 0x7FFFFFFF


@rule
def lay_out(play: States, blank: States, key: int) -> None:
    """A new game from a key."""
    play[0] = blank[0]
    seed_chance(play[0], key)
    set_up(play[0])


@rule
def plant(tree: Array) -> None:
    """Nothing but a root, about which nobody has thought."""
    root = tree[0]
    root.child, root.children, root.visits, root.chances, root.best = 0, 0, 0, 0, 0
    root.square, root.odds = 0.0, 0.0
    root.worth[:] = 0.0


@rule
def most_tried(tree: Array, seat: int) -> int:
    """The move at the root that was tried most often, of equals the one worth most."""
    best, child = tree[0].child, tree[0].child
    while child:
        more = tree[child].visits - tree[best].visits
        if more > 0 or (more == 0 and tree[child].worth[seat] > tree[best].worth[seat]):
            best = child
        child = tree[child].next
    return tree[best].move


@rule
def play_move(desk: Desk, play: States, seats: int, key: int, iterations: int) -> None:
    """Whoever has to decide first does what a captain would, without a thought where there is nothing to choose."""
    seat = lowest_bit(acting(play[0]))
    choices = legal(play[0], seat, desk.out)
    move = desk.out[0]
    if choices > 1:
        desk.root[0] = play[0]
        desk.luck[0] = (key & NARROW) | 1
        plant(desk.tree)
        search(desk, 1, seat, seats, key, iterations)
        move = most_tried(desk.tree, seat)
    apply(play[0], seat, move)
