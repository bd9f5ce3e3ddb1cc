"""What a seat did in a game, found by playing it again from its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from ...core.game import Game
from ...core.table import Table
from ..arena import Contest, Played, deal_table


class Deeds(msgspec.Struct):
    """What one seat did in one game, and what became of it."""

    deal: int
    bot: int
    """Which of the contest's bots sat there."""
    part: float
    """What it had of the victory."""
    score: int
    others: float
    """What the others scored, on average."""
    choices: int = 0
    """Moves where it could have made another."""
    gain: float = 0.0
    """By how much its own outlook rose through its moves, in points."""
    cost: float = 0.0
    """By how much the others' fell through them, all together."""
    taken: float = 0.0
    """Points that others had and lost through them."""
    kinds: Counter[str] = msgspec.field(default_factory=Counter)
    """Its choices by their kinds."""
    told: Counter[str] = msgspec.field(default_factory=Counter)
    """What its moves brought about, as the game tells it."""


def deeds_of(contest: Contest, game: Game, played: Played) -> list[Deeds]:
    """What each seat did in a game."""
    seats = range(contest.seats)
    rivals = max(contest.seats - 1, 1)
    found = [
        Deeds(played.deal, played.lineup[seat], played.parts[seat], score, (sum(played.scores) - score) / rivals)
        for seat, score in enumerate(played.scores)
    ]
    for table, seat, move in again(contest, played):
        mine = found[seat]
        moves = table.moves(seat)
        hopes, points = outlook(game, table), table.scores
        table.play(seat, move)
        deed = table.log[-1]
        mine.told.update(one.told.kind for one in deed.news)
        if len(moves) > 1 and deed.move is not None:
            mine.choices += 1
            mine.kinds[deed.move.kind] += 1
        if not table.over:  # the last count is nobody's doing
            after, now = outlook(game, table), table.scores
            mine.gain += after[seat] - hopes[seat]
            mine.cost += sum(hopes[one] - after[one] for one in seats if one != seat)
            mine.taken += sum(max(points[one] - now[one], 0) for one in seats if one != seat)
    return found


def again(contest: Contest, played: Played) -> Iterator[tuple[Table, int, str]]:
    """The table before each move, with who makes it; whoever takes them plays them."""
    assert played.record is not None
    table = deal_table(contest, played.deal)
    for seat, move in played.record["moves"]:
        yield table, seat, move


def outlook(game: Game, table: Table) -> list[float]:
    """How well each seat stands by the game's own judgement, in points."""
    return [value / game.modules["bot"].SEARCH["point"] for value in game.engine.evaluate(table.state)[: table.seats]]
