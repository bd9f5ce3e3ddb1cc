"""What can be proven: ends of games of two, and puzzles, for the solver (bots/solver.py) and for the setter (bots/setter.py)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, product
from typing import Any, NamedTuple

from ...core import Array, State, rule
from ...core.arrays import np
from ...core.proof import Proof
from ...core.table import Table
from ...core.told import Told
from .components import (
    AMOUNT,
    CELLS,
    FACE_DOWN,
    FACE_UP,
    FAMILY,
    IS_ONCE,
    PLAIN,
    SPACES,
    TILES,
    TRAIL,
    USED,
    Family,
    Phase,
)
from .moves import AGREE, GO, MOVE, PROPOSE

# Ends of games of two: all is explored, so nothing is hidden and nothing left to chance.

MOST_ACTIONS = 3
"""Own actions that a forced win may take."""
MOST_TRIED = 6000
"""Moves tried in all before the proof is given up."""


def solve(world: Table, seat: int, seed: str | None) -> Proof | None:
    """A move that wins by force: soon all the coins that are left cannot make up the lead. (§10.6)"""
    engine, s = world.game.engine, world.state[0]
    if world.seats != 2 or s["campaign"] or not all_is_known(s):
        return None
    if needed(s, seat) <= 0:  # nothing can change any more: let it end
        ends = {PROPOSE, AGREE} & {*engine.legal(world.state, seat)}
        return Proof([(move, 1.0) for move in ends]) if ends else None
    budget = [MOST_TRIED]
    for actions in range(1, MOST_ACTIONS + 1):
        line = forced_win(engine, world.state, seat, actions, budget)
        if line:
            return Proof([(line[0][1], 1.0)], line=line)
    return None


def all_is_known(s: Any) -> bool:
    """Whether every tile is face up, and no die will be thrown. (§4.18)"""
    land = s["ground"] <= PLAIN
    dice = np.asarray(FAMILY)[s["tile"][land]] == Family.CROSSROADS
    return bool((s["face"][land] != FACE_DOWN).all() and not dice.any())


def needed(s: Any, seat: int) -> int:
    """Coins that a seat must still bring home until what is left is too little for the other. (§10.6)"""
    lead = int(s["hold"][seat]) - int(s["hold"][1 - seat])
    return (int(s["coins"].sum()) - lead) // 2 + 1


def forced_win(engine: Any, state: Any, me: int, actions: int, budget: list[int]) -> list[tuple[int, int]] | None:
    """How a seat wins in so many actions of its own, whatever the other does; None where that cannot be shown."""
    if engine.acting(state) == 0:
        return [] if engine.winners(state) == 1 << me else None
    missing = needed(state[0], me)
    if missing <= 0:
        return []
    if missing > actions or budget[0] <= 0:
        return None
    seat = int(engine.acting(state)).bit_length() - 1
    moves = [move for move in engine.legal(state, seat) if move != PROPOSE]  # which would be refused
    line = None
    for move in sorted(moves, key=lambda move: -engine.prior(state, seat, move)):
        budget[0] -= 1
        after = state.copy()
        engine.apply(after, seat, move)
        ended = state["turn"][0] == me and after["turn"][0] != me
        rest = forced_win(engine, after, me, actions - ended, budget)
        line = None if rest is None else [(seat, move), *rest]
        if (line is None) == (seat != me):
            break
    return line


# What the solver must know.

CLOCK = "turns"
"""What a solution has few of."""
RESTING = ("phase", Phase.ACT)
"""Where a pirate's move begins, nothing of the move before it matters any more …"""
PASSING = (
    "way", "headings", "via", "heading", "behind", "steps", "step_from", "step_to",
    "peeks", "shaken", "target", "patience", "quiet",
)  # fmt: skip
"""… that is, none of these."""

