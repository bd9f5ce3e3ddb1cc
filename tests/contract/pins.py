"""Games that pin the game: perft counts, playthroughs that read like match reports, records that replay.

`make pins` writes them anew after a change of rules; the difference is to be read before it is committed.
"""

from __future__ import annotations

import json
import os
import random
import re
from pathlib import Path
from typing import Any

os.environ.setdefault("DOUBLOON_GAMES", str(Path(__file__).parent / "games"))

import doubloon
from doubloon.cli.report import report
from doubloon.core.layout import copied

from .cases import Case, games, test_folder, variants

NAMES = ("Anne", "Bart", "Calico", "Davy")
CREW = {"en": NAMES, "ru": ("Анна", "Барт", "Калико", "Дэви")}
PERFT_DEPTH = 3


def pinned_cases(game: doubloon.Game) -> list[Case]:
    """Every variant and every number of seats at least once, each pair changing from one case to the next."""
    every = [(options, [seats for seats in game.seats if options in variants(game, seats)]) for options in all_variants(game)]
    found = []
    for number in range(max(len(every), len(game.seats))):
        options, seats = every[number % len(every)]
        found.append(Case(game, seats[number % len(seats)], options))
    return found


def all_variants(game: doubloon.Game) -> list[dict[str, Any]]:
    """The variants there are with any number of seats."""
    found: list[dict[str, Any]] = []
    for seats in game.seats:
        found += [options for options in variants(game, seats) if options not in found]
    return found


def perft(case: Case) -> list[int]:
    """How many lines of one, two, three moves there are from a pinned deal."""
    engine = case.game.engine
    start = case.game.start(case.seats, "perft", **case.options)._state

    def lines(state, depth: int) -> int:
        mask = engine.acting(state)
        total = 0
        for seat in range(case.seats):
            if mask >> seat & 1:
                moves = engine.legal(state, seat)
                if depth == 1:
                    total += len(moves)
                    continue
                for move in moves:
                    after = copied(state)
                    engine.apply(after, seat, move)
                    total += lines(after, depth - 1)
        return total

    return [lines(start, depth) for depth in range(1, PERFT_DEPTH + 1)]


def name_of(case: Case) -> str:
    """A file name for a case."""
    return "_".join([f"{case.seats}-seats", *(f"{name}-{case.word(name, value)}" for name, value in case.options.items())])


def a_game(case: Case, seed: str) -> doubloon.Table:
    """A random game, the same for the same seed, with a move taken back now and then."""
    table = case.game.start(case.seats, seed, **case.options)
    chance = random.Random(seed)
    while not table.over:
        seat = chance.choice(table.acting)
        table.play(seat, chance.choice(table.moves(seat)))
        if chance.random() < 0.02 and table.can_undo(seat):
            table.undo(seat)
    return table


def an_evening(game: doubloon.Game) -> doubloon.Table:
    """A game between bosuns, who play as people might: to be told in every language."""
    table, bot = game.start(seed="an evening"), doubloon.bot("bosun")
    while not table.over:
        seat = table.acting[0]
        seed = f"evening {len(table.log)}"
        table.play(seat, bot.choose(table.world(seat, seed), seat, seed=seed))
    return table


def evening_file(game: doubloon.Game, language: str) -> Path:
    """Where that game lies, told."""
    return test_folder(game) / "playthroughs" / f"evening.{language}.txt"


def told(table: doubloon.Table, language: str = "en") -> str:
    """A playthrough: the whole game as a match report."""
    return report(table, table.game.words(language, seats=table.seats), CREW[language][: table.seats])


def retold(case: Case, text: str, language: str = "en") -> str:
    """The report of the moves that a playthrough names, played again from its seed."""
    return told(replayed(case, text), language)


def replayed(case: Case, text: str) -> doubloon.Table:
    """The game that an English playthrough tells, played again."""
    seed = re.search(r"^Seed: (.+)$", text, re.MULTILINE)
    assert seed, "the playthrough names no seed"
    table = case.game.start(case.seats, seed[1], **case.options)
    for letter, move in re.findall(r"^\d+\. ([A-D]) (.+?)(?: \(taken back\))?$", text, re.MULTILINE):
        seat = "ABCD".index(letter)
        if move == "undo":
            table.undo(seat)
        else:
            table.play(seat, move)
    return table


def write_pins() -> None:
    """Write all samples anew."""
    for game in games():
        folder = test_folder(game)
        for part in ("playthroughs", "records"):
            (folder / part).mkdir(parents=True, exist_ok=True)
        counts = {name_of(case): perft(case) for case in pinned_cases(game)}
        (folder / "perft.json").write_text(json.dumps(counts, indent=1) + "\n")
        for case in pinned_cases(game):
            (folder / "playthroughs" / f"{name_of(case)}.txt").write_text(told(a_game(case, "a long day")))
            record = a_game(case, "for the record").record()
            (folder / "records" / f"{name_of(case)}.json").write_text(json.dumps(record) + "\n")
        evening = an_evening(game)
        for language in CREW:
            evening_file(game, language).write_text(told(evening, language))
        print(f"{game.name}: {len(counts)} variants pinned")


if __name__ == "__main__":
    write_pins()
