"""Numbers of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import doubloon

GAME = doubloon.catalogue["buried-treasure"]
OLDER = sorted((Path(__file__).parent / "older").glob("*.json"))
"""Records of games played before a number of the house was changed."""


def test_the_house_edition_says_where_its_numbers_come_from() -> None:
    edition = GAME.start(2, "x").edition
    assert edition.name == "doubloon"
    assert edition.origin("layout") == "rulebook"
    assert edition.origin("score_cards") == "reconstructed"


def test_a_folder_of_ones_own_numbers_is_used_and_named(tmp_path, monkeypatch) -> None:
    (tmp_path / "buried-treasure.toml").write_text("[score_cards]\nfirst = [[20,8,6,4],[8,6,4,10],[6,4,10,8],[4,10,8,6]]\n")
    monkeypatch.setenv("DOUBLOON_EDITIONS", str(tmp_path))
    table = GAME.start(2, "own")
    assert table.edition.name == "own" and table.view(0)["edition"] == "own"
    assert table.edition.origin("score_cards") == "own" and table.edition.origin("layout") == "rulebook"
    assert table._state["box"]["first"][0, 0, 0] == 20
    assert GAME.start(2, "own", edition="doubloon")._state["box"]["first"][0, 0, 0] == 10


def test_a_record_replays_with_the_numbers_it_was_played_with() -> None:
    table = GAME.start(2, "own", edition={"layout": {"rounds": 1}})
    while not table.over:
        table.play(table.acting[0], table.moves(table.acting[0])[0])
    assert doubloon.replay(table.record()).digest == table.digest
    assert doubloon.replay(table.record()).edition.name == "own"


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_a_record_of_an_older_house_replays_with_its_own_numbers(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    table = doubloon.replay(record)
    again = json.loads(json.dumps(table.record()))
    assert table.over and again["edition"]["tables"].items() >= record["edition"].pop("tables").items()
    assert {**again, "edition": {"name": again["edition"]["name"]}} == record, "tables that came later aside"
    house = table.game.start(table.seats, "x", edition="doubloon").edition
    assert table.edition.name == house.name and table.edition.tables != house.tables


def test_one_number_can_be_varied_without_compiling_again() -> None:
    tables = [GAME.start(2, "vary", edition={"layout": {"rounds": rounds}}) for rounds in (1, 2, 3)]
    assert [table.view(0)["rounds"] for table in tables] == [1, 2, 3]


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        ("gold", "no edition 'gold' of buried-treasure; there is 'doubloon'"),
        ({"gems": {"red": 1}}, "no table 'gems' in the box; the tables are cards, starters"),
        ({"cards": {"purple": [1]}}, "no number 'purple' in table 'cards'; it holds origin, red"),
        ({"cards": {"red": 5}}, r"cards.red should be like \[5, 1, 1, 1, 1, 3\], and is 5"),
        ({"cards": [1]}, "'cards' should be a table of numbers"),
        ({"cards": {"red": [1, 2]}}, "cards.red has 2 numbers; expected 6"),
        ({"cards": {"red": [0, 0, 0, 0, 0, -1]}}, "there cannot be fewer than no cards"),
        ({"cards": {"red": [0] * 6}}, "42 game cards; 3 rounds of 18 need 54"),
        ({"cards": {"red": [500, 0, 0, 0, 0, 0]}}, "500"),
        ({"layout": {"columns": [7]}}, "expected 1 to 4 columns of 1 to 6 cards"),
        ({"layout": {"rounds": 9}}, "9 rounds with 4 score cards"),
        ({"layout": {"origin": "hearsay"}}, "the origin of 'layout' is 'hearsay'"),
        ({"score_cards": {"first": [[1, 2, 3, 4]]}}, "3 rounds with 1 score cards"),
    ],
)
def test_numbers_that_make_no_box_are_refused_with_a_sentence(edition, sentence) -> None:
    with pytest.raises(doubloon.BadEdition, match=sentence):
        GAME.start(2, "bad", edition=edition)


def test_a_file_that_is_not_toml_is_refused(tmp_path, monkeypatch) -> None:
    (tmp_path / "buried-treasure.toml").write_text("red = = 3")
    monkeypatch.setenv("DOUBLOON_EDITIONS", str(tmp_path))
    with pytest.raises(doubloon.BadEdition, match=r"buried-treasure.toml is not TOML"):
        GAME.start(2)
