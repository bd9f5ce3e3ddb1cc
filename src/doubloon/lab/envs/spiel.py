"""OpenSpiel: every game with information states, as strings and as tensors, and a resampler.

Chance speaks once, at the root: it picks one of `deals` deals, and all dice and cards follow from that one. Deal n of the
game `doubloon_martinique(seed=3)` is the table `game.start(seed="3/n")`.

>>> from doubloon.lab.envs import spiel
>>> game = spiel.load("martinique", place_first=2)
>>> state = game.new_initial_state()
>>> state.apply_action(7)  # deal 7 of 1,000
>>> other = state.resample_from_infostate(0, spiel.sampler(5))
>>> other.information_state_string(0) == state.information_state_string(0)
True

A state knows all dice to come, as a file on disk would. Search from `resample_from_infostate`, never from the state itself.

Warning: OpenSpiel's search bots in C++ (`pyspiel.MCTSBot`, `pyspiel.ISMCTSBot`) crash the whole process on any game written
in Python, its own included: there is no exception to catch. Take those of `open_spiel.python.algorithms`, or `spiel.bot`.

Version history
    v0  first version: one chance node at the root; information state = seat, chain of all it lived through, observation.
    v1  the rules and observations of Doubloon 0.2.0; and beside them edition= and our bots (`spiel.bot`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import msgspec

from ...bots import bot as doubloon_bot
from ...core.edition import Edition
from ...core.errors import BadEdition, Error, UnknownOption
from ...core.game import Game
from ...games import catalogue
from .board import Numbers, Setting
from .knowledge import Course, opening, setting_of
from .missing import missing
from .observer import Observer

try:
    import pyspiel
except ImportError as absent:
    raise missing("open_spiel") from absent

VERSION = 1
PREFIX = "doubloon_"
LONGEST = 10_000
"""More moves than any game takes."""
MOST_POINTS = 1_000.0
"""More points than a lone seat can make or lose; it gets its score, others win or lose."""
PARAMETERS = {"players": 0, "deals": 1_000, "seed": 0, "options": "", "edition": ""}
"""Seats (0: as many as usual); how many deals chance picks from; which thousand of them; options as `name:value;…`; the numbers
in the box, by the name of an edition or as percent-encoded JSON."""


def load(
    game: str, seats: int | None = None, *, deals: int = 1_000, seed: int = 0, edition: Numbers = None, **options: Any
) -> Any:
    """The game as OpenSpiel's `load_game` gives it."""
    known = {"players": seats or 0, "deals": deals, "seed": seed, "options": written(options), "edition": numbers(edition)}
    return pyspiel.load_game(short_name(game), known)


def short_name(game: str) -> str:
    """What a game is called in OpenSpiel."""
    return PREFIX + game.replace("-", "_")


def written(options: dict[str, Any]) -> str:
    """Options as one parameter: `name:value;name:value`, with what would upset OpenSpiel's parser percent-encoded."""
    return ";".join(f"{name}:{quote(str(value), safe='')}" for name, value in options.items())


