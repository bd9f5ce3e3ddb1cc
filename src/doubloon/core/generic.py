"""The contract's functions by their general names: `legal(s, …)` runs the rules of whichever game `s` is of.

Compiled, Numba chooses by the record type while it compiles (closures over a game's functions would never be
found in its cache again); plain, a dictionary does. So one search, one playout, one arena serve every game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .arrays import np
from .jit import INTERPRETED, rule
from .types import Array, State

if not INTERPRETED:
    from numba import from_dtype

    from .machine import choose_by_record

ONLY_COMPILED = "this name works inside rules; from Python, ask the Table"

Registry = dict[str, dict[Any, Callable[..., Any]]]

IMPLEMENTATIONS: Registry = {}
"""What every game has."""
EXTRAS: Registry = {}
"""What only some games have."""


def generic(stub: Callable[..., Any], registry: Registry = IMPLEMENTATIONS) -> Callable[..., Any]:
    """Make the stub call the game's own function of that name, chosen by the record type of `s`."""
    own: dict[Any, Callable[..., Any]] = {}
    registry[stub.__name__] = own

    if not INTERPRETED:
        return choose_by_record(stub, own)

    def chosen(s: State, *rest: Any) -> Any:
        return own[s.layout](s, *rest)

    chosen.__wrapped__ = stub  # type: ignore[attr-defined]
    return chosen


@generic
def set_up(s: State) -> None:
    """Lay out a new game, from what `prepare` wrote and from the chance key."""
    raise TypeError(ONLY_COMPILED)


@generic
def acting(s: State) -> int:
    """Bit mask of the seats that must decide now; 0 when the game is over."""
    raise TypeError(ONLY_COMPILED)


@generic
def legal(s: State, seat: int, out: Array) -> int:
    """Write the ids of that seat's legal moves; returns how many."""
    raise TypeError(ONLY_COMPILED)


@generic
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the number of the paragraph that forbids it."""
    raise TypeError(ONLY_COMPILED)


@generic
def apply(s: State, seat: int, move: int) -> None:
    """Carry out a legal move and all that follows from it."""
    raise TypeError(ONLY_COMPILED)


@generic
def scores(s: State, out: Array) -> None:
    """Write the present or final score of each seat."""
    raise TypeError(ONLY_COMPILED)


@generic
def winners(s: State) -> int:
    """Bit mask of the winners of a finished game."""
    raise TypeError(ONLY_COMPILED)


@generic
def redeal(s: State, seat: int, key: int) -> None:
    """Forget all that the seat cannot know, and deal it again from a key."""
    raise TypeError(ONLY_COMPILED)


@generic
def observe(s: State, seat: int, out: Array) -> None:
    """Write the seat's knowledge as numbers."""
    raise TypeError(ONLY_COMPILED)


@generic
def evaluate(s: State, out: Array) -> None:
    """Write for each seat how well it stands, in what the game's bot counts a point for."""
    raise TypeError(ONLY_COMPILED)


@generic
def prior(s: State, seat: int, move: int) -> float:
    """How promising a legal move looks: 1 is ordinary, 0 is not worth a thought."""
    raise TypeError(ONLY_COMPILED)


@generic
def believable(s: State, seat: int) -> bool:
    """Whether the others would have done what they did, if the world were as it was dealt for the seat."""
    raise TypeError(ONLY_COMPILED)


@generic
def stillness(s: State) -> float:
    """How likely it is, between 0 and 1, that nothing comes any more and the game ends as it stands."""
    raise TypeError(ONLY_COMPILED)


@generic
def share(s: State, seat: int, won: int) -> float:
    """How content a seat is, between 0 and 1, if the game ends here and those have won whom the bit mask names."""
    raise TypeError(ONLY_COMPILED)


@generic
def boredom(s: State, seat: int) -> float:
    """What a seat loses by waiting while nothing comes."""
    raise TypeError(ONLY_COMPILED)


@rule
def tells_nothing(s: State, seat: int) -> bool:
    """What the others did says nothing of what they hold."""
    return True


@rule
def never_still(s: State) -> float:
    """Each move brings the end nearer."""
    return 0.0


@rule
def equal_share(s: State, seat: int, won: int) -> float:
    """To win alone is all that counts, to win with others a part of it."""
    winners, left = 0, won
    while left:
        left &= left - 1
        winners += 1
    return ((won >> seat) & 1) / max(winners, 1)


@rule
def never_bored(s: State, seat: int) -> float:
    """There is no waiting."""
    return 0.0


UNLESS_SAID: dict[str, Callable[..., Any]] = {
    "believable": tells_nothing, "stillness": never_still, "share": equal_share, "boredom": never_bored,
}  # fmt: skip
"""What holds for a game that does not say otherwise."""


def add_extra(name: str, layout: np.dtype[Any], function: Callable[..., Any]) -> None:
    """Make a function that only some games have answer to its general name."""
    EXTRAS[name].setdefault(key_of(layout), function)


def key_of(layout: np.dtype[Any]) -> Any:
    """By what a record is known while rules are being chosen for it."""
    return layout if INTERPRETED else from_dtype(layout)


def register(layout: np.dtype[Any], functions: dict[str, Callable[..., Any]]) -> None:
    """Make a game's functions answer to the general names."""
    key = key_of(layout)
    for name, own in IMPLEMENTATIONS.items():
        if key in own:
            ours, theirs = functions[name].__module__, own[key].__module__
            raise TypeError(f"two games share one record layout: {ours} and {theirs}; each names its own in `record(…)`")
        own[key] = functions[name]
