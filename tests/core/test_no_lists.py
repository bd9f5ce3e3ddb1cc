"""There is no list of games anywhere: a game is found by its folder, and what is true of one alone is said in its own place."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..manners import OWN

ROOT = Path(__file__).parents[2]
NAMES = {spelling: name for name in OWN for spelling in (name, name.replace("-", "_"))}
"""All games, as people and as folders spell them."""
PYTHON = ("src/doubloon", "tests")
PAGE = ("page/src", "page/tests")
PAGE_FILES = (".ts", ".js", ".svelte", ".mjs")


def files(folders: tuple[str, ...], endings: tuple[str, ...]) -> list[Path]:
    """All such files below the folders."""
    found = [file for folder in folders for file in (ROOT / folder).rglob("*") if file.suffix in endings]
    return sorted(file for file in found if "node_modules" not in file.parts)


def names_in(words: Iterator[str]) -> set[str]:
    """The games among some words; a path names the game whose folder it leads through."""
    return {NAMES[part] for word in words for part in re.split(r"[^\w-]+", word) if part in NAMES}


def words_below(node: ast.AST) -> Iterator[str]:
    """All texts of a literal."""
    return (one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str))


def lists_in_python(text: str) -> list[tuple[int, set[str]]]:
    """Literals, calls, matches and imports that name several games, with their lines."""
    found = []
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.List() | ast.Tuple() | ast.Set() | ast.Dict():
                games = names_in(words_below(node))
            case ast.Call():
                games = names_in(one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str))
            case ast.Match():
                games = names_in(word for case in node.cases for word in words_below(case.pattern))
            case ast.Constant(value=str(script)):  # a script for the browser may have a list in it
                games = set().union(*(games for _, games in lists_in_page(script)))
            case ast.Import() | ast.ImportFrom():
                games = names_in(alias.name for alias in node.names)
            case _:
                continue
        if len(games) > 1:
            found.append((node.lineno, games))
    return found


def lists_in_page(text: str) -> list[tuple[int, set[str]]]:
    """Brackets that hold the names of several games, braces that have them for keys, and imports out of several folders."""
    found = []
    opened: list[tuple[str, int]] = []
    for at, letter in enumerate(text):
        if letter in "[{":
            opened.append((letter, at))
        elif letter in "]}" and opened:
            bracket, start = opened.pop()
            inside = text[start : at + 1]
            if bracket == "[":
                words = re.findall(r"""["'`]([\w-]+)["'`]""", inside)
            else:
                words = re.findall(r"""[{,]\s*["']?([\w-]+)["']?\s*:""", inside)
            found.append((text.count("\n", 0, start) + 1, names_in(iter(words))))
    found.append((1, names_in(iter(re.findall(r"""from\s+["']([^"']*games/[^"']+)["']""", text)))))
    return [(line, games) for line, games in found if len(games) > 1]


def test_no_file_lists_games() -> None:
    found = []
    for folders, endings, lists_in in ((PYTHON, (".py",), lists_in_python), (PAGE, PAGE_FILES, lists_in_page)):
        for file in files(folders, endings):
            if file != Path(__file__):
                found += [(file.relative_to(ROOT), *one) for one in lists_in(file.read_text(encoding="utf-8"))]
    assert not found, "\n".join(f"{file}:{line} lists {', '.join(sorted(games))}" for file, line, games in found)


ONE, OTHER = OWN[:2]


@pytest.mark.parametrize(
    "text",
    [
        f'GAMES = ["{ONE}", "{OTHER}"]',
        f'FACTS = {{"{ONE}": 1, "{OTHER}": 2}}',
        f'CASES = [("{ONE}", 2), ("{OTHER}", 3)]',
        f'LONG = {{"{ONE}"}} | set(("x", "{OTHER}", "{ONE}"))',
        f'play("{ONE}", "{OTHER}")',
        f'match name:\n    case "{ONE}":\n        pass\n    case "{OTHER}":\n        pass',
        f"from doubloon.games import {ONE.replace('-', '_')}, {OTHER.replace('-', '_')}",
        f"SCRIPT = \"const games = ['{ONE}', '{OTHER}'];\"",
        f'PATHS = ("games/{ONE}/words", "games/{OTHER}/words")',
    ],
)
def test_a_list_that_is_planted_in_python_is_found(text: str) -> None:
    assert lists_in_python(text)


@pytest.mark.parametrize(
    "text",
    [
        f'const games = ["{ONE}", "{OTHER}"];',
        f'const facts = {{\n  "{ONE}": 1,\n  "{OTHER}": {{ seats: 2 }},\n}};',
        f'for (const [name, n] of [["{ONE}", 2], ["{OTHER}", 3]]) {{}}',
        f'import A from "../games/{ONE}/Board.svelte";\nimport B from "../games/{OTHER}/Board.svelte";',
    ],
)
def test_a_list_that_is_planted_in_the_page_is_found(text: str) -> None:
    assert lists_in_page(text)


@pytest.mark.parametrize("text", [f'GAME = "{ONE}"', f'ONE = ["{ONE}", "{ONE}"]', f'a = "{ONE}"\nb = "{OTHER}"'])
def test_one_game_is_no_list(text: str) -> None:
    assert not lists_in_python(text)
