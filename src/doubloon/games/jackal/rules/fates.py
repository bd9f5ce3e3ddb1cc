"""What becomes of pirates and coins: sent home, drowned, delivered."""

from __future__ import annotations

from ....core import State, rule, tell
from ..components import PIECES, Event
from ..state import are_friends, bank_cell, crew_of, is_pirate


@rule
def stand_up(s: State, piece: int) -> None:
    """Neither in a barrel nor in a pit nor in a labyrinth any more."""
    s.nap[piece] = 0
    s.trapped[piece] = 0
    s.space[piece] = 0


@rule
def home_of(s: State, piece: int) -> int:
    """Where a piece recovers: on its own ship, never an ally's; in a puzzle at the bank. (§6.1, §13.3, §14.1)"""
    return bank_cell(s) if s.seats == 1 else s.ship[crew_of(s, piece)]


@rule
def send_home(s: State, piece: int) -> None:
    """A beaten pirate goes back to his ship, in a puzzle to the bank; his coin stays. (§6.1, §14.1)"""
    stand_up(s, piece)
    s.at[piece] = home_of(s, piece)
    tell(s, Event.SENT_HOME, crew_of(s, piece), piece)


@rule
def perish(s: State, piece: int, cause: int) -> None:
    """A pirate dies. (§7.1)"""
    stand_up(s, piece)
    s.at[piece] = -1
    s.patience = 0
    tell(s, Event.DIED, crew_of(s, piece), piece, cause)


@rule
def sink(s: State, coins: int, cell: int) -> None:
    """Gold that falls into the sea is gone. (§5.5)"""
    if coins > 0:
        lose(s, coins)
        tell(s, Event.SANK, coins, cell)


@rule
def lose(s: State, coins: int) -> None:
    """Coins leave the game. (§5.5, §4.27)"""
    s.lost += coins
    s.quiet = 0


@rule
def deliver(s: State, piece: int, owner: int, coins: int) -> None:
    """A coin aboard a friendly ship is brought home for good. (§5.6)"""
    if coins > 0:
        s.hold[owner] += coins
        s.quiet = 0
        tell(s, Event.DELIVERED, crew_of(s, piece), piece, coins, owner)


@rule
def beat(s: State, piece: int, cell: int, space: int) -> None:
    """A pirate who comes to enemies sends them all home. (§6.1, §6.2)"""
    fought = False
    for other in range(PIECES):
        if s.at[other] == cell and s.space[other] == space and is_foe(s, piece, other):
            if not fought:
                tell(s, Event.FOUGHT, crew_of(s, piece), piece, cell)
                fought = True
            send_home(s, other)


@rule
def is_foe(s: State, piece: int, other: int) -> bool:
    """Whether another piece is an enemy pirate. (§6.1)"""
    return other != piece and is_pirate(s, other) and not are_friends(s, crew_of(s, piece), crew_of(s, other))
