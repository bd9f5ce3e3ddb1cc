"""What a network wins without any search: its best moves against scripted policies, as a share of the victories.

`python -m doubloon.lab.learn.measure GAME FILE`
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .crowd import Crowd
from .fleets import School, open_school
from .network import Weights, read_weights, think

RIVALS = ("promising", "random")
CONTESTS, LONGEST, EVERY = 2048, 3000, 25
"""Games of a contest, and moves after which nobody waits for one any more."""
SEED = 99


def contests(school: School, weights: Weights, games: int = CONTESTS, rivals: Sequence[str] = RIVALS) -> dict[str, float]:
    """Shares against each rival, at each number of seats."""
    plain = [way for way in school.ways if not way["options"]]
    return {f"{rival}, {way['seats']} seats": contest(school, weights, way, rival, games) for way in plain for rival in rivals}


def contest(school: School, weights: Weights, way: dict[str, Any], rival: str, games: int) -> float:
    """The share of one seat that plays a network's best moves, each seat in turn, while all others play by a policy."""
    xp, seats = school.xp, way["seats"]
    crowd = Crowd(school.harbour, [way], games - games % seats, SEED, xp)
    eyes = school.eyes.at_home(xp)
    everyone = xp.arange(len(crowd))
    mine, going, share = everyone % seats, xp.ones(len(crowd), bool), xp.zeros(len(crowd), xp.float32)
    for step in range(LONGEST):
        look = crowd.look()
        best = think(weights, eyes, look.seen, look.moves, look.hope, look.seats, xp).policy.argmax(1)
        won, over = crowd.step(xp.where(look.seat == mine, look.moves[everyone, best], crowd.choose(rival)))
        share += won[everyone, mine] * (going & over)
        going &= ~over
        if step % EVERY == 0 and not bool(going.any()):
            break
    return round(float(share.sum()) / max(int((~going).sum()), 1), 3)


def main(name: str, file: Path) -> None:
    """Measure a network."""
    school = open_school(name)
    print(json.dumps(contests(school, read_weights(file, school.xp)), indent=1))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
