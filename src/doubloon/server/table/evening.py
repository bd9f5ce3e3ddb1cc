"""Which evening of a series a table is."""

from __future__ import annotations

from ...core.forms import Struct

CAMPAIGN, BEST_OF_THREE = "campaign", "best-of-three"
"""Kinds of series: a game's own, where each evening decides about the next; and any game until somebody has won twice."""
KINDS = (CAMPAIGN, BEST_OF_THREE)


class Evening(Struct, frozen=True, kw_only=True):
    """The place of a table in a series."""

    series: str
    """What the series is called: as the first of its tables."""
    kind: str
    """`campaign` or `best-of-three`."""
    number: int
    """The how-manieth evening it is, from 1 on; one that was called off is played again under its number."""
