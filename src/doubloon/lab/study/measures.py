"""What a sample of games tells: length, choices, seats, leads and scores."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core import SEAT_LETTERS
from .estimates import Measure, Numbers, deviation, ratio
from .play import POINTS
from .sample import Sample

FRACTIONS = {"1/3": POINTS // 3, "1/2": POINTS // 2, "2/3": 2 * POINTS // 3}
"""The moments at which it is asked who leads."""
ODDITIES = ("unfinished", "nobody")
"""What does not happen in most games, and is told only where it does."""


def lengths(sample: Sample) -> list[Measure]:
    """How long a game is."""
    games = sample.games
    count = sample.by_batch(np.ones(len(games)))
    moves = sample.by_batch(games["moves"])
    squares = sample.by_batch(games["moves"].astype(float) ** 2)
    return [
        ratio("moves", moves, count, section="length"),
        deviation("moves-spread", moves, squares, count, section="length"),
        ratio("turns", sample.by_batch(games["turns"]), count * sample.seats, section="length"),
        ratio("unfinished", sample.by_batch(1 - games["finished"]), count, section="length", share=True),
    ]


def choices(sample: Sample) -> list[Measure]:
    """How much there is to choose."""
    games = sample.games
    moves, forced = sample.by_batch(games["moves"]), sample.by_batch(games["forced"])
    free = sample.by_batch(games["choices"].astype(float) - games["forced"])
    return [
        ratio("choices", free, moves - forced, section="choices"),
        ratio("forced", forced, moves, section="choices", share=True),
    ]


def win_shares(sample: Sample) -> Numbers:
    """What each seat got of each game: winners share 1."""
    won = sample.games["won"][:, None] >> np.arange(sample.seats) & 1
    return won / np.maximum(won.sum(1, keepdims=True), 1)


def by_place(sample: Sample, shares: Numbers) -> Numbers:
    """The same by who began, who came next, and so on."""
    seat = (sample.games["first"][:, None] + np.arange(sample.seats)) % sample.seats
    return np.take_along_axis(shares, seat, axis=1)


def seats(sample: Sample) -> list[Measure]:
    """Who wins: by the order round the table, and by seat."""
    shares = win_shares(sample)
    finished = sample.by_batch(sample.games["finished"])
    found = []
    for place in range(sample.seats):
        top = sample.by_batch(by_place(sample, shares)[:, place])
        found.append(ratio("place", top, finished, section="seats", share=True, args={"place": place + 1}))
    for seat in range(sample.seats):
        top = sample.by_batch(shares[:, seat])
        found.append(ratio("seat", top, finished, section="seats", share=True, args={"seat": SEAT_LETTERS[seat]}))
    winners = (sample.games["won"][:, None] >> np.arange(sample.seats) & 1).sum(1)
    shared = sample.by_batch(winners > 1)
    nobody = sample.by_batch((winners == 0) & (sample.games["finished"] == 1))
    found.append(ratio("shared", shared, finished, section="seats", share=True))
    found.append(ratio("nobody", nobody, finished, section="seats", share=True))
    return found


def leads(sample: Sample) -> list[Measure]:
    """Whether who leads early wins."""
    finished = sample.by_batch(sample.games["finished"])
    shares = win_shares(sample)
    found = []
    for fraction, point in FRACTIONS.items():
        led, kept = lead_at(sample, shares, point)
        found.append(ratio("lead", sample.by_batch(led), finished, section="leads", share=True, args={"part": fraction}))
        found.append(
            ratio("kept", sample.by_batch(kept), sample.by_batch(led), section="leads", share=True, args={"part": fraction})
        )
    changes = sample.by_batch(lead_changes(sample.games["lead"]))
    found.append(ratio("changes", changes, sample.by_batch(np.ones(len(sample.games))), section="leads"))
    return found


def lead_at(sample: Sample, shares: Numbers, point: int) -> tuple[Any, Any]:
    """For each game whether somebody was alone in front at a point, and what he got of the victory."""
    lead = sample.games["lead"][:, point]
    led = (lead >= 0) & (sample.games["finished"] == 1)
    kept = np.where(led, np.take_along_axis(shares, np.maximum(lead, 0)[:, None].astype(np.int64), axis=1)[:, 0], 0.0)
    return led, kept


def lead_changes(lead: Any) -> Any:
    """How often somebody else than before was alone in front, seen at each point."""
    changes = np.zeros(len(lead))
    last = lead[:, 0].copy()
    for point in range(1, lead.shape[1]):
        now = lead[:, point]
        changes += (now >= 0) & (last >= 0) & (now != last)
        last = np.where(now >= 0, now, last)
    return changes


def points(sample: Sample) -> list[Measure]:
    """How many points are made, and by how many the first is ahead of the second."""
    finished = sample.by_batch(sample.games["finished"])
    done = sample.games["finished"][:, None]
    score = np.sort(np.where(done, sample.games["score"][:, : sample.seats], 0), axis=1).astype(float)
    found = [
        ratio("score", sample.by_batch(score.mean(1)), finished, section="points"),
        ratio("best", sample.by_batch(score[:, -1]), finished, section="points"),
    ]
    if sample.seats > 1:
        gap = score[:, -1] - score[:, -2]
        found.append(ratio("gap", sample.by_batch(gap), finished, section="points"))
    return found
