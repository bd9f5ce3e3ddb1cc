"""PettingZoo: all seats of a table, one after the other (`env`), or all at once where the game is played so (`parallel_env`).

>>> from doubloon.lab.envs import zoo
>>> env = zoo.env("martinique", place_first=2)
>>> env.reset(seed=7)
>>> observation, reward, over, cut, info = env.last()
>>> sorted(observation)
['action_mask', 'observation']

Version history
    v0  first version: {"observation": int32 numbers, "action_mask": int8}; the parallel form has one action more, to wait.
    v1  the rules and observations of Doubloon 0.2.0; and beside them state(), infos and edition=.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import numpy as np

from ...core.errors import UnknownOption
from .board import Board, Numbers, Setting
from .missing import missing

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as absent:
    raise missing("pettingzoo") from absent

VERSION = 1
FORFEIT = -1.0
"""What an illegal move costs; it ends the game."""
BOUNDS = np.iinfo(np.int32)
RenderMode = Literal["ansi", "human"]


def env(game: str, seats: int | None = None, **wishes: Any) -> Any:
    """A table as PettingZoo's classic games come: wrapped so that an illegal move loses, and misuse is told.

    Wishes are `edition`, `render_mode` and the options of the game.
    """
    wrapped = wrappers.TerminateIllegalWrapper(TableEnv(game, seats, **wishes), FORFEIT)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def parallel_env(game: str, seats: int | None = None, **wishes: Any) -> Any:
    """A table where all seats decide at the same time; wishes as for `env`."""
    return DraftsEnv(game, seats, **wishes)


class Seated:
    """What both forms share: the table, its spaces, and how it is shown."""

    metadata: ClassVar[dict[str, Any]]

    def lay(self, setting: Setting, actions: int, render_mode: str | None) -> None:
        """Set up all that stays the same from game to game; so many actions beyond the moves."""
        self.setting = setting
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"doubloon/{self.setting.game.name}-v{VERSION}"}
        self.possible_agents = list(self.setting.names)
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.actions = self.setting.moves + actions
        numbers = Box(BOUNDS.min, BOUNDS.max, (self.setting.size,), np.int32)
        mask = Box(0, 1, (self.actions,), np.int8)
        self.observation_spaces = {one: Dict({"observation": numbers, "action_mask": mask}) for one in self.possible_agents}
        self.action_spaces = {one: Discrete(self.actions) for one in self.possible_agents}
        self.state_space = Box(BOUNDS.min, BOUNDS.max, (self.setting.seats * self.setting.size,), np.int32)
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for all."""
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game, from the seed or from the env's own chance."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.board: Board = self.setting.start(str(self.np_random.integers(2**62)))
        self.agents = list(self.possible_agents)

    def state(self) -> Any:
        """What all seats know together, seat after seat: for a critic while it learns, never for whoever plays.

        What nobody has seen yet, and all dice to come, are not in it.
        """
        return np.concatenate([self.board.observe(seat) for seat in range(self.setting.seats)])

    def told(self) -> dict[str, dict[str, Any]]:
        """The info of each agent."""
        return {agent: self.board.info(self.seat_of[agent]) for agent in self.agents}

    def shares(self) -> dict[str, float]:
        """What each seat gets at the end."""
        return dict(zip(self.possible_agents, self.board.shares(), strict=True))

    def draw(self, seat: int | None) -> str | None:
        """The table as text or, where a person watches, on the terminal."""
        drawn = self.board.drawn(seat)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """There is nothing to close."""


