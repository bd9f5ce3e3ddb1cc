"""The rules, one function to a paragraph of RULES.md, in its order."""

from __future__ import annotations

from ...core import Array, State, draw, hush, reveal, rule, tell, whisper
from .components import (
    BAR,
    BARE,
    BEYOND,
    BONUSES,
    DIRECTIONS,
    FIELDS,
    HELD,
    HOOK,
    JOKER_BONUS,
    LARGEST,
    LETTER_BONUS,
    MAP_TILE,
    NUMBERS,
    SEA,
    SEATS,
    SIDE,
    SOUVENIRS,
    STOOLS,
    SYMBOLS,
    TREASURES,
    Event,
    Phase,
    Stream,
)
from .moves import BONUS, DIG, JOKER, LOAD, LOAD_NONE, MOVE, PAY, PLACE, PLACE_AT_BAR, STEP, TURN, TURN_NONE
from .state import lost_field


@rule
def acting(s: State) -> int:
    """One seat at a time. (§2.6)"""
    return 0 if s.phase == Phase.OVER else 1 << s.turn


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Write the ids of all that the seat may do; returns how many."""
    if seat != s.turn:
        return 0
    match s.phase:
        case Phase.CHOOSE:
            return list_walkers(s, seat, out, list_places(s, seat, out))
        case Phase.STEP:
            return list_steps(s, out)
        case Phase.TURN_UP:
            return list_map_tiles(s, seat, out)
        case Phase.BONUS:
            return list_bonuses(s, out)
        case Phase.LOAD:
            return list_treasures(s, seat, out)
        case Phase.PAY:
            return list_jokers(s, seat, out)
        case Phase.DIG:
            return list_digs(s, out)
        case _:
            return 0


@rule
def list_places(s: State, seat: int, out: Array) -> int:
    """Where a pirate in hand may be placed. (§3.2, §3.3)"""
    if s.in_hand[seat] == 0:
        return 0
    n = 0
    for field in range(FIELDS):
        if can_place(s, field):
            out[n] = PLACE + field
            n += 1
    if n == 0:
        out[0] = PLACE_AT_BAR
        n = 1
    return n


@rule
def list_walkers(s: State, seat: int, out: Array, n: int) -> int:
    """The pirates who can complete a walk. (§3.4, §4.1)"""
    if may_move(s, seat):
        for field in range(FIELDS):
            if s.standing[field] == seat and can_walk(s, field):
                out[n] = MOVE + field
                n += 1
    return n


@rule
def list_steps(s: State, out: Array) -> int:
    """The directions from which the walk can still be completed. (§4.1)"""
    n = 0
    for direction in range(len(DIRECTIONS)):
        if can_step(s, direction):
            out[n] = STEP + direction
            n += 1
    return n


@rule
def list_map_tiles(s: State, seat: int, out: Array) -> int:
    """The opponent's face-down map tiles, or none of them. (§4.5)"""
    n = 0
    for slot in range(HELD):
        if is_face_down(s, 1 - seat, slot):
            out[n] = TURN + slot
            n += 1
    out[n] = TURN_NONE
    return n + 1


@rule
def list_bonuses(s: State, out: Array) -> int:
    """What is left in The Hook. (§6.3)"""
    n = 0
    for bonus in range(len(BONUSES)):
        if has_bonus(s, bonus):
            out[n] = BONUS + bonus
            n += 1
    return n


@rule
def list_treasures(s: State, seat: int, out: Array) -> int:
    """The Small Treasures one can pay for; none of them only where each would take a joker. (§7.2, §7.3)"""
    n = 0
    for treasure in range(TREASURES):
        if can_load(s, seat, treasure):
            out[n] = LOAD + treasure
            n += 1
    if not must_load(s, seat):
        out[n] = LOAD_NONE
        n += 1
    return n


