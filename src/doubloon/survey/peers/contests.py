"""Who is measured beside whom, and at what."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from ...core.errors import Error
from ...core.folders import game_folders
from ...core.game import Catalogue
from . import adapters, catanatron, openspiel, ours, pettingzoo, pgx, rlcard
from .ours import CONNECT_FOUR
from .window import Work

MANY = 4_096
"""Games side by side where a framework likes many."""
SOME = 256
"""The same where many would take too long."""


class Contender(msgspec.Struct, frozen=True):
    """Somebody who can be measured."""

    name: str
    prepare: Callable[[], Work]
    ours: bool = False


class Contest(msgspec.Struct, frozen=True):
    """One thing that all of them do, and the one that the others are compared with."""

    name: str
    remark: str
    units: tuple[str, ...]
    yardstick: str
    contenders: list[Contender]


def theirs(name: str, prepare: Callable[..., Work], *args: object) -> Contender:
    """One of theirs."""
    return Contender(name, partial(prepare, *args))


def our(name: str, prepare: Callable[..., Work], *args: object, **more: object) -> Contender:
    """One of ours."""
    return Contender(f"Doubloon, {name}", partial(prepare, *args, **more), ours=True)


def our_games(prepare: Callable[..., Work], how: str = "", **more: object) -> list[Contender]:
    """Each game of our own folder."""
    names = Catalogue("doubloon.games", [str(game_folders()[0])]).names()
    return [our(name.replace("-", " ") + how, prepare, name, **more) for name in names]


def contests() -> list[Contest]:
    """All that `make bench` measures."""
    return [*same_game(), *comparable_games()]


def same_game() -> list[Contest]:
    """Connect four, which all have: the same work on both sides."""
    return [
        Contest(
            "Connect four: random play",
            "Whole games of random legal moves from the empty grid.",
            ("moves", "playouts"),
            "OpenSpiel, C++ inside",
            [
                our("compiled", ours.random_play, CONNECT_FOUR),
                theirs("OpenSpiel, C++ inside", openspiel.loop_in_cpp, "connect_four"),
                theirs("OpenSpiel, Python loop", openspiel.loop_in_python, "connect_four"),
                theirs(f"Pgx, {MANY:,} games at once", pgx.batch_steps, "connect_four", MANY),
                our("a table from Python", ours.play_at_a_table, CONNECT_FOUR),
            ],
        ),
        Contest(
            "Connect four: search",
            f"Plain UCT from the empty grid, trees of {ours.ITERATIONS:,} iterations, each with a random game played to its end.",
            ("iterations",),
            "OpenSpiel, C++",
            [
                our("the captain's search", ours.search, CONNECT_FOUR, whole=True),
                theirs("OpenSpiel, C++", openspiel.search, "connect_four"),
                theirs("OpenSpiel, Python", openspiel.search_in_python, "connect_four"),
            ],
        ),
        Contest(
            "Connect four: copies",
            "A position ten moves old, copied. Only our compiled copies are made without a call from Python for each.",
            ("copies",),
            "OpenSpiel, clone",
            [
                our("compiled", ours.copies, CONNECT_FOUR),
                our("table.copy, with its log", ours.copies_of_a_table, CONNECT_FOUR),
                theirs("OpenSpiel, clone", openspiel.copies, "connect_four"),
                theirs("PettingZoo, deepcopy", pettingzoo.copies, "connect_four_v3"),
            ],
        ),
        Contest(
            "Connect four: steps of an environment",
            "Random legal moves, with mask, observation and rewards at every step.",
            ("steps",),
            f"Pgx, {MANY:,} games at once",
            [
                our(f"a batch of {MANY:,} games", ours.batch_steps, CONNECT_FOUR, MANY),
                theirs(f"Pgx, {MANY:,} games at once", pgx.batch_steps, "connect_four", MANY),
                theirs("PettingZoo", lambda: pettingzoo.steps(pettingzoo.make("connect_four_v3"))),
            ],
        ),
    ]


def comparable_games() -> list[Contest]:
    """Our own games beside games of comparable size: not the same work, but the same kind."""
    return [
        Contest(
            "Tabletop games: random play",
            "Whole games of random legal moves at the usual number of seats, set-up included; moves are players' decisions.",
            ("moves", "playouts"),
            "OpenSpiel, gin rummy",
            [
                *our_games(ours.random_play),
                theirs("OpenSpiel, gin rummy", openspiel.loop_in_cpp, "gin_rummy"),
                theirs("OpenSpiel, hearts", openspiel.loop_in_cpp, "hearts"),
                theirs("OpenSpiel, backgammon", openspiel.loop_in_cpp, "backgammon"),
                theirs("Catanatron, Catan", catanatron.random_play),
                theirs("RLCard, gin rummy", rlcard.steps, "gin-rummy"),
                theirs(f"Pgx, backgammon, {SOME} at once", pgx.batch_steps, "backgammon", SOME),
            ],
        ),
        Contest(
            "Tabletop games: search",
            "From the opening; where anything is hidden, a world is dealt anew for each iteration. It is played to its end at "
            "random, or cut and judged, as the captain does.",
            ("iterations",),
            "OpenSpiel, gin rummy",
            [
                *our_games(ours.search, whole=True),
                *our_games(ours.search, ", as the captain plays", whole=False),
                theirs("OpenSpiel, gin rummy", openspiel.search_of_worlds, "gin_rummy", 20),
                theirs("OpenSpiel, hearts", openspiel.search_of_worlds, "hearts", 200),
                theirs("OpenSpiel, backgammon", openspiel.search, "backgammon", 100),
            ],
        ),
        Contest(
            "Tabletop games: resamplings",
            "Another world that the player to act cannot tell from the true one.",
            ("worlds",),
            "OpenSpiel, gin rummy",
            [
                *our_games(ours.worlds),
                *our_games(ours.worlds_of_a_table, ", table.world"),
                theirs("OpenSpiel, gin rummy", openspiel.worlds, "gin_rummy"),
                theirs("OpenSpiel, hearts", openspiel.worlds, "hearts"),
            ],
        ),
        Contest(
            "Tabletop games: copies",
            "A position ten moves old, or in Catan a hundred, copied.",
            ("copies",),
            "OpenSpiel, gin rummy",
            [
                *our_games(ours.copies),
                theirs("OpenSpiel, gin rummy", openspiel.copies, "gin_rummy"),
                theirs("OpenSpiel, hearts", openspiel.copies, "hearts"),
                theirs("OpenSpiel, backgammon", openspiel.copies, "backgammon"),
                theirs("Catanatron, Catan", catanatron.copies),
            ],
        ),
        Contest(
            "Tabletop games: steps of an environment",
            "Random legal moves through what a learner would use: mask, observation and rewards at every step.",
            ("steps",),
            "RLCard, gin rummy",
            [
                *our_games(ours.batch_steps, f", a batch of {MANY:,}", games=MANY),
                *(our(name, adapters.steps, make) for name, make in adapters.ADAPTERS),
                theirs("RLCard, gin rummy", rlcard.steps, "gin-rummy"),
                theirs("RLCard, uno", rlcard.steps, "uno"),
                theirs("PettingZoo, Texas hold'em", lambda: pettingzoo.steps(pettingzoo.make("texas_holdem_v4"))),
                theirs(f"Pgx, backgammon, {SOME} at once", pgx.batch_steps, "backgammon", SOME),
            ],
        ),
    ]


def find(contest: str, contender: str) -> Contender:
    """The contender of that name in the contest of that name."""
    for one in contests():
        for who in one.contenders:
            if (one.name, who.name) == (contest, contender):
                return who
    raise Error(f"no {contender!r} in a contest {contest!r}; python -m doubloon.survey.peers --list names them all.")
