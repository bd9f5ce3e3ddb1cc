"""The long run in pieces: what each runs, and the code that it tests."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from ..turns import TURNS
from .fingerprint import ROOT, fingerprint

GAMES = sorted(rules.parent.name for rules in (ROOT / "src" / "doubloon" / "games").glob("*/RULES.md"))

SRC = "src/doubloon"
CORE, BOTS, ALL_GAMES, SERVER, LAB, PACK, SURVEY = (
    f"{SRC}/{part}" for part in ("core", "bots", "games", "server", "lab", "pack", "survey")
)
CABIN = f"{SRC}/cabin"
RULES = (CORE, BOTS, "requirements.lock:numba", "requirements.lock:numpy", "requirements.lock:wasmtime")
CASES = ("tests/sample.py", "tests/contract/cases.py")
PROMISES = ("tests/contract/test_promises.py", "tests/contract/promises", *CASES)
PUZZLES = "tests/games/jackal/test_puzzles.py"
PACKED, DOCS = "tests/core/test_packed.py", "tests/core/test_docs.py"
PAGE = ("page/src", "page/index.html", "page/package-lock.json")
PARLEY = "tests/contract/games/parley"
COMPILED = tuple(f"{CORE}/{part}.py" for part in (
    "arrays", "bench", "chance", "contract", "engine", "events", "generic", "jit", "layout", "luck", "machine", "numbering",
    "observation", "parts", "plain", "real", "rows", "types",
))  # fmt: skip
"""Of the core, what the compiler sees; the rest is for people and for records."""


@dataclass(frozen=True)
class Piece:
    """A part of the long run, short enough to be run again when it was cut off."""

    name: str
    tests: tuple[str, ...]
    """What pytest is told."""
    of: tuple[str, ...]
    """Files and folders it tests: when one of them changes, its last result is old."""
    games: str = ""
    """Only these, where a game has a piece of its own."""
    slice: str = ""
    """`2/3`: the second of three heaps of about the same size."""
    marked: str = "long"
    """Which tests of them: those of the long run, or where nothing is said, all."""

    @property
    def fingerprint(self) -> str:
        """The code it tests, as it stands."""
        return fingerprint(self.of)


def sliced(many: int, name: str, tests: tuple[str, ...], of: tuple[str, ...], **more: object) -> list[Piece]:
    """One piece, or several of about the same size."""
    if many == 1:
        return [Piece(name, tests, of, **more)]  # type: ignore[arg-type]
    return [Piece(f"{name}, {n} of {many}", tests, of, slice=f"{n}/{many}", **more) for n in range(1, many + 1)]  # type: ignore[arg-type]


def of_game(game: str) -> list[Piece]:
    """What is tried in each game by itself."""
    of = (*RULES, f"{ALL_GAMES}/{game}", f"tests/games/{game}/tiny.toml", *PROMISES)
    promises = "tests/contract/test_promises.py"
    big = game == "jackal"
    return [
        *sliced(4 if big else 1, f"promises, {game}", (f"{promises}::test_promise_over_many_games",), of, games=game),
        *sliced(3 if big else 1, f"plain equals compiled, {game}",
                (f"{promises}::test_plain_equals_compiled_over_a_thousand_games", f"{promises}::test_trees_agree_in_every_case"),
                of, games=game),
        Piece(f"every deal, {game}", (f"{promises}::test_redeal_gives_every_world_on_many_lines",), of, games=game),
        kernels_of(game),
        coverage_of(game),
    ]  # fmt: skip


def kernels_of(game: str) -> Piece:
    """The piece in which a game's kernels are compiled; until their code changes, nobody needs to compile them again."""
    rules = (*COMPILED, f"{ALL_GAMES}/{game}/*.py", f"{ALL_GAMES}/{game}/*.toml", f"{LAB}/fleet.py", f"{LAB}/gpu/*.py")
    compilers = ("requirements.lock:numba", "requirements.lock:nvidia", "requirements.lock:llvmlite")
    return Piece(f"kernels, {game}", ("tests/contract/test_gpu.py",), (*rules, *compilers), games=game)


