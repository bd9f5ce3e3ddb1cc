"""Where tempers part: how often each chooses otherwise than an even captain did, in the same position.

Who searches by lot does not always choose alike himself. So an even captain is asked once more, with other lots: only what a
temper differs beyond that is its own.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ...bots import bot
from ..arena import Contest, Played
from ..study.estimates import Measure, Numbers, ratio
from .deeds import again
from .games import EVEN, WHO, captain
from .measures import Compared

EVERY = 3
"""One decision in so many is looked at."""


def parting(contest: Contest, games: Iterable[Played], deals: int, iterations: int) -> Compared:
    """Which part of the decisions in some games each temper makes otherwise; of an even one, with other lots."""
    asked = np.zeros(deals)
    otherwise = {temper: np.zeros(deals) for temper in WHO}
    bots = {temper: bot(captain(temper, iterations)) for temper in WHO}
    for played in games:
        for number, (table, seat, move) in enumerate(again(contest, played)):
            if number % EVERY == played.deal % EVERY and len(table.moves(seat)) > 1:
                seed = f"{contest.seed} parting {played.deal} {number}"
                world = table.world(seat, seed)
                first = bots[EVEN].choose(world, seat, seed=f"{seed} first")
                asked[played.deal] += 1
                for temper, one in bots.items():
                    otherwise[temper][played.deal] += one.choose(world, seat, seed=seed) != first
            table.play(seat, move)
    return Compared({temper: [share(counts, asked)] for temper, counts in otherwise.items()})


def share(otherwise: Numbers, asked: Numbers) -> Measure:
    """Which part of the decisions was made otherwise."""
    return ratio("otherwise", otherwise, asked, section="parting", share=True)
