"""What the docstrings and docs/envs.md show is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from doubloon.lab.envs import gym, spiel, zoo

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


@pytest.mark.parametrize("module", [gym, zoo, spiel], ids=lambda module: module.__name__.split(".")[-1])
def test_examples_of_the_docstrings(module) -> None:
    failed, tried = doctest.testmod(module)
    assert tried >= 4 and not failed


def test_examples_of_the_page(capsys) -> None:
    """All of them, one after the other; a remark `# → …` after a print says what is printed."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    promised = [remark for block in blocks for remark in re.findall(r"print\(.*# → (.*)", block)]
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), {})
    assert len(blocks) >= 4 and capsys.readouterr().out.splitlines() == promised
