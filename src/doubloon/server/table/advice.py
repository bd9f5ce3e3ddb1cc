"""Advice to whoever must decide: what a bot would do, and which moves could not be taken back.

Both are worked out in worlds of the seat's own, dealt anew from what it knows: neither the answer nor the time it takes can tell
anything that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Generator

import doubloon

from ...bots.advice import Advice
from ...bots.captain import Captain, thought_out
from ...core.contract import Contract
from ...core.plans import plan_of
from ...core.told import Plan
from .berth import Berth
from .messages import ForeseenOut, Hint, MoveOut, WeighedOut, WorldOut
from .rated import check_unaided
from .refusals import Refused
from .sealing import check_hint
from .seating import check_holder

HINT_SECONDS = 0.5
MOST_NEXT = 2
FEWEST = 100
"""Fewer lines of play than that are no advice."""
WORLDS = 3
"""In so many worlds each move is tried."""


def check_deciding(berth: Berth, player: str, seat: int) -> None:
    """Refuse who does not hold the seat, or has nothing to decide there now."""
    check_holder(berth, player, seat)
    if not berth.begun:
        raise Refused(409, "the game has not begun.", reason="not-begun")
    if berth.frozen:
        raise Refused(409, f"this table is frozen, {berth.frozen}", reason="frozen")
    if berth.over:
        raise Refused(409, "the game is over; there is nothing left to decide.", reason="game-over")
    if berth.seats[seat].bot:
        raise Refused(409, "a bot keeps this seat; take it back first.", reason="bot-plays")
    if seat not in berth.acting:
        raise Refused(409, "it is not your turn: there is nothing to decide now.", reason="not-your-turn")


def check_alone(berth: Berth, seat: int) -> None:
    """Refuse a hint where another seat is a person's: they would play against two."""
    if any(sits.player is not None for other, sits in enumerate(berth.seats) if other != seat):
        raise Refused(409, "another person plays at this table: hints are for those who play against bots.", reason="no-hints")


def check_hinting(berth: Berth, player: str, seat: int) -> None:
    """Refuse a hint where there is nothing to decide, somebody else plays, or everybody is to find their own way."""
    check_deciding(berth, player, seat)
    check_alone(berth, seat)
    check_hint(berth)
    check_unaided(berth)


def lent(berth: Berth, seat: int) -> WorldOut:
    """A world of the seat's own for somebody else to think about: whoever asks again at the same moment is lent the same one.

    It comes of what the seat knows and of nothing else, so that it is the same wherever the truth cannot be told apart.
    """
    seq = len(berth.numbers_of(seat))
    return WorldOut(seq, berth.played.world(seat, f"lent {berth.charter.id} {seq}").position())


def advising(world: doubloon.Table, seat: int, seconds: float) -> Generator[None, None, tuple[Advice, Plan | None]]:
    """A captain's choice with its reasons and its plan, piece by piece; once more where the compiler took the time it had."""
    captain = Captain(threads=1)
    advice = yield from captain.ponder(world, seat, seconds=seconds)
    if 0 < advice.iterations < FEWEST:
        advice = yield from captain.ponder(world, seat, seconds=seconds)
    return advice, plan_of(world, seat, advice.line)


def advise(world: doubloon.Table, seat: int, seconds: float) -> tuple[Advice, Plan | None]:
    """The same in one go."""
    return thought_out(advising(world, seat, seconds))


def hint_of(game: Contract, seq: int, advice: Advice, plan: Plan | None) -> Hint:
    """A captain's choice, for the wire."""

    def named(text: str) -> MoveOut:
        return MoveOut.of(game.numbering.parse(text))

    chosen = str(advice.move)
    weighed = [WeighedOut(named(one.move), one.chance) for one in advice.weighed if one.visits]
    chance = next((one.chance for one in weighed if one.move.text == chosen), None)
    others = [one for one in weighed if one.move.text != chosen][:MOST_NEXT]
    line = [ForeseenOut(seat, named(move)) for seat, move in advice.line]
    return Hint(seq, named(chosen), chance, others, line, advice.iterations, plan)


def seals(world: doubloon.Table, seat: int) -> dict[str, str]:
    """The moves that could not be taken back for certain, and why, as a few worlds of the seat show it."""
    found: dict[str, str] = {}
    for number in range(WORLDS):
        dealt = world.world(seat, f"outlook {number}")
        for move in dealt.moves(seat):
            if found.get(move.text) != "shows" and (why := sealed_by(dealt, seat, move)):
                found[move.text] = why
    return found


def sealed_by(world: doubloon.Table, seat: int, move: doubloon.Move) -> str | None:
    """What keeps a move from being taken back in a world: something would be learned, or it is for others to go on."""
    after = world.copy()
    after.play(seat, move)
    if not after.can_undo(seat):
        return "shows"
    return None if seat in after.acting else "passes"
