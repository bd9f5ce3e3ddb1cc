"""A game's rules called from Python, at either speed, over an array of one record.

Compiled calls pass the array and an index (0.3 µs); passing the record itself would cost ten times that.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Protocol

from . import generic
from .arrays import np
from .beside import Pack as PackBeside
from .jit import entry
from .packed import ANSWER, Desk, Pack
from .plain import PlainRecord
from .types import Array, States

SEATS = 4
"""No game of ours seats more; buffers for scores have room for so many."""


@entry
def set_up_at(states: States, i: int) -> None:
    """Lay out a new game in record i."""
    generic.set_up(states[i])


@entry
def acting_at(states: States, i: int) -> int:
    """Who must decide in record i."""
    return generic.acting(states[i])


@entry
def legal_at(states: States, i: int, seat: int, out: Array) -> int:
    """The legal moves of a seat in record i."""
    return generic.legal(states[i], seat, out)


@entry
def why_not_at(states: States, i: int, seat: int, move: int) -> int:
    """Which paragraph forbids the move in record i."""
    return generic.why_not(states[i], seat, move)


@entry
def apply_at(states: States, i: int, seat: int, move: int) -> None:
    """Carry out a legal move in record i."""
    generic.apply(states[i], seat, move)


@entry
def scores_at(states: States, i: int, out: Array) -> None:
    """The scores in record i."""
    generic.scores(states[i], out)


@entry
def winners_at(states: States, i: int) -> int:
    """The winners in record i."""
    return generic.winners(states[i])


@entry
def redeal_at(states: States, i: int, seat: int, key: int) -> None:
    """Deal again in record i what the seat cannot know."""
    generic.redeal(states[i], seat, key)


@entry
def observe_at(states: States, i: int, seat: int, out: Array) -> None:
    """What the seat knows in record i, as numbers."""
    generic.observe(states[i], seat, out)


@entry
def evaluate_at(states: States, i: int, out: Array) -> None:
    """How well each seat stands in record i."""
    generic.evaluate(states[i], out)


@entry
def prior_at(states: States, i: int, seat: int, move: int) -> float:
    """How promising a legal move looks in record i."""
    return generic.prior(states[i], seat, move)


class Engine(Protocol):
    """What a table asks of the rules. `state` is an array of one record, changed in place."""

    def set_up(self, state: Any) -> None: ...
    def acting(self, state: Any) -> int: ...
    def legal(self, state: Any, seat: int) -> list[int]: ...
    def why_not(self, state: Any, seat: int, move: int) -> int: ...
    def apply(self, state: Any, seat: int, move: int) -> None: ...
    def scores(self, state: Any) -> list[int]: ...
    def winners(self, state: Any) -> int: ...
    def redeal(self, state: Any, seat: int, key: int) -> None: ...
    def observe(self, state: Any, seat: int) -> Any: ...
    def evaluate(self, state: Any) -> list[int]: ...
    def prior(self, state: Any, seat: int, move: int) -> float: ...


class Compiled:
    """The rules as machine code. Its first call of each kind compiles, or reads the cache."""

    def __init__(self, moves: int, observation: int) -> None:
        self.moves = moves
        self.observation = observation

    def set_up(self, state: Any) -> None:
        set_up_at(state, 0)

    def acting(self, state: Any) -> int:
        return acting_at(state, 0)

    def legal(self, state: Any, seat: int) -> list[int]:
        out = np.empty(self.moves, np.int64)
        return out[: legal_at(state, 0, seat, out)].tolist()

    def why_not(self, state: Any, seat: int, move: int) -> int:
        return why_not_at(state, 0, seat, move)

    def apply(self, state: Any, seat: int, move: int) -> None:
        apply_at(state, 0, seat, move)

    def scores(self, state: Any) -> list[int]:
        out = np.zeros(SEATS, np.int64)
        scores_at(state, 0, out)
        return out.tolist()

    def winners(self, state: Any) -> int:
        return winners_at(state, 0)

    def redeal(self, state: Any, seat: int, key: int) -> None:
        redeal_at(state, 0, seat, key)

    def observe(self, state: Any, seat: int) -> Any:
        out = np.zeros(self.observation, np.int64)
        observe_at(state, 0, seat, out)
        return out

    def evaluate(self, state: Any) -> list[int]:
        out = np.zeros(SEATS, np.int64)
        evaluate_at(state, 0, out)
        return out.tolist()

    def prior(self, state: Any, seat: int, move: int) -> float:
        return prior_at(state, 0, seat, move)


class Packed:
    """The rules as they travel, WebAssembly; each thread has a bench of its own."""

    def __init__(self, pack: Pack | PackBeside, layout: np.dtype[Any], moves: int, observation: int) -> None:
        self.pack = pack
        self.layout = layout
        self.moves, self.observation = moves, observation
        self.own = threading.local()

    @property
    def desk(self) -> Desk:
        """This thread's."""
        desk = getattr(self.own, "desk", None)
        if desk is None:
            desk = self.own.desk = Desk(self.pack, self.layout, max(self.moves, self.observation))
        return desk

    def set_up(self, state: Any) -> None:
        self.desk.change("set_up", state)

    def acting(self, state: Any) -> int:
        return self.desk.ask("acting", state)

    def legal(self, state: Any, seat: int) -> list[int]:
        desk = self.desk
        count = desk.ask("legal", state, seat)
        return desk.out[:count].tolist()

    def why_not(self, state: Any, seat: int, move: int) -> int:
        return self.desk.ask("why_not", state, seat, move)

    def apply(self, state: Any, seat: int, move: int) -> None:
        self.desk.change("apply", state, seat, move)

    def scores(self, state: Any) -> list[int]:
        return self.written("scores", state, SEATS)

    def winners(self, state: Any) -> int:
        return self.desk.ask("winners", state)

    def redeal(self, state: Any, seat: int, key: int) -> None:
        self.desk.change("redeal", state, seat, key)

    def observe(self, state: Any, seat: int) -> Any:
        desk = self.desk
        desk.out[: self.observation] = 0
        desk.ask("observe", state, seat)
        return desk.out[: self.observation].copy()

    def evaluate(self, state: Any) -> list[int]:
        return self.written("evaluate", state, SEATS)

    def prior(self, state: Any, seat: int, move: int) -> float:
        desk = self.desk
        desk.ask("prior", state, seat, move)
        return float(desk.bench.reals[ANSWER])

    def written(self, name: str, state: Any, count: int) -> list[int]:
        desk = self.desk
        desk.out[:count] = 0
        desk.ask(name, state)
        return desk.out[:count].tolist()


