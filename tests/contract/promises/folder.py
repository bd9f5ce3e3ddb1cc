"""The folder of a game: its shape, its rules matched with code and tests, its words, its numbers."""

from __future__ import annotations

import ast as python_ast
import re
import sys
import tomllib
from itertools import zip_longest
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from doubloon.core.edition import ORIGINS

SHAPE = {
    "RULES.md", "RULES.ru.md", "components.toml", "words", "__init__.py", "components.py", "state.py", "moves.py", "rules.py",
    "position.py", "view.py", "text.py", "plan.py", "bot.py",
}  # fmt: skip
MAY_HAVE = {"data", "exact.py", "feats.py", "instinct.bin", "lessons.toml", "rules.wasm", "__pycache__"}
MAY_BE_FOLDERS = ("rules", "bot", "exact")
"""Modules that may be folders, a file to a chapter."""
RULE_CODE = ("components.py", "state.py", "moves.py", "rules.py", "view.py")


def has_the_house_shape(folder: Path) -> None:
    """Exactly the files that every game has."""
    found = {f"{file.name}.py" if file.name in MAY_BE_FOLDERS else file.name for file in folder.iterdir()}
    lacking = SHAPE - found
    assert not lacking, f"{folder.name} lacks {', '.join(sorted(lacking))}"
    extra = found - SHAPE - MAY_HAVE
    assert not extra, f"{folder.name} has {', '.join(sorted(extra))}, which no other game has"
    assert {file.name for file in (folder / "words").iterdir()} == {"en.ftl", "ru.ftl"}


ORDER = ("components", "state", "moves", "rules", "bot", "exact")
"""Who may import whom inside a game: only what stands before."""
RULES_AND_BEFORE = ORDER[:4]
"""What the other modules may import."""


def imports_point_one_way(folder: Path) -> None:
    """Inside a game imports go back along components, state, moves, rules; to the others from nowhere but the top."""
    for file in sorted(folder.glob("*.py")) + [file for name in MAY_BE_FOLDERS for file in sorted(folder.glob(f"{name}/*.py"))]:
        chapter = file.parent != folder
        place = file.parent.name if chapter else file.stem
        if place == "__init__":
            continue
        allowed = ORDER[: ORDER.index(place)] if place in ORDER else RULES_AND_BEFORE
        inside = 2 if chapter else 1
        for node in python_ast.walk(python_ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python_ast.ImportFrom) and node.level == inside:
                names = [node.module.split(".")[0]] if node.module else [alias.name for alias in node.names]
                for name in names:
                    assert name in allowed, f"{folder.name}: {file.name} imports {name}, which stands after it"


def imports_core_and_nothing_else(folder: Path) -> None:
    """A game stands on our core and on Python's own library, so that it runs wherever these do."""
    for file in sorted(folder.rglob("*.py")):
        inside = len(file.relative_to(folder).parts)
        for node in python_ast.walk(python_ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python_ast.ImportFrom) and node.level:
                parts = (node.module or "").split(".")
                outside = node.level > inside and (node.level, parts[0]) != (inside + 2, "core")
                assert not outside, f"{folder.name}: {file.name} imports {node.module}, which is neither its own nor core"
            elif isinstance(node, python_ast.Import | python_ast.ImportFrom):
                names = [node.module or ""] if isinstance(node, python_ast.ImportFrom) else [alias.name for alias in node.names]
                for name in names:
                    known = name.split(".")[0] in sys.stdlib_module_names or f"{name}.".startswith("doubloon.core.")
                    assert known, f"{folder.name}: {file.name} imports {name}; a game imports core and nothing else"


