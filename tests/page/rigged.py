"""A harbour whose keeper cheats: `python -m tests.page.rigged serve --port 8000`.

Once a page has added its grain of chance, and before the cards are dealt, he tries secrets until he likes what comes of one. At
tables of Martinique he says openly that his promise is another now, at all others he goes on showing the old one.
"""

from __future__ import annotations

import hashlib
from itertools import count
from typing import Any

import msgspec

from doubloon.cli.app import main
from doubloon.core.keys import WIDE
from doubloon.server.table import fair
from doubloon.server.table.berth import Berth
from doubloon.server.table.entries import AnyEntry, Nonce

LIKED = WIDE + "0"
"""How the seed of a game begins that he has a better game of."""
HIS = WIDE + "c0ffee"
"""How the secrets begin that he puts in place of true ones."""

true_take_in = Berth.take_in


def take_in(berth: Berth, entry: AnyEntry) -> None:
    """Take an entry in, and where it is the last grain, choose the secret anew."""
    true_take_in(berth, entry)
    if isinstance(entry, Nonce) and berth.ready and not berth.begun:
        berth.charter = liked(berth, [seat.nonce or "" for seat in berth.seats])
        if berth.charter.game == "martinique":
            berth.commitment = berth.charter.commitment


def liked(berth: Berth, nonces: list[str]) -> Any:
    """The table with a secret that makes what he likes of these grains; whoever reads the log again finds the same."""
    charter = berth.charter
    if charter.secret.startswith(HIS):
        return charter
    tried = (
        HIS + hashlib.sha256(f"{charter.secret} {number}".encode()).hexdigest()[len(HIS) - len(WIDE) :] for number in count()
    )
    agreed = (charter.id, charter.game, charter.options, nonces)
    return msgspec.structs.replace(charter, secret=next(one for one in tried if fair.table_seed(one, *agreed).startswith(LIKED)))


if __name__ == "__main__":
    Berth.take_in = take_in  # type: ignore[method-assign]
    main()
