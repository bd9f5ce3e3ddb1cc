"""The mutants of `make mutants` are what they say: one change in one rule, of code that still compiles."""

from __future__ import annotations

import ast
import difflib
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tests.mutants.__main__ import rule_files, sample
from tests.mutants.changes import Mutant, mutants_of, places
from tests.mutants.trial import try_all

SOURCE = '''
"""Some rules."""


@rule
def spend(s, seat, coins):
    """Coins are spent, if there are enough. (§1.2, §1.3)"""
    least: tuple[7, 8] = 2
    if coins < 1 or not s.open:
        return 0
    for other in range(4):
        if other == seat:
            break
    s.last = -1
    s.move = seat - FIRST
    s.gold[seat] -= coins
    tell(s, 7)
    return s.gold[seat] + 1


def no_rule(a):
    return a + 1
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "rules.py"
    made.write_text(SOURCE)
    return made


def test_every_kind_of_change_is_made_in_rules_alone(file: Path) -> None:
    told = [str(mutant).partition(": ")[2] for mutant in mutants_of(file)]
    assert "coins < 1  →  coins <= 1" in told
    assert "coins < 1 or not s.open  →  coins < 1 and (not s.open)" in told
    assert "not s.open  →  s.open" in told
    assert "other == seat  →  other != seat" in told
    assert "break  →  pass" in told
    assert "s.gold[seat] -= coins  →  s.gold[seat] += coins" in told
    assert "tell(s, 7)  →  nothing" in told
    assert "return s.gold[seat] + 1  →  return 0" in told
    assert "4  →  5" in told and not any("a + 1" in one for one in told)
    assert "-1  →  0" in told and "1  →  2" in told and "2  →  3" in told and "8  →  9" not in told


def test_a_mutant_differs_in_one_place_and_knows_its_paragraphs(file: Path) -> None:
    before = ast.unparse(ast.parse(SOURCE)).splitlines()
    for mutant in mutants_of(file):
        after = ast.unparse(mutant.tree()).splitlines()
        changed = [line for line in difflib.ndiff(before, after) if line[0] in "+-"]
        assert 1 <= len(changed) <= 2, (str(mutant), changed)
        compile(mutant.tree(), "mutant", "exec")
        assert mutant.paragraphs == {"§1.2", "§1.3"}


def test_a_mutant_that_adds_nothing_is_known(file: Path) -> None:
    def idle(first: int) -> list[str]:
        return [str(mutant).partition(": ")[2] for mutant in mutants_of(file) if mutant.is_idle({"FIRST": first, "seat": 0})]

    assert idle(first=0) == ["seat - FIRST  →  seat + FIRST"]
    assert idle(first=3) == []


def test_a_seed_draws_the_same_mutants() -> None:
    assert rule_files("jackal") and len(sample("buried_treasure", 20, "x")) == 20
    assert list(map(str, sample("martinique", 9, "x"))) == list(map(str, sample("martinique", 9, "x")))


# Before their judges


def parley(rule: str, place: str, instead: str) -> Mutant:
    """A change of the tests' own game, picked by hand."""
    (file,) = rule_files("parley")
    function = next(node for node in ast.parse(file.read_text()).body if isinstance(node, ast.FunctionDef) and node.name == rule)
    found = next(node for node in places(function) if isinstance(node, ast.stmt) and ast.unparse(node) == place)
    return Mutant(file, function, found, ast.parse(instead).body[0])


PICKED = {
    "called by name": ("raise_bid", "s.bid[seat] += 1", "s.bid[seat] += 2"),
    "held in the table of functions": ("winners", "return mask", "return 3"),
    "unchanged": ("raise_bid", "s.bid[seat] += 1", "s.bid[seat] += 1"),
    "run by no test": ("settle", "tell(s, 99, taker, s.chest)", "0 / 0"),
    "endless": ("settle", "reveal(s)", "while True: pass"),
}


def judged() -> dict[str, str]:
    """What becomes of those picked; in a process of its own, since plain rules are asked for."""
    picked = {name: parley(*change) for name, change in PICKED.items()}
    names = {mutant: name for name, mutant in picked.items()}
    found: dict[str, str] = {}
    try_all("parley", list(picked.values()), lambda mutant, verdict: found.update({names[mutant]: verdict.name}))
    return found


@pytest.fixture(scope="module")
def verdicts() -> dict[str, str]:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as apart:
        return apart.submit(judged).result()


def test_tests_meet_a_changed_rule_wherever_it_is_held(verdicts: dict[str, str]) -> None:
    assert verdicts["called by name"] == verdicts["held in the table of functions"] == "NOTICED"


def test_a_rule_exchanged_for_itself_passes_and_so_does_one_that_no_test_runs(verdicts: dict[str, str]) -> None:
    assert verdicts["unchanged"] == verdicts["run by no test"] == "SURVIVED"


def test_a_mutant_that_never_ends_is_stopped(verdicts: dict[str, str]) -> None:
    assert verdicts["endless"] == "ENDLESS"