def paragraphs(folder: Path) -> set[str]:
    """The numbers of all rules in RULES.md."""
    listed = re.findall(r"^\*\*§(\d+\.\d+)\*\*", (folder / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(set(listed)) == len(listed), f"{folder.name}: a paragraph number stands twice"
    return set(listed)


def cited(files: list[Path]) -> dict[str, str]:
    """The rules cited in some files, each with a file that cites it."""
    return {number: file.name for file in files for number in re.findall(r"§(\d+\.\d+)", file.read_text(encoding="utf-8"))}


def rules_match_code(folder: Path) -> None:
    """Every rule has a function or a table, and every citation a rule."""
    rules = paragraphs(folder)
    code = cited([folder / name for name in RULE_CODE if (folder / name).exists()] + sorted((folder / "rules").glob("*.py")))
    for number in sorted(rules - code.keys()):
        raise AssertionError(f"{folder.name}: no function or table for §{number}")
    for number in sorted(code.keys() - rules):
        raise AssertionError(f"{folder.name}: {code[number]} cites §{number}, which RULES.md does not have")


def rules_match_tests(folder: Path, tests: Path) -> None:
    """Every rule has a test, and every test's rule is there."""
    rules = paragraphs(folder)
    tested = cited(sorted(tests.glob("test_*.py")))
    for number in sorted(rules - tested.keys()):
        raise AssertionError(f"{folder.name}: no test for §{number}")
    for number in sorted(tested.keys() - rules):
        raise AssertionError(f"{folder.name}: {tested[number]} tests §{number}, which RULES.md does not have")


def outline(rulebook: str) -> list[tuple[str, list[str]]]:
    """What a rulebook says, without its words: chapters, paragraphs and rulings, each with the paragraphs it speaks of."""
    parts = re.findall(r"^(## (?:§\d+)?|\*\*§\d+\.\d+\*\*|- \*\*R\d+)(.*?)(?=\n\n|\n- |\Z)", rulebook, re.MULTILINE | re.DOTALL)
    return [(head, sorted(re.findall(r"§\d+(?:\.\d+)?|\bR\d+", body))) for head, body in parts]


def rules_are_the_same_in_both_languages(folder: Path) -> None:
    """The Russian rules have the same chapters, paragraphs and rulings, which speak of the same paragraphs."""
    english, russian = (outline((folder / name).read_text(encoding="utf-8")) for name in ("RULES.md", "RULES.ru.md"))
    for ours, theirs in zip_longest(english, russian, fillvalue="nothing"):
        assert ours == theirs, f"{folder.name}: RULES.md has {ours} where RULES.ru.md has {theirs}"


class Variables(Visitor):
    """Gathers the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The messages of a words file with their variables."""
    found = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name} cannot be read at {entry.content!r}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{file.name} has {entry.id.name} twice"
            found[entry.id.name] = variables.names
    return found


def words_are_the_same_in_both_languages(folder: Path) -> None:
    """Both words files have the same messages with the same values."""
    english, russian = messages(folder / "words" / "en.ftl"), messages(folder / "words" / "ru.ftl")
    apart = sorted(english.keys() ^ russian.keys())
    assert not apart, f"{folder.name}: only one language has {', '.join(apart)}"
    for name in english:
        assert english[name] == russian[name], (
            f"{folder.name}: {name} speaks of {english[name]} in English, {russian[name]} in Russian"
        )


RECONSTRUCTED = {"RULES.md": "## Reconstructed", "RULES.ru.md": "## Что восстановлено"}
"""The chapter that lists what nobody could tell us."""


def reconstructed_tables_are_listed(folder: Path) -> None:
    """The rules name every table whose numbers are reconstructed, in both languages."""
    tables = tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))
    ours = [name for name, table in tables.items() if table["origin"] == "reconstructed"]
    for file, title in RECONSTRUCTED.items():
        _, _, chapter = (folder / file).read_text(encoding="utf-8").partition(f"\n{title}\n")
        lacking = [name for name in ours if f"`{name}`" not in chapter.partition("\n## ")[0]]
        assert not lacking, f"{folder.name}: {file} does not list {', '.join(lacking)} under {title!r}"


def components_have_an_origin(folder: Path) -> None:
    """Every table of the box says where its numbers come from."""
    for name, table in tomllib.loads((folder / "components.toml").read_text(encoding="utf-8")).items():
        assert table.get("origin") in ORIGINS, f"{folder.name}: the origin of {name} is {table.get('origin')!r}"
