"""The first captain's move on the page, at a harbour where nothing was ever compiled."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import doubloon
from doubloon.core.packed import FILE

from ..busy import stretched
from ..sample import in_turns
from .browser import Visitor
from .hands import READY, SETTLED
from .harbour import PATIENCE, Harbour

PACKED = [game.name for game in doubloon.catalogue.values() if (game.folder / FILE).is_file()]
LIMIT = 5.0
"""Seconds from the click that opens a table, beyond the captain's own; on a quiet machine it is about one."""
THINKS = 0.5


def captains_line(anne: Visitor, table: str) -> int:
    """Play whatever stands first until the captain has moved; the number of his line."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        seen: dict[str, Any] = anne.ask("GET", f"/tables/{table}?seat=0&after=0")
        if his := [line["seq"] for line in seen["lines"] if line["seat"] == 1]:
            return int(his[0])
        if seen["moves"]:
            anne.ask("POST", f"/tables/{table}/seats/0/moves", {"move": seen["moves"][0]["text"], "after": seen["seq"]})
        else:
            time.sleep(0.02)
    raise AssertionError("the captain does not move")


@pytest.mark.parametrize("name", in_turns(PACKED, 5, 2))
def test_a_first_captains_move_is_painted_soon(name: str, browser: Browser, tmp_path: Path) -> None:
    harbour = Harbour(HOME=str(tmp_path), DOUBLOON_CACHE=str(tmp_path / "cache"), DOUBLOON_BOT_SECONDS=str(THINKS))
    try:
        anne = Visitor(browser, harbour)
        anne.introduce("Anne")
        anne.come("/")
        play_now = anne.page.locator(f'article:has(a[href="/play/{name}"]) button.main')
        play_now.wait_for()
        began = time.monotonic()
        play_now.click()
        anne.page.wait_for_url("**/t/*")
        table = anne.page.url.rpartition("/")[2]
        line = captains_line(anne, table)
        anne.page.wait_for_function(READY, arg=[line + 1, table])
        anne.page.evaluate(SETTLED)
        took = time.monotonic() - began
        seats = anne.ask("GET", f"/tables/{table}?seat=0")["seats"]
        anne.leave()
    finally:
        harbour.close()
    assert [seat["bot"] for seat in seats] == [None, "captain"] and not anne.trouble, "\n".join(anne.trouble)
    assert took < stretched(LIMIT + THINKS), f"{took:.1f} s"
    assert not [file for file in (tmp_path / "cache").rglob("*") if file.is_file()], "something was compiled"
