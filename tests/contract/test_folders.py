"""Every game's folder has the house shape, and its samples lie where they should."""

from __future__ import annotations

import pytest

import doubloon
from doubloon.core import spoken
from doubloon.core.words import ALONE

from .cases import games, test_folder
from .promises import folder

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@every_game
@pytest.mark.parametrize(
    "promise",
    [
        folder.has_the_house_shape,
        folder.imports_point_one_way,
        folder.imports_core_and_nothing_else,
        folder.rules_match_code,
        folder.rules_are_the_same_in_both_languages,
        folder.words_are_the_same_in_both_languages,
        folder.components_have_an_origin,
        folder.reconstructed_tables_are_listed,
    ],
    ids=lambda promise: promise.__name__,
)
def test_folder_promise(game: doubloon.Game, promise) -> None:
    promise(game.folder)


@every_game
def test_rules_match_tests(game: doubloon.Game) -> None:
    folder.rules_match_tests(game.folder, test_folder(game))


@every_game
def test_every_word_a_game_needs_is_there(game: doubloon.Game) -> None:
    components = game.modules["components"]
    needed = {"title", "tagline"}
    needed |= {f"event-{spoken(event)}" for event in components.Event}
    needed |= {f"phase-{spoken(phase)}" for phase in components.Phase}
    needed |= {f"move-{move.kind}" for move in game.numbering.moves}
    needed |= {f"option-{name}" for name in game.options}
    for language in ("en", "ru"):
        missing = sorted(needed - folder.messages(game.folder / "words" / f"{language}.ftl").keys())
        assert not missing, f"{language}.ftl lacks {', '.join(missing)}"


@every_game
def test_every_event_has_names_for_its_numbers(game: doubloon.Game) -> None:
    components = game.modules["components"]
    words = folder.messages(game.folder / "words" / "en.ftl")
    for event in components.Event:
        for name in (f"event-{spoken(event)}", f"event-{spoken(event)}{ALONE}"):
            said = words.get(name, set())
            assert said <= set(event.args), f"{name} speaks of {said - set(event.args)}, which the event does not carry"


@every_game
def test_what_is_said_to_one_alone_stands_for_what_is_said_to_several(game: doubloon.Game) -> None:
    words = folder.messages(game.folder / "words" / "en.ftl")
    for name in words:
        if name.endswith(ALONE) and not name.startswith(("pirate-", "target-")):  # which are words for values
            assert words[name] <= words[name.removesuffix(ALONE)], f"{name} has no other form, or speaks of more"
    components = game.modules["components"]
    own = {spoken(one) for one in (*components.Event, *components.Phase)} | {move.kind for move in game.numbering.moves}
    taken = [name for name in own if name.endswith(ALONE) and name.removesuffix(ALONE) in own]
    assert not taken, f"{', '.join(taken)} would be said instead of something else to one who plays alone"


@every_game
def test_every_notation_reads_back(game: doubloon.Game) -> None:
    for move in game.numbering.moves:
        assert game.numbering.parse(str(move)) is move
        assert game.numbering.parse(f"  {str(move).upper()} ") is move
        assert game.numbering.moves[move.id] is move
