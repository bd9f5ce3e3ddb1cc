"""Whether anything comes any more, who is content with that, and what it costs to wait."""

from __future__ import annotations

from ....core import State, rule
from ..components import AMOUNT, CELLS, FACE_DOWN, FAMILY, HANDS, KINDS, PLAIN, Family, Phase
from ..rules import coins_of, coins_on_island, is_aboard, is_afloat, is_explored
from ..rules.ending import rank
from ..state import are_friends, crew_of, is_land, is_pirate, piece_of
from .cells import FAR, is_none, nearest_of, nowhere_else
from .ways import GOLDEN, HIDDEN, Chart, strokes, survey, ways_home, ways_out

SOON, SLOW_ROUNDS = 12, 2
"""After so many rounds of nothing a bot takes the game for one that nothing will come of; the first ones say nothing."""
RICHEST = 5
"""No chest holds more coins."""
OUT_OF_SIGHT = 1000
"""No treasure makes up for such a lead."""
HASTE, MOST_STILL = 2, 0.9
"""For each action that somebody is away from the next tile so many rounds are lost; and how sure it is at most."""
DETOUR = 3
"""So many actions more a coin may be away than a tile to turn, while there are both: others know where it lies, too."""
RATHER_PLAY, CONTENT = 0.5, 1.2
"""What a shared victory counts for beside its share: while tiles lie face down, and when only gold is left that nobody gets."""
GRACE = 0.15
"""What it is worth to the others to end a game of which nothing comes any more; twice as much when everybody is asked."""
BORING, HARDLY, LONG = 0.15, 20, 40
"""What waiting costs at most; for how many actions away even somebody counts who is there; and for how many who is nowhere."""


@rule
def stillness(s: State) -> float:
    """The longer nothing has come, and the further away is whoever wants something, the likelier nothing will. (§10.4)"""
    if s.seats == 1:
        return 0.0
    if s.phase == Phase.VOTE and is_explored(s):
        return MOST_STILL  # as it will be if the others agree, too: who is asked next looks at it as closely
    if s.quiet == 0:
        return 0.0
    if is_decided(s):
        return MOST_STILL
    sure = pressure(s) / 100
    if sure == 0.0:
        return 0.0
    slow = SLOW_ROUNDS * s.seats
    gone = (s.quiet - slow + HASTE * actions_to_progress(s) * s.seats) / max(last_turn(s) - slow, 1)
    return min(sure * gone, MOST_STILL)


@rule
def last_turn(s: State) -> int:
    """After so many turns of which nothing came a game ends in any case. (§10.4)"""
    return (s.box.standstill + s.box.vote) * s.seats


@rule
def pressure(s: State) -> int:
    """Of a hundred, how long nothing has come in a game that goes on. (§10.4)"""
    return 0 if s.phase == Phase.OVER else idleness(s)


