"""Moving a pirate, collecting, and the end of a movement. (§4, §5, §6)"""

from __future__ import annotations

from ....core import State, reveal, rule, tell, whisper
from ..components import BAR, BARE, BONUSES, HELD, HOOK, JOKER_BONUS, LETTER_BONUS, MAP_TILE, NUMBERS, Event, Phase
from .loading import offer_load
from .paths import neighbour, steps_from, steps_left
from .turns import take_stool


@rule
def set_out(s: State, seat: int, field: int) -> None:
    """Choose the pirate to be moved. (§3.1)"""
    s.trail[0] = field
    s.phase = Phase.STEP
    tell(s, Event.SET_OUT, seat, field, steps_from(s, field))


@rule
def take_step(s: State, seat: int, direction: int) -> None:
    """Walk on to the next field; whoever stands there is passed. (§4.2, §4.4)"""
    field = neighbour(s, s.trail[s.steps], direction)
    s.steps += 1
    s.trail[s.steps] = field
    tell(s, Event.STEPPED, seat, field)
    if steps_left(s) == 0:
        end_walk(s, seat)
    elif s.standing[field] == 1 - seat:
        pass_opponent(s, seat, field)


@rule
def is_face_down(s: State, seat: int, slot: int) -> bool:
    """Whether a seat has a map tile there that only it knows. (§4.5, §5.2)"""
    return s.map_tile[seat, slot] >= 0 and not s.face_up[seat, slot]


@rule
def pass_opponent(s: State, seat: int, field: int) -> None:
    """Whoever passes an opponent's pirate may turn up one of his map tiles. (§4.5)"""
    tell(s, Event.PASSED, seat, 1 - seat, field)
    for slot in range(HELD):
        if is_face_down(s, 1 - seat, slot):
            s.phase = Phase.TURN_UP


@rule
def turn_up(s: State, seat: int, slot: int) -> None:
    """A tile turned up stays so, and all may read it. (§4.6)"""
    foe = 1 - seat
    s.face_up[foe, slot] = 1
    reveal(s)
    tell(s, Event.TURNED_UP, seat, foe, s.map_from[foe, slot], s.map_tile[foe, slot])
    s.phase = Phase.STEP


@rule
def leave_down(s: State, seat: int) -> None:
    """Turning up is an offer. (§4.5)"""
    tell(s, Event.LEFT_DOWN, seat)
    s.phase = Phase.STEP


@rule
def collect(s: State, seat: int, field: int) -> None:
    """Take the tile that the pirate left: a souvenir for all to see, a map tile for one's own eyes. (§5.1, §5.2)"""
    if s.lies[field] == MAP_TILE:
        tell(s, Event.COLLECTED_MAP, seat, field)
        keep_map_tile(s, seat, s.map_on[field], field)
        s.map_on[field] = -1
    else:
        tell(s, Event.COLLECTED, seat, s.lies[field], field)
        s.supply[seat, s.lies[field] // NUMBERS] += 1
    s.lies[field] = BARE


@rule
def keep_map_tile(s: State, seat: int, tile: int, source: int) -> None:
    """Lay a map tile face down before oneself, after those one has. (§5.2)"""
    slot = 0
    while s.map_tile[seat, slot] >= 0:
        slot += 1
    s.map_tile[seat, slot] = tile
    s.map_from[seat, slot] = source
    reveal(s)
    whisper(s, 1 << seat, Event.LEARNED, seat, tile, source, 0)


@rule
def end_walk(s: State, seat: int) -> None:
    """Collect; then the pirate stays on a tile, or goes to the bar from a bare field or The Hook. (§6.1, §6.2, §6.3)"""
    start = s.trail[0]
    end = s.trail[s.steps]
    for place in range(s.steps + 1):
        s.trail[place] = -1
    s.steps = 0
    s.standing[start] = -1
    collect(s, seat, start)
    if s.lies[end] != BARE:
        s.standing[end] = seat
        offer_load(s, seat)
    else:
        tell(s, Event.SAT_DOWN, seat, take_stool(s, seat) + 1, end)
        if s.box.ground[end] == HOOK:
            offer_bonus(s, seat)
        else:
            offer_load(s, seat)


@rule
def has_bonus(s: State, bonus: int) -> bool:
    """Whether The Hook still has it. (§6.3)"""
    return s.bar_jokers > 0 if bonus == JOKER_BONUS else s.bar_map[bonus - LETTER_BONUS] >= 0


@rule
def offer_bonus(s: State, seat: int) -> None:
    """One bonus tile, if any is left; where there is no choice it is taken at once. (§6.3)"""
    choices, last = 0, 0
    for bonus in range(len(BONUSES)):
        if has_bonus(s, bonus):
            choices += 1
            last = bonus
    if choices == 0:
        offer_load(s, seat)
    elif choices == 1:
        take_bonus(s, seat, last)
    else:
        s.phase = Phase.BONUS


@rule
def take_bonus(s: State, seat: int, bonus: int) -> None:
    """Take a joker, or a map tile to be laid face down. (§6.3)"""
    tell(s, Event.BONUS, seat, bonus)
    if bonus == JOKER_BONUS:
        s.bar_jokers -= 1
        s.jokers[seat] += 1
    else:
        kind = bonus - LETTER_BONUS
        keep_map_tile(s, seat, s.bar_map[kind], BAR + kind)
        s.bar_map[kind] = -1
    offer_load(s, seat)
