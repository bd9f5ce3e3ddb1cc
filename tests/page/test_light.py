"""What a player installs: a wheel with what it asks for, no compiler among it; and all that a player does there."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import doubloon
from doubloon.core.packed import FILE

from ..server.shipyard import free_port
from .conftest import ROOT
from .harbour import PATIENCE
from .test_wheel import OWN

pytestmark = pytest.mark.long

PACKED = [game.name for game in doubloon.catalogue.values() if (game.folder / FILE).is_file()]
MOST_BYTES = 310_000_000
LINES = "hint\nsave {file}\n" + "1\n" * 5_000
"""What somebody types who asks for a hint, keeps the game, and then plays whatever stands first."""


class Light:
    """A fresh environment, with a home where nobody has ever been."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environ = {
            **OWN, "HOME": str(folder / "home"), "DOUBLOON_HOME": str(folder / "home"), "DOUBLOON_CACHE": str(folder / "cache"),
            "DOUBLOON_LANGUAGE": "en", "PYTHONUNBUFFERED": "1", "COLUMNS": "100",
        }  # fmt: skip

    @property
    def program(self) -> str:
        """`doubloon`."""
        return str(self.folder / "bin" / "doubloon")

    @property
    def site(self) -> Path:
        """Where packages are installed."""
        return next((self.folder / "lib").glob("python*/site-packages"))

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """A command, to its end."""
        command = [self.program, *words]
        return subprocess.run(command, input=typed, capture_output=True, text=True, cwd=self.folder, env=self.environ)

    def said(self, *words: str, typed: str = "") -> str:
        """What a command says that goes well."""
        done = self.run(*words, typed=typed)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def weights(self) -> dict[str, int]:
        """Bytes of each package."""
        sizes: dict[str, int] = {}
        for file in self.site.rglob("*"):
            if file.is_file():
                package = file.relative_to(self.site).parts[0]
                sizes[package] = sizes.get(package, 0) + file.stat().st_size
        return sizes


@pytest.fixture(scope="module")
def light(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Light:
    """The wheel and what it asks for, in the versions that are tried here."""
    made = Light(tmp_path_factory.mktemp("light"))
    subprocess.run([sys.executable, "-m", "venv", str(made.folder)], check=True)
    install = [Path(sys.executable).parent / "uv", "pip", "install", "--quiet", "--compile-bytecode"]
    subprocess.run(
        [*install, "--constraint", "requirements.lock", wheel], check=True, cwd=ROOT, env={**OWN, "VIRTUAL_ENV": str(made.folder)}
    )
    return made


def test_it_is_light_and_holds_no_compiler(light: Light) -> None:
    weights = light.weights()
    heaviest = sorted(weights.items(), key=lambda one: -one[1])[:12]
    assert not {"numba", "llvmlite"} & set(weights)
    assert sum(weights.values()) < MOST_BYTES, heaviest


@pytest.mark.parametrize("bot", ["captain:20", "admiral:20"])
@pytest.mark.parametrize("name", PACKED)
def test_a_whole_game_in_a_terminal(light: Light, name: str, bot: str) -> None:
    file = f"{name}-{bot[:7]}.json"
    told = light.said("play", name, "-p", "Anne", "--bots", bot, "--seed", bot, typed=LINES.format(file=file))
    assert "★" in told and "learning" not in told and "%" in told.partition("Saved")[0], told[-2000:]
    assert "all by the rules" in light.said("verify", file)
    assert "Anne ▸" in light.said("play", "--resume", file, "-p", "Anne", "--bots", bot, typed="1\n")


def test_puzzles_are_made_and_solved(light: Light) -> None:
    light.said("puzzle", "--new", "--seed", "light", "-o", "made.toml")
    assert "Solved in" in light.said("solve", "made.toml") and "Solved in" in light.said("solve", "--puzzle", "1")


def test_what_is_the_labs_says_what_to_install(light: Light) -> None:
    refused = light.run("study", "jackal")
    assert refused.returncode == 2 and len(refused.stderr.splitlines()) == 1
    assert refused.stderr.endswith("pip install 'doubloon[lab]'.\n")
    measured = " ".join(light.said("bench", "buried-treasure", "--seconds", "0.05").split())
    assert "Buried Treasure" in measured and 'pip install "doubloon[lab]" measures machine code too' in measured
    assert "win share" in light.said("arena", "buried-treasure", "captain:20", "bosun:1", "--deals", "2")


@pytest.mark.parametrize("name", PACKED)
def test_a_harbour_with_a_captain(light: Light, name: str) -> None:
    """A whole game over HTTP, with a hint; its record is played again by the rules."""
    port = free_port()
    settings = {**light.environ, "DOUBLOON_BOT_SECONDS": "0.02", "DOUBLOON_LIMITS": "0"}
    command = [light.program, "serve", "--port", str(port)]
    with subprocess.Popen(command, cwd=light.folder, env=settings, stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None and str(port) in served.stdout.readline()
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE) as anne:
                record = play_through(anne, name)
        finally:
            served.terminate()
    (light.folder / "played.json").write_text(record)
    assert "all by the rules" in light.said("verify", "played.json")
    assert light.said("replay", "played.json", "--seat", "A")


def play_through(anne: httpx.Client, name: str) -> str:
    """Play to the end, whatever stands first; the record."""

    def ask(verb: str, path: str, body: Any = None) -> Any:
        answer = anne.request(verb, path, json=body)
        assert answer.is_success, f"{verb} {path}: {answer.text}"
        return answer.json() if answer.content else None

    ask("POST", "/me", {"name": "Anne"})
    table = ask("POST", "/tables", {"game": name, "crew": ["me", "captain"]})["table"]
    ask("POST", f"/tables/{table}/seats/0/nonce", {"nonce": "grain"})
    deadline, hinted = time.monotonic() + 4 * PATIENCE, False
    while (seen := ask("GET", f"/tables/{table}?seat=0"))["stage"] == "playing":
        assert time.monotonic() < deadline, "the game does not end"
        if seen["moves"]:
            if not hinted:
                hinted = bool(ask("POST", f"/tables/{table}/seats/0/hint")["move"]["text"])
            ask("POST", f"/tables/{table}/seats/0/moves", {"move": seen["moves"][0]["text"], "after": seen["seq"]})
        else:
            time.sleep(0.01)
    return anne.get(f"/tables/{table}/record").text
