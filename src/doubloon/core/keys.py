"""From a seed, which is any text, to a key of chance."""

from __future__ import annotations

import hashlib
import secrets

WIDE = "4x32:"
"""A seed that begins so has a key of 128 bits, which nobody can find by trying; any other text one of 64, as seeds always had."""


def new_seed() -> str:
    """A seed nobody can guess."""
    return WIDE + secrets.token_hex(16)


def key_words(purpose: str, seed: str) -> tuple[int, int]:
    """The two words of a narrow key, from a seed and what it is for."""
    told = digest(purpose, seed)
    return int.from_bytes(told[:4], "big"), int.from_bytes(told[4:8], "big")


def table_key(game: str, seed: str) -> tuple[int, int]:
    """The key of a table: of 128 bits where its seed asks for that."""
    if not seed.startswith(WIDE):
        return key_words(game, seed)
    told = digest(game, seed)
    return int.from_bytes(told[:8], "big", signed=True), int.from_bytes(told[8:16], "big", signed=True)


def digest(purpose: str, seed: str) -> bytes:
    """What all keys are cut from."""
    return hashlib.sha256(f"doubloon {purpose} {seed}".encode()).digest()
