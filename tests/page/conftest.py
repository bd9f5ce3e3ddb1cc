"""One server and one browser for all tests of a process; each test has people of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from .browser import Visitor, chromium
from .harbour import Harbour
from .island import build

Visitors = Callable[..., Visitor]
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def harbour() -> Iterator[Harbour]:
    """The server."""
    made = Harbour()
    yield made
    made.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser."""
    with chromium() as made:
        yield made


@pytest.fixture(scope="module")
def later() -> Iterator[Harbour]:
    """A harbour like any other, but for its calendar: `days.turn_on`."""
    made = Harbour("tests.page.later")
    yield made
    made.close()


@pytest.fixture
def visitors(harbour: Harbour, browser: Browser) -> Iterator[Visitors]:
    """Brings somebody to the harbour."""
    with ferry(harbour, browser) as brought:
        yield brought


@pytest.fixture
def comers(later: Harbour, browser: Browser) -> Iterator[Visitors]:
    """The same to the one with the calendar."""
    with ferry(later, browser) as brought:
        yield brought


@contextmanager
def ferry(harbour: Harbour, browser: Browser) -> Iterator[Visitors]:
    """Bring people to a harbour; at the end nobody has seen an error, and nothing has left for another host."""
    there: list[Visitor] = []

    def visitor(name: str | None = None, **settings: Any) -> Visitor:
        there.append(Visitor(browser, harbour, **settings))
        if name:
            there[-1].introduce(name)
        return there[-1]

    yield visitor
    trouble = [one for visitor in there for one in visitor.trouble]
    for one in there:
        one.leave()
    assert not trouble, "\n".join(trouble)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built."""
    return build(tmp_path_factory.mktemp("island"))


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, built from what is here."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))
