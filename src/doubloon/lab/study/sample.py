"""Many games of one kind, played side by side on all cores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np

from ...bots.effort import read_effort
from ...bots.workshop import desk_of
from ...core import Game
from ...core.edition import Edition
from ...core.errors import Error
from ...core.keys import key_words
from ..arena import cores
from . import play
from .things import Things

BOTS = {"deckhand": play.DECKHAND, "tipsy": play.TIPSY, "mate": play.MATE, "bosun": play.BOSUN}
"""Who can play a hundred thousand games: by any move, by the most promising (one in four without looking), by a look ahead."""
CAPTAIN = "captain"
"""He searches a tree, for so many iterations as stand behind his name: `captain:100`."""
BATCHES = 100
"""Games are summed up in so many batches; how far these differ tells how sure a number is."""
FEWEST = 20
"""With fewer games nothing can be said."""
KEYS = 1 << 40


class Sample:
    """Games that were played: a row for each, and the sums of each batch."""

    def __init__(self, game: Game, seats: int, things: Things, crews: Any, games: Any, sums: Any, edges: Any) -> None:
        self.game = game
        self.seats = seats
        self.things = things
        self.crews = crews
        """Who sat where: a row for each game of a deal."""
        self.games = games
        self.sums = sums
        """By batch, thing and kind of sum."""
        self.edges = edges
        """Where each batch begins, and where the last one ends."""

    @property
    def batches(self) -> int:
        """How many batches there are."""
        return len(self.edges) - 1

    def by_batch(self, numbers: Any) -> Any:
        """A number for each game, summed up by batch."""
        return np.add.reduceat(np.asarray(numbers, float), self.edges[:-1], axis=0)


def bot_number(name: str) -> int:
    """A quick bot by its name."""
    level, _, effort = name.partition(":")
    if level == CAPTAIN:
        iterations = read_effort(effort).iterations
        if iterations is None:
            raise Error(f"a captain in a study thinks by iterations and not by the clock: captain:100, not {name!r}.")
        return play.CAPTAIN + iterations
    if name not in BOTS:
        raise Error(f"no quick bot {name!r}; there are {', '.join(BOTS)}, and captain:100 of so many iterations.")
    return BOTS[name]


def play_sample(
    game: Game,
    seats: int,
    options: dict[str, Any],
    crews: Sequence[Sequence[str]],
    deals: int,
    *,
    edition: Edition | None = None,
    seed: str = "study",
    threads: int | None = None,
    progress: Callable[[int], object] = lambda games: None,
) -> Sample:
    """Play each deal once with each crew. The same seed deals the same games, whatever the edition or the threads."""
    if deals < FEWEST:
        raise Error(f"{deals} deals are too few for a study; it takes {FEWEST} or more.")
    blank = game.blank(seats, edition, options)
    things = Things(game)
    numbers = np.array([[bot_number(name) for name in crew] for crew in crews], np.int64)
    batches = min(BATCHES, deals // 2)
    edges = np.linspace(0, deals, batches + 1).astype(np.int64) * len(crews)
    games = np.zeros(deals * len(crews), play.PLAYED)
    sums = np.zeros((batches, len(things), play.SUMS))
    first, second = key_words("study", seed)
    key = (second << 20 ^ first) % KEYS * (1 << 20)

    nodes = max(int(numbers.max()) - play.CAPTAIN, 0) + 1

    def play_batch(batch: int) -> int:
        stretch = play.Stretch(blank, seats, int(edges[batch]), int(edges[batch + 1]), key, numbers)
        Bench(game, things, nodes).play(stretch, games, sums[batch])
        return int(edges[batch + 1] - edges[batch])

    with ThreadPoolExecutor(threads or cores()) as pool:
        for played in pool.map(play_batch, range(batches)):
            progress(played)
    return Sample(game, seats, things, numbers, games, sums, edges)


class Bench:
    """The arrays that one stretch of games is played in."""

    def __init__(self, game: Game, things: Things, nodes: int) -> None:
        seats, numbers = play.SEATS, partial(np.zeros, dtype=np.int64)
        self.stretch: Callable[..., None] = play.play_stretch
        self.desk = desk_of(game, np.zeros, nodes)
        self.counting = play.Counting(
            whose=things.whose, kinds=things.kinds, blocks=things.blocks, sizes=things.sizes, verbs=things.verbs,
            used=numbers((seats, len(things))), at_end=numbers((seats, len(things))),
            track=numbers((play.LONGEST, seats)), widths=numbers(play.LONGEST),
        )  # fmt: skip

    def play(self, stretch: play.Stretch, games: Any, sums: Any) -> None:
        """Play the games of a stretch into their rows."""
        self.stretch(stretch, self.desk, self.counting, games, sums)
