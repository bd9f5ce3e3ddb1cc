"""Taking turns, ratios, and the page they go to."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from doubloon import Error
from doubloon.survey.peers import page, rounds
from doubloon.survey.peers.contests import Contender, Contest, contests, find
from doubloon.survey.peers.rounds import Plan, Spread
from doubloon.survey.peers.window import Window, measure

PLAN = Plan(rounds=3, seconds=0.01, core=0)


def nothing() -> dict[str, float]:
    return {"moves": 1}


def contender(name: str, ours: bool = False) -> Contender:
    return Contender(name, lambda: nothing, ours)


CONTEST = Contest(
    "Chess", "Whole games.", ("moves",), "Theirs", [contender("Ours", True), contender("Theirs"), contender("Broken")]
)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Made-up windows: the machine gets slower round by round, and ours is 20, 40 and 30 times as fast."""
    turns: list[str] = []

    def window(contest: Contest, contender: Contender, plan: Plan) -> Window:
        if contender.name == "Broken":
            raise Error("there is no Broken here")
        turns.append(contender.name)
        number = turns.count(contender.name) - 1
        speed = [100.0, 50.0, 10.0][number]
        return Window({"moves": speed * 2 * ([20, 40, 30][number] if contender.ours else 1)}, 2.0)

    monkeypatch.setattr(rounds, "window", window)
    return turns


def test_ratios_are_those_of_one_round(windows: list[str]) -> None:
    outcome = rounds.hold(CONTEST, PLAN, lambda line: None)
    ours, theirs = outcome.results
    assert ours.ratios["moves"] == Spread(30, 20, 40)
    assert ours.rates["moves"] == Spread(2000, 300, 2000)
    assert theirs.ratios["moves"] == Spread(1, 1, 1)
    assert outcome.left_out == {"Broken": "there is no Broken here"}


def test_the_order_turns(windows: list[str]) -> None:
    rounds.hold(CONTEST, PLAN, lambda line: None)
    assert windows == ["Ours", "Theirs", "Theirs", "Ours", "Ours", "Theirs"]


@pytest.mark.parametrize(("yardstick", "ours"), [("Broken", False), ("Theirs", True)])
def test_without_ours_or_the_yardstick_there_is_no_contest(windows: list[str], yardstick: str, ours: bool) -> None:
    broken = msgspec.structs.replace(CONTEST, yardstick=yardstick, contenders=[contender("Theirs"), contender("Broken", ours)])
    with pytest.raises(Error, match="Chess: Broken could not be measured: there is no Broken"):
        rounds.hold(broken, PLAN, lambda line: None)


def test_a_window_counts_and_leaves_the_warm_up_out() -> None:
    calls = 0

    def work() -> dict[str, float]:
        nonlocal calls
        calls += 1
        return {"moves": 3}

    seen = measure(work, 0.01)
    assert seen.done == {"moves": 3 * (calls - 1)}
    assert seen.seconds >= 0.01
    assert seen.rate("moves") == pytest.approx(3 * (calls - 1) / seen.seconds)


def test_every_contest_has_its_yardstick_and_names_nobody_twice() -> None:
    for contest in contests():
        names = [one.name for one in contest.contenders]
        assert contest.yardstick in names
        assert len(names) == len(set(names))
        assert any(one.ours for one in contest.contenders)
        assert find(contest.name, names[-1]).name == names[-1]


def test_nobody_is_found_by_a_wrong_name() -> None:
    with pytest.raises(Error, match="no 'Deep Blue' in a contest 'Chess'"):
        find("Chess", "Deep Blue")


def test_only_our_connect_four_has_a_cache_named_by_its_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOUBLOON_GAMES", "elsewhere")
    for contest in contests():
        for one in contest.contenders:
            folder = rounds.environment_of(contest, one)["DOUBLOON_GAMES"]
            assert folder.endswith("peers/connect_four") == (one.ours and contest.name.startswith("Connect four"))


def test_what_goes_wrong_in_a_window_is_told() -> None:
    with pytest.raises(Error, match="no 'Ours' in a contest 'Chess'"):
        rounds.window(CONTEST, CONTEST.contenders[0], PLAN)


def test_the_page_keeps_what_people_wrote(windows: list[str], tmp_path: Path) -> None:
    file = tmp_path / "speed.md"
    other = "<!-- all cores: begin -->\nkept\n<!-- all cores: end -->"
    file.write_text(f"# Speed\n\n<!-- measured: begin -->\nold\n<!-- measured: end -->\n\nA remark.\n{other}\n")
    page.write(file, page.measured(PLAN, [rounds.hold(CONTEST, PLAN, lambda line: None)]))
    text = file.read_text()
    assert (
        text.startswith("# Speed\n\n") and text.endswith(f"<!-- measured: end -->\n\nA remark.\n{other}\n") and "old" not in text
    )
    assert "| **Ours** | 2 k | 30 (20–40) |" in text
    assert "Left out: Broken (there is no Broken here)." in text
    page.write(file, "new\n", "all cores")
    assert file.read_text() == text.replace("kept", "new")


def test_a_page_without_marks_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "speed.md"
    file.write_text("# Speed\n")
    with pytest.raises(Error, match="should have the marks"):
        page.write(file, "figures")
    assert file.read_text() == "# Speed\n"


@pytest.mark.parametrize(
    ("number", "text"), [(61_234_567, "61.2 M"), (1_999, "2 k"), (12.34, "12.3"), (1_265e6, "1.26 G"), (999_900, "1 M")]
)
def test_numbers_are_short(number: float, text: str) -> None:
    assert page.written(number) == text
