"""How big and how quick the page is, measured in Chromium: `make page-speed` writes it into docs/page.md. Tests do not time.

`make page-speed BEFORE=commit` measures the page of an older commit as well, in turns with this one, and sets it beside.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page

from .browser import Visitor, chromium
from .facts import GAMES
from .hands import POINT, Mouse
from .harbour import Harbour
from .screens import at_table

WEIGHT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(({ name, transferSize }) => [name.replace(location.origin, ''), transferSize])"""
"""Everything that came over the line, with its headers."""
WATCH = """
    window.seen = { pressed: 0, clicks: {}, frames: [], ready: 0 };
    addEventListener('pointerdown', () => (seen.pressed += 1), true);
    new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
            if (interactionId) seen.clicks[interactionId] = Math.max(duration, seen.clicks[interactionId] ?? 0);
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
MOVES = 30
MOMENT_MS = 150
QUICK = 16.0
"""The browser notes no click that took less."""
LATE = 50


class Pace(msgspec.Struct, frozen=True):
    """How quick a board is: milliseconds of clicks, of frames, and of work."""

    bytes: int
    ready: float
    clicks: int
    click: float
    late_click: float
    frames: int
    late_frames: int
    slowest_frame: float
    work: float


class Figures(msgspec.Struct, frozen=True):
    """What was measured of one commit."""

    commit: str
    weight: int
    ready: float
    boards: dict[str, Pace]


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


class Calm(Mouse):
    """With a mouse, as people do it: the pointer is there for a moment before it clicks, and who is too late looks again."""

    def play(self, seen: dict[str, Any], text: str | None = None) -> None:
        """Make a move, unless it turns out to be made already."""
        try:
            super().play(seen, text)
        except AssertionError:
            self.page.keyboard.press("Escape")

    def show_moves(self) -> None:
        """Click on the button, if there is one still."""
        assert self.page.locator(".prompt .deeds .all-moves").is_visible()
        super().show_moves()

    def press(self, selector: str, at: int) -> bool:
        """Come, and click."""
        point = self.page.evaluate(POINT, [at, selector])
        if point:
            self.page.mouse.move(*point)
            self.page.wait_for_timeout(MOMENT_MS)
            self.page.mouse.click(*point)
        return bool(point)


def measure_board(browser: Browser, harbour: Harbour, game: str) -> Pace:
    """A board: its weight, and how it goes while pieces move."""
    anne = Visitor(browser, harbour, reduced_motion="no-preference")
    anne.introduce("Anne")
    anne.context.add_init_script(WATCH)
    table = at_table(anne, game, 2)
    ready = ready_after(anne.page)
    anne.page.wait_for_load_state("networkidle")
    weight = weigh(anne.page)
    anne.page.evaluate("() => Object.assign(seen, { pressed: 0, clicks: {}, frames: [] })")
    work = Work(anne.page)
    Calm(anne, table, 0).play_some(MOVES)
    anne.page.wait_for_timeout(500)
    longest = work.longest()
    seen: dict[str, Any] = anne.page.evaluate("() => seen")
    anne.leave()
    frames, noted = seen["frames"], sorted(seen["clicks"].values())
    clicks = [QUICK] * (seen["pressed"] - len(noted)) + noted
    late = sum(one > LATE for one in frames)
    return Pace(weight, ready, len(clicks), median(clicks), centile(clicks, 95), len(frames), late, max(frames), longest)


def centile(values: list[float], share: int) -> float:
    """So many in a hundred of these sorted values are not above it."""
    return values[-(-len(values) * share // 100) - 1]


def git(*words: str) -> str:
    """What git says."""
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout.strip()


def measure() -> Figures:
    """What there is to say about the page that is built here."""
    commit = git("rev-parse", "--short", "HEAD") + ("-dirty" if git("status", "--porcelain", "page", "src") else "")
    harbour = Harbour()
    try:
        with chromium() as browser:
            weight, ready = measure_home(browser, harbour)
            boards = {game: measure_board(browser, harbour, game) for game in GAMES}
    finally:
        harbour.close()
    return Figures(commit, weight, ready, boards)


def row(game: str, commit: str, pace: Pace) -> str:
    """A board's figures as a line of the table."""
    return (
        f"| {game} | {commit} | {pace.bytes / 1000:.0f} kB | {pace.ready:.0f} ms | {pace.clicks} | {pace.click:.0f} ms | "
        f"{pace.late_click:.0f} ms | {pace.late_frames} of {pace.frames} | {pace.late_frames / pace.frames:.1%} | "
        f"{pace.slowest_frame:.0f} ms | {pace.work:.0f} ms |"
    )


def told(measured: list[Figures], load: float) -> str:
    """The page's figures, as a document."""
    homes = "\n".join(f"| {one.commit} | {one.weight / 1000:.0f} kB | {one.ready:.0f} ms |" for one in measured)
    rows = "\n".join(row(game, one.commit, one.boards[game]) for game in GAMES for one in measured)
    return TEXT.format(heading=HEADING, cores=os.cpu_count(), load=load, homes=homes, rows=rows, moves=MOVES, moment=MOMENT_MS)


HEADING = "## How big and how quick it is"
"""What stands above it on the page is written by hand, and stays."""
TEXT = """{heading}

Measured by `make page-speed` in Chromium without a graphics card, on one machine with the server: {cores} cores,
{load:.1f} programs at work on them just before. Times on a busy machine say little; what is sent is the same everywhere, and
`make test` sees that it stays below 250 kB.

| a first visit home, of commit | sent in all | something to click after load |
|---|---:|---:|
{homes}

| a table of | commit | first visit | ready | clicks | to paint, half | 95 of 100 | frames over 50 ms | share | slowest | work |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
{rows}

Ready is the time after the load event. Each board was played for {moves} moves by mouse, the pointer resting for {moment} ms
before each click, with all motion on and a bot on the other seats. Clicks are the browser's own event timing (from the input to
the next paint, in steps of 8 ms; what took less than 16 ms counts as 16); frames are the times between two animation frames.
Without a graphics card every changed tile of the board is painted by the same two processors that run the server and the one
who clicks. The last column hardly depends on that: the longest that the page itself kept its processor without a break, for
script, style, layout and paint together.
"""


if __name__ == "__main__":
    load, target, *older = os.getloadavg()[0], Path(sys.argv[1]), *map(Path, sys.argv[2:])
    now = measure()
    if target.suffix == ".json":
        target.write_bytes(msgspec.json.encode(now))
    else:
        before = [msgspec.json.decode(file.read_bytes(), type=Figures) for file in older]
        above = target.read_text(encoding="utf-8").partition(HEADING)[0]
        target.write_text(above + told([*before, now], load), encoding="utf-8")
