"""One server and one browser for all tests of a process; each test has people of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from ..sample import is_due
from .browser import Visitor, chromium
from .harbour import Harbour
from .island import Host, Islander, build

Visitors = Callable[..., Visitor]
ROOT = Path(__file__).parents[2]
ASHORE, ABOARD = "ashore", "aboard"
TURNS_ABOARD = 9
"""After so many days a test has its turn again on a device of one's own."""


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
def visitors(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Visitors]:
    """Brings somebody to the harbour, or where a test is `on_both_shores`, to one of their own."""
    if getattr(request, "param", ASHORE) == ASHORE:
        carrier = ferry(request.getfixturevalue("harbour"), browser)
    else:
        carrier = raft(*request.getfixturevalue("castaway"), browser)
    with carrier as brought:
        yield brought


def on_both_shores(turn: int) -> pytest.MarkDecorator:
    """A test for one person alone: at a server's harbour, and in its turn on a device of one's own without a network."""
    return pytest.mark.parametrize("visitors", [ASHORE, aboard(turn)], indirect=True)


def aboard(turn: int) -> Any:
    """The second of these alone."""
    due = is_due(turn, TURNS_ABOARD, TURNS_ABOARD)
    return pytest.param(ABOARD, marks=[pytest.mark.long, pytest.mark.today if due else pytest.mark.later])


@pytest.fixture
def comers(later: Harbour, browser: Browser) -> Iterator[Visitors]:
    """The same to the one with the calendar."""
    with ferry(later, browser) as brought:
        yield brought


def ferry(harbour: Harbour, browser: Browser) -> AbstractContextManager[Visitors]:
    """Bring people to a server's harbour."""
    return watched(partial(Visitor, browser, harbour))


def raft(address: str, home: Path, browser: Browser) -> AbstractContextManager[Visitors]:
    """Bring people to the harbour of a device of their own; there is no network any more."""

    def stranded(**settings: Any) -> Islander:
        anne = Islander(browser.browser_type, address, home=home, alone=True, **settings)
        anne.come()
        return anne

    return watched(stranded)


@contextmanager
def watched(bring: Visitors) -> Iterator[Visitors]:
    """Bring people somewhere; at the end nobody has seen an error, and nothing has left for another host."""
    there: list[Visitor] = []

    def visitor(name: str | None = None, **settings: Any) -> Visitor:
        there.append(bring(**settings))
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
def castaway(site: Path, browser: Browser) -> Iterator[tuple[str, Path]]:
    """An address where there was a host once, and the device of somebody who was there then."""
    host = Host(site)
    anne = Islander(browser.browser_type, host.address)
    anne.come()
    anne.come()  # the first visit keeps an image of what the second begins with
    anne.sleep()
    with host.gone():
        yield host.address, anne.home
    shutil.rmtree(anne.home, ignore_errors=True)


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, built from what is here."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))
