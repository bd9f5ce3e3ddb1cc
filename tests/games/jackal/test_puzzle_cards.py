"""The puzzles as cards: what lies there, who stands where, and that nothing said of them is a lie."""

from __future__ import annotations

import io
import random
import re
import tomllib
from collections.abc import Iterable
from typing import Any

import pytest
from rich.console import Console

import doubloon
from doubloon.cli.report import report
from doubloon.core import spoken
from doubloon.core.edition import ORIGINS
from doubloon.core.words import Words

from .tables import GAME

COMPONENTS, STATE, TEXT = (GAME.modules[name] for name in ("components", "state", "text"))
NUMBERS = STATE.PUZZLES
LANGUAGES = ("en", "ru")
ANNE = ["Anne"]


def card(number: int) -> dict[str, Any]:
    """A puzzle's document."""
    return tomllib.loads((GAME.folder / "data" / f"puzzle_{number:02}.toml").read_text(encoding="utf-8"))


def tiles_of(document: dict[str, Any]) -> list[str]:
    """The tiles of a puzzle's island."""
    return [word.partition("/")[0] for row in document["island"] for word in row.split() if word != "."]


@pytest.mark.parametrize("number", NUMBERS)
def test_three_pirates_begin_on_the_bank_and_the_bear_on_his_den(number: int) -> None:
    """§14.1"""
    tiles = tiles_of(card(number))
    assert tiles.count("bank") == tiles.count("den") == 1
    view = GAME.start(1, "any", puzzle=number).view(0)
    lies = {cell["tile"]: cell["name"] for cell in view["cells"]}
    assert [piece["cell"] for piece in view["crews"][0]] == [lies["bank"]] * 3
    assert view["bear"]["cell"] == lies["den"]


def test_a_bear_of_whom_nothing_is_said_is_on_his_den() -> None:
    """§14.1"""
    for said, cell in (({}, "D2"), ({"bear": "C2"}, "C2")):
        table = GAME.from_position({"seats": 1, "puzzle": {"island": ["bank empty den"], **said}})
        assert table.view(0)["bear"]["cell"] == cell
    asleep = GAME.from_position({"seats": 1, "puzzle": {"island": ["bank empty den"], "bear": ""}})
    assert asleep.view(0)["bear"] is GAME.from_position(asleep.position()).view(0)["bear"] is None
    with pytest.raises(doubloon.BadPosition, match="2 dens, C2 and D2; expected one"):
        GAME.from_position({"seats": 1, "puzzle": {"island": ["bank den den"]}})


@pytest.mark.parametrize("number", NUMBERS)
def test_every_puzzle_names_its_origin_and_its_idea(number: int) -> None:
    assert card(number)["origin"] in ORIGINS
    text = (GAME.folder / "data" / f"puzzle_{number:02}.toml").read_text(encoding="utf-8")
    assert text.startswith(f"# {GAME.words('en')(f'option-puzzle-{number}')}. The idea: ")


def test_together_they_show_every_kind_of_tile_that_has_a_place_in_a_puzzle() -> None:
    """§14.2"""
    shown = {COMPONENTS.FAMILY[COMPONENTS.TILES.index(tile)] for number in NUMBERS for tile in tiles_of(card(number))}
    assert set(COMPONENTS.Family) - set(STATE.NOT_IN_PUZZLES) - shown == set()


# Words.

COLOURS = {"en": ("black pirate", "yellow pirate", "red pirate"), "ru": ("чёрный пират", "жёлтый пират", "красный пират")}
LIES = {
    "en": r"\b(unexplored|sail\w*|ships?|seas?|aboard|swim\w*|drown\w*|anchor|bottles?|enem\w+|crews?|face.down)\b",
    "ru": r"неведом|неразвед|не открыт|закрыт\w+ плит|кораб|плыв|плыт|парус|\bмор[еяюс]|борт|якор|бутыл|враг|вражес|корм[аоеу]"
    r"|\bкоманд",
}
"""What there is none of in a puzzle."""
OF_CREWS = {
    "ship-placed", "sailed", "taken-aboard", "turned", "delivered", "fought", "found-coins", "found-bottles", "peeked", "saw",
    "rolled", "smoked", "missionary-found", "converted", "opened-bottle", "passed", "proposed", "agreed", "refused", "voted",
    "warned", "stood-still", "all-found", "nobody-left", "scored", "won", "took", "declined", "climbed", "shot", "asked", "swam",
    "splashed", "led-out", "led-through", "found-letter", "spat-out",
}  # fmt: skip
"""What never happens in a puzzle."""
PHASES = ("act", "go", "fire", "hit", "shake", "over")
CAUSES = ("ogre", "cycle", "no-way", "edge", "bear")
PARTS = (
    "option-puzzle", "label-puzzle-turn", "label-survivors", "label-mover", "label-bring", "label-island-coins",
    "label-lost-coins", "label-shaken", "label-target", "label-barrel", "label-pit", "label-dead", "legend-coins", "legend-bear",
    "legend-used", "legend-lying", "legend-space", "back-sea",
)  # fmt: skip


