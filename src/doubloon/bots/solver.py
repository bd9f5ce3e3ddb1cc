"""Puzzles solved exactly: the fewest turns from a position of one seat and no chance, proven.

The search is A* over *resting* positions, those in which a new move begins, in order of the turns they need at the
least. What a resting position is, which of its fields say nothing about the future, what counts the turns and how
many are surely still to come, the game's bot.py says (RESTING, PASSING, CLOCK, chart, least_turns); a game without
these words has no puzzles. Everything else is the rules themselves, compiled, through their general names.

A position is known by the bytes in which it differs from the first one, all of them, compared one by one: two
positions are never taken for each other, whatever their hashes. So the proof rests on the rules and on least_turns.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from ..core import Array, State, States, entry, rule
from ..core.arrays import np
from ..core.contract import Contract
from ..core.errors import Error
from ..core.generic import EXTRAS, acting, add_extra, apply, evaluate, generic, legal, winners
from ..core.layout import copied
from ..core.numbering import Move
from ..core.table import Table

MOST_TURNS = 250
"""No search goes further; a puzzle that needs more is not what anybody plays."""
NEVER = 10_000
"""What least_turns says when all is lost."""
DEPTH = 200
"""Decisions of one move, one after another: no chain is as long."""
ROOM = 1 << 15
"""Resting positions that one position can lead to at the most."""
MEMORY = 3 << 29
"""Bytes the search may use."""
BESIDES = 4 + 4 + 2 + 4 * 4
"""Bytes a node takes besides its key."""
SLICE = 1 << 19
"""Moves tried at one go, before the caller is told how it stands."""

# How the search stands.
RUNNING, DONE, FULL, WIDER, CHANCE, TOO_DEEP = range(6)
# What it counts.
STATUS, STATES, PLACES, TRIED, ESTIMATE, TURN, TURNS, VALUE, LAST, CAPPED, OPENED, AGAIN = range(12)
TALLY = 12
# What it must know of the record.
CLOCK_AT, REST_AT, REST_IS, OWN_FROM, FACTS = range(5)


@partial(generic, registry=EXTRAS)
def least_turns(s: State, chart: Array) -> int:
    """How many turns the puzzle takes at the least from here on, this one included; NEVER if it cannot be solved any more."""
    raise TypeError("this name works inside rules")


@rule
def clock_of(cells: Array, level: int, at: int) -> int:
    """Turns so far, from the two bytes that count them."""
    return int(cells[level, at]) + 256 * int(cells[level, at + 1])


class Memory(NamedTuple):
    """All that a search knows: the records it works in, and a node for each resting position."""

    states: States
    """Record 0 is the first position, 1 that of the node looked at, then one for each decision; the last is the best end."""
    cells: Array
    """The same records byte by byte."""
    words: Array
    """And in words of 64 bits."""
    form: Array
    """What must be known of the record."""
    care: Array
    """Bits that say something of the future, and have never differed yet."""
    places: Array
    """Bytes that have differed from the first position."""
    keys: Array
    """Of each node, how it differs in each of these."""
    names: Array
    """The same in words of 64 bits."""
    parent: Array
    """Of each node, the one it was reached from."""
    clock: Array
    """Its turns so far; less than 0 where it was reached earlier since."""
    link: Array
    """The next node of its bucket."""
    heads: Array
    """The first node of each bucket: by estimate, then by turns so far."""
    slots: Array
    """The nodes by the hash of their names."""
    tally: Array
    """What is counted."""
    chart: Array
    """What the game has worked out beforehand."""


class Fan(NamedTuple):
    """Room for the moves of one position, decision by decision."""

    moves: Array
    counts: Array
    tried: Array
    value: Array


@rule
def thaw(memory: Memory, node: int) -> None:
    """Lay out the position of a node in record 1."""
    cells, words, keys, places = memory.cells, memory.words, memory.keys, memory.places
    for w in range(memory.form[FACTS]):
        words[1, w] = words[0, w]
    for place in range(memory.tally[PLACES]):
        cells[1, places[place]] ^= keys[node, place]
    at = memory.form[CLOCK_AT]
    cells[1, at] = memory.clock[node] & 255
    cells[1, at + 1] = memory.clock[node] >> 8


@rule
def find_new_places(memory: Memory, level: int) -> None:
    """Note the bytes that differ from the first position and never did before."""
    words, care, form, tally = memory.words, memory.care, memory.form, memory.tally
    news = 0
    for w in range(form[FACTS]):
        news |= (words[level, w] ^ words[0, w]) & care[w]
    if news == 0:
        return
    for w in range(form[FACTS]):
        differing = (words[level, w] ^ words[0, w]) & care[w]
        for byte in range(8):
            mask = np.int64(255) << (8 * byte)
            if differing & mask:
                if 8 * w + byte < form[OWN_FROM]:
                    tally[STATUS] = CHANCE
                    return
                if tally[PLACES] == memory.keys.shape[1]:
                    tally[STATUS] = WIDER
                    return
                memory.places[tally[PLACES]] = 8 * w + byte
                tally[PLACES] += 1
                care[w] &= ~mask


@rule
def hash_of(names: Array, node: int, mask: int) -> int:
    """Where the search for a key begins."""
    h = 0
    for w in range(names.shape[1]):
        h = (h ^ names[node, w]) * 0x1E3779B97F4A7C15
        h ^= (h >> 29) & 0x7FFFFFFFF
    h *= 0x3F58476D1CE4E5B9
    return (h >> 20) & mask


@rule
def find_slot(names: Array, node: int, slots: Array) -> int:
    """The slot of a node's key: a free one, or that of a node with the very same key."""
    mask = len(slots) - 1
    slot = hash_of(names, node, mask)
    while slots[slot] >= 0:
        other = slots[slot]
        same = True
        for w in range(names.shape[1]):
            if names[other, w] != names[node, w]:
                same = False
                break
        if same:
            return slot
        slot = (slot + 1) & mask
    return slot


