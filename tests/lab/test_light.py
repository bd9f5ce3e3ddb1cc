"""The lab where there is no Numba: what needs it says so in a sentence, and all else plays on the packed rules."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ..sample import in_turns

WITHOUT = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
from doubloon.cli import main
"""
PLAYS = """
from doubloon.lab.envs.board import Setting
board = Setting("jackal").start("light")
from doubloon.lab.arena import new_contest
from doubloon.lab.results import contend
import doubloon
contest = new_contest(doubloon.game("martinique"), ("captain:5", "bosun:1"), seed="light")
print([game.fault for game in contend(contest, 1)], doubloon.game("martinique").speed)
"""


def run(script: str) -> subprocess.CompletedProcess[str]:
    """A script in a process that finds no Numba."""
    own = {**os.environ, "DOUBLOON_NO_NUMBA": "1"}
    return subprocess.run([sys.executable, "-c", WITHOUT + script], capture_output=True, text=True, env=own)


NEEDS_IT = [
    ("main(['study', 'jackal'])", "a study plays"),
    ("from doubloon.lab.fit import main; main(['jackal'])", "weights are fitted"),
    ("from doubloon.lab.batch import Batch; Batch('jackal', 4)", "a batch plays"),
    ("import runpy; runpy.run_module('doubloon.lab.warm', run_name='__main__')", "rules are made ready"),
]


@pytest.mark.parametrize(("script", "what"), in_turns(NEEDS_IT, 4, ids=lambda one: one[1]))
def test_what_needs_a_compiler_says_what_to_install(script: str, what: str) -> None:
    done = run(script)
    assert done.returncode != 0
    assert f"{what} in machine code, and there is no Numba to make it: pip install 'doubloon[lab]'." in done.stderr
    assert len(done.stderr.splitlines()) == 1 or "Batch" in script


def test_environments_and_contests_go_on_with_the_packed_rules() -> None:
    done = run(PLAYS)
    assert done.stdout == "[None, None] packed\n", done.stderr
