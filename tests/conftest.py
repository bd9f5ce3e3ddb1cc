"""The tests' own game is found like any other; it must be named before doubloon is imported."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .doors import lay_tables_once, lend_doors
from .sample import REPEAT, sliced
from .turns import take_turns

os.environ["DOUBLOON_GAMES"] = str(Path(__file__).parent / "contract" / "games")
os.environ["DOUBLOON_BOTS"] = "deckhand"  # who plays the other seats when a test does not say
os.environ.pop("DOUBLOON_EDITIONS", None)


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[Any]) -> Iterator[None]:
    """Before tests are chosen by their marks, some are marked; then a piece of the long run takes one heap of several."""
    take_turns(items)
    yield
    items[:] = sliced(items, os.environ.get("DOUBLOON_SLICE", ""))


def pytest_terminal_summary(terminalreporter: Any, exitstatus: int) -> None:
    """Whoever sees a failure is told how to see it again."""
    if exitstatus:
        terminalreporter.write_line(REPEAT)


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end: hundreds of thousands of Numba's objects need not be looked through again."""
    if "litestar" in sys.modules:
        lend_doors()
        lay_tables_once()
    gc.collect()
    gc.freeze()
