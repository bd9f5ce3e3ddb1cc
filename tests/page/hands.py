"""Playing by mouse, by finger or by keyboard alone: a move is made as a person makes it, thing by thing on the board."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from playwright.sync_api import Page, TimeoutError

from ..busy import stretched
from .browser import Visitor

Move = dict[str, Any]
Thing = dict[str, str]

SPOTS = """() => [...document.querySelectorAll('.spot')].map((spot) => ({
    thing: JSON.parse(spot.dataset.thing), held: spot.classList.contains('held'), live: spot.classList.contains('live')}))"""
"""Everything on the board, in order."""
POINT = """([at, selector]) => {
    const spot = document.querySelectorAll(selector)[at];
    if (!spot) return null;
    const seen = () => {
        const { left, top, width, height } = spot.getBoundingClientRect();
        for (const down of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9])
            for (const across of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
                const [x, y] = [left + width * across, top + height * down];
                const there = x >= 1 && y >= 1 && x <= innerWidth - 1 && y <= innerHeight - 1;
                if (there && document.elementFromPoint(x, y)?.closest(selector) === spot) return [x, y];
            }
        return null;
    };
    const found = seen();
    if (found) return found;
    spot.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return seen();
}"""
"""A point where that thing, and nothing before it, would be hit; it is scrolled to if need be."""
FOCUS = "(selector) => { const now = document.activeElement; return [...document.querySelectorAll(selector)].indexOf(now); }"
STATE = """(table) => {
    const here = document.querySelector(`[data-table="${table}"]`);
    const chosen = [...document.querySelectorAll('.spot.live, .spot.held')];
    const spots = chosen.map((one) => [one.dataset.thing, one.className.baseVal]);
    const listed = [...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move);
    return JSON.stringify([here?.dataset.seq, spots, listed, !!document.querySelector('.prompt .more')]);
}"""
"""All that can be chosen now, and what has been."""
CAME = f"""([seq, table, before]) => {{
    const here = document.querySelector(`[data-table="${{table}}"]`);
    if (!here || here.dataset.busy || here.dataset.moving) return null;
    return +here.dataset.seq > seq ? 'made' : ({STATE})(table) !== before ? 'more' : null;
}}"""
"""What has come of a press: the move is made, or more is to be chosen; nothing yet while it is on its way."""
READY = """([seq, table]) => +(document.querySelector(`[data-table="${table}"]`)?.dataset.seq ?? -1) >= seq"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
STILL = ".table:not([data-looking])"
"""A table whose board has come to what can be chosen: before that it may slide away under a finger."""
SPOT = ".spot"
DRAWN = f".frame {SPOT}:visible"
"""Something that lies on the board; the first of all spots may be one with nothing to show."""
LISTED = "[data-move]"
MOST_STEPS = 12
MOST_TABS = 300
GLANCE = 20
"""So many milliseconds pass between two looks at the page. A look in every frame would have it drawn all the time."""
MISSED = 5_000
"""Where nothing comes of a press for so many milliseconds of a quiet machine, something has slid before the thing: then another
way is tried."""


def fits(move: Move, thing: Thing) -> bool:
    """Whether a thing on the board is part of a move."""
    return all((move["kind"] if name == "kind" else move["args"].get(name)) == value for name, value in thing.items())


