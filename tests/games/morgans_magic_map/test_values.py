"""What the treasures are worth by their depth, added up; and that games played with other values replay."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from math import comb
from pathlib import Path

import pytest

import doubloon

from .tables import GAME

BOX = GAME.start(2, "box")._state["box"][0]
SETS, VALUES, COINS = (BOX[name].tolist() for name in ("set_of", "worth", "level_coins"))
COUNT, LEVELS, CARD_COINS = int(BOX["treasures"]), int(BOX["levels"]), int(BOX["bonus_coins"])
FLAT = [2] * 5 + [3] * 6 + [4] * 7 + [5] * 6 + [6] * 5
"""The values of 0.1.0."""
SHALLOW = (0.16, 0.46, 0.34, 0.04, 0)
"""How often mates took from each level (docs/studies, of 0.1.0)."""
DEEP = (0.1, 0.25, 0.3, 0.2, 0.15)
GLOSSARY = Path(__file__).parents[3] / "page" / "src" / "games" / "morgans-magic-map" / "words" / "glossary"
OLDER = sorted((Path(__file__).parent / "records" / "0.1.0").glob("*.json"))


def worth(values: list[int]) -> list[float]:
    """Of each treasure its value and its share of what its set brings. (§9.2, §9.3)"""
    return [value + int(BOX["majority"][0]) / SETS.count(SETS[treasure]) for treasure, value in enumerate(values)]


def laid_out(values: list[int]) -> list[float]:
    """What the treasure on each level is worth on average on a board just laid out: every five of them are as likely. (§2.2)"""
    boards = comb(COUNT, LEVELS)
    return [
        sum(
            each * comb(treasure, level) * comb(COUNT - 1 - treasure, LEVELS - 1 - level)
            for treasure, each in enumerate(worth(values))
        )
        / boards
        for level in range(LEVELS)
    ]


def in_play(values: list[int], taken: tuple[float, ...]) -> list[float]:
    """The same on average over whole games in which so often each level is taken: the others stay. (§6.6)"""
    chance, each = random.Random(1), worth(values)
    sums, boards = [0.0] * LEVELS, 0
    for _ in range(400):
        deck = chance.sample(range(COUNT), COUNT)
        board = [deck.pop() for _ in range(LEVELS)]
        while deck:
            board.sort()
            sums = [total + each[treasure] for total, treasure in zip(sums, board, strict=True)]
            boards += 1
            board[chance.choices(range(LEVELS), taken)[0]] = deck.pop()
    return [total / boards for total in sums]


BOARDS: list[Callable[[list[int]], list[float]]] = [
    laid_out,
    lambda values: in_play(values, SHALLOW),
    lambda values: in_play(values, DEEP),
]


def hauls(values: list[int], board: Callable[[list[int]], list[float]]) -> list[float]:
    """What each level brings, with the doubloons beside it. (§6.5)"""
    return [treasure + coins for treasure, coins in zip(board(values), COINS, strict=True)]


def pays(values: list[int], board: Callable[[list[int]], list[float]]) -> bool:
    """Whether the rulebook's example is a good trade: a shovel and two doubloon cards to go from level III to V.

    A shovel costs what it would do at another time, one level on average; and the two cards alone must pay for the last one.
    """
    one, _, three, four, five = hauls(values, board)
    shovel = (five - one) / (LEVELS - 1)
    return five - three > 2 * CARD_COINS + shovel and five - four > 2 * CARD_COINS


@pytest.mark.parametrize("board", BOARDS, ids=["laid-out", "shallow", "deep"])
def test_the_rulebooks_deep_dig_pays(board: Callable[[list[int]], list[float]]) -> None:
    """§1.3, §6.5, §7.4, §7.6: from the third level to the fifth for a shovel and two doubloon cards; it did not in 0.1.0."""
    assert pays(VALUES, board)
    assert not pays(FLAT, board)


def test_the_levels_bring_what_the_rules_say_they_do() -> None:
    """§1.3: the figures in RULES.md and in components.toml."""
    levels = [f"{haul:.1f}" for haul in hauls(VALUES, laid_out)]
    assert levels == ["2.3", "4.1", "6.4", "9.8", "14.9"]
    said = " ".join(GAME.rulebook("en").split())
    assert "{}, {}, {}, {} and {} doubloons".format(*levels) in said
    russian = " ".join(GAME.rulebook("ru").split())
    assert "{}, {}, {}, {} и {} дублона".format(*(level.replace(".", ",") for level in levels)) in russian
    told = "I {}, II {}, III {}, IV {}, V {}".format(*levels)
    assert told in (GAME.folder / "components.toml").read_text(encoding="utf-8")


def test_the_values_rise_with_the_rank_and_make_what_the_final_scoring_example_makes() -> None:
    """§1.3: 24 treasures worth 96 in the example; on average, however deep captains dig, not far from it."""
    assert sorted(VALUES) == VALUES and sum(VALUES) == 124
    for board in BOARDS:
        unclaimed = sum(board(VALUES)) - sum(board([0] * COUNT))
        assert 84 < sum(VALUES) - unclaimed < 108


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_glossary_says_what_each_set_holds(language: str) -> None:
    """§1.3: how many treasures, the least and the greatest value; those of jade one by one."""
    words = GLOSSARY.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    for kind, name in enumerate(GAME.modules["components"].SETS):
        values = [value for treasure, value in enumerate(VALUES) if SETS[treasure] == kind]
        line = re.search(rf"^glossary-{name}-line = (.+)$", words, re.MULTILINE)
        assert line is not None
        said = [int(number) for number in re.findall(r"\d+", line[1])]
        assert said in ([len(values), values[0], values[-1]], [len(values), *values]), line[0]


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.stem)
def test_a_game_of_0_1_0_replays_with_its_own_values_and_levels(file: Path) -> None:
    """§1.3, §1.4: before 0.2.0 `board.levels` named the first level, too, and no table `surface` was there."""
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["doubloon"] == "0.1.0" and "surface" not in record["edition"]["tables"]
    table = doubloon.replay(record)
    assert table.over and table.view(None)["levels"] == [0, 1, 2, 3, 4]
    box = table._state["box"][0]
    assert box["worth"].tolist() == FLAT
    assert [entry.digest for entry in table.log] == record["digests"]


def test_there_are_records_of_0_1_0() -> None:
    assert len(OLDER) == len(GAME.seats)


@pytest.mark.parametrize(
    ("tables", "levels"),
    [
        ({"board": {"levels": [0, 5, 6]}}, [0, 5, 6]),
        ({"board": {"levels": []}}, [0]),
        ({"board": {"levels": [[2, 7]]}, "surface": {"levels": [[1, 3]]}}, [3, 7]),
    ],
)
def test_levels_of_ones_own_are_named_as_the_box_or_as_in_0_1_0(tables: dict, levels: list[int]) -> None:
    """§1.4"""
    assert GAME.start(2, "levels", edition=tables).view(None)["levels"] == levels


def test_what_is_inferred_is_not_called_the_rulebooks() -> None:
    """§1.1, §1.2, §1.3, §1.4: each table that is not the rulebook's own is named under Reconstructed, in both languages."""
    edition = GAME.start(2, "origin").edition
    inferred = {table for table in edition.tables if edition.origin(table) != "rulebook"}
    assert inferred == {"tiles", "cards", "treasures", "surface"}
    for language, heading in (("en", "## Reconstructed"), ("ru", "## Что восстановлено")):
        said = GAME.rulebook(language).partition(heading)[2].partition("\n## ")[0]
        for table in edition.tables:
            assert (f"(`{table}`, §" in said) == (table in inferred), (language, table)
    assert dict(edition.tables["board"]["levels"]) == {2: 1, 3: 2, 4: 3, 5: 4}, "what the rulebook's examples tell"
