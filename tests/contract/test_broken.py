"""The tests tested: a game that is broken on purpose makes each promise fail, and for the right reason."""

from __future__ import annotations

import shutil

import pytest

import doubloon

from ..sample import SAMPLE, on
from .cases import Case
from .promises import copies, every_deal, folder, one_answer, play, secrecy

PARLEY = doubloon.catalogue["parley"]
TINY = {"parley": {"purse": 1, "rounds": 2, "chests": [0, 1, 1, 0], "omens": [2, 1, 0]}}
ENOUGH = 100
"""Games, at most, until a fault has shown: one game may pass it by, and each day plays others."""
YEAR = [SAMPLE // 1000 * 1000 + day for day in range(1, 367)]
"""The samples of a year: `make test` makes one of the year and the number of the day."""


def broken(fault: str, edition=None) -> Case:
    return Case(PARLEY, 2, {"fault": fault}, edition)


every_fault = pytest.mark.parametrize(
    ("fault", "promise", "sentence"),
    [
        ("plain", one_answer.plain_equals_compiled, "plain and compiled part in bid"),
        ("why-not", play.legal_is_the_judge, "why_not says None, and legal disagrees"),
        ("legal-twice", play.legal_is_the_judge, "listed twice"),
        ("diagram", play.phases_follow_the_diagram, "BID -> phase 2 is not in the diagram"),
        ("census", play.nothing_is_lost_or_made, "the box holds"),
        ("endless", play.games_end, "still not over"),
        ("silent", play.events_can_be_told, "99 is not a valid Event"),
        ("view", secrecy.worlds_look_alike, "can tell a redealt world from the truth"),
        ("redeal-in-place", secrecy.worlds_look_alike, "depends on the hidden truth"),
        ("redeal-in-place", secrecy.bots_choose_alike, "chooses otherwise in a world it cannot tell from the truth"),
        ("plan", secrecy.plans_are_alike, "tells seat . what it cannot know"),
        ("foretells", secrecy.worlds_foretell_nothing, "foretells the table's chance"),
        ("tells", secrecy.moves_told_alike, "tells its mover what he cannot know"),
        ("undo", secrecy.undo_is_safe, "can be taken back, and (was told to|shows) seat"),
        ("order", copies.drafts_commute, "in the other order"),
        ("position", copies.positions_round_trip, "a position read back"),
        ("record", copies.records_replay, "after move|replays to another table|is not legal"),
        ("record", copies.walks_are_pinned, "one seed gave two games"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
every_lopsided_redeal = pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("redeal-forgets", "forgets 1 of 2 worlds that could be"),
        ("redeal-leans", "forgets|too often"),
        ("redeal-in-place", "forgets|too often"),
    ],
)


def breaks_its_promise(fault: str, promise, sentence: str) -> None:
    """It shows, and for the right reason."""
    with pytest.raises((AssertionError, ValueError, doubloon.BadRecord), match=sentence):
        for seed in range(ENOUGH):
            promise(broken(fault), seed)


def leaves_worlds_out(fault: str, sentence: str) -> None:
    """Whoever plays every deal sees it."""
    with pytest.raises(AssertionError, match=sentence):
        for seed in range(ENOUGH):
            every_deal.redeal_gives_every_world(broken(fault, TINY), seed, 0)


@every_fault
def test_a_broken_game_breaks_its_promise(fault: str, promise, sentence: str) -> None:
    PARLEY.compile()
    breaks_its_promise(fault, promise, sentence)


@every_lopsided_redeal
def test_a_redeal_that_is_broken_is_found_by_playing_every_deal(fault: str, sentence: str) -> None:
    leaves_worlds_out(fault, sentence)


@pytest.mark.long
@every_fault
def test_a_broken_game_breaks_its_promise_on_every_day_of_a_year(fault: str, promise, sentence: str) -> None:
    PARLEY.compile()
    for day in YEAR:
        with on(day):
            breaks_its_promise(fault, promise, sentence)


@pytest.mark.long
@every_lopsided_redeal
def test_a_redeal_that_is_broken_is_found_on_every_day_of_a_year(fault: str, sentence: str) -> None:
    for day in YEAR:
        with on(day):
            leaves_worlds_out(fault, sentence)


def test_the_unbroken_game_keeps_the_same_promises() -> None:
    for seed in range(8):
        every_deal.redeal_gives_every_world(broken("none", TINY), seed, 0)


def test_a_copy_that_shares_its_state_is_found() -> None:
    with pytest.raises(AssertionError, match="changed the original"):
        copies.copies_stand_alone(broken("none"), "promise", copy=lambda table: table)


def test_an_undo_that_does_not_take_back_is_found(monkeypatch) -> None:
    monkeypatch.setattr(doubloon.Table, "undo", lambda table, seat: table._since.pop().move)
    with pytest.raises(AssertionError, match="did not bring the table back"):
        for seed in range(ENOUGH):
            copies.undo_takes_back(broken("none"), seed)


@pytest.fixture
def spoilt_folder(tmp_path):
    """A copy of the game's folder, to be spoilt."""
    return shutil.copytree(PARLEY.folder, tmp_path / "parley", ignore=shutil.ignore_patterns("__pycache__"))


def test_a_rule_without_a_function_is_found(spoilt_folder) -> None:
    rules = spoilt_folder / "RULES.md"
    rules.write_text(rules.read_text() + "\n**§2.2** A rule that nobody wrote down.\n")
    with pytest.raises(AssertionError, match=r"no function or table for §2.2"):
        folder.rules_match_code(spoilt_folder)


def test_a_function_without_a_rule_is_found(spoilt_folder) -> None:
    code = spoilt_folder / "rules.py"
    code.write_text(code.read_text().replace("(§1.6)", "(§1.6, §9.9)"))
    with pytest.raises(AssertionError, match=r"cites §9.9, which RULES.md does not have"):
        folder.rules_match_code(spoilt_folder)


def test_a_rule_said_in_one_language_only_is_found(spoilt_folder) -> None:
    rules = spoilt_folder / "RULES.ru.md"
    rules.write_text(rules.read_text().replace("**§1.2**", "**§1.1**"))
    with pytest.raises(AssertionError, match=r"RULES.md has .*§1.2.* where RULES.ru.md has .*§1.1"):
        folder.rules_are_the_same_in_both_languages(spoilt_folder)


def test_a_rule_without_a_test_is_found(spoilt_folder) -> None:
    (spoilt_folder / "test_parley.py").write_text('def test_bids():\n    """§1.1"""\n')
    with pytest.raises(AssertionError, match=r"no test for §1.2"):
        folder.rules_match_tests(spoilt_folder, spoilt_folder)


def test_a_missing_file_is_found(spoilt_folder) -> None:
    (spoilt_folder / "bot.py").unlink()
    with pytest.raises(AssertionError, match=r"lacks bot.py"):
        folder.has_the_house_shape(spoilt_folder)


def test_a_tenth_file_is_found(spoilt_folder) -> None:
    (spoilt_folder / "helpers.py").write_text("")
    with pytest.raises(AssertionError, match=r"helpers.py"):
        folder.has_the_house_shape(spoilt_folder)


def test_an_import_against_the_order_is_found(spoilt_folder) -> None:
    moves = spoilt_folder / "moves.py"
    moves.write_text(moves.read_text() + "\nfrom .rules import total\n")
    with pytest.raises(AssertionError, match=r"moves.py imports rules, which stands after it"):
        folder.imports_point_one_way(spoilt_folder)


@pytest.mark.parametrize("line", ["import numpy as np", "from doubloon.bots.search import search", "from ...bots import bot"])
def test_an_import_of_more_than_core_is_found(spoilt_folder, line: str) -> None:
    folder.imports_core_and_nothing_else(spoilt_folder)
    rules = spoilt_folder / "rules.py"
    rules.write_text(f"{rules.read_text()}\n{line}\n")
    with pytest.raises(AssertionError, match=r"rules.py imports .*(core and nothing else|neither its own nor core)"):
        folder.imports_core_and_nothing_else(spoilt_folder)


def test_a_missing_word_is_found(spoilt_folder) -> None:
    words = spoilt_folder / "words" / "ru.ftl"
    words.write_text("\n".join(line for line in words.read_text().splitlines() if "event-took" not in line))
    with pytest.raises(AssertionError, match="event-took"):
        folder.words_are_the_same_in_both_languages(spoilt_folder)


def test_a_word_with_another_value_is_found(spoilt_folder) -> None:
    words = spoilt_folder / "words" / "ru.ftl"
    words.write_text(words.read_text().replace("{ $coins }", "монету"))
    with pytest.raises(AssertionError, match=r"event-paid|event-raised"):
        folder.words_are_the_same_in_both_languages(spoilt_folder)


def test_a_table_of_unknown_origin_is_found(spoilt_folder) -> None:
    toml = spoilt_folder / "components.toml"
    toml.write_text(toml.read_text().replace('"own"', '"hearsay"'))
    with pytest.raises(AssertionError, match="hearsay"):
        folder.components_have_an_origin(spoilt_folder)