@rule
def list_jokers(s: State, seat: int, out: Array) -> int:
    """The symbols for which a joker may be given, or the rest in plain souvenirs. (§7.4)"""
    out[0] = PAY
    n = 1
    for symbol in range(len(SYMBOLS)):
        if can_give_joker(s, seat, symbol):
            out[n] = JOKER + symbol
            n += 1
    return n


@rule
def list_digs(s: State, out: Array) -> int:
    """Every field without a pirate. (§8.3)"""
    n = 0
    for field in range(FIELDS):
        if can_dig(s, field):
            out[n] = DIG + field
            n += 1
    return n


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out one legal move and everything that follows from it."""
    hush(s)
    match s.phase:
        case Phase.CHOOSE:
            if move < PLACE_AT_BAR:
                place(s, seat, move - PLACE)
            elif move == PLACE_AT_BAR:
                place_at_bar(s, seat)
            else:
                set_out(s, seat, move - MOVE)
        case Phase.STEP:
            take_step(s, seat, move - STEP)
        case Phase.TURN_UP:
            if move == TURN_NONE:
                leave_down(s, seat)
            else:
                turn_up(s, seat, move - TURN)
        case Phase.BONUS:
            take_bonus(s, seat, move - BONUS)
        case Phase.LOAD:
            if move == LOAD_NONE:
                load_none(s, seat)
            else:
                load(s, seat, move - LOAD)
        case Phase.PAY:
            if move == PAY:
                pay(s, seat)
            else:
                choose_joker(s, seat, move - JOKER)
        case Phase.DIG:
            dig(s, seat, move - DIG)


# Placing a pirate, and whose turn it is.


@rule
def is_beach(s: State, field: int) -> bool:
    """A field at the edge of the island. (§1.1)"""
    row = field // SIDE
    column = field % SIDE
    edge = row == 0 or column == 0 or row == s.box.rows - 1 or column == s.box.columns - 1
    return edge and s.box.ground[field] != HOOK and s.box.ground[field] != SEA


@rule
def can_place(s: State, field: int) -> bool:
    """A beach field that has its tile and no pirate. (§3.2)"""
    return s.lies[field] != BARE and s.standing[field] < 0 and is_beach(s, field)


@rule
def beach_is_open(s: State) -> bool:
    """Whether any pirate could be placed on the beach. (§3.3)"""
    for field in range(FIELDS):  # noqa: SIM110
        if can_place(s, field):
            return True
    return False


@rule
def place(s: State, seat: int, field: int) -> None:
    """Place a pirate on the beach. (§3.2)"""
    s.in_hand[seat] -= 1
    s.standing[field] = seat
    tell(s, Event.PLACED, seat, field)
    end_turn(s)


@rule
def place_at_bar(s: State, seat: int) -> None:
    """No beach field is left: the pirate goes straight to the bar. (§3.3)"""
    s.in_hand[seat] -= 1
    tell(s, Event.PLACED_AT_BAR, seat, take_stool(s, seat) + 1)
    end_turn(s)


@rule
def take_stool(s: State, seat: int) -> int:
    """A pirate takes the first empty stool; returns which. (§6.2)"""
    stool = 0
    while s.stool[stool] >= 0:
        stool += 1
    s.stool[stool] = seat
    return stool


@rule
def may_move(s: State, seat: int) -> bool:
    """Enough pirates are placed; those at the bar count. (§3.4, §10.2)"""
    return s.box.pirates - s.in_hand[seat] >= s.place_first


@rule
def at_bar(s: State, seat: int) -> int:
    """Stools that a seat's pirates have taken. (§3.7)"""
    n = 0
    for stool in range(STOOLS):
        n += s.stool[stool] == seat
    return n


@rule
def can_act(s: State, seat: int) -> bool:
    """Whether the seat can place or move anybody. (§3.5)"""
    if s.in_hand[seat] > 0:
        return True
    for field in range(FIELDS):  # noqa: SIM110
        if s.standing[field] == seat and can_walk(s, field):
            return True
    return False


