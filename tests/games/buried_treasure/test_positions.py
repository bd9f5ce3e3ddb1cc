"""Positions, records of older versions, and the drawing of Buried Treasure."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import doubloon

from .test_rules import columns

GAME = doubloon.catalogue["buried-treasure"]
OLD = Path(__file__).parent / "records" / "0.1.0"
AIR = {"phase": "rob", "card": "blue-2", "columns": columns("red-plain")}


def at(seats: int = 2, variant: str = "basic", **position: Any) -> doubloon.Table:
    return GAME.from_position({"seats": seats, "options": {"variant": variant}, **position}, seed="test")


def random_game(seed: int, seats: int, variant: str) -> Iterator[doubloon.Table]:
    """A random game, yielding the table before each move and at the end."""
    table = GAME.start(seats, str(seed), variant=variant)
    chance = random.Random(seed)
    while table.acting:
        yield table
        table.play(table.acting[0], chance.choice(table.moves(table.acting[0])))
    yield table


# There and back


@pytest.mark.parametrize(("seats", "variant"), [(2, "basic"), (3, "advanced"), (4, "advanced")])
def test_a_position_read_back_is_the_same_record(seats: int, variant: str) -> None:
    differing = ("key", "drawn", "shown", "events", "event", "card", "column")  # cards that are gone leave a trace there
    phases = set()
    for table in random_game(7, seats, variant):
        again = GAME.from_position(json.loads(json.dumps(table.position())), seed="another")
        for name in GAME.layout.names or ():
            if name not in differing:
                assert (again._state[name] == table._state[name]).all(), name
        phases.add(table.view(0)["phase"])
    assert phases >= {"take", "extra", "rob", "over"}


@pytest.mark.parametrize(("seats", "variant"), [(2, "basic"), (3, "advanced")])
def test_a_view_and_a_position_say_the_same_by_the_same_name(seats: int, variant: str) -> None:
    shared: set[str] = set()
    for table in random_game(3, seats, variant):
        view, position = table.view(0), table.position()
        for name in view.keys() & position.keys():
            assert view[name] == position[name], name
            shared.add(name)
    assert shared >= {
        "round", "turn", "phase", "card", "card_to", "score_card", "score_cards_unseen", "columns", "undealt", "collections",
        "sheet",
    }  # fmt: skip
    assert ({"passed", "kept"} <= shared) == (variant == "advanced")


def told_in_docs() -> list[dict[str, Any]]:
    """The examples of positions that the docs give, from this game's own page or from the page of all games."""
    docs = Path(__file__).parents[3] / "docs"
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(docs.glob("positions*.md")))
    chapter = text.partition("\n## Buried Treasure\n" if "\n## Buried Treasure\n" in text else "## Buried Treasure\n")[2]
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", chapter.partition("\n## ")[0], re.DOTALL)]


def test_the_examples_in_the_docs_are_positions() -> None:
    examples = told_in_docs()
    assert {example.get("phase") for example in examples} == {None, "rob", "over"}
    for example in examples:
        document = GAME.from_position(example).position()
        assert {name: document[name] for name in example} == example
        assert GAME.from_position(document).position() == document


def test_a_game_of_three_rounds_has_no_fourth() -> None:
    """§5.1"""
    with pytest.raises(doubloon.BadPosition, match="round is 4; expected a whole number from 1 to 3"):
        at(round=4)
    with pytest.raises(doubloon.BadPosition, match="round is 0; expected a whole number from 1 to 3"):
        at(round=0)


def test_a_finished_game_is_written_with_its_last_round() -> None:
    """§5.1, §6.8"""
    *_, table = random_game(1, 3, "advanced")
    document = table.position()
    assert (document["phase"], document["round"]) == ("over", 3)
    assert len(document["sheet"]) == 3
    again = GAME.from_position(document)
    assert again.over and again.scores == table.scores and again.winners == table.winners
    assert sum(map(sum, document["sheet"])) + sum(document["kept"]) == sum(table.scores)


def test_a_finished_game_needs_little_to_be_told() -> None:
    """§5.1, §6.8"""
    table = at(variant="advanced", phase="over", hands=[{"red": 2, "flag": 1}, {}], sheet=[[1, 0], [2, 5], [0, 0]])
    assert table.over and table.scores == (3 + 2, 5)
    assert table.view(0)["round"] == 3 and table.view(0)["columns"] == [[], [], [], []]
    assert at(phase="over").winners == (0, 1)


def test_the_card_in_the_air_goes_to_whose_turn_it_is_if_nothing_else_is_said() -> None:
    """§3.2, §6.5"""
    table = at(**AIR, turn=1, collections=[{"blue": 1}, {}])
    assert table.position()["card_to"] == 1
    assert table.view(0)["collections"][1]["blue"] == 0
    table.play(1, "rob A 1")
    assert table.view(0)["collections"][1]["blue"] == 2


