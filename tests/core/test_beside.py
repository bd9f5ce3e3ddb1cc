"""Packed rules that run beside Python, as in a browser: the same bytes, the same choices."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ..manners import OWN

ROOT = Path(__file__).parent.parent.parent
MOVES = 60
STORY = """
import json, sys
from tests.core.beside import as_in_a_browser
as_in_a_browser()
from tests.core.test_beside import story
print(json.dumps(story(sys.argv[1])))
"""
TRAPPED = """
import sys
from tests.core.beside import as_in_a_browser
as_in_a_browser()
import doubloon
from doubloon.core.errors import Trap
table = doubloon.game(sys.argv[1]).start(seed="trap")
before = table.digest
desk = table.game.engine.desk
try:
    desk.bench.calls[next(iter(desk.bench.calls))]((1 << 31) - 8)
except Trap as trap:
    print(trap)
assert table.moves(table.acting[0]) and table.digest == before
"""


def story(name: str) -> list[object]:
    """The beginning of a game, by each bot in turn, and what each made of it."""
    import doubloon

    table = doubloon.game(name).start(seed="beside")
    players = [doubloon.bot(level) for level in ("deckhand", "bosun:2", "captain:60")]
    told: list[object] = []
    while not table.over and len(table.log) < MOVES:
        seat, seed = table.acting[0], str(len(table.log))
        table.play(seat, players[len(table.log) % 3].choose(table.world(seat, seed), seat, seed=seed))
        told.append([seat, str(table.log[-1].move), table.digest])
    if not table.over:
        advice = doubloon.bot("captain:80").advise(table.world(table.acting[0], "w"), table.acting[0], seed="a")
        told.append([advice.line, [[one.move, one.chance] for one in advice.weighed]])
    return [table.game.speed, told, table.scores]


@pytest.mark.parametrize("name", OWN)
def test_rules_and_search_beside_python_are_the_same(name: str) -> None:
    done = subprocess.run([sys.executable, "-c", STORY, name], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    theirs, ours = json.loads(done.stdout), json.loads(json.dumps(story(name)))
    assert theirs[0] == "packed"
    assert theirs[1:] == ours[1:]


def test_rules_that_break_off_beside_python_harm_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", TRAPPED, OWN[0]], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "nothing has changed" in done.stdout, done.stdout