class Hands:
    """Someone who plays at a table."""

    def __init__(self, visitor: Visitor, table: str, seat: int) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.table = table
        self.seat = seat
        self.ways: Counter[str] = Counter()
        """How moves were made: on the board or from the list."""

    # What differs from hand to hand.

    def press(self, selector: str, at: int) -> bool:
        """Use the thing with that number; False if it cannot be reached."""
        raise NotImplementedError

    def show_moves(self) -> None:
        """Have all moves listed."""
        raise NotImplementedError

    # Playing.

    def look(self) -> dict[str, Any]:
        """The table, as this seat sees it."""
        return self.visitor.ask("GET", f"/tables/{self.table}?seat={self.seat}&after=1000000")

    def until_shown(self, seq: int) -> None:
        """Wait until the page shows what has happened."""
        self.page.wait_for_function(READY, arg=[seq, self.table], polling=GLANCE)

    def play_out(self) -> dict[str, Any]:
        """Play until the game is over."""
        while (seen := self.look())["stage"] != "over":
            if seen["moves"]:
                self.play(seen)
            else:
                self.until_shown(seen["seq"] + 1)
        self.until_shown(seen["seq"])
        return seen

    def play_some(self, moves: int) -> None:
        """Play a few moves."""
        while moves and (seen := self.look())["stage"] != "over":
            if seen["moves"]:
                self.play(seen)
                moves -= 1
            else:
                self.until_shown(seen["seq"] + 1)

    def play(self, seen: dict[str, Any], text: str | None = None) -> None:
        """Make a move: the one named, or a good one."""
        self.until_shown(seen["seq"])
        text = text or self.visitor.good_move(self.table, self.seat)
        move = next(one for one in seen["moves"] if one["text"] == text)
        self.page.wait_for_selector(".frame svg")
        self.page.wait_for_selector(f"{SPOT}.live:visible, {LISTED}:visible")
        self.page.evaluate(SETTLED)
        self.page.wait_for_selector(STILL)
        way = "board" if self.by_board(move, seen["seq"]) else "list"
        if way == "list":
            self.by_list(move, seen["seq"])
        self.until_shown(seen["seq"] + 1)
        self.ways[way] += 1

    def by_board(self, move: Move, seq: int) -> bool:
        """Point at one part of a move after another, until it is made; False where the board does not lead there."""
        tried: set[str] = set()
        for _ in range(MOST_STEPS):
            spots = self.page.evaluate(SPOTS)
            held = next((at for at, spot in enumerate(spots) if spot["held"] and not fits(move, spot["thing"])), None)
            if held is not None:  # something else is held: let go of it
                self.page.keyboard.press("Escape")
                continue
            names = [json.dumps(spot["thing"], sort_keys=True) for spot in spots]
            parts = [
                at for at, spot in enumerate(spots)
                if spot["live"] and not spot["held"] and spot["thing"] and fits(move, spot["thing"]) and names[at] not in tried
            ]  # fmt: skip
            parts.sort(key=lambda at: -len(spots[at]["thing"]))
            before = self.page.evaluate(STATE, self.table)
            for at in parts:
                tried.add(names[at])
                if self.press(SPOT, at):
                    break
            else:
                return False
            if self.made(seq, before):
                return True
        return False

    def made(self, seq: int, before: str) -> bool:
        """Whether the move has been made, once something has come of what we did."""
        try:
            came = self.page.wait_for_function(CAME, arg=[seq, self.table, before], polling=GLANCE, timeout=stretched(MISSED))
        except TimeoutError:
            return False
        return bool(came.json_value() == "made")

    def by_list(self, move: Move, seq: int) -> None:
        """Make a move by its words; where a list slid away under the hand, once more."""
        for _ in range(3):
            names = self.page.evaluate(f"() => [...document.querySelectorAll('{LISTED}')].map((one) => one.dataset.move)")
            if move["text"] not in names:
                self.show_moves()
                self.page.evaluate(SETTLED)
                continue
            before = self.page.evaluate(STATE, self.table)
            assert self.press(LISTED, names.index(move["text"])), f"{move['text']} cannot be reached"
            if self.made(seq, before):
                return
        assert move["text"] in names, f"{move['text']} is not in the list: {names}"


class Mouse(Hands):
    """With a mouse."""

    def press(self, selector: str, at: int) -> bool:
        """Click where it can be seen."""
        point = self.page.evaluate(POINT, [at, selector])
        if point:
            self.page.mouse.click(*point)
        return bool(point)

    def show_moves(self) -> None:
        """Click on the button."""
        self.page.locator(".prompt .deeds .all-moves").click()


class Finger(Mouse):
    """With a finger on a small screen."""

    def press(self, selector: str, at: int) -> bool:
        """Touch where it can be seen."""
        point = self.page.evaluate(POINT, [at, selector])
        if point:
            self.page.touchscreen.tap(*point)
        return bool(point)

    def show_moves(self) -> None:
        """Touch the button."""
        self.page.locator(".prompt .deeds .all-moves").tap()


class Keys(Hands):
    """With the keyboard alone: G goes to the board, Tab from thing to thing, M lists the moves, Enter takes."""

    def press(self, selector: str, at: int) -> bool:
        """Go there step by step, and take it."""
        keyboard = self.page.keyboard
        now = self.page.evaluate(FOCUS, selector)
        if now < 0:
            keyboard.press("g")
            now = self.page.evaluate(FOCUS, selector)
        for _ in range(MOST_TABS):
            if now == at:
                keyboard.press("Enter")
                return True
            keyboard.press("Tab" if now < at else "Shift+Tab")
            now = self.page.evaluate(FOCUS, selector)
        return False

    def show_moves(self) -> None:
        """Press M."""
        self.page.keyboard.press("m")