class TableEnv(Seated, AECEnv[str, Any, Any]):
    """Seats decide one after the other; those who draft at the same time do so in seat order, and see no more for it."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1, "is_parallelizable": False}

    def __init__(
        self, game: str, seats: int | None = None, *, edition: Numbers = None, render_mode: RenderMode | None = None,
        **options: Any,
    ) -> None:  # fmt: skip
        super().__init__()
        self.lay(Setting(game, seats, options, edition), 0, render_mode)

    def __str__(self) -> str:
        return self.metadata["name"]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `options` are not looked at."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = self.told()
        self.agent_selection = self.possible_agents[self.board.next_seat()]

    def observe(self, agent: str) -> Any:
        """What the agent knows, and what it may do now."""
        seat = self.seat_of[agent]
        return {"observation": self.board.observe(seat), "action_mask": self.board.mask(seat)}

    def step(self, action: Any) -> None:
        """The move of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.board.play(self.seat_of[agent], int(action))
        self.infos = self.told()
        following = self.board.next_seat()
        if following >= 0:
            self.agent_selection = self.possible_agents[following]
            self._clear_rewards()
        else:
            self.rewards = self.shares()
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if following < 0:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the agent whose turn it is sees it."""
        return self.draw(self.seat_of[self.agent_selection] if self.agents else None)


class DraftsEnv(Seated, ParallelEnv[str, Any, Any]):
    """All seats decide at once, each in a draft of its own. Whoever is done with his draft waits: that is the last action."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self, game: str, seats: int | None = None, *, edition: Numbers = None, render_mode: RenderMode | None = None,
        **options: Any,
    ) -> None:  # fmt: skip
        self.lay(Setting(game, seats, options, edition), 1, render_mode)
        if not self.setting.game.simultaneous:
            raise UnknownOption(f"in {self.setting.game.name} seats decide one after the other: use zoo.env.")
        self.wait = self.actions - 1
        """The action of a seat that has nothing to decide."""

    def __str__(self) -> str:
        return self.metadata["name"]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; `options` are not looked at."""
        self.deal(seed)
        return self.seen(), self.told()

    def seen(self) -> dict[str, Any]:
        """What each agent knows, and what it may do now."""
        return {agent: self.look(self.seat_of[agent]) for agent in self.agents}

    def look(self, seat: int) -> dict[str, Any]:
        """What one seat knows, and what it may do now."""
        return {"observation": self.board.observe(seat), "action_mask": self.with_wait(self.board.mask(seat))}

    def with_wait(self, mask: Any) -> Any:
        """A mask with one action more, to wait, which whoever has nothing to decide must do."""
        return np.append(mask, np.int8(not mask.any()))

    def told(self) -> dict[str, dict[str, Any]]:
        """The info of each agent; its mask is that of the observation."""
        infos = super().told()
        return {agent: {**info, "action_mask": self.with_wait(info["action_mask"])} for agent, info in infos.items()}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """One decision of every seat that has one to make; an illegal one loses at once."""
        rewards = dict.fromkeys(self.agents, 0.0)
        cheats = [agent for agent in self.agents if not self.may(agent, int(actions[agent]))]
        why = {agent: self.why_not(agent, int(actions[agent])) for agent in cheats}
        if cheats:
            rewards.update(dict.fromkeys(cheats, FORFEIT))
        else:
            for agent in self.agents:
                if int(actions[agent]) != self.wait:
                    self.board.play(self.seat_of[agent], int(actions[agent]))
            if self.board.over:
                rewards = self.shares()
        over = bool(cheats) or self.board.over
        answer: tuple[dict[str, Any], ...] = (
            self.seen(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            {agent: {**info, "illegal": why[agent]} if agent in why else info for agent, info in self.told().items()},
        )
        self.agents = [] if over else self.agents
        if self.render_mode == "human":
            self.render()
        return answer

    def why_not(self, agent: str, action: int) -> str:
        """A sentence that says why an action is refused."""
        if action == self.wait:
            return "only a seat that has nothing to decide may wait."
        return self.board.why_not(self.seat_of[agent], action)

    def may(self, agent: str, action: int) -> bool:
        """Whether the action is open to the agent now."""
        legal = self.board.legal(self.seat_of[agent])
        return action in legal if legal else action == self.wait

    def render(self) -> Any:
        """The table as everybody sees it: no drafts."""
        return self.draw(None)
