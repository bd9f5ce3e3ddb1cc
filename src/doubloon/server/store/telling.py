"""Rows that a table tells of people: only of those whom the harbour knows, in place of all that it had told before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, bindparam, delete, exists, insert, select

from . import schema

Row = Mapping[str, Any]


def insertion(kept: Table, *, unless_struck: bool = False) -> Any:
    """A row of somebody whom the harbour knows; where that is wanted, only of a table that they have not struck out."""
    values = {name: bindparam(f"its_{name}", type_=column.type) for name, column in kept.columns.items()}
    told: list[ColumnElement[bool]] = [exists().where(schema.players.c.id == values["player"])]
    if unless_struck:
        struck = schema.struck
        told.append(~exists().where(struck.c.player == values["player"], struck.c.berth == values["berth"]))
    return insert(kept).from_select(list(values), select(*values.values()).where(*told))


def write(connection: Connection, statement: Any, rows: Iterable[Row]) -> None:
    """Write rows by such a statement."""
    if given := [{f"its_{name}": value for name, value in row.items()} for row in rows]:
        connection.execute(statement, given)


def tell_anew(connection: Connection, kept: Table, statement: Any, new: Mapping[str, Iterable[Row]]) -> None:
    """Rows of some tables in place of what was kept of them; where nothing is new, nothing is done."""
    if new:
        connection.execute(delete(kept).where(kept.c.berth.in_(new)))
    write(connection, statement, ({**row, "berth": berth} for berth, rows in new.items() for row in rows))
