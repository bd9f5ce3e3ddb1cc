"""What a seat cannot know, it cannot find out."""

from __future__ import annotations

import json
import random
from typing import Any

import doubloon
from doubloon.core.layout import copied, facts
from doubloon.core.plans import plan_of

from ...sample import today
from ..cases import Case, sampled

BOTS = ("deckhand", "bosun:1", "captain:40", "admiral:10")
"""They are given the truth itself here, and must choose as they would in any other world."""
NAMES = ("Anne", "Bart", "Calico", "Davy")
MOST_FORESEEN = 12
"""So many moves of one seat in a row, at most, stand behind a plan."""


def knowledge(table: doubloon.Table, seat: int) -> str:
    """All that a seat can ask of a table, as text: view, moves, refusals, numbers."""
    may_act = seat in table.acting
    return json.dumps(
        {
            "view": table.view(seat),
            "moves": [str(move) for move in table.moves(seat)],
            "refusals": [table.why_not(seat, move) for move in table.game.numbering.moves] if may_act else None,
            "numbers": table.observe(seat).tolist(),
            "scores": table.scores,
        }
    )


def worlds_look_alike(case: Case, seed: object) -> None:
    """Two worlds that differ only in what a seat cannot know answer it alike, and redeal to the same worlds."""
    for table, _, _ in sampled(case, seed, 9):
        for seat in range(case.seats):
            known = knowledge(table, seat)
            spectator = json.dumps(table.view(None))
            for number in range(3):
                world = table.world(seat, f"{seed} {number}")
                assert knowledge(world, seat) == known, f"{case}: seat {seat} can tell a redealt world from the truth"
                assert json.dumps(world.view(None)) == spectator, f"{case}: a spectator sees what seat {seat} cannot know"
                again, truly = world.world(seat, "again"), table.world(seat, "again")
                assert facts(again._state) == facts(truly._state), f"{case}: redeal for seat {seat} depends on the hidden truth"


def bots_choose_alike(case: Case, seed: object) -> None:
    """A bot chooses the same move, with the same seed, in worlds that differ only in what its seat cannot know."""
    for table, seat, _ in sampled(case, seed, 9):
        for name in BOTS:
            chosen = doubloon.bot(name).choose(table, seat, seed="b")
            for number in range(2):
                other = doubloon.bot(name).choose(table.world(seat, f"{seed} {number}"), seat, seed="b")
                assert other == chosen, (
                    f"{case}: {name} at seat {seat} chooses otherwise in a world it cannot tell from the truth"
                )


def plans_are_alike(case: Case, seed: object) -> None:
    """Every move has a plan with words in both languages, the same in worlds that differ only in what its seat cannot know."""
    spoken = [case.game.words(language, seats=case.seats) for language in ("en", "ru")]
    for table, seat, move in sampled(case, seed, 5):
        line = [(seat, str(one)) for one in moves_in_a_row(table.world(seat, str(seed)), seat, move, seed)]
        plans = [plan_of(table.world(seat, f"{seed} {number}"), seat, line) for number in range(3)]
        assert plans[0] is not None, f"{case}: no plan behind {move}"
        assert plans[0] == plans[1] == plans[2], f"{case}: the plan behind {move} tells seat {seat} what it cannot know: {plans}"
        for words in spoken:
            assert words.plan(plans[0], NAMES), f"{case}: nothing said of {plans[0]}"


def moves_in_a_row(world: doubloon.Table, seat: int, move: doubloon.Move, seed: object) -> list[doubloon.Move]:
    """A move and some more of the same seat at random, as a bot may expect them."""
    chance = random.Random(f"{seed}/{today()}/{move}")
    line: list[doubloon.Move] = []
    while len(line) < MOST_FORESEEN and seat in world.acting:
        line.append(chance.choice(world.moves(seat)) if line else move)
        world.play(seat, line[-1])
    return line


def worlds_foretell_nothing(case: Case, seed: object) -> None:
    """A world knows nothing of the table's chance: with another key in the table, the same worlds come out."""
    engine = case.game.engine
    for table, seat, _ in sampled(case, seed, 11):
        truth, other = copied(table._state), copied(table._state)
        other["key"][0] = (123, 456)
        other["drawn"] += 1
        for state in (truth, other):
            engine.redeal(state, seat, 9)
        assert truth.tobytes() == other.tobytes(), f"{case}: a world of seat {seat} foretells the table's chance"


def moves_told_alike(case: Case, seed: object) -> None:
    """A move that tells a seat nothing new tells it the same in every world it thinks possible."""
    for table, mover, move in sampled(case, seed, 9):
        told = table.copy().play(mover, move)
        for number in range(3):
            world = table.world(mover, f"{seed} {number}")
            if shows_nothing(table, mover, move) and shows_nothing(world, mover, move):
                assert world.play(mover, move) == told, f"{case}: {move} tells its mover what he cannot know"


def undo_is_safe(case: Case, seed: object) -> None:
    """A move that can be taken back has shown nobody anything: in every world it looks the same to every seat."""
    for table, mover, move in sampled(case, seed, 5):
        after = table.copy()
        after.play(mover, move)
        if not after.can_undo(mover):
            continue
        for seat in range(case.seats):
            seen = learned(table, after, seat)
            for number in range(3):
                world = table.world(seat, f"{seed} {number}")
                if seat != mover and case.game.simultaneous:
                    continue  # another's draft is no part of this seat's world
                assert move in world.moves(mover), f"{case}: {move} can be taken back, and shows seat {seat} what the mover had"
                later = world.copy()
                later.play(mover, move)
                assert learned(world, later, seat) == seen, f"{case}: {move} can be taken back, and shows seat {seat} something"
    check_drafts(case, seed)


def check_drafts(case: Case, seed: object) -> None:
    """In a game of drafts, a move that can be taken back tells the others nothing at all."""
    if not case.game.simultaneous:
        return
    for table, mover, move in sampled(case, seed, 1):
        after = table.copy()
        after.play(mover, move)
        for seat in range(case.seats):
            if after.can_undo(mover) and seat != mover:
                assert not learned(table, after, seat)[0], f"{case}: {move} can be taken back, and was told to seat {seat}"
                assert table.view(seat) == after.view(seat), f"{case}: {move} can be taken back, and shows seat {seat} something"


def shows_nothing(table: doubloon.Table, seat: int, move: doubloon.Move) -> bool:
    """Whether a move draws nothing and shows nothing hidden."""
    after = table.copy()
    after.play(seat, move)
    return after.can_undo(seat)


def learned(before: doubloon.Table, after: doubloon.Table, seat: int) -> tuple[list[Any], str]:
    """What a seat was told between two moments, and all it knows after."""
    return after.events(seat)[len(before.events(seat)) :], json.dumps(after.view(seat))
