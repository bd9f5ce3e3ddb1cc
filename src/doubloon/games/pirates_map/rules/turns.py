"""The turn: dice turned with rum, nothing drawn, done; then all is shown, and the next roll or the end follows."""

from __future__ import annotations

from ....core import State, reveal, rule, tell, whisper
from ..components import (
    BOXES,
    DIAGONALS,
    DOUBLOON,
    FIRST,
    KINDS,
    LINES,
    SEATS,
    SKULLS,
    SQUARES,
    Event,
    Phase,
    Stage,
)
from ..state import copy_sheet, roll_dice
from .scoring import rank_of, score_of, winners
from .sheet import is_claimed, is_full, room_left


@rule
def acting(s: State) -> int:
    """All who are not done. (§3.8)"""
    mask = 0
    if s.phase != Phase.OVER:
        for seat in range(s.seats):
            if s.stage[seat] != Stage.DONE:
                mask |= 1 << seat
    return mask


@rule
def can_turn(s: State, seat: int, white: int, down: int) -> bool:
    """A bottle turns a white die one up or down; 1 and the highest face are not joined. (§3.4)"""
    face = s.die[seat, FIRST + white]
    return s.rum[seat] > 0 and (face > 1 if down else face < s.box.side)


@rule
def turn_die(s: State, seat: int, white: int, down: int) -> None:
    """Cross out a bottle and turn a white die by one. (§3.4)"""
    s.rum[seat] -= 1
    s.die[seat, FIRST + white] += -1 if down else 1
    whisper(s, 1 << seat, Event.TURNED, seat, white, s.die[seat, FIRST + white], s.rum[seat])


@rule
def flip(s: State, seat: int) -> None:
    """Use the opposite face of the black die. (§3.3)"""
    s.die[seat, 0] = s.box.side + 1 - s.die[seat, 0]
    whisper(s, 1 << seat, Event.FLIPPED, seat, s.die[seat, 0])


@rule
def skip(s: State, seat: int) -> None:
    """Draw nothing, and cross out a skull. (§3.7)"""
    s.skulls[seat] += 1
    s.stage[seat] = Stage.READY
    whisper(s, 1 << seat, Event.SKIPPED, seat)


@rule
def be_done(s: State, seat: int) -> None:
    """The draft stands; when all stand they are shown. (§3.8)"""
    s.stage[seat] = Stage.DONE
    whisper(s, 1 << seat, Event.DONE, seat)
    if acting(s) == 0:
        settle(s)


@rule
def settle(s: State) -> None:
    """All sheets are shown, and claims made in one turn count alike. (§3.8, §4.3)"""
    reveal(s)
    nobody_drew = s.phase == Phase.TURN and s.seats > 1  # alone, this is no end (§8.2)
    for seat in range(s.seats):
        show_drawings(s, seat)
        show_claims(s, seat)
        if s.skulls[seat] == s.skulls[SEATS + seat]:
            nobody_drew = False
        else:
            tell(s, Event.SKULL, seat, s.skulls[seat])
    for seat in range(s.seats):
        copy_sheet(s, seat, SEATS + seat)
    if nobody_drew:
        tell(s, Event.NOBODY_DREW)
    if is_at_end(s) or nobody_drew:
        end_game(s)
    else:
        if s.phase == Phase.TURN:
            s.turns += 1
        roll_dice(s)


@rule
def show_drawings(s: State, seat: int) -> None:
    """What the seat has drawn in this turn. (§3.8)"""
    for kind in range(KINDS):
        new = s.marks[seat, kind] & ~s.marks[SEATS + seat, kind]
        if new:
            for square in range(SQUARES):
                if (new >> square) & 1:
                    tell(s, Event.SHOWED, seat, kind, square)


@rule
def show_claims(s: State, seat: int) -> None:
    """The lines and boxes that the seat has claimed in this turn. (§4.1, §4.2, §4.5, §5.2)"""
    for line in range(LINES):
        if is_full(s, seat, line) and not is_full(s, SEATS + seat, line):
            if line >= DIAGONALS:
                tell(s, Event.DIAGONAL, seat, line)
            elif s.box.treasure[line] == DOUBLOON or is_claimed(s, line):
                tell(s, Event.CLAIMED_AGAIN, seat, line)
            else:
                tell(s, Event.CLAIMED, seat, line, s.box.treasure[line])
    for box in range(BOXES):
        if ((s.boxes[seat] & ~s.boxes[SEATS + seat]) >> box) & 1:
            tell(s, Event.BOX_CLAIMED, seat, box)


@rule
def is_at_end(s: State) -> bool:
    """A chest is full, or somebody has crossed out the third skull. (§7.1)"""
    ended = False
    for seat in range(s.seats):
        if room_left(s, SEATS + seat) == 0:
            tell(s, Event.CHEST_FULL, seat)
            ended = True
        if s.skulls[SEATS + seat] >= SKULLS:
            tell(s, Event.THIRD_SKULL, seat)
            ended = True
    return ended


@rule
def end_game(s: State) -> None:
    """Points are counted. (§7.2, §8.3)"""
    s.phase = Phase.OVER
    for seat in range(s.seats):
        tell(s, Event.SCORED, seat, score_of(s, SEATS + seat))
    if s.seats == 1:
        tell(s, Event.RANKED, 0, rank_of(s, SEATS))
        return
    won = winners(s)
    for seat in range(s.seats):
        if (won >> seat) & 1:
            tell(s, Event.WON, seat, score_of(s, SEATS + seat))
