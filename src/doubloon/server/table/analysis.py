"""What a bot makes of a finished game: how every seat stood at every move, and where the game turned.

Each decision is looked at from a world of the seat that made it: nobody is blamed for what could not be known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import doubloon

from ...bots.advice import Advice
from ...bots.captain import Captain
from ...bots.effort import Effort
from ...bots.workshop import workshops
from ...core.forms import Struct
from ...core.plans import plan_of
from ...core.told import Plan
from .berth import Berth, Charter
from .entries import AnyEntry, Moved
from .messages import MoveOut
from .practice import Remedy, remedy
from .refusals import Refused
from .sealing import check_unsealed
from .seating import check_watching

BOT = "captain"
FIRST_LOOK = 2_000
"""Iterations for every decision."""
SECOND_LOOK = 20_000
"""Iterations for those that may have turned the game."""
LOOKED_AT_AGAIN = 6
MOST_TURNS = 3
AT_ONCE = 50
"""So many decisions are handed over together."""
LEAST_LOSS = 0.02
"""A smaller loss of chance is noise."""


class Step(Struct, frozen=True):
    """A decision, as the bot sees it."""

    seat: int
    seq: int
    """How many updates that seat had seen: the moment of the decision."""
    move: str
    chances: list[float]
    """What each seat could hope for, between 0 and 1: mostly the chance to win."""
    choices: int
    best: str
    hope: float
    """What the best move is worth to the seat …"""
    got: float | None
    """… and the one that was made; nothing where the bot never thought of it."""

    @property
    def loss(self) -> float:
        """What the move gave away."""
        return 0.0 if self.move == self.best else max(0.0, self.hope - (0.0 if self.got is None else self.got))


class Turn(Struct, frozen=True):
    """Where the game turned."""

    step: int
    """Which of the steps it is."""
    seat: int
    seq: int
    move: str
    got: float
    better: str
    hope: float
    line: list[tuple[int, str]]
    """What might have come: seats and moves, the better one first."""
    plan: Plan | None = None
    """What would have been the point of the better move; nothing in what was found before there were plans."""


class Study(Struct):
    """What is known so far."""

    steps: list[Step] = []
    again: list[Turn | None] = []
    """What a second look found where the most seemed to be lost; nothing where the move was as good as any."""

    @property
    def done(self) -> int:
        """Looks that are done."""
        return len(self.steps) + len(self.again)

    @property
    def turns(self) -> list[Turn]:
        """The moves that gave away the most, in the order of the game."""
        worst = sorted((turn for turn in self.again if turn), key=lambda turn: turn.got - turn.hope)[:MOST_TURNS]
        return sorted(worst, key=lambda turn: turn.step)

    @property
    def mistakes(self) -> list[Turn]:
        """Of each seat the move that gave away the most, if any did."""
        worst: dict[int, Turn] = {}
        for turn in sorted((turn for turn in self.again if turn), key=lambda turn: turn.got - turn.hope):
            worst.setdefault(turn.seat, turn)
        return [worst[seat] for seat in sorted(worst)]


def decisions(berth: Berth) -> list[int]:
    """The entries that are moves and were not taken back."""
    kept = {number for number, line in enumerate(berth.played.log) if line.move is not None and not line.undone}
    return [number for number, line in berth.line_of.items() if line in kept]


def decided(charter: Charter, log: Sequence[AnyEntry]) -> list[int]:
    """The same of a whole log."""
    whole = Berth(charter)
    for entry in log:
        whole.take_in(entry)
    return decisions(whole)


def looks(berth: Berth) -> int:
    """How many looks an analysis of a table takes."""
    return len(decisions(berth)) + LOOKED_AT_AGAIN


def examine(world: doubloon.Table, seat: int, iterations: int, seed: str) -> tuple[Advice, list[float]]:
    """What the captain makes of a decision, and what every seat can hope for. The same seed gives the same answer."""
    captain = Captain(Effort(iterations=iterations))
    with workshops(world.game, 1) as shops:
        tree = shops[0].begin(world, seed)
        tree.grow(seat, world.seats, iterations)
        advice = captain.conclude(world, seat, [tree], 0.0)
        best = next(row for _, row in tree.children(0) if int(row["move"]) == advice.move.id)
        return advice, [round(float(best["worth"][one]) / max(int(best["visits"]), 1), 4) for one in range(world.seats)]


def first_look(world: doubloon.Table, seat: int, seq: int, move: str) -> Step:
    """A decision about to be made."""
    advice, chances = examine(world, seat, FIRST_LOOK, "first look")
    weighed = {one.move: one.chance for one in advice.weighed}
    choices = len(world.moves(seat))
    return Step(seat, seq, move, chances, choices, str(advice.move), weighed[str(advice.move)], weighed.get(move))


def second_look(world: doubloon.Table, number: int, step: Step) -> Turn | None:
    """A decision in which much seemed to be lost, more closely."""
    advice, _ = examine(world, step.seat, SECOND_LOOK, "second look")
    weighed = {one.move: one.chance for one in advice.weighed}
    better, hope = str(advice.move), weighed[str(advice.move)]
    got = weighed.get(step.move)
    if got is None or better == step.move or hope - got < LEAST_LOSS:
        return None
    plan = plan_of(world, step.seat, advice.line)
    return Turn(number, step.seat, step.seq, step.move, got, better, hope, advice.line, plan)


def world_at(berth: Berth, seat: int) -> doubloon.Table:
    """What the seat knew, and nothing else."""
    return berth.played.world(seat, f"analysis {len(berth.entries)}")


def suspects(steps: Sequence[Step]) -> list[int]:
    """The steps that are worth a second look, in the order of the game: the worst of each seat, and the worst of all."""
    open_ones = [number for number, step in enumerate(steps) if step.choices > 1 and step.loss >= LEAST_LOSS]
    worst = sorted(open_ones, key=lambda number: -steps[number].loss)
    firsts = {steps[number].seat: number for number in reversed(worst)}.values()
    others = [number for number in worst if number not in firsts]
    return sorted([*firsts, *others][:LOOKED_AT_AGAIN])


def study_on(charter: Charter, log: Sequence[AnyEntry], study: Study) -> Iterator[bool]:
    """Go on with a study, one look after the other; it may be left after any of them and taken up again."""
    wanted = decided(charter, log)
    for number, berth, entry in walk(charter, log, wanted):
        if number >= len(study.steps):
            seq = len(berth.numbers_of(entry.seat))
            study.steps.append(first_look(world_at(berth, entry.seat), entry.seat, seq, entry.move))
            yield True
    again = suspects(study.steps)
    for number, berth, _ in walk(charter, log, wanted):
        if number in again[len(study.again) :]:  # those before have been looked at
            step = study.steps[number]
            study.again.append(second_look(world_at(berth, step.seat), number, step))
            yield True


def walk(charter: Charter, log: Sequence[AnyEntry], wanted: Sequence[int]) -> Iterator[tuple[int, Berth, Moved]]:
    """A game from decision to decision: its number, the table as it was, and what was decided."""
    berth, numbers = Berth(charter), {entry: number for number, entry in enumerate(wanted)}
    for place, entry in enumerate(log):
        if place in numbers and isinstance(entry, Moved):
            yield numbers[place], berth, entry
        berth.take_in(entry)


# For somebody else to look at.


class Crossing(Struct, frozen=True):
    """A decision of a finished game, and a world of the seat that made it."""

    seat: int
    seq: int
    move: str
    world: dict[str, Any]


class Crossings(Struct, frozen=True):
    """Some decisions of a finished game, from one on, and how many there are."""

    total: int
    crossings: list[Crossing]
    known: bool = False
    """Whether all of them have been looked at in this harbour already: then nobody need do so again."""


def crossings_of(charter: Charter, log: Sequence[AnyEntry], first: int) -> Crossings:
    """The decisions from one on, some of them."""
    wanted, found = decided(charter, log), []
    for number, berth, entry in walk(charter, log, wanted):
        if number >= first + AT_ONCE:
            break
        if number >= first:
            seq, world = len(berth.numbers_of(entry.seat)), world_at(berth, entry.seat)
            found.append(Crossing(entry.seat, seq, entry.move, world.position()))
    return Crossings(len(wanted), found)


# What is told of it.


class Mistake(Struct, frozen=True):
    """The move of a seat that gave away the most."""

    turn: Turn
    lesson: Remedy | None
    """The lesson that practises the better move; nothing where none does."""


class Analysis(Struct, frozen=True):
    """How far it is, and what has come of it so far."""

    table: str
    bot: str
    done: int
    total: int
    steps: list[Step]
    """Every move that was not taken back, with what each seat could hope for before it."""
    turns: list[Turn]
    """Where the game turned, once that is known: at most three moves, and a better one for each."""
    moves: list[MoveOut]
    """The moves that turns and mistakes speak of, so that a page can say them in words."""
    mistakes: list[Mistake]
    """Once that is known, of each seat its worst move, if any gave something away; it need not have turned the game."""


def check_finished(berth: Berth, person: str) -> None:
    """Refuse a game that goes on, and those who may not watch."""
    check_watching(berth, person)
    check_unsealed(berth)
    if not berth.over:
        raise Refused(409, "a game is analysed when it is over.", reason="not-over")


def told_of(berth: Berth, study: Study, done: int, total: int) -> Analysis:
    """What is known of a game by now; the first time the lessons are played ahead for its mistakes."""
    return told(berth.charter.id, berth.game, study, done, total)


def told(table: str, game: doubloon.Game, study: Study, done: int, total: int) -> Analysis:
    """The same of a table by its name."""
    turns, worst = (study.turns, study.mistakes) if done == total else ([], [])
    return Analysis(table, BOT, done, total, study.steps, turns, spoken_of([*turns, *worst], game), taught(worst, game))


def spoken_of(turns: Sequence[Turn], game: doubloon.Game) -> list[MoveOut]:
    """The moves that turns speak of, each once."""
    texts = dict.fromkeys(text for turn in turns for text in (turn.move, turn.better, *(move for _, move in turn.line)))
    return [MoveOut.of(game.numbering.parse(text)) for text in texts]


def taught(worst: Sequence[Turn], game: doubloon.Game) -> list[Mistake]:
    """Mistakes with their lessons; the first time the lessons are played ahead for it."""
    return [Mistake(turn, remedy(game, turn.better, turn.plan)) for turn in worst]
