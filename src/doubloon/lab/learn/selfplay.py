"""Learning by self-play: masked PPO over a crowd, with a value for every seat and a league of earlier selves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from .crowd import Crowd, Look, piled
from .eyes import Eyes
from .network import NEVER, SEATS, Adam, Thought, Weights, slopes, softmax, think

STEPS = 32
"""Decisions in each game before it is looked back."""
EPOCHS, PARTS = 2, 8
"""How often it is looked back, and in how many portions."""
TRUST = 0.2
"""How far the policy may move from the one that played."""
AHEAD = 0.97
"""How far an advantage looks ahead, over the moves of all seats."""
HABIT = 0.01
"""What it costs to play otherwise than the prior would, so that nothing changes where nothing was learned."""
LEAGUE = 0.2
"""In so many games one seat is played by an earlier self."""
PORTION = 32_768
"""So many positions are thought about at once."""


class Memory(NamedTuple):
    """What was played, decision by decision."""

    seen: Any
    moves: Any
    hope: Any
    seats: Any
    chosen: Any
    """Which of the moves was played …"""
    chance: Any
    """… and how likely it was."""
    edge: Any
    """How much better it turned out than expected."""
    target: Any
    """What each seat's chance turned out to be, the one to move first."""
    own: Any
    """1 where the one who learns has chosen."""


