"""From a seed, which is any text, to a key of chance."""

from __future__ import annotations

import hashlib
import secrets


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def key_words(purpose: str, seed: str) -> tuple[int, int]:
    """The two words of a chance key, from a seed and what it is for."""
    told = hashlib.sha256(f"doubloon {purpose} {seed}".encode()).digest()
    return int.from_bytes(told[:4], "big"), int.from_bytes(told[4:8], "big")