def coverage_of(game: str) -> Piece:
    """The piece in which the lines of a game's rules are counted that its tests use."""
    others = ("tests/core/test_records.py", "tests/core/test_editions.py", "tests/contract/test_walks.py", *CASES)
    of = (f"{ALL_GAMES}/{game}", f"tests/games/{game}", "tests/contract/test_coverage.py", *others)
    return Piece(f"coverage, {game}", ("tests/contract/test_coverage.py",), of, games=game)


def pieces() -> list[Piece]:
    """All of them, in the order in which they are run."""
    harbour = (*RULES, ALL_GAMES, SERVER, SURVEY, f"{SRC}/cli", *CASES)
    serving = (*harbour, "tests/server/shipyard.py")
    envs = (*RULES, ALL_GAMES, LAB, "tests/envs", "requirements-lab.lock", *CASES)
    return [
        *chain.from_iterable(of_game(game) for game in GAMES),
        Piece("promises, parley", ("tests/contract/test_promises.py",), (*RULES, PARLEY, *PROMISES), games="parley"),
        Piece(
            "broken games, every day of a year",
            ("tests/contract/test_broken.py",),
            (*RULES, PARLEY, "tests/contract/test_broken.py", *PROMISES),
        ),
        Piece(
            "packed rules",
            (PACKED,),
            (
                *RULES,
                ALL_GAMES,
                f"{SRC}/pack",
                PACKED,
                "requirements.lock:llvmlite",
                "requirements-lab.lock:zig",
            ),
        ),
        Piece("puzzles", (PUZZLES,), (*RULES, f"{ALL_GAMES}/jackal", "tests/games/jackal")),
        Piece("walks", ("tests/games", f"--ignore={PUZZLES}"), (*RULES, ALL_GAMES, "tests/games", "tests/turns.py")),
        *by_file("server", "server", harbour),
        *by_file("cabin", "cabin", (*harbour, CABIN)),
        Piece("command line", ("tests/cli",), (*serving, "tests/cli")),
        Piece(
            "machinery",
            ("tests/core", f"--ignore={PACKED}", f"--ignore={DOCS}"),
            (*RULES, "tests/core", "tests/loop", "tests/mutants", "tests/turns.py"),
        ),
        *sliced(6, "environments", ("tests/envs",), envs),
        Piece("environments, one by one", ("tests/envs",), envs, marked="not long"),
        Piece("peers", ("tests/peers",), (*RULES, LAB, SURVEY, "tests/peers", "requirements-lab.lock"), marked=""),
        Piece(
            "lab",
            ("tests/lab", "tests/study", DOCS),
            (*RULES, ALL_GAMES, LAB, "tests/lab", "tests/study", "docs/envs.md"),
            marked="",
        ),
        *by_file("browser", "page", (*serving, *PAGE, CABIN)),
    ]


def by_file(name: str, folder: str, of: tuple[str, ...]) -> list[Piece]:
    """A piece for each file of a folder that has something for the long run."""
    return [
        Piece(f"{name}, {file.stem.removeprefix('test_')}", (name_of(file),), (*of, *with_helpers(file)))
        for file in long_files(folder)
    ]


def long_files(folder: str) -> list[Path]:
    """The files of tests that have something for the long run, by name."""
    files = sorted((ROOT / "tests" / folder).glob("test_*.py"))
    return [file for file in files if has_long(file)]


def has_long(file: Path) -> bool:
    """Whether any test of a file is for the long run: by a mark, or since it takes turns."""
    source = file.read_text(encoding="utf-8")
    named = (name for turns in TURNS for name in turns.names)
    return any(mark in source for mark in ("mark.long", "in_turns(", "on_day(")) or any(
        name.startswith(f"{name_of(file)}::") for name in named
    )


def with_helpers(file: Path) -> tuple[str, ...]:
    """A file of tests, those it borrows from, and all of the folder that are no tests."""
    found: dict[Path, None] = {}
    waiting = [file, *(one for one in file.parent.glob("*.py") if not one.name.startswith("test_"))]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found[one] = None
            lent = re.findall(r"^ *from \.(test_\w+) import", one.read_text(encoding="utf-8"), re.MULTILINE)
            waiting += [file.parent / f"{name}.py" for name in lent]
    return tuple(sorted(map(name_of, found)))


def name_of(file: Path) -> str:
    """A file as its project calls it."""
    return file.relative_to(ROOT).as_posix()
