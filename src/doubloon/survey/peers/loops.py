"""What others do through a binding, done many times inside the compiled core."""

from __future__ import annotations

from ...core import States, entry
from ...core.generic import redeal


@entry
def copy_many(states: States, shelf: States, times: int) -> None:
    """Copy a record so many times, to one place of the shelf after another."""
    for n in range(times):
        shelf[n % len(shelf)] = states[0]


@entry
def redeal_many(states: States, shelf: States, seat: int, key: int, times: int) -> None:
    """So many worlds that the seat cannot tell from the truth, each in a copy of its own."""
    for n in range(times):
        shelf[n % len(shelf)] = states[0]
        redeal(shelf[n % len(shelf)], seat, key + n)