@rule
def arrive(memory: Memory, level: int, came_from: int, estimate: int) -> None:
    """A resting position: keep it, unless it was reached as early before or leads nowhere in time."""
    tally = memory.tally
    find_new_places(memory, level)
    if tally[STATUS] != RUNNING:
        return
    now = clock_of(memory.cells, level, memory.form[CLOCK_AT])
    least = least_turns(memory.states[level], memory.chart)
    if least >= NEVER:
        return
    estimate = max(estimate, now + least)
    if tally[TURNS] >= 0 and estimate > tally[TURNS]:
        return
    if estimate > MOST_TURNS:
        tally[CAPPED] = 1
        return
    node = name_node(memory, level)
    slot = find_slot(memory.names, node, memory.slots)
    known = memory.slots[slot]
    if known >= 0:
        if memory.clock[known] <= now:
            return
        memory.clock[known] = -1 - memory.clock[known]  # reached earlier now: the old node is stale
        tally[AGAIN] += 1
    memory.slots[slot] = node
    memory.parent[node] = came_from
    memory.clock[node] = now
    bucket = estimate * (MOST_TURNS + 1) + now
    memory.link[node] = memory.heads[bucket]
    memory.heads[bucket] = node
    tally[STATES] += 1


@rule
def name_node(memory: Memory, level: int) -> int:
    """Write how a position differs from the first one into the next node that is free."""
    cells, keys, names, places = memory.cells, memory.keys, memory.names, memory.places
    node = memory.tally[STATES]
    for w in range(names.shape[1]):
        names[node, w] = 0
    for place in range(memory.tally[PLACES]):
        keys[node, place] = cells[level, places[place]] ^ cells[0, places[place]]
    return node


@rule
def judge(memory: Memory, level: int, came_from: int, value: Array) -> None:
    """A finished game: if it is won, keep the one of fewest turns, and of those the best."""
    words, tally = memory.words, memory.tally
    if winners(memory.states[level]) == 0:
        return
    now = clock_of(memory.cells, level, memory.form[CLOCK_AT])
    evaluate(memory.states[level], value)
    if tally[TURNS] < 0 or now < tally[TURNS] or (now == tally[TURNS] and value[0] > tally[VALUE]):
        tally[TURNS] = now
        tally[VALUE] = value[0]
        tally[LAST] = came_from
        for w in range(memory.form[FACTS]):
            words[DEPTH + 1, w] = words[level, w]


