"""A position as a document that a person can write by hand. Whatever is left out is sensible, or rolled by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core import (
    SEAT_LETTERS,
    Array,
    State,
    count_bits,
    one_of,
    read_list,
    read_number,
    read_seat,
    refuse_others,
    roll,
    spoken,
)
from ...core.positions import KEEP, Fact, Facts, Heap, Members, Number, Row, Word
from .components import (
    ANCHOR,
    BLACK,
    BOX_NAMES,
    BOXES,
    COMPASS,
    DICE,
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

DOCUMENT = ("phase", "first", "turns", "roll", "rolls", "sheets", "drafts")
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

SHEET = Facts(
    Fact("rum", Number(MOST_RUM), usual=KEEP),
    Fact("chest", Heap(TREASURES, lambda s: s.box.room), usual=KEEP),
    Fact("raised", Heap(TREASURES[RUBY:], lambda s: s.box.room), usual=KEEP),
    Fact("boxes", Members(BOX_NAMES[:BOXES]), usual=KEEP, called="a loot box"),
    Fact("skulls", Number(SKULLS), usual=KEEP),
)
DRAFT = Facts(
    Fact("stage", Word(STAGES), usual=KEEP),
    Fact("dice", Row(Number(lambda s: s.box.side), DICE), "die", usual=KEEP),
    Fact("gift", Word(GIFTS), usual=KEEP, when=lambda s, seat: s.gift[seat] >= 0, called="gift"),
    Fact("pair", Word(SQUARE_NAMES), usual=KEEP, when=lambda s, seat: s.pair[seat] >= 0, called="pair"),
    Fact("waiting", Heap(REWARDS[:WAITING], SQUARES), usual=KEEP),
)


# Writing.


def write(s: State) -> dict[str, Any]:
    """The whole position, the drafts of all seats too."""
    seats = range(s.seats)
    rolls = [[s.rolled[seat, die] for die in range(DICE)] for seat in seats]
    return {
        "phase": PHASES[s.phase],
        "first": s.first,
        "turns": s.turns,
        "rolls": rolls,
        "sheets": [write_sheet(s, SEATS + seat) for seat in seats],
        "drafts": [write_draft(s, seat) for seat in seats],
    }


def write_sheet(s: State, sheet: int) -> dict[str, Any]:
    """One sheet, row by row and island by island."""
    side = range(s.box.side)
    drawn = [[write_square(s, sheet, row * SIDE + column) for column in side] for row in side]
    return {"map": drawn, **SHEET.write(s, sheet)}


def write_square(s: State, sheet: int, square: int) -> str | None:
    """What stands on a square."""
    return next((SYMBOLS[kind] for kind in range(KINDS) if s.marks[sheet, kind] >> square & 1), None)


def write_draft(s: State, seat: int) -> dict[str, Any] | None:
    """What a seat has decided so far; None where it is nothing."""
    sheet = write_sheet(s, seat)
    untouched = s.die[seat].tolist() == s.rolled[seat].tolist() and sheet == write_sheet(s, SEATS + seat)
    if untouched and s.stage[seat] in (Stage.PLACE, Stage.ROLL):
        return None
    draft = DRAFT.write(s, seat)
    if s.entries[seat]:
        draft["journal"] = [write_entry(s.journal[seat, number]) for number in range(s.entries[seat])]
    return {**draft, "sheet": sheet}


def write_entry(entry: Array) -> str:
    """What the seat has drawn or been given, as events call it: `drew water 5,6`."""
    kind = Event(entry[0])
    numbers = zip(numbers_of(kind), entry[1:], strict=False)
    return " ".join([spoken(kind), *(VALUES[name][number] if name in VALUES else str(number) for name, number in numbers)])


def numbers_of(kind: Event) -> tuple[str, ...]:
    """What an event says besides the seat."""
    return kind.args[1:]


# Reading.


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes, or say which of its facts cannot be."""
    refuse_others(document, DOCUMENT)
    bare_table(s)
    begun = "roll" in document or "sheets" in document or "turns" in document
    s.phase = one_of(document.get("phase", "turn" if begun else "set-up"), PHASES, "phase")
    letters = SEAT_LETTERS[: s.seats]
    s.first = read_seat(document["first"], s.seats, "first") if "first" in document else roll(s, Stream.FIRST, s.seats)
    s.turns = read_number(document.get("turns", 0), "turns")
    read_rolls(s, document)
    for seat, given in enumerate(read_list(document.get("sheets", [{}] * s.seats), "sheets", s.seats, s.seats)):
        read_sheet(s, SEATS + seat, given, f"the sheet of {letters[seat]}")
        check_public(s, seat, given, f"the sheet of {letters[seat]}")
    for seat, given in enumerate(read_list(document.get("drafts", [None] * s.seats), "drafts", s.seats, s.seats)):
        open_draft(s, seat)
        if s.phase == Phase.OVER:
            s.stage[seat] = Stage.DONE
        if given is not None:
            read_draft(s, seat, given, f"the draft of {letters[seat]}")
        check_draft(s, seat, f"the draft of {letters[seat]}")
    if s.phase != Phase.OVER and all(s.stage[seat] == Stage.DONE for seat in range(s.seats)):
        raise ValueError("all seats are done, and the turn is not over")


