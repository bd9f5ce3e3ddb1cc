"""Luck against skill: how much of who wins is due to the deal, to the order of play, and to who plays better.

Every deal — the key of chance, with all cards and dice that can come of it — is played several times: a better bot among
weaker ones, once on each seat, and then twice by equals. What the seats get of the victory varies; whatever is common to
all games of one deal is the deal's doing, whatever follows the better bot is skill.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .estimates import Measure, Numbers, measured, ratio
from .measures import by_place, win_shares
from .sample import Sample

EQUALS = 2
"""So often is a deal played by equal bots."""


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

    mixed = shares[:, :seats]
    better = (np.arange(seats)[None, :, None] - first[:, None, None]) % seats == np.arange(seats)[None, None, :]
    parts = sums(moments(mixed, better))
    ones = sums(np.ones(deals))
    same = (shares[:, seats] * shares[:, seats + 1]).sum(1)
    by_chance = measured(
        "again-by-chance",
        np.column_stack([sums(shares[:, seats:].mean(1)), ones]),
        lambda rows: ((rows[:, :seats] / rows[:, seats:]) ** 2).sum(1),
        section="luck",
        share=True,
    )

    def part(name: str, number: int) -> Measure:
        return measured(name, parts, lambda rows: components(rows, seats)[:, number], section="luck", share=True)

    found = [part(name, number) for number, name in enumerate(("of-skill", "of-deal", "of-order", "of-rest"))]
    better_wins = sums((mixed * better).sum((1, 2)) / seats)
    return [*found, ratio("better-wins", better_wins, ones, section="luck", share=True),
            ratio("again", sums(same), ones, section="luck", share=True), by_chance]  # fmt: skip


def moments(shares: Numbers, better: Any) -> Numbers:
    """For each deal, all that `components` needs to know of it, summed up."""
    seats = shares.shape[2]
    by_place_better = (shares * better).sum(1)
    by_place_weaker = (shares * ~better).sum(1)
    return np.column_stack(
        [
            np.ones(len(shares)),
            (shares**2).sum((1, 2)),
            (shares.sum(1) ** 2).sum(1) - (shares**2).sum((1, 2)),
            by_place_better.reshape(-1, seats),
            by_place_weaker.reshape(-1, seats),
        ]
    )


def components(rows: Numbers, seats: int) -> Numbers:
    """The parts of the variance that are due to skill, to the deal, to the order of play, and to all the rest.

    The games of a deal differ in who is better where, so what is expected of each seat by its place and its bot is taken
    off before the games of one deal are compared.
    """
    deals = rows[:, :1]
    better = rows[:, 3 : 3 + seats] / deals
    weaker = rows[:, 3 + seats :] / deals / max(seats - 1, 1)
    place_mean = (better + (seats - 1) * weaker) / seats
    fair = place_mean.mean(1)
    variance = rows[:, 1] / deals[:, 0] / seats**2 - fair**2
    of_order = ((place_mean - fair[:, None]) ** 2).mean(1)
    between = (better**2 + (seats - 1) * weaker**2).sum(1) / seats**2 - fair**2
    of_skill = between - of_order
    pairs = seats * seats * max(seats - 1, 1)
    expected = ((better + (seats - 1) * weaker) ** 2 - better**2 - (seats - 1) * weaker**2).sum(1)
    of_deal = (rows[:, 2] / deals[:, 0] - expected) / pairs
    of_rest = variance - of_order - of_skill - of_deal
    return np.column_stack([of_skill, of_deal, of_order, of_rest]) / variance[:, None]
