"""Weaker and stronger bots: the same deals, side by side."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import doubloon
from doubloon.core.errors import Error
from doubloon.lab.study.skill import SECTIONS, carry_out_skill, check_levels, games_of_skill, sections_for, wins_of_the_better
from doubloon.lab.study.skill_tables import skill_page
from doubloon.lab.study.study import new_plan
from doubloon.lab.study.tables import words_for

from ..cli.talk import talk
from .samples import GAME, SEED, made_up

LEVELS = ("deckhand", "captain:60")


def test_levels_are_bots_and_each_stands_once() -> None:
    assert check_levels(["deckhand", "captain:60"]) == LEVELS
    for levels in (["deckhand"], [], ["bosun", "bosun"]):
        with pytest.raises(Error, match="expected two bots or more, each once"):
            check_levels(levels)
    with pytest.raises(Error, match="no quick bot 'admiral'"):
        check_levels(["deckhand", "admiral"])


def test_a_game_for_one_has_no_seats_to_compare() -> None:
    assert sections_for(2, []) == ["seats", "uses"] and sections_for(1, []) == ["uses"]
    assert sections_for(2, ["length"]) == ["length"]


def test_who_is_stronger_is_asked_at_every_seat() -> None:
    sample = made_up(40, seats=3, crews=3)
    sample.games["won"] = np.tile([0b001, 0b010, 0b001], 40)  # at the third seat he loses
    assert wins_of_the_better(sample).value == pytest.approx(2 / 3)


def test_seats_and_archetypes_by_strength() -> None:
    game, counted, told = doubloon.game(GAME), [], []
    plan = new_plan(game, games=300, what=["seats", "uses"], among=SECTIONS, seed=SEED)
    skill = carry_out_skill(game, plan, LEVELS, 1, counted.append, told.append)
    assert sum(counted) == games_of_skill(plan, LEVELS) == 2 * 300 + 150 and told == list(LEVELS)
    weak, strong = (found.sample.games for found in skill.findings)
    assert (weak["first"] == strong["first"]).all() and (weak["won"] != strong["won"]).any(), "the same deals, played otherwise"
    assert skill.stronger[0].value > 0.6
    page = skill_page(game, skill, words_for("en"))
    strength, seats, worth, often = page.sheets
    assert strength.rows[0][:2] == ["captain:60", "deckhand"]
    assert seats.heads == ["measure", "deckhand", "captain:60", "first to last"]
    name, weakest, strongest, difference = seats.rows[0]
    assert name == "wins of who begins" and "(" in weakest and "(" in strongest and "±" in difference
    assert {row[0] for row in worth.rows} == {row[0] for row in often.rows}
    shown = {row[0]: row for row in worth.rows}["showed: omen 0"]
    assert shown[1].startswith("-") and shown[2].startswith("-"), "a bad omen is bad for everybody"
    assert any(row[-1].endswith("*") for row in often.rows), "who thinks bids otherwise"
    assert len(skill_page(game, skill, words_for("en"), 5).sheets[-1].rows) == 5


def test_by_strength_from_the_command_line(tmp_path: Path) -> None:
    small = ("study", GAME, "--skill", "--games", "60", "--levels", "deckhand,bosun,captain:20", "--threads", "1", "--seed", SEED)
    done = talk(*small, "--report", str(tmp_path))
    assert done.code == 0 and not done.err and "Parley by strength of the bots: deckhand, bosun, captain:20" in done.out
    assert "| bosun | deckhand |" in (tmp_path / "parley-skill.md").read_text()
    russian = talk(*small, "--lang", "ru", "--what", "length")
    assert russian.code == 0 and "Кто сильнее" in russian.out and "study-" not in russian.out
    assert "expected two bots" in talk(*small[:4], "60", "--levels", "bosun").err
