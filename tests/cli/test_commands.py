"""The small commands: games, rules, version, bench."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import doubloon
from doubloon.cli.bench import compile_table, packed_table, speed_table
from doubloon.cli.screen import Screen
from doubloon.cli.wording import words_in
from doubloon.core.jit import HAS_NUMBA, twin
from doubloon.core.plain import PlainStates
from doubloon.core.words import LANGUAGES
from doubloon.lab.bench import Compiling, Speed, playout_rate, setups, table_cost
from doubloon.lab.first import First
from doubloon.survey.packed import Packed, measure_packed, row

from ..contract.cases import games
from ..sample import in_turns
from .talk import talk

GAMES = [game.name for game in games()]
BOTH = [(name, language) for name in GAMES for language in LANGUAGES]


def test_version() -> None:
    assert talk("--version").out == f"doubloon {doubloon.__version__}\n"


def test_games_lists_every_game_with_its_seats_and_options() -> None:
    told = talk("games").out
    for game in games():
        assert f"doubloon play {game.name}" in told and game.words("en")("title") in told
        for name, option in game.options.items():
            assert all(f"-o {name}={choice}" in told for choice in option.choices)


@pytest.mark.parametrize(("name", "language"), in_turns(BOTH, 6, ids=" ".join))
def test_rules_whole_by_chapter_and_by_paragraph(name: str, language: str) -> None:
    rules = doubloon.game(name).paragraphs_in(language)
    numbers = list(rules)
    whole = talk("rules", name, "--lang", language).out
    assert all(f"§{number} " in whole for number in numbers)
    assert talk("rules", name, numbers[0], "--lang", language).out.startswith(f"§{numbers[0]} {rules[numbers[0]][:20]}")
    assert talk("rules", name, f"§{numbers[-1]}", "--lang", language).out.startswith(f"§{numbers[-1]} ")
    chapter = numbers[0].partition(".")[0]
    told = talk("rules", name, chapter, "--lang", language).out
    assert told.count("§") >= sum(number.startswith(f"{chapter}.") for number in numbers)


@pytest.mark.parametrize(("name", "language"), in_turns(BOTH, 6, 1, ids=" ".join))
def test_every_ruling_is_printed_by_its_name(name: str, language: str) -> None:
    rulings = doubloon.game(name).rulings_in(language)
    assert list(rulings) == [f"R{number}" for number in range(1, len(rulings) + 1)]
    for ruling, text in rulings.items():
        told = " ".join(talk("rules", name, ruling.lower(), "--lang", language).out.split())
        assert told.startswith(f"{ruling}, ") and told[-10:] == re.sub(r"[*`]", "", text)[-10:]
    refused = talk("rules", name, f"R{len(rulings) + 1}", "--lang", language)
    assert refused.code == 2 and (f"R1–R{len(rulings)}" in " ".join(refused.err.split()) or not rulings)


def test_importing_the_command_line_compiles_nothing() -> None:
    program = "import doubloon.cli, sys, threading; print(threading.active_count(), 'doubloon_plain' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "1 False\n"


@pytest.mark.parametrize("name", in_turns(GAMES, 3, 2))
def test_bench_measures_plain_play_and_a_table(name: str) -> None:
    game = doubloon.game(name)
    setup = setups(game)[0]
    blank = game.blank(setup.seats, options=setup.options)
    states, once = PlainStates(game.layout, blank), PlainStates(game.twin.layout, blank)
    assert playout_rate(twin("lab.playout").play_games, states, once, game, 0.01) > 10
    cost, record_bytes = table_cost(setup, 0.01)
    assert 1 < cost < 100_000 and record_bytes > 100


def test_bench_prints_neat_tables() -> None:
    game = games()[0]
    screen = Screen(words_in("en"))
    speeds = [Speed(setup, 7_654_321.0, 4_321.0, 12_345.0, 55.5, 640, 1_500) for setup in setups(game)]
    with screen.console.capture() as captured:
        screen.show(speed_table(speeds, screen))
        screen.show(compile_table([Compiling(game.name, 9.87, 0.25)], screen))
        screen.show(packed_table([Packed(game.name, 121_516, 55_096, First(0.2, 0.61), 41.0, 80_000.0, 8.5, 100_000.0)], screen))
    told = captured.get()
    assert "7,654,321" in told and "9.9" in told and "0.25" in told
    assert "121,516" in told and "(55,096)" in told and "0.61" in told and "0.80" in told


def test_without_a_compiler_bench_leaves_out_what_it_cannot_know() -> None:
    game = games()[0]
    screen = Screen(words_in("en"))
    with screen.console.capture() as captured:
        screen.show(speed_table([Speed(setups(game)[0], None, 4_321.0, 12_345.0, 55.5, 640, 1_500)], screen))
        screen.show(packed_table([Packed(game.name, 121_516, 55_096, First(0.2, 0.61), 41.0, 80_000.0, None, None)], screen))
    assert captured.get().count("–") == 2


def test_a_compiler_that_was_at_work_before_a_first_move_is_told() -> None:
    screen = Screen(words_in("en"))
    one = Packed(games()[0].name, 121_516, 55_096, First(0.2, 0.61, compiled=3), 41.0, 80_000.0, None, None)
    with screen.console.capture() as captured:
        screen.show(packed_table([one], screen))
    assert "3 files compiled" in " ".join(captured.get().split()) and "| 3 |" in row(one)


@pytest.mark.parametrize("name", in_turns([name for name in GAMES if name != "parley"], 5, 3))
def test_packed_rules_are_measured(name: str) -> None:
    measured = measure_packed(doubloon.game(name), 0.05)
    assert measured is not None and 0 < measured.zipped < measured.bytes and measured.first.compiled == 0
    assert 0 < measured.first.load < measured.first.waited < measured.first.begun
    assert (measured.share is None) == (not HAS_NUMBA) and 1 < measured.engine < 10_000 and measured.search > 100


@pytest.mark.long
@pytest.mark.parametrize("name", [game.name for game in games() if "fault" not in game.options])
def test_bench_from_end_to_end(name: str, tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    assert talk("bench", name, "--seconds", "0.1", "--json", str(file)).code == 0
    measured = json.loads(file.read_text())
    assert len(msgspec.convert(measured["speeds"], list[Speed])) == len(setups(doubloon.game(name)))
    assert not HAS_NUMBA or measured["compiling"][0]["cold"] > measured["compiling"][0]["cached"] > 0
    assert len(msgspec.convert(measured["packed"], list[Packed])) == (name != "parley")