NEVER = 10_000
FAR = 99
MOST_PLANES, MOST_TRIPS = 2, 5000
# Rows of the chart; below them, for every place, in which action from there on a coin on every place can be moved first.
PLACE, HAUL, NUMBER, FROM = range(4)
# The first columns of row NUMBER say something else: sea has no number.
STRIDE, COUNT, SHRINES = range(3)


def chart(state: Any, engine: Any) -> Any:
    """Distances on a puzzle's island, as if there were no bear, no barrel, no pit, and a fresh plane whenever one is wanted.

    Row HAUL: actions it takes to bring a coin home from each place. One action may carry it, or one coin after another,
    nearer by STRIDE at the most.
    """
    s = state[0]
    land = [cell for cell in range(CELLS) if s["ground"][cell] <= PLAIN]
    places = [cell * SPACES + space for cell in land for space in range(spaces_of(s["tile"][cell]))]
    plan = np.zeros((FROM + len(places), CELLS * SPACES), np.int16)
    plan[PLACE, : len(places)] = places
    plan[NUMBER, places] = np.arange(len(places))
    plan[NUMBER, STRIDE], plan[NUMBER, COUNT] = 1, len(places)
    plan[NUMBER, SHRINES] = sum(FAMILY[s["tile"][cell]] == Family.SHRINE for cell in land)
    plan[FROM:] = 1
    fresh = {int(FAMILY[s["tile"][cell]]) for cell in land if s["face"][cell] == FACE_UP}
    planes = sum(FAMILY[s["tile"][cell]] == Family.AIRPLANE for cell in land)
    if Family.EARTHQUAKE in fresh or planes > MOST_PLANES:
        return plan  # no distance is sure to last, or there are too many to reckon with
    trips: list[Trip] = []
    for place in places:
        trips += trips_from(state, engine, land, place)
        if len(trips) > MOST_TRIPS:
            return plan
    bank = next(cell for cell in land if FAMILY[s["tile"][cell]] == Family.BANK) * SPACES
    hauls = distances_home(places, bank, trips)
    for number, place in enumerate(places):
        plan[HAUL, number] = hauls[place]
    plan[NUMBER, STRIDE] = max(1, *(gain(trip, hauls) for trip in trips))
    if Family.MUSKET not in fresh:  # whose bullet can send a friend home in no time
        for number, reached in enumerate(first_grips(places, trips)):
            plan[FROM + number, : len(places)] = [reached[place] for place in places]
    return plan


def spaces_of(kind: int) -> int:
    """Places on a tile: the spaces of a labyrinth, or one."""
    return int(AMOUNT[kind]) if FAMILY[kind] == Family.LABYRINTH else 1


Trip = list[tuple[int, bool]]
"""The places of one action, each with whether a coin can be dragged there from the one before."""


def trips_from(state: Any, engine: Any, land: list[int], place: int) -> list[Trip]:
    """All that a lone pirate can do in one action from a place, with gold wherever one looks."""
    planes = [cell for cell in land if FAMILY[state["tile"][0, cell]] == Family.AIRPLANE]
    trips: list[Trip] = []
    for faces in product((FACE_UP, USED), repeat=len(planes)):
        lone = lone_pirate(state, land, place)
        for cell, face in zip(planes, faces, strict=True):
            lone["face"][0, cell] = face
        stack: list[tuple[Any, Trip]] = [(lone, [(place, False)])]
        while stack and len(trips) <= MOST_TRIPS:
            before, made = stack.pop()
            numbers = engine.legal(before, 0)
            for number in numbers:
                if number % 2 != MOVE % 2 or number >= GO + 2 * CELLS or number + 1 not in numbers:  # gold where gold can go
                    after = before.copy()
                    engine.apply(after, 0, number)
                    trip = made + steps_of(before, after, dragging=MOVE <= number < GO + 2 * CELLS and (number - MOVE) % 2 == 1)
                    if after["phase"][0] == Phase.GO:
                        stack.append((after, trip))
                    else:
                        trips.append(trip)
    return trips


