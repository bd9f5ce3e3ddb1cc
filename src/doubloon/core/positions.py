"""Facts of a position, each said once: its name, where it lies in the record, and what it can be. So it is written and read back.

    SHEET = Facts(
        Fact("rum", Number(MOST_RUM)),
        Fact("chest", Heap(TREASURES)),
        Fact("pair", Word(SQUARES), when=lambda s, at: s.pair[at] >= 0),
    )
    SHEET.write(s, seat)                    # {"rum": 2, "chest": {"ruby": 1}}
    SHEET.read(s, document, "the sheet", seat)

`at` is the row of the record that is spoken of, where a field has several. What a game says otherwise it writes and reads itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .documents import counted, one_of, read_list, read_number, read_seat, read_table, refuse_others
from .types import State

Limit = int | Callable[[State], int]
KEEP = object()
"""A fact that stays as the record has it where the document is silent."""


def limit(s: State, most: Limit) -> int:
    """How far a number may go at this table."""
    return most(s) if callable(most) else most


class Kind:
    """What a fact can be: how it is written, and how it is read back."""

    def write(self, s: State, value: Any) -> Any:
        """As it is."""
        return value

    def read(self, s: State, given: Any, what: str) -> Any:
        """The number, or all numbers of a row."""
        raise NotImplementedError


class Number(Kind):
    """A whole number within its limits."""

    def __init__(self, most: Limit = 9_999, least: int = 0) -> None:
        self.least, self.most = least, most

    def read(self, s: State, given: Any, what: str) -> Any:
        """As it is, if it can be."""
        return read_number(given, what, limit(s, self.most), self.least)


class Truth(Kind):
    """Whether something is so."""

    def write(self, s: State, value: Any) -> Any:
        """True or false."""
        return bool(value)

    def read(self, s: State, given: Any, what: str) -> Any:
        """1 or 0."""
        return int(bool(given))


class Word(Kind):
    """One of several words; none of them is null."""

    def __init__(self, words: Sequence[str], may_be_none: bool = False) -> None:
        self.words, self.may_be_none = words, may_be_none

    def write(self, s: State, value: Any) -> Any:
        """The word."""
        return self.words[value] if value >= 0 else None

    def read(self, s: State, given: Any, what: str) -> Any:
        """Which word it is."""
        return -1 if given is None and self.may_be_none else one_of(given, self.words, what)


class Seat(Kind):
    """A seat; nobody is null."""

    def __init__(self, may_be_none: bool = False) -> None:
        self.may_be_none = may_be_none

    def write(self, s: State, value: Any) -> Any:
        """Its number."""
        return value if value >= 0 else None

    def read(self, s: State, given: Any, what: str) -> Any:
        """Its number."""
        return -1 if given is None and self.may_be_none else read_seat(given, s.seats, what)


class Members(Kind):
    """A set, as a list of names."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def write(self, s: State, value: Any) -> Any:
        """Those that are in it."""
        return [name for place, name in enumerate(self.names) if value >> place & 1]

    def read(self, s: State, given: Any, what: str) -> Any:
        """A bit for each."""
        return sum({1 << one_of(name, self.names, what) for name in given})


class Heap(Kind):
    """How many of each kind there are, those that there are."""

    def __init__(self, names: Sequence[str], most: Limit = 127) -> None:
        self.names, self.most = names, most

    def write(self, s: State, value: Any) -> Any:
        """Counts by name."""
        return counted(value, self.names)

    def read(self, s: State, given: Any, what: str) -> Any:
        """All counts, none for what is not named."""
        counts, most = [0] * len(self.names), limit(s, self.most)
        for name, count in read_table(given, what).items():
            if type(count) is not int or not 0 <= count <= most:
                raise ValueError(f"{what} has {count!r} {name}; expected 0 to {most}")
            counts[one_of(name, self.names, what)] = count
        return counts


class Row(Kind):
    """A list of so many."""

    def __init__(self, kind: Kind, length: int) -> None:
        self.kind, self.length = kind, length

    def write(self, s: State, value: Any) -> Any:
        """All of them."""
        return [self.kind.write(s, one) for one in value.tolist()]

    def read(self, s: State, given: Any, what: str) -> Any:
        """One after the other."""
        return [self.kind.read(s, one, f"one of {what}") for one in read_list(given, what, self.length, self.length)]


class EachSeat(Kind):
    """A list, something for each seat; those that are left out have nothing."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def write(self, s: State, value: Any) -> Any:
        """One for each who plays."""
        return [self.kind.write(s, one) for one in value.tolist()[: s.seats]]

    def read(self, s: State, given: Any, what: str) -> Any:
        """One for each."""
        return [self.kind.read(s, one, f"{what} of seat {seat}") for seat, one in enumerate(read_list(given, what, s.seats))]


class Fact:
    """One fact: a field of the record by the name that people have for it."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        field: str = "",
        *,
        usual: Any = 0,
        when: Callable[..., bool] | None = None,
        called: str = "",
    ) -> None:
        self.name, self.kind, self.field = name, kind, field or name
        self.usual = usual
        """What it is where the document is silent, as a document would say it; KEEP: as the record has it."""
        self.when = when
        """Whether it is written at all."""
        self.called = called
        """What a refusal calls it, if not by its name."""

    def written(self, s: State, at: int | None) -> Any:
        """As a document has it."""
        value = getattr(s, self.field)
        return self.kind.write(s, value if at is None else value[at])

    def take(self, s: State, given: Any, about: str, at: int | None) -> None:
        """Into the record."""
        what = self.called or (f"the {self.name} of {about}" if about else self.name)
        value, place = self.kind.read(s, given, what), getattr(s, self.field)
        if isinstance(value, list):
            (place if at is None else place[at])[: len(value)] = value
        elif at is None:
            setattr(s, self.field, value)
        else:
            place[at] = value


class Facts:
    """Some facts, in the order in which they are written."""

    def __init__(self, *facts: Fact) -> None:
        self.facts = facts
        self.names = tuple(fact.name for fact in facts)

    def write(self, s: State, at: int | None = None) -> dict[str, Any]:
        """As a document has them."""
        where = () if at is None else (at,)
        return {fact.name: fact.written(s, at) for fact in self.facts if fact.when is None or fact.when(s, *where)}

    def read(self, s: State, given: Any, about: str = "", at: int | None = None, others: Sequence[str] = ()) -> Mapping[str, Any]:
        """Into the record, from a table with these names and some others alone; of a whole document that was seen to before."""
        table = read_table(given, about or "it")
        if about:
            refuse_others(table, (*self.names, *others), about)
        for fact in self.facts:
            if fact.name in table:
                fact.take(s, table[fact.name], about, at)
            elif fact.usual is not KEEP:
                fact.take(s, fact.usual, about, at)
        return table
