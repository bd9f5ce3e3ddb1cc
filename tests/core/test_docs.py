"""What the pages say is true: examples run, links lead somewhere, commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from doubloon.cli.app import app

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(), re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    for example in blocks(page, "python"):
        exec(compile(example, page.name, "exec"), {})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
        assert (page.parent / target).exists(), f"{page.name} points to {target}, which is not there"


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
