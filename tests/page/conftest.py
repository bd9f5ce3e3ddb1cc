"""One server and one browser for all tests of a process; each test has people of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from .browser import Visitor, chromium
from .harbour import Harbour

Visitors = Callable[..., Visitor]


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


@pytest.fixture
def visitors(harbour: Harbour, browser: Browser) -> Iterator[Visitors]:
    """Brings somebody to the harbour; at the end nobody has seen an error, and nothing has left for another host."""
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
