"""The ledger of a finished game: all that anybody needs to check its chance, and nothing of ours to do it with.

`docs/check_chance.py` reads it with Python's own library alone; `doubloon verify` also plays the game again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any

import doubloon

from ...core.forms import Struct, encode
from ...core.jit import twin
from ...core.keys import table_key
from ...core.records import read_as
from . import fair
from .berth import Berth
from .refusals import Refused
from .sealing import check_unsealed


class Draw(Struct, frozen=True, array_like=True):
    """One draw: the number-th of its stream, of so many sides, and what came."""

    stream: int
    number: int
    sides: int
    result: int


class Ledger(Struct, frozen=True, kw_only=True):
    """What was promised, what everybody added, what came of it."""

    table: str
    """What the seed was made for: the table, or the day's deal that many tables have in common."""
    game: str
    options: dict[str, str | int]
    commitment: str
    secret: str
    nonces: list[str]
    seed: str
    draws: list[Draw]
    start: dict[str, Any] | None = None
    """Where the table was forked from another: the position, before it was dealt again …"""
    dealt_for: int | None = None
    """… for this seat."""
    record: dict[str, Any]
    """The game itself."""
    end: str | None = None
    """The table's record at the end, in hexadecimal: its hash is the last digest, and it says how much was drawn."""


def check_ledger(berth: Berth) -> None:
    """A ledger is opened when the game is over, and the day of its deal, if its chance was ours."""
    check_unsealed(berth)
    if not berth.over:
        raise Refused(409, "the ledger is opened when the game is over.", reason="not-over")
    if berth.charter.seed is not None:
        raise Refused(409, "this game was brought here as a record: this harbour promised nothing about its chance.")


def ledger_of(berth: Berth) -> Ledger:
    """The ledger of a game that is over."""
    charter = berth.charter
    return Ledger(
        table=charter.dealt_as, game=charter.game, options=charter.options, commitment=charter.commitment, secret=charter.secret,
        nonces=berth.dealt_with, seed=berth.seed, draws=draws_of(berth.played), start=charter.start,
        dealt_for=charter.dealt_for, record=berth.played.save(), end=berth.played.facts.hex(),
    )  # fmt: skip


def read_ledger(given: bytes) -> Ledger:
    """A ledger from its file, or a sentence that says what is wrong with it."""
    return read_as(Ledger, given, "ledger")


def trouble_with(ledger: Ledger) -> tuple[str | None, doubloon.Table]:
    """What is wrong with a ledger, if anything, and the game it tells of; BadRecord where that is not by the rules."""
    table = doubloon.replay(ledger.record)
    kept = table.save()
    found = trouble_with_seed(ledger) or trouble_with_game(ledger, kept) or trouble_with_draws(ledger, draws_of(table))
    return found or trouble_with_end(ledger, table), table


def trouble_with_seed(ledger: Ledger) -> str | None:
    """Whether the secret is the promised one, and the seed comes of it and of what everybody added."""
    try:
        promised = fair.commitment(ledger.secret, ledger.start, ledger.dealt_for)
        seed = fair.table_seed(ledger.secret, ledger.table, ledger.game, ledger.options, ledger.nonces)
    except ValueError as trouble:
        return f"the secret is no number in hexadecimal: {trouble}."
    if promised != ledger.commitment:
        return f"the secret is not the one that was promised: its hash is {promised}, and {ledger.commitment} was shown."
    if seed != ledger.seed:
        return f"the seed should come out as {seed}, and is {ledger.seed}."
    return None


def trouble_with_game(ledger: Ledger, kept: dict[str, Any]) -> str | None:
    """Whether the record is of this very game: its seed, its options, its seats, the position it began with."""
    told = {"game": ledger.game, "options": ledger.options, "seats": len(ledger.nonces), "seed": ledger.seed}
    for name, value in told.items():
        if kept[name] != value:
            return f"the record is of another game: its {name} is {kept[name]!r}, and the ledger's is {value!r}."
    start = ledger.start
    if start is not None:
        edition = doubloon.replay({**ledger.record, "moves": [], "digests": None}).edition
        start = fair.dealt_anew(start, ledger.dealt_for, ledger.seed, edition)
    if encode(start) != encode(kept.get("start")):
        return "the record does not begin where the table began."
    return None


def trouble_with_draws(ledger: Ledger, drawn: list[Draw]) -> str | None:
    """Whether the rules, played again, draw exactly what the ledger lists."""
    for number, (listed, true) in enumerate(zip(ledger.draws, drawn, strict=False), 1):
        if listed != true:
            return f"draw {number} should be {written(true)}, and the ledger has {written(listed)}."
    if len(ledger.draws) != len(drawn):
        return f"the game has {len(drawn)} draws, and the ledger lists {len(ledger.draws)}."
    return None


def trouble_with_end(ledger: Ledger, table: doubloon.Table) -> str | None:
    """Whether the record at the end is the one that the rules lead to."""
    return None if ledger.end in (None, table.facts.hex()) else "the record at the end is not the one the rules lead to."


def written(draw: Draw) -> str:
    """A draw in words."""
    return f"{draw.result} of {draw.sides}, the draw {draw.number} of stream {draw.stream}"


# Listening to chance.

HEARD: ContextVar[list[Draw] | None] = ContextVar("heard", default=None)
"""Where those who listen write down what is drawn."""


@cache
def lend_an_ear() -> None:
    """From now on the plain twin's draws can be overheard, by whoever listens in the thread where they are made."""
    chance = twin("core.chance")
    true = chance.outcome

    def outcome(key0: int, key1: int, stream: int, count: int, sides: int) -> int:
        result: int = true(key0, key1, stream, count, sides)
        heard = HEARD.get()
        if heard is not None:
            heard.append(Draw(int(stream), int(count), int(sides), int(result)))
        return result

    chance.outcome = outcome  # type: ignore[attr-defined]


@contextmanager
def overheard() -> Iterator[list[Draw]]:
    """All that is drawn in plain Python meanwhile."""
    lend_an_ear()
    draws: list[Draw] = []
    token = HEARD.set(draws)
    try:
        yield draws
    finally:
        HEARD.reset(token)


def draws_of(table: doubloon.Table) -> list[Draw]:
    """Every draw of a game in the order it was made: it is played again in plain Python, and chance is listened to.

    What was taken back drew nothing, or it could not have been taken back.
    """
    game, kept = doubloon.game(table.game.name), table.save()
    with overheard() as draws:
        if kept.get("start") is not None:
            state = game.from_position(kept["start"], kept["seed"], edition=table.edition).state
        else:
            state = game.blank(table.seats, table.edition, table.options)
            state["key"][0] = table_key(game.name, kept["seed"])
            game.plain.set_up(state)
        for line in table.log:
            if line.move is not None and not line.undone:
                game.plain.apply(state, line.seat, line.move.id)
    return draws