def refuse_lies(text: str, language: str) -> None:
    """Nothing of what a puzzle does not have."""
    lie = re.search(LIES[language], text, re.IGNORECASE)
    assert not lie, f"{lie.group()!r} in: {text}"


def any_values(names: Iterable[str]) -> dict[str, Any]:
    """Something to say of each."""
    return {name: "…" if name in ("seat", "pirate", "cause", "direction", "cell", "place", "target") else 1 for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_said_in_a_puzzle_is_no_lie(language: str) -> None:
    """§14.5"""
    words = GAME.words(language, seats=1)
    for event in COMPONENTS.Event:
        if spoken(event) not in OF_CREWS:
            refuse_lies(words(f"event-{spoken(event)}", **any_values(event.args)), language)
    for tile in COMPONENTS.TILES:
        if COMPONENTS.FAMILY[COMPONENTS.TILES.index(tile)] not in STATE.NOT_IN_PUZZLES:
            refuse_lies(words(f"tile-{tile}") + words(f"tile-{tile}-help"), language)
    parts = [*PARTS, *(f"phase-{phase}" for phase in PHASES), *(f"cause-{cause}" for cause in CAUSES)]
    parts += [f"option-puzzle-{number}" for number in NUMBERS]
    for part in parts:
        refuse_lies(words(part, turn=1, turns=1, limit=1, survivors=1, pirate="…", coins=1, cell="…"), language)


def drawn(table: doubloon.Table, words: Words) -> str:
    """The page of a terminal."""
    console = Console(width=100, file=io.StringIO())
    console.print(TEXT.draw(table.view(0), words, ANNE))
    return console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_puzzle_played_is_told_without_ships_and_sea(number: int) -> None:
    """§14.5"""
    luck = random.Random(number)
    table = GAME.start(1, "any", puzzle=number)
    while not table.over:
        moves = table.moves(0)
        if luck.random() < 0.3:
            for language in LANGUAGES:
                words = GAME.words(language, seats=1)
                page = [
                    drawn(table, words),
                    *(words.label(move, ANNE) for move in moves),
                    words(f"phase-{table.view(0)['phase']}"),
                ]
                refuse_lies("\n".join(page), language)
                assert "~" not in page[0]
        table.play(0, luck.choice(moves))
    assert not {event.kind for event in table.events(0)} & OF_CREWS
    for language in LANGUAGES:
        refuse_lies(report(table, GAME.words(language, seats=1), ANNE), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pirates_are_black_yellow_and_red_in_the_order_they_move(language: str) -> None:
    """§14.3"""
    table = GAME.start(1, "any", puzzle=1)
    words = GAME.words(language, seats=1)
    for colour in COLOURS[language]:
        labels = {words.label(move, ANNE) for move in table.moves(0)}
        assert labels and all(label.startswith(colour) for label in labels)
        assert words("label-mover", pirate=colour) in " ".join(drawn(table, words).split())
        assert colour in words.tell(table.play(0, table.moves(0)[0])[0], ANNE)
    assert words.label(GAME.numbering.parse("hit A-2"), ANNE) != words.label(GAME.numbering.parse("hit A-3"), ANNE)


def test_in_the_terminal_each_has_a_coat_and_a_number() -> None:
    """§14.3"""
    table = GAME.start(1, "any", puzzle=1)
    view = table.view(0)
    cell = next(cell for cell in view["cells"] if cell["tile"] == "bank")
    standing = TEXT.pieces_on(view, cell)
    assert standing.plain == "›A123"
    assert [str(span.style) for span in standing.spans] == list(TEXT.COATS) and len(set(TEXT.COATS)) == 3


def test_with_others_at_the_table_pirates_have_numbers_and_ships_are_spoken_of() -> None:
    words = GAME.words("en", seats=2)
    assert words("pirate-1") == "pirate 1" and "ship" in words("event-sent-home", seat="Anne", pirate="pirate 1")
