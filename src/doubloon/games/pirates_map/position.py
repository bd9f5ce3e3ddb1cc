"""A position as a document that a person can write by hand. Whatever is left out is sensible, or rolled by chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core import SEAT_LETTERS, State, count_bits, one_of, read_list, read_number, roll, spoken
from ...core.positions import EachSeat, Fact, Facts, Form, Heap, Many, Members, Number, Part, Row, Seat, Word, refuse
from .components import (
    ANCHOR,
    BLACK,
    BOX_NAMES,
    BOXES,
    COMPASS,
    DICE,
    ENTRY,
    GIFTS,
    JOURNAL,
    KINDS,
    LOOT,
    RAISE,
    RAISE_CHOICE,
    REWARDS,
    RUBY,
    SEATS,
    SIDE,
    SKULLS,
    SQUARE_NAMES,
    SQUARES,
    SWORD,
    SYMBOLS,
    TREASURES,
    VALUES,
    WAITING,
    WATER,
    Event,
    Phase,
    Stage,
    Stream,
)
from .rules import legal, open_boxes, room_left, spread, treasures_waiting, turtle_is_plain
from .state import bare_table, filled, open_draft

PHASES = tuple(spoken(phase) for phase in Phase)
STAGES = tuple(spoken(stage) for stage in Stage)
LETTER = {
    "anchor": "a", "water": "w", "sword": "s", "palm": "p", "barrel": "b",
    "mermaid": "M", "snake": "S", "kraken": "K", "ghost": "G",
}  # fmt: skip
"""How a map may be written by hand: a letter for a symbol, a capital for a sighting, a dot for an empty square."""
EMPTY = "."
MOST_RUM = 999
MOST_NOTED = 127
NOTED = (
    Event.DREW, Event.FOUND_RUM, Event.FOUND_PALM_LOOT, Event.GAINED, Event.HOOKED, Event.LINE_FULL, Event.LINE_LATE,
    Event.GOT_RUDDER, Event.GOT_MAP, Event.SURROUNDED, Event.SIGHTED, Event.BEYOND, Event.TOOK_BOX, Event.LEFT_BOX, Event.RAISED,
    Event.DECLINED, Event.GIFT_LOST, Event.SYMBOL_LOST, Event.KEPT, Event.OVERFLOWED, Event.SKIPPED,
)  # fmt: skip
"""What stands in a journal."""


def write_map(s: State, marks: list[int]) -> list[list[str | None]]:
    """The map row by row, from the squares of each symbol."""
    squares = [[row * SIDE + column for column in range(s.box.side)] for row in range(s.box.side)]
    return [[next((SYMBOLS[kind] for kind in range(KINDS) if marks[kind] >> one & 1), None) for one in row] for row in squares]


def read_map(s: State, given: Any, what: str) -> list[int]:
    """The squares of each symbol, as sets, from rows of names or of letters."""
    marks, side = [0] * KINDS, s.box.side
    for row, names in enumerate(read_list(given, what, side, side)):
        fits = isinstance(names, str | list | tuple) and len(names) == side
        refuse(not fits and f"a row of {what} is {names!r}; expected {side} names or nulls, or as many letters or dots")
        known = [LETTER[symbol] for symbol in SYMBOLS] if isinstance(names, str) else SYMBOLS
        for column, mark in enumerate(names):
            if mark is not None and mark != EMPTY:
                marks[one_of(mark, known, f"a square of {what}")] |= 1 << (row * SIDE + column)
    return marks


def write_entry(s: State, entry: Any) -> str:
    """What the seat has drawn or been given, as events call it, without the seat: `drew water 5,6`. (§3.8)"""
    kind = Event(entry[0])
    said = zip(kind.args[1:], entry[1:], strict=False)
    return " ".join([spoken(kind), *(VALUES[name][number] if name in VALUES else str(number) for name, number in said)])


def read_entry(s: State, given: Any, what: str) -> list[int]:
    """The event and its numbers, each by its name or as it is."""
    word, *words = str(given).split() or [""]
    kind = NOTED[one_of(word, [spoken(one) for one in NOTED], what)]
    names, numbers = kind.args[1:], [int(kind)]
    for name, said in zip(names, read_list(words, repr(given), len(names), len(names)), strict=True):
        if name in VALUES:
            numbers.append(one_of(said, VALUES[name], f"{name} in {what}"))
        else:
            numbers.append(read_number(int(said) if said.isdecimal() else said, f"{name} in {what}", MOST_NOTED))
    return numbers + [0] * (ENTRY - len(numbers))


ROLL = Row(Number(lambda s: s.box.side, 1), DICE, "a die")
SHEET = Facts(
    Fact("map", Form(write_map, read_map), "marks"),
    Fact("rum", Number(MOST_RUM)),
    Fact("chest", Heap(TREASURES, lambda s: s.box.room)),
    Fact("raised", Heap(TREASURES[RUBY:], lambda s: s.box.room)),
    Fact("boxes", Members(Word(BOX_NAMES[:BOXES])), called="a loot box"),
    Fact("skulls", Number(SKULLS)),
)
DRAFT = Facts(
    Fact("stage", Word(STAGES)),
    Fact("dice", Row(Number(lambda s: s.box.side), DICE), "die"),
    Fact("gift", Word(GIFTS), when=lambda s, seat: s.gift[seat] >= 0, called="gift"),
    Fact("pair", Word(SQUARE_NAMES), when=lambda s, seat: s.pair[seat] >= 0, called="pair"),
    Fact("waiting", Heap(REWARDS[:WAITING], SQUARES)),
    Fact("journal", Many(Form(write_entry, read_entry), JOURNAL, each="an entry of the journal"), "journal",
         says=lambda s, seat: s.journal[seat][: s.entries[seat]], when=lambda s, seat: s.entries[seat]),
    Fact("sheet", Part(SHEET)),
)  # fmt: skip


def is_begun(s: State, seat: int) -> bool:
    """Whether the seat has decided anything yet."""
    untouched = s.die[seat].tolist() == s.rolled[seat].tolist() and is_as_seen(s, seat)
    return not untouched or s.stage[seat] not in (Stage.PLACE, Stage.ROLL)


def is_as_seen(s: State, seat: int) -> bool:
    """Whether a sheet is as all saw it last."""
    return SHEET.write(s, seat) == SHEET.write(s, SEATS + seat)


POSITION = Facts(
    Fact("phase", Word(PHASES)),
    Fact("first", Seat()),
    Fact("turns", Number()),
    Fact("roll", ROLL, says=lambda s: s.rolled[0], when=lambda s: False),  # for whoever writes by hand
    Fact("rolls", EachSeat(ROLL, each="a roll"), "rolled"),
    Fact("sheets", EachSeat(Part(SHEET), each="the sheet of {}"), says=lambda s: range(SEATS, SEATS + s.seats)),
    Fact("drafts", EachSeat(Part(DRAFT, when=is_begun), each="the draft of {}"), says=lambda s: range(s.seats)),
)
write = POSITION.write


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes, or say which of its facts cannot be."""
    bare_table(s)
    given = POSITION.read(s, document)
    if given.phase is None:
        begun = not (given.roll is None and given.sheets is None and given.turns is None)
        s.phase = Phase.TURN if begun else Phase.SET_UP
    if given.first is None:
        s.first = roll(s, Stream.FIRST, s.seats)
    lay_rolls(s, given)
    for seat in range(s.seats):
        lay_sheet(s, seat, given.sheets[seat] if given.sheets else {}, f"the sheet of {SEAT_LETTERS[seat]}")
    for seat in range(s.seats):
        lay_draft(s, seat, given.drafts[seat] if given.drafts else None, f"the draft of {SEAT_LETTERS[seat]}")
    all_done = all(s.stage[seat] == Stage.DONE for seat in range(s.seats))
    refuse(s.phase != Phase.OVER and all_done and "all seats are done, and the turn is not over")


