"""Fair chance: nobody can choose the cards, and afterwards anybody can check them.

The server draws a seed and shows its hash before anybody sits down; every seat's page adds a nonce; the key of chance is
made of all of them. When the game is over the seed is shown.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import doubloon

from ...core.edition import Edition
from ...core.forms import encode
from ...core.keys import WIDE

SEED_BYTES = 32


def new_secret() -> str:
    """The server's part of a table's chance; it says itself that the key made of it is wide, so that is promised too."""
    return WIDE + secrets.token_hex(SEED_BYTES)


def unsealed(secret: str) -> tuple[str, bytes]:
    """A secret's mark, which tables opened before there were wide keys do not have, and its bytes."""
    mark = WIDE if secret.startswith(WIDE) else ""
    return mark, bytes.fromhex(secret.removeprefix(mark))


def commitment(secret: str, start: dict[str, Any] | None = None, dealt_for: int | None = None) -> str:
    """What is shown before the game, so that the secret cannot be changed, nor the position where the table begins from one."""
    begins = b"" if start is None else encode([start, dealt_for])
    mark, hidden = unsealed(secret)
    return hashlib.sha256(mark.encode() + hidden + begins).hexdigest()


def table_seed(secret: str, table: str, game: str, options: Mapping[str, str | int], nonces: Sequence[str]) -> str:
    """The seed of the game: of the secret and of all that was agreed on, nonces in the order of the seats."""
    agreed = encode([table, game, dict(sorted(options.items())), list(nonces)])
    mark, hidden = unsealed(secret)
    return mark + hmac.new(hidden, agreed, hashlib.sha256).hexdigest()


def dealt_anew(start: dict[str, Any], seat: int | None, seed: str, edition: Edition) -> dict[str, Any]:
    """A position in which a seat knows what it knew, and all else is dealt again from the seed; without a seat, as it is."""
    if seat is None:
        return start
    return doubloon.game(start["game"]).from_position(start, seed, edition=edition).world(seat, seed).position()
