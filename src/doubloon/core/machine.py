"""Rules as machine code, by Numba: for the lab, and for whoever changes rules."""

from __future__ import annotations

import hashlib
import os
import shutil
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import event
from numba.extending import overload

from .folders import PACKAGE, game_folders, offered_folders

STALE_AFTER_DAYS = 14
ENTRY = b"\n@entry\n"
"""How a file says that it has something to compile."""

MANNER: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
"""How all rules are compiled."""

F = TypeVar("F", bound=Callable[..., Any])
TRIED = "0.68."
"""The Numba whose private parts are known here; with any other, rules are compiled as anybody would, only more slowly."""


def hash_of_sources() -> str:
    """One name for the rules as they stand, and for all that compiles them: Numba's cache does not notice a changed callee."""
    folders = (PACKAGE / "core", PACKAGE / "bots", *game_folders(), *offered_folders())
    rules = {file for folder in folders for file in folder.rglob("*.py")}
    others = {file for file in PACKAGE.rglob("*.py") if file not in rules and ENTRY in file.read_bytes()}
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for source in sorted(rules | others):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """The folder of today's compiled rules; folders nobody has used for a while are removed."""
    home = os.environ.get("DOUBLOON_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "doubloon"
    folder = Path(home) / hash_of_sources()
    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    for other in folder.parent.iterdir():
        if time.time() - other.stat().st_mtime > STALE_AFTER_DAYS * 86_400:
            shutil.rmtree(other, ignore_errors=True)
    return folder


def compiled_before() -> bool:
    """Whether any of today's rules have been compiled on this machine."""
    return any(Path(numba.core.config.CACHE_DIR).rglob("*.nbi"))


numba.core.config.CACHE_DIR = str(cache_folder())


def knows_its_parts() -> bool:
    """Whether this Numba's private parts are as we know them; if not, say so once."""
    if numba.__version__.startswith(TRIED):
        return True
    warnings.warn(
        f"Numba {numba.__version__} is not the {TRIED}x whose insides are known: rules compile as usual, which takes longer.",
        stacklevel=2,
    )
    return False


if knows_its_parts():
    from .parts import OWN_MANNER, answer_directly, answers_directly
    from .parts import rule as rule

    MANNER |= OWN_MANNER
else:

    def answer_directly(stub: F, own: dict[Any, Callable[..., Any]]) -> None:
        """A general name is looked up as Numba has it, by way of a function in between."""

    def answers_directly() -> bool:
        """Never."""
        return False

    def rule(function: F) -> F:
        """A rule, compiled as anybody would."""
        return numba.njit(**MANNER)(function)


def entry(function: F) -> F:
    """What Python calls with arrays of records: compiled whole, and cached."""
    return numba.njit(cache=True, **MANNER)(function)


class CompilerWatch(event.Listener):  # type: ignore[misc]
    """Counts the rules that are being compiled, one inside the other: what is read from the cache does not count."""

    def __init__(self) -> None:
        self.begun = 0

    def on_start(self, event: Any) -> None:
        """One more has begun."""
        self.begun += 1

    def on_end(self, event: Any) -> None:
        """And is done."""
        self.begun -= 1


WATCH = CompilerWatch()
event.register("numba:compile", WATCH)


def compiling() -> bool:
    """Whether rules are being compiled just now."""
    return WATCH.begun > 0


def choose_by_record(stub: F, own: dict[Any, Callable[..., Any]]) -> F:
    """Make a general name mean, while Numba compiles, the function of whichever game the record is of."""
    answer_directly(stub, own)

    @overload(stub, strict=False)  # type: ignore[untyped-decorator]
    def chosen(s: Any, *rest: Any) -> Any:
        function = None if answers_directly() else own.get(s)
        return None if function is None else (lambda s, *rest: function(s, *rest))

    return stub
