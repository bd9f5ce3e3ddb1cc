"""Who is who: guests by a token in a cookie, accounts by a name and a password."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ..store import NameTaken, Player, Store
from ..table.ids import PLAYER_BYTES, new_id
from ..table.naming import account_key, clean_name
from ..table.refusals import Refused
from .limits import HASHES_AT_ONCE, HASHES_WAITING

COOKIE = "doubloon"
TOKEN_BYTES = 32
Toil = TypeVar("Toil", str, bool)
DAY_MS = 24 * 60 * 60 * 1000
TRUST_MS = 30_000
"""How long a token once looked up is not looked up again; who signs out in another process is known here for so long."""
MOST_TRUSTED = 10_000
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200

HASHER = PasswordHasher()


def hashed(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Everybody the harbour knows."""

    def __init__(self, store: Store, session_days: int) -> None:
        self.store = store
        self.session_ms = session_days * DAY_MS
        self.hashing = ThreadPoolExecutor(HASHES_AT_ONCE, "password")
        self.waiting = 0
        self.trusted: dict[str, tuple[str, int]] = {}
        """Tokens looked up lately: whose, and until when they need not be looked up again."""

    def close(self) -> None:
        """Let the threads go."""
        self.hashing.shutdown(wait=False, cancel_futures=True)

    async def toil(self, work: Callable[..., Toil], *given: str) -> Toil:
        """Work on a password, a few at a time; refused while too many wait."""
        if self.waiting >= HASHES_WAITING:
            raise Refused(503, "too many sign in at once; please try again.", reason="busy")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.hashing, work, *given)
        finally:
            self.waiting -= 1

    async def welcome(self, name: str, now: int) -> tuple[Player, str]:
        """A new guest, with a token."""
        player = Player(new_id(PLAYER_BYTES), clean_name(name))
        await self.store.add_player(player, now)
        return player, await self.new_token(player.id, now)

    async def new_token(self, player: str, now: int) -> str:
        """A key to a person's seats."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self.store.add_session(hashed(token), player, now + self.session_ms)
        return token

    async def who(self, token: str | None, now: int) -> str | None:
        """Whose token that is; nobody's if it has run out."""
        if not token:
            return None
        player, until = self.trusted.get(token, (None, 0))
        if until <= now:
            player = await self.store.player_of(hashed(token), now)
            self.trusted.pop(token, None)
            if player is not None:
                self.trust(token, player, now)
        return player

    def trust(self, token: str, player: str, now: int) -> None:
        """Know a token for a while; of too many the oldest are forgotten."""
        if len(self.trusted) >= MOST_TRUSTED:
            del self.trusted[next(iter(self.trusted))]
        self.trusted[token] = player, now + TRUST_MS

    async def rename(self, player: str, name: str) -> str:
        """Somebody takes another name."""
        cleaned = clean_name(name)
        await self.store.change_player(player, name=cleaned)
        return cleaned

    async def forget(self, token: str) -> None:
        """Throw a key away."""
        self.trusted.pop(token, None)
        await self.store.drop_session(hashed(token))

    async def register(self, player: str, account: str, password: str) -> None:
        """A guest becomes somebody who can come back from another device; their seats stay theirs."""
        check_password(password)
        name = clean_name(account)
        if not await self.is_guest(player):
            raise Refused(409, "you have an account already.", reason="account-already")
        made = await self.toil(HASHER.hash, password)
        try:
            await self.store.change_player(player, name=name, account=account_key(name), password=made)
        except NameTaken as taken:
            raise Refused(409, f"there is an account {name!r} already.", reason="name-taken") from taken

    async def is_guest(self, player: str) -> bool:
        """Whether somebody has no account."""
        known = await self.store.find_player(id=player)
        return known is not None and known.account is None

    async def recognize(self, account: str, password: str) -> Player:
        """The person with that account, if the password is theirs."""
        player = await self.find_account(account)
        if not await self.is_password(player, password) or player is None:
            raise Refused(403, "no account of that name with that password.", reason="wrong-password")
        check_welcome(player)
        return player

    async def find_account(self, account: str) -> Player | None:
        """Whose account that is, however the name is spelt; of two from the days when spelling mattered, the one spelt so."""
        name = clean_name(account)
        return await self.store.find_player(account=name.casefold()) or await self.store.find_player(account=account_key(name))

    async def is_password(self, player: Player | None, password: str) -> bool:
        """Whether a password is somebody's; to say no takes as long where there is nobody."""
        kept = player.password if player is not None else None
        return await self.toil(matches, kept or "", password[: LONGEST_PASSWORD + 1])

    async def check_own(self, player: str, password: str) -> None:
        """Refuse whoever has an account and does not know its password."""
        known = await self.store.find_player(id=player)
        if known is not None and known.account is not None and not await self.is_password(known, password):
            raise Refused(403, "that is not your password.", reason="not-your-password")

    async def change_password(self, player: str, old: str, new: str) -> None:
        """Another password, for whoever knows the old one."""
        if await self.is_guest(player):
            raise Refused(409, "a guest has no password; make an account first.", reason="no-account")
        check_password(new)
        await self.check_own(player, old)
        await self.store.change_player(player, password=await self.toil(HASHER.hash, new))

    async def forget_all(self, player: str, but: str = "") -> list[str]:
        """Throw all keys of somebody away, but perhaps the one at hand; returns what the store kept of those that are gone."""
        self.trusted = {token: known for token, known in self.trusted.items() if known[0] != player or token == but}
        return await self.store.drop_sessions(player, hashed(but) if but else "")


def check_password(password: str) -> None:
    """Refuse what is too short or too long."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused(
            400,
            f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} letters; this one has {len(password)}.",
            reason="password-length",
        )


def check_welcome(player: Player) -> None:
    """Refuse whom the keeper has sent away."""
    if player.closed is not None:
        raise Refused(403, f"whoever keeps this harbour has closed this account: {player.closed}", reason="account-closed")


def matches(kept: str, password: str) -> bool:
    """Whether a password is the one that was kept; where none was, it takes as long to say no."""
    try:
        return HASHER.verify(kept or nobodys(), password)
    except VerificationError:
        return False


@cache
def nobodys() -> str:
    """A password that nobody has."""
    return HASHER.hash(secrets.token_hex())
