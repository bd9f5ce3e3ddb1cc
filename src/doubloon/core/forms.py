"""What crosses an edge has a form: a Struct says which fields there are and what each can be. msgspec's, where that is there."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("msgspec"):
    from msgspec import DecodeError, Meta, Struct, ValidationError, convert, field, to_builtins
    from msgspec.json import decode, encode
    from msgspec.structs import replace
else:
    from .bare.forms import (
        DecodeError,
        Meta,
        Struct,
        ValidationError,
        convert,
        decode,
        encode,
        field,
        replace,
        to_builtins,
    )

__all__ = [
    "DecodeError",
    "Meta",
    "Struct",
    "ValidationError",
    "convert",
    "decode",
    "encode",
    "field",
    "replace",
    "to_builtins",
]
