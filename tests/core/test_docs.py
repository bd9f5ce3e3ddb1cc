"""What the pages say is true: examples run, links lead somewhere, commands exist."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import doubloon
from doubloon.cli.app import app

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LAB = ("envs.md",)
"""Pages whose examples want what is installed for the long run alone."""


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(), re.DOTALL)


@pytest.mark.parametrize(
    "page", [pytest.param(page, marks=[pytest.mark.long] * (page.name in LAB), id=page.name) for page in PAGES]
)
def test_python_examples_run(page: Path) -> None:
    for example in blocks(page, "python"):
        exec(compile(example, page.name, "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
        assert (page.parent / target).exists(), f"{page.name} points to {target}, which is not there"


def examples_of_positions() -> list[tuple[str, dict[str, Any]]]:
    """The positions that docs/positions.md writes out, each with its game."""
    page = (ROOT / "docs" / "positions.md").read_text()
    titles = {game.words("en")("title"): name for name, game in doubloon.catalogue.items()}
    found = []
    for chapter in page.split("\n## ")[1:]:
        name = titles.get(chapter.partition("\n")[0])
        found += [(name, json.loads(block)) for block in re.findall(r"```json\n(.*?)```", chapter, re.DOTALL) if name]
    return found


@pytest.mark.parametrize(("name", "document"), examples_of_positions())
def test_a_position_on_the_page_goes_there_and_back(name: str, document: dict[str, Any]) -> None:
    game = doubloon.game(name)
    written = game.from_position(document, seed="there and back").position()
    assert holds(written, document) is None
    assert game.from_position(json.loads(json.dumps(written)), seed="again").position() == written


def holds(whole: Any, part: Any, where: str = "") -> str | None:
    """None if a document says all that another says; else what it says otherwise."""
    if isinstance(part, dict) and isinstance(whole, dict):
        inner = [holds(whole.get(key), value, f"{where}.{key}") for key, value in part.items()]
        return next((one for one in inner if one), None)
    return None if whole == part else f"{where} is {whole!r} and should be {part!r}"


def test_every_game_of_the_house_has_two_positions_on_the_page() -> None:
    named = [name for name, _ in examples_of_positions()]
    assert all(named.count(name) >= 2 for name in doubloon.catalogue if name != "parley")


def test_commands_in_the_readme_exist() -> None:
    shell = "\n".join(blocks(ROOT / "README.md", "sh"))
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"^make (\S+)", shell, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"no make {target}"
    for command in re.findall(r"^doubloon (\S+)", shell, re.MULTILINE):
        assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0, f"no doubloon {command}"


def test_the_two_commands_stand_in_the_first_lines() -> None:
    first = (ROOT / "README.md").read_text().splitlines()[:6]
    assert any(line.startswith("make play") for line in first) and any(line.startswith("make test") for line in first)


def test_no_page_or_lock_names_a_registry() -> None:
    for file in [*PAGES, ROOT / "requirements.lock", ROOT / "pyproject.toml", ROOT / "Makefile"]:
        assert not re.search(r"https?://|index.url|find.links", file.read_text()), f"{file.name} names an address"
    assert '"resolved"' not in (ROOT / "page" / "package-lock.json").read_text(), "the page's lock names an address"
