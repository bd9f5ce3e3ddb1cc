"""Notices: whoever must move and has no page open at the table is told so at an address of their own.

A page that is open needs none of this: the update that comes over its socket says whose turn it is, and the page shows it, as
a browser notification where its reader wants that. A webhook is for everybody else. What is sent is signed: the receiver
reckons HMAC-SHA256 over the timestamp, a dot and the body with the secret that was shown once, and compares.

Whoever sets a webhook makes this server call an address of their choice, so we look where it leads each time: every address of
its name must be one of the open internet, the call goes to the address that was looked at, and no redirect is followed.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import httpx
import msgspec

from ...core.version import VERSION
from ..store import Store, post
from ..table.aftermath import YourTurn
from ..table.clocks import MINUTE, SECOND
from ..table.refusals import Refused
from .harbour import Harbour

LONGEST_URL = 500
POSTMEN = 4
IDLE_SECONDS = 1.0
LOOKUP_SECONDS = 5.0
CALL_SECONDS = 10.0
CLAIM_MS = 60 * SECOND
"""How long a postman may take over a notice before another may try."""
AGAIN = [30 * SECOND, *(minutes * MINUTE for minutes in (1, 2, 4, 8, 16, 32, 60, 60, 60, 60))]
"""How long to wait after each failure; after the last of them, some five hours in all, it is given up."""
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")

log = logging.getLogger("doubloon.notices")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(Exception):
    """It did not arrive; perhaps later."""


def secret_of(key: bytes, salt: str) -> str:
    """The secret of a webhook: the store keeps its salt, and who reads the store cannot sign."""
    return hmac.new(key, f"webhook {salt}".encode(), hashlib.sha256).hexdigest()


def sign(secret: str, timestamp: str, body: bytes) -> str:
    """The signature under a notice."""
    return "sha256=" + hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()


# Where a webhook may lead.


def is_open(address: Address) -> bool:
    """Whether an address is one of the open internet, and so is whatever it stands for."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or (ipaddress.IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else None)
        if inner is not None:
            return is_open(inner)
        tunnelled = address.sixtofour or (address.teredo[1] if address.teredo else None)
        if address.is_site_local or (tunnelled is not None and not is_open(tunnelled)):
            return False
    closed = address.is_private or address.is_loopback or address.is_link_local or address.is_multicast
    return address.is_global and not (closed or address.is_reserved or address.is_unspecified)


@cache
def trusted() -> ssl.SSLContext:
    """Who may vouch for those whom we call; read once in a process."""
    return httpx.create_ssl_context(trust_env=False)


def read_url(given: str) -> httpx.URL:
    """An address as people give it."""
    try:
        url = httpx.URL(given)
    except (httpx.InvalidURL, ValueError) as trouble:
        raise Refused(
            400, f"a webhook is an address like https://example.org/turn: {trouble}.", reason="hook-address"
        ) from trouble
    if url.scheme not in ("http", "https") or not url.host or len(given) > LONGEST_URL:
        raise Refused(
            400, f"a webhook begins with http:// or https:// and has at most {LONGEST_URL} letters.", reason="hook-address"
        )
    if url.userinfo:
        raise Refused(400, "a webhook has no name and password in its address.", reason="hook-password")
    return url


