"""Hints and analyses are thought out on the player's own device, where it is able; else by the harbour, and nobody notices."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Request

from ..sample import in_turns
from .browser import Visitor
from .conftest import Visitors, ferry
from .harbour import Harbour
from .screens import at_table

GAME = "pirates-map"
SOME = "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 })"
FEW = SOME.replace("8", "2")
AWAKE = 120.0
"""So many seconds Python may take on a busy machine."""


@pytest.fixture(scope="module")
def abled(site: Path) -> Iterator[Harbour]:
    """A harbour that has aboard what devices think with."""
    made = Harbour(DOUBLOON_SITE=str(site))
    yield made
    made.close()


@pytest.fixture
def able(abled: Harbour, browser: Browser) -> Iterator[Visitors]:
    with ferry(abled, browser) as brought:
        yield brought


class Asked:
    """What a page asks the harbour for, from now on."""

    def __init__(self, visitor: Visitor) -> None:
        self.ways: list[str] = []
        visitor.context.on("request", self.note)

    def note(self, request: Request) -> None:
        self.ways.append(urlsplit(request.url).path.rpartition("/")[2])


def hint(visitor: Visitor) -> None:
    """Press for a hint, and wait for it."""
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector(".hint-card")


@pytest.mark.parametrize("turn", in_turns(["lookout"], 3, 1))
def test_hints_and_analyses_are_thought_out_here_once_the_lookout_is_up(able: Visitors, turn: str) -> None:
    """On one day of three: a Python in the browser takes its time."""
    anne = able()
    anne.context.add_init_script(SOME)
    anne.introduce("Anne")
    table = at_table(anne, GAME)
    asked = Asked(anne)
    hint(anne)
    assert "hint" in asked.ways and "world" not in asked.ways, "nobody waits for Python"
    until = time.monotonic() + AWAKE
    while "world" not in asked.ways:
        assert time.monotonic() < until, "the lookout does not wake"
        asked.ways.clear()
        anne.page.get_by_role("button", name="Thanks").click()
        hint(anne)
        anne.page.wait_for_timeout(500)
    assert "hint" not in asked.ways
    anne.advance(table, 0, 10_000)
    asked.ways.clear()
    anne.page.keyboard.press("a")
    anne.page.wait_for_selector(".turns ol > li", timeout=AWAKE * 1000)
    assert "crossings" in asked.ways


def test_a_harbour_without_anything_aboard_thinks_itself(visitors: Visitors) -> None:
    anne = visitors()
    anne.context.add_init_script(SOME)
    anne.introduce("Anne")
    at_table(anne, GAME)
    asked = Asked(anne)
    hint(anne)
    assert "hint" in asked.ways and "version.txt" in asked.ways and "world" not in asked.ways


def test_a_small_device_leaves_it_to_the_harbour(visitors: Visitors) -> None:
    anne = visitors()
    anne.context.add_init_script(FEW)
    anne.introduce("Anne")
    at_table(anne, GAME)
    asked = Asked(anne)
    hint(anne)
    assert "hint" in asked.ways and "version.txt" not in asked.ways
