"""How often each event, card, tile and bonus is used, and what that is worth to whoever uses it."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from . import play
from .estimates import Measure, Numbers, measured, ratio
from .sample import Sample
from .things import Thing

FEW_USERS = 50
"""What fewer seats did in all games is left out: its intervals would say nothing."""
PLACES = ("cell", "square", "field", "place", "column", "direction", "facing", "beside", "side", "pirate")
"""Where something was done and by which piece, and not what."""
RESULTS = ("points", "round", "rounds", "turns", "value", "alive")
"""Numbers that tell how the game stands, and not what was used."""


class Use(msgspec.Struct, frozen=True):
    """One thing, and what was measured of it."""

    thing: Thing
    uses: Measure
    """How often in a game, by all seats together."""
    users: Measure
    """How many of the seats use it in a game at all."""
    wins: Measure
    """What those win."""
    margin: Measure
    """How many points they are ahead of the others at the end."""
    gain: Measure
    """How many points each further use goes with."""
    win_gain: Measure
    """How much win share each further use goes with."""

    @property
    def telling(self) -> float:
        """How sure it is that using it goes with winning or losing: in standard errors."""
        found = self.win_gain.estimate()
        wide = found.high - found.mean
        return abs(found.mean) / wide if wide > 0 else 0.0


def uses(sample: Sample) -> list[Use]:
    """Everything that was used often enough, in the order of the game's events."""
    finished = sample.by_batch(sample.games["finished"])
    total = sample.sums.sum(0)
    found = []
    seen: set[bytes] = set()
    for number, thing in enumerate(sample.things.all):
        ending = not thing.worded and total[number, play.AT_END] == total[number, play.USES]
        same = total[number, : play.AT_END].tobytes() in seen  # another event that always goes with it
        seen.add(total[number, : play.AT_END].tobytes())
        if total[number, play.USERS] >= FEW_USERS and not ending and not same and thing.name not in PLACES + RESULTS:
            found.append(use_of(thing, sample.sums[:, number], finished, sample.seats))
    return found


def use_of(thing: Thing, sums: Numbers, finished: Numbers, seats: int) -> Use:
    """All that is measured of one thing."""
    users, all_seats = sums[:, play.USERS], finished * seats
    return Use(
        thing,
        uses=ratio("uses", sums[:, play.USES], finished),
        users=ratio("users", users, all_seats, share=True),
        wins=ratio("wins", sums[:, play.WINS], users, share=True),
        margin=ratio("margin", sums[:, play.MARGIN], users),
        gain=slope("gain", sums, play.USES_MARGIN, np.zeros(len(sums)), all_seats),
        win_gain=slope("win-gain", sums, play.USES_WIN, finished, all_seats, share=True),
    )


def slope(name: str, sums: Numbers, product: int, total: Numbers, seats: Numbers, **more: Any) -> Measure:
    """How much more of something goes with each further use: its covariance with the uses, over their variance."""

    def of(rows: Numbers) -> Numbers:
        uses, squares, both, other, count = rows.T
        return (both / count - uses / count * other / count) / (squares / count - (uses / count) ** 2)

    columns = [sums[:, play.USES], sums[:, play.SQUARES], sums[:, product], total, seats]
    return measured(name, np.column_stack(columns), of, signed=True, **more)
