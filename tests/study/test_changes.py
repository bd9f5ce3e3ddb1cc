"""What if a number were another: read, refused, and compared over the same deals."""

from __future__ import annotations

import pytest

import doubloon
from doubloon.core.errors import BadEdition, Error
from doubloon.lab.study import tables
from doubloon.lab.study.changes import changed_edition, origins_of, told
from doubloon.lab.study.study import carry_out, games_of, new_plan

from .samples import GAME, SEED


@pytest.mark.parametrize(
    ("change", "table", "number", "value"),
    [
        ("palm.points=3", "palm", "points", 3),
        ("hook.steps.choice=3", "hook", "steps", {"doubloon": 1, "choice": 3, "both": 1}),
        ("spyglass.rows.4=6", "spyglass", "rows", [2, 3, 4, 6]),
        ("dice.symbols.1=palm", "dice", "symbols", ["palm", "water", "sword", "palm", "barrel", "water"]),
        ("anchor.turtle={ rum = 2 }", "anchor", "turtle", {"rum": 2}),
    ],
)
def test_a_number_is_found_by_its_path(change: str, table: str, number: str, value: object) -> None:
    game = doubloon.game("pirates-map")
    edition = changed_edition(game, [change])
    assert edition.tables[table][number] == value
    others = {name: rows for name, rows in edition.tables.items() if name != table}
    house = doubloon.core.edition.house_edition(game.folder).tables
    assert others == {name: rows for name, rows in house.items() if name != table}, "nothing else has changed"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("purse", "'purse' is no change; expected table.number=value"),
        (
            "parley.purze=4",
            "no number 'parley.purze' in the box. The numbers are: parley.purse = 3; .*Did you mean parley.purse?",
        ),
        ("ship.sails=4", r"no number 'ship.sails' in the box. The numbers are: parley.purse = 3; .*parley.omens = \[2, 1, 2\]"),
        ("parley=4", "would change a whole table"),
        ("parley.chests.5=4", "no number 'parley.chests.5'"),
        ("parley.purse=many", 'parley.purse is 3 and should be something like it; "many" came'),
        ("parley.origin=rulebook", "should be something like it"),
    ],
)
def test_a_bad_change_is_refused_in_a_sentence(change: str, sentence: str) -> None:
    with pytest.raises(BadEdition, match=sentence):
        changed_edition(doubloon.game(GAME), [change])


def test_numbers_that_make_no_box_are_refused_before_anything_is_played() -> None:
    game = doubloon.game(GAME)
    with pytest.raises(BadEdition, match="chests for 90 rounds"):
        carry_out(game, new_plan(game, games=10**9, changes=["parley.rounds=90"]))


def test_no_change_changes_exactly_nothing() -> None:
    game = doubloon.game(GAME)
    plan = new_plan(game, games=400, bot="deckhand", changes=["parley.purse=3"], seed=SEED)
    study = carry_out(game, plan)
    assert study.changed is not None and len(study.now.measures) > 20
    for one, other in zip(study.now.measures, study.changed.measures, strict=True):
        nothing = other.less(one).estimate()
        assert nothing.mean == 0 and (nothing.low == nothing.high == 0 or one.value != one.value), one.name
    *sections, uses = tables.sheets(game, study, tables.words_for("en"))
    assert {row[-1] for sheet in sections for row in sheet.rows} == {"0"} and uses.rows == []


def test_a_change_is_seen() -> None:
    game = doubloon.game(GAME)
    counted = []
    plan = new_plan(game, games=1_000, bot="deckhand", changes=["parley.rounds=2"], what=["length"], seed=SEED)
    study = carry_out(game, plan, progress=counted.append)
    assert sum(counted) == games_of(plan) == 2_000
    (sheet,) = tables.sheets(game, study, tables.words_for("en"))
    rows = {row[0]: row[1:] for row in sheet.rows}
    assert rows["turns of each seat"] == ["3.00 (3.00–3.00)", "2.00 (2.00–2.00)", "-1.00 ± 0.00 *"]
    assert rows["moves in a game"][2].startswith("-") and rows["moves in a game"][2].endswith("*")


def test_whose_number_it_is() -> None:
    game = doubloon.game("pirates-map")
    assert origins_of(game, ["sightings.ghost=12", "hook.ruby=4"]) == {"sightings": "rulebook", "hook": "reconstructed"}
    plan = new_plan(game, changes=["sightings.ghost=12"])
    assert any("not ours to change" in remark for remark in tables.remarks(game, plan, tables.words_for("en")))


def test_plans_are_checked() -> None:
    with pytest.raises(Error, match="tells length, choices, points, uses; not 'luck'"):
        new_plan(doubloon.game("pirates-map"), seats=1, what=["luck"])
    with pytest.raises(Error, match="no quick bot 'admiral'"):
        new_plan(doubloon.game(GAME), bot="admiral")


def test_values_are_told_as_they_are_written() -> None:
    assert told({"a": [1, "b"]}) == '{ a = [1, "b"] }'
