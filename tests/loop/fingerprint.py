"""A name for files as they stand: the same in every checkout, whatever git knows of them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
MADE = {"__pycache__", "node_modules", ".venv"}
BUILT = ROOT / "src" / "doubloon" / "server" / "page"
LENGTH = 12


def fingerprint(of: Iterable[str], root: Path = ROOT) -> str:
    """One name for files and folders; `folder/*.py` means all such in it, `file:numba` its lines that begin so."""
    whole = hashlib.sha256()
    for name in sorted(set(of)):
        place, _, beginning = name.partition(":")
        for file in sorted(files_in(root / place)):
            whole.update(f"{file.relative_to(root).as_posix()}\0".encode())
            whole.update(digest(file, file.stat().st_mtime_ns, beginning.encode()))
    return whole.hexdigest()[:LENGTH]


@cache
def digest(file: Path, _written: int, beginning: bytes) -> bytes:
    """Of what it says, or of those of its lines that begin so; read once, as long as nobody writes."""
    lines = file.read_bytes().splitlines(keepends=True)
    return hashlib.sha256(b"".join(line for line in lines if line.startswith(beginning))).digest()


def files_in(place: Path) -> list[Path]:
    """A file itself, what we wrote in a folder, or what a pattern finds there."""
    if place.is_file():
        return [place]
    folder, pattern = (place, "*") if "*" not in place.name else (place.parent, place.name)
    found = [file for file in folder.rglob(pattern) if file.is_file()]
    if not found:
        raise FileNotFoundError(f"there is no {place.name} to take a fingerprint of")
    return [file for file in found if not MADE & set(file.parts) and BUILT not in file.parents]
