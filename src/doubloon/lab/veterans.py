"""Bots as an earlier commit had them: `captain@bdf3732:0.2s` is that commit's captain, thinking a fifth of a second.

Its tree is taken out of git once, and a process there runs its own rules and its own bot: an outsider like any other, who gets
worlds and answers with moves. So the bots of two commits meet at one table.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

from ..core.errors import UnknownBot
from ..core.folders import PACKAGE
from .outsider import Outsider

AT = "@"
MOVE_SECONDS = 120.0
"""A veteran is trusted with his time as our own bots are; this only ends one that hangs."""
START_SECONDS = 900.0
"""The first one of a commit may have to wait for the compiler, on a machine that is busy."""
PROGRAM = Path(__file__).with_name("veteran.py")
LETTERS = 12
"""Of a commit's name: enough to be the only one."""


def is_veteran(spec: str) -> bool:
    """Whether a bot of another commit is meant."""
    return AT in spec.partition(":")[0]


def pinned(spec: str) -> str:
    """The same bot with its commit named in one way, whatever it was called: a branch may move on."""
    level, _, effort = spec.partition(":")
    name, _, commit = level.partition(AT)
    return f"{name}{AT}{commit_of(commit)}{':' if effort else ''}{effort}"


def of_today(spec: str) -> str:
    """The bot of the same name and effort as it is now."""
    level, _, effort = spec.partition(":")
    return f"{level.partition(AT)[0]}{':' if effort else ''}{effort}"


def commit_of(name: str) -> str:
    """The commit that a name stands for, or a sentence that there is none."""
    try:
        return git("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}").decode()[:LETTERS]
    except (OSError, subprocess.CalledProcessError):
        raise UnknownBot(f"there is no commit {name!r} here; a bot of another day is named captain{AT}COMMIT.") from None


def git(*words: str) -> bytes:
    """What git answers about the checkout that this package lies in."""
    return subprocess.run(["git", "-C", str(PACKAGE), *words], check=True, capture_output=True).stdout


def tree_of(commit: str) -> Path:
    """The sources of a commit in a folder of their own, taken out of git where they are not there yet."""
    home = os.environ.get("DOUBLOON_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "doubloon"
    folder = Path(home) / "veterans" / commit
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        made = Path(tempfile.mkdtemp(dir=folder.parent))
        top = Path(git("rev-parse", "--show-toplevel").decode().strip())
        archive = subprocess.run(["git", "-C", str(top), "archive", commit, "src"], check=True, capture_output=True).stdout
        with tarfile.open(fileobj=BytesIO(archive)) as packed:
            packed.extractall(made, filter="data")
        try:
            made.rename(folder)
        except OSError:  # another process was quicker
            shutil.rmtree(made)
    return folder


def veteran(spec: str) -> Outsider:
    """The bot in a process of its commit's tree."""
    level, _, _ = spec.partition(":")
    tree = tree_of(level.partition(AT)[2])
    environ = {"PYTHONPATH": str(tree / "src"), "DOUBLOON_VETERAN": of_today(spec)}
    return Outsider(PROGRAM, move_seconds=MOVE_SECONDS, start_seconds=START_SECONDS, environ=environ)
