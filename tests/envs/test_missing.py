"""Without the optional packages: nothing else suffers, and the sentence says what to install."""

from __future__ import annotations

import importlib
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import doubloon


@pytest.mark.parametrize(("module", "package"), [("gym", "gymnasium"), ("zoo", "pettingzoo"), ("spiel", "pyspiel")])
def test_what_is_missing_is_named(module, package, monkeypatch) -> None:
    name = f"doubloon.lab.envs.{module}"
    monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(doubloon.Error, match=r"pip install doubloon\[envs\]"):
        importlib.import_module(name)


def test_nothing_optional_is_imported_unasked() -> None:
    look = "import sys, doubloon, doubloon.lab.envs; print({'gymnasium', 'pettingzoo', 'pyspiel', 'jax'} & {*sys.modules})"
    assert subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout == "set()\n"


@pytest.mark.parametrize(("package", "version"), [("gymnasium", "1.2.2"), ("pettingzoo", "1.26.1")])
def test_we_can_be_installed_beside_others(package, version) -> None:
    """RLlib wants exactly that Gymnasium, AgileRL no newer PettingZoo; the suites pass on both."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {one.name: one.specifier for one in map(Requirement, project["optional-dependencies"]["envs"])}
    assert wanted[package].contains(version)
