"""Games on disk."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

import doubloon

from ..core.records import read_record
from ..core.words import Words


def read_file(file: Path, say: Words) -> bytes:
    """What is in a file, or a sentence that says why it cannot be read."""
    try:
        return file.expanduser().read_bytes()
    except OSError as trouble:
        raise doubloon.Error(say("file-unreadable", file=str(file), why=trouble.strerror or str(trouble))) from trouble


Reader = Callable[[bytes], object]


def write_file(file: Path, document: Mapping[str, Any], say: Words, *, secret: bool, over: Reader = read_record) -> None:
    """Write a document in one stroke; only one of its kind is ever written over. A secret one only its owner may read."""
    file = file.expanduser()
    if file.exists() and not is_kind(file, over):
        raise doubloon.Error(say("file-taken", file=str(file)))
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if secret else 0o644), "wb") as paper:
            paper.write(msgspec.json.format(msgspec.json.encode(document), indent=1))
        draft.replace(file)
    except OSError as trouble:
        raise doubloon.Error(say("file-unwritable", file=str(file), why=trouble.strerror or str(trouble))) from trouble


def is_kind(file: Path, reader: Reader) -> bool:
    """Whether a file holds what its reader can read: a record, a saved game, a campaign."""
    try:
        reader(file.read_bytes())
    except (OSError, doubloon.Error):
        return False
    return True
