"""Positions, each fact said once: its name, what it can be, and where it lies in the record. So it is written and read back.

    POSITION = Facts(
        Fact("turn", Seat()),
        Fact("holds", EachSeat(Heap(CARGO)), "hold"),
        Fact("pirates", EachSeat(Many(Word(FIELDS))), says=lambda s: [standing(s, seat) for seat in range(s.seats)]),
        Fact("bear", Part(BEAR), when=lambda s: s.bear >= 0),
    )
    POSITION.write(s)                       # {"turn": 1, "holds": [{"rum": 2}, {}], "pirates": [["C4"], []]}
    given = POSITION.read(s, document)      # turn and holds lie in the record; given.pirates is [[18], []]

A kind knows names and limits, a record knows numbers. What lies in one field is stored as it is read; the rest a game lays
itself, from numbers that are checked already. `at` is the row of the record that is spoken of, where its fields have several.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

from .documents import one_of, read_list, read_number, read_seat, read_table, refuse_others
from .numbering import SEAT_LETTERS
from .types import Array, State

Limit = int | Callable[[State], int]
KEEP = object()
"""A fact that stays as the record has it where the document is silent."""


def limit(s: State, most: Limit) -> int:
    """How far a number may go at this table."""
    return most(s) if callable(most) else most


def refuse(complaint: Any) -> None:
    """Refuse a position, if there is something to complain of: `refuse(gold < 0 and f"there are {gold} doubloons")`."""
    if complaint:
        raise ValueError(complaint)


def take_out(heap: Array, kind: int, names: Sequence[str], box: Array, count: int = 1) -> int:
    """Take what a position shows out of what the box holds; returns its kind."""
    refuse(heap[kind] < count and f"the box holds {box[kind]} {names[kind]}, and the position shows more")
    heap[kind] -= count
    return kind


# What one thing can be.


class Kind:
    """What a fact can be: how its numbers are named, and how the names are read."""

    nothing = 0
    """The number of what is not there."""

    def write(self, s: State, value: Any) -> Any:
        """As a document has it."""
        return value

    def read(self, s: State, given: Any, what: str) -> Any:
        """As a record has it."""
        return given


class Form(Kind):
    """Something that a game has a form of its own for: how that is written, and how it is read."""

    def __init__(self, write: Callable[[State, Any], Any], read: Callable[[State, Any, str], Any]) -> None:
        self.written, self.taken = write, read

    def write(self, s: State, value: Any) -> Any:
        """As the game says it."""
        return self.written(s, value)

    def read(self, s: State, given: Any, what: str) -> Any:
        """As the game understands it."""
        return self.taken(s, given, what)


class Number(Kind):
    """A whole number within its limits."""

    def __init__(self, most: Limit = 9_999, least: int = 0) -> None:
        self.least, self.most = least, most

    def read(self, s: State, given: Any, what: str) -> Any:
        """As it is, if it can be."""
        return read_number(given, what, limit(s, self.most), self.least)


class Ordinal(Kind):
    """A number that people count from 1, and the record from 0."""

    def __init__(self, most: Limit) -> None:
        self.most = most

    def write(self, s: State, value: Any) -> Any:
        """One more."""
        return value + 1

    def read(self, s: State, given: Any, what: str) -> Any:
        """One less."""
        return read_number(given, what, limit(s, self.most), 1) - 1

    def count(self, s: State) -> int:
        """Up to the last."""
        return limit(s, self.most)


class Truth(Kind):
    """Whether something is so."""

    def write(self, s: State, value: Any) -> Any:
        """True or false."""
        return bool(value)

    def read(self, s: State, given: Any, what: str) -> Any:
        """1 or 0."""
        return int(bool(given))


class Word(Kind):
    """One of several words; where there may be none, that is null."""

    nothing = -1

    def __init__(self, words: Sequence[str], may_be_none: bool = False, older: Callable[[Any], Any] | None = None) -> None:
        self.words, self.may_be_none = words, may_be_none
        self.older = older
        """Makes a word of today out of one of older documents."""

    def write(self, s: State, value: Any) -> Any:
        """The word."""
        return self.words[value] if value >= 0 else None

    def read(self, s: State, given: Any, what: str) -> Any:
        """Which word it is."""
        if given is None and self.may_be_none:
            return -1
        return one_of(self.older(given) if self.older else given, self.words, what)

    def count(self, s: State) -> int:
        """All words."""
        return len(self.words)


class Seat(Kind):
    """A seat; where there may be none, that is null."""

    nothing = -1

    def __init__(self, may_be_none: bool = False, seats: int = 0) -> None:
        self.may_be_none, self.seats = may_be_none, seats

    def write(self, s: State, value: Any) -> Any:
        """Its number."""
        return value if value >= 0 else None

    def read(self, s: State, given: Any, what: str) -> Any:
        """Its number."""
        return -1 if given is None and self.may_be_none else read_seat(given, self.count(s), what)

    def count(self, s: State) -> int:
        """All who play."""
        return self.seats or s.seats


# What many things can be.


Named = Ordinal | Word | Seat
"""Things that can be told apart one by one, and counted."""


class Members(Kind):
    """A set, as a list: a bit for each that is in it."""

    def __init__(self, kind: Named) -> None:
        self.kind = kind

    def write(self, s: State, value: Any) -> Any:
        """Those that are in it."""
        return [self.kind.write(s, member) for member in range(self.kind.count(s)) if value >> member & 1]

    def read(self, s: State, given: Any, what: str) -> Any:
        """A bit for each."""
        return sum({1 << self.kind.read(s, one, what) for one in read_list(given, what, self.kind.count(s))})


class Those(Kind):
    """Those for whom something is so, as a list: the record has a 1 for each."""

    def __init__(self, kind: Named) -> None:
        self.kind = kind

    def write(self, s: State, value: Any) -> Any:
        """Each who has a 1."""
        return [self.kind.write(s, one) for one, is_so in enumerate(value) if is_so]

    def read(self, s: State, given: Any, what: str) -> Any:
        """A 1 for each, and for all others 0."""
        found = [self.kind.read(s, one, f"one of {what}") for one in read_list(given, what, self.kind.count(s))]
        refuse(len(set(found)) < len(found) and f"{what} is {given!r}; expected each at most once")
        return dict.fromkeys(found, 1)


class Heap(Kind):
    """How many of each kind there are; if not of all, of those that there are."""

    def __init__(self, names: Sequence[str], most: Limit = 127, all_kinds: bool = False) -> None:
        self.names, self.most, self.all_kinds = names, most, all_kinds

    def write(self, s: State, value: Any) -> Any:
        """Counts by name."""
        return {name: value[kind] for kind, name in enumerate(self.names) if self.all_kinds or value[kind]}

    def read(self, s: State, given: Any, what: str) -> Any:
        """All counts, none for what is not named."""
        counts, most = [0] * len(self.names), limit(s, self.most)
        for name, count in read_table(given, what).items():
            is_count = type(count) is int and 0 <= count <= most
            refuse(not is_count and f"{what} has {count!r} {name}; expected 0 to {most}")
            counts[one_of(name, self.names, what)] = count
        return counts


class Many(Kind):
    """A list of so many, or of any number up to that."""

    def __init__(self, kind: Kind, most: Limit = 99, least: int | None = 0, each: str = "", may_be_none: bool = False) -> None:
        self.kind, self.most, self.least, self.may_be_none = kind, most, least, may_be_none
        self.each = each
        """What a refusal calls one of them, as in `column {}`."""

    def write(self, s: State, value: Any) -> Any:
        """All of just so many, else those that are there."""
        no_gaps = self.least is not None and self.kind.nothing < 0
        return [self.kind.write(s, one) for one in value if not (no_gaps and one == self.kind.nothing)]

    def read(self, s: State, given: Any, what: str) -> Any:
        """One after the other."""
        if given is None and self.may_be_none:
            return None
        most = limit(s, self.most)
        row = read_list(given, what, most, most if self.least is None else self.least)
        return [self.kind.read(s, one, self.each.format(number) or f"one of {what}") for number, one in enumerate(row, 1)]


def Row(kind: Kind, length: Limit, each: str = "") -> Many:
    """A list of just so many."""
    return Many(kind, length, None, each)


class EachSeat(Kind):
    """A list, something for each seat; of some things those that are left out have nothing."""

    def __init__(self, kind: Kind, seats: int = 0, *, few: bool = False, each: str = "") -> None:
        self.kind, self.seats, self.few = kind, seats, few
        self.each = each
        """What a refusal calls the thing of a seat, as in `the sheet of {}`."""

    def write(self, s: State, value: Any) -> Any:
        """One for each who plays."""
        return [self.kind.write(s, one) for one in value[: self.seats or s.seats]]

    def read(self, s: State, given: Any, what: str) -> Any:
        """One for each."""
        seats = self.seats or s.seats
        right = isinstance(given, list | tuple) and (self.few or len(given) == seats) and len(given) <= seats
        refuse(not right and f"{what} is {given!r}; expected a list for {seats} seats")
        called = [self.each.format(SEAT_LETTERS[seat]) or f"the {what} of seat {seat}" for seat in range(seats)]
        return [self.kind.read(s, one, called[seat]) for seat, one in enumerate(given)]


class Table(Kind):
    """Names with what belongs to each; those of which there is nothing to say are left out."""

    def __init__(self, key: Kind, kind: Kind, each: str = "") -> None:
        self.key, self.kind = key, kind
        self.each = each
        """What a refusal calls the thing of a name, as in `the tile at {}`."""

    def write(self, s: State, value: Any) -> Any:
        """By name, what there is."""
        found = value if isinstance(value, dict) else {key: one for key, one in enumerate(value) if one != self.kind.nothing}
        return {self.key.write(s, key): self.kind.write(s, one) for key, one in found.items()}

    def read(self, s: State, given: Any, what: str) -> Any:
        """By number."""
        each, said = self.each or f"{what} of {{}}", read_table(given, what).items()
        return {self.key.read(s, name, f"one of {what}"): self.kind.read(s, one, each.format(name)) for name, one in said}


class Part(Kind):
    """A document within a document. Its own facts know how it is read, and the game where it lies."""

    def __init__(self, facts: Facts, when: Callable[..., Any] | None = None) -> None:
        self.facts, self.when = facts, when

    def write(self, s: State, value: Any) -> Any:
        """The part at its row of the record, or null."""
        return self.facts.write(s, value) if self.when is None or self.when(s, value) else None

    def read(self, s: State, given: Any, what: str) -> Any:
        """As it is, for its facts to be read."""
        return None if given is None and self.when else read_table(given, what)


# Facts, and documents of facts.


class Fact:
    """One fact: a field of the record by the name that people have for it, or what a game says otherwise."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        field: str = "",
        *,
        says: Callable[..., Any] | None = None,
        when: Callable[..., Any] | None = None,
        usual: Any = KEEP,
        called: str = "",
        formerly: str = "",
    ) -> None:
        self.name, self.kind = name, kind
        self.says = says
        """Its numbers, where they are not just those of its field; if it has no field, the game lays them, too."""
        self.field = field or ("" if says or isinstance(kind, Part) else name)
        self.when = when
        """Whether it is written at all."""
        self.usual = usual
        """What a document says that is silent; KEEP: nothing, and the record stays as it is."""
        self.called = called
        """What a refusal calls it, if not by its name."""
        self.formerly = formerly or name
        """Its name in older documents."""

    def written(self, s: State, at: Any) -> Any:
        """As a document has it."""
        where = () if at is None else (at,)
        value: Any = at
        if self.says:
            value = self.says(s, *where)
        elif self.field:
            value = getattr(s, self.field) if at is None else getattr(s, self.field)[at]
        return self.kind.write(s, value.tolist() if hasattr(value, "tolist") else value)

    def take(self, s: State, given: Any, about: str, at: Any) -> Any:
        """Read it, into the record if it has a field; returns its numbers."""
        what = self.called or (f"the {self.name} of {about}" if about else self.name)
        value = self.kind.read(s, given, what)
        if self.field:
            self.store(s, value, at)
        return value

    def store(self, s: State, value: Any, at: Any) -> None:
        """Into its field."""
        place = getattr(s, self.field)
        if isinstance(value, list | dict):
            row = place if at is None else place[at]
            if isinstance(value, dict):
                row[:] = 0
            for index, one in enumerate(value) if isinstance(value, list) else value.items():
                row[index] = one
        elif at is None:
            setattr(s, self.field, value)
        else:
            place[at] = value


