"""Work on a Ray cluster (the extra `doubloon[ray]`): games of a contest, or batches of random play.

Doubloon must be installed, in the same version, on every machine of the cluster.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from functools import lru_cache, partial
from typing import Any, TypeVar

import msgspec
import numpy as np

from ..core.errors import Error
from ..core.fingerprint import sources
from ..games import catalogue
from .arena import Contest, Crew, Played, play_game, warm_up
from .batch import Batch

HERE = "local"
"""The address of a cluster that is begun on this machine, and ends with the program."""
AHEAD = 2
"""So many pieces wait for each core."""

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def connect(address: str) -> Any:
    """Ray, connected to a cluster."""
    try:
        import ray
    except ImportError as missing:
        raise Error("a cluster needs Ray: pip install 'doubloon[ray]'.") from missing
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what Ray will do by itself one day, and warns of
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as trouble:
            raise Error(f"no Ray cluster answers at {address!r} ({HERE!r} begins one here): {trouble}.") from trouble
    return ray


def scatter(game: str, work: Callable[[Piece], Result], pieces: Iterable[Piece], address: str) -> Generator[Result]:
    """Do the work on each piece of a game, wherever a core of the cluster is free; results come in the order of the pieces."""
    ray = connect(address)
    task, rules = ray.remote(num_cpus=1)(same_rules), sources(catalogue[game].folder)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    try:
        for piece in pieces:
            waiting.append(task.remote(game, rules, work, piece))
            if len(waiting) >= room:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    except ray.exceptions.RayTaskError as trouble:
        raise Error(f"the cluster could not do its work: {trouble.cause}.") from trouble
    except ray.exceptions.RayError as trouble:
        raise Error(f"the cluster is gone ({type(trouble).__name__}); what came so far is kept.") from trouble
    finally:
        for left in waiting:
            ray.cancel(left)


def same_rules(game: str, wanted: str, work: Callable[[Piece], Result], piece: Piece) -> Result:
    """Do a piece, if this machine has the rules of the one that asks."""
    if (here := sources(catalogue[game].folder)) != wanted:
        raise Error(f"this machine has other rules or bots ({here}, not {wanted}): install the same Doubloon everywhere")
    return work(piece)


# A contest.


def play_on_cluster(contest: Contest, games: Iterable[tuple[int, int]], address: str, records: bool) -> Generator[Played]:
    """The games of a contest, wherever a core is free."""
    if contest.code is not None:
        raise Error("a bot of your own plays on your own machine only: leave out --ray or --code.")
    told = msgspec.json.encode(contest)
    for played in scatter(contest.game, partial(play_piece, told, records), games, address):
        yield msgspec.json.decode(played, type=Played)


def play_piece(told: bytes, records: bool, game: tuple[int, int]) -> bytes:
    """One game, on some machine."""
    return msgspec.json.encode(play_game(crew_of(told), *game, record=records))


@lru_cache(1)
def crew_of(told: bytes) -> Crew:
    """The bots of a contest; a process that has them keeps them."""
    contest = msgspec.json.decode(told, type=Contest)
    warm_up(contest)
    return Crew(contest)


# Batches.


class Tally(msgspec.Struct, frozen=True):
    """What came of random play."""

    moves: int
    games: int
    rewards: tuple[float, ...]
    """Of each seat, added up over the games that ended."""


def simulate(game: str, games: int, steps: int, address: str, *, pieces: int = 1, **more: Any) -> Tally:
    """Random play of a game all over a cluster: so many batches of so many games, so many steps each."""
    tallies = list(scatter(game, partial(play_batch, game, games, steps, more), [f"batch {n}" for n in range(pieces)], address))
    return Tally(
        sum(one.moves for one in tallies),
        sum(one.games for one in tallies),
        tuple(np.sum([one.rewards for one in tallies], axis=0).tolist()),
    )


def play_batch(game: str, games: int, steps: int, more: dict[str, Any], seed: str) -> Tally:
    """One batch, on some machine, on one core."""
    batch = Batch(game, games, seed=seed, threads=1, **more)
    ended, rewards = 0, np.zeros(batch.seats)
    for _ in range(steps):
        batch.step(batch.choose())
        ended += int(batch.done.sum())
        rewards += batch.rewards.sum(axis=0)
    return Tally(games * steps, ended, tuple(rewards.tolist()))