@rule
def end_turn(s: State) -> None:
    """The other seat's turn; who can do nothing misses it, who has all pirates at the bar is passed by. (§2.6, §3.5, §3.7)"""
    s.phase = Phase.CHOOSE
    s.turn = 1 - s.turn
    for _ in range(SEATS):
        if at_bar(s, s.turn) < s.box.pirates:
            if can_act(s, s.turn):
                return
            tell(s, Event.MISSED, s.turn)
        s.turn = 1 - s.turn
    strand(s)


@rule
def strand(s: State) -> None:
    """Nobody can do anything any more: the pirates still out take stools by turns, and the sun sets. (§3.6, §8.1)"""
    if at_bar(s, 0) + at_bar(s, 1) < SEATS * s.box.pirates:
        tell(s, Event.STRANDED)
    for field in range(FIELDS):
        s.standing[field] = -1
    while at_bar(s, 0) + at_bar(s, 1) < SEATS * s.box.pirates:
        if at_bar(s, s.turn) < s.box.pirates:
            tell(s, Event.PLACED_AT_BAR, s.turn, take_stool(s, s.turn) + 1)
        s.turn = 1 - s.turn
    begin_sunset(s)


# Moving a pirate.


@rule
def neighbour(s: State, field: int, direction: int) -> int:
    """The next field of the island in a direction; -1 where it ends. (§4.2)"""
    beyond = BEYOND[field, direction]
    if beyond >= 0 and s.box.ground[beyond] == SEA:
        return -1
    return beyond


@rule
def steps_from(s: State, field: int) -> int:
    """The number on the tile that lies there. (§4.1)"""
    return s.box.map_steps if s.lies[field] == MAP_TILE else s.lies[field] % NUMBERS + 1


@rule
def steps_left(s: State) -> int:
    """Steps of the walk under way that are still to be taken. (§4.1)"""
    return steps_from(s, s.trail[0]) - s.steps


@rule
def can_walk(s: State, field: int) -> bool:
    """Whether the pirate there can complete a walk. (§4.1)"""
    return can_finish(s, FIELDS, field, steps_from(s, field))


@rule
def can_end_beside(s: State, before: int, field: int) -> bool:
    """Whether one step from a field, not back to the one before, ends where nobody stands. (§4.4)"""
    for direction in range(len(DIRECTIONS)):
        end = neighbour(s, field, direction)
        if end >= 0 and end != before and s.standing[end] < 0:
            return True
    return False


@rule
def can_finish(s: State, before: int, field: int, steps: int) -> bool:
    """Whether a pirate there can take exactly so many more steps and end where nobody stands. (§4.1, §4.4)

    In three steps nobody comes back to a field but by turning on his heel, so the field before is all one must avoid. (§4.3)
    """
    if steps == 0:
        return s.standing[field] < 0
    if steps == 1:
        return can_end_beside(s, before, field)
    for direction in range(len(DIRECTIONS)):
        second = neighbour(s, field, direction)
        if second >= 0 and second != before:
            if steps == 2 and can_end_beside(s, field, second):
                return True
            if steps == 3:
                for onward in range(len(DIRECTIONS)):
                    third = neighbour(s, second, onward)
                    if third >= 0 and third != field and can_end_beside(s, second, third):
                        return True
    return False


@rule
def was_visited(s: State, field: int) -> bool:
    """Whether the walk under way has touched the field, its start included. (§4.3)"""
    for place in range(s.steps + 1):  # noqa: SIM110
        if s.trail[place] == field:
            return True
    return False


@rule
def can_step(s: State, direction: int) -> bool:
    """Whether the walk may go on that way. (§4.2, §4.3, §4.4)"""
    here = s.trail[s.steps]
    field = neighbour(s, here, direction)
    return field >= 0 and not was_visited(s, field) and can_finish(s, here, field, steps_left(s) - 1)


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