def read_rolls(s: State, document: Mapping[str, Any]) -> None:
    """The dice: named, or rolled by chance; one roll for each at the start, later one for all."""
    if "roll" in document and ("rolls" in document or s.phase == Phase.SET_UP):
        raise ValueError("'roll' is for a turn; at the start each seat has its own, and 'rolls' lists them")
    if "roll" in document:
        rolls: Sequence[Any] = [document["roll"]] * s.seats
    elif "rolls" in document:
        rolls = read_list(document.get("rolls", [None] * s.seats), "rolls", s.seats, s.seats)
        if s.phase == Phase.TURN and any(one != rolls[0] for one in rolls):
            raise ValueError("in a turn there is one roll for all")
    elif s.phase == Phase.SET_UP:
        rolls = [[1 + roll(s, Stream.SET_UP, s.box.side) for _ in range(DICE)] for _ in range(s.seats)]
    else:
        rolls = [[1 + roll(s, Stream.DICE, s.box.side) for _ in range(DICE)]] * s.seats
    for seat, faces in enumerate(rolls):
        for die, face in enumerate(read_list(faces, "a roll", DICE, DICE)):
            s.rolled[seat, die] = read_number(face, "a die", s.box.side, 1)


def read_sheet(s: State, sheet: int, given: Any, what: str) -> None:
    """Whatever is named of a sheet; the rest stays as it is."""
    given = SHEET.read(s, given, what, sheet, others=("map",))
    if "map" in given:
        read_map(s, sheet, given["map"], what)
    if room_left(s, sheet) < 0:
        raise ValueError(f"{what} has {s.chest[sheet].sum()} treasures; the chest holds {s.box.room}")


def read_map(s: State, sheet: int, rows: Any, what: str) -> None:
    """The map row by row, in names or in letters; anchors and swords keep apart. (§3.5)"""
    for kind in range(KINDS):
        s.marks[sheet, kind] = 0
    for row, marks in enumerate(read_list(rows, f"the map of {what}", s.box.side, s.box.side)):
        if not isinstance(marks, str | list | tuple) or len(marks) != s.box.side:
            raise ValueError(f"a row of {what} is {marks!r}; expected {s.box.side} names or nulls, or as many letters or dots")
        known = [LETTER[symbol] for symbol in SYMBOLS] if isinstance(marks, str) else SYMBOLS
        for column, mark in enumerate(marks):
            if mark is not None and mark != EMPTY:
                s.marks[sheet, one_of(mark, known, f"a square of {what}")] |= 1 << (row * SIDE + column)
    for kind in (ANCHOR, SWORD):
        for square in range(SQUARES):
            alone = 1 << square
            if s.marks[sheet, kind] & alone and s.marks[sheet, kind] & spread(alone) & ~alone:
                raise ValueError(f"{what} has a second {SYMBOLS[kind]} beside that on {SQUARE_NAMES[square]}")
    for kind in range(KINDS - 4, KINDS):
        if count_bits(s.marks[sheet, kind]) > 1:
            raise ValueError(f"{what} has more than one {SYMBOLS[kind]}")


def choices_crossed(s: State, sheet: int) -> int:
    """How often the hook has let the seat choose."""
    crossed = min(count_bits(s.marks[sheet, SWORD]), s.box.hooks)
    return sum(s.box.hook[square] == RAISE_CHOICE for square in range(crossed))


def check_public(s: State, seat: int, given: Mapping[str, Any], what: str) -> None:
    """A sheet as all saw it: choices made, and no reason to be at the end while the game goes on."""
    sheet = SEATS + seat
    if "raised" not in given:
        s.raised[sheet, 0] = choices_crossed(s, sheet)
    chosen = s.raised[sheet, 0] + s.raised[sheet, 1]
    if chosen != choices_crossed(s, sheet):
        raise ValueError(f"{what} has {chosen} choices made on the hook; its swords give {choices_crossed(s, sheet)}")
    if s.phase == Phase.SET_UP and filled(s, sheet):
        raise ValueError(f"{what} is not empty, and nothing has been shown yet")
    if s.phase != Phase.OVER and room_left(s, sheet) == 0:
        raise ValueError(f"{what} has a full chest: the game is over")
    if s.phase != Phase.OVER and s.skulls[sheet] == SKULLS:
        raise ValueError(f"{what} has {SKULLS} skulls: the game is over")


def read_draft(s: State, seat: int, given: Any, what: str) -> None:
    """What a seat has decided in this turn."""
    given = DRAFT.read(s, given, what, seat, others=("journal", "sheet", "map", *SHEET.names))
    beside = {name: given[name] for name in ("map", *SHEET.names) if name in given}  # as it was written before 0.2.0
    read_sheet(s, seat, given.get("sheet", beside), what)
    read_journal(s, seat, given.get("journal", []), what)


