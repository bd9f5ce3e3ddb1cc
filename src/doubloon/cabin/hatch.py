"""The hatch: through it the page asks, and gets an answer as HTTP would give it."""

from __future__ import annotations

from ..core.forms import encode
from . import asking, looking
from .cabin import Cabin, refusal_of
from .doors import DOORS, Text, answer, read_request

assert DOORS, f"{asking.__name__} and {looking.__name__} hang the doors"


async def ask(cabin: Cabin, method: str, address: str, body: str = "") -> tuple[int, str]:
    """The answer to a request: a status as HTTP has it, and a text."""
    try:
        found = await answer(cabin, read_request(method, address, body))
    except Exception as trouble:
        refusal = refusal_of(trouble)
        return refusal.status, encode(refusal).decode()
    if isinstance(found, Text):
        return 200, str(found)
    return 200, "" if found is None else encode(found).decode()