@rule
def next_node(memory: Memory) -> int:
    """The node with the least estimate, and of these the earliest; -1 when none is left that matters."""
    heads, tally = memory.heads, memory.tally
    most = MOST_TURNS if tally[TURNS] < 0 else tally[TURNS]
    while tally[ESTIMATE] <= most:
        while tally[TURN] <= MOST_TURNS:
            bucket = tally[ESTIMATE] * (MOST_TURNS + 1) + tally[TURN]
            node = heads[bucket]
            if node < 0:
                tally[TURN] += 1
            else:
                heads[bucket] = memory.link[node]
                if memory.clock[node] >= 0 and (tally[TURNS] < 0 or tally[TURN] < tally[TURNS]):
                    return node
        tally[ESTIMATE] += 1
        tally[TURN] = 0
    return -1


@entry
def search(memory: Memory, fan: Fan) -> None:
    """Search on until the end, or until more room is needed, or for a slice of moves."""
    tally = memory.tally
    until = tally[TRIED] + SLICE
    while tally[STATUS] == RUNNING and tally[TRIED] < until:
        if tally[STATES] + ROOM > len(memory.parent) or 2 * (tally[STATES] + ROOM) > len(memory.slots):
            tally[STATUS] = FULL
            return
        node = next_node(memory)
        if node < 0:
            tally[STATUS] = DONE
            return
        tally[OPENED] += 1
        thaw(memory, node)
        try_moves(memory, fan, node, tally[ESTIMATE])


@rule
def try_moves(memory: Memory, fan: Fan, node: int, estimate: int) -> None:
    """Every way to move in the position of record 1, decision by decision, to where it rests or the game is over."""
    states, cells, words, form, tally = memory.states, memory.cells, memory.words, memory.form, memory.tally
    moves, counts, tried = fan.moves, fan.counts, fan.tried
    level = 1
    counts[1], tried[1] = legal(states[1], 0, moves[1]), 0
    while level > 0 and tally[STATUS] == RUNNING:
        if tried[level] == counts[level]:
            level -= 1
            continue
        move = moves[level, tried[level]]
        tried[level] += 1
        for w in range(form[FACTS]):
            words[level + 1, w] = words[level, w]
        apply(states[level + 1], 0, move)
        tally[TRIED] += 1
        if acting(states[level + 1]) == 0:
            judge(memory, level + 1, node, fan.value)
        elif cells[level + 1, form[REST_AT]] == form[REST_IS]:
            arrive(memory, level + 1, node, estimate)
        elif level + 2 > DEPTH:
            tally[STATUS] = TOO_DEEP
        else:
            level += 1
            counts[level], tried[level] = legal(states[level], 0, moves[level]), 0


@entry
def begin(memory: Memory) -> None:
    """The first position, which lies in record 0."""
    arrive(memory, 0, -1, 0)


@entry
def fill_slots(names: Array, clock: Array, n: int, slots: Array) -> None:
    """Enter all nodes that are not stale into a new table."""
    for node in range(n):
        if clock[node] >= 0:
            slots[find_slot(names, node, slots)] = node


Progress = Callable[[int, int], None]
"""Told from time to time: positions found, and turns looked at."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What a search found, and what it rests on."""

    solved: bool
    turns: int
    """The fewest turns; of an unsolvable puzzle those it was searched for, 0 without a limit."""
    moves: list[Move]
    """A best solution, move by move."""
    at_turn: list[int]
    """In which turn each of the moves is made, counted from 1."""
    bound: int
    """Turns that were known to be needed before anything was tried."""
    tried: int
    """Moves carried out."""
    states: int
    """Different resting positions reached."""
    opened: int
    """Those of them whose moves were tried."""
    complete: bool
    """Whether the search went to the very end, so that its answer is a proof."""
    seconds: float


def is_solvable(game: Contract) -> bool:
    """Whether a game has puzzles at all."""
    return hasattr(game.modules.get("exact"), "least_turns")


