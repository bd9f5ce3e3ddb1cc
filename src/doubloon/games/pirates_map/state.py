"""What lies on the table: a sheet for each seat, as it is and as all saw it last, and each seat's draft of this turn."""

from __future__ import annotations

from ...core import Option, State, count_bits, record, roll, rule, tell
from .components import (
    BLACK,
    BOX,
    BOXES,
    DICE,
    ENTRY,
    FIRST,
    JOURNAL,
    KINDS,
    SEATS,
    SECOND,
    SHEETS,
    TREASURES,
    WAITING,
    Event,
    Phase,
    Stage,
    Stream,
)

STATE = record(
    "pirates_map",
    [
        ("box", BOX),                                 # the edition's numbers
        ("marks", "i8", (SHEETS, KINDS)),             # squares with each symbol and sighting, as sets (§1.1)
        ("rum", "i2", (SHEETS,)),                     # bottles not crossed out (§5.6)
        ("chest", "i1", (SHEETS, len(TREASURES))),    # doubloons, rubies and crowns (§6.4)
        ("raised", "i1", (SHEETS, 2)),                # how often the ruby, the crown was chosen on the hook (§5.8)
        ("boxes", "i1", (SHEETS,)),                   # loot boxes the seat has claimed, as a set (§5.2)
        ("skulls", "i1", (SHEETS,)),                  # skulls crossed out (§3.7)
        ("seats", "i1"),                              # how many play
        ("phase", "i1"),                              # Phase
        ("first", "i1"),                              # the first to be active (§2.1)
        ("turns", "i2"),                              # turns that are over
        ("rolled", "i1", (SEATS, DICE)),              # black and white dice: at the start each his own, then one for all (§3.1)
        ("stage", "i1", (SEATS,)),                    # draft: Stage
        ("die", "i1", (SEATS, DICE)),                 # draft: the dice as turned by the seat; 0: drawn at the start
        ("gift", "i1", (SEATS,)),                     # draft: the gift being drawn; -1: none
        ("pair", "i1", (SEATS,)),                     # draft: the first square of a compass; -1: none (§5.4)
        ("waiting", "i1", (SEATS, WAITING)),          # draft: effects to be resolved, by kind (§6.1)
        ("entries", "i1", (SEATS,)),                  # draft: entries of the journal in use
        ("journal", "i1", (SEATS, JOURNAL, ENTRY)),   # draft: what was drawn and what it brought, in order: Event, numbers (§3.8)
    ],
    streams=Stream,
    events=224,
)  # fmt: skip

SINCE = {"entries": "0.2.0", "journal": "0.2.0"}
"""Fields that older records did not have."""

OPTIONS: dict[str, Option] = {}


def prepare(s: State, seats: int, options: dict[str, str | int]) -> None:
    """Write the number of seats into the record."""
    s.seats = seats


@rule
def set_up(s: State) -> None:
    """Chance names the first active seat, and each rolls for the symbols on its map. (§2.1, §2.2)"""
    bare_table(s)
    s.first = roll(s, Stream.FIRST, s.seats)
    tell(s, Event.BEGAN, s.first)
    for seat in range(s.seats):
        for die in range(DICE):
            s.rolled[seat, die] = 1 + roll(s, Stream.SET_UP, s.box.side)
        tell(s, Event.SET_UP_ROLL, seat, s.rolled[seat, BLACK], s.rolled[seat, FIRST], s.rolled[seat, SECOND])
        open_draft(s, seat)


@rule
def bare_table(s: State) -> None:
    """Empty sheets, each with its first bottles. (§2.4)"""
    s.phase = Phase.SET_UP
    s.first = 0
    s.turns = 0
    for seat in range(s.seats):
        s.rum[seat] = s.box.start_rum
        s.rum[SEATS + seat] = s.box.start_rum
    for seat in range(SEATS):
        s.stage[seat] = Stage.DONE
        s.gift[seat] = -1
        s.pair[seat] = -1


@rule
def open_draft(s: State, seat: int) -> None:
    """The seat has decided nothing yet: its sheet is as all saw it last, the dice lie as they fell. (§3.8)"""
    copy_sheet(s, SEATS + seat, seat)
    s.stage[seat] = Stage.PLACE if s.phase == Phase.SET_UP else Stage.ROLL
    s.gift[seat] = -1
    s.pair[seat] = -1
    for die in range(DICE):
        s.die[seat, die] = s.rolled[seat, die]
    for kind in range(WAITING):
        s.waiting[seat, kind] = 0
    close_journal(s, seat)


@rule
def close_journal(s: State, seat: int) -> None:
    """All that the seat has noted in this turn is told. (§3.8)"""
    for entry in range(s.entries[seat]):
        for number in range(ENTRY):
            s.journal[seat, entry, number] = 0
    s.entries[seat] = 0


@rule
def copy_sheet(s: State, source: int, to: int) -> None:
    """Make one sheet like another."""
    for kind in range(KINDS):
        s.marks[to, kind] = s.marks[source, kind]
    for treasure in range(len(TREASURES)):
        s.chest[to, treasure] = s.chest[source, treasure]
    for choice in range(2):
        s.raised[to, choice] = s.raised[source, choice]
    s.rum[to] = s.rum[source]
    s.boxes[to] = s.boxes[source]
    s.skulls[to] = s.skulls[source]


@rule
def roll_dice(s: State) -> None:
    """One roll of three dice for everybody. (§3.1)"""
    s.phase = Phase.TURN
    for die in range(DICE):
        s.rolled[0, die] = 1 + roll(s, Stream.DICE, s.box.side)
    for seat in range(1, s.seats):
        for die in range(DICE):
            s.rolled[seat, die] = s.rolled[0, die]
    kind = Event.ROLLED
    if active_seat(s) < 0:
        kind = Event.ROLLED_UNLED
    tell(s, kind, max(active_seat(s), 0), s.rolled[0, BLACK], s.rolled[0, FIRST], s.rolled[0, SECOND])
    for seat in range(s.seats):
        open_draft(s, seat)


@rule
def active_seat(s: State) -> int:
    """Whose roll it is: round the table, and alone every second turn, else nobody's (-1). (§3.1, §8.1)"""
    if s.seats == 1:
        return -(s.turns % 2)
    return (s.first + s.turns) % s.seats


@rule
def filled(s: State, sheet: int) -> int:
    """The squares of a sheet that are not empty. (§1.1)"""
    squares = 0
    for kind in range(KINDS):
        squares |= s.marks[sheet, kind]
    return squares


def census(s: State) -> dict[str, int]:
    """What every sheet has from the printer, crossed out or not: these sums never change."""
    sheets = [*range(s.seats), *range(SEATS, SEATS + s.seats)]
    marks = sum(count_bits(s.marks[sheet, kind]) for sheet in sheets for kind in range(KINDS))
    empty = sum(count_bits(s.box.squares & ~filled(s, sheet)) for sheet in sheets)
    boxes = sum(count_bits(s.boxes[sheet]) + count_bits(~s.boxes[sheet] & (1 << BOXES) - 1) for sheet in sheets)
    room = sum(max(s.box.room, int(s.chest[sheet].sum())) for sheet in sheets)
    return {"squares": marks + empty, "boxes": boxes, "chest": room}