def test_the_card_in_the_air_is_out_of_the_box() -> None:
    """§3.2"""
    assert "blue-2" not in at(**AIR).view(0)["undealt"]
    with pytest.raises(doubloon.BadPosition, match="the box holds 1 blue-2, and the position shows more"):
        at(**{**AIR, "columns": columns("blue-2")})


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"phase": "over", "round": 2}, "the game is over in round 2; expected round 3, the last"),
        ({"phase": "over", "columns": columns("red-plain")}, "the game is over, and cards are left on the table"),
        ({"sheet": [[1, 2]]}, r"the sheet's row 1 is \[1, 2\]; expected none, for 0 rounds are over"),
        ({"phase": "rob"}, "phase 'rob' needs 'card'"),
        ({**AIR, "card": "blue-extra"}, "card is 'blue-extra'; expected one with flags"),
        ({**AIR, "card": "blue-plain"}, "card is 'blue-plain'; expected one with flags"),
        ({**AIR, "phase": "extra"}, "card is 'blue-2'; expected one that says EXTRA"),
        ({**AIR, "card_to": 1}, "card_to is 1, and only in the advanced game a card is given away"),
        ({**AIR, "card_to": 2}, "card_to is 2; expected a seat, 0 to 1"),
        ({"card": "blue-2"}, "'card' is 'blue-2', but nothing is being carried out"),
        ({"card_to": 1}, "'card_to' is 1, but nothing is being carried out"),
        ({"turn": 2}, "turn is 2; expected a seat, 0 to 1"),
        ({"kept": [0, 0]}, "it has 'kept', and only the advanced game has starter cards"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(doubloon.BadPosition, match=sentence):
        at(**position)


def test_kept_cards_are_paid_at_the_end_and_not_before() -> None:
    """§6.8"""
    with pytest.raises(doubloon.BadPosition, match="'kept' is paid when the game is over, and it is not"):
        at(variant="advanced", kept=[0, 0])


def test_seats_of_older_documents_were_letters() -> None:
    table = at(3, "advanced", columns=[], turn="B", passed=["C"], hands=[{"red": 1}] * 3, sheet=[[0, 0, 0]] * 4)
    assert table.acting == (1,) and table.position()["turn"] == 1 and table.position()["passed"] == [2]


# Records of 0.1.0, when a card was laid down before its flags acted


@pytest.mark.parametrize("name", ["2-seats_variant-basic", "4-seats_variant-basic"])
def test_an_older_record_that_gave_nothing_away_replays_with_its_digests(name: str) -> None:
    """Ruling R10"""
    record = json.loads((OLD / f"{name}.json").read_text())
    assert any(move.startswith("rob ") for _, move in record["moves"]), "it has thefts"
    table = doubloon.replay(record)
    assert table.over and table.digest == record["digests"][-1]


def test_an_older_record_fails_where_a_gift_was_stolen_back_and_says_why() -> None:
    """Ruling R10"""
    record = json.loads((OLD / "3-seats_variant-advanced.json").read_text())
    with pytest.raises(doubloon.BadRecord, match=r"R10 \(0\.2\.0\): A card with flags is laid down after the theft") as refused:
        doubloon.replay(record)
    where = refused.value.move
    assert where is not None
    before, here = record["moves"][where - 2 : where]
    assert before[1].endswith(" to B") and here[1] == "rob B 1" and before[0] == here[0]
    gifts = [
        number for number, (_, move) in enumerate(record["moves"][: where - 1]) if move.startswith("take") and " to " in move
    ]
    assert any(record["moves"][number + 1][1].startswith("rob ") for number in gifts), "gifts that robbed others were no matter"


# The drawing


def drawn(table: doubloon.Table, language: str) -> str:
    """The table as a terminal shows it."""
    console = Console(file=StringIO(), width=100)
    console.print(GAME.modules["text"].draw(table.view(0), GAME.words(language), ("Anne", "Bart", "Calico")))
    return console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("language", "line"), [("en", "In the air: ▲ ship ⚑⚑ → goes to B Bart"), ("ru", "На весу: ▲ корабль ⚑⚑ → получает B Bart")]
)
def test_a_terminal_shows_the_card_in_the_air(language: str, line: str) -> None:
    """§3.2"""
    table = at(3, "advanced", **AIR, card_to=1, collections=[{}, {}, {"blue": 1}])
    assert line in drawn(table, language)
    table.play(0, "rob C 1")
    assert line.split(":")[0] not in drawn(table, language)
