"""The page on an island: a static host that is there once and then no more, and somebody whose harbour is on their own device."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, ConsoleMessage

from .browser import FLAGS, NAMES, Visitor, chosen
from .harbour import PATIENCE

ROOT = Path(__file__).parents[2]
OPEN = "() => performance.getEntriesByName('aboard').length"
ASK = "([method, way, body]) => harbour.ask(method, `/api${way}`, body ?? undefined)"
PLAY_OUT = """async ([table, most]) => {
    const ask = async (method, way, body) => {
        const { status, text } = await harbour.ask(method, `/api/tables/${table}${way}`, body);
        if (status >= 400) throw new Error(text);
        return JSON.parse(text);
    };
    for (let made = 0; made < most; ) {
        const seen = await ask("GET", "?seat=0&after=1000000");
        if (seen.stage === "over") return made;
        if (seen.moves.length && seen.acting.includes(0)) {
            const move = seen.moves[(made * 7) % seen.moves.length].text;
            await ask("POST", "/seats/0/moves", { move, after: seen.seq });
            made += 1;
            await ask("POST", "/seats/0/hurry").catch(() => null);
        } else await new Promise((done) => setTimeout(done, 20));
    }
    return most;
}"""
"""Any move again and again, at most so many; the bots across are told not to think long."""


class Handler(SimpleHTTPRequestHandler):
    """Files, as any static host has them."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".mjs": "text/javascript", ".wasm": "application/wasm"}

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""

    def send_error(self, code: int, *more: Any) -> None:
        """At an address without a file, the page that hosts show there."""
        if code != 404:
            super().send_error(code, *more)
            return
        body = Path(str(self.directory), "404.html").read_bytes()
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(body)


class Host:
    """A static host that can go away."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.port = self.server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def go_away(self) -> None:
        """Nobody answers at this port any more."""
        self.server.shutdown()
        self.server.server_close()

    @contextmanager
    def gone(self) -> Iterator[None]:
        """The same for a while in which nobody else is given the port."""
        self.go_away()
        with socket.socket() as nobody:
            nobody.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            nobody.bind(("127.0.0.1", self.port))
            yield


def build(folder: Path) -> Path:
    """The site, as `make site` makes it."""
    site = folder / "site"
    subprocess.run([sys.executable, str(ROOT / "page" / "site.py"), str(site)], cwd=ROOT, check=True, capture_output=True)
    return site


class Islander(Visitor):
    """Somebody with a device of their own, which can be switched off and on again."""

    def __init__(
        self,
        kind: BrowserType,
        address: str,
        *,
        home: Path | None = None,
        alone: bool = False,
        phone: bool = False,
        newcomer: bool = False,
        **settings: Any,
    ) -> None:
        self.kind, self.address = kind, address
        self.home = Path(tempfile.mkdtemp(prefix="doubloon-island-"))
        if home:
            shutil.copytree(home, self.home, dirs_exist_ok=True, symlinks=True)
        self.settings = chosen(phone, settings)
        self.alone = alone
        """Whether there is no network."""
        self.begin(phone, newcomer)
        self.wake()

    def wake(self) -> None:
        """Switch the device on."""
        found = next(filter(None, map(shutil.which, NAMES)), None)
        assert found is not None, "there is no Chromium: make chromium"
        self.watch(
            self.kind.launch_persistent_context(
                str(self.home), executable_path=found, args=FLAGS, base_url=self.address, **self.settings
            )
        )

    def note_console(self, message: ConsoleMessage) -> None:
        """The console stays empty, but for the keeper of files that looks for a newer version in vain."""
        if not (self.alone and "sw.js" in message.text):
            super().note_console(message)

    def sleep(self) -> None:
        """Switch it off."""
        self.context.close()

    def leave(self) -> None:
        """Throw it away."""
        self.sleep()
        shutil.rmtree(self.home, ignore_errors=True)

    def come(self, path: str = "/") -> None:
        """Go somewhere, and wait until the harbour is open."""
        super().come(path)
        self.wait_until_open()

    def wait_until_open(self) -> float:
        """The same, from where one is; returns the seconds since one came."""
        until = time.monotonic() + PATIENCE
        while not self.page.evaluate(OPEN):
            assert time.monotonic() < until, f"the harbour does not open: {self.trouble}"
            time.sleep(0.05)
        return float(self.page.evaluate("() => performance.getEntriesByName('aboard')[0].startTime")) / 1000

    def ask(self, method: str, way: str, body: Any = None) -> Any:
        """Ask the harbour past the page, as one does at the console."""
        answer = self.page.evaluate(ASK, [method, way, body])
        assert answer["status"] < 400, f"{method} {way}: {answer}"
        return json.loads(answer["text"]) if answer["text"] else None

    def introduce(self, name: str) -> None:
        """Say a name, once."""
        if self.page.evaluate("() => !localStorage.getItem('aboard')"):
            self.ask("POST", "/me", {"name": name})
            self.page.evaluate("() => localStorage.setItem('aboard', 'yes')")

    def new_table(self, game: str, *crew: str, **options: str | int) -> str:
        """Open a table past the page, as Anne if nobody has said a name."""
        self.introduce("Anne")
        return super().new_table(game, *crew, **options)

    def good_move(self, table: str, seat: int) -> str:
        """Any move, since nobody beside this device knows how the game stands."""
        seen = self.ask("GET", f"/tables/{table}?seat={seat}&after=1000000")
        return str(seen["moves"][seen["seq"] * 7 % len(seen["moves"])]["text"])

    def play_out(self, table: str, most: int = 1000) -> int:
        """Play a game past the page, to its end or so many moves; returns how many were made."""
        return int(self.page.evaluate(PLAY_OUT, [table, most]))
