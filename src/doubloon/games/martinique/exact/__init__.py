"""What can be proven: where the treasure may lie, and where to dig when the opponent digs as well. (§8)"""

from __future__ import annotations

import random

from ....core import Proof
from ....core.arrays import np
from ....core.table import Table
from .digging import Evening
from .hands import View, posterior

__all__ = ["posterior", "solve"]


def solve(world: Table, seat: int, seed: str | None) -> Proof | None:
    """Where to dig; None by day, and while too many lines lie ahead."""
    view = world.view(seat)
    if view["phase"] != "dig":
        return None
    evening = Evening(view, seat, stakes(world, view, seat), world.game.bench())
    if not evening.free():
        return None
    return evening.last_digs() if evening.before_last == 0 else evening.play_it_out(random.Random(f"dig {seed}"))


def stakes(world: Table, view: View, seat: int) -> tuple[float, float, float]:
    """The seat's worth where it finds the treasure, where the opponent does, and where nobody does. (§8.5, §9.1, §9.5, §10.1)"""
    ahead = view["scores"][seat] - view["scores"][1 - seat]
    loads = view["holds"][seat]["loads"] - view["holds"][1 - seat]["loads"]

    def worth(points: int) -> float:
        return 0.5 + 0.5 * float(np.sign(points or loads))

    if world.options["lost_treasure"] == "wins":
        return 1.0, 0.0, worth(ahead)
    prize = int(world.state[0]["box"]["lost_treasure"])
    return worth(ahead + prize), worth(ahead - prize), worth(ahead)
