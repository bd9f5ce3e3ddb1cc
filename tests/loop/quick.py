"""`make quick`: types, lint, and the tests near what changed, within a minute.

What changed is what git would commit; where there is nothing, the last commit. Near are tests of the same name, tests that
import what changed, and a game's own. What is not reached within the minute is said, and `make test` runs it.
"""

from __future__ import annotations

import ast
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from .fingerprint import ROOT

BIN = Path(sys.executable).parent
PAGE = ROOT / "page"
WITHIN = 55.0
"""Seconds, for everything."""
PLAIN = ("src/doubloon/core/", "src/doubloon/games/", "src/doubloon/bots/")
"""Who changes these would have to wait for the compiler: their tests run in plain Python."""
UNPLAIN = re.compile(r"test_(bot|puzzles)\.py$")


def changed() -> list[str]:
    """The files that are not as git knows them; in a clean tree, those of the last commit."""
    waiting = [line[3:].split(" -> ")[-1] for line in git("status", "--porcelain", "--untracked-files=all")]
    return [name for name in waiting or git("diff", "--name-only", "HEAD~1", "HEAD") if (ROOT / name).is_file()]


def git(*words: str) -> list[str]:
    """What git says, line by line."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def near(files: Iterable[str], tests: dict[str, str]) -> list[str]:
    """The tests near some files, the nearest first. `tests`: each file of tests with its text."""
    found: dict[str, None] = {}
    for name in files:
        found |= dict.fromkeys(tests_of(name, tests))
    return list(found)


def tests_of(name: str, tests: dict[str, str]) -> list[str]:
    """The tests near one file."""
    if name in tests:
        return [name]
    path = Path(name)
    if name.startswith("tests/"):
        return [test for test, text in tests.items() if test.startswith(f"{path.parent}/") and imports(text, path.stem)]
    if name.startswith("docs/") or name == "README.md":
        return ["tests/core/test_docs.py"]
    if not name.startswith("src/doubloon/"):
        return []
    if path.suffix == ".wasm" or name.startswith("src/doubloon/pack/"):
        return ["tests/core/test_packed.py"]
    part, *_, last = path.relative_to("src/doubloon").with_suffix("").parts
    if part == "games":
        game = path.parts[3]
        return [test for test in tests if test.startswith(f"tests/games/{game}/")] + ["tests/contract/test_folders.py"]
    same = [test for test in tests if test.endswith(f"/test_{last}.py")]
    return same + [test for test, text in tests.items() if imports(text, last) and test not in same]


def imports(text: str, module: str) -> bool:
    """Whether a file of tests imports a module of that name, or something from it."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and module in [*(node.module or "").split("."), *(one.name for one in node.names)]:
            return True
        if isinstance(node, ast.Import) and any(module in one.name.split(".") for one in node.names):
            return True
    return False


def all_tests() -> dict[str, str]:
    """Every file of tests that needs neither a browser nor other people's packages, with its text."""
    far = ("tests/page/", "tests/envs/", "tests/peers/")
    files = [file for file in sorted((ROOT / "tests").rglob("test_*.py")) if "__pycache__" not in file.parts]
    names = {file.relative_to(ROOT).as_posix(): file for file in files}
    return {name: file.read_text(encoding="utf-8") for name, file in names.items() if not name.startswith(far)}


def checks(files: list[str]) -> list[list[str]]:
    """What is asked of every change, and of the page if it changed."""
    python = [name for name in files if name.endswith(".py")]
    asked = [[f"{BIN}/ruff", *how, "--quiet", *python] for how in (["check"], ["format", "--check"]) if python]
    if any(name.startswith("src/") for name in python):
        asked += [[f"{BIN}/mypy"], [f"{BIN}/lint-imports"]]
    if any(name.startswith("page/") for name in files):
        asked += [["node_modules/.bin/svelte-check", "--tsconfig=tsconfig.json", "--fail-on-warnings", "--output=machine"]]
        page = [str(ROOT / name) for name in files if name.startswith("page/src/")]
        asked += [["node_modules/.bin/vitest", "related", "--run", "--reporter=dot", "--silent=true", *page]] if page else []
    return asked


def main() -> int:
    began = time.monotonic()
    files = changed()
    print(f"── {len(files)} files changed", flush=True)
    running = [(words, start(words)) for words in checks(files)]
    tests = near(files, all_tests())
    environ = dict(os.environ)
    if any(name.startswith(PLAIN) for name in files):
        environ["DOUBLOON_PLAIN"] = "1"
        tests = [test for test in tests if not UNPLAIN.search(test)]
    if tests:
        print(f"── {len(tests)} files of tests near them: {', '.join(tests[:6])}{' …' if len(tests) > 6 else ''}", flush=True)
        words = [f"{BIN}/pytest", "-x", *tests]
        running.append((words, start(words, environ)))
    failed = [words for words, process in running if finish(words, process, began + WITHIN)]
    print(f"── {'failed' if failed else 'all well'}, {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


def start(words: list[str], environ: dict[str, str] | None = None) -> subprocess.Popen[str]:
    """Begin one of them; the page's tools live in its folder."""
    where = PAGE if words[0].startswith("node_modules") else ROOT
    return subprocess.Popen(words, cwd=where, env=environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def finish(words: list[str], process: subprocess.Popen[str], until: float) -> bool:
    """Whether it failed; one that is not done by then is told to stop, and that is no failure."""
    name = Path(words[0]).name
    try:
        said, _ = process.communicate(timeout=max(0.1, until - time.monotonic()))
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate()
        done = re.findall(r"\[ *(\d+)%\]", said)
        print(f"   {name}: stopped after {done[-1] if done else 0} % of it for want of time; make test runs the rest", flush=True)
        return bool(re.search(r"\b\d+ failed", said))
    if process.returncode:
        print(f"✗  {' '.join(words[:3])}\n{said[-6000:]}", flush=True)
    else:
        print(f"✓  {name}", flush=True)
    return process.returncode != 0


if __name__ == "__main__":
    sys.exit(main())