class Search:
    """A search with its memory."""

    def __init__(self, table: Table, most_tried: int | None = None) -> None:
        game = table.game
        self.game = game
        self.most_tried = most_tried
        self.hints = game.modules["exact"]
        add_extra("least_turns", game.layout, self.hints.least_turns)
        self.root = copied(table.state)
        self.chart = self.hints.chart(self.root, game.engine)
        self.form, self.care = self.read_layout()
        self.width, self.size = 8, 1 << 16
        self.allocate()

    def read_layout(self) -> tuple[Any, Any]:
        """Where the clock and the phase are, and which bytes say something about the future."""
        fields = self.game.layout.fields
        assert fields is not None
        facts = fields["events"][1]
        matter = np.zeros((facts + 7) // 8 * 8, np.uint8)
        for name, (kind, at, *_) in fields.items():
            if at < facts and name not in ("key", self.hints.CLOCK, *self.hints.PASSING):
                matter[at : at + kind.itemsize] = 255
        rest, phase = self.hints.RESTING
        own = min(at for name, (_, at, *_) in fields.items() if name not in (self.game.layout.names[0], "key", "drawn", "shown"))  # type: ignore[index]
        form = np.array([fields[self.hints.CLOCK][1], fields[rest][1], int(phase), own, len(matter) // 8], np.int64)
        return form, matter.view(np.int64)

    def allocate(self) -> None:
        """Room for a search from the beginning, at a bench of its own."""
        self.bench = self.game.bench()
        array = self.bench.array
        self.states = array(DEPTH + 2, self.game.layout)
        raw = self.states.view(np.uint8).reshape(DEPTH + 2, -1)
        raw[0] = self.root.view(np.uint8)
        self.cells, self.words = raw, self.states.view(np.int64).reshape(DEPTH + 2, -1)
        self.caring = array(len(self.care), np.int64)
        self.caring[:] = self.care
        self.places = array(self.width * 8, np.int64)
        self.names = array((self.size, self.width), np.int64)
        self.parent, self.link = array(self.size, np.int32), array(self.size, np.int32)
        self.clock = array(self.size, np.int16)
        self.heads = array((MOST_TURNS + 1) ** 2, np.int32)
        self.slots = array(4 * self.size, np.int32)
        self.heads[:] = self.slots[:] = -1
        self.tally = array(TALLY, np.int64)
        self.tally[TURNS] = self.tally[LAST] = -1
        self.moves = array((DEPTH + 1, len(self.game.numbering)), np.int64)
        self.counts, self.tried = array(DEPTH + 1, np.int64), array(DEPTH + 1, np.int64)
        self.value = array(4, np.int64)

    @property
    def memory(self) -> Memory:
        """All arrays of nodes."""
        return Memory(
            self.states, self.cells, self.words, self.form, self.caring, self.places, self.names.view(np.uint8), self.names,
            self.parent, self.clock, self.link, self.heads, self.slots, self.tally, self.chart,
        )  # fmt: skip

    @property
    def fan(self) -> Fan:
        """Room for the moves of one position."""
        return Fan(self.moves, self.counts, self.tried, self.value)

    def grow(self) -> bool:
        """Twice the room, if memory allows."""
        size = 2 * self.size
        if size * (8 * self.width + BESIDES) > MEMORY:
            return False
        before = self.kept()
        self.size = size
        self.allocate()
        for new, old in zip(self.kept(), before, strict=True):
            new[: len(old)] = old
        self.bench.call(fill_slots, self.names, self.clock, int(self.tally[STATES]), self.slots)
        return True

    def kept(self) -> tuple[Any, ...]:
        """What a search takes along to a larger bench."""
        return (
            self.states.view(np.uint8),
            self.caring,
            self.places,
            self.names,
            self.parent,
            self.link,
            self.clock,
            self.heads,
            self.tally,
        )

    def run(self, progress: Progress | None = None) -> None:
        """Search to the end, or to the end of memory."""
        self.bench.call(begin, self.memory)
        while self.tally[STATUS] != DONE:
            self.bench.call(search, self.memory, self.fan)
            match self.tally[STATUS]:
                case status if status == FULL and self.grow():
                    self.tally[STATUS] = RUNNING
                case status if status == FULL:
                    return
                case status if status == WIDER:
                    self.width *= 2
                    self.allocate()
                    self.bench.call(begin, self.memory)
                case status if status == CHANCE:
                    raise Error("chance plays a part in this position, or something hidden: there is nothing to prove.")
                case status if status == TOO_DEEP:
                    raise Error(f"one move of this position takes more than {DEPTH} decisions; the solver follows no more.")
            if self.most_tried is not None and self.tally[TRIED] > self.most_tried:
                return
            if progress is not None:
                progress(int(self.tally[STATES]), int(self.tally[ESTIMATE]))

    def path(self) -> tuple[list[Move], list[int]]:
        """A best solution, found again from node to node."""
        nodes = [int(self.tally[LAST])]
        while self.parent[nodes[-1]] >= 0:
            nodes.append(int(self.parent[nodes[-1]]))
        places = self.places[: self.tally[PLACES]]
        goals = [self.cells[0, places] ^ self.names.view(np.uint8)[node, : len(places)] for node in reversed(nodes)]
        goals.append(self.cells[DEPTH + 1, places])
        state, moves, at_turn = copied(self.root), [], []
        for n, goal in enumerate(goals[1:], 1):
            over = n == len(goals) - 1
            turn = int(state[self.hints.CLOCK][0]) + 1
            found, state = self.way_to(state, goal, places, over=over)
            moves += [self.game.move(number) for number in found]
            at_turn += [turn] * len(found)
        return moves, at_turn

    def way_to(self, state: Any, goal: Any, places: Any, *, over: bool) -> tuple[list[int], Any]:
        """The decisions that lead from one resting position to the next, or to the end."""
        engine = self.game.engine
        rest, phase = self.hints.RESTING
        stack = [(state, [])]  # type: ignore[var-annotated]
        while stack:
            before, made = stack.pop()
            for number in reversed(engine.legal(before, 0)):
                after = copied(before)
                engine.apply(after, 0, number)
                done = engine.acting(after) == 0
                if done or after[rest][0] == phase:
                    same = done == over and (after.view(np.uint8)[places] == goal).all()
                    if same and (not over or (engine.winners(after) and after[self.hints.CLOCK][0] == self.tally[TURNS])):
                        return [*made, number], after
                else:
                    stack.append((after, [*made, number]))
        raise AssertionError("a path that was found cannot be found again")


def at_rest(table: Table) -> bool:
    """Whether a new move begins here, and none is under way."""
    rest, phase = table.game.modules["exact"].RESTING
    return bool(table.state[rest][0] == phase)


def solve(table: Table, *, most_tried: int | None = None, progress: Progress | None = None) -> Solution:
    """The fewest turns in which the table's only seat can win, and how; or the proof that it cannot.

    Among solutions of equally few turns it finds one that the game's evaluate likes best. After so many moves tried
    it may be told to give up.
    """
    if table.seats != 1:
        raise Error(f"only a puzzle for one seat can be solved, and this table has {table.seats} seats.")
    if not is_solvable(table.game):
        raise Error(f"{table.game.name} has no puzzles: chance plays a part in it, so there is nothing to prove.")
    if table.over:
        raise Error("this game is over; there is nothing to solve.")
    if not at_rest(table):
        raise Error("a move is under way in this position; the solver begins where a new move begins.")
    began = time.perf_counter()
    found = Search(table, most_tried)
    found.run(progress)
    tally = found.tally
    solved = tally[TURNS] >= 0
    complete = bool(tally[STATUS] == DONE and (solved or not tally[CAPPED]))
    moves, at_turn = found.path() if solved else ([], [])
    return Solution(
        solved=bool(solved),
        turns=int(tally[TURNS]) if solved else 0,
        moves=moves,
        at_turn=at_turn,
        bound=int(least_at_first(found)),
        tried=int(tally[TRIED]),
        states=int(tally[STATES] - tally[AGAIN]),
        opened=int(tally[OPENED]),
        complete=complete,
        seconds=time.perf_counter() - began,
    )


@entry
def least_turns_at(states: States, i: int, chart: Array) -> int:
    """What the bound says of record i."""
    return least_turns(states[i], chart)


def least_at_first(search: Search) -> int:
    """The bound at the first position."""
    return int(search.bench.call(least_turns_at, search.states, 0, search.chart))
