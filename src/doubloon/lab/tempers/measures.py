"""What the seats of a temper did, in numbers with intervals over deals, and which of them are no chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from ..study.estimates import Measure, Numbers, deviation, ratio
from ..study.stars import starred
from .deeds import Deeds
from .games import EVEN

RESULT, KIND, TOLD = "result", "kind", "told"
"""What is measured: how games went, which choices were made, what moves brought about."""
SELDOM = 0.01
"""Kinds of choices that nobody makes so often are left out …"""
FEW = 20
"""… and so is what was told less often in all games of all tempers."""

Done = Mapping[str, Sequence[Deeds]]
"""By the name of a temper what its seats did."""


def measures_of(done: Done, deals: int) -> dict[str, list[Measure]]:
    """The same measures of every temper."""
    kinds, told = wanted_kinds(done), wanted_tellings(done)
    return {temper: [*results(deeds, deals), *uses(deeds, deals, kinds, told)] for temper, deeds in done.items()}


def by_deal(deeds: Sequence[Deeds], deals: int, number: Callable[[Deeds], float]) -> Numbers:
    """A number of each seat, summed up by deal."""
    sums = np.zeros(deals)
    for one in deeds:
        sums[one.deal] += number(one)
    return sums


def results(deeds: Sequence[Deeds], deals: int) -> list[Measure]:
    """How the games went."""

    def total(number: Callable[[Deeds], float]) -> Numbers:
        return by_deal(deeds, deals, number)

    count, score = total(lambda one: 1), total(lambda one: one.score)
    return [
        ratio("wins", total(lambda one: one.part), count, section=RESULT, share=True),
        ratio("points", score, count, section=RESULT),
        deviation("spread", score, total(lambda one: one.score**2), count, section=RESULT),
        ratio("others", total(lambda one: one.others), count, section=RESULT),
        ratio("gain", total(lambda one: one.gain), count, section=RESULT, signed=True),
        ratio("cost", total(lambda one: one.cost), count, section=RESULT, signed=True),
        ratio("taken", total(lambda one: one.taken), count, section=RESULT),
        ratio("choices", total(lambda one: one.choices), count, section=RESULT),
    ]


def uses(deeds: Sequence[Deeds], deals: int, kinds: Sequence[str], told: Sequence[str]) -> list[Measure]:
    """Which part of the choices was of each kind, and how often moves brought what about."""
    count = by_deal(deeds, deals, lambda one: 1)
    choices = by_deal(deeds, deals, lambda one: one.choices)
    made = {kind: by_deal(deeds, deals, often(lambda one: one.kinds, kind)) for kind in kinds}
    brought = {event: by_deal(deeds, deals, often(lambda one: one.told, event)) for event in told}
    return [
        *(ratio(kind, times, choices, section=KIND, share=True) for kind, times in made.items()),
        *(ratio(event, times, count, section=TOLD) for event, times in brought.items()),
    ]


def often(counts: Callable[[Deeds], Counter[str]], name: str) -> Callable[[Deeds], float]:
    """How often something of that name was counted."""
    return lambda one: counts(one)[name]


def wanted_kinds(done: Done) -> list[str]:
    """Kinds of choices that some temper makes now and then, the most frequent first."""
    shares: dict[str, float] = {}
    for deeds in done.values():
        counts = sum((one.kinds for one in deeds), Counter[str]())
        for kind, times in counts.items():
            shares[kind] = max(shares.get(kind, 0.0), times / counts.total())
    return [kind for kind, share in sorted(shares.items(), key=lambda pair: (-pair[1], pair[0])) if share >= SELDOM]


def wanted_tellings(done: Done) -> list[str]:
    """What was told often enough, in the order of the alphabet."""
    counts = sum((one.told for deeds in done.values() for one in deeds), Counter[str]())
    return sorted(event for event, times in counts.items() if times >= FEW)


class Compared:
    """Every measure of every temper beside that of an even one."""

    def __init__(self, measures: Mapping[str, list[Measure]]) -> None:
        self.measures = measures
        self.tempers = [temper for temper in measures if temper != EVEN]
        self.differences = {
            (temper, one.section, one.name): one.less(even)
            for temper in self.tempers
            for one, even in zip(measures[temper], measures[EVEN], strict=True)
        }
        self.stars = starred(self.differences)
        """What is no chance, by Holm's rule for all of them together."""

    def rows(self, section: str) -> list[tuple[Measure, list[tuple[Measure, Measure, bool]]]]:
        """Each measure of a section: of an even temper, and of each other one with its difference and whether it has a star."""
        found = []
        for place, even in enumerate(self.measures[EVEN]):
            if even.section == section:
                keys = [(temper, section, even.name) for temper in self.tempers]
                others = [self.measures[temper][place] for temper in self.tempers]
                told = [(one, self.differences[key], key in self.stars) for one, key in zip(others, keys, strict=True)]
                found.append((even, told))
        return found
