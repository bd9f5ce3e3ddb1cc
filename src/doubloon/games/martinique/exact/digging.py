"""The digs to come, as a game between a seat that does not know its opponent's hand and an opponent feared to know the seat's.

So his hand decides in which part of the seat's fields he looks, and what he digs gives it away. It is solved by
counterfactual regret minimisation (CFR+, linear averages). A strategy for this game does at least as well against any
opponent who knows less. The first digs of an evening have too many lines: those are left to search.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from ....core import Bench, Proof
from ....core.arrays import np
from ..components import FIELD_NAMES, FIELDS, SIDE, TILES
from ..moves import DIG
from .hands import Numbers, View, foes_hands, read_digs
from .regret import CHOICE, FOE, ME, ROWS, WORTH, Book, Odds, minimise_regret

UNLIKELY = 1e-5
"""Hands less likely than this are left out; what they come to together is added to the error."""
WORK = 100_000_000
"""Steps of reckoning that one decision may take: about a tenth of a second."""
FEWEST_ROUNDS, MOST_ROUNDS = 50, 400


class Evening:
    """What is left of the digging, to one seat."""

    def __init__(self, view: View, seat: int, stakes: tuple[float, float, float], bench: Bench) -> None:
        """Reckon the hands, and what each field is worth with each of them."""
        self.bench = bench
        self.order = [ME if one == seat else FOE for one in view["stools"][len(view["dug"]) :]]
        self.last = self.order[-1]
        self.before_last = max((n + 1 for n, one in enumerate(self.order) if one != self.last), default=0)
        self.spades = len(self.order) - self.before_last
        self.names = [x + y for x in view["letters"] for y in view["numbers"]]
        hands = foes_hands(view, seat)
        likely = np.array([hand.worlds * read_digs(view, seat, hand.tiles) for hand in hands])
        likely /= likely.sum()
        kept = likely >= UNLIKELY
        self.left_out = float(likely[~kept].sum())
        self.prior = likely[kept] / likely[kept].sum()
        inside = np.array([[hand.tiles.isdisjoint(name) for name in self.names] for hand in hands])[kept]
        self.share = np.zeros((len(inside), len(self.names) + 1))
        self.share[:, :-1] = inside / inside.sum(1, keepdims=True)
        self.chance = self.prior @ self.share
        self.gain = np.array([stakes[ME] - stakes[2], stakes[FOE] - stakes[2]])
        self.dug = sum(1 << self.names.index(field) for field in view["dug"] if field in self.names)
        self.sure = stakes[2]
        for digger, field in zip(view["stools"], view["dug"], strict=False):
            if field in self.names:
                self.sure += self.gain[ME if digger == seat else FOE] * self.chance[self.names.index(field)]
        self.alike = signatures(view, self.names)

    def free(self) -> list[int]:
        """Fields in question that nobody has dug."""
        return [k for k in range(len(self.names)) if not self.dug >> k & 1]

    def cost(self, lines: int) -> int:
        """What one round over so many lines takes."""
        return lines * len(self.prior) * (len(self.names) + 20 if self.last == ME else 20)

    def proof(self, choice: int, worth: dict[int, float], error: float) -> Proof:
        """The choice first, the others by their worth."""
        ranked = sorted(worth, key=lambda k: (k != choice, -worth[k], k))
        return Proof([(DIG + FIELD_NAMES.index(self.names[k]), float(worth[k])) for k in ranked], error)

    def last_digs(self) -> Proof:
        """Nobody else digs any more: the likeliest fields, exactly."""
        free = sorted(self.free(), key=lambda k: -self.chance[k])
        best = free[: self.spades]
        total = self.sure + self.gain[ME] * sum(self.chance[best])
        least = self.chance[best[-1]]
        worth = {k: total - self.gain[ME] * max(least - self.chance[k], 0.0) for k in free}
        return self.proof(best[0], worth, self.left_out)

    def play_it_out(self, luck: random.Random) -> Proof | None:
        """The digs before the last seat's own, as a game; the choice is drawn from the average strategy."""
        firsts = [k for k in self.free() if k == next(j for j in self.free() if self.alike[j] == self.alike[k])]
        lines = Lines.of(self, firsts)
        if lines is None:
            return None
        strategy, worth, error = lines.solved(self, min(WORK // self.cost(len(lines.field)), MOST_ROUNDS))
        first = luck.choices(firsts, strategy)[0]
        choice = luck.choice([k for k in self.free() if self.alike[k] == self.alike[first]])
        by_class = {self.alike[k]: self.sure + gained for k, gained in zip(firsts, worth, strict=True)}
        return self.proof(choice, {k: by_class[self.alike[k]] for k in self.free()}, error + self.left_out)


def signatures(view: View, names: list[str]) -> list[tuple[Any, ...]]:
    """Fields with the same signature are alike: to swap their letters and their numbers changes nothing the seat knows."""
    digger = dict(zip(view["dug"], view["stools"], strict=False))
    letter = {x: tuple(digger.get(x + y) for y in TILES[SIDE:]) for x in view["letters"]}
    number = {y: tuple(digger.get(x + y) for x in TILES[:SIDE]) for y in view["numbers"]}
    return [(letter[name[0]], number[name[1]]) for name in names]


class Lines(NamedTuple):
    """Every line of digs before the last seat's own, those of one length together; what is dug last is reckoned, not listed."""

    first: Numbers
    """The first line that goes on from each, or 0."""
    children: Numbers
    """How many go on."""
    mover: Numbers
    """Who digs next."""
    field: Numbers
    """The field dug last."""
    gone: Numbers
    """All fields dug so far, as a set."""

    @classmethod
    def of(cls, evening: Evening, firsts: list[int]) -> Lines | None:
        """All lines; None if there are too many of them."""
        nowhere, free = len(evening.names), len(evening.free())
        size = len(firsts)
        for depth in range(1, evening.before_last):
            size *= max(free - depth, 0) + 1
        if evening.cost(size) * FEWEST_ROUNDS > WORK or nowhere > FIELDS - 2:
            return None
        first, count, mover, field, gone = [0], [0], [evening.last], [nowhere], [evening.dug]
        begin = 0
        for digger in evening.order[: evening.before_last]:
            end = len(field)
            for line in range(begin, end):
                digs = firsts if line == 0 else [k for k in range(nowhere) if not gone[line] >> k & 1]
                if digger == FOE or not digs:
                    digs = [*digs, nowhere]
                first[line], count[line], mover[line] = len(field), len(digs), digger
                first += [0] * len(digs)
                count += [0] * len(digs)
                mover += [evening.last] * len(digs)
                field += digs
                gone += [gone[line] | (1 << k if k < nowhere else 0) for k in digs]
            begin = end
        return cls(*(np.array(facts, np.int64) for facts in (first, count, mover, field, gone)))

    def solved(self, evening: Evening, rounds: int) -> tuple[list[float], list[float], float]:
        """The average strategy of the first dig, what each is worth against the best reply, and how far from the best that is."""
        size, hands = len(self.field), len(evening.prior)
        odds = Odds(evening.share, evening.prior, evening.gain, evening.spades)
        array = evening.bench.array
        book = Book(
            array((ROWS, size), np.float64),
            array((ROWS, size, hands), np.float64),
            array((size, len(evening.names) + 1), np.float64),
            array(len(evening.names), np.float64),
        )
        error = evening.bench.call(minimise_regret, self, odds, book, rounds)
        roots = range(self.first[0], self.first[0] + self.children[0])
        worth = [float(odds.prior @ (odds.gain[ME] * odds.share[:, self.field[c]] + book.his[WORTH, c])) for c in roots]
        return [float(book.mine[CHOICE, c]) for c in roots], worth, float(error)
