"""Every reason for which the harbour refuses something has words on the page, in both languages; and every such word is used."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import doubloon
from doubloon.core.errors import Trap
from doubloon.server.table import refusals
from doubloon.server.table.messages import Refusal

from ..cli.test_words import messages

SERVER = Path(refusals.__file__).parents[1]
CABIN = SERVER.parent / "cabin"
WORDS = Path(__file__).parents[2] / "page" / "src" / "words"
PREFIX = "refused-"
DETAIL = {"detail"}
"""What such words may be given: the sentence that the harbour says."""


def given_reasons(source: str) -> Iterator[tuple[str | None, str]]:
    """The sentence of each refusal, where it is a plain text, and its reason."""
    for node in ast.walk(ast.parse(source)):
        for keyword in node.keywords if isinstance(node, ast.Call) else ():
            if keyword.arg == "reason":
                said = [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
                for reason in constants(keyword.value):
                    yield (said[0] if said else None), reason


def constants(node: ast.expr) -> list[str]:
    """A reason as it is written where it is given, perhaps under a condition; nothing else can be read here."""
    match node:
        case ast.Constant(value=None):
            return []
        case ast.Constant(value=str(reason)):
            return [reason]
        case ast.IfExp():
            return constants(node.body) + constants(node.orelse)
    raise AssertionError(f"write the reason where it is given: {ast.unparse(node)}")


def all_reasons() -> list[tuple[str | None, str]]:
    """The same of the whole server, and of a harbour without one."""
    return [
        found
        for folder in (SERVER, CABIN)
        for file in sorted(folder.rglob("*.py"))
        for found in given_reasons(file.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_reason_has_words_and_all_such_words_are_used(language: str) -> None:
    there = {name.removeprefix(PREFIX) for name in messages(WORDS / f"{language}.ftl") if name.startswith(PREFIX)}
    used = {reason for _, reason in all_reasons()}
    assert used - there == set() and there - used == set()


def test_the_page_has_the_same_words_in_both_languages() -> None:
    english = messages(WORDS / "en.ftl")
    assert english == messages(WORDS / "ru.ftl")
    for part in WORDS.glob("*/en.ftl"):
        assert messages(part) == messages(part.with_name("ru.ftl")) and not messages(part).keys() & english.keys(), part
    assert all(variables <= DETAIL for name, variables in english.items() if name.startswith(PREFIX))


def test_the_same_sentence_has_the_same_reason() -> None:
    known: dict[str, str] = {}
    for sentence, reason in all_reasons():
        if sentence is not None:
            assert known.setdefault(sentence, reason) == reason, sentence


def test_a_reason_that_cannot_be_read_here_is_noticed() -> None:
    assert list(given_reasons('Refused(409, "no.", reason="kraken")')) == [("no.", "kraken")]
    assert [reason for _, reason in given_reasons('Refusal(413, said, reason="big" if big else None)')] == ["big"]
    with pytest.raises(AssertionError, match="write the reason where it is given: why"):
        list(given_reasons('Refused(409, "no.", reason=why)'))


@pytest.mark.parametrize(
    ("trouble", "status", "reason"),
    [
        (doubloon.NotYourTurn("not now."), 409, "not-your-turn"),
        (doubloon.NothingToUndo("nothing."), 409, "nothing-to-undo"),
        (doubloon.IllegalMove("no.", "3.2"), 409, None),
        (doubloon.UnknownOption("what?"), 400, "bad-option"),
        (doubloon.UnknownGame("which?"), 400, "no-game"),
        (doubloon.BadRecord("broken."), 400, "bad-record"),
        (doubloon.UnreadableMove("mumbled."), 400, None),
    ],
)
def test_the_games_own_refusals_have_reasons_by_their_kind(trouble: doubloon.Error, status: int, reason: str | None) -> None:
    paragraph = "3.2" if isinstance(trouble, doubloon.IllegalMove) else None
    assert Refusal.of(refusals.refused(trouble)) == Refusal(status, str(trouble), paragraph, reason)


def test_a_trap_is_no_refusal() -> None:
    with pytest.raises(Trap, match="broke off"):
        refusals.refused(Trap("the rules broke off."))