def lay_rolls(s: State, given: Any) -> None:
    """The dice: named, or rolled by chance; one roll for each at the start, later one for all."""
    apart = "'roll' is for a turn; at the start each seat has its own, and 'rolls' lists them"
    refuse(given.roll and (given.rolls or s.phase == Phase.SET_UP) and apart)
    several = given.rolls and any(one != given.rolls[0] for one in given.rolls)
    refuse(several and s.phase == Phase.TURN and "in a turn there is one roll for all")
    one_for_all = given.roll
    for seat in range(s.seats if given.rolls is None else 0):
        if s.phase == Phase.SET_UP:
            s.rolled[seat] = [1 + roll(s, Stream.SET_UP, s.box.side) for _ in range(DICE)]
        else:
            one_for_all = one_for_all or [1 + roll(s, Stream.DICE, s.box.side) for _ in range(DICE)]
            s.rolled[seat] = one_for_all


def lay_sheet(s: State, seat: int, given: Any, what: str) -> None:
    """A sheet as all saw it: choices made, and no reason to be at the end while the game goes on."""
    sheet = SEATS + seat
    if read_sheet(s, sheet, given, what).raised is None:
        s.raised[sheet, 0] = choices_crossed(s, sheet)
    chosen, crossed = s.raised[sheet, 0] + s.raised[sheet, 1], choices_crossed(s, sheet)
    refuse(chosen != crossed and f"{what} has {chosen} choices made on the hook; its swords give {crossed}")
    refuse(s.phase == Phase.SET_UP and filled(s, sheet) and f"{what} is not empty, and nothing has been shown yet")
    goes_on = s.phase != Phase.OVER
    refuse(goes_on and room_left(s, sheet) == 0 and f"{what} has a full chest: the game is over")
    refuse(goes_on and s.skulls[sheet] == SKULLS and f"{what} has {SKULLS} skulls: the game is over")


