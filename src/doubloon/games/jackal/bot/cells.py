"""Sets of cells, which are four words of bits (see rules/bear.py), and numbers on cells."""

from __future__ import annotations

from ....core import rule
from ..rules.bear import FULL, WORD, is_in

FAR = 15
"""Actions beyond which nobody counts."""

Cells = tuple[int, int, int, int]
"""A set of cells."""
Ways = tuple[Cells, Cells, Cells, Cells]
"""For each cell one more than its actions, or 0 if it is too far; each set holds one binary digit."""


@rule
def either(one: Cells, other: Cells) -> Cells:
    """The cells of two sets."""
    return one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3]


@rule
def both(one: Cells, other: Cells) -> Cells:
    """The cells two sets have in common."""
    return one[0] & other[0], one[1] & other[1], one[2] & other[2], one[3] & other[3]


@rule
def without(one: Cells, other: Cells) -> Cells:
    """The cells of one set that are not in another."""
    return one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2], one[3] & ~other[3]


@rule
def is_none(cells: Cells) -> bool:
    """Whether a set is empty."""
    return cells[0] | cells[1] | cells[2] | cells[3] == 0


@rule
def first_of(word: int) -> int:
    """The place of the lowest bit of a word that is not empty."""
    n, width = 0, 32
    while width:
        if word & ((1 << width) - 1) == 0:
            word >>= width
            n += width
        width >>= 1
    return n


@rule
def written(ways: Ways, cells: Cells, number: int) -> Ways:
    """The numbers with one more, on cells that had none."""
    ones, twos, fours, eights = -(number & 1), -(number >> 1 & 1), -(number >> 2 & 1), -(number >> 3 & 1)
    return (
        either(ways[0], both(cells, (ones, ones, ones, ones))),
        either(ways[1], both(cells, (twos, twos, twos, twos))),
        either(ways[2], both(cells, (fours, fours, fours, fours))),
        either(ways[3], both(cells, (eights, eights, eights, eights))),
    )


@rule
def nowhere_else() -> Ways:
    """No action at all to any cell: whoever comes there is where he wants to be."""
    none = (0, 0, 0, 0)
    return written((none, none, none, none), (FULL, FULL, FULL, FULL), 1)


@rule
def actions(ways: Ways, cell: int) -> int:
    """How many actions away a cell is; FAR if it is too far."""
    number = is_in(ways[0], cell) + 2 * is_in(ways[1], cell) + 4 * is_in(ways[2], cell) + 8 * is_in(ways[3], cell)
    return number - 1 if number > 0 else FAR


@rule
def nearest_of(cells: Cells, there: Ways, back: Ways) -> int:
    """The fewest actions to one of some cells and back."""
    nearest = FAR
    for word in range(len(cells)):
        left = cells[word]
        while left:
            cell = word * WORD + first_of(left)
            left &= left - 1
            nearest = min(nearest, actions(there, cell) + actions(back, cell))
    return nearest
