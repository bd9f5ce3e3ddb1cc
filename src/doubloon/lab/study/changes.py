"""What if one number in the box were another? `hook.ruby=4`, `palm.loot.4.rum=0`, `souvenirs.rum=[4, 6, 6]`."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any

from ...core import Game
from ...core.edition import Edition, find_edition
from ...core.errors import BadEdition

ORIGIN = "origin"
MOST_LISTED = 60


def changed_edition(game: Game, changes: Sequence[str]) -> Edition:
    """The game's numbers with some of them changed."""
    now = find_edition(game.name, game.folder, None)
    tables = copy.deepcopy(now.tables)
    touched = {}
    for change in changes:
        path, value = read_change(change)
        put(tables, path, value, change)
        table = path.split(".")[0]
        touched[table] = {name: number for name, number in tables[table].items() if name != ORIGIN}
    return find_edition(game.name, game.folder, touched)


def origins_of(game: Game, changes: Sequence[str]) -> dict[str, str]:
    """Where the numbers to be changed come from, table by table."""
    now = find_edition(game.name, game.folder, None)
    tables = [read_change(change)[0].split(".")[0] for change in changes]
    return {table: now.origin(table) for table in tables if table in now.tables}


def read_change(change: str) -> tuple[str, Any]:
    """`table.name=value`: the path and the value, which is written as in components.toml; a bare word is a text."""
    path, sign, text = change.partition("=")
    if not sign or not path.strip() or not text.strip():
        raise BadEdition(f"{change!r} is no change; expected table.number=value, as in points.pair=3.")
    try:
        value = tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        value = text.strip()
    return path.strip(), value


def put(tables: dict[str, Any], path: str, value: Any, change: str) -> None:
    """Write a value where a path leads: by names, and into lists by places counted from 1."""
    *way, last = path.split(".")
    inside: Any = tables
    for step in way:
        inside = inside[place_in(inside, step, path, tables)]
    if not way:
        raise BadEdition(f"{change!r} would change a whole table; expected table.number=value. {listing(tables, path)}")
    place = place_in(inside, last, path, tables)
    if last == ORIGIN or not alike(inside[place], value):
        raise BadEdition(f"{path} is {told(inside[place])} and should be something like it; {told(value)} came.")
    inside[place] = value


def place_in(inside: Any, step: str, path: str, tables: dict[str, Any]) -> Any:
    """The key or the place that one step of a path means."""
    if isinstance(inside, dict) and step in inside:
        return step
    if isinstance(inside, list) and step.isdecimal() and 1 <= int(step) <= len(inside):
        return int(step) - 1
    raise BadEdition(f"no number {path!r} in the box. {listing(tables, path)}")


def listing(tables: dict[str, Any], path: str) -> str:
    """The numbers there are: those of the table that is meant, or of all."""
    table = path.split(".")[0]
    known = [f"{name} = {told(value)}" for name, value in numbers(tables) if table not in tables or name.split(".")[0] == table]
    near = get_close_matches(path, [name for name, _ in numbers(tables)], n=1, cutoff=0.7)
    guess = f" Did you mean {near[0]}?" if near else ""
    return f"The numbers are: {'; '.join(known[:MOST_LISTED])}.{guess}"


def numbers(tables: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every number of an edition, by its path."""
    for table, rows in tables.items():
        for name, value in rows.items():
            if name != ORIGIN:
                yield f"{table}.{name}", value


def single_numbers(tables: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Every single number of an edition, by its path: also those inside lists and inside rows with names."""
    for path, value in numbers(tables):
        yield from numbers_in(path, value)


def numbers_in(path: str, value: Any) -> Iterator[tuple[str, int]]:
    """The numbers in a value: itself, or all that it holds."""
    if type(value) is int:
        yield path, value
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from numbers_in(f"{path}.{name}", one)
    elif isinstance(value, list):
        for place, one in enumerate(value, 1):
            yield from numbers_in(f"{path}.{place}", one)


def alike(old: Any, new: Any) -> bool:
    """Whether a value is of the kind that was there."""
    return type(old) is type(new)


def told(value: Any) -> str:
    """A value as components.toml writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {told(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(told, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
