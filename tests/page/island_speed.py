"""How big the site is and how quick it is on this machine: `make site-speed` prints the tables of docs/offline.md."""

from __future__ import annotations

import gzip
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

import doubloon
from doubloon.server.table.advice import HINT_SECONDS, advise

from ..manners import OWN
from .browser import PHONE
from .island import Host, Islander, build

VISITS = LAPS = 5
WARM = 2
"""So many thoughts before any is counted."""
DRAFTED = 5.0
LATENCIES = """async ([table, times]) => {
    const hint = harbour.ask("POST", `/api/tables/${table}/hint`);
    const took = [];
    for (let n = 0; n < times; n++) {
        const began = performance.now();
        await harbour.ask("GET", "/api/me");
        took.push(performance.now() - began);
        await new Promise((done) => setTimeout(done, 20));
    }
    await hint;
    return took;
}"""
"""How long a question waits while a captain thinks."""


def sizes(site: Path) -> None:
    """What a first visit fetches, packed."""
    packed = {file: len(gzip.compress(file.read_bytes(), mtime=0)) for file in site.rglob("*") if file.is_file()}
    parts = {
        "Python": [file for file in packed if file.parent.name == "aboard" and not file.stem.startswith(("modules", "things"))],
        "our modules, rules, words": [file for file in packed if file.stem in ("modules", "things")],
        "words, rulebooks, lessons as files": [file for file in packed if "still" in file.parts],
    }
    rest = [file for file in packed if not any(file in some for some in parts.values())]
    for name, files in {**parts, "the page": rest, "all": list(packed)}.items():
        print(f"| {name} | {sum(packed[file] for file in files) / 1e6:.2f} MB |")


def visits(anne: Islander, table: str) -> None:
    """A stored table, drawn and open, visit after visit."""
    drawn, opened = [], []
    for _ in range(VISITS):
        anne.sleep()
        anne.wake()
        anne.page.goto(f"/t/{table}")
        anne.page.wait_for_selector("main > .table")
        drawn.append(float(anne.page.evaluate("() => performance.now()")) / 1000)
        opened.append(anne.wait_until_open())
    print(f"| a stored table is drawn | {median(drawn):.2f} s ({min(drawn):.2f}–{max(drawn):.2f}) |")
    print(f"| … and can be played | {median(opened):.2f} s ({min(opened):.2f}–{max(opened):.2f}) |")


def thinking(anne: Islander) -> None:
    """Lines of play that a captain weighs in half a second of one position, once warm: here, and by wasmtime as on a server."""
    for game in OWN:
        played = doubloon.game(game).start(2, "speed")
        table, seat = anne.ask("POST", "/records", played.save())["table"], played.acting[0]
        anne.ask("PUT", f"/tables/{table}/seats/{1 - seat}", {"who": "captain"})
        anne.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": "speed"})
        time.sleep(DRAFTED)  # where all decide at once, the bot thinks first
        here, there = [], []
        for _ in range(WARM + LAPS):
            here.append(int(anne.ask("POST", f"/tables/{table}/seats/{seat}/hint")["weighed"]))
            there.append(advise(played.world(seat), seat, HINT_SECONDS)[0].iterations)
        ratios = sorted(far / near for near, far in zip(here[WARM:], there[WARM:], strict=True))
        took = sorted(anne.page.evaluate(LATENCIES, [f"{table}/seats/{seat}", 20]))
        weighed = f"{median(here[WARM:]):,.0f} | {median(there[WARM:]):,.0f}"
        print(f"| {game} | {weighed} | {median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f}) | {took[-2]:.0f} ms |", flush=True)


def main() -> None:
    """All of it."""
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else build(Path(tempfile.mkdtemp()))
    print(f"{os.cpu_count()} cores, {os.getloadavg()[0]:.1f} programs at work just before\n")
    sizes(site)
    with sync_playwright() as playwright:
        host = Host(site)
        anne = Islander(playwright.chromium, host.address, viewport=PHONE)
        anne.come()
        print(f"| the first visit: the harbour is open | {anne.wait_until_open():.1f} s |")
        table = anne.new_table(OWN[0], "me", "deckhand")
        anne.play_out(table, 3)
        anne.come(f"/t/{table}")
        anne.page.wait_for_selector("main > .table")
        time.sleep(3)
        visits(anne, table)
        thinking(anne)
        anne.leave()
        host.go_away()


if __name__ == "__main__":
    main()
