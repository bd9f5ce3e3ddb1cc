"""Luck against skill: how much of who wins is due to the deal, to the order of play, and to who plays better.

Every deal — the key of chance, with all cards and dice that can come of it — is played several times: a better bot among
weaker ones, once on each seat, and then twice by equals. What the seats get of the victory varies; whatever is common to
all games of one deal is the deal's doing, whatever follows the better bot is skill, and what falls to those who sit before
or after him is due to the neighbours.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from .estimates import Measure, Numbers, measured, ratio
from .measures import by_place, win_shares
from .sample import Sample

EQUALS = 2
"""So often is a deal played by equal bots."""
PARTS = ("of-skill", "of-deal", "of-order", "of-neighbours", "of-rest")
"""What the variance of the win shares is divided into."""
SKILL, DEAL, ORDER, NEIGHBOURS, REST = range(len(PARTS))


def crews_for(seats: int, better: str, weaker: str) -> list[list[str]]:
    """The better bot on each seat in turn, then nobody but better ones."""
    mixed = [[better if seat == one else weaker for seat in range(seats)] for one in range(seats)]
    return mixed + [[better] * seats] * EQUALS


def luck(sample: Sample) -> list[Measure]:
    """The parts of the variance of the win shares, and what they rest on."""
    seats = sample.seats
    deals = len(sample.games) // (seats + EQUALS)
    shares = by_place(sample, win_shares(sample)).reshape(deals, seats + EQUALS, seats)
    first = sample.games["first"].reshape(deals, seats + EQUALS)[:, 0].astype(np.int64)
    deal_edges = sample.edges[:-1] // (seats + EQUALS)

    def sums(numbers: Any) -> Numbers:
        return np.add.reduceat(np.asarray(numbers, float), deal_edges, axis=0)

    mixed = from_the_better(shares[:, :seats], first)
    parts = sums(moments(mixed))
    ones = sums(np.ones(deals))
    same = (shares[:, seats] * shares[:, seats + 1]).sum(1)
    by_chance = measured(
        "again-by-chance",
        np.column_stack([sums(shares[:, seats:].mean(1)), ones]),
        lambda rows: ((rows[:, :seats] / rows[:, seats:]) ** 2).sum(1),
        section="luck",
        share=True,
    )

    with np.errstate(invalid="ignore"):
        told = told_parts(components(parts.sum(0, keepdims=True), seats)[0])

    def part(name: str, number: int) -> Measure:
        found = measured(name, parts, lambda rows: components(rows, seats)[:, number], section="luck", share=True)
        return msgspec.structs.replace(found, value=told[number])

    found = [part(name, number) for number, name in enumerate(PARTS) if seats > 2 or name != "of-neighbours"]
    better_wins = sums(mixed[:, 0].mean(1))
    return [*found, ratio("better-wins", better_wins, ones, section="luck", share=True),
            ratio("again", sums(same), ones, section="luck", share=True), by_chance]  # fmt: skip


def from_the_better(shares: Numbers, first: Any) -> Numbers:
    """Win shares by deal, crew and place, put in order: by how many seats a place is behind the better bot's."""
    deals, seats, _ = shares.shape
    behind, place = np.meshgrid(np.arange(seats), np.arange(seats), indexing="ij")
    crew = (place[None] - behind[None] + first[:, None, None]) % seats
    return np.take_along_axis(shares, crew, axis=1).reshape(deals, seats, seats)


def moments(shares: Numbers) -> Numbers:
    """For each deal, all that `components` needs to know of it, summed up."""
    squares = (shares**2).sum((1, 2))
    products = (shares.sum(1) ** 2).sum(1) - squares
    return np.column_stack([np.ones(len(shares)), squares, products, shares.reshape(len(shares), -1)])


def components(rows: Numbers, seats: int) -> Numbers:
    """The parts of the variance, in the order of PARTS.

    The games of a deal differ in who sits where, so what is expected of a place with that crew is taken off before the
    games of one deal are compared.
    """
    deals = rows[:, 0]
    expected = (rows[:, 3:] / deals[:, None]).reshape(len(rows), seats, seats)
    mean = expected.mean((1, 2))
    variance = rows[:, 1] / deals / seats**2 - mean**2
    of_order = expected.mean(1).var(1)
    behind = expected.mean(2)
    of_skill = (behind[:, 0] - mean) ** 2 / (seats - 1)
    of_neighbours = behind.var(1) - of_skill
    products = (expected.sum(1) ** 2).sum(1) - (expected**2).sum((1, 2))
    of_deal = (rows[:, 2] / deals - products) / (seats * seats * (seats - 1))
    of_rest = variance - of_skill - of_deal - of_order - of_neighbours
    return np.column_stack([of_skill, of_deal, of_order, of_neighbours, of_rest]) / variance[:, None]


def told_parts(parts: Numbers) -> list[float]:
    """The parts as they are told: together they are everything, and none is below nothing.

    What the deal explains is an estimate that is right on average; where it explains nothing, it comes out below nothing
    every other time. How sure it is follows from the estimate as it came.
    """
    told = np.maximum(parts, 0.0)
    left = 1.0 - told[[SKILL, ORDER, NEIGHBOURS]].sum()
    told[DEAL] = min(told[DEAL], max(left, 0.0))
    told[REST] = max(left - told[DEAL], 0.0)
    return [float(part) for part in told]
