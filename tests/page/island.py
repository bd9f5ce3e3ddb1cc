"""The page on an island: a static host that is there once and then no more, and somebody whose harbour is on their own device."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, BrowserType, ConsoleMessage, Page, Request

from .browser import AN_OLD_HAND, FLAGS, NAMES, NOISE, PHONE
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


def build(folder: Path) -> Path:
    """The site, as `make site` makes it."""
    site = folder / "site"
    subprocess.run([sys.executable, str(ROOT / "page" / "site.py"), str(site)], cwd=ROOT, check=True, capture_output=True)
    return site


class Islander:
    """Somebody with a device of their own, which can be switched off and on again."""

    def __init__(self, kind: BrowserType, address: str, **settings: Any) -> None:
        self.kind, self.address = kind, address
        self.home = Path(tempfile.mkdtemp(prefix="doubloon-island-"))
        self.settings = {"viewport": PHONE, "locale": "en", "reduced_motion": "reduce", **settings}
        self.trouble: list[str] = []
        self.alone = False
        """Whether there is no network."""
        self.wake()

    def wake(self) -> None:
        """Switch the device on."""
        found = next(filter(None, map(shutil.which, NAMES)), None)
        assert found is not None, "there is no Chromium: make chromium"
        self.context: BrowserContext = self.kind.launch_persistent_context(
            str(self.home), executable_path=found, args=FLAGS, base_url=self.address, **self.settings
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(AN_OLD_HAND)
        self.context.on("request", self.note_request)
        self.context.on("console", self.note_console)
        self.context.on("weberror", lambda error: self.trouble.append(f"error: {error.error}"))
        self.page: Page = self.context.new_page()

    def note_request(self, request: Request) -> None:
        """Nothing leaves for another host."""
        where = urlsplit(request.url)
        if where.scheme in ("http", "https", "ws", "wss") and where.netloc != urlsplit(self.address).netloc:
            self.trouble.append(f"a request to {request.url}")

    def note_console(self, message: ConsoleMessage) -> None:
        """The console stays empty, but for the keeper of files that looks for a newer version in vain."""
        if message.type in NOISE and not (self.alone and "sw.js" in message.text):
            self.trouble.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def sleep(self) -> None:
        """Switch it off."""
        self.context.close()

    def leave(self) -> None:
        """Throw it away."""
        self.sleep()
        shutil.rmtree(self.home, ignore_errors=True)

    def come(self, path: str = "/", begun: bool = True) -> float:
        """Go somewhere, and wait until the harbour is open; returns the seconds that took."""
        self.page.goto(path)
        return self.wait_until_open() if begun else 0.0

    def wait_until_open(self) -> float:
        """The same, from where one is."""
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

    def say_name(self) -> None:
        """Whoever has not said a name yet is Anne."""
        if self.page.evaluate("() => !localStorage.getItem('aboard')"):
            self.ask("POST", "/me", {"name": "Anne"})
            self.page.evaluate("() => localStorage.setItem('aboard', 'yes')")

    def new_table(self, game: str, *crew: str, **options: str | int) -> str:
        """Open a table past the page, and have its cards dealt."""
        self.say_name()
        wish = {"game": game, "seats": len(crew), "crew": list(crew), "options": options}
        table = str(self.ask("POST", "/tables", wish)["table"])
        for seat in [at for at, who in enumerate(crew) if who == "me"]:
            self.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": f"grain{seat}"})
        return table

    def play_out(self, table: str, most: int = 1000) -> int:
        """Play a game past the page, to its end or so many moves; returns how many were made."""
        return int(self.page.evaluate(PLAY_OUT, [table, most]))
