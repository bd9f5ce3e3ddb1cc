"""What tables and players are called where nobody is to guess it: letters and numbers that fit into a link and a command."""

from __future__ import annotations

import base64
import secrets

ID_BYTES = 9
PLAYER_BYTES = 12


def new_id(size: int = ID_BYTES) -> str:
    """A name that nobody can guess."""
    return id_of(secrets.token_bytes(size))


def id_of(drawn: bytes) -> str:
    """The name in some bytes; a command would take one that begins with a dash for an option, so none does."""
    name = base64.urlsafe_b64encode(drawn).decode().rstrip("=")
    return name if name[0] != "-" else f"A{name[1:]}"
