"""Copies, undo, positions and records."""

from __future__ import annotations

import json
from collections.abc import Callable

import doubloon
from doubloon.core.layout import copied, facts

from ..cases import Case, finished, sampled, walk


def everything(table: doubloon.Table) -> str:
    """All that can be seen of a table, and its digest."""
    return json.dumps([table.digest, [table.view(seat) for seat in [None, *range(table.seats)]], len(table.events(0))])


def copies_stand_alone(case: Case, seed: object, copy: Callable[[doubloon.Table], doubloon.Table] = doubloon.Table.copy) -> None:
    """What happens to a copy does not touch the original, nor the other way round."""
    for table, seat, move in sampled(case, seed, 9):
        before = everything(table)
        twin = copy(table)
        assert everything(twin) == before, f"{case}: a copy differs from its original"
        twin.play(seat, move)
        assert everything(table) == before, f"{case}: playing on in a copy changed the original"


def undo_takes_back(case: Case, seed: object) -> None:
    """A move taken back leaves the table as it was, in all that anybody can see; and it can be played again."""
    undone = 0
    for table, seat, move in sampled(case, seed, 3):
        before, moves = everything(table), table.moves(seat)
        trial = table.copy()
        trial.play(seat, move)
        if trial.can_undo(seat):
            after = everything(trial)
            assert trial.undo(seat) == move
            assert everything(trial) == before, f"{case}: undo of {move} did not bring the table back"
            assert trial.moves(seat) == moves, f"{case}: after undo of {move} other moves are legal"
            trial.play(seat, move)
            assert everything(trial) == after, f"{case}: {move} played again gave another table"
            undone += 1
    return


def drafts_commute(case: Case, seed: object) -> None:
    """Where several seats act, every order of arrival gives the same bytes."""
    engine = case.game.engine
    for table, _, _ in sampled(case, seed, 1):
        if len(table.acting) < 2:
            continue
        first, second = table.acting[:2]
        for one in table.moves(first):
            for two in table.moves(second):
                there, back = copied(table._state), copied(table._state)
                engine.apply(there, first, one.id)
                engine.apply(there, second, two.id)
                engine.apply(back, second, two.id)
                engine.apply(back, first, one.id)
                assert facts(there) == facts(back), f"{case}: {one} and {two} give another table in the other order"


def records_replay(case: Case, seed: object) -> None:
    """A finished game replays to the same digest from its record; an unfinished one resumes from its save."""
    table = finished(case, seed)
    record = json.dumps(table.record())
    assert doubloon.replay(record).digest == table.digest, f"{case}: the record replays to another table"
    for half, _, _ in sampled(case, seed, 29):
        saved = json.dumps(half.save())
        assert everything(doubloon.resume(saved)) == everything(half), f"{case}: a saved game resumes as another"
        shown = half.record()
        assert "seed" not in shown and "digests" not in shown, f"{case}: the record of a running game tells its secrets"


def positions_round_trip(case: Case, seed: object) -> None:
    """A position read back is the same position, to every seat."""
    for table, _, _ in sampled(case, seed, 7):
        document = json.loads(json.dumps(table.position()))
        again = case.game.from_position(document, seed="another")
        assert again.position() == table.position(), f"{case}: a position read back is another"
        for seat in [None, *range(case.seats)]:
            assert again.view(seat) == table.view(seat), f"{case}: a position read back looks different to seat {seat}"
        for seat in table.acting:
            assert again.moves(seat) == table.moves(seat), f"{case}: a position read back allows other moves"
        assert str(table._seed) not in json.dumps(document), f"{case}: a position tells the seed"


def walks_are_pinned(case: Case, seed: object) -> None:
    """The same seed gives the same game."""
    assert finished(case, seed).digest == finished(case, seed).digest, f"{case}: one seed gave two games"
    for _ in walk(case, seed):
        break
