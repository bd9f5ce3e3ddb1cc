"""The end: all found, agreed upon, or standing still; who has won, and who has earned an ability."""

from __future__ import annotations

from ....core import Array, State, rule, tell
from ..components import (
    ABILITIES,
    CARDS_A_BOX,
    CELLS,
    FACE_DOWN,
    HANDS,
    LEAST_COINS,
    MOST_PICKS,
    PIECES,
    SEATS,
    SPACES,
    Event,
    Family,
    Phase,
)
from ..state import are_friends, bank_cell, crew_of, family_at, is_land, is_pirate, piece_of


@rule
def is_explored(s: State) -> bool:
    """Whether every tile is face up. (§10.1)"""
    for cell in range(CELLS):
        if is_land(s, cell) and s.face[cell] == FACE_DOWN:
            return False
    return True


@rule
def coins_on_island(s: State) -> int:
    """Coins that lie about."""
    coins = 0
    for cell in range(CELLS):
        for space in range(SPACES):
            coins += s.coins[cell, space]
    return coins


@rule
def alive(s: State, seat: int) -> int:
    """Living pirates of a seat, a converted missionary among them; a seat with none plays on in its way. (§7.2, §10.6)"""
    n = 0
    for hand in range(HANDS):
        piece = piece_of(seat, hand)
        n += s.at[piece] >= 0 and crew_of(s, piece) == seat and is_pirate(s, piece)
    return n


@rule
def is_ended(s: State) -> bool:
    """After each turn: all found, nobody left, or too many rounds of nothing. (§10.1, §10.4, §10.5)"""
    if is_explored(s) and coins_on_island(s) == 0:
        tell(s, Event.ALL_FOUND)
        finish(s)
        return True
    crew = 0
    for seat in range(s.seats):
        crew += alive(s, seat)
    if crew == 0:
        tell(s, Event.NOBODY_LEFT)
        finish(s)
        return True
    rounds = s.box.standstill + s.box.vote
    if s.quiet > rounds * s.seats:
        tell(s, Event.STOOD_STILL, rounds)
        finish(s)
        return True
    return False


@rule
def finish(s: State) -> None:
    """The island is left behind; in a campaign abilities are picked, if another island follows. (§10.6, §12.1)"""
    for seat in range(s.seats):
        tell(s, Event.SCORED, seat, s.hold[seat], alive(s, seat))
    won = winners(s)
    for seat in range(s.seats):
        if (won >> seat) & 1:
            tell(s, Event.WON, seat)
    s.phase = Phase.OVER
    if has_picks(s):
        rank_pickers(s)
        s.picker = -1
        next_picker(s)


@rule
def scores(s: State, out: Array) -> None:
    """Coins aboard; allies count together. In a puzzle, coins in the bank. (§10.6, §13.4, §14.6)"""
    for seat in range(s.seats):
        out[seat] = coins_of(s, seat)


@rule
def coins_of(s: State, seat: int) -> int:
    """What a seat's coins come to, with its ally's. (§13.4)"""
    if s.seats == 1:
        return s.coins[bank_cell(s), 0]
    coins = 0
    for other in range(s.seats):
        if are_friends(s, seat, other):
            coins += s.hold[other]
    return coins


@rule
def rank(s: State, seat: int) -> int:
    """Coins, then living pirates, allies together: who has most has won. (§10.6)"""
    living = 0
    for other in range(s.seats):
        if are_friends(s, seat, other):
            living += alive(s, other)
    return coins_of(s, seat) * (2 * PIECES) + living


@rule
def winners(s: State) -> int:
    """The seats with most coins, of those the ones with most living pirates; or whoever solved the puzzle. (§10.6, §14.6)"""
    if s.seats == 1:
        return 1 if is_solved(s) else 0
    best, won = -1, 0
    for seat in range(s.seats):
        mine = rank(s, seat)
        if mine > best:
            best, won = mine, 0
        if mine == best:
            won |= 1 << seat
    return won


# The vote.


@rule
def may_propose(s: State) -> bool:
    """Once all is explored or nothing has come of ten rounds; and a refused seat waits. (§10.2, §10.3)"""
    return s.seats > 1 and s.patience == 0 and (s.quiet > s.box.vote * s.seats or is_explored(s))


@rule
def propose(s: State, seat: int) -> None:
    """A seat asks to end the game; the others answer in turn. (§10.2)"""
    s.proposer = seat
    s.asked = (seat + 1) % s.seats
    s.phase = Phase.VOTE
    tell(s, Event.PROPOSED, seat)


@rule
def ask_everybody(s: State) -> None:
    """After many rounds of nothing the table is asked whether to go on, the seat to act first. (§10.4)"""
    s.asked = s.turn
    s.phase = Phase.VOTE
    tell(s, Event.ASKED, s.box.standstill)


