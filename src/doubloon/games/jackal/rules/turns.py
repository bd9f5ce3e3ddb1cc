"""Whose turn it is, how it ends, and what comes after it."""

from __future__ import annotations

from ....core import State, rule, tell
from ..components import COMPASS, FACE_DOWN, HANDS, NEXT, PIECES, PIRATES, Event, Family, Phase
from ..state import crew_of, family_at, is_land, is_pirate, piece_of
from .bear import walk_bear
from .bottles import has_use_for_bottle
from .ending import ask_everybody, is_ended, puzzle_is_over
from .passage import why_not_advance, why_not_leave, why_not_step, why_not_stir
from .sea import speed
from .shots import marksman_of
from .walking import run_on


@rule
def acting(s: State) -> int:
    """Who decides now: the turn's chooser, in a vote whoever is asked, after a campaign's island whoever picks. (§3.1, §4.22)"""
    match s.phase:
        case Phase.OVER:
            return 0
        case Phase.VOTE:
            return 1 << s.asked
        case Phase.PICK:
            return 1 << s.places[s.picker]
        case _:
            return 1 << s.chooser


@rule
def carry_on(s: State) -> None:
    """After a decision: forced steps, then bottles, then the end of the turn. (§3.10, §9.4)"""
    run_on(s)
    if s.phase == Phase.BOTTLE and not (s.seats > 1 and has_use_for_bottle(s, s.turn)):
        if s.seats == 1:
            next_pirate(s)
        else:
            end_turn(s)


@rule
def end_turn(s: State) -> None:
    """The bear walks, sleepers stir, smoke thins; then the game is over, or the next seat's turn. (§4.4, §8.1, §10.1, §10.4)"""
    if s.bear >= 0 and s.bear_seat == s.turn:
        if s.bear_rests:
            s.bear_rests = 0
        else:
            walk_bear(s)
    for hand in range(HANDS):
        piece = piece_of(s.turn, hand)
        if s.nap[piece] > 0 and crew_of(s, piece) == s.turn:
            s.nap[piece] -= 1
    s.smoke = max(s.smoke - 1, 0)
    s.patience = max(s.patience - 1, 0)
    s.turns += 1
    s.quiet += 1
    if not is_ended(s):
        begin_turn(s, (s.turn + 1) % s.seats)
        if s.quiet == s.box.standstill * s.seats + 1:  # the turn that brought something is counted too
            ask_everybody(s)


@rule
def begin_turn(s: State, seat: int) -> None:
    """The next seat clockwise; in smoke its left neighbour decides. (§3.1, §4.22)"""
    s.phase = Phase.ACT
    s.turn = seat
    s.chooser = (seat + 1) % s.seats if s.smoke > 0 else seat


@rule
def can_revive(s: State, seat: int, hand: int) -> bool:
    """A dead pirate of the seat, if another stands on a shrine. (§4.17)"""
    dead = piece_of(seat, hand)
    if s.at[dead] >= 0 or crew_of(s, dead) != seat or not is_pirate(s, dead) or (hand < PIRATES and hand >= s.box.pirates):
        return False
    return shrine_of(s, seat) >= 0


@rule
def shrine_of(s: State, seat: int) -> int:
    """A shrine where a pirate of the seat stands; -1 none. (§4.17)"""
    for hand in range(HANDS):
        piece = piece_of(seat, hand)
        cell = s.at[piece]
        if cell < 0 or crew_of(s, piece) != seat or not is_pirate(s, piece) or (s.seats == 1 and piece != s.mover):
            continue
        if is_land(s, cell) and s.face[cell] != FACE_DOWN and family_at(s, cell) == Family.SHRINE:
            return cell
    return -1


@rule
def revive(s: State, seat: int, hand: int) -> None:
    """A dead pirate is born again in the shrine. (§4.17)"""
    piece = piece_of(seat, hand)
    s.at[piece] = shrine_of(s, seat)
    s.phase = Phase.BOTTLE
    tell(s, Event.REVIVED, seat, piece, s.at[piece])


@rule
def can_move(s: State, piece: int) -> bool:
    """Whether a piece of the crew in play has any move at all. (§3.9)"""
    if why_not_stir(s, piece):
        return False
    if why_not_leave(s, piece):
        return why_not_advance(s, piece, 0) == 0
    for direction in range(COMPASS):
        cell = NEXT[s.at[piece], direction]
        if cell >= 0 and why_not_step(s, piece, cell, 0) == 0:
            return True
    return False


@rule
def can_do_nothing(s: State, seat: int) -> bool:
    """Whether the seat whose turn it is has no action and so passes. (§3.9)"""
    if speed(s, seat) > 0:
        return False
    for hand in range(HANDS):
        if can_revive(s, seat, hand) or can_move(s, piece_of(seat, hand)):
            return False
    for cell in range(len(s.ground)):
        if marksman_of(s, seat, cell) >= 0:
            return False
    return True


@rule
def next_pirate(s: State) -> None:
    """In a puzzle the pirates move in their order, each who can; then the bear, and the next turn. (§14.3)"""
    while True:
        while s.mover < s.box.pirates:
            s.mover += 1
            if s.mover < s.box.pirates and can_move(s, s.mover):
                s.phase = Phase.ACT
                return
        if s.bear >= 0 and not s.bear_rests:
            walk_bear(s)
        s.bear_rests = 0
        for piece in range(PIECES):
            s.nap[piece] = max(s.nap[piece] - 1, 0)
        s.turns += 1
        tell(s, Event.TURN_ENDED, s.turns)
        if puzzle_is_over(s):
            return
        s.mover = -1
