"""What one seat may know: to read, to deal again, to learn from. Built by adding, never by leaving out."""

from __future__ import annotations

from ...core import Array, Knowledge, State, Struct, count_bits, counted, forget, observation, rule, spoken
from .components import (
    BOX_NAMES,
    BOXES,
    DIAGONAL_GIFTS,
    DIAGONALS,
    DICE,
    GIFTS,
    HOOK,
    KINDS,
    LINE_NAMES,
    LINES,
    PALMS,
    RANK_NAMES,
    REWARDS,
    RUBY,
    SEATS,
    SIDE,
    SIGHTINGS,
    SKULLS,
    SQUARE_NAMES,
    SQUARES,
    SWORD,
    SYMBOLS,
    TREASURES,
    WAITING,
    Phase,
    Stage,
)
from .rules import (
    has_rudder,
    is_claimed,
    is_full,
    may_flip,
    palm_groups,
    rank_of,
    room_left,
    score_of,
    scores,
    treasures_waiting,
    value_of,
    waters_on,
    winners,
)
from .rules.scoring import sighting_points
from .state import STATE, active_seat, filled, open_draft


class Sheet(Struct):
    """One seat's sheet."""

    map: list[list[str | None]]
    """Row by row: a symbol, a sighting, or None."""
    rum: int
    chest: dict[str, int]
    room_left: int
    raised: dict[str, int]
    """How often the ruby, the crown was chosen on the hook."""
    values: dict[str, int]
    swords: int
    waters: int
    boxes: list[str]
    """Loot boxes the seat has claimed."""
    skulls: int
    lines: list[str]
    """Lines completed."""
    points: dict[str, int]
    """Where the score comes from."""
    score: int


class Printed(Struct):
    """What is printed on every sheet of this edition."""

    symbols: list[str]
    """The symbol of each face of a die."""
    rows: list[str]
    columns: list[str]
    diagonals: list[str]
    boxes: list[dict[str, int]]
    """What each loot box gives, the turtle's last."""
    palm: list[dict[str, int]]
    hook: list[str]
    spyglass: list[int]
    room: int
    skulls: list[int]
    ranks: list[int]


class Draft(Struct):
    """What a seat has decided in this turn, and what it has still to decide; nobody else sees it."""

    stage: str
    dice: list[int]
    """Black, first and second white die as turned by now."""
    may_flip: bool
    gift: str | None
    """The gift being drawn."""
    pair: str | None
    """The first square of a compass."""
    waiting: dict[str, int]
    sheet: Sheet


class View(Struct):
    """The table as one seat sees it."""

    phase: str
    task: str | None
    """What the reader decides now, the name of a sentence in the words files."""
    first: int
    """Who was active first."""
    turns: int
    """Turns that are over."""
    active: int | None
    """Whose roll it is; None where nobody's."""
    rolls: list[list[int]]
    """Black, first and second white die for each seat."""
    rudders: list[bool]
    claimed: list[str]
    """Rows and columns whose treasure is gone."""
    boxes_claimed: list[str]
    printed: Printed
    sheets: list[Sheet]
    """As all saw them when the turn began."""
    draft: Draft | None
    scores: list[int]
    winners: list[int]
    rank: str | None
    """What a lone captain has become."""


def view(s: State, seat: int | None) -> View:
    """What that seat may know; None is a spectator. (§3.8)"""
    over = s.phase == Phase.OVER
    seats = range(s.seats)
    points = [0] * s.seats
    scores(s, points)
    won = winners(s) if over else 0
    claimed = 0
    for one in seats:
        claimed |= s.boxes[SEATS + one]
    active = active_seat(s)
    return View(
        phase=spoken(Phase(s.phase)),
        task=None if seat is None or over else task_of(s, seat),
        first=s.first,
        turns=s.turns,
        active=active if active >= 0 and not over else None,
        rolls=[[s.rolled[one, die] for die in range(DICE)] for one in seats],
        rudders=[has_rudder(s, one) for one in seats],
        claimed=[LINE_NAMES[line] for line in range(DIAGONALS) if is_claimed(s, line)],
        boxes_claimed=[BOX_NAMES[box] for box in range(BOXES) if claimed >> box & 1],
        printed=printed(s),
        sheets=[sheet_of(s, SEATS + one, points[one]) for one in seats],
        draft=None if seat is None or over else draft_of(s, seat),
        scores=points,
        winners=[one for one in seats if won >> one & 1],
        rank=RANK_NAMES[rank_of(s, SEATS)] if over and s.seats == 1 else None,
    )


def task_of(s: State, seat: int) -> str:
    """What the seat decides now: its stage, or what waits where that says more. (§6.1)"""
    match s.stage[seat]:
        case Stage.CHAIN:
            waiting = counted(s.waiting[seat], REWARDS[:WAITING])
            choices = [kind for kind in (*GIFTS, "loot", "raise") if kind in waiting]
            return choices[0] if len(choices) == 1 else "chain"
        case Stage.GIFT:
            return "compass-beside" if s.pair[seat] >= 0 else GIFTS[s.gift[seat]]
        case Stage.STOW:
            return "either" if treasures_waiting(s, seat) <= room_left(s, seat) else "stow"
        case _:
            return spoken(Stage(s.stage[seat]))