class Learner:
    """A network that plays and learns."""

    def __init__(self, weights: Weights, eyes: Eyes, crowd: Crowd, seed: int, xp: Any, faith: float = 1.0) -> None:
        self.weights, self.eyes, self.crowd, self.xp = weights, eyes.at_home(xp), crowd, xp
        self.faith = faith
        """How much the prior counts for one who plays by habit."""
        self.adam = Adam(weights, xp)
        self.dice = xp.random.RandomState(seed)
        self.rival = {name: one.copy() for name, one in weights.items()}
        guests = int(LEAGUE * len(crowd))
        self.guest = xp.full(len(crowd), -1, xp.int64)
        """The seat of the earlier self, in every fifth game."""
        some = xp.arange(guests) * (len(crowd) // max(guests, 1))
        self.guest[some] = some % self.xp.maximum(crowd.seats[some], 1)

    def think(self, weights: Weights, look: Look) -> tuple[Any, Any]:
        """Policy and chances, portion by portion."""
        found = []
        for at in range(0, len(look.seat), PORTION):
            part = slice(at, at + PORTION)
            seen, moves, hope, _, seats = (one[part] for one in look)
            thought = think(weights, self.eyes, seen, moves, hope, seats, self.xp)
            found.append((thought.policy, thought.value))
        return self.xp.concatenate([one for one, _ in found]), self.xp.concatenate([one for _, one in found])

    def draw(self, policy: Any) -> Any:
        """Which of its moves is played in each game, by its chance."""
        upto = policy.cumsum(1)
        drawn = self.dice.random_sample(len(policy)).astype(upto.dtype)[:, None] * upto[:, -1:]
        return first_beyond(upto, drawn, policy, self.xp)

    def play(self, ahead: float = AHEAD) -> Memory:
        """Play on in all games, then look back; an advantage looks so far ahead."""
        xp, looks, choices, chances, values, results, ends = self.xp, [], [], [], [], [], []
        everyone = xp.arange(len(self.crowd))
        for _ in range(STEPS):
            look = self.crowd.look()
            policy, value = self.think(self.weights, look)
            guests = xp.nonzero(look.seat == self.guest)[0]
            if len(guests):
                policy[guests] = self.think(self.rival, Look(*(one[guests] for one in look)))[0]
            chosen = self.draw(policy)
            looks.append(look)
            choices.append(chosen)
            chances.append(policy[everyone, chosen])
            values.append(turned(value, look.seat, look.seats, 1, xp))
            result, over = self.crowd.step(look.moves[everyone, chosen])
            results.append(result)
            ends.append(over)
        last = self.crowd.look()
        values.append(turned(self.think(self.weights, last)[1], last.seat, last.seats, 1, xp))
        return self.look_back(looks, choices, chances, values, results, ends, ahead)

    def look_back(
        self, looks: list[Look], choices: list[Any], chances: list[Any], values: list[Any], results: list[Any], ends: list[Any],
        ahead: float,
    ) -> Memory:  # fmt: skip
        """How much better than expected everything turned out, for every seat."""
        xp, later, edges, targets = self.xp, self.xp.zeros_like(values[0]), [], []
        everyone = xp.arange(len(self.crowd))
        for t in reversed(range(STEPS)):
            on = 1.0 - ends[t].astype(xp.float32)[:, None]
            later = results[t] + on * values[t + 1] - values[t] + ahead * on * later
            edges.append(later[everyone, looks[t].seat])
            targets.append(turned(later + values[t], looks[t].seat, looks[t].seats, -1, xp))
        own = [(look.seat != self.guest).astype(xp.float32) for look in looks]
        seen, seats = xp.concatenate([look.seen for look in looks]), xp.concatenate([look.seats for look in looks])
        moves, hope = piled([look.moves for look in looks], xp), piled([look.hope for look in looks], xp, -1)
        rest = (xp.concatenate(column) for column in (choices, chances, edges[::-1], targets[::-1], own))
        return Memory(seen, moves, hope, seats, *rest)

    def improve(self, memory: Memory, rate: float, habit: float, moves: bool = True) -> None:
        """Learn from what was played: better moves become likelier, but not by leaps; chances come nearer to results."""
        xp = self.xp
        edge = memory.edge - memory.edge.mean()
        memory = memory._replace(edge=edge / (edge.std() + 1e-6), own=memory.own * moves)
        for rows in self.portions(len(memory.chosen)):
            part = Memory(*(one[rows] for one in memory))
            thought = think(self.weights, self.eyes, part.seen, part.moves, part.hope, part.seats, xp)
            policy, value = losses(thought, part, habit, self.faith, xp)
            self.adam.step(self.weights, slopes(self.weights, thought, policy, value, xp), rate)

    def portions(self, count: int) -> Iterator[Any]:
        """All rows, some at a time, several times over."""
        for _ in range(EPOCHS):
            order = self.dice.permutation(count)
            size = min(-(-count // PARTS), 2 * PORTION)
            for at in range(0, count, size):
                yield order[at : at + size]

    def remember(self) -> None:
        """From now on the guest in the league is the learner as it is today."""
        self.rival = {name: one.copy() for name, one in self.weights.items()}


def losses(thought: Thought, part: Memory, habit: float, faith: float, xp: Any) -> tuple[Any, Any]:
    """How PPO's loss grows with each preference, and how a cross entropy grows with each chance's own."""
    rows = xp.arange(len(part.chosen))
    ratio = thought.policy[rows, part.chosen] / xp.maximum(part.chance, 1e-9)
    far = xp.where(part.edge > 0, ratio > 1 + TRUST, ratio < 1 - TRUST)
    pull = xp.where(far, 0, ratio * part.edge) * part.own / len(rows)
    policy = thought.policy * pull[:, None]
    policy[rows, part.chosen] -= pull
    usual = softmax(xp.where(part.hope < 0, NEVER, faith * thought.hope), xp)
    new = xp.log(xp.maximum(thought.policy, 1e-9)) - xp.log(xp.maximum(usual, 1e-9))
    gap = (thought.policy * new).sum(1, keepdims=True)
    policy += (habit / len(rows)) * thought.policy * (new - gap) * part.own[:, None]
    return policy, (thought.value - xp.clip(part.target, 0, 1)) / len(rows)


def turned(values: Any, seat: Any, seats: Any, way: int, xp: Any) -> Any:
    """Chances that begin with the seat to move as chances by seats (way 1), or the other way round (-1)."""
    at = (xp.arange(SEATS) - way * seat[:, None]) % seats[:, None]
    found = xp.take_along_axis(values, at, 1)
    return xp.where(xp.arange(SEATS) < seats[:, None], found, 0)


def first_beyond(upto: Any, drawn: Any, policy: Any, xp: Any) -> Any:
    """The first move whose sum of chances is beyond what was drawn; never one that has no chance."""
    found = (upto <= drawn).sum(1)
    found = xp.minimum(found, policy.shape[1] - 1)
    rows = xp.arange(len(found))
    return xp.where(policy[rows, found] > 0, found, policy.argmax(1))