def read(text: str) -> dict[str, str]:
    """Options from one parameter."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    for name, colon, _ in pairs:
        if not colon:
            raise UnknownOption(f"options are written name:value;name:value, and there was {name!r}.")
    return {name: unquote(value) for name, _, value in pairs}


def numbers(edition: Numbers) -> str:
    """An edition as one parameter: its name, or all of it, percent-encoded."""
    if edition is None or isinstance(edition, str):
        return edition or ""
    whole = edition if isinstance(edition, Edition) else Edition("own", edition)
    return quote(msgspec.json.encode(whole), safe="")


def read_numbers(text: str) -> Numbers:
    """An edition from one parameter."""
    if not text.startswith("%"):
        return text or None
    try:
        return msgspec.json.decode(unquote(text), type=Edition)
    except msgspec.DecodeError as trouble:
        raise BadEdition(f"an edition is a name, or JSON with its name and tables, percent-encoded: {trouble}.") from trouble


def sampler(seed: object) -> Callable[[], float]:
    """A source of chance for `resample_from_infostate`, from any seed."""
    return random.Random(str(seed)).random


def resample(state: Any, player: int, rng: Any) -> Any:
    """A state that the player cannot tell from this one; `rng` is a `random.Random` or one of NumPy's.

    For OpenSpiel's Python ISMCTS: `bot.set_resampler(lambda state, player: spiel.resample(state, player, rng))`.
    """
    return state.resample_from_infostate(player, rng.random if hasattr(rng, "random") else rng.random_sample)


def game_type(game: Game, utility: Any) -> Any:
    """What OpenSpiel wants to know of a kind of game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.name),
        long_name=f"Doubloon: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):
    """A game in one of its variants."""

    played: ClassVar[Game]
    """Which game; there is a class for each, since OpenSpiel wants one to register."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        seats = chosen["players"] or self.played.seats[0]
        edition = read_numbers(chosen["edition"])
        self.setting: Setting = setting_of(self.played.name, seats, read(chosen["options"]), edition)
        self.deals, self.seed = chosen["deals"], chosen["seed"]
        alone = self.setting.seats == 1
        stakes = MOST_POINTS if alone else 1.0
        utility = pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.moves,
            max_chance_outcomes=self.deals,
            num_players=self.setting.seats,
            min_utility=-stakes,
            max_utility=stakes,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.played, utility), info, params or {})

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and nothing else."""
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Whoever looks at states of this game."""
        if params:
            raise UnknownOption(f"an observer takes no parameters, and was given {params!r}.")
        return Observer(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """One state: before the deal (`course` is None), or on its course."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course: Course | None = None

    def current_player(self) -> int:
        """Who decides; where several do at once, they are asked one after the other."""
        if self.course is None:
            return pyspiel.PlayerId.CHANCE
        return self.course.seat if self.course.seat >= 0 else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course is not None
        return sorted(self.course.board.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the next."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            game = self.get_game()
            self.course = opening(game.setting.start(f"{game.seed}/{action}"))
        else:
            self.course = self.course.after(self.course.seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().setting.game.move(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course is not None and self.course.seat < 0

    def returns(self) -> list[float]:
        """Winners share 1 and losers -1; a lone seat gets its score."""
        if self.course is None or not self.is_terminal():
            return [0.0] * self.get_game().num_players()
        board = self.course.board
        return [float(board.score(0))] if board.setting.seats == 1 else board.shares()

    def __str__(self) -> str:
        return "before the deal" if self.course is None else f"player {self.current_player()} to act, {self.course.digest}"

    def drawn(self, player: int | None = None) -> str:
        """The table as text, as that player may see it; None is a spectator."""
        return "" if self.course is None else self.course.board.drawn(player)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, drawn evenly from all there are. It has no history."""
        state = self.get_game().new_initial_state()
        if self.course is not None:
            seed = f"{probability_sampler()!r} {probability_sampler()!r}"
            state.course = self.course.world(player_id, seed)
        return state


class SpielBot(pyspiel.Bot):
    """One of our bots as OpenSpiel's: `step` gives its move, and it gets a world, never the state."""

    def __init__(self, name: str, player: int, seed: object = "bot") -> None:
        super().__init__()
        self.bot = doubloon_bot(name)
        self.player = player
        self.seed = seed
        self.choices = 0

    def player_id(self) -> int:
        """The seat it holds."""
        return self.player

    def restart(self) -> None:
        """A new game; the same seed, the same choices."""
        self.choices = 0

    def restart_at(self, state: SpielState) -> None:
        """It remembers nothing, so it can begin anywhere."""
        self.restart()

    def step(self, state: SpielState) -> int:
        """Its move in this state."""
        if state.course is None or state.current_player() != self.player:
            raise Error(f"{self.bot.name} plays for player {self.player}, who has nothing to decide now: {state}.")
        self.choices += 1
        seed = f"{self.seed} {self.choices}"
        world = state.course.board.world(self.player, seed)
        return self.bot.choose(world.table(), self.player, seed=seed).id


def bot(name: str, player: int, seed: object = "bot") -> SpielBot:
    """One of our bots for a seat at an OpenSpiel table: `spiel.bot("captain:500", 0)`."""
    return SpielBot(name, player, seed)


CLASSES = {name: type(short_name(name), (SpielGame,), {"played": game}) for name, game in catalogue.items()}
"""Kept here as long as the program runs, for OpenSpiel keeps no hold on them."""


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for name, game in catalogue.items():
        if short_name(name) not in known:
            pyspiel.register_game(game_type(game, pyspiel.GameType.Utility.GENERAL_SUM), CLASSES[name])


register()