def sheet_of(s: State, sheet: int, score: int) -> Sheet:
    """A sheet as one reads it, with its score."""
    side = range(s.box.side)
    return Sheet(
        map=[[symbol_on(s.marks[sheet], row * SIDE + column) for column in side] for row in side],
        rum=s.rum[sheet],
        chest=counted(s.chest[sheet], TREASURES),
        room_left=room_left(s, sheet),
        raised=counted(s.raised[sheet], TREASURES[RUBY:]),
        values={name: value_of(s, sheet, treasure) for treasure, name in enumerate(TREASURES)},
        swords=count_bits(s.marks[sheet, SWORD]),
        waters=waters_on(s, sheet),
        boxes=[BOX_NAMES[box] for box in range(BOXES) if s.boxes[sheet] >> box & 1],
        skulls=s.skulls[sheet],
        lines=[LINE_NAMES[line] for line in range(LINES) if is_full(s, sheet, line)],
        points=points_of(s, sheet),
        score=score,
    )


def points_of(s: State, sheet: int) -> dict[str, int]:
    """Where the points of a sheet come from; they add up to its score. (§7.2, §7.6)"""
    chest = {name: s.chest[sheet, treasure] * value_of(s, sheet, treasure) for treasure, name in enumerate(TREASURES)}
    return {
        **chest,
        "palm": palm_groups(s, sheet) * s.box.group_points,
        "rum": s.rum[sheet] * s.box.rum_points,
        "sightings": sighting_points(s, sheet),
        "empty": -count_bits(s.box.squares & ~filled(s, sheet)) * s.box.empty,
        "skulls": -s.box.skull[s.skulls[sheet]],
    }


def symbol_on(marks: Array, square: int) -> str | None:
    """What stands on a square."""
    return next((SYMBOLS[kind] for kind, squares in enumerate(marks) if squares >> square & 1), None)


def printed(s: State) -> Printed:
    """What the edition prints on every sheet."""
    side = s.box.side
    return Printed(
        symbols=[SYMBOLS[s.box.symbol[face]] for face in range(side)],
        rows=[TREASURES[s.box.treasure[number]] for number in range(side)],
        columns=[TREASURES[s.box.treasure[SIDE + number]] for number in range(side)],
        diagonals=[DIAGONAL_GIFTS[gift] for gift in s.box.diagonal_gift],
        boxes=[counted(s.box.loot[box], REWARDS) for box in range(BOXES + 1)],
        palm=[counted(s.box.palm[size], REWARDS) for size in range(PALMS)],
        hook=[HOOK[s.box.hook[square]] for square in range(s.box.hooks)],
        spyglass=[s.box.spyglass[row] for row in range(len(SIGHTINGS))],
        room=s.box.room,
        skulls=[s.box.skull[number + 1] for number in range(SKULLS)],
        ranks=[int(points) for points in s.box.rank],
    )


def draft_of(s: State, seat: int) -> Draft:
    """What the seat itself has drawn and may still do."""
    return Draft(
        stage=spoken(Stage(s.stage[seat])),
        dice=[s.die[seat, die] for die in range(DICE)],
        may_flip=s.stage[seat] == Stage.ROLL and may_flip(s, seat),
        gift=GIFTS[s.gift[seat]] if s.gift[seat] >= 0 else None,
        pair=SQUARE_NAMES[s.pair[seat]] if s.pair[seat] >= 0 else None,
        waiting=counted(s.waiting[seat], REWARDS[:WAITING]),
        sheet=sheet_of(s, seat, score_of(s, seat)),
    )


@rule
def redeal(s: State, seat: int, key: int) -> None:
    """Nothing is hidden but the other seats' drafts: those are open again, and nobody has decided. (§3.8)"""
    forget(s, key)
    if s.phase != Phase.OVER:
        for other in range(s.seats):
            if other != seat:
                open_draft(s, other)


def knowledge(s: State, seat: int) -> Knowledge:
    """The seat's knowledge as numbers; the observer comes first, with his draft. -1: nobody, nothing."""
    active = active_seat(s)
    yield "phase", s.phase
    yield "stage", s.stage[seat]
    yield "turns", s.turns
    yield "active", (active - seat + s.seats) % s.seats if active >= 0 else -1
    yield "gift", s.gift[seat]
    yield "pair", s.pair[seat]
    yield "rolled", s.rolled[seat]
    yield "dice", s.die[seat]
    yield "waiting", s.waiting[seat]


def sheets(s: State, seat: int) -> Knowledge:
    """A sheet each: squares (0 empty, else symbol + 1), chest, values, rum, skulls, boxes as a set, rudder, points."""
    for step in range(SEATS):
        one, here = (seat + step) % s.seats, step < s.seats
        sheet = one if step == 0 else SEATS + one
        for square in range(SQUARES):
            yield "sheets", drawn_at(s, sheet, square) if here else 0
        for treasure in range(len(TREASURES)):
            yield "sheets", s.chest[sheet, treasure] if here else 0
        for treasure in range(len(TREASURES)):
            yield "sheets", value_of(s, sheet, treasure) if here else 0
        yield "sheets", s.rum[sheet] if here else 0
        yield "sheets", s.skulls[sheet] if here else 0
        yield "sheets", s.boxes[sheet] if here else 0
        yield "sheets", has_rudder(s, one) if here else 0
        yield "sheets", score_of(s, sheet) if here else 0


@rule
def drawn_at(s: State, sheet: int, square: int) -> int:
    """What is drawn in a square: 0 nothing, else symbol + 1."""
    for kind in range(KINDS):
        if (s.marks[sheet, kind] >> square) & 1:
            return kind + 1
    return 0


OBSERVATION, observe = observation(STATE, knowledge, sheets)
