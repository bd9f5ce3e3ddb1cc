"""Gymnasium: one seat at a table, alone or against bots.

`doubloon/<game>-v1` is a seat against deckhands, `doubloon/<game>-solo-v1` a seat alone, where the game can be played so.

>>> import gymnasium, doubloon.lab.envs.gym
>>> env = gymnasium.make("doubloon/buried-treasure-v1", seats=3, bots="bosun", variant="advanced")
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum())
36

Version history
    v0  first version: int32 observation, mask in info["action_mask"]; an illegal move loses at once.
    v1  the rules and observations of Doubloon 0.2.0; and beside them action_masks(), edition=, info["seat"] and, at the end,
        info["scores"].
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import numpy as np

from ...bots import bot
from ...core.errors import UnknownOption
from ...games import catalogue
from .board import Board, Numbers, Setting
from .missing import missing

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
except ImportError as absent:
    raise missing("gymnasium") from absent

VERSION = 1
FORFEIT = -1.0
"""What an illegal move costs; it ends the game."""
BOUNDS = np.iinfo(np.int32)
Reward = Literal["wins", "points"]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat at a table; bots hold the others and play until it is that seat's turn again.

    The reward is 1 for a win, shared among winners, and -1 for a loss, shared among losers; with reward="points", which is
    what a lone seat gets unless told otherwise, it is the change of the seat's own score.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int | None = 0,
        bots: str = "deckhand",
        reward: Reward | None = None,
        edition: Numbers = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setting = Setting(game, seats, options, edition)
        if seat is not None:
            self.setting.check_seat(seat)
        if reward not in (None, "wins", "points"):
            raise UnknownOption(f"reward can be 'wins' or 'points', and was given {reward!r}.")
        self.wanted_seat = seat
        """The seat to be taken; None: another in each game, by chance."""
        self.bot = bot(bots)
        self.reward: Reward = reward or ("points" if self.setting.seats == 1 else "wins")
        self.render_mode = render_mode
        self.action_space = Discrete(self.setting.moves)
        self.observation_space = Box(BOUNDS.min, BOUNDS.max, (self.setting.size,), np.int32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, from the seed or from the env's own chance; `options` are not looked at."""
        super().reset(seed=seed)
        self.seed = str(self.np_random.integers(2**62))
        self.seat = int(self.np_random.integers(self.setting.seats)) if self.wanted_seat is None else self.wanted_seat
        self.board: Board = self.setting.start(self.seed)
        self.choices = 0
        self.forfeited = False
        self.let_bots_play()
        self.score = self.board.score(self.seat)
        self.show()
        return self.board.observe(self.seat), self.info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The seat's move and, after it, those of the others."""
        move = int(action)
        if move not in self.board.legal(self.seat):
            return self.forfeit(move)
        self.board.play(self.seat, move)
        self.let_bots_play()
        self.show()
        return self.board.observe(self.seat), self.earned(), self.board.over, False, self.info()

    def let_bots_play(self) -> None:
        """The other seats move until this one must decide, or the game is over. Each bot sees a world, never the board."""
        while (acting := self.board.acting) and self.seat not in acting:
            seat = acting[0]
            self.choices += 1
            seed = f"{self.seed} {self.choices}"
            move = self.bot.choose(self.board.world(seat, seed).table(), seat, seed=seed)
            self.board.play(seat, move.id)

    def earned(self) -> float:
        """What the last step brought."""
        if self.reward == "points":
            before, self.score = self.score, self.board.score(self.seat)
            return float(self.score - before)
        return self.board.shares()[self.seat] if self.board.over else 0.0

    def forfeit(self, move: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """An illegal move loses at once; the info says which rule forbids it."""
        illegal = "the game is over." if self.forfeited or self.board.over else self.board.why_not(self.seat, move)
        self.forfeited = True
        return self.board.observe(self.seat), FORFEIT, True, False, {**self.info(), "illegal": illegal}

    def info(self) -> dict[str, Any]:
        """Which seat it is, what it may do and, at the end, everybody's points."""
        return self.board.info(self.seat)

    def action_masks(self) -> Any:
        """What the seat may do, under the name by which sb3-contrib's MaskablePPO asks for it."""
        return self.board.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as this seat sees it, as text or on the terminal."""
        if self.render_mode == "ansi":
            return self.board.drawn(self.seat)
        self.show()
        return None

    def show(self) -> None:
        """Print the table where a person watches."""
        if self.render_mode == "human":
            print(self.board.drawn(self.seat))


def register() -> None:
    """Make the ids known to `gymnasium.make`."""
    for name, game in catalogue.items():
        versions: dict[str, dict[str, Any]] = {f"doubloon/{name}-v{VERSION}": {"game": name}}
        if 1 in game.seats:
            versions[f"doubloon/{name}-solo-v{VERSION}"] = {"game": name, "seats": 1}
        for known, kwargs in versions.items():
            gymnasium.register(known, entry_point=f"{__name__}:SeatEnv", kwargs=kwargs)


register()
