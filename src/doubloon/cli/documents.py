"""Positions and puzzles as documents on disk, TOML or JSON."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import doubloon

from ..bots.solver import is_solvable
from ..core.words import Words
from .files import read_file


def read_document(file: Path, say: Words) -> dict[str, Any]:
    """What a file says: JSON where it looks like it, else TOML."""
    data = read_file(file, say)
    try:
        text = data.decode("utf-8")
        found = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except ValueError as trouble:
        raise doubloon.Error(say("document-unreadable", file=str(file), why=str(trouble))) from trouble
    return found


def puzzle_game(name: str | None, say: Words) -> doubloon.Game:
    """The game asked for, or the one that has puzzles."""
    known = [game for game in doubloon.catalogue.values() if is_solvable(game)]
    if name is None and known:
        return known[0]
    game = doubloon.game(name or "")
    if game not in known:
        raise doubloon.Error(say("no-puzzles", game=game.name, known=", ".join(one.name for one in known)))
    return game


def table_of(document: Mapping[str, Any], game: str | None, say: Words) -> doubloon.Table:
    """The table a document describes: a whole position, or a bare puzzle."""
    if not {"game", "seats", "puzzle"} & document.keys():
        document = {"puzzle": dict(document)}
    if "puzzle" in document:
        document = {"seats": 1, **document}
    return puzzle_game(document.get("game", game), say).from_position(document, seed="")
