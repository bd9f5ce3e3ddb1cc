"""`make speed-gate`: whether the last commit made random play or search slower. It warns, and never fails.

The commit before and the present one are laid out under build/speed, each with a cache of its own, and run in turns. Trees are
named by their commits: what was compiled as the present one is found again as the one before.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from ...core.errors import Error

ROOT = Path(__file__).parents[4]
SOURCES = ("src/doubloon/core", "src/doubloon/bots", "src/doubloon/games", "src/doubloon/lab/playout.py")
"""What random play and search are made of."""
SLOWER = 0.15
"""Beyond this we warn."""
ROUNDS = 3
SECONDS = 0.3
LONGEST = 300

Ratios = dict[tuple[str, str], list[float]]
"""For each game and each thing it does: now by before, round by round."""


def git(root: Path, *words: str) -> bytes:
    """What git answers; an Error where it cannot."""
    try:
        done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, check=False)
    except FileNotFoundError:
        raise Error("there is no git here") from None
    if done.returncode:
        raise Error(f"git {words[0]} says: {done.stderr.decode().strip() or 'no'}")
    return done.stdout


def commit(root: Path, name: str) -> str:
    """The full name of a commit."""
    return git(root, "rev-parse", "--verify", f"{name}^{{commit}}").decode().strip()


def why_skip(root: Path) -> str:
    """A sentence, if there is nothing to compare; else nothing."""
    try:
        commit(root, "HEAD~1")
    except Error as trouble:
        return f"Speed gate skipped: there is no commit before this one to compare with ({trouble})."
    if not changed(root, "HEAD~1"):
        return "Speed gate skipped: core, bots and games are what they were a commit ago."
    return ""


def changed(root: Path, since: str) -> bool:
    """Whether the rules or what runs them differ from a commit, files that git does not know yet included."""
    known = git(root, "diff", "--name-only", since, "--", *SOURCES)
    return bool(known or git(root, "ls-files", "--others", "--exclude-standard", "--", *SOURCES))


def lay_out(root: Path, name: str) -> Path:
    """The tree of a commit, in a folder of its own."""
    folder = root / "build" / "speed" / commit(root, name)[:12]
    if not (folder / "src").is_dir():
        with tarfile.open(fileobj=io.BytesIO(git(root, "archive", name, "src"))) as archive:
            archive.extractall(folder, filter="data")
    return folder


def lay_out_present(root: Path) -> Path:
    """The tree as it is, whether committed or not."""
    if not changed(root, "HEAD"):
        return lay_out(root, "HEAD")
    folder = root / "build" / "speed" / "present"
    leave_out = shutil.ignore_patterns("__pycache__", "page")
    shutil.rmtree(folder / "src", ignore_errors=True)
    shutil.copytree(root / "src", folder / "src", ignore=leave_out)
    return folder


def tidy(root: Path, keep: Sequence[Path]) -> None:
    """Remove the trees of commits long past."""
    for folder in (root / "build" / "speed").iterdir():
        if folder not in keep:
            shutil.rmtree(folder, ignore_errors=True)


def games_of(tree: Path) -> set[str]:
    """The games of a tree, by their folders."""
    return {file.parent.name.replace("_", "-") for file in tree.glob("src/doubloon/games/*/components.toml")}


def lap(tree: Path, game: str, seconds: float) -> dict[str, float]:
    """How fast a game of that tree is, in a process of its own."""
    others = {name: value for name, value in os.environ.items() if name != "DOUBLOON_GAMES"}
    own = {"PYTHONPATH": str(tree / "src"), "DOUBLOON_CACHE": str(tree / "cache"), "DOUBLOON_PLAIN": "1", "OMP_NUM_THREADS": "1"}
    command = [sys.executable, "-P", str(Path(__file__).with_name("lap.py")), game, str(seconds)]
    try:
        done = subprocess.run(command, env=others | own, capture_output=True, text=True, timeout=LONGEST, check=False)
    except subprocess.TimeoutExpired:
        raise Error(f"{game} took longer than {LONGEST} seconds") from None
    if done.returncode:
        raise Error(f"{game} could not be measured: {(done.stderr.strip().splitlines() or ['no reason given'])[-1]}")
    return json.loads(done.stdout)


def compare(before: Path, now: Path, rounds: int, seconds: float) -> Ratios:
    """Both trees in turns, every game that both have."""
    ratios: Ratios = {}
    for _ in range(rounds):
        for game in sorted(games_of(before) & games_of(now)):
            then, present = lap(before, game, seconds), lap(now, game, seconds)
            for what in present:
                ratios.setdefault((game, what), []).append(present[what] / then[what])
    return ratios


def told(ratios: Ratios) -> list[str]:
    """A line to each ratio, and a warning where it is too low."""
    lines = []
    for (game, what), seen in ratios.items():
        line = f"   {game}, {what}: {median(seen):.2f} times as fast as a commit ago ({min(seen):.2f}–{max(seen):.2f})"
        lines.append(line + (f"  ← WARNING: more than {SLOWER:.0%} slower" if median(seen) < 1 - SLOWER else ""))
    return lines


def main(root: Path = ROOT) -> None:
    """Compare and tell; whatever goes wrong is told, too, and stops nobody."""
    try:
        if reason := why_skip(root):
            print(reason)
            return
        before, now = lay_out(root, "HEAD~1"), lay_out_present(root)
        tidy(root, [before, now])
        print(*told(compare(before, now, ROUNDS, SECONDS)), sep="\n")
    except (Error, OSError) as trouble:
        print(f"Speed gate skipped: {trouble}.")


if __name__ == "__main__":
    main()
