"""A game from elsewhere: an installed package that says `from doubloon.core import …`, found by its entry point."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PARLEY = ROOT / "tests" / "contract" / "games" / "parley"
PLAY = """
import random, doubloon
game = doubloon.game("parrots")
twin = game.twin.functions["apply"].__module__
assert twin == "doubloon_plain.outside.parrots.rules", twin
assert game.functions["apply"].__module__ == "parrots.rules"
table, chance = game.start(3, "outside"), random.Random(1)
while not table.over:
    seat = chance.choice(table.acting)
    table.play(seat, chance.choice(table.moves(seat)))
    assert game.from_position(table.position(), "again").view(None)
told = game.words("ru").tell(table.events(0)[0], ["A", "B", "C"])
print(sorted(doubloon.catalogue), table.digest, game.speed)
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """Parley as anybody would write it, in a package of its own, as pip installs it."""
    package = tmp_path / "parrots"
    shutil.copytree(PARLEY, package, ignore=shutil.ignore_patterns("__pycache__", "rules.wasm"))
    for file in package.glob("*.py"):
        text = file.read_text(encoding="utf-8").replace('"parley",', '"parrots",')
        file.write_text(text.replace("from .rules import", "from parrots.rules import"))
    about = tmp_path / "parrots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: parrots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[doubloon.games]\nparrots = parrots\n")
    return tmp_path


def run(elsewhere: Path, code: str, **more: str) -> subprocess.CompletedProcess[str]:
    known = {name: value for name, value in os.environ.items() if name not in ("DOUBLOON_GAMES", "DOUBLOON_PLAIN")}
    path = os.pathsep.join([str(elsewhere), str(ROOT / "src")])
    environ = {**known, "PYTHONPATH": path, "DOUBLOON_NO_NUMBA": "1", **more}
    return subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True)


def test_a_game_from_an_installed_package_is_found_and_played(elsewhere: Path) -> None:
    done = run(elsewhere, PLAY)
    assert done.returncode == 0, done.stderr
    assert "'parrots'" in done.stdout and "'jackal'" in done.stdout
    assert done.stdout.strip().endswith("plain")


def test_a_folder_that_says_doubloon_is_played_too(elsewhere: Path) -> None:
    """Its plain twin is plain: `doubloon` means the twin there."""
    (elsewhere / "parrots-1.0.dist-info" / "entry_points.txt").unlink()
    for file in (elsewhere / "parrots").glob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("from parrots.rules import", "from .rules import"))
    code = PLAY.replace("outside.parrots.rules", "games.parrots.rules").replace(
        '"parrots.rules"', '"doubloon.games.parrots.rules"'
    )
    done = run(elsewhere, code, DOUBLOON_GAMES=str(elsewhere))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("file", "before", "after", "reason"),
    [
        ("view.py", None, None, "parrots is no game yet: its package parrots lacks view."),
        ("rules.py", "def why_not", "def why", "parrots is no game yet: its rules has no 'why_not'."),
        (
            "__init__.py",
            "GAME =",
            "PLAY =",
            "parrots has no GAME; expected `GAME = Game(__name__, seats=…)`.",
        ),
        ("../parrots-1.0.dist-info/entry_points.txt", "parrots =", "macaws =", "parrots is offered as 'macaws', and its game is"),
        ("state.py", '"parrots"', '"jackal"', "the record of parrots is named 'jackal'; expected 'parrots', as its package is"),
    ],
)
def test_what_is_wrong_is_said(elsewhere: Path, file: str, before: str | None, after: str | None, reason: str) -> None:
    changed = elsewhere / "parrots" / file
    if before is None or after is None:
        changed.unlink()
    else:
        text = changed.read_text(encoding="utf-8")
        assert before in text
        changed.write_text(text.replace(before, after))
    name = "macaws" if after == "macaws =" else "parrots"
    done = run(elsewhere, f"import doubloon\ndoubloon.game('jackal')\ndoubloon.game({name!r})")
    assert done.returncode != 0 and reason in done.stderr, done.stderr
