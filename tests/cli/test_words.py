"""Every word a player reads is in the words files, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import doubloon
from doubloon.cli.typed import COMMANDS
from doubloon.cli.wording import FOLDER

from ..contract.cases import games
from ..sample import in_turns
from .talk import talk

SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.parent.glob("*.py")))
COMMAND_LINES = (
    r"cli-(play|campaign|games|rules|replay|verify|solve|puzzle|arena|blunders|suite|study|bench"
    r"|serve|backup|restore|retell|keeper)"
)
MADE_UP = COMMAND_LINES + r"|command-\w+|help-\w+|bench-[\w-]+|serve-[\w-]+|backup-nothing|bot-\w+|refused[\w-]*"
"""Names that the program puts together."""


class Variables(visitor.Visitor):
    """Gathers the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The messages of a file, each with its variables."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages(FOLDER / "en.ftl") == messages(FOLDER / "ru.ftl")


def test_every_message_used_is_there_and_every_message_there_is_used() -> None:
    used = set(re.findall(r"""(?:say|tell|ask_for_file|HELP)\(\s*["']([\w-]+)["']""", SOURCES))
    there = set(messages(FOLDER / "en.ftl"))
    assert used <= there
    assert {name for name in there - used if not re.fullmatch(MADE_UP, name)} == set()
    assert {f"{kind}-{command}" for kind in ("command", "help") for command in COMMANDS} <= there


@pytest.mark.parametrize("name", in_turns([game.name for game in games()], 6, 2))
def test_a_game_in_russian(name: str) -> None:
    done = talk("play", name, "--lang", "ru", "--seed", "ru", lines=["помощь", "журнал", "абвгд", "назад", *["1"] * 3_000])
    assert done.code == 0 and not done.err
    assert "A Шкипер ▸" in done.out and "Не понимаю такого хода" in done.out and "Сделать ход с этим номером" in done.out
    assert re.fullmatch(r"(Побеждает [\w ]+|Победу делят [\w, ]+|Не побеждает никто)\.", done.verdict)
    spoken = re.sub(r"'.*?'|<.*?>|Did you mean.*", "", done.out.partition("Не понимаю")[0])
    assert doubloon.game(name).words("ru")("title") in spoken


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOUBLOON_LANGUAGE", "ru_RU.UTF-8")
    assert "Шкипер" in talk("play", "buried-treasure").out
    assert "Skipper" in talk("play", "buried-treasure", "--lang", "en").out
