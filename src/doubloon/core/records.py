"""Records: a whole game as one small document that anybody can read and replay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from .changes import why_it_parts
from .edition import Edition
from .errors import BadMove, BadRecord, Error
from .forms import DecodeError, Struct, convert, decode

UNDO = "undo"
"""How a record writes that a seat took its last move back."""


class Record(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game from its first move on. The seed is in it only when the game is over, or in a save."""

    doubloon: str
    game: str
    seats: int
    options: dict[str, str | int]
    edition: Edition
    start: dict[str, Any] | None = None
    seed: str | None = None
    moves: list[tuple[int, str]]
    digests: list[str] | None = None


Kept = TypeVar("Kept")


def read_as(kind: type[Kept], given: Mapping[str, Any] | str | bytes, what: str) -> Kept:
    """A document from JSON or from plain data, or a sentence that says what is wrong with it."""
    try:
        if isinstance(given, str | bytes):
            return decode(given, type=kind)
        return convert(given, type=kind)
    except DecodeError as trouble:
        raise BadRecord(f"this is no {what}: {trouble}.") from trouble


def read_record(given: Mapping[str, Any] | str | bytes) -> Record:
    """A record of a game."""
    return read_as(Record, given, "record of a game")


def play_record(catalogue: Mapping[str, Any], given: Mapping[str, Any] | str | bytes) -> Any:
    """Play a record through; returns the table as it stands at its end, or names the move that is wrong.

    Of a record that is older than the rules it parts from, it is said which of them have changed since.
    """
    record = read_record(given)
    game = catalogue[record.game]
    if record.seed is None:
        raise BadRecord("this record is of a game that was not over: its seed is still secret, so chance cannot be repeated.")
    if record.digests is not None and len(record.digests) != len(record.moves):
        raise BadRecord(f"the record has {len(record.moves)} moves and {len(record.digests)} digests; expected one for each.")
    table = begin(game, record)
    table.rules = record.doubloon
    for number, (seat, text) in enumerate(record.moves, 1):
        try:
            if text == UNDO:
                table.undo(seat)
            else:
                table.play(seat, text)
        except Error as trouble:
            kind = "is not legal" if isinstance(trouble, BadMove) else "cannot be done"
            sentence = f"move {number} ({text!r} by seat {seat}) {kind}: {trouble}"
            raise BadRecord(sentence + why_it_parts(game.changes(), record.doubloon), number) from trouble
        if record.digests and table.digest != record.digests[number - 1]:
            sentence = f"after move {number} ({text!r} by seat {seat}) the table is not as the record says: "
            sentence += f"its digest is {table.digest}, and the record has {record.digests[number - 1]}."
            raise BadRecord(sentence + why_it_parts(game.changes(), record.doubloon), number)
    return table


def begin(game: Any, record: Record) -> Any:
    """The table as it stood before the first move."""
    try:
        if record.start is not None:
            return game.from_position(record.start, record.seed, edition=record.edition)
        return game.start(record.seats, record.seed, edition=record.edition, **record.options)
    except Error as trouble:
        raise BadRecord(f"the record cannot begin: {trouble}{why_it_parts(game.changes(), record.doubloon)}") from trouble
