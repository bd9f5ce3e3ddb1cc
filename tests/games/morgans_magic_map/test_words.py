"""What the words say is true and well said: counts agree with their nouns in both languages, and the end tells its reasons."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import doubloon
from doubloon.core.words import Words

from .tables import GAME, at, walk
from .test_examples import final

OURS = GAME.folder / "words"
BOARD = Path(__file__).parents[3] / "page" / "src" / "games" / "morgans-magic-map" / "words" / "board"
NAMES = ["Anne", "Bart", "Calico", "Davy"]
COUNTS = {"distance", "away", "cards", "right", "coins", "points", "count"}
"""What is counted; `level` is which one, `value` a worth that bears no noun."""
SYMBOLS = GAME.modules["components"].SYMBOLS
RUSSIAN = [
    ("дублон", "дублона", "дублонов"),
    ("карта", "карты", "карт"),
    ("карту", "карты", "карт"),
    ("шаг", "шага", "шагов"),
    ("очко", "очка", "очков"),
    ("уровень", "уровня", "уровней"),
    ("кусок", "куска", "кусков"),
]
ENGLISH = [(noun, f"{noun}s", f"{noun}s") for noun in ("doubloon", "card", "step", "point", "level", "tile")]
NOUNS = {"en": ENGLISH, "ru": RUSSIAN}
BEFORE = {"en": r"(?:(\d+)|an?|one)(?: more)? ", "ru": r"(?:(\d+)) "}


class Variables(Visitor):
    """Gathers the variables of a message."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Every message of a words file that counts something, with its variables."""
    said = parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    found = {entry.id.name: Variables(entry).names for entry in said if isinstance(entry, ast.Message)}
    return {name: variables for name, variables in found.items() if variables & COUNTS}


def faults(sentence: str, language: str) -> list[str]:
    """Nouns of things counted, more than one of them without its number, or not agreeing with it."""
    found = []
    for forms in NOUNS[language]:
        for noun in re.finditer(rf"(?<!\w)({'|'.join(sorted(set(forms), key=len, reverse=True))})(?!\w)", sentence):
            before = re.search(BEFORE[language] + "$", sentence[: noun.start()])
            if before is None and noun[1] != forms[0]:
                found.append(f"{noun[1]!r} without its number")
            elif before is not None:
                number = int(before[1] or 1)
                agreed = {one[0 if number == 1 else 1 if number < 5 else 2] for one in NOUNS[language]}
                if noun[1] not in agreed:
                    found.append(f"{number} {noun[1]!r}")
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("folder", "among"), [(OURS, "event-gained"), (BOARD, "spoken-captain")], ids=["game", "board"])
def test_every_count_agrees_with_its_noun(folder: Path, among: str, language: str) -> None:
    """Every sentence that counts, the game's own and those of its board on the page, with each of its numbers at 1, 2 and 5."""
    words, tried = Words(language, folder), set()
    for name, variables in messages(folder, language).items():
        counted = sorted(variables & COUNTS)
        for numbers, gain in product(product((1, 2, 5), repeat=len(counted)), SYMBOLS if "gain" in variables else [""]):
            values = dict.fromkeys(variables, "…") | {"gain": gain} | dict(zip(counted, numbers, strict=True))
            sentence = words(name, **{variable: values[variable] for variable in variables})
            assert not faults(sentence, language), f"{name}: {sentence} {faults(sentence, language)}"
            for number in numbers:
                assert re.search(rf"(?<!\d){number}(?!\d)|" + (r"\bone\b|\ba\b" if number == 1 else "(?!)"), sentence), sentence
            tried.add(name)
    assert among in tried


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anne gets doubloons."),
        ("en", "Anne draws 1 cards."),
        ("en", "Anne draws 2 card."),
        ("ru", "Anne получает: дублоны, дублонов: 3."),
        ("ru", "Anne получает 2 дублонов."),
        ("ru", "Anne добирает 5 карты."),
    ],
)
def test_a_fault_would_be_found(language: str, sentence: str) -> None:
    assert faults(sentence, language)


def sentences(told: list[doubloon.Told], language: str, *kinds: str) -> list[str]:
    """What was told of some kinds, in words."""
    return [GAME.words(language).tell(one, NAMES) for one in told if one.kind in kinds]


def the_end() -> list[doubloon.Told]:
    """The rulebook's final scoring, reached by taking the last treasure."""
    position = final(phase="over", board=[8, 9, 20, 22, 29]).position()
    mine = position["treasures"][0]
    table = final(phase="take", reach=1, treasures=[mine[1:], *position["treasures"][1:]], board=[mine[0], 8, 9, 20, 22])
    return walk(table, "take 1")


