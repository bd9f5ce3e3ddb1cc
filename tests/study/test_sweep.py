"""Every number up and down: which there are, which can be played, and what they do."""

from __future__ import annotations

from pathlib import Path

import pytest

import doubloon
from doubloon.core.edition import house_edition
from doubloon.lab.study import sweep as sweeping
from doubloon.lab.study.changes import single_numbers
from doubloon.lab.study.study import Plan, new_plan
from doubloon.lab.study.sweep import Step, carry_out_sweep, games_of_sweep, make_ready, steps_of
from doubloon.lab.study.sweep_tables import idle_numbers, sweep_page
from doubloon.lab.study.tables import words_for

from ..cli.talk import talk
from ..contract.cases import games
from ..sample import in_turns
from .samples import GAME, SEED


def plan_for(game: doubloon.Game, count: int = 200) -> Plan:
    """A small plan."""
    return new_plan(game, games=count, bot="deckhand", what=["length", "points"], among=sweeping.SECTIONS, seed=SEED)


def test_every_number_goes_up_and_down() -> None:
    found = steps_of(doubloon.game(GAME))
    assert len(found) == 2 * 9
    assert Step("parley.purse", 3, 4) in found and Step("parley.purse", 3, 2) in found
    assert Step("parley.omens.3", 2, 3) in found and not any("origin" in step.path for step in found)


def test_numbers_are_found_inside_lists_and_rows_with_names() -> None:
    tables = house_edition(doubloon.game("pirates-map").folder).tables
    found = dict(single_numbers(tables))
    assert found["hook.steps.choice"] == 2 and found["anchor.boxes.6.rum"] == 2 and found["spyglass.rows.4"] == 5
    assert not any(path.startswith("dice.symbols") for path in found), "words are no numbers"


def test_what_makes_no_box_is_told_with_its_reason() -> None:
    game = doubloon.game("buried-treasure")
    ready = make_ready(game, plan_for(game))
    why = {refused.step.change: refused.why for refused in ready.refused}
    assert why["layout.rounds=4"].startswith("4 rounds with 4 score cards; expected 1 to 3")
    assert why["kept.flag=-1"] == "kept.flag is 0; there is no less than nothing"
    assert not any("edition" in one for one in why.values()), "what is said of every edition is left out"
    played = {step.change for step, _ in ready.playable}
    assert {"kept.flag=1", "starters.red=4", "score_cards.first.1.1=11"} <= played and not played & set(why)


def test_what_is_not_in_the_box_here_is_not_played() -> None:
    game = doubloon.game("jackal")
    ready = make_ready(game, plan_for(game))
    assert "classic.plain.empty" in ready.idle and "box_4.forest.jungle" in ready.idle, "island 1 opens box 1 alone"
    assert "patience.standstill" in {step.path for step, _ in ready.playable}


@pytest.mark.parametrize("name", in_turns([game.name for game in games()], 5, 2))
def test_every_step_of_every_game_is_played_or_refused(name: str) -> None:
    game = doubloon.game(name)
    counted: list[int] = []
    ready = make_ready(game, plan_for(game), counted.append)
    told = [step.path for step, _ in ready.playable] + [refused.step.path for refused in ready.refused]
    assert set(told) | set(ready.idle) == {step.path for step in steps_of(game)} and sum(counted) == len(steps_of(game))
    assert ready.playable and all(refused.why and "\n" not in refused.why for refused in ready.refused)


def test_rules_that_trip_over_a_number_are_no_end_of_the_sweep(monkeypatch: pytest.MonkeyPatch) -> None:
    game = doubloon.game(GAME)

    def trip(state: object) -> None:
        raise IndexError("index 4 is out of bounds")

    monkeypatch.setattr(game.plain, "set_up", trip)
    ready = make_ready(game, plan_for(game))
    assert not ready.playable and {refused.why for refused in ready.refused} >= {"index 4 is out of bounds"}


def test_what_each_number_does() -> None:
    game, counted, told = doubloon.game(GAME), [], []
    plan = plan_for(game)
    ready = make_ready(game, plan)
    sweep = carry_out_sweep(game, plan, ready, 1, counted.append, told.append)
    assert sum(counted) == games_of_sweep(plan, ready) == 200 * 18 and told[0] == "parley.purse=4"
    assert idle_numbers(sweep) == []
    page = sweep_page(game, sweep, words_for("en"))
    doing, refused = page.sheets
    assert doing.heads == ["number", "from", "effect", "moves", "points", "points ahead"]
    as_it_is, *rows = doing.rows
    assert as_it_is[0] == "as it is" and as_it_is[3].startswith("12.")
    by_name = {row[0]: row for row in rows}
    assert len(by_name) == 17 and rows[0][0] in ("parley.rounds 3 → 2", "parley.rounds 3 → 4")
    assert by_name["parley.rounds 3 → 2"][3].startswith("-") and by_name["parley.rounds 3 → 2"][3].endswith("*")
    assert by_name["parley.purse 3 → 4"][4].startswith("+") and by_name["parley.purse 3 → 4"][4].endswith("*")
    assert by_name["parley.omens.2 1 → 2"][3] == "0", "omens do not change how many moves there are"
    effects = [float(row[2] or 0) for row in rows]
    assert effects == sorted(effects, reverse=True) and effects[-1] == 0
    assert refused.rows == [["parley.chests.1=-1", "parley.chests.1 is 0; there is no less than nothing"]]
    assert len(sweep_page(game, sweep, words_for("en"), 5).sheets[0].rows) == 1 + 5


def test_a_sweep_from_the_command_line(tmp_path: Path) -> None:
    small = ("study", GAME, "--sweep", "--games", "60", "--bot", "deckhand", "--threads", "1", "--seed", SEED)
    done = talk(*small, "--what", "length,luck", "--report", str(tmp_path))
    assert done.code == 0 and not done.err and "Parley: 17 changes" in done.out and "parley.rounds 3 → 4" in done.out
    text = (tmp_path / "parley-sweep.md").read_text()
    assert "| number | from | effect | moves | skill | deal |" in text and "Holm" in text
    russian = talk(*small, "--what", "length", "--lang", "ru")
    assert russian.code == 0 and "Так не сыграть" in russian.out and "study-" not in russian.out


def test_one_question_at_a_time() -> None:
    done = talk("study", GAME, "--sweep", "--change", "parley.purse=4")
    assert done.code == 2 and "three questions; ask one at a time" in done.err
    assert talk("study", GAME, "--sweep", "--what", "uses").code == 2, "a sweep does not tell what is used"
