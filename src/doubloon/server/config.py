"""What an operator can set, all of it by the environment."""

from __future__ import annotations

import ipaddress
import os
import secrets
import stat
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from ..core.errors import Error

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
SHORTEST_KEY = 16
DAY_MS = 24 * 60 * 60 * 1000
WESTERNMOST, EASTERNMOST = -12, 14
"""Hours that clocks anywhere are ahead of Greenwich."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How this harbour is run."""

    home: Path
    """Where the database and the key file lie, if they are ours."""
    database_url: str
    public_url: str = ""
    """What links to us begin with; without it, whatever address a request came by."""
    secure: bool = False
    """Whether cookies are only for HTTPS."""
    bot_threads: int = 1
    """Bots that think at the same time."""
    bot_seconds: float = 0.25
    private_webhooks: bool = False
    """Whether webhooks may go to private and loopback addresses."""
    tables_an_hour: int = 60
    """Tables that one person may open."""
    tables_at_once: int = 100
    """Tables of one person's opening that may be unfinished at the same time."""
    limits: bool = True
    """Whether anybody is told to slow down; off for trials of our own."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose word we take on where a request came from."""
    session_days: int = 365
    keep_days: float = 0
    """After so many days a table that nobody has touched is thrown away; 0: never."""
    day_ahead: int = 0
    """How many minutes the harbour's day begins before that of Greenwich."""
    puzzles_ahead: int = 0
    """For so many days puzzles are made ahead, while nobody wants anything else; 0: those of the box are shown in turn."""
    site: Path | None = None
    """What `make site` wrote: with what it has aboard, players' own devices think; None: nobody's does."""
    public_metrics: bool = False
    """Whether /metrics is for everybody, and not for this machine alone."""

    @property
    def keep_ms(self) -> int | None:
        """How long a table is kept that nobody touches; None: for ever."""
        return round(self.keep_days * DAY_MS) or None

    @property
    def proxies(self) -> list[Network]:
        """The trusted proxies, as networks."""
        return [ipaddress.ip_network(one, strict=False) for one in self.trusted_proxies]


def read_config(environ: Mapping[str, str] = os.environ) -> Config:
    """The settings, and sensible ones for what is not set."""
    home = Path(environ.get("DOUBLOON_HOME") or Path.home() / ".local" / "share" / "doubloon")
    public_url = environ.get("DOUBLOON_PUBLIC_URL", "").rstrip("/")
    if public_url and (urlsplit(public_url).scheme not in ("http", "https") or not urlsplit(public_url).netloc):
        raise Error(f"DOUBLOON_PUBLIC_URL is an address like https://doubloon.example, not {public_url!r}.")
    config = Config(
        home=home,
        database_url=environ.get("DOUBLOON_DATABASE_URL") or f"sqlite:///{home / 'doubloon.db'}",
        public_url=public_url,
        secure=public_url.startswith("https://"),
        bot_threads=int(number(environ, "DOUBLOON_BOT_THREADS", max(1, (os.cpu_count() or 2) - 1))),
        bot_seconds=number(environ, "DOUBLOON_BOT_SECONDS", 0.25),
        private_webhooks=environ.get("DOUBLOON_PRIVATE_WEBHOOKS") == "1",
        tables_an_hour=int(number(environ, "DOUBLOON_TABLES_AN_HOUR", 60)),
        tables_at_once=int(number(environ, "DOUBLOON_TABLES_AT_ONCE", 100)),
        limits=environ.get("DOUBLOON_LIMITS") != "0",
        trusted_proxies=tuple(environ.get("DOUBLOON_TRUSTED_PROXIES", "").replace(",", " ").split()),
        keep_days=number(environ, "DOUBLOON_KEEP_DAYS", 0),
        day_ahead=zone(environ, "DOUBLOON_DAY_ZONE"),
        puzzles_ahead=int(number(environ, "DOUBLOON_PUZZLES_AHEAD", 7)),
        site=Path(environ["DOUBLOON_SITE"]) if environ.get("DOUBLOON_SITE") else None,
        public_metrics=environ.get("DOUBLOON_METRICS") == "public",
    )
    try:
        config.proxies  # noqa: B018
    except ValueError as trouble:
        raise Error(f"DOUBLOON_TRUSTED_PROXIES is a list of addresses and networks: {trouble}.") from trouble
    if config.site and not (config.site / "aboard" / "version.txt").is_file():
        raise Error(f"DOUBLOON_SITE is a folder that `make site` has written, and {config.site} is none.")
    return config


def number(environ: Mapping[str, str], name: str, otherwise: float) -> float:
    """A setting that is a number, not below nothing."""
    given = environ.get(name) or str(otherwise)
    try:
        if (read := float(given)) >= 0:
            return read
    except ValueError:
        pass
    raise Error(f"{name} is a number from 0 on, not {given!r}.")


def zone(environ: Mapping[str, str], name: str) -> int:
    """A setting that is a number of hours ahead of Greenwich, as minutes; below nothing where clocks are behind it."""
    given = environ.get(name) or "0"
    try:
        if WESTERNMOST <= (read := float(given)) <= EASTERNMOST:
            return round(read * 60)
    except ValueError:
        pass
    raise Error(f"{name} is a number of hours from {WESTERNMOST} to {EASTERNMOST}, not {given!r}.")


def secret_key(config: Config, environ: Mapping[str, str] = os.environ) -> bytes:
    """The key that signs what we send: from the environment, or from a file that only we can read.

    Servers on several machines need the same one: set DOUBLOON_SECRET_KEY on each.
    """
    if given := environ.get("DOUBLOON_SECRET_KEY"):
        if len(given) < SHORTEST_KEY:
            raise Error(f"DOUBLOON_SECRET_KEY has at least {SHORTEST_KEY} letters; this one has {len(given)}.")
        return given.encode()
    file = config.home / "secret.key"
    config.home.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        make_key(file)
    if file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise Error(f"{file} can be read by others; run: chmod 600 {file}")
    return file.read_bytes()


def make_key(file: Path) -> None:
    """A new key file, whole from its first moment on; of several who make one at once, the first has made it."""
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as paper:
        paper.write(secrets.token_hex(32).encode())
    try:
        os.link(draft, file)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
