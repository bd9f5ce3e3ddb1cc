"""Thousands of games at once, as one array of records: stepped on all cores, without Python in the loop.

    batch = Batch("buried-treasure", 4096, seats=3, seed="any text")
    while learning:
        moves = policy(batch.observation, batch.mask)      # one legal move for each game
        batch.step(moves)
        learn(batch.rewards, batch.done)

What a learner reads are NumPy arrays that stay where they are, so PyTorch, JAX and CuPy take them over without a
copy (`torch.from_dlpack(batch.observation)`). A game that ends begins anew at once: `done` and `rewards` speak of
the move just made, `seat`, `mask` and `observation` of the decision to come.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..core.edition import find_edition
from ..core.errors import Error, IllegalMove
from ..core.game import Game
from ..core.keys import key_words
from ..core.options import read_options
from ..games import catalogue
from . import fleet
from .compiling import need_compiler, told_of_compiling

Policy = Literal["random", "promising"]
FIRST_KEY = 2**61
"""Keys begin below this, so that no fleet counts beyond 63 bits."""


class Batch:
    """So many games of one kind, side by side."""

    def __init__(
        self, game: Game | str, games: int, *, seats: int | None = None, seed: str = "batch", threads: int | None = None,
        edition: Any = None, **options: Any,
    ) -> None:  # fmt: skip
        self.game = catalogue[game] if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.game.check_seats(self.seats)
        need_compiler("a batch plays")
        if games < 1:
            raise Error(f"a batch has one game or more, and {games} were asked for.")
        chosen = read_options(self.game.name, self.game.options, options, self.seats)
        self.blank = self.game.blank(self.seats, find_edition(self.game.name, self.game.folder, edition), chosen)
        self.states = np.tile(self.blank.view(np.uint8), games).view(self.game.layout)
        moves = len(self.game.numbering)
        self.seat: NDArray[np.int8] = np.zeros(games, np.int8)
        """Who decides in each game; where several decide at once, they do so one after the other."""
        self.mask: NDArray[np.uint8] = np.zeros((games, moves), np.uint8)
        """1 for each legal move."""
        self.observation: NDArray[np.int16] = np.zeros((games, self.game.observation_size), np.int16)
        """What that seat knows; `names` tells what stands where."""
        self.rewards: NDArray[np.float32] = np.zeros((games, self.seats), np.float32)
        """For each seat: the winners share 1, the others -1; 0 until the game is over, and where everybody wins."""
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Whether the last move ended the game."""
        self.keys = first_keys(self.game.name, seed, games)
        self.luck = lots(seed, games)
        threads = min(games, threads or len(os.sched_getaffinity(0)))
        self.bounds = np.linspace(0, games, threads + 1).astype(int).tolist()
        self.pool = ThreadPoolExecutor(max(1, threads - 1))
        self.ids = [np.empty(moves, np.int64) for _ in range(threads)]
        self.ready: set[Callable[..., None]] = set()
        """The work that was done before, and so is compiled."""
        self.reset()

    def __len__(self) -> int:
        return len(self.states)

    @property
    def names(self) -> dict[str, slice]:
        """What stands where in an observation."""
        ends = np.cumsum([size for _, size in self.game.modules["view"].OBSERVATION]).tolist()
        sizes = self.game.modules["view"].OBSERVATION
        return {name: slice(end - size, end) for (name, size), end in zip(sizes, ends, strict=True)}

    def reset(self) -> None:
        """New games everywhere, from the keys there are."""
        self.rewards[:] = 0
        self.done[:] = False
        self.share(fleet.begin_all, self.states, self.blank, after=(self.keys, self.seat, self.mask, self.observation))

    def step(self, moves: ArrayLike) -> None:
        """One move in each game. If one of them is illegal, nothing happens anywhere."""
        chosen = self.checked(np.asarray(moves))
        after = (
            chosen, self.keys, len(self),
            self.seat, self.mask, self.observation, self.rewards, self.done,
        )  # fmt: skip
        self.share(fleet.step_all, self.states, self.blank, after=after)

    def choose(self, policy: Policy = "random") -> NDArray[np.int64]:
        """A legal move for each game, chosen by a scripted policy."""
        moves = np.empty(len(self), np.int64)
        if policy == "random":
            self.share(fleet.choose_all_random, after=(self.mask, self.luck, moves), ids=False)
        elif policy == "promising":
            self.share(fleet.choose_all_promising, self.states, after=(self.seat, self.luck, moves))
        else:
            raise Error(f"no policy {policy!r}; there are {', '.join(get_args(Policy))}.")
        return moves

    def hope(self) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """The legal moves of each game, side by side, and how promising each looks to the game's own prior.

        The rows are as long as the longest of them; where there are no more moves, the number is 0 and the prior negative.
        """
        many, moves = np.empty(len(self), np.int64), np.empty(self.mask.shape, np.int64)
        hopes = np.empty(self.mask.shape, np.float32)
        self.share(fleet.hope_all, self.states, after=(self.seat, many, moves, hopes), ids=False)
        most = many.max()
        real = np.arange(most) < many[:, None]
        return np.where(real, moves[:, :most], 0), np.where(real, hopes[:, :most], np.float32(-1))

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What one seat knows in each game, whoever decides."""
        if not 0 <= seat < self.seats:
            raise Error(f"there are seats 0 to {self.seats - 1}, and {seat} was asked for.")
        seen = np.zeros_like(self.observation)
        self.share(fleet.observe_all, self.states, after=(seat, seen), ids=False)
        return seen

    def checked(self, moves: NDArray[Any]) -> NDArray[np.int64]:
        """The moves, if each is legal in its game."""
        if moves.shape != (len(self),) or moves.dtype.kind not in "iu":
            raise Error(
                f"expected {len(self)} whole numbers, a move for each game; there came {moves.dtype} of shape {moves.shape}."
            )
        chosen = moves.astype(np.int64, copy=False)
        illegal = fleet.first_illegal(0, len(self), chosen, self.mask)
        if illegal < len(self):
            self.refuse(illegal, moves)
        return chosen

    def refuse(self, game: int, moves: NDArray[Any]) -> None:
        """Say why a move cannot be made."""
        number, seat = int(moves[game]), int(self.seat[game])
        if not 0 <= number < self.mask.shape[1]:
            raise Error(
                f"in game {game}: moves are numbered 0 to {self.mask.shape[1] - 1}, and {number} came; nothing was played."
            )
        rule = self.game.compiled.why_not(self.states[game : game + 1], seat, number)
        paragraph = f"{rule // 100}.{rule % 100}"
        raise IllegalMove(
            f"in game {game}, seat {seat} may not play {self.game.move(number)} (§{paragraph}); nothing was played.", paragraph
        )

    def share(self, work: Callable[..., None], *before: Any, after: tuple[Any, ...], ids: bool = True) -> None:
        """Let every thread do its stretch of the fleet; who asks for the first time may have to wait for the compiler."""
        if work in self.ready:
            self.spread(work, before, after, ids)
            return
        with told_of_compiling(self.game, work.__name__):
            self.spread(work, before, after, ids)
        self.ready.add(work)

    def spread(self, work: Callable[..., None], before: tuple[Any, ...], after: tuple[Any, ...], ids: bool) -> None:
        """Let every thread do its stretch of the fleet; ours is the first."""
        stretches = zip(self.bounds[:-1], self.bounds[1:], self.ids, strict=True)
        mine, *others = [(*before, first, last, *after, *([own] if ids else [])) for first, last, own in stretches]
        jobs = [self.pool.submit(work, *given) for given in others]
        work(*mine)
        for job in jobs:
            job.result()


def first_keys(name: str, seed: str, games: int) -> NDArray[np.int64]:
    """A key for each first game; the next one in its place has the key that many further on."""
    low, high = key_words(name, seed)
    return (int(high) << 32 | int(low)) % FIRST_KEY + np.arange(games, dtype=np.int64)


def lots(seed: str, games: int) -> NDArray[np.int64]:
    """The dice of scripted policies, one for each game: never 0."""
    low, _ = key_words("lots", seed)
    return np.random.default_rng(int(low)).integers(1, 2**32 - 1, (games, 1), np.int64)