def lone_pirate(state: Any, land: list[int], place: int) -> Any:
    """The island with one pirate, no bear, no limit, and coins on every place."""
    lone = state.copy()
    lone["at"][0], lone["space"][0], lone["nap"][0], lone["trapped"][0] = -1, 0, 0, 0
    lone["at"][0, 0], lone["space"][0, 0] = divmod(place, SPACES)
    lone["bear"], lone["limit"], lone["survivors"], lone["lost"], lone["mover"], lone["turns"] = -1, 0, 0, 0, 0, 0
    lone["box"]["pirates"], lone["phase"] = 1, Phase.ACT
    for cell in land:
        kind = lone["tile"][0, cell]
        lone["coins"][0, cell, : spaces_of(kind)] = 9
        if IS_ONCE[kind]:
            lone["face"][0, cell] = USED
    return lone


def steps_of(before: Any, after: Any, *, dragging: bool) -> Trip:
    """The places one decision led through; forced steps could not be made with gold, or there had been a choice."""
    was, now = before[0], after[0]
    known = int(was["steps"]) if was["phase"] == Phase.GO else 0
    trip = [(int(cell) * SPACES, dragging and n == 0) for n, cell in enumerate(now["step_to"][known : min(now["steps"], TRAIL)])]
    here = int(now["at"][0]) * SPACES + int(now["space"][0])
    if now["at"][0] >= 0 and (not trip or trip[-1][0] != here):  # a balloon, or the next space of a labyrinth
        trip.append((here, True))
    return trip


def distances_home(places: list[int], bank: int, trips: list[Trip]) -> dict[int, int]:
    """Actions from each place to the bank for a coin that somebody drags."""
    edges: set[tuple[int, int]] = set()
    for trip in trips:
        for start, (origin, _) in enumerate(trip):
            for goal, dragging in trip[start + 1 :]:
                if not dragging:
                    break
                edges.add((origin, goal))
    home = dict.fromkeys(places, FAR) | {bank: 0}
    for haul in range(1, FAR):
        nearer = [origin for origin, goal in edges if home.get(goal, FAR) == haul - 1 and home.get(origin, 0) > haul]
        if not nearer:
            break
        home.update(dict.fromkeys(nearer, haul))
    return home


def gain(trip: Trip, hauls: dict[int, int]) -> int:
    """How much nearer to the bank one action can bring gold, if coins lie all along it."""
    return sum(
        max(0, hauls.get(origin, FAR) - hauls.get(goal, FAR)) for (origin, _), (goal, dragging) in pairwise(trip) if dragging
    )


def first_grips(places: list[int], trips: list[Trip]) -> list[dict[int, int]]:
    """From each place: in which of his actions a pirate can first take hold of a coin on each place."""
    ends: dict[int, set[int]] = {place: set() for place in places}
    passed: dict[int, set[int]] = {place: {place} for place in places}
    for trip in trips:
        start = trip[0][0]
        ends[start].add(trip[-1][0])
        passed[start].update(place for place, _ in trip)
    grips = []
    for place in places:
        reached, here, seen = dict.fromkeys(places, FAR), {place}, {place}
        action = 0
        while here:
            action += 1
            for now in here:
                for goal in passed[now]:
                    if goal in reached:
                        reached[goal] = min(reached[goal], action)
            here = {end for now in here for end in ends[now] if end in ends} - seen
            seen |= here
        grips.append(reached)
    return grips


