"""What each tile does to whoever comes to it, one function to a kind."""

from __future__ import annotations

from ....core import State, draw, reveal, roll, rule, tell
from ..components import (
    AMOUNT,
    ARROWS,
    CELLS,
    COMPASS,
    DIE,
    FACE_DOWN,
    FACE_UP,
    HUNTER,
    IRON_BELLY,
    IS_ONCE,
    MISSIONARY,
    NEXT,
    PIECES,
    SOBER,
    USED,
    Cause,
    Event,
    Family,
    Phase,
    Stream,
    Way,
)
from ..state import are_friends, bank_cell, crew_of, family_at, has, is_land, is_pirate
from .bear import maul, wake_bear
from .bottles import convert
from .fates import beat, deliver, home_of, lose, perish, send_home
from .passage import was_stepped
from .places import friend_at, is_peaceful, is_preacher
from .sea import reach_sea


@rule
def reach_land(s: State, piece: int, cell: int, coins: int) -> None:
    """Somebody comes to a tile: first the bear, then the tile is turned, then enemies, then it acts. (§4.1, §8.5)"""
    s.coins[cell, 0] += coins
    if s.bear == cell:
        if is_pirate(s, piece):
            maul(s, piece)
            return
        if s.face[cell] == FACE_DOWN:
            return
    if s.face[cell] == FACE_DOWN:
        turn_over(s, cell)
    if is_pirate(s, piece) and family_at(s, cell) != Family.JUNGLE and not is_peaceful(s, cell, 0):
        beat(s, piece, cell, 0)
    act(s, piece, cell, coins)