# Collecting, and the end of a movement.


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
    whisper(s, 1 << seat, Event.LEARNED, seat, tile, source)


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


# Loading into the hold.


@rule
def jokers_needed(s: State, seat: int, treasure: int) -> int:
    """How many souvenirs of a Small Treasure the supply lacks; only symbols matter. (§7.1, §7.3)"""
    lacking = 0
    for place in range(LARGEST):
        if s.treasure[treasure, place] >= 0:
            symbol = s.treasure[treasure, place] // NUMBERS
            alike = 0
            for earlier in range(place):
                alike += s.treasure[treasure, earlier] // NUMBERS == symbol
            lacking += s.supply[seat, symbol] <= alike
    return lacking


@rule
def is_closed(s: State, treasure: int) -> bool:
    """A Small Treasure with nothing left on it. (§7.6)"""
    return s.treasure[treasure, 0] < 0


@rule
def can_load(s: State, seat: int, treasure: int) -> bool:
    """Whether souvenirs and jokers suffice. (§7.1, §7.3)"""
    return not is_closed(s, treasure) and jokers_needed(s, seat, treasure) <= s.jokers[seat]


@rule
def must_load(s: State, seat: int) -> bool:
    """Whether plain souvenirs suffice for any Small Treasure. (§7.1, §7.3)"""
    for treasure in range(TREASURES):  # noqa: SIM110
        if not is_closed(s, treasure) and jokers_needed(s, seat, treasure) == 0:
            return True
    return False


@rule
def offer_load(s: State, seat: int) -> None:
    """At the end of a movement: load one Small Treasure; where there is no choice it is loaded at once. (§7.1, §7.2)"""
    choices, last = 0, 0
    for treasure in range(TREASURES):
        if can_load(s, seat, treasure):
            choices += 1
            last = treasure
    if choices == 0:
        end_turn(s)
    elif choices == 1 and must_load(s, seat):
        load(s, seat, last)
    else:
        s.phase = Phase.LOAD


@rule
def load_none(s: State, seat: int) -> None:
    """Jokers need not be used. (§7.3)"""
    tell(s, Event.NOT_LOADED, seat)
    end_turn(s)


