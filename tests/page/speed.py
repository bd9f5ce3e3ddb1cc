"""How big and how quick the page is, measured in Chromium: `make page-speed` writes docs/page.md. Tests do not time."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from .browser import Visitor, chromium
from .hands import Mouse
from .harbour import Harbour
from .screens import GAMES, at_table

WEIGHT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(({ name, transferSize }) => [name.replace(location.origin, ''), transferSize])"""
"""Everything that came over the line, with its headers."""
WATCH = """
    window.seen = { clicks: [], frames: [], ready: 0 };
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (one.name === 'click' || one.name === 'pointerup') seen.clicks.push(one.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    let last = performance.now();
    requestAnimationFrame(function step(now) { seen.frames.push(now - last); last = now; requestAnimationFrame(step); });
    new MutationObserver((_, watching) => {
        if (!document.querySelector('.covers .card .button.main:not(:disabled), .spot.live')) return;
        seen.ready = performance.now();
        watching.disconnect();
    }).observe(document, { childList: true, subtree: true });
"""
WORKS = ["toplevel", "devtools.timeline"]
VISITS = 5
MOVES = 12


class Pace(NamedTuple):
    """How quick a board is."""

    bytes: int
    ready: float
    click: float
    slowest_click: float
    frame: float
    slowest_frame: float
    frames: int
    work: float


def weigh(page: Page) -> int:
    """How many bytes came over the line for what is shown now."""
    return int(sum(size for _, size in page.evaluate(WEIGHT)))


def ready_after(page: Page) -> float:
    """Milliseconds from the load event until there was something to click; from the beginning if that came first."""
    page.wait_for_function("() => seen.ready > 0")
    return float(page.evaluate("() => Math.max(0, seen.ready - performance.getEntriesByType('navigation')[0].loadEventEnd)"))


def measure_home(browser: Browser, harbour: Harbour) -> tuple[int, float]:
    """The weight of a first visit, and how soon it can be used."""
    weights, times = [], []
    for _ in range(VISITS):
        anne = Visitor(browser, harbour, reduced_motion="no-preference")
        anne.context.add_init_script(WATCH)
        anne.come()
        times.append(ready_after(anne.page))
        anne.page.wait_for_selector(".covers .card svg")
        anne.page.wait_for_load_state("networkidle")
        weights.append(weigh(anne.page))
        anne.leave()
    return max(weights), median(times)


class Work:
    """The longest that the page keeps its processor at one go: not what others on the machine take meanwhile."""

    def __init__(self, page: Page) -> None:
        self.page, self.events, self.told = page, list[dict[str, Any]](), False
        self.line = page.context.new_cdp_session(page)
        self.line.on("Tracing.dataCollected", lambda found: self.events.extend(found["value"]))
        self.line.on("Tracing.tracingComplete", lambda _: setattr(self, "told", True))
        self.line.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": WORKS}})

    def longest(self) -> float:
        """Milliseconds of the processor's own time."""
        self.line.send("Tracing.end")
        while not self.told:
            self.page.wait_for_timeout(20)
        drawn = {(one["pid"], one["tid"]) for one in self.events if one["name"] == "UpdateLayoutTree"}
        tasks = [one for one in self.events if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in drawn]
        return float(max((one.get("tdur", 0) for one in tasks), default=0)) / 1000


def measure_board(browser: Browser, harbour: Harbour, game: str) -> Pace:
    """A board: its weight, and how it goes while pieces move."""
    anne = Visitor(browser, harbour, reduced_motion="no-preference")
    anne.introduce("Anne")
    anne.context.add_init_script(WATCH)
    table = at_table(anne, game, 2)
    ready = ready_after(anne.page)
    anne.page.wait_for_load_state("networkidle")
    weight = weigh(anne.page)
    anne.page.evaluate("() => { seen.clicks = []; seen.frames = []; }")
    work = Work(anne.page)
    Mouse(anne, table, 0).play_some(MOVES)
    anne.page.wait_for_timeout(500)
    longest = work.longest()
    seen: dict[str, Any] = anne.page.evaluate("() => seen")
    anne.leave()
    clicks, frames = sorted(seen["clicks"]) or [0.0], sorted(seen["frames"])
    return Pace(weight, ready, median(clicks), clicks[-1], median(frames), frames[-1], sum(one > 50 for one in frames), longest)


def told(browser: Browser, harbour: Harbour) -> str:
    """The page's figures, as a document."""
    load = os.getloadavg()[0]
    weight, ready = measure_home(browser, harbour)
    rows = [
        f"| {game} | {pace.bytes / 1000:.0f} kB | {pace.ready:.0f} ms | {pace.click:.0f} ms | {pace.slowest_click:.0f} ms | "
        f"{pace.frame:.1f} ms | {pace.slowest_frame:.0f} ms | {pace.frames} | {pace.work:.0f} ms |"
        for game in GAMES
        for pace in [measure_board(browser, harbour, game)]
    ]
    figures = {"weight": weight / 1000, "ready": ready, "rows": "\n".join(rows), "moves": MOVES}
    return TEXT.format(version=browser.version, cores=os.cpu_count(), load=load, nice=os.nice(0), **figures)


TEXT = """# How big and how quick the page is

Measured by `make page-speed` in Chromium {version}, without a graphics card, on one machine with the server: {cores} cores,
{load:.1f} programs at work on them just before, this one with a niceness of {nice}.
Times on a busy machine say little; what is sent is the same everywhere, and
`make test` sees that it stays below 250 kB.

A first visit home: {weight:.0f} kB in all, as sent; {ready:.0f} ms after the load event there is something to click (half of the
visits, or sooner).

| a table of | first visit | ready after load | click to paint, half | slowest | a frame, half | slowest | over 50 | work |
|---|---|---|---|---|---|---|---|---|
{rows}

Each board was played for {moves} moves by mouse, with all motion on and a bot on the other seats. Clicks are the browser's own
event timing (from the input to the next paint, in steps of 8 ms; what took less than 16 ms is not counted); frames are the times
between two animation frames. The last column hardly depends on what else runs: the longest that the page itself kept its
processor without a break, for script, style, layout and paint together.
"""


if __name__ == "__main__":
    running = Harbour()
    try:
        with chromium() as found:
            Path(sys.argv[1]).write_text(told(found, running), encoding="utf-8")
    finally:
        running.close()
