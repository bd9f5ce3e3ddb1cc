"""Names for what rules take, so that their signatures read. Numba infers the machine's types by itself."""

from __future__ import annotations

from typing import Any, TypeAlias

State: TypeAlias = Any
"""A game's record: a row of its STATE array compiled, a PlainRecord in plain mode."""

States: TypeAlias = Any
"""An array of such records."""

Array: TypeAlias = Any
"""A one-dimensional array of whole numbers: a field of the record, or a buffer to write into."""