@rule
def idleness(s: State) -> int:
    """Of a hundred, how long nothing has come. (§10.4)"""
    return max(0, min(100, 100 * (s.quiet - SLOW_ROUNDS * s.seats) // ((SOON - SLOW_ROUNDS) * s.seats)))


@rule
def is_decided(s: State) -> bool:
    """Whether somebody leads by more than any of the others who is alive can still find. (§10.6)"""
    leader = 0
    for seat in range(1, s.seats):
        if coins_of(s, seat) > coins_of(s, leader):
            leader = seat
    lead = chase = OUT_OF_SIGHT
    for seat in range(s.seats):
        if not are_friends(s, seat, leader):
            behind = coins_of(s, leader) - coins_of(s, seat)
            lead = min(lead, behind)
            if is_manned(s, seat):
                chase = min(chase, behind)
    left = coins_on_island(s)
    return lead > 0 and chase > left and chase > left + coins_to_be_found(s)


@rule
def is_manned(s: State, seat: int) -> bool:
    """Whether a seat or its ally has anybody who can still do something: out of a pit leads a bottle. (§4.8, §7.2, §13.4)"""
    for mate in range(s.seats):
        if are_friends(s, seat, mate):
            for hand in range(HANDS):
                piece = piece_of(mate, hand)
                is_free = not s.trapped[piece] or s.bottles[mate] > 0
                if s.at[piece] >= 0 and is_free and is_pirate(s, piece) and crew_of(s, piece) == mate:
                    return True
    return False


@rule
def standing(s: State, seat: int) -> int:
    """Whether the seat would have won (1), lost (-1) or shared, if the game ended now. (§10.6)"""
    best = -1
    for other in range(s.seats):
        if not are_friends(s, seat, other):
            best = max(best, rank(s, other))
    return (rank(s, seat) > best) - (rank(s, seat) < best)


@rule
def actions_to_progress(s: State) -> int:
    """How far the nearest crew that has not won, and still can, is from a coin and back or a face-down tile. (§10.4)"""
    chart = survey(s)
    left = coins_on_island(s) + coins_to_be_found(s)
    nearest = FAR
    for seat in range(s.seats):
        if s.ship[seat] >= 0 and standing(s, seat) <= 0 and is_within_reach(s, seat, left):
            nearest = min(nearest, way_of(s, seat, chart))
    return nearest


@rule
def way_of(s: State, seat: int, chart: Chart) -> int:
    """How far one crew is from that. Others know where a coin lies, too."""
    there = ways_out(s, seat, chart)
    detour = 0 if is_none(chart[HIDDEN]) else DETOUR
    found = detour + nearest_of(chart[GOLDEN], there, ways_home(s, seat, chart))
    return min(found, nearest_of(chart[HIDDEN], there, nowhere_else()))


@rule
def is_within_reach(s: State, seat: int, left: int) -> bool:
    """Whether a seat could draw level with all enemies by so many coins more. (§10.6)"""
    for other in range(s.seats):
        if not are_friends(s, seat, other) and coins_of(s, seat) + left < coins_of(s, other):
            return False
    return True


@rule
def share(s: State, seat: int, won: int) -> float:
    """To share a victory is little while there is more to find; when no more can be had, it is good to end. (§10.2, §10.6)"""
    winners, is_shared = 0, False
    for other in range(s.seats):
        winners += (won >> other) & 1
        is_shared |= (won >> other) & 1 == 1 and not are_friends(s, seat, other)
    mine = (won >> seat) & 1
    if mine and not is_shared:
        return 1.0 / winners
    if not mine and s.phase == Phase.OVER and not is_manned(s, seat):
        return 2 * GRACE  # who can do nothing any more is glad of an end
    if not is_explored(s):
        return RATHER_PLAY * mine / winners
    is_agreed = s.phase in (Phase.VOTE, Phase.OVER) and s.quiet <= last_turn(s)
    if not is_agreed or coins_on_island(s) == 0:
        return mine / winners
    return CONTENT / winners if mine else GRACE * (1.0 + min(s.quiet / (s.box.standstill * s.seats), 1.0))


# What it costs to wait.


@rule
def boredom(s: State, seat: int) -> float:
    """The longer nothing comes, the more it costs a crew to be far from the next tile or coin, even one that leads. (§10.4)

    To let the game end so costs as much, if there was anything to find yet for anybody.
    """
    idle = idleness(s)
    if s.seats == 1 or idle == 0 or s.ship[seat] < 0:
        return 0.0
    if s.phase == Phase.OVER:
        return 0.0 if is_explored(s) or is_decided(s) else BORING * idle / 100
    return BORING * idle / 100 * (HARDLY + min(way_to_progress(s, seat), LONG)) / (HARDLY + LONG)


@rule
def way_to_progress(s: State, seat: int) -> int:
    """How far a crew is from a tile to turn or from a coin and back; of those who can only swim, how far from a ship. (§3.8)"""
    chart = survey(s)
    nearest = way_of(s, seat, chart)
    if nearest < FAR:
        return nearest
    nearest = LONG
    for hand in range(HANDS):
        piece = piece_of(seat, hand)
        if s.at[piece] >= 0 and crew_of(s, piece) == seat and is_afloat(s, piece) and not is_aboard(s, piece):
            nearest = min(nearest, FAR + strokes(s, seat, s.at[piece]))
    return nearest


# What is left.


@rule
def coins_to_be_found(s: State) -> int:
    """The most coins that can lie under tiles: what was peeked at, and of each back the richest for the others. (§2.1)"""
    coins = 0
    for back in range(PLAIN + 1):
        tiles = 0
        for cell in range(CELLS):
            if is_land(s, cell) and s.face[cell] == FACE_DOWN and s.ground[cell] == back:
                if s.tile[cell] < 0:
                    tiles += 1
                elif FAMILY[s.tile[cell]] == Family.CHEST:
                    coins += AMOUNT[s.tile[cell]]
        for amount in range(RICHEST, 0, -1):
            for kind in range(KINDS):
                if FAMILY[kind] == Family.CHEST and AMOUNT[kind] == amount:
                    found = min(tiles, s.heap[back, kind])
                    coins += found * amount
                    tiles -= found
    return coins