def read_journal(s: State, seat: int, entries: Any, what: str) -> None:
    """What the seat has drawn and been given, to be told when all is shown. (§3.8)"""
    if not isinstance(entries, list | tuple) or len(entries) > JOURNAL:
        raise ValueError(f"the journal of {what} is {entries!r}; expected a list of at most {JOURNAL}")
    for number, entry in enumerate(entries):
        kind, *words = str(entry).split() or [""]
        noted = NOTED[one_of(kind, [spoken(one) for one in NOTED], f"an entry of the journal of {what}")]
        s.journal[seat, number, 0] = noted
        names = numbers_of(noted)
        for place, (name, word) in enumerate(zip(names, read_list(words, repr(entry), len(names), len(names)), strict=True), 1):
            s.journal[seat, number, place] = read_noted(name, word, what)
    s.entries[seat] = len(entries)


def read_noted(name: str, word: str, what: str) -> int:
    """A number of an entry, by its name or as it is."""
    if name in VALUES:
        return one_of(word, VALUES[name], f"{name} in the journal of {what}")
    return read_number(int(word) if word.isdecimal() else word, f"{name} in the journal of {what}", MOST_NOTED)


def check_draft(s: State, seat: int, what: str) -> None:
    """A draft must follow from the sheet as all saw it, and leave something to decide unless it is done."""
    public = SEATS + seat
    for kind in range(KINDS):
        if s.marks[public, kind] & ~s.marks[seat, kind]:
            raise ValueError(f"{what} lacks a {SYMBOLS[kind]} that all have seen")
    if s.boxes[public] & ~s.boxes[seat] or not 0 <= s.skulls[seat] - s.skulls[public] <= 1:
        raise ValueError(f"{what} does not fit the boxes and skulls that all have seen")
    if s.phase == Phase.OVER:
        check_over(s, seat, what)
        return
    check_dice(s, seat, what)
    check_stage(s, seat, what)
    chosen = s.raised[seat, 0] + s.raised[seat, 1] + s.waiting[seat, RAISE]
    if chosen != choices_crossed(s, seat):
        raise ValueError(f"{what} has {chosen} choices on the hook; its swords give {choices_crossed(s, seat)}")
    if s.stage[seat] != Stage.DONE and legal(s, seat, [0] * (KINDS * SQUARES)) == 0:
        raise ValueError(f"{what} leaves nothing to decide at the stage {STAGES[s.stage[seat]]!r}")


def check_over(s: State, seat: int, what: str) -> None:
    """After the end every draft has been shown."""
    drafting = s.gift[seat] >= 0 or s.pair[seat] >= 0 or s.waiting[seat].any() or s.entries[seat]
    if drafting or s.stage[seat] != Stage.DONE or write_sheet(s, seat) != write_sheet(s, SEATS + seat):
        raise ValueError(f"{what} is not as all saw it, and the game is over")


def check_dice(s: State, seat: int, what: str) -> None:
    """Dice as they fell, turned only as the rules allow. (§3.3, §3.4)"""
    for die in range(DICE):
        face, fell = s.die[seat, die], s.rolled[seat, die]
        if s.phase == Phase.SET_UP:
            possible = face == fell or (face == 0 and die != BLACK)
        elif die == BLACK:
            possible = face in (fell, s.box.side + 1 - fell)
        else:
            possible = face > 0
        if not possible:
            raise ValueError(f"{what} has a die showing {face}, which fell as {fell}")


def check_stage(s: State, seat: int, what: str) -> None:
    """What waits must be what the stage is there to decide. (§6.1, §6.4)"""
    stage = Stage(s.stage[seat])
    gifts = sum(s.waiting[seat, gift] for gift in range(len(GIFTS)))
    effects = gifts + s.waiting[seat, LOOT] + s.waiting[seat, RAISE]
    treasures = treasures_waiting(s, seat)
    first = Stage.PLACE if s.phase == Phase.SET_UP else Stage.ROLL
    if stage in (Stage.PLACE, Stage.ROLL) and stage != first:
        raise ValueError(f"{what} is at the stage {STAGES[stage]!r}, which belongs to another phase")
    if stage == Stage.ROLL and (effects or treasures):
        raise ValueError(f"{what} has something waiting, and nothing drawn yet")
    if stage in (Stage.STOW, Stage.READY, Stage.DONE) and effects:
        raise ValueError(f"{what} still has effects waiting")
    if stage in (Stage.READY, Stage.DONE) and treasures:
        raise ValueError(f"{what} still has treasures waiting")
    if stage == Stage.STOW and (not treasures or room_left(s, seat) == 0):
        raise ValueError(f"{what} has nothing to stow")
    if stage == Stage.CHAIN and s.waiting[seat, LOOT] and not open_boxes(s, seat) and turtle_is_plain(s):
        raise ValueError(f"{what} waits for a loot box, and all are crossed out")
    if (stage == Stage.GIFT) != (s.gift[seat] >= 0) or (s.gift[seat] >= 0 and not s.waiting[seat, s.gift[seat]]):
        raise ValueError(f"{what} must name a gift that waits, at the stage 'gift' and at no other")
    if s.pair[seat] >= 0 and (s.gift[seat] != COMPASS or not s.marks[seat, WATER] >> s.pair[seat] & 1):
        raise ValueError(f"{what} has a pair begun without a compass, or without water there")