@rule
def last_to_ask(s: State) -> int:
    """With which seat a vote comes to its end: its proposer, or where nobody proposed it the one asked first. (§10.2, §10.4)"""
    return s.proposer if s.proposer >= 0 else s.turn


@rule
def agree(s: State, seat: int) -> None:
    """If all agree, the game is over as it stands. (§10.2, §10.4)"""
    tell(s, Event.AGREED, seat)
    s.asked = (seat + 1) % s.seats
    if s.asked == last_to_ask(s):
        s.proposer = -1
        tell(s, Event.VOTED)
        finish(s)


@rule
def refuse(s: State, seat: int) -> None:
    """One refusal, and the turn goes on: some rounds without a question, a standstill's last ones. (§10.2, §10.3, §10.4)"""
    tell(s, Event.REFUSED, seat)
    if s.proposer < 0:
        tell(s, Event.WARNED, s.box.vote)
    s.proposer = -1
    s.patience = s.box.vote * s.seats
    s.phase = Phase.ACT


# Abilities after an island of a campaign.


@rule
def has_picks(s: State) -> bool:
    """Abilities are picked in a campaign, if another island follows. (§12.1)"""
    return s.campaign == 1 and s.last_island == 0


@rule
def rank_pickers(s: State) -> None:
    """Seats with three coins, in the order of success; equal ones clockwise after the winner. (§12.1, §12.2)"""
    left = 0
    for seat in range(s.seats):
        left |= (s.hold[seat] >= LEAST_COINS) << seat
    for place in range(SEATS):
        begin = s.first if place == 0 else (s.places[0] + 1) % s.seats
        best = -1
        for step in range(s.seats):
            seat = (begin + step) % s.seats
            if (left >> seat) & 1 and (best < 0 or success(s, seat) > success(s, best)):
                best = seat
        s.places[place] = best
        if best < 0:
            return
        left &= ~(1 << best)


@rule
def success(s: State, seat: int) -> int:
    """Coins in a seat's own ship, then its living pirates. (§12.2)"""
    return s.hold[seat] * PIECES + alive(s, seat)


@rule
def next_picker(s: State) -> None:
    """The next in order, as long as cards and picks are left. (§12.1, §12.4)"""
    s.picker += 1
    if s.picker < SEATS and s.places[s.picker] >= 0 and s.picks < MOST_PICKS and has_card(s):
        s.phase = Phase.PICK
    else:
        s.phase = Phase.OVER


@rule
def has_card(s: State) -> bool:
    """Whether any ability card is still on the table. (§12.3)"""
    for ability in range(len(ABILITIES)):
        if is_on_table(s, ability):
            return True
    return False


@rule
def is_on_table(s: State, ability: int) -> bool:
    """A card of an opened box that nobody has. (§12.3)"""
    if not (s.box.opened >> (ability // CARDS_A_BOX)) & 1:
        return False
    for piece in range(PIECES):
        if (s.ability[piece] >> ability) & 1:
            return False
    return True


@rule
def take_ability(s: State, seat: int, ability: int, hand: int) -> None:
    """A card for one of the seat's pirates, who keeps it. (§12.1, §12.5)"""
    s.ability[piece_of(seat, hand)] |= 1 << ability
    s.picks += 1
    tell(s, Event.TOOK, seat, ability, piece_of(seat, hand))
    next_picker(s)


@rule
def decline(s: State, seat: int) -> None:
    """Nobody has to take one; the place goes to the next. (§12.4)"""
    tell(s, Event.DECLINED, seat)
    next_picker(s)


# Puzzles.


@rule
def is_solved(s: State) -> bool:
    """All coins in the bank, none lost, in time, and enough pirates alive. (§14.6)"""
    in_bank = s.coins[bank_cell(s), 0]
    in_time = s.limit == 0 or s.turns <= s.limit
    return in_time and s.lost == 0 and in_bank == coins_on_island(s) and alive(s, 0) >= s.survivors


@rule
def has_shrine(s: State) -> bool:
    """Whether the dead may yet come back. (§4.17, §14.6)"""
    for cell in range(CELLS):
        if is_land(s, cell) and s.face[cell] != FACE_DOWN and family_at(s, cell) == Family.SHRINE:
            return True
    return False


@rule
def puzzle_is_over(s: State) -> bool:
    """After the bear's step: solved, or out of time, gold or men. (§14.6)"""
    able = 0
    for pirate in range(s.box.pirates):
        able += s.at[pirate] >= 0 and not s.trapped[pirate]
    if is_solved(s):
        tell(s, Event.SOLVED, s.turns, alive(s, 0))
    elif s.lost > 0 or able == 0 or (s.limit > 0 and s.turns >= s.limit) or (alive(s, 0) < s.survivors and not has_shrine(s)):
        tell(s, Event.UNSOLVED)
    else:
        return False
    s.phase = Phase.OVER
    return True
