"""Chromium, and people who look at the page in it. Whatever they should not see there is noted."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize, sync_playwright

from ..manners import OWN
from .harbour import PATIENCE, Harbour

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESK: ViewportSize = {"width": 1280, "height": 800}
WIDE: ViewportSize = {"width": 1920, "height": 1080}
PHONE: ViewportSize = {"width": 360, "height": 740}
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
SIZES = {"desk": DESK, "wide": WIDE, "phone": PHONE, "sideways": SIDEWAYS}
LIGHTS: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
"""What a machine prefers, by what the page calls it."""
AN_OLD_HAND = f"""if (location.protocol === 'http:') {{
    const games = {json.dumps(OWN)};
    localStorage.rivals ??= JSON.stringify(Object.fromEntries(games.map((game) => [game, {{ level: 'captain' }}])));
}}"""
"""Somebody who has played all games before is not asked."""
NOISE = ("error", "warning", "assert")
NO_LINE = re.compile(r"(Failed to load resource|WebSocket connection to '.*' failed).*: net::ERR_INTERNET_DISCONNECTED")
"""What the browser itself says where there is no line."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for a while."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found is not None, "there is no Chromium: make chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


def chosen(phone: bool, settings: dict[str, Any]) -> dict[str, Any]:
    """What a browser is told of the device it is on."""
    device = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2} if phone else {"viewport": DESK}
    return {**device, "locale": "en", "reduced_motion": "reduce", "color_scheme": "light", **settings}


class Visitor:
    """Somebody with a browser, cookies and a name of their own."""

    harbour: Harbour
    context: BrowserContext
    page: Page

    def __init__(
        self, browser: Browser, harbour: Harbour, *, phone: bool = False, newcomer: bool = False, **settings: Any
    ) -> None:
        self.harbour, self.address = harbour, harbour.address
        self.begin(phone, newcomer)
        self.watch(browser.new_context(base_url=self.address, **chosen(phone, settings)))

    def begin(self, phone: bool, newcomer: bool) -> None:
        """Nothing has been noted yet."""
        self.phone, self.newcomer = phone, newcomer
        self.trouble: list[str] = []
        self.cut = False
        """Whether this person has been without a line on purpose."""

    def watch(self, context: BrowserContext) -> None:
        """Note whatever should not be seen there, and open a page."""
        self.context = context
        context.set_default_timeout(PATIENCE * 1000)
        if not self.newcomer:
            context.add_init_script(AN_OLD_HAND)
        context.on("request", self.note_request)
        context.on("console", self.note_console)
        context.on("weberror", lambda error: self.trouble.append(f"error: {error.error}"))
        self.page = context.new_page()

    def note_request(self, request: Request) -> None:
        """Nothing may leave for another host."""
        where = urlsplit(request.url)
        if where.scheme in ("http", "https", "ws", "wss") and where.netloc != urlsplit(self.address).netloc:
            self.trouble.append(f"a request to {request.url}")

    def note_console(self, message: ConsoleMessage) -> None:
        """The console stays empty, but for what the browser says of a line that was cut on purpose."""
        if message.type in NOISE and not (self.cut and NO_LINE.fullmatch(message.text)):
            self.trouble.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    @contextmanager
    def offline(self) -> Iterator[None]:
        """Without a line for a while."""
        self.cut = True
        self.context.set_offline(True)
        self.page.wait_for_function("() => !navigator.onLine")
        yield
        self.context.set_offline(False)
        self.page.wait_for_function("() => navigator.onLine")

    def ask(self, verb: str, path: str, body: Any = None) -> Any:
        """Ask the harbour as this person, past the page."""
        answer = self.context.request.fetch(f"/api{path}", method=verb, data=body)
        assert answer.ok, f"{verb} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def come(self, path: str = "/") -> None:
        """Go somewhere."""
        self.page.goto(path)

    def introduce(self, name: str) -> None:
        """Say a name, so that the page knows whom it has before it."""
        self.ask("POST", "/me", {"name": name})
        self.context.add_init_script("if (location.protocol === 'http:') localStorage.setItem('aboard', 'yes')")

    def new_table(self, game: str, *crew: str, **options: str | int) -> str:
        """Open a table past the page; with our grains of chance it begins, unless somebody is still to come."""
        wish = {"game": game, "seats": len(crew), "crew": list(crew), "options": options, "grace": 0}
        table = str(self.ask("POST", "/tables", wish)["table"])
        for seat in [at for at, who in enumerate(crew) if who == "me" and "open" not in crew]:
            self.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": f"grain{seat}"})
        return table

    def advance(self, table: str, seat: int, moves: int) -> None:
        """Make so many moves past the page, until it is our turn again; or play the game to its end."""
        until = time.monotonic() + PATIENCE
        while True:
            seen = self.ask("GET", f"/tables/{table}?seat={seat}&after=1000000")
            if seen["stage"] == "over" or (seen["moves"] and not moves):
                return
            if seen["moves"]:
                move = self.good_move(table, seat)
                self.ask("POST", f"/tables/{table}/seats/{seat}/moves", {"move": move, "after": seen["seq"]})
                moves, until = moves - 1, time.monotonic() + PATIENCE
            assert time.monotonic() < until, f"nobody moves at {table}"
            time.sleep(0.01)

    def good_move(self, table: str, seat: int) -> str:
        """What somebody would play there who knows the game."""
        return self.harbour.adviser.choose(table, seat)

    def open_table(self, game: str, *crew: str, **options: str | int) -> str:
        """Open a table and go there."""
        table = self.new_table(game, *crew, **options)
        self.come(f"/t/{table}")
        return table

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()
