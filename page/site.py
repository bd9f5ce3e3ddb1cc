"""`make site`: the whole of it for any static host: the page, a harbour for one, and all files for a visit without a network.

    python page/site.py build/site
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import doubloon
from doubloon.core.folders import PACKAGE
from doubloon.core.forms import encode
from doubloon.core.version import VERSION
from doubloon.core.words import LANGUAGES
from doubloon.server.table.catalogue import game_out, puzzle_marks
from doubloon.server.table.lessons import lessons_of
from doubloon.server.web.policy import WITH_WASM

HERE = Path(__file__).parent
SITE = HERE / "site"
PYTHON = HERE / "node_modules" / "pyodide"
PYTHON_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
ABOARD = ("__init__.py", "core", "games", "bots", "cabin", "server/__init__.py", "server/table", "server/live")
"""What of the package a device needs."""
ASHORE = ("core/machine.py", "core/parts.py", "core/fluent.py", "server/live/metrics.py", "server/live/watch.py")
"""What of that it does not."""
THINGS = {".bin", ".toml", ".ftl", ".wasm", ".json", ".txt", ".md"}
MOST_BYTES = 10_000_000
"""So much may be fetched for the harbour, packed."""


def check_rules() -> None:
    """The rules that travel must be of today: nobody can look on a device."""
    stale = [game.name for game in doubloon.catalogue.values() if game.folder.is_relative_to(PACKAGE) and game.pack is None]
    if stale:
        sys.exit(f"   The packed rules of {', '.join(stale)} are not of today: make pack")


def build_page(target: Path) -> None:
    """The page itself, which begins with a harbour of its own."""
    vite = ["node_modules/.bin/vite", "build", "--mode", "site", "--logLevel", "warn"]
    subprocess.run([*vite, "--outDir", str(target), "--emptyOutDir"], cwd=HERE, check=True)


def write_zips(aboard: Path) -> None:
    """Our own modules, and who they are; apart from them the things that they look up, which are wanted with every visit."""
    files = {name: file for file in sorted(PACKAGE.rglob("*")) if is_needed(name := file.relative_to(PACKAGE).as_posix())}
    told = f"Metadata-Version: 2.1\nName: doubloon\nVersion: {VERSION}\n"
    modules = {f"doubloon/{name}": file.read_bytes() for name, file in files.items() if file.suffix == ".py"}
    things = {f"doubloon/{name}": file.read_bytes() for name, file in files.items() if file.suffix in THINGS or is_package(name)}
    for zipped, content in (("modules.zip", modules), ("things.zip", things)):
        with zipfile.ZipFile(aboard / zipped, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as whole:
            for name, written in content.items():
                whole.writestr(zipfile.ZipInfo(name), written, zipfile.ZIP_DEFLATED)
            whole.writestr(zipfile.ZipInfo(f"doubloon-{VERSION}.dist-info/METADATA"), told)
    digest = hashlib.sha256(b"".join((aboard / name).read_bytes() for name in (*PYTHON_FILES, "modules.zip", "things.zip")))
    (aboard / "version.txt").write_text(digest.hexdigest()[:16])


def is_needed(name: str) -> bool:
    """Whether a device needs a file of the package."""
    return name.startswith(ABOARD) and name not in ASHORE


def is_package(name: str) -> bool:
    """Whether a file says that its folder is a package: games are found by that."""
    return name.endswith("__init__.py")


def write_still(folder: Path) -> None:
    """What is asked of a harbour and never changes: games, words, rules, lessons."""

    def put(way: str, text: bytes | str) -> None:
        file = folder / "api" / f"{way}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode() if isinstance(text, str) else text)

    games = list(doubloon.catalogue.values())
    put("games", encode([game_out(game) for game in games]))
    for game in games:
        put(f"games/{game.name}/lessons", encode(lessons_of(game)))
        put(f"games/{game.name}/puzzles", encode(puzzle_marks(game)))
        for language in LANGUAGES:
            put(f"games/{game.name}/words/{language}", (game.folder / "words" / f"{language}.ftl").read_bytes())
            put(f"games/{game.name}/rules/{language}", encode(game.paragraphs_in(language)))
            put(f"games/{game.name}/rulebook/{language}", game.rulebook(language))


def write_page(target: Path) -> None:
    """The page says what it is and what it may do, and stands at every address of ours."""
    file = target / "index.html"
    policy = "; ".join(part for part in WITH_WASM.split("; ") if not part.startswith("frame-ancestors"))
    head = (
        f'    <meta http-equiv="content-security-policy" content="{policy}" />\n'
        '    <link rel="manifest" href="/manifest.webmanifest" />\n'
        '    <link rel="apple-touch-icon" href="/icon-192.png" />\n'
    )
    page = file.read_text(encoding="utf-8").replace("    <title>", f"{head}    <title>", 1)
    file.write_text(page, encoding="utf-8")
    (target / "404.html").write_text(page, encoding="utf-8")  # hosts show it at addresses that they have no file for
    (target / "_headers").write_text(f"/*\n  Content-Security-Policy: {WITH_WASM}\n  X-Content-Type-Options: nosniff\n")


def write_keeper(target: Path) -> int:
    """The one who keeps all files, with their list; returns how many bytes all of them are, packed."""
    files, packed, whole = {}, 0, hashlib.sha256()
    for file in sorted(target.rglob("*")):
        name = f"/{file.relative_to(target).as_posix()}"
        if file.is_file() and name not in ("/404.html", "/_headers", "/sw.js"):
            content = file.read_bytes()
            digest = hashlib.sha256(content).hexdigest()[:16]
            size = len(gzip.compress(content, mtime=0))
            files[name] = [size, digest]
            packed += size
            whole.update(f"{name} {digest}\n".encode())
    keeper = (SITE / "sw.js").read_text(encoding="utf-8")
    whole.update(keeper.encode())
    named = {"VERSION": f"{VERSION} {whole.hexdigest()[:12]}", "TOTAL": packed, "POLICY": WITH_WASM, "FILES": files}
    lines = [f"const {name} = {json.dumps(value)};" for name, value in named.items()]
    (target / "sw.js").write_text("\n".join([*lines, "", keeper]), encoding="utf-8")
    return packed


def make_site(target: Path) -> None:
    """All of it."""
    check_rules()
    build_page(target)
    for file in SITE.iterdir():
        if file.name != "sw.js":
            shutil.copy(file, target)
    aboard = target / "aboard"
    aboard.mkdir()
    for name in PYTHON_FILES:
        shutil.copy(PYTHON / name, aboard)
    write_zips(aboard)
    write_still(target / "still")
    write_page(target)
    packed = write_keeper(target)
    print(f"   {target}: {packed:,} bytes packed, of which the harbour may be {MOST_BYTES:,}")
    if packed > MOST_BYTES:
        sys.exit("   that is more than a phone should have to fetch.")


if __name__ == "__main__":
    make_site(Path(sys.argv[1]).resolve())
