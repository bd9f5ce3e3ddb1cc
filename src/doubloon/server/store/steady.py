"""What to do when the connection is lost: ask again, for a while.

No connection is pinged before it is used: that would cost every question a round trip, and still not help where the
connection is cut in the middle. A question that fails for want of a connection is asked again instead; whatever is asked
here may be asked twice.
"""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

import asyncpg
from sqlalchemy.exc import DBAPIError

from ..table.refusals import Refused

PAUSES = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6)
"""Seconds between one try and the next; then we give up."""
PASSING = ("08", "57P", "40001", "40P01", "53300")
"""How PostgreSQL's codes begin for a connection lost, a server that stops or starts, a deadlock, and too many connections."""

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("doubloon.store")


def passing(trouble: BaseException) -> bool:
    """Whether the trouble is one of the moment, and nothing that the database has against the question."""
    if isinstance(trouble, DBAPIError):
        code = str(getattr(trouble.orig, "sqlstate", None) or "")
        return trouble.connection_invalidated or code.startswith(PASSING) or passing_cause(trouble.orig)
    return isinstance(trouble, OSError) or passing_cause(trouble)


def passing_cause(trouble: BaseException | None) -> bool:
    """The same of the driver's own word."""
    while trouble is not None:
        if isinstance(trouble, asyncpg.InterfaceError | asyncpg.InternalClientError | asyncpg.PostgresConnectionError | OSError):
            return True
        if isinstance(trouble, asyncpg.PostgresError) and str(trouble.sqlstate).startswith(PASSING):
            return True
        trouble = trouble.__cause__
    return False


def full() -> Refused:
    """There is no room on the disk."""
    return Refused(
        503, "the store is full: nothing was written. Whoever keeps this harbour has to make room.", reason="store-full"
    )


def locked() -> Refused:
    """Another program holds the file, or the rows."""
    return Refused(
        503, "the store is held by another program: nothing was written. Please try again in a moment.", reason="store-locked"
    )


def read_only() -> Refused:
    """Nothing can be written."""
    return Refused(503, "the store cannot be written to just now: nothing was changed.", reason="store-read-only")


def out_of_reach() -> Refused:
    """What is said when we give up."""
    return Refused(
        503, "the store cannot be reached just now: look again in a moment to see what became of this.", reason="store-away"
    )


TOLD_BY_SQLITE = {
    "SQLITE_FULL": full, "SQLITE_BUSY": locked, "SQLITE_LOCKED": locked, "SQLITE_READONLY": read_only, "SQLITE_PERM": read_only,
    "SQLITE_IOERR": out_of_reach, "SQLITE_CANTOPEN": out_of_reach,
}  # fmt: skip
"""What SQLite's own words mean to whoever asked, by how they begin."""
TOLD_BY_POSTGRES = {"53100": full, "53": out_of_reach, "55P03": locked, "57014": locked, "25006": read_only}
"""The same of PostgreSQL's codes, the longer ones first."""


def refuse_in_words(trouble: BaseException) -> None:
    """Refuse in words where the store has a trouble of its own; where it is ours, say nothing."""
    cause = trouble.orig if isinstance(trouble, DBAPIError) else trouble
    word = getattr(cause, "sqlite_errorname", None) or ""
    code = str(getattr(cause, "sqlstate", None) or "")
    for known, said in ((TOLD_BY_SQLITE, word), (TOLD_BY_POSTGRES, code)):
        for begins, refusal in known.items():
            if said.startswith(begins):
                raise refusal() from trouble


def steady(ask: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """A question that is asked again where the connection is lost."""

    @functools.wraps(ask)
    async def ask_on(*given: P.args, **named: P.kwargs) -> T:
        for pause in PAUSES:
            try:
                return await ask(*given, **named)
            except Exception as trouble:
                if not passing(trouble):
                    refuse_in_words(trouble)
                    raise
                last = trouble
                log.warning("%s: the connection is lost (%r); trying again", ask.__name__, trouble)
                await asyncio.sleep(pause)
        raise out_of_reach() from last

    return ask_on