@rule
def load(s: State, seat: int, treasure: int) -> None:
    """Reckon what is owed; jokers stand in for what is lacking. (§7.3, §7.4)"""
    s.loading = treasure
    for place in range(LARGEST):
        if s.treasure[treasure, place] >= 0:
            s.owed[s.treasure[treasure, place] // NUMBERS] += 1
    for symbol in range(len(SYMBOLS)):
        while s.owed[symbol] > s.supply[seat, symbol]:
            give_joker(s, seat, symbol)
    offer_jokers(s, seat)


@rule
def can_give_joker(s: State, seat: int, symbol: int) -> bool:
    """A joker may stand in for a souvenir one holds; symbols are gone through in their order. (§7.4)"""
    return s.jokers[seat] > 0 and symbol >= s.pay_from and s.owed[symbol] > 0


@rule
def offer_jokers(s: State, seat: int) -> None:
    """Ask whether more jokers are to be given; where none can, the rest is paid. (§7.4)"""
    for symbol in range(len(SYMBOLS)):
        if can_give_joker(s, seat, symbol):
            s.phase = Phase.PAY
            return
    pay(s, seat)


@rule
def give_joker(s: State, seat: int, symbol: int) -> None:
    """A joker given is out of the game. (§7.4)"""
    s.jokers[seat] -= 1
    s.spent_jokers += 1
    s.owed[symbol] -= 1
    tell(s, Event.JOKER_SPENT, seat, symbol)


@rule
def choose_joker(s: State, seat: int, symbol: int) -> None:
    """Give a joker and keep the souvenir. (§7.4)"""
    give_joker(s, seat, symbol)
    s.pay_from = symbol
    offer_jokers(s, seat)


@rule
def pay(s: State, seat: int) -> None:
    """Lay the souvenirs aside, and stow the Small Treasure as one load. (§7.4, §7.5)"""
    for symbol in range(len(SYMBOLS)):
        s.supply[seat, symbol] -= s.owed[symbol]
        s.spent += s.owed[symbol]
        s.owed[symbol] = 0
    treasure = s.loading
    points = 0
    for place in range(LARGEST):
        if s.treasure[treasure, place] >= 0:
            s.hold[seat, s.treasure[treasure, place]] += 1
            points += s.treasure[treasure, place] % NUMBERS + 1
    s.loads[seat] += 1
    s.loading = -1
    s.pay_from = 0
    tell(s, Event.LOADED, seat, treasure, points)
    fill_up(s, treasure)
    end_turn(s)


@rule
def fill_up(s: State, treasure: int) -> None:
    """Fill a Small Treasure from the bag, with what there is; with nothing on it it is closed. (§7.6)"""
    left = 0
    for kind in range(len(SOUVENIRS)):
        left += s.bag[kind]
    for place in range(LARGEST):
        s.treasure[treasure, place] = -1
        if place < s.box.sizes[treasure] and place < left:
            s.treasure[treasure, place] = draw(s, Stream.BAG, s.bag)
            tell(s, Event.FILLED_UP, treasure, s.treasure[treasure, place])
    if left == 0:
        tell(s, Event.CLOSED, treasure)


# Sunset.


@rule
def begin_sunset(s: State) -> None:
    """All are at the bar: what is left on the island is cleared away, map tiles unseen. (§8.1)"""
    for field in range(FIELDS):
        s.spent += s.lies[field] < MAP_TILE
        s.lies[field] = BARE
    s.phase = Phase.DIG
    s.turn = s.stool[0]
    tell(s, Event.SUNSET, s.turn)


@rule
def can_dig(s: State, field: int) -> bool:
    """Any field of the island without a pirate, The Hook too. (§8.3)"""
    return s.box.ground[field] != SEA and s.standing[field] < 0


@rule
def dig(s: State, seat: int, field: int) -> None:
    """Pirates dig in the order of their stools. (§8.2)"""
    stool = 0
    while s.dug[stool] >= 0:
        stool += 1
    s.dug[stool] = field
    s.standing[field] = seat
    tell(s, Event.DUG, seat, field)
    if stool + 1 < SEATS * s.box.pirates:
        s.turn = s.stool[stool + 1]
    else:
        show_lost(s)


@rule
def show_lost(s: State) -> None:
    """The lost pair is turned up, and the game is over. (§8.4)"""
    s.phase = Phase.OVER
    reveal(s)
    tell(s, Event.LOST_SHOWN, lost_field(s))
    found_by = finder(s)
    if found_by >= 0:
        tell(s, Event.FOUND, found_by)
    else:
        tell(s, Event.NOT_FOUND)
    if found_by < 0 or not s.treasure_wins:
        for seat in range(SEATS):
            tell(s, Event.SCORED, seat, points_of(s, seat), s.loads[seat])
    won = winners(s)
    for seat in range(SEATS):
        if (won >> seat) & 1:
            tell(s, Event.WON, seat)
    if won == 0:
        tell(s, Event.NOBODY_WON)


@rule
def finder(s: State) -> int:
    """The seat whose pirate stands on the Lost Treasure when it is shown; -1 nobody. (§8.5)"""
    return s.standing[lost_field(s)] if s.phase == Phase.OVER else -1


# Victory points.


@rule
def points_of(s: State, seat: int) -> int:
    """Most loads, numbers in the hold, pairs in the supply; in the variation the Lost Treasure. (§9.2, §9.3, §9.4, §10.1)"""
    points = 0
    if s.loads[seat] > s.loads[1 - seat]:
        points += s.box.most_loads
    for kind in range(len(SOUVENIRS)):
        points += s.hold[seat, kind] * (kind % NUMBERS + 1)
    for symbol in range(len(SYMBOLS)):
        points += s.supply[seat, symbol] // 2 * s.box.pair
    if not s.treasure_wins and finder(s) == seat:
        points += s.box.lost_treasure
    return points


@rule
def scores(s: State, out: Array) -> None:
    """The points of each seat. (§9.1)"""
    for seat in range(SEATS):
        out[seat] = points_of(s, seat)


@rule
def winners(s: State) -> int:
    """Whoever found the Lost Treasure; else most points, then most loads, then nobody. (§8.5, §9.1, §9.5)"""
    found_by = finder(s)
    if s.treasure_wins and found_by >= 0:
        return 1 << found_by
    ahead = points_of(s, 0) - points_of(s, 1)
    if ahead == 0:
        ahead = s.loads[0] - s.loads[1]
    if ahead == 0:
        return 0
    return 1 if ahead > 0 else 2


# Why a move is refused.


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the paragraph that forbids it: 303 is §3.3."""
    if not (acting(s) >> seat) & 1:
        return why_not_seat(s)
    if move < STEP:
        return why_not_choose(s, seat, move) if s.phase == Phase.CHOOSE else why_not_now(s)
    if move < TURN:
        return why_not_step(s, move - STEP) if s.phase == Phase.STEP else why_not_now(s)
    if move < BONUS:
        if s.phase != Phase.TURN_UP:
            return why_not_now(s)
        return 0 if move == TURN_NONE or is_face_down(s, 1 - seat, move - TURN) else 405
    if move < LOAD:
        if s.phase != Phase.BONUS:
            return why_not_now(s)
        return 0 if has_bonus(s, move - BONUS) else 603
    if move < JOKER:
        return why_not_load(s, seat, move) if s.phase == Phase.LOAD else why_not_now(s)
    if move < DIG:
        if s.phase != Phase.PAY:
            return why_not_now(s)
        return 0 if move == PAY or can_give_joker(s, seat, move - JOKER) else 704
    if s.phase != Phase.DIG:
        return why_not_now(s)
    return 0 if can_dig(s, move - DIG) else 803


@rule
def why_not_seat(s: State) -> int:
    """Why it is not this seat that decides. (§2.6, §8.2, §8.4)"""
    match s.phase:
        case Phase.DIG:
            return 802
        case Phase.OVER:
            return 804
        case _:
            return 206


@rule
def why_not_now(s: State) -> int:
    """Which paragraph says what has to be decided first."""
    match s.phase:
        case Phase.CHOOSE:
            return 301
        case Phase.STEP:
            return 401
        case Phase.TURN_UP:
            return 405
        case Phase.BONUS:
            return 603
        case Phase.LOAD:
            return 702
        case Phase.PAY:
            return 704
        case _:
            return 802


@rule
def why_not_choose(s: State, seat: int, move: int) -> int:
    """What speaks against placing or moving that pirate."""
    if move < MOVE:
        if s.in_hand[seat] == 0:
            return 105
        if move == PLACE_AT_BAR:
            return 303 if beach_is_open(s) else 0
        return 0 if can_place(s, move - PLACE) else 302
    if not may_move(s, seat):
        return 304
    if s.standing[move - MOVE] != seat:
        return 301
    return 0 if can_walk(s, move - MOVE) else 404


@rule
def why_not_step(s: State, direction: int) -> int:
    """What speaks against walking that way."""
    field = neighbour(s, s.trail[s.steps], direction)
    if field < 0:
        return 402
    if was_visited(s, field):
        return 403
    return 0 if can_step(s, direction) else 404


@rule
def why_not_load(s: State, seat: int, move: int) -> int:
    """What speaks against loading that, or nothing."""
    if move == LOAD_NONE:
        return 701 if must_load(s, seat) else 0
    if is_closed(s, move - LOAD):
        return 706
    return 0 if can_load(s, seat, move - LOAD) else 703
