"""Dear tests that would tell little more if all of them ran every day: they take turns. The long run has them all.

Whoever runs pytest without a sample has them all too. Cases with turns of their own (`in_turns`) may be named here if the two
numbers have no divisor in common: else some would never come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from . import sample


@dataclass(frozen=True)
class Turns:
    """Tests of one kind, one in so many of which runs on any day."""

    one_in: int
    names: tuple[str, ...]
    """How the name of each begins."""


def walks() -> tuple[str, ...]:
    """Tests of single games that take turns: each game's own tests name them, in turns.txt."""
    files = sorted(Path(__file__).parent.glob("games/*/turns.txt"))
    return tuple(f"tests/games/{file.parent.name}/{name}" for file in files for name in file.read_text().split())


TURNS = (
    # Storms: real servers and stores, struck until something breaks. Each of them strikes other parts.
    Turns(5, (
        "tests/server/test_faults.py::test_every_kind_of_blow_once_loses_nothing[sqlite]",
        "tests/server/test_fleet.py::test_a_process_that_dies_is_started_again",
        "tests/server/test_kill.py::test_a_few_kills_lose_nothing",
        "tests/server/test_faults.py::test_every_kind_of_blow_once_loses_nothing[postgresql]",
        "tests/server/test_load.py::test_a_small_crowd_plays",
        "tests/server/test_many.py::test_a_few_blows_to_three_servers",
    )),
    # Walks: whole games drawn, told, written down and read back at every moment. The rules themselves are tried every day.
    Turns(5, walks()),
    # Machinery: each compiles a game, or starts processes that import everything.
    Turns(5, (
        "tests/core/test_jit.py::test_people_do_not_wait_for_the_compiler",
        "tests/core/test_jit.py::test_with_another_numba",
        "tests/core/test_mutants.py::test_",
        "tests/lab/test_arena.py::test_the_bot_of_the_page_plays",
        "tests/lab/test_arena.py::test_only_the_games_with_a_fault",
        "tests/core/test_loop.py::test_runs_under_load",
        "tests/lab/test_veterans.py::test_a_bot_of_another_commit",
        "tests/lab/test_blunders.py::test_found_decisions_can_be",
        "tests/lab/test_batch.py::test_threads_change_nothing",
        "tests/study/test_changes.py::test_no_change_changes",
        "tests/study/test_changes.py::test_a_change_is_seen",
        "tests/study/test_stars.py::test_many_differences",
        "tests/study/test_play.py::test_every_game_is_played",
        "tests/lab/test_batch.py::test_games_begin_anew",
        "tests/lab/test_batch.py::test_a_batch_plays_the_same_games",
    )),
    # Evenings: what takes the browser longest beside whole games.
    Turns(3, tuple(f"tests/page/{name}" for name in (
        "test_after.py::test_a_replay_is_walked",
        "test_first_move.py::test_a_first_captains_move_is_painted_soon",
        "test_learn.py::test_a_lesson_is_learned_by_keyboard",
        "test_rigged.py::test_a_secret_chosen_afterwards",
        "test_together.py::test_a_curtain_hides_the_hands",
        "test_wheel.py::test_an_installed_wheel_serves",
    ))),
    # An island: each begins with a browser of its own, or a game.
    Turns(3, tuple(f"tests/page/test_island.py::test_{name}" for name in (
        "all_of_it_is_there", "a_replay_and", "a_puzzle_a_lesson", "two_at_one_screen", "a_record_goes", "a_second_window",
        "a_newer_version", "a_whole_game",
    ))),
)  # fmt: skip


def take_turns(items: Sequence[Any]) -> None:
    """Mark those of the tests above: all for the long run, and for today those that have their turn."""
    for item in items if sample.SAMPLE else ():
        for turns in TURNS:
            for at, name in enumerate(turns.names):
                if item.nodeid.startswith(name):
                    mark(item, sample.is_due(at, len(turns.names), turns.one_in))


def mark(item: Any, due: bool) -> None:
    """As one of the long run, and for today where it is due; a case that has turns of its own keeps them too."""
    today = due and (not has(item, "long") or has(item, "today"))
    item.own_markers[:] = [one for one in item.own_markers if one.name not in ("long", "today")]
    item.add_marker(pytest.mark.long)
    if today:
        item.add_marker(pytest.mark.today)


def has(item: Any, name: str) -> bool:
    """Whether a test bears this mark."""
    return item.get_closest_marker(name) is not None
