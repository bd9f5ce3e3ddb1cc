"""Many games side by side, played in several ways, as one crowd: a fleet for each way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .network import SEATS

Fleet = Any
"""A Batch, or a GpuFleet."""
Way = dict[str, Any]
"""A number of seats and options: `{"seats": 2, "options": {}}`."""
Harbour = Callable[[Way, int, int], Fleet]
"""Gives a fleet: played so, so many games, from a seed."""
MOST_WAYS = 64


class Look(NamedTuple):
    """What there is to decide in every game of a crowd."""

    seen: Any
    """What the seat that decides knows."""
    moves: Any
    """The legal moves, side by side …"""
    hope: Any
    """… and the prior of each; negative beyond the last one."""
    seat: Any
    seats: Any
    """How many there are."""


class Crowd:
    """Fleets, spoken to as one."""

    def __init__(self, harbour: Harbour, ways: Sequence[Way], games: int, seed: int, xp: Any) -> None:
        shares = share_out(games, len(ways))
        lots = enumerate(zip(ways, shares, strict=True))
        self.fleets = [harbour(way, share, seed * MOST_WAYS + n) for n, (way, share) in lots]
        self.seats = xp.concatenate([xp.full(share, way["seats"], xp.int64) for way, share in zip(ways, shares, strict=True)])
        self.xp = xp
        self.ends = [sum(shares[: n + 1]) for n in range(len(shares))]

    def __len__(self) -> int:
        return self.ends[-1]

    def look(self) -> Look:
        """What there is to decide now."""
        xp = self.xp
        moves, hopes = zip(*(fleet.hope() for fleet in self.fleets), strict=True)
        seat = self.gather("seat").astype(xp.int64)
        return Look(self.gather("observation"), piled(moves, xp), piled(hopes, xp, -1), seat, self.seats)

    def gather(self, name: str) -> Any:
        """An array of all fleets, one after the other; a copy."""
        return self.xp.concatenate([getattr(fleet, name) for fleet in self.fleets])

    def choose(self, policy: str) -> Any:
        """A move for each game, by a scripted policy."""
        return self.xp.concatenate([fleet.choose(policy) for fleet in self.fleets])

    def step(self, moves: Any) -> tuple[Any, Any]:
        """A move in each game; returns what each seat has of the victory where one has ended, and whether it has."""
        begin = 0
        for fleet, end in zip(self.fleets, self.ends, strict=True):
            fleet.step(moves[begin:end])
            begin = end
        return self.victories(), self.gather("done")

    def victories(self) -> Any:
        """What each seat has of the victory: rewards, made shares of one."""
        xp, found, begin = self.xp, self.xp.zeros((len(self), SEATS), self.xp.float32), 0
        for fleet, end in zip(self.fleets, self.ends, strict=True):
            seats = fleet.rewards.shape[1]
            share = xp.maximum((fleet.rewards * (seats - 1) + 1) / seats, 0)
            found[begin:end, :seats] = share / share.sum(1, keepdims=True) * fleet.done[:, None]
            begin = end
        return found

    def reset(self) -> None:
        """New games everywhere."""
        for fleet in self.fleets:
            fleet.reset()


def piled(columns: Sequence[Any], xp: Any, blank: float = 0.0) -> Any:
    """Rows on rows; the shorter ones are filled up."""
    most = max(one.shape[1] for one in columns)
    found = xp.full((sum(map(len, columns)), most), blank, columns[0].dtype)
    begin = 0
    for one in columns:
        found[begin : begin + len(one), : one.shape[1]] = one
        begin += len(one)
    return found


def share_out(games: int, ways: int) -> list[int]:
    """How many games of each way: the first is played three times as often as any other."""
    rest = games // (ways + 2)
    return [games - rest * (ways - 1), *[rest] * (ways - 1)]