def when(so: Callable[..., Any], *facts: Fact) -> tuple[Fact, ...]:
    """Facts that are written when something is so, and else not."""
    for fact in facts:
        fact.when = so
    return facts


class Facts:
    """The facts of a document, in the order in which they are written and read."""

    def __init__(self, *facts: Fact) -> None:
        self.facts = facts
        self.names = tuple(fact.name for fact in facts)
        self.formerly = {fact.formerly: fact.name for fact in facts}

    def write(self, s: State, at: Any = None) -> dict[str, Any]:
        """As a document has them."""
        where = () if at is None else (at,)
        return {fact.name: fact.written(s, at) for fact in self.facts if fact.when is None or fact.when(s, *where)}

    def read(self, s: State, given: Any, about: str = "", at: Any = None, others: Sequence[str] = ()) -> Any:
        """Their numbers by name, None where the document is silent; those that have a field lie in the record."""
        table = {self.formerly.get(name, name): value for name, value in read_table(given, about or "it").items()}
        refuse_others(table, (*self.names, *others), about or "it")
        read = SimpleNamespace(**dict.fromkeys(self.names))
        for fact in self.facts:
            said = table.get(fact.name, fact.usual)
            if said is not KEEP:
                setattr(read, fact.name, fact.take(s, said, about, at))
        return read
