"""Without a server, and after the first visit without a network: all games, and everything around them, on one's own device."""

from __future__ import annotations

import json
import random
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import doubloon
from doubloon.core.forms import encode
from doubloon.server.table.ledger import read_ledger, trouble_with
from doubloon.server.table.today import has_puzzles

from ..manners import OWN
from ..sample import in_turns, today
from .browser import PHONE
from .island import ASK, Host, Islander

PUZZLED = next(name for name in OWN if has_puzzles(doubloon.game(name)))
QUICK = OWN[0]
KILLS = 50
FORGETS = 35
"""After so many seconds Chromium asks anew how much room there is."""
PLAY_ON = """(table) => void (async () => {
    for (let accepted = 0; ; ) {
        const { text } = await harbour.ask("GET", `/api/tables/${table}?seat=0&after=0`);
        const { moves, seq } = JSON.parse(text);
        if (!moves.length) continue;
        const said = { move: moves[0].text, after: seq };
        const { status } = await harbour.ask("POST", `/api/tables/${table}/seats/0/moves`, said);
        if (status < 400) localStorage.setItem("accepted", ++accepted);
    }
})()"""
"""Move after move, and each that was accepted is counted."""


@pytest.fixture(scope="module")
def anne(site: Path, browser: Browser) -> Iterator[Islander]:
    """Somebody who was here once while there was a network, and has had none since."""
    host = Host(site)
    made = Islander(browser.browser_type, host.address, viewport=PHONE)
    made.come()
    host.go_away()
    made.alone = True
    yield made
    made.leave()


@pytest.fixture(autouse=True)
def nothing_leaves(anne: Islander) -> Iterator[None]:
    """Nobody has seen an error, and nothing has gone anywhere."""
    anne.trouble.clear()
    yield
    assert not anne.trouble, "\n".join(anne.trouble)


@pytest.mark.parametrize("game", in_turns(OWN, len(OWN), 1))
def test_a_whole_game_against_a_captain(anne: Islander, game: str) -> None:
    anne.come()
    table = anne.new_table(game, "me", "captain")
    anne.play_out(table, 3)
    anne.come(f"/t/{table}")
    anne.page.wait_for_selector(".spot, .text-board, .table")
    anne.play_out(table)
    anne.page.wait_for_selector("#ending-title")
    ledger = read_ledger(encode(anne.ask("GET", f"/tables/{table}/ledger")))
    assert trouble_with(ledger)[0] is None
    assert anne.ask("GET", "/me/results")["told"] >= 1


def test_all_of_it_is_there_after_closing_and_opening(anne: Islander) -> None:
    anne.come()
    table = anne.new_table(QUICK, "me", "deckhand")
    anne.play_out(table, 4)
    anne.come(f"/t/{table}")
    anne.page.wait_for_selector("main > .table")
    seen = anne.ask("GET", f"/tables/{table}?seat=0")
    anne.sleep()
    anne.wake()
    anne.come(f"/t/{table}")
    again = anne.ask("GET", f"/tables/{table}?seat=0")
    assert again["seq"] >= seen["seq"] and again["lines"][: len(seen["lines"])] == seen["lines"]
    assert anne.play_out(table) > 0
    anne.page.wait_for_selector("#ending-title")


def test_a_replay_and_what_a_captain_makes_of_it(anne: Islander) -> None:
    anne.come()
    table = anne.new_table(QUICK, "me", "deckhand")
    anne.play_out(table)
    anne.come(f"/t/{table}/at/5/by/a")
    anne.page.wait_for_selector("main > .table")
    assert len(anne.ask("GET", f"/tables/{table}/moments?first=0&last=5&seat=0")["moments"]) == 6
    found = anne.ask("POST", f"/tables/{table}/analysis")
    until = time.monotonic() + 120
    while found["done"] < found["total"]:
        assert time.monotonic() < until, f"{found['done']} of {found['total']}"
        time.sleep(0.2)
        found = anne.ask("GET", f"/tables/{table}/analysis")
    assert len(found["steps"]) == found["total"] - 6


def test_a_puzzle_a_lesson_and_the_deals_of_the_day(anne: Islander) -> None:
    anne.come()
    table = anne.new_table(PUZZLED, "me", puzzle=1)
    anne.come(f"/t/{table}")
    anne.page.wait_for_selector("main > .table")
    anne.page.goto(f"/learn/{QUICK}")
    anne.page.wait_for_selector("main h1")
    anne.come("/today")
    anne.page.wait_for_selector("main h1")
    assert anne.ask("POST", f"/today/{QUICK}")["table"] and anne.ask("POST", f"/today/{PUZZLED}/puzzle")["table"]


def test_two_at_one_screen(anne: Islander) -> None:
    anne.come()
    table = anne.new_table(QUICK, "me", "me")
    anne.come(f"/t/{table}")
    anne.page.get_by_role("button").filter(has_text="").first.wait_for()
    [seat] = [one for one in (0, 1) if anne.ask("GET", f"/tables/{table}?seat={one}")["moves"]]
    seen = anne.ask("GET", f"/tables/{table}?seat={seat}")
    said = {"move": seen["moves"][0]["text"], "after": seen["seq"]}
    assert anne.ask("POST", f"/tables/{table}/seats/{seat}/moves", said)["seq"] > seen["seq"]


