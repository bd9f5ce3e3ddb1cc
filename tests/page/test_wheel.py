"""What pip installs holds the built page: whoever installs it needs no Node."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx

from doubloon.server.web.routes.page import BUILT

from ..sample import on_day
from ..server.shipyard import free_port
from .harbour import PATIENCE

OWN = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DOUBLOON_GAMES")}
"""What a fresh environment may know of the one that runs the tests."""


def said(python: str, script: str, folder: Path) -> str:
    """What a script prints."""
    return subprocess.run([python, "-c", script], check=True, capture_output=True, text=True, cwd=folder, env=OWN).stdout.strip()


@on_day(2)
def test_the_page_is_in_the_wheel(wheel: Path) -> None:
    built = {f"doubloon/server/page/{file.relative_to(BUILT)}" for file in BUILT.rglob("*") if file.is_file()}
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert built <= names and "doubloon/server/page/index.html" in names
    assert not [name for name in names if "node_modules" in name or name.endswith((".svelte", ".ts"))]


@on_day(2)
def test_an_installed_wheel_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    """A fresh environment of its own; only the packages we depend on are borrowed from the one that runs the tests."""
    home = tmp_path / "fresh"
    python = str(home / "bin" / "python")
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    install = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel)]
    subprocess.run([python, *install], check=True, cwd=tmp_path)
    site = Path(said(python, "import sysconfig; print(sysconfig.get_path('purelib'))", tmp_path))
    assert said(python, "import importlib.util as u; print(u.find_spec('doubloon').origin)", tmp_path).startswith(str(home))
    (site / "borrowed.pth").write_text("\n".join(path for path in sys.path if path.endswith("site-packages")))
    port = free_port()
    settings = {"DOUBLOON_HOME": str(tmp_path), "DOUBLOON_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}
    command = [python, "-m", "doubloon.cli", "serve", "--port", str(port)]
    with subprocess.Popen(command, cwd=tmp_path, env={**OWN, **settings}, stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None and str(port) in served.stdout.readline()
        page = httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).text
        served.terminate()
    assert page == (BUILT / "index.html").read_text(encoding="utf-8") and "/assets/" in page
