"""Every deal of a tiny box, played with the same moves: redeal must give just the worlds a seat cannot tell apart.

Pairs of worlds made by `redeal` cannot show what `redeal` forgets. Here chance itself is taken over: every draw of the
plain rules asks a script, and running through all scripts plays every deal there is, each with its exact probability.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

import msgspec
import numpy as np

from doubloon.core.jit import twin
from doubloon.core.plain import PlainRecord
from doubloon.core.told import read_events

from ...sample import today
from ..cases import Case

NOT_KNOWLEDGE = ("key", "drawn", "shown", "events", "event")
MOST_DEALS = 5_000


class Script:
    """Answers every draw from a list, and can be turned to the next list until all have been played."""

    def __init__(self) -> None:
        self.choices: list[tuple[int, list[int]]] = []
        self.at = 0
        self.chance = Fraction(1)

    def begin(self) -> None:
        self.at = 0
        self.chance = Fraction(1)

    def choose(self, weights: list[int]) -> int:
        """The scripted outcome of a draw; outcomes of weight 0 cannot happen."""
        possible = [outcome for outcome, weight in enumerate(weights) if weight]
        if self.at == len(self.choices):
            self.choices.append((0, weights))
        chosen, was = self.choices[self.at]
        assert was == weights, "the same choices led to another draw"
        self.at += 1
        self.chance *= Fraction(weights[possible[chosen]], sum(weights))
        return possible[chosen]

    def turn(self) -> bool:
        """Go to the next script; False when all have been played."""
        del self.choices[self.at :]
        while self.choices:
            chosen, weights = self.choices.pop()
            if chosen + 1 < sum(1 for weight in weights if weight):
                self.choices.append((chosen + 1, weights))
                return True
        return False


@contextmanager
def scripted(script: Script) -> Iterator[None]:
    """Let a script answer all draws of the plain rules."""
    chance = twin("core.chance")
    true_outcome, true_kind = chance.outcome, chance.choose_kind

    def outcome(key0: int, key1: int, stream: int, count: int, sides: int) -> int:
        return script.choose([1] * sides)

    def choose_kind(s: Any, stream: int, heap: Any) -> int:
        s.drawn[stream] += 1
        return script.choose([int(count) for count in heap])

    chance.outcome, chance.choose_kind = outcome, choose_kind
    try:
        yield
    finally:
        chance.outcome, chance.choose_kind = true_outcome, true_kind


def every_outcome(act: Callable[[], Any]) -> Iterator[tuple[Fraction, Any]]:
    """Run something once for every way chance can fall, with the probability of each."""
    script = Script()
    deals = 0
    with scripted(script):
        while True:
            script.begin()
            result = act()
            yield script.chance, result
            deals += 1
            assert deals <= MOST_DEALS, f"more than {MOST_DEALS} deals: this box is not tiny"
            if not script.turn():
                return


def redeal_gives_every_world(case: Case, seed: int, moves: int) -> None:
    """After some moves: the deals that look the same to a seat are redeal's worlds, exactly as likely."""
    blank, line = a_line_of_play(case, seed, moves)
    for seat in range(case.seats):
        told: list[str] = []
        state = play_line(case, blank, line, seat, told)
        deals: Counter[bytes] = Counter()
        for chance, played in every_outcome(lambda seat=seat, told=told: play_line(case, blank, line, seat, told)):
            if played is not None:
                deals[known_bytes(played)] += chance
        worlds: Counter[bytes] = Counter()
        for chance, world in every_outcome(lambda seat=seat, state=state: redealt(case, state, seat)):
            worlds[known_bytes(world)] += chance
        alike = sum(deals.values())
        posterior = {world: chance / alike for world, chance in deals.items()}
        missing, made_up = len(posterior.keys() - worlds.keys()), len(worlds.keys() - posterior.keys())
        assert not missing, f"{case}: redeal for seat {seat} forgets {missing} of {len(posterior)} worlds that could be"
        assert not made_up, f"{case}: redeal for seat {seat} makes up {made_up} worlds that cannot be"
        assert posterior == dict(worlds), f"{case}: redeal for seat {seat} deals some worlds too often"


def a_line_of_play(case: Case, seed: int, moves: int) -> tuple[Any, list[tuple[int, int]]]:
    """A blank record with its key, and the first moves of a random game from it, up to where no draft is open."""
    table = case.start(f"tiny {seed}")
    blank = case.game.blank(case.seats, table.edition, table.options)
    blank["key"] = table._state["key"]
    chance = random.Random(seed + today())
    line: list[tuple[int, int]] = []
    settled = 0
    while not table.over and len(line) < moves:
        seat = chance.choice(table.acting)
        move = chance.choice(table.moves(seat))
        table.play(seat, move)
        line.append((seat, move.id))
        if not case.game.simultaneous or not table.can_undo(seat):
            settled = len(line)
    return blank, line[:settled]


def play_line(case: Case, blank: Any, line: list[tuple[int, int]], seat: int, told: list[str]) -> PlainRecord | None:
    """Set up and play the line in plain rules. What the seat is told must be as in `told`, else None; an empty list is filled."""
    s = PlainRecord(case.game.layout, blank[0])
    rules = case.game.twin.functions
    compare = bool(told)
    out = np.zeros(len(case.game.numbering), np.int64)
    for number, (mover, move) in enumerate([(-1, -1), *line]):
        if mover < 0:
            rules["set_up"](s)
        elif not rules["acting"](s) >> mover & 1 or move not in out[: rules["legal"](s, mover, out)]:
            return None
        else:
            rules["apply"](s, mover, move)
        news = told_to(case, s, seat)
        if not compare:
            told.append(news)
        elif told[number] != news:
            return None
    return s


def told_to(case: Case, s: PlainRecord, seat: int) -> str:
    """All that a seat sees of a moment: the events it may see, and its view."""
    components = case.game.modules["components"]
    row = np.zeros(1, case.game.layout)
    s.store(row[0])
    seen = [msgspec.to_builtins(news.told) for news in read_events(row, components) if news.seen_by(seat)]
    return json.dumps([seen, msgspec.to_builtins(case.game.twin.modules["view"].view(s, seat))])


def redealt(case: Case, state: PlainRecord, seat: int) -> PlainRecord:
    """A world of the seat."""
    row = np.zeros(1, case.game.layout)
    state.store(row[0])
    world = PlainRecord(case.game.layout, row[0])
    case.game.twin.functions["redeal"](world, seat, 1)
    return world


def known_bytes(s: PlainRecord) -> bytes:
    """A position without its key, its counters and its news."""
    row = np.zeros(1, s.layout)
    s.store(row[0])
    return b"".join(row[name].tobytes() for name in s.layout.names or () if name not in NOT_KNOWLEDGE)
