"""On a phone, upright and sideways, all that can be chosen is on the screen: nobody has to search for a move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from ..busy import stretched
from ..sample import in_turns
from .browser import PHONE, SIDEWAYS
from .conftest import Visitors
from .facts import FACTS, GAMES
from .hands import SETTLED, STATE, STILL, Finger, Move

TABLES: list[tuple[str, dict[str, str | int]]] = [(game, options) for game in GAMES for options in FACTS[game]["sights"]]
MOST = 80
"""So many moves of ours a game is walked along: by then all that lies about has been met; a whole game can take minutes."""
GLANCES = 3
MOMENT_MS = 300
"""Nobody looks more quickly; on a busy machine, as many times longer."""
WALKS = [(game, options, window) for game, options in TABLES for window in (PHONE, SIDEWAYS)]

IN_SIGHT = """(moves) => {
    const touched = (thing, selector) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const inside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
        return inside && document.elementFromPoint(x, y)?.closest(selector) === thing;
    };
    const all = (selector) => [...document.querySelectorAll(selector)];
    const things = (chosen) => chosen.map((spot) => JSON.parse(spot.dataset.thing)).filter(Boolean);
    const part = (move, name) => (name === 'kind' ? move.kind : move.args[name]);
    const fits = (move, thing) => Object.keys(thing).every((name) => part(move, name) === thing[name]);
    const held = things(all('.spot.held'));
    const open = moves.filter((move) => held.every((thing) => fits(move, thing)));
    const asides = all('[data-aside]').filter((one) => touched(one, '[data-aside]')).map((one) => JSON.parse(one.dataset.aside));
    const seen = [...things(all('.spot.live:not(.held)').filter((spot) => touched(spot, '.spot'))), ...asides];
    const listed = all('[data-move]').filter((one) => touched(one, '[data-move]')).map((one) => one.dataset.move);
    const found = (move) => listed.includes(move.text) || seen.some((thing) => fits(move, thing));
    return open.filter((move) => !found(move)).map((move) => move.text);
}"""
"""The moves still open to which nothing leads whose middle is in the window, and before all else there."""


class Onlooker(Finger):
    """Somebody with a finger who never searches."""

    def __init__(self, *who: Any) -> None:
        super().__init__(*who)
        self.missed: list[str] = []
        self.decisions = 0

    def by_board(self, move: Move, seq: int) -> bool:
        self.look_round()
        return super().by_board(move, seq)

    def made(self, seq: int, before: str) -> bool:
        made = super().made(seq, before)
        if not made and self.page.evaluate(STATE, self.table) != before:  # where nothing came of a press, the hand has scrolled
            self.look_round()
        return made

    def look_round(self) -> None:
        """Note what cannot be seen of what can be chosen now, after a moment either."""
        seen = self.look()
        self.decisions += 1
        missed: list[str] = []
        for _ in range(GLANCES):
            self.page.evaluate(SETTLED)
            self.page.wait_for_selector(STILL)
            missed = self.page.evaluate(IN_SIGHT, seen["moves"])
            if not missed:
                return
            self.page.wait_for_timeout(stretched(MOMENT_MS))
        self.missed.append(f"{seen['view']['phase']}: {len(missed)} of {len(seen['moves'])} out of sight, as {missed[:3]}")


def named(walk: Any) -> str:
    game, options, window = walk
    return "-".join([game, *map(str, options.values()), f"{window['width']}"])


@pytest.mark.parametrize(("game", "options", "window"), in_turns(WALKS, len(WALKS), ids=named))
def test_nobody_has_to_search_for_a_move(visitors: Visitors, game: str, options: dict[str, Any], window: ViewportSize) -> None:
    anne = visitors("Anne", phone=True, viewport=window)
    table = anne.open_table(game, "me", "deckhand", **options)
    eyes = Onlooker(anne, table, 0)
    eyes.play_some(MOST)
    assert eyes.decisions > 3
    assert not eyes.missed, f"{len(eyes.missed)} of {eyes.decisions} decisions:\n" + "\n".join(eyes.missed[:20])
