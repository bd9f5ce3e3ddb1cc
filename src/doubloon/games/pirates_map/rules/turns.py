"""The turn: dice turned with rum, nothing drawn, done; then all is shown, and the next roll or the end follows."""

from __future__ import annotations

from ....core import State, count_bits, lowest_bit, reveal, rule, tell, whisper
from ..components import FIRST, SEATS, SKULLS, Event, Phase, Stage
from ..state import close_journal, copy_sheet, roll_dice
from .journal import note, show_sheet
from .scoring import rank_of, score_of, tie_count, tie_reason, winners
from .sheet import room_left


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
    note(s, seat, Event.SKIPPED)


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
        show_sheet(s, seat)
        if s.skulls[seat] == s.skulls[SEATS + seat]:
            nobody_drew = False
        else:
            tell(s, Event.SKULL, seat, s.skulls[seat])
    for seat in range(s.seats):
        copy_sheet(s, seat, SEATS + seat)
        close_journal(s, seat)
    if nobody_drew:
        tell(s, Event.NOBODY_DREW)
    if is_at_end(s) or nobody_drew:
        end_game(s)
    else:
        if s.phase == Phase.TURN:
            s.turns += 1
        roll_dice(s)


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
    """Points are counted, and it is said what decides between equals. (§7.2, §7.7, §8.3)"""
    s.phase = Phase.OVER
    for seat in range(s.seats):
        tell(s, Event.SCORED, seat, score_of(s, SEATS + seat))
    if s.seats == 1:
        tell(s, Event.RANKED, 0, rank_of(s, SEATS))
        return
    won = winners(s)
    best = SEATS + lowest_bit(won)
    for seat in range(s.seats):
        if score_of(s, SEATS + seat) == score_of(s, best) and not (won >> seat) & 1:
            reason = tie_reason(s, best, SEATS + seat)
            tell(s, Event.TIED, seat, reason, tie_count(s, SEATS + seat, reason), tie_count(s, best, reason))
    kind = Event.WON
    if count_bits(won) > 1:
        kind = Event.SHARED
    for seat in range(s.seats):
        if (won >> seat) & 1:
            tell(s, kind, seat, score_of(s, SEATS + seat))
