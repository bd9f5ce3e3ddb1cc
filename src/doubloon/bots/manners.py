"""Tempers by their names: a bot of the same search that wants something else."""

from __future__ import annotations

from ..core.errors import UnknownBot

Temper = tuple[float, float, float]
"""The shares of caution, greed and grudge in what a bot goes for; the rest is its chance to win."""

EVEN: Temper = (0.0, 0.0, 0.0)

TEMPERS: dict[str, Temper] = {
    "cautious": (0.9, 0.0, 0.0),
    "greedy": (0.0, 0.7, 0.0),
    "vengeful": (0.0, 0.0, 0.8),
}


def read_temper(text: str) -> Temper:
    """A temper by its name; none is even."""
    if not text:
        return EVEN
    if text not in TEMPERS:
        raise UnknownBot(f"no temper {text!r}; there are {', '.join(TEMPERS)}, named last, as in captain:600/greedy.")
    return TEMPERS[text]