class Plain:
    """The rules of the plain twin: slow, and nobody has to wait for a compiler."""

    def __init__(self, rules: Any, moves: int, observation: int) -> None:
        self.rules = rules
        self.moves = moves
        self.observation = observation

    def changing(self, state: Any, change: Callable[..., None], *rest: Any) -> None:
        s = PlainRecord(state.dtype.base, state[0])
        change(s, *rest)
        s.store(state[0])

    def asking(self, state: Any, ask: Callable[..., Any], *rest: Any) -> Any:
        return ask(PlainRecord(state.dtype.base, state[0]), *rest)

    def set_up(self, state: Any) -> None:
        self.changing(state, self.rules.set_up)

    def acting(self, state: Any) -> int:
        return int(self.asking(state, self.rules.acting))

    def legal(self, state: Any, seat: int) -> list[int]:
        out = np.empty(self.moves, np.int64)
        return out[: self.asking(state, self.rules.legal, seat, out)].tolist()

    def why_not(self, state: Any, seat: int, move: int) -> int:
        return int(self.asking(state, self.rules.why_not, seat, move))

    def apply(self, state: Any, seat: int, move: int) -> None:
        self.changing(state, self.rules.apply, seat, move)

    def scores(self, state: Any) -> list[int]:
        out = np.zeros(SEATS, np.int64)
        self.asking(state, self.rules.scores, out)
        return out.tolist()

    def winners(self, state: Any) -> int:
        return int(self.asking(state, self.rules.winners))

    def redeal(self, state: Any, seat: int, key: int) -> None:
        self.changing(state, self.rules.redeal, seat, key)

    def observe(self, state: Any, seat: int) -> Any:
        out = np.zeros(self.observation, np.int64)
        self.asking(state, self.rules.observe, seat, out)
        return out

    def evaluate(self, state: Any) -> list[int]:
        out = np.zeros(SEATS, np.int64)
        self.asking(state, self.rules.evaluate, out)
        return out.tolist()

    def prior(self, state: Any, seat: int, move: int) -> float:
        return float(self.asking(state, self.rules.prior, seat, move))


class WarmUp:
    """Compiles a game's rules in the background, one call at a time, so that it can stop when the program ends."""

    def __init__(self, steps: list[Callable[[], Any]]) -> None:
        self.steps = steps
        self.done = 0
        self.lock = threading.Lock()
        self.thread: threading.Thread | None = None

    @property
    def ready(self) -> bool:
        """Whether every rule is compiled."""
        return self.done == len(self.steps)

    def finish(self) -> None:
        """Do all that is left, here and now; safe from several threads."""
        with self.lock:
            while not self.ready:
                self.steps[self.done]()
                self.done += 1

    def begin(self) -> None:
        """Do it in the background, if nobody does yet."""
        if self.thread is None and not self.ready:
            self.thread = threading.Thread(target=self.run, name="compile")
            self.thread.start()

    def run(self) -> None:
        while threading.main_thread().is_alive() and not self.ready:
            with self.lock:
                if not self.ready:
                    self.steps[self.done]()
                    self.done += 1
