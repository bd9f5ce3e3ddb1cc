"""Legal moves, phases, events, conservation, and that every game ends."""

from __future__ import annotations

import re
from itertools import pairwise

from doubloon.core import spoken
from doubloon.core.told import read_events

from ..cases import Case, finished, sampled, walk


def legal_is_the_judge(case: Case, seed: object) -> None:
    """Legal moves are listed once each, and why_not is silent exactly about those."""
    engine = case.game.engine
    for table, seat, _ in sampled(case, seed, 7):
        listed = engine.legal(table._state, seat)
        assert listed, f"{case}: seat {seat} must act and has nothing to do"
        assert len(set(listed)) == len(listed), f"{case}: a legal move is listed twice"
        for move in case.game.numbering.moves:
            paragraph = table.why_not(seat, move)
            assert (paragraph is None) == (move.id in listed), f"{case}: of {move} why_not says {paragraph}, and legal disagrees"
            assert paragraph is None or paragraph in case.game.paragraphs, f"{case}: why_not cites §{paragraph}: no such rule"


def phases_follow_the_diagram(case: Case, seed: object) -> None:
    """No step happens that the diagram in Phase's docstring does not show."""
    phases = case.game.modules["components"].Phase
    drawn = re.findall(r"^ *(\w+) +-> ([\w |]+)$", phases.__doc__, re.MULTILINE)
    arrows = {(before, after) for before, several in drawn for after in several.split(" | ")}
    table = case.start(seed)
    seen = [int(table._state["phase"][0]) for _ in walk(case, seed, table)] + [int(table._state["phase"][0])]
    names = [phases(number).name if number in set(phases) else f"phase {number}" for number in seen]
    for step in pairwise(names):
        assert step in arrows, f"{case}: the step {step[0]} -> {step[1]} is not in the diagram"


def nothing_is_lost_or_made(case: Case, seed: object) -> None:
    """Whatever is in the box is somewhere, at every moment."""
    census = case.game.twin.modules["state"].census
    table = case.start(seed)
    counted = census(case.plain_record(table))
    for one, _, move in walk(case, seed, table):
        now = census(case.plain_record(one))
        assert now == counted, f"{case}: before {move} the box holds {now}; it began with {counted}"
    now = census(case.plain_record(table))
    assert now == counted, f"{case}: at the end the box holds {now}; it began with {counted}"


def games_end(case: Case, seed: object) -> None:
    """Every game ends, with a score for each seat and winners among them."""
    table = finished(case, seed)
    assert table.acting == (), f"{case}: over, and somebody still acts"
    assert len(table.scores) == case.seats, f"{case}: {len(table.scores)} scores"
    assert set(table.winners) <= set(range(case.seats)), f"{case}: winners {table.winners}"
    for seat in range(case.seats):
        assert table.moves(seat) == [], f"{case}: over, and seat {seat} can still move"


def events_can_be_told(case: Case, seed: object) -> None:
    """Every event, move, phase and option has its words, in both languages, and says them without a stumble."""
    components = case.game.modules["components"]
    names = ("Anne", "Bart", "Calico", "Davy")
    for language in ("en", "ru"):
        words = case.game.words(language, seats=case.seats)
        table = case.start(seed)
        for one, _, move in walk(case, seed, table):
            for news in read_events(one._state, components):
                assert words.tell(news.told, names), f"{case}: nothing said of {news.told}"
            assert words.label(move, names), f"{case}: nothing said of {move}"
            phase = spoken(components.Phase(int(one._state["phase"][0])))
            assert words(f"phase-{phase}")
        for name in case.game.options:
            assert words(f"option-{name}")
