"""The mutants of `make mutants` are what they say: one change in one rule, of code that still compiles."""

from __future__ import annotations

import ast
import difflib
from pathlib import Path

import pytest

from tests.mutants.__main__ import rule_files, sample
from tests.mutants.changes import mutants_of

SOURCE = '''
"""Some rules."""


@rule
def spend(s, seat, coins):
    """Coins are spent, if there are enough. (§1.2, §1.3)"""
    if coins < 1 or not s.open:
        return 0
    for other in range(4):
        if other == seat:
            break
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


def test_a_mutant_differs_in_one_place_and_knows_its_paragraphs(file: Path) -> None:
    before = ast.unparse(ast.parse(SOURCE)).splitlines()
    for mutant in mutants_of(file):
        after = mutant.source().splitlines()
        changed = [line for line in difflib.ndiff(before, after) if line[0] in "+-"]
        assert 1 <= len(changed) <= 2, (str(mutant), changed)
        compile(mutant.source(), "mutant", "exec")
        assert mutant.paragraphs == {"§1.2", "§1.3"}


def test_a_seed_draws_the_same_mutants() -> None:
    assert rule_files("jackal") and len(sample("buried_treasure", 20, "x")) == 20
    assert list(map(str, sample("martinique", 9, "x"))) == list(map(str, sample("martinique", 9, "x")))
