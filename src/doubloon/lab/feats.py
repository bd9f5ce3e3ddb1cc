"""How often feats are done: `python -m doubloon.lab.feats GAME`. One worth having is neither a present nor a legend."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import Any

from ..bots import Bot
from ..bots import bot as known_bot
from ..core.feats import feats_of
from ..core.game import Game
from ..core.options import read_options
from ..core.table import Table
from ..games import catalogue


def played(game: Game, bot: Bot, seats: int, seed: str, options: dict[str, Any]) -> Table:
    """One game of a bot against itself."""
    table, moves = game.start(seats, seed, **options), 0
    while not table.over:
        for seat in table.acting:
            table.play(seat, bot.choose(table.world(seat, f"{seed} {moves}"), seat, seed=f"{seed} {moves}"))
            moves += 1
    return table


def shares(game: Game, bot: Bot, seats: int, games: int, options: dict[str, Any]) -> dict[str, float]:
    """To what share of all seats each feat happened."""
    done: Counter[str] = Counter()
    for number in range(games):
        done.update(one.feat for one in feats_of(played(game, bot, seats, f"feats {number}", options)))
    return {feat: done[feat] / (games * seats) for feat in game.feats}


def main(given: Sequence[str] | None = None) -> None:
    """Play, and print the shares."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", choices=sorted(catalogue))
    asked.add_argument("--bot", default="bosun")
    asked.add_argument("--seats", type=int)
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wanted = asked.parse_args(given)
    game = catalogue[wanted.game]
    seats = wanted.seats or game.seats[0]
    pairs = dict(pair.partition("=")[::2] for pair in wanted.option)
    options = read_options(game.name, game.options, pairs, seats)
    for feat, share in shares(game, known_bot(wanted.bot), seats, wanted.games, options).items():
        print(f"{feat:24} {share:6.1%}")


if __name__ == "__main__":
    main()