def read_sheet(s: State, sheet: int, given: Any, what: str) -> Any:
    """Whatever is named of a sheet; the rest stays as it is. Anchors and swords keep apart. (§3.5)"""
    named = SHEET.read(s, given, what, sheet)
    for kind in (ANCHOR, SWORD):
        for square in range(SQUARES):
            alone, marks = 1 << square, s.marks[sheet, kind]
            crowded = marks & alone and marks & spread(alone) & ~alone
            refuse(crowded and f"{what} has a second {SYMBOLS[kind]} beside that on {SQUARE_NAMES[square]}")
    for kind in range(KINDS - 4, KINDS):
        refuse(count_bits(s.marks[sheet, kind]) > 1 and f"{what} has more than one {SYMBOLS[kind]}")
    refuse(room_left(s, sheet) < 0 and f"{what} has {s.chest[sheet].sum()} treasures; the chest holds {s.box.room}")
    return named


def choices_crossed(s: State, sheet: int) -> int:
    """How often the hook has let the seat choose."""
    crossed = min(count_bits(s.marks[sheet, SWORD]), s.box.hooks)
    return sum(s.box.hook[square] == RAISE_CHOICE for square in range(crossed))


def lay_draft(s: State, seat: int, given: Any, what: str) -> None:
    """What a seat has decided in this turn; before 0.2.0 the facts of its sheet stood beside those of the draft."""
    open_draft(s, seat)
    if s.phase == Phase.OVER:
        s.stage[seat] = Stage.DONE
    if given is not None:
        draft = DRAFT.read(s, given, what, seat, others=SHEET.names)
        beside = {name: given[name] for name in SHEET.names if name in given}
        read_sheet(s, seat, beside if draft.sheet is None else draft.sheet, what)
        s.entries[seat] = len(draft.journal or ())
    check_draft(s, seat, what)


def check_draft(s: State, seat: int, what: str) -> None:
    """A draft must follow from the sheet as all saw it, and leave something to decide unless it is done."""
    public = SEATS + seat
    for kind in range(KINDS):
        refuse(s.marks[public, kind] & ~s.marks[seat, kind] and f"{what} lacks a {SYMBOLS[kind]} that all have seen")
    fits = not s.boxes[public] & ~s.boxes[seat] and 0 <= s.skulls[seat] - s.skulls[public] <= 1
    refuse(not fits and f"{what} does not fit the boxes and skulls that all have seen")
    if s.phase == Phase.OVER:
        drafting = s.gift[seat] >= 0 or s.pair[seat] >= 0 or s.waiting[seat].any() or s.entries[seat]
        shown = not drafting and s.stage[seat] == Stage.DONE and is_as_seen(s, seat)
        refuse(not shown and f"{what} is not as all saw it, and the game is over")
        return
    for die in range(DICE):
        check_die(s, s.die[seat, die], s.rolled[seat, die], die, what)
    check_stage(s, seat, what)
    chosen, crossed = s.raised[seat, 0] + s.raised[seat, 1] + s.waiting[seat, RAISE], choices_crossed(s, seat)
    refuse(chosen != crossed and f"{what} has {chosen} choices on the hook; its swords give {crossed}")
    stuck = s.stage[seat] != Stage.DONE and legal(s, seat, [0] * (KINDS * SQUARES)) == 0
    refuse(stuck and f"{what} leaves nothing to decide at the stage {STAGES[s.stage[seat]]!r}")


def check_die(s: State, face: int, fell: int, die: int, what: str) -> None:
    """Dice as they fell, turned only as the rules allow. (§3.3, §3.4)"""
    if s.phase == Phase.SET_UP:
        possible = face == fell or (face == 0 and die != BLACK)
    else:
        possible = face in (fell, s.box.side + 1 - fell) if die == BLACK else face > 0
    refuse(not possible and f"{what} has a die showing {face}, which fell as {fell}")


def check_stage(s: State, seat: int, what: str) -> None:
    """What waits must be what the stage is there to decide. (§6.1, §6.4)"""
    stage, waiting, gift = Stage(s.stage[seat]), s.waiting[seat], s.gift[seat]
    effects = sum(waiting[one] for one in range(len(GIFTS))) + waiting[LOOT] + waiting[RAISE]
    treasures = treasures_waiting(s, seat)
    elsewhere = stage == (Stage.ROLL if s.phase == Phase.SET_UP else Stage.PLACE)
    refuse(elsewhere and f"{what} is at the stage {STAGES[stage]!r}, which belongs to another phase")
    refuse(stage == Stage.ROLL and (effects or treasures) and f"{what} has something waiting, and nothing drawn yet")
    refuse(stage in (Stage.STOW, Stage.READY, Stage.DONE) and effects and f"{what} still has effects waiting")
    refuse(stage in (Stage.READY, Stage.DONE) and treasures and f"{what} still has treasures waiting")
    refuse(stage == Stage.STOW and not (treasures and room_left(s, seat)) and f"{what} has nothing to stow")
    boxless = waiting[LOOT] and not open_boxes(s, seat) and turtle_is_plain(s)
    refuse(stage == Stage.CHAIN and boxless and f"{what} waits for a loot box, and all are crossed out")
    named = gift >= 0 and waiting[gift] > 0 if stage == Stage.GIFT else gift < 0
    refuse(not named and f"{what} must name a gift that waits, at the stage 'gift' and at no other")
    paired = s.pair[seat] < 0 or (gift == COMPASS and s.marks[seat, WATER] >> s.pair[seat] & 1)
    refuse(not paired and f"{what} has a pair begun without a compass, or without water there")
