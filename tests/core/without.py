"""Plays a game of each name given, on a Python that has none of the packages named, and tells what came of it: `python -m`."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

PACKAGES = (
    "numpy", "msgspec", "rich", "fluent", "numba", "wasmtime", "litestar", "sqlalchemy", "prometheus_client", "uvicorn", "httpx",
)  # fmt: skip
"""What a browser's Python does not have."""
MOST_MOVES = 400
LOOKS = 12
"""So often everything that can be seen is looked at."""


def story(name: str, boxes: dict[str, Any]) -> dict[str, Any]:
    """A whole game in a small box and the beginning of one in the true box, by plain rules, with all that can be seen of them."""
    import doubloon

    game = doubloon.game(name)
    told: dict[str, Any] = {"speed": game.speed}
    for box, most in (("tiny", MOST_MOVES), ("true", LOOKS)):
        table = game.start(game.seats[0], f"without {box}", edition=boxes[name] if box == "tiny" else None)
        chance = random.Random(box)
        moves = 0
        while not table.over and moves < most:
            seat = chance.choice(table.acting)
            table.play(seat, doubloon.bot("deckhand").choose(table.world(seat, f"world {moves}"), seat, seed=f"{box} {moves}"))
            moves += 1
        told[box] = [table.over, table.digest, table.record(), table.scores, *seen(table)]
    return told


def seen(table: Any) -> list[Any]:
    """All that can be seen of a table, and said of it."""
    game, names = table.game, ["Ann", "Bob", "Кот", "Дан"]
    again = game.from_position(table.position(), "again")
    views = [table.view(seat) for seat in (None, *range(table.seats))]
    told = [game.words(language).tell(event, names) for language in ("en", "ru") for event in table.events(0)]
    game.modules["text"].draw(views[1], game.words("en"), names)
    return [views, table.position(), again.position(), again.digest, table.observe(0).tolist(), told]


if __name__ == "__main__":
    asked, boxes = sys.argv[1], json.loads(sys.argv[2])
    if asked == "without":
        sys.modules |= dict.fromkeys(PACKAGES)  # to import one of them is an error from now on
    print(json.dumps({name: story(name, boxes) for name in boxes}, sort_keys=True))