def test_a_record_goes_both_ways(anne: Islander, tmp_path: Path) -> None:
    anne.come()
    anne.introduce("Anne")
    played = doubloon.game(QUICK).start(2, f"brought {today()}")
    while not played.over:
        played.play(played.acting[0], played.moves(played.acting[0])[0])
    table = anne.ask("POST", "/records", played.save())["table"]
    assert doubloon.replay(anne.ask("GET", f"/tables/{table}/record")).digest == played.digest
    anne.come(f"/t/{table}")
    with anne.page.expect_download() as download:
        anne.page.locator("a[download]").first.click()
    kept = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert doubloon.replay(kept).digest == played.digest


def test_a_table_is_drawn_from_its_last_view_before_python_has_begun(anne: Islander) -> None:
    anne.come()
    table = anne.new_table(QUICK, "me", "deckhand")
    anne.play_out(table, 2)
    anne.come(f"/t/{table}")
    anne.page.wait_for_selector("main > .table")
    anne.sleep()
    anne.wake()
    anne.page.goto(f"/t/{table}")
    anne.page.wait_for_selector("main > .table")
    drawn = anne.page.evaluate("() => performance.now()") / 1000
    opened = anne.wait_until_open()
    print(f"drawn after {drawn:.2f} s, open after {opened:.2f} s")
    assert drawn < opened
    assert anne.play_out(table, 1) == 1, "what was drawn can be played on"


def test_a_second_window_waits_for_the_first(anne: Islander) -> None:
    anne.come()
    first = anne.page
    anne.page = anne.context.new_page()
    anne.page.goto("/")
    anne.page.get_by_text("open in another window").wait_for()
    first.close()
    anne.wait_until_open()
    assert anne.page.get_by_text("open in another window").count() == 0


@pytest.mark.long
def test_a_full_disk_is_said_plainly(anne: Islander) -> None:
    anne.come()
    table = anne.new_table(QUICK, "me", "me")
    [seat] = [one for one in (0, 1) if anne.ask("GET", f"/tables/{table}?seat={one}")["moves"]]
    seen = anne.ask("GET", f"/tables/{table}?seat={seat}")
    said = {"move": seen["moves"][0]["text"], "after": seen["seq"]}
    disk = anne.context.new_cdp_session(anne.page)
    disk.send("Storage.overrideQuotaForOrigin", {"origin": anne.address, "quotaSize": 1})
    time.sleep(FORGETS)
    full = anne.page.evaluate(ASK, ["POST", f"/tables/{table}/seats/{seat}/moves", said])
    assert full["status"] == 507 and json.loads(full["text"])["reason"] == "device-full", full
    disk.send("Storage.overrideQuotaForOrigin", {"origin": anne.address})
    assert anne.ask("GET", f"/tables/{table}?seat={seat}")["seq"] == seen["seq"]
    assert anne.ask("POST", f"/tables/{table}/seats/{seat}/moves", said)["seq"] > seen["seq"]


def test_a_newer_version_waits_until_it_is_taken(site: Path, browser: Browser, tmp_path: Path) -> None:
    newer = shutil.copytree(site, tmp_path / "site")
    host = Host(newer)
    bart = Islander(browser.browser_type, host.address, viewport=PHONE)
    bart.come()
    table = bart.new_table(QUICK, "me", "deckhand")
    played = bart.play_out(table, 3)
    keeper = newer / "sw.js"
    keeper.write_text(re.sub(r'^const VERSION = ".*"', 'const VERSION = "newer"', keeper.read_text(encoding="utf-8")))
    bart.come(f"/t/{table}")
    take = bart.page.get_by_role("button", name="Take it")
    take.wait_for()
    with bart.page.expect_event("load"):
        take.click()
    bart.wait_until_open()
    assert bart.page.evaluate("() => caches.keys()") != [] and bart.play_out(table) + played > 3
    bart.page.wait_for_selector("#ending-title")
    assert not bart.trouble
    bart.leave()
    host.go_away()


@pytest.mark.parametrize("number", in_turns(range(KILLS), 25))
def test_killed_in_the_middle_of_a_move_nothing_accepted_is_lost(anne: Islander, number: int) -> None:
    chance = random.Random(f"{number} {today()}")
    anne.come()
    table = anne.new_table(QUICK, "me", "deckhand")
    accepted = anne.play_out(table, chance.randrange(1, 6))
    anne.page.evaluate(PLAY_ON, table)
    time.sleep(chance.random() * 0.8)
    if chance.random() < 0.5:
        anne.page.close(run_before_unload=False)
        anne.page = anne.context.new_page()
    else:
        anne.page.goto("about:blank")
    anne.come()
    accepted += int(anne.page.evaluate("() => localStorage.getItem('accepted')") or 0)
    anne.page.evaluate("() => localStorage.removeItem('accepted')")
    seen = anne.ask("GET", f"/tables/{table}?seat=0&after=0")
    mine = [line for line in seen["lines"] if line["seat"] == 0 and line["move"]]
    assert len(mine) >= accepted
    anne.play_out(table)
