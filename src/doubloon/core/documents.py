"""Small helpers for what people read and write: views, positions, names of phases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

from .numbering import SEAT_LETTERS
from .types import Array

MANY = 128
"""So many words are not listed, only the first and the last."""


def spoken(member: IntEnum) -> str:
    """A phase or an event as documents and words files call it: PLAY_OUT is `play-out`."""
    return member.name.lower().replace("_", "-")


def counted(heap: Array, names: Sequence[str]) -> dict[str, int]:
    """A heap as people write it: only what there is."""
    return {name: heap[kind] for kind, name in enumerate(names) if heap[kind]}


def one_of(word: Any, words: Sequence[str], what: str) -> int:
    """The index of a word among those there are."""
    if word not in words:
        known = ", ".join(words) if len(words) < MANY else f"{words[0]} to {words[-1]}"
        raise ValueError(f"{what} is {word!r}; expected one of {known}")
    return words.index(word)


def read_seat(value: Any, seats: int, what: str) -> int:
    """A seat as documents name it: its number, or its letter as they did before 0.2.0."""
    letters = SEAT_LETTERS[:seats]
    if isinstance(value, str) and value in letters:
        return letters.index(value)
    if type(value) is not int or not 0 <= value < seats:
        raise ValueError(f"{what} is {value!r}; expected a seat, 0 to {seats - 1}")
    return value


def read_number(value: Any, what: str, most: int = 9_999, least: int = 0) -> int:
    """A whole number within its limits."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{what} is {value!r}; expected a whole number from {least} to {most}")
    return value


def read_table(given: Any, what: str) -> Mapping[str, Any]:
    """Names with what belongs to them."""
    if not isinstance(given, Mapping):
        raise ValueError(f"{what} is {given!r}; expected names with what belongs to them")
    return given


def read_list(given: Any, what: str, most: int, least: int = 0) -> Sequence[Any]:
    """A list of so many things, or fewer."""
    if not isinstance(given, list | tuple) or not least <= len(given) <= most:
        raise ValueError(f"{what} is {given!r}; expected a list of {'' if least == most else 'at most '}{most}")
    return given


def by_seat(document: Mapping[str, Any], what: str, seats: int, nothing: Any) -> Sequence[Any]:
    """What a document says of each seat."""
    given = document.get(what, [nothing] * seats)
    if not isinstance(given, list | tuple) or len(given) != seats:
        raise ValueError(f"{what} is {given!r}; expected a list for {seats} seats")
    return given


def refuse_others(given: Mapping[str, Any], known: Sequence[str], what: str = "it") -> None:
    """Refuse names nobody knows, which are most often misspelt."""
    for name in given:
        if name not in known:
            raise ValueError(f"{what} says {name!r}; expected only {', '.join(known)}")


def within(name: str, number: int, least: int, most: int) -> int:
    """A number that must lie between two others."""
    if not isinstance(number, int) or not least <= number <= most:
        raise ValueError(f"{name} is {number!r}; expected {least} to {most}")
    return number