def test_those_who_tie_for_a_set_do_not_both_have_most() -> None:
    """§9.2"""
    told = the_end()
    most = {one.args["set"]: one.args["seat"] for one in told if one.kind == "majority"}
    assert most == {"gems": 1, "pearl": 1}
    level = [(one.args["set"], one.args["seat"], one.args["points"]) for one in told if one.kind == "shared-set"]
    assert level == [
        *(("silver", seat, 2) for seat in (0, 1, 2)),
        *(("gold", seat, 3) for seat in (0, 2)),
        *(("jewelry", seat, 3) for seat in (0, 2)),
        *(("jade", seat, 3) for seat in (0, 1)),
    ]
    assert sentences(told, "en", "majority")[0] == "Bart has most gems, 3 cards: 6 doubloons."
    assert sentences(told, "ru", "majority")[0] == "Больше всего (камни): Bart, 3 карты. За это 6 дублонов."
    assert sentences(told, "en", "shared-set")[0] == "Anne shares the lead in silver, one card: 2 doubloons."
    assert sentences(told, "ru", "shared-set")[0] == "Делит первое место (серебро): Anne, 1 карта. За это 2 дублона."


def test_a_tie_break_says_its_reason() -> None:
    """§9.3, §9.4: 63 and 63, and Anna's treasures are worth more."""
    told = the_end()
    assert sentences(told, "en", "scored", "tie-broken", "won") == [
        "Anne: 18 doubloons, treasures worth 34, and with what the sets bring 63 points.",
        "Bart: 16 doubloons, treasures worth 30, and with what the sets bring 63 points.",
        "Calico: 19 doubloons, treasures worth 32, and with what the sets bring 59 points.",
        "Several captains have 63 points. Treasures decide: Anne has the dearest, worth 34 in all.",
        "Anne wins.",
    ]
    assert sentences(told, "ru", "tie-broken", "won") == [
        "63 очка у нескольких: решает цена сокровищ, и выше всех она у игрока Anne — 34.",
        "Побеждает Anne.",
    ]


def last_take(coins: list[int]) -> list[doubloon.Told]:
    """The last treasure taken where A and B have equal treasures and C the rest."""
    rest = [rank for rank in range(1, 29) if rank not in (1, 2, 4, 24, 25, 26, 27)]
    pirates, treasures = ["skull", "tomb", "oasis"], [[1], [4], rest]
    table = at(pirates=pirates, phase="take", turn=2, treasures=treasures, board=[2, 24, 25, 26, 27], coins=coins)
    return walk(table, "take 1")


def test_a_win_without_a_tie_needs_no_reason_and_a_shared_one_is_called_shared() -> None:
    """§9.4"""
    assert [one.kind for one in last_take([200, 100, 0])][-2:] == ["scored", "won"]
    told = last_take([200, 200, 0])
    assert [one.kind for one in told][-3:] == ["scored", "shared-win", "shared-win"]
    assert sentences(told, "en", "shared-win")[1] == (
        "Bart shares the win: 201 points and treasures worth 1, the same as another captain."
    )
    assert (
        sentences(told, "ru", "shared-win")[0] == "Победу делит Anne: 201 очко и сокровища ценой в 1, как и у другого капитана."
    )


@pytest.mark.parametrize(
    ("phase", "move", "english", "russian"),
    [
        ("take", "use skull 0", "Anne digs one level deeper.", "Anne копает глубже на 1 уровень."),
        ("take", "use skull 2", "Anne gets 2 doubloons.", "Anne получает 2 дублона."),
        ("change", "use skull 1", "Anne may move one more tile.", "Anne может сдвинуть ещё 1 кусок."),
        ("walk", "use skull 3", "Anne may walk 2 steps further.", "Anne может пройти ещё 2 шага."),
    ],
)
def test_a_bonus_is_told_with_its_number(phase: str, move: str, english: str, russian: str) -> None:
    """§7.2, §7.3, §7.4, §7.5"""
    used_up = {"change": {"changes": 0}, "walk": {"steps": 0}}.get(phase, {})
    table = at(phase=phase, fronts=[["skull-0", "skull-1", "skull-2", "skull-3"], []], **used_up)
    told = walk(table, move)
    assert sentences(told, "en", "gained") == [english] and sentences(told, "ru", "gained") == [russian]


def test_in_russian_who_begins_and_who_digs_last_may_be_a_woman() -> None:
    """§2.5, §9.1: nothing in a sentence with a captain's name agrees with a man."""
    words = GAME.words("ru")
    for event in ("began", "ended"):
        said = words(f"event-{event}", seat="Анна")
        assert "Анна" in said and not re.search(r"\b(перв|последн)ым\b|\bкопал\b", said, re.IGNORECASE), said