@rule
def turn_over(s: State, cell: int) -> None:
    """Chance alone says what the tile is, unless somebody peeked, and which way it turns. (§4.1)"""
    if s.tile[cell] < 0:
        s.tile[cell] = draw(s, Stream.TILES, s.heap[s.ground[cell]])
    s.face[cell] = FACE_UP
    s.seen[cell] = 0
    if ARROWS[s.tile[cell]] != 0 or family_at(s, cell) == Family.CROSSROADS:
        s.facing[cell] = roll(s, Stream.FACING, COMPASS // 2)
    s.quiet = 0
    s.patience = 0
    reveal(s)
    tell(s, Event.TURNED, s.tile[cell], cell, s.facing[cell])


@rule
def act(s: State, piece: int, cell: int, coins: int) -> None:
    """The tile does what it does; a single-use tile only to its first visitor. (§1.4)"""
    if s.face[cell] == USED:
        return
    if IS_ONCE[s.tile[cell]]:
        s.face[cell] = USED
    match family_at(s, cell):
        case Family.ARROWS:
            follow_arrows(s, cell)
        case Family.BARREL:
            find_barrel(s, piece)
        case Family.CHEST:
            open_chest(s, cell)
        case Family.HORSE:
            go_on(s, Way.HORSE)
        case Family.ICE:
            slide(s)
        case Family.PIT:
            fall(s, piece, cell)
        case Family.BOTTLE:
            find_bottles(s, piece, cell)
        case Family.CROCODILE:
            flee(s, piece)
        case Family.CARAMBA:
            shout(s, piece)
        case Family.LIGHTHOUSE:
            climb_lighthouse(s)
        case Family.BALLOON:
            ascend(s, piece, cell, coins)
        case Family.MUSKET:
            find_musket(s, piece)
        case Family.CROSSROADS:
            throw_die(s, cell)
        case Family.TRAMPOLINE:
            go_on(s, Way.TRAMPOLINE)
        case Family.AIRPLANE:
            go_on(s, Way.FLIGHT)
        case Family.CANNON:
            shoot_out(s, piece, cell, coins)
        case Family.SMOKE:
            light_smoke(s)
        case Family.DEN:
            open_den(s, cell)
        case Family.MISSIONARY:
            meet_missionary(s, cell)
        case Family.EARTHQUAKE:
            begin_to_shake(s)
        case Family.OGRE:
            feed_ogre(s, piece, cell, coins)
        case _:
            pass  # empty tiles, banks, jungles, shrines, labyrinths and fortresses let one stand (§4.2)


@rule
def go_on(s: State, way: int) -> None:
    """The mover must go on at once: a horse, a trampoline, a plane. (§3.10, §4.6, §4.19, §4.20)"""
    s.phase = Phase.GO
    s.way = way


@rule
def go_along(s: State, headings: int) -> None:
    """The mover must go on one step in one of some directions. (§3.10)"""
    s.headings = headings
    go_on(s, Way.ALONG)


@rule
def turned(headings: int, facing: int) -> int:
    """Directions on a tile that was turned by so many quarters. (§4.1)"""
    by = 2 * facing
    return ((headings << by) | (headings >> (COMPASS - by))) & ((1 << COMPASS) - 1)


@rule
def follow_arrows(s: State, cell: int) -> None:
    """One more step along an arrow, of several the player's choice. (§4.3)"""
    go_along(s, turned(ARROWS[s.tile[cell]], s.facing[cell]))


@rule
def find_barrel(s: State, piece: int) -> None:
    """He lies down and misses his crew's next turn; a sober man walks by. (§4.4, §12.15)"""
    if not has(s, piece, SOBER):
        s.nap[piece] = 2
        tell(s, Event.SLEPT, crew_of(s, piece), piece)


@rule
def open_chest(s: State, cell: int) -> None:
    """Coins, as many as the tile shows. (§4.5)"""
    s.coins[cell, 0] += AMOUNT[s.tile[cell]]
    tell(s, Event.FOUND_COINS, cell, AMOUNT[s.tile[cell]])


@rule
def slide(s: State) -> None:
    """Ice repeats the move that led here: on in the same direction, or one more jump or flight. (§4.7)"""
    if s.via == Way.ALONG:
        go_along(s, 1 << s.heading)
    else:
        go_on(s, s.via)


@rule
def fall(s: State, piece: int, cell: int) -> None:
    """Alone he falls into the pit; one who comes to friends helps them out. (§4.8)"""
    if friend_at(s, piece, cell):
        for other in range(PIECES):
            if s.at[other] == cell and s.trapped[other] and are_friends(s, crew_of(s, piece), crew_of(s, other)):
                s.trapped[other] = 0
                tell(s, Event.FREED, crew_of(s, other), other)
    else:
        s.trapped[piece] = 1
        tell(s, Event.FELL, crew_of(s, piece), piece)


@rule
def find_bottles(s: State, piece: int, cell: int) -> None:
    """The crew takes the bottles; a missionary keeps the first for himself, and reads it. (§4.9, §9.6)"""
    seat = crew_of(s, piece)
    found = AMOUNT[s.tile[cell]]
    if is_preacher(s, piece):
        found -= 1
        tell(s, Event.FOUND_LETTER, seat, cell)
        convert(s)
    s.bottles[seat] += found
    tell(s, Event.FOUND_BOTTLES, seat, found)


@rule
def flee(s: State, piece: int) -> None:
    """The crocodile sends him back to where he came from; a hunter stays. (§4.10, §12.13)"""
    if not has(s, piece, HUNTER):
        tell(s, Event.TURNED_BACK, crew_of(s, piece), piece)
        go_on(s, Way.BACK)


@rule
def shout(s: State, piece: int) -> None:
    """Caramba! (§4.13)"""
    tell(s, Event.SHOUTED, crew_of(s, piece), piece)


@rule
def can_peek(s: State, seat: int, cell: int) -> bool:
    """Tiles face down that the seat has not looked at yet. (§4.14)"""
    return is_land(s, cell) and s.face[cell] == FACE_DOWN and not (s.seen[cell] >> seat) & 1


@rule
def climb_lighthouse(s: State) -> None:
    """A look at some tiles, for the chooser's eyes only. (§4.14)"""
    s.peeks = s.box.peeks
    look_out(s)


@rule
def look_out(s: State) -> None:
    """Go on peeking while looks and unseen tiles are left. (§4.14)"""
    s.phase = Phase.BOTTLE
    if s.peeks > 0:
        for cell in range(CELLS):
            if can_peek(s, s.chooser, cell):
                s.phase = Phase.PEEK
                return
    s.peeks = 0


@rule
def ascend(s: State, piece: int, cell: int, coins: int) -> None:
    """The balloon takes him home with his gold, always to his own ship. (§4.15, §13.3)"""
    s.coins[cell, 0] -= coins
    s.at[piece] = home_of(s, piece)
    tell(s, Event.LIFTED, crew_of(s, piece), piece)
    if s.seats == 1:
        s.coins[bank_cell(s), 0] += coins
    else:
        deliver(s, piece, crew_of(s, piece), coins)


@rule
def find_musket(s: State, piece: int) -> None:
    """It fires once, where the finder points it; a missionary does not shoot. (§4.16)"""
    if is_pirate(s, piece):
        s.phase = Phase.FIRE


@rule
def throw_die(s: State, cell: int) -> None:
    """The die is the arrow; a throw that would lead in a circle is thrown once more. (§4.18, §3.11)"""
    direction = 0
    for _ in range(2):
        direction = (s.box.die[roll(s, Stream.DIE, DIE)] + 2 * s.facing[cell]) % COMPASS
        if not was_stepped(s, cell, NEXT[cell, direction]):
            break
    tell(s, Event.ROLLED, direction)
    go_along(s, 1 << direction)


@rule
def shoot_out(s: State, piece: int, cell: int, coins: int) -> None:
    """The cannon shoots him over everything into the sea before its mouth, coin and all. (§4.21)"""
    direction = 2 * s.facing[cell]
    goal = cell
    while is_land(s, goal):
        goal = NEXT[goal, direction]
    s.coins[cell, 0] -= coins
    s.at[piece] = goal
    tell(s, Event.SHOT_OUT, crew_of(s, piece), piece, goal)
    reach_sea(s, piece, goal, coins, False)


@rule
def light_smoke(s: State) -> None:
    """For one turn of each seat its left neighbour decides. (§4.22)"""
    s.smoke = s.seats + 1
    tell(s, Event.SMOKED, s.turn)


@rule
def open_den(s: State, cell: int) -> None:
    """The bear wakes, if he has not woken before. (§4.23)"""
    if s.bear < 0:
        wake_bear(s, cell, s.turn)


@rule
def meet_missionary(s: State, cell: int) -> None:
    """A missionary joins the seat that found him; there is only one. (§4.24)"""
    if s.keeper < 0:
        s.keeper = s.turn
        s.at[MISSIONARY] = cell
        tell(s, Event.MISSIONARY_FOUND, s.turn, cell)


@rule
def can_shake(s: State, cell: int) -> bool:
    """Tiles without a piece or a coin, face down or up. (§4.25)"""
    if not is_land(s, cell) or s.bear == cell:
        return False
    for space in range(len(s.coins[cell])):
        if s.coins[cell, space] > 0:
            return False
    for piece in range(PIECES):
        if s.at[piece] == cell:
            return False
    return True


@rule
def begin_to_shake(s: State) -> None:
    """Two free tiles change places, if there are two. (§4.25)"""
    free = 0
    for cell in range(CELLS):
        free += can_shake(s, cell)
    if free > 1:
        s.phase = Phase.SHAKE
        s.shaken = -1


@rule
def feed_ogre(s: State, piece: int, cell: int, coins: int) -> None:
    """The ogre eats pirate and coin; an iron belly he sends home. (§4.27, §12.16)"""
    if has(s, piece, IRON_BELLY):
        tell(s, Event.SPAT_OUT, crew_of(s, piece), piece)
        send_home(s, piece)
    else:
        perish(s, piece, Cause.OGRE)
    if coins > 0:
        s.coins[cell, 0] -= coins
        lose(s, coins)
        tell(s, Event.ATE_COIN, coins)
