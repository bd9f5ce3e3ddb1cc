"""How long a bot may think: so many iterations, or so many seconds."""

from __future__ import annotations

from ..core.errors import UnknownBot
from ..core.forms import Struct


class Effort(Struct, frozen=True):
    """Iterations where they are given, else seconds. The same iterations and seed choose the same move."""

    iterations: int | None = None
    seconds: float | None = None


UP_TO_THE_BOT = Effort()


def read_effort(text: str) -> Effort:
    """`2000` is iterations, `0.2s` is seconds, nothing is up to the bot."""
    try:
        if not text:
            return UP_TO_THE_BOT
        effort = Effort(seconds=float(text[:-1])) if text.endswith("s") else Effort(iterations=int(text))
    except ValueError:
        effort = Effort(iterations=0)
    if (effort.seconds or effort.iterations or 0) <= 0:
        raise UnknownBot(f"{text!r} is no effort; expected iterations, as in captain:2000, or seconds, as in captain:0.2s.")
    return effort