class Post:
    """Sends notices, as long as the server lives."""

    def __init__(self, harbour: Harbour, store: Store, key: bytes, *, private: bool) -> None:
        self.harbour = harbour
        self.store = store
        self.engine = store.engine
        self.key = key
        self.private = private
        """Whether the operator allows addresses that are not of the open internet."""
        self.lookups = ThreadPoolExecutor(POSTMEN, "lookup")
        no_pool = httpx.Limits(max_keepalive_connections=0)  # a connection is for the name it was made for
        self.client = httpx.AsyncClient(
            follow_redirects=False, trust_env=False, verify=trusted(), timeout=CALL_SECONDS, limits=no_pool
        )
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Set them to work."""
        self.tasks = [asyncio.create_task(self.work()) for _ in range(POSTMEN)]

    async def end(self) -> None:
        """Let them go; what they had in hand is sent when somebody starts again."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.client.aclose()
        self.lookups.shutdown(wait=False, cancel_futures=True)

    async def work(self) -> None:
        """Notice after notice; wait while none is due."""
        while True:
            try:
                now = self.harbour.now
                letter = await post.claim(self.engine, now, now + CLAIM_MS)
                if letter is None:
                    await asyncio.sleep(IDLE_SECONDS)
                else:
                    await self.handle(letter)
            except Exception:
                log.exception("a postman stumbled")
                await asyncio.sleep(IDLE_SECONDS)

    async def handle(self, letter: post.Letter) -> None:
        """Deliver one, or try it again later, or give it up."""
        try:
            if await self.is_wanted(letter):
                await self.deliver(letter)
        except Unreachable as trouble:
            if letter.tries < len(AGAIN):
                await post.later(self.engine, letter.id, self.harbour.now + AGAIN[letter.tries], letter.tries + 1)
                return
            log.info("a notice was given up after %d tries: %s", letter.tries + 1, trouble)
        await post.done(self.engine, letter.id)

    async def is_wanted(self, letter: post.Letter) -> bool:
        """Whether it is still true, and they have not come to see for themselves."""
        notice = msgspec.json.decode(letter.body, type=YourTurn)
        try:
            async with self.harbour.quay.hold(notice.table) as berth:
                waits = any(berth.seats[seat].player == letter.player and not berth.seats[seat].bot for seat in berth.acting)
        except Refused:
            return False
        return waits and letter.player not in self.harbour.audience.present(notice.table)

    async def deliver(self, letter: post.Letter) -> None:
        """Call the address, and see that it says yes."""
        player = await self.store.find_player(id=letter.player)
        if player is None or player.webhook is None or player.webhook_secret is None:
            return
        timestamp = str(self.harbour.now // SECOND)
        headers = {
            "content-type": "application/json",
            "user-agent": f"doubloon/{VERSION}",
            "x-doubloon-notice": hashlib.sha256(letter.id.encode()).hexdigest()[:32],
            "x-doubloon-timestamp": timestamp,
            "x-doubloon-signature": sign(secret_of(self.key, player.webhook_secret), timestamp, letter.body),
        }
        try:
            url = read_url(player.webhook)
            addresses = await self.look_up(url)
            status = await self.call(url, addresses[letter.tries % len(addresses)], headers, letter.body)
        except (Refused, httpx.HTTPError, TimeoutError, OSError) as trouble:
            raise Unreachable(f"{type(trouble).__name__}: {trouble}") from trouble
        if not 200 <= status < 300:
            raise Unreachable(f"the answer was {status}")

    async def look_up(self, url: httpx.URL) -> list[Address]:
        """All addresses of a name, each of them open."""
        port = url.port or (443 if url.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(LOOKUP_SECONDS):
                host = url.raw_host.decode().strip("[]")
                found = await loop.run_in_executor(self.lookups, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        except (OSError, TimeoutError, UnicodeError) as trouble:
            raise Refused(400, f"no address is known of {url.host!r}.", reason="hook-unknown") from trouble
        addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        if not self.private and not all(is_open(address) for address in addresses):
            raise Refused(
                400, f"{url.host!r} is not an address of the open internet; webhooks go nowhere else.", reason="hook-private"
            )
        return addresses

    async def call(self, url: httpx.URL, address: Address, headers: dict[str, str], body: bytes) -> int:
        """What the address says, without listening to more than its first line."""
        there = url.copy_with(host=str(address))
        extensions: dict[str, Any] = {"sni_hostname": url.raw_host.decode()} if url.scheme == "https" else {}
        named = {**headers, "host": url.netloc.decode()}
        async with asyncio.timeout(CALL_SECONDS):
            async with self.client.stream("POST", there, content=body, headers=named, extensions=extensions) as answer:
                return answer.status_code
