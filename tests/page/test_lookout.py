"""Hints and analyses are thought out on the player's own device, where it is able; else by the harbour, and nobody notices."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Request

import doubloon

from ..sample import on_day
from .browser import Visitor
from .conftest import Visitors, ferry
from .hands import DRAWN
from .harbour import Harbour
from .screens import at_table, settings

GAME = "pirates-map"
SOME = "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8 })"
FEW = SOME.replace("8", "2")
OPEN = "() => performance.getEntriesByName('aboard').length"
NAMED = "() => harbour.ask('POST', '/api/me', { name: 'Anne' })"
HERE = "async (way) => JSON.parse((await harbour.ask('GET', way)).text).length"
BRING = "async (record) => JSON.parse((await harbour.ask('POST', '/api/records', record)).text).table"
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


@on_day(1, of=3)
def test_hints_and_analyses_are_thought_out_here_once_the_lookout_is_up(able: Visitors) -> None:
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


@pytest.mark.parametrize("device", [SOME, FEW], ids=["able", "small"])
def test_a_harbour_without_anything_aboard_thinks_itself_and_a_small_device_does_not_ask(visitors: Visitors, device: str) -> None:
    anne = visitors()
    anne.context.add_init_script(device)
    anne.introduce("Anne")
    at_table(anne, GAME)
    asked = Asked(anne)
    hint(anne)
    assert "hint" in asked.ways and "world" not in asked.ways
    assert ("version.txt" in asked.ways) == (device == SOME)


@on_day(2, of=3)
def test_the_harbour_comes_aboard_and_tables_ashore_stand_beside_those_here(able: Visitors) -> None:
    """A game that was over on this device is taken ashore, and back there everything is as it was."""
    anne = able("Anne")
    table, page = at_table(anne, GAME), anne.page
    settings(anne)
    page.get_by_role("button", name="Bring the harbour aboard").click()
    page.wait_for_function(OPEN, timeout=AWAKE * 1000)
    page.keyboard.press("Escape")
    assert not page.evaluate(HERE, "/api/tables"), "what lies ashore does not lie here"
    page.locator(f"a[href='/t/{table}?ashore']").click()
    page.wait_for_selector(DRAWN)
    assert not page.evaluate("() => 'harbour' in globalThis"), "the server's page opens it"
    anne.come("/?aboard")
    page.wait_for_function(OPEN, timeout=AWAKE * 1000)
    page.evaluate(NAMED)
    played = doubloon.game(GAME).start(2, "taken ashore")
    while not played.over:
        played.play(played.acting[0], played.moves(played.acting[0])[0])
    ours = page.evaluate(BRING, played.save())
    anne.come(f"/t/{ours}")
    page.get_by_role("button", name="Take it ashore").click()
    page.wait_for_url("**/t/*?ashore", timeout=AWAKE * 1000)
    taken = urlsplit(page.url).path.rpartition("/")[2]
    assert doubloon.replay(anne.ask("GET", f"/tables/{taken}/record")).digest == played.digest
    settings(anne)
    page.get_by_role("button", name="Back to the harbour ashore").click()
    page.wait_for_function("() => !('harbour' in globalThis) && document.querySelector('.covers .card')")