@rule
def least_turns(s: State, plan: Array) -> int:
    """Turns a puzzle takes at the least from here on: all gold must be dragged, by those who live or may be revived.

    Nobody revived gets anywhere before the one who revives him could have. (§4.17)
    """
    living, crew, ready = 0, 0, 0
    for pirate in range(s.box.pirates):
        counts = s.at[pirate] >= 0 or plan[NUMBER, SHRINES] > 0
        living += s.at[pirate] >= 0
        crew += counts
        ready += counts and pirate >= s.mover
    if s.lost > 0 or living == 0 or crew < s.survivors:
        return NEVER
    stride = plan[NUMBER, STRIDE]
    work, turns = 0, 1
    for number in range(plan[NUMBER, COUNT]):
        place = plan[PLACE, number]
        coins = s.coins[place // SPACES, place % SPACES]
        haul = plan[HAUL, number]
        if coins > 0 and haul > 0:
            if haul >= FAR:
                return NEVER
            work += coins * haul
            first = FAR
            for pirate in range(s.box.pirates):
                if s.at[pirate] >= 0:
                    here = plan[NUMBER, s.at[pirate] * SPACES + s.space[pirate]]
                    first = min(first, plan[FROM + here, number] + (pirate < s.mover))
            turns = max(turns, first - 1 + in_parts(coins * haul, stride * crew))
    turns = max(turns, 1 + in_parts(in_parts(work, stride) - ready, crew))
    return NEVER if s.limit > 0 and s.turns + turns > s.limit else turns


@rule
def in_parts(whole: int, part: int) -> int:
    """How many parts it takes to make up the whole."""
    return (whole + part - 1) // part if whole > 0 else 0


# Puzzles made up, for the setter (bots/setter.py).


class Level(NamedTuple):
    """What is asked of a puzzle of one difficulty."""

    rows: tuple[int, int]
    columns: tuple[int, int]
    coins: tuple[int, int]
    specials: tuple[int, int]
    """Tiles that do something, besides bank, den and chests."""
    kinds: int
    """Different kinds of these, at the least: small is not thin."""
    met: int
    """How many of the kinds the solution makes use of, at the least."""
    turns: tuple[int, int]
    lucky: int
    """Random games that may solve it, of a thousand."""


DIFFICULTIES = {
    #                 rows    columns  coins   specials  kinds  met  turns   lucky
    "easy":     Level((3, 3), (4, 4),  (1, 2), (5, 7),   4,     2,   (4, 5), 30),
    "medium":   Level((4, 4), (4, 4),  (2, 3), (6, 10),  5,     3,   (5, 6), 10),
    "hard":     Level((4, 4), (5, 5),  (2, 3), (9, 13),  6,     3,   (6, 7), 2),
    "fiendish": Level((5, 5), (5, 5),  (2, 3), (12, 16), 7,     4,   (7, 8), 0),
}  # fmt: skip

ROTATED = (
    "arrow", "arrow-diagonal", "arrows-2", "arrows-2-diagonal", "arrows-3", "arrows-4", "arrows-4-diagonal", "cannon",
)  # fmt: skip
HELPERS = (
    "horse", "trampoline", "balloon", "airplane", "ice", "arrow", "arrow-diagonal", "arrows-2", "arrows-2-diagonal",
    "arrows-3", "arrows-4", "arrows-4-diagonal",
)  # fmt: skip
"""What carries a pirate further than his legs."""
LONG_CHAINS = ("horse", "trampoline", "arrows-4", "arrows-4-diagonal")
"""Two of a kind at the most, and no ice where there is a plane: there would be too many ways for anybody to follow."""
WEIGHTS = {
    "arrow": 7, "arrow-diagonal": 6, "arrows-2": 3, "arrows-2-diagonal": 3, "arrows-3": 2, "arrows-4": 1,
    "arrows-4-diagonal": 1, "barrel": 4, "horse": 4, "ice": 6, "pit": 5, "crocodile": 5, "jungle": 5, "balloon": 1,
    "trampoline": 4, "airplane": 1, "cannon": 4, "labyrinth-2": 3, "labyrinth-3": 3, "ogre": 3, "fortress": 1, "shrine": 2,
    "caramba": 1,
}  # fmt: skip
FURNITURE = (Family.EMPTY, Family.BANK, Family.DEN, Family.CHEST)
"""What every island has."""


def propose(difficulty: str, luck: Any) -> dict[str, Any]:
    """A puzzle that may be good: an island laid at random with bank, den and chests, and nothing asked for yet. (§14.1)"""
    level = DIFFICULTIES[difficulty]
    down, across = luck.randint(*level.rows), luck.randint(*level.columns)
    tiles = ["empty"] * (down * across)
    bank = luck.choice([0, across - 1, (down - 1) * across, down * across - 1, across // 2, (down // 2) * across])
    free = [n for n in range(down * across) if n != bank]
    luck.shuffle(free)
    far = sorted(free, key=lambda n: -max(abs(n // across - bank // across), abs(n % across - bank % across)))
    tiles[bank] = "bank"
    tiles[luck.choice(far[: max(2, len(far) // 3)])] = "den"
    lay_chests(tiles, [n for n in far[: max(4, len(far) // 2)] if tiles[n] == "empty"], luck.randint(*level.coins), luck)
    rest = [n for n in free if tiles[n] == "empty"]
    lay_specials(tiles, rest[: luck.randint(*level.specials)], luck)
    return {"origin": "own", "island": [" ".join(tiles[row * across : (row + 1) * across]) for row in range(down)]}


def lay_chests(tiles: list[str], places: list[int], coins: int, luck: Any) -> None:
    """So many coins, on some of these places."""
    luck.shuffle(places)
    for n in places:
        if coins:
            here = luck.randint(1, min(coins, 3))
            tiles[n] = f"chest-{here}"
            coins -= here


def lay_specials(tiles: list[str], places: list[int], luck: Any) -> None:
    """Whatever helps and hinders, each place its own, the frequent kinds more often."""
    names, weights = list(WEIGHTS), list(WEIGHTS.values())
    for n in places:
        name = luck.choices(names, weights)[0]
        together = {"ice", "airplane"} <= {name, *tiles}
        if together or (name in LONG_CHAINS and tiles.count(name) == 2):
            name = "empty"
        tiles[n] = f"{name}/{luck.choice('nesw')}" if name in ROTATED else name


def kinds_of(tiles: Iterable[str]) -> set[int]:
    """The kinds of tile that do something, of those named."""
    return {int(FAMILY[TILES.index(tile)]) for tile in tiles} - {int(family) for family in FURNITURE}


def is_rich(difficulty: str, puzzle: dict[str, Any]) -> bool:
    """Whether there are enough kinds of tile on the island."""
    words = [word.partition("/")[0] for row in puzzle["island"] for word in row.split()]
    return len(kinds_of(words)) >= DIFFICULTIES[difficulty].kinds


def is_used(difficulty: str, told: list[Told], first: dict[str, Any]) -> bool:
    """Whether the pirates of a solution come to enough kinds of tile."""
    lies = {cell["name"]: cell["tile"] for cell in first["cells"] if cell["tile"]}
    visited = [one.args["cell"] for one in told if one.kind in ("went", "went-dragging")]
    return len(kinds_of(lies[cell] for cell in visited if cell in lies)) >= DIFFICULTIES[difficulty].met


def asked(last: dict[str, Any]) -> dict[str, Any]:
    """What a puzzle asks for: no more turns and no fewer survivors than its best solution has in the end. (§14.6)"""
    return {"turns": last["turns"], "survivors": last["alive"][0]}


def on_foot(puzzle: dict[str, Any]) -> dict[str, Any]:
    """The same puzzle where whatever helps a pirate along eats him instead."""
    rows = [["ogre" if word.partition("/")[0] in HELPERS else word for word in row.split()] for row in puzzle["island"]]
    return {**puzzle, "island": [" ".join(row) for row in rows]}


def unhunted(puzzle: dict[str, Any]) -> dict[str, Any]:
    """The same puzzle without the bear."""
    rows = [row.replace("den", "empty") for row in puzzle["island"]]
    return {**puzzle, "island": rows, "bear": ""}
