"""Our connect four beside OpenSpiel's, state for state: `python -m tests.peers.agree GAMES SEED` plays on compiled rules."""

from __future__ import annotations

import random
import sys
from typing import Any

import pyspiel

from doubloon import Table
from doubloon.survey.peers.connect_four import GAME
from doubloon.survey.peers.connect_four.text import draw


def check(table: Table, state: Any) -> None:
    """The same grid, the same moves, the same player, the same result."""
    assert draw(table.view(None), GAME.words("en"), []).plain.replace(" ", "") == str(state).strip()
    assert table.over == state.is_terminal()
    if table.over:
        assert table.winners == tuple(seat for seat in (0, 1) if state.returns()[seat] >= 0)
        assert [2 * score - sum(table.scores) for score in table.scores] == state.returns()
    else:
        assert table.acting == (state.current_player(),)
        assert [move.id for move in table.moves(table.acting[0])] == state.legal_actions()


def play(columns: list[int] | None, dice: random.Random) -> tuple[int, Any]:
    """Play those columns, or at random to the end; returns the positions compared and the last state."""
    table, state = GAME.start(2, "agree"), pyspiel.load_game("connect_four").new_initial_state()
    check(table, state)
    made = 0
    while not state.is_terminal() and (columns is None or made < len(columns)):
        column = dice.choice(state.legal_actions()) if columns is None else columns[made]
        table.play(table.acting[0], GAME.move(column))
        state.apply_action(column)
        check(table, state)
        made += 1
    return made + 1, state


def main(games: int, seed: str) -> None:
    """Compare so many random games on compiled rules, and say how many positions that were."""
    GAME.compile()
    assert GAME.engine is GAME.compiled
    dice = random.Random(seed)
    print(sum(play(None, dice)[0] for _ in range(games)))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
