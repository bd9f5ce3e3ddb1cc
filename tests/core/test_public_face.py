"""The public face: its names are pinned, its errors are one tree, and the README's words about it are true."""

from __future__ import annotations

import doctest
import inspect
from pathlib import Path

import pytest

import doubloon
from doubloon.core import errors

NAMES = [
    *("BadEdition", "BadMove", "BadPosition", "BadRecord", "BadSeat", "Error", "IllegalMove", "NotYourTurn", "NothingToUndo"),
    *("UnknownBot", "UnknownGame", "UnknownOption", "UnreadableMove", "Bot", "Game", "Move", "Table", "Told"),
    *("__version__", "bot", "catalogue", "game", "replay", "resume"),
]

TABLE = [
    *("acting", "moves", "check", "why_not", "play", "can_undo", "check_undo", "undo", "over", "scores", "winners"),
    *("view", "events", "history", "log", "opening", "observe", "digest", "facts", "state"),
    *("position", "record", "save", "copy", "world", "sequel", "settled"),
    *("game", "seats", "options", "edition", "rules", "read"),
]


def test_the_names_are_pinned() -> None:
    assert sorted(doubloon.__all__) == sorted(NAMES)
    assert all(hasattr(doubloon, name) for name in NAMES)


def test_what_a_table_can_do_is_pinned() -> None:
    table = doubloon.game("buried-treasure").start(2, "face")
    assert sorted(name for name in dir(table) if not name.startswith("_")) == sorted(TABLE)


def test_the_tree_of_errors_is_drawn_as_it_grows() -> None:
    tree = errors.__doc__ or ""
    classes = [kind for _, kind in inspect.getmembers(errors, inspect.isclass)]
    for kind in classes:
        assert issubclass(kind, doubloon.Error)
        assert kind.__name__ in tree.split(), f"{kind.__name__} is not in the drawing"
    assert len(classes) == len(tree.split("Error\n", 1)[1].strip().splitlines()) + 1


def test_the_first_example_is_true() -> None:
    failed, tried = doctest.testmod(doubloon)
    assert tried and not failed


def test_games_are_found_by_their_folders() -> None:
    folders = [file.parent.name for file in Path(doubloon.__file__).parent.glob("games/*/__init__.py")]
    assert folders and {*(name.replace("_", "-") for name in folders), "parley"} == set(doubloon.catalogue)
    with pytest.raises(doubloon.UnknownGame, match=r"no game 'chess'; there are .*buried-treasure"):
        doubloon.game("chess")


def test_an_unknown_bot_is_an_error_that_lists_the_known_ones() -> None:
    with pytest.raises(doubloon.UnknownBot, match="no bot 'kraken'; there are deckhand, bosun, captain, admiral"):
        doubloon.bot("kraken")


def test_a_bot_gets_a_world_and_answers_the_same_for_the_same_seed() -> None:
    table = doubloon.game("buried-treasure").start(2, "bot")
    seat = table.acting[0]
    bot = doubloon.bot("deckhand")
    choices = [bot.choose(table.world(seat), seat, seed="x") for _ in range(3)]
    assert len(set(choices)) == 1 and choices[0] in table.moves(seat)


def test_a_world_has_no_log_no_seed_and_no_record() -> None:
    table = doubloon.game("buried-treasure").start(2, "world", variant="advanced")
    table.play(table.acting[0], table.moves(table.acting[0])[0])
    world = table.world(0)
    assert world.history(0) == [] and world.events(0) == []
    assert not world.can_undo(0) and not world.can_undo(1)
    with pytest.raises(doubloon.Error, match="a world has no record"):
        world.save()
