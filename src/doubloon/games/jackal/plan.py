"""What a crew is up to in this turn: gold, a new tile, a fight, a friend in need, the end of the game."""

from __future__ import annotations

from ...core import SEAT_LETTERS, Course, Plan, State, Step
from .components import (
    BACKS,
    CELL_NAMES,
    CELLS,
    COMPASS,
    FACE_DOWN,
    FAMILY,
    KINDS,
    NEXT,
    PIECE_NAMES,
    SPACES,
    TILES,
    Family,
    Phase,
)
from .rules import coins_of, coins_on_island, far, is_afloat, last_space, speed
from .rules.passage import is_friendly_ship, why_not_land
from .rules.walking import is_plain_ground
from .state import are_friends, is_land

Facts = dict[str, int | str]

CHANCE = ("turned", "rolled", "saw")
"""What chance or a secret has brought about; all that is told after it is not certain."""


def plan(seat: int, course: Course) -> Plan:
    """The first that is true of: a vote, a berth, smoke; then gold, fights, rescues, new tiles, and the way there."""
    first = course[0]
    s = first.before
    if s.phase == Phase.VOTE or first.move.kind == "propose":
        return voting(seat, first)
    if s.phase == Phase.PLACE:
        return berthing(first)
    if s.phase == Phase.PICK:
        return Plan("none", {})
    if s.turn != seat:
        return Plan("smoke", {"other": SEAT_LETTERS[s.turn]})
    turn = this_turn(course)
    found = bringing(seat, course) or fighting(seat, turn) or helping(seat, turn) or dragging(turn) or exploring(seat, turn)
    return found or approaching(turn) or idling(turn)


def this_turn(course: Course) -> list[Step]:
    """The first action with all that follows from it: alone, one pirate's turn follows another's at once."""
    turn = [course[0]]
    for step in course[1:]:
        if step.before.phase == Phase.ACT:
            break
        turn.append(step)
    return turn


def certain(step: Step) -> list[tuple[str, Facts]]:
    """What is told of a step as far as it is certain."""
    sure: list[tuple[str, Facts]] = []
    for told in step.told:
        if told.kind in CHANCE:
            break
        sure.append((told.kind, told.args))
    return sure


def happenings(turn: list[Step], *kinds: str) -> list[tuple[Step, Facts]]:
    """What is certain to happen of some kinds, each with its step."""
    return [(step, facts) for step in turn for kind, facts in certain(step) if kind in kinds]


# The end of the game.


def voting(seat: int, step: Step) -> Plan:
    """How it stands, and whether anything is left to be won. (§10.2, §10.6)"""
    s = step.before
    others = [int(coins_of(s, other)) for other in range(s.seats) if not are_friends(s, seat, other)]
    facts: Facts = {"coins": int(coins_of(s, seat)), "most": max(others)}
    if step.move.kind == "refuse":
        return Plan("play-on", {**facts, "left": int(coins_on_island(s)), "tiles": len(face_down(s))})
    return Plan("end", facts)


def face_down(s: State) -> list[int]:
    """The tiles that nobody has turned yet. (§4.1)"""
    return [cell for cell in range(CELLS) if is_land(s, cell) and s.face[cell] == FACE_DOWN]


# Gold.


def bringing(seat: int, course: Course) -> Plan | None:
    """Coins that come aboard, or alone to the bank, and after how many moves of this course. (§5.6, §14.4)"""
    for number, step in enumerate(course, 1):
        had = int(coins_of(step.before, seat))
        coins = sum(int(facts["coins"]) for kind, facts in certain(step) if kind == "delivered")
        if coins > 0:
            return Plan("bring", {"coins": coins, "total": had + coins})
        if step.before.seats == 1 and step.after is not None and coins_of(step.after, seat) > had:
            return Plan("bank", {"moves": number, "total": int(coins_of(step.after, seat))})
    return None


def dragging(turn: list[Step]) -> Plan | None:
    """A coin on its way, and in how many actions it can be home over ground that is known. (§5.1)"""
    dragged = [(step, facts) for step, facts in happenings(turn, "went-dragging", "advanced") if int(facts["coins"])]
    if not dragged:
        return None
    s, facts = turn[-1].after, dragged[-1][1]
    actions = -1 if s is None else actions_home(s, PIECE_NAMES.index(str(facts["pirate"])))
    told: Facts = {"coins": facts["coins"]}
    return Plan("drag", {**told, "actions": actions}) if actions > 0 else Plan("drag-on", told)


def actions_home(s: State, piece: int) -> int:
    """Actions in which a pirate drags a coin from where he is to a friendly ship, over tiles that do nothing; -1 no such way."""
    start = s.at[piece]
    if start < 0 or is_afloat(s, piece) or s.trapped[piece] or s.nap[piece] or s.space[piece] < last_space(s, piece, start):
        return -1
    seen, wave = {start}, [start]
    for actions in range(1, CELLS):
        onward = {int(NEXT[cell, direction]) for cell in wave for direction in range(COMPASS)} - {-1} - seen
        if any(is_friendly_ship(s, piece, cell) for cell in onward):
            return actions
        wave = [cell for cell in onward if is_open_to_gold(s, piece, cell)]
        seen |= onward
        if not wave:
            break
    return -1


def is_open_to_gold(s: State, piece: int, cell: int) -> bool:
    """A face-up tile that does nothing, with no enemy and no bear on it. (§5.2, §5.4)"""
    return bool(is_land(s, cell) and is_plain_ground(s, cell) and s.bear != cell and why_not_land(s, piece, cell, 1) == 0)


# Fights and friends.


def fighting(seat: int, turn: list[Step]) -> Plan | None:
    """Enemies sent home, with the gold that is left behind, or run over at sea. (§6.1, §3.4)"""
    s = turn[0].before
    beaten = [(step, facts) for step, facts in happenings(turn, "sent-home") if not are_friends(s, seat, int(facts["seat"]))]
    drowned = [facts for _, facts in happenings(turn, "died") if not are_friends(s, seat, int(facts["seat"]))]
    if drowned:
        return Plan("drown", {"other": SEAT_LETTERS[int(drowned[0]["seat"])], "pirates": len(drowned)})
    if not beaten:
        return None
    step, facts = beaten[0]
    piece = PIECE_NAMES.index(str(facts["pirate"]))
    gold = int(step.before.coins[step.before.at[piece], step.before.space[piece]])
    return Plan("fight", {"other": SEAT_LETTERS[int(facts["seat"])], "pirates": len(beaten), "coins": gold})


def helping(seat: int, turn: list[Step]) -> Plan | None:
    """A friend out of the pit, out of the water, out of the labyrinth, or back from the dead. (§4.8, §4.17, §9.5)"""
    for kind in ("freed", "led-out", "led-through", "revived", "taken-aboard", "climbed"):
        for _, facts in happenings(turn, kind):
            if are_friends(turn[0].before, seat, int(facts["seat"])):
                return Plan(kind, {"pirate": facts["pirate"]})
    return None


# New tiles, and the way there.


def exploring(seat: int, turn: list[Step]) -> Plan | None:
    """A tile turned over or looked at, and how many of those it may be hold gold. (§4.1, §4.14)"""
    s, told = turn[-1].before, turn[-1].told
    news = next((one for one in told if one.kind in ("peeked", *CHANCE)), None)
    if news is None or news.kind not in ("turned", "peeked"):
        return None
    where = CELL_NAMES.index(str(news.args["cell"]))
    if s.seen[where] >> seat & 1:
        return Plan("turn-known", {"tile": TILES[s.tile[where]]})
    unseen = unseen_tiles(s, seat, s.ground[where])
    gold = sum(count for kind, count in enumerate(unseen) if FAMILY[kind] == Family.CHEST)
    return Plan("peek" if news.kind == "peeked" else "turn", {"back": BACKS[s.ground[where]], "tiles": sum(unseen), "gold": gold})


def unseen_tiles(s: State, seat: int, back: int) -> list[int]:
    """Tiles of a back that a seat has not seen, by kind: those nobody drew, and those only others peeked at. (§2.1, §4.14)"""
    heap = [int(s.heap[back, kind]) for kind in range(KINDS)]
    for cell in face_down(s):
        if s.ground[cell] == back and s.tile[cell] >= 0 and not s.seen[cell] >> seat & 1:
            heap[s.tile[cell]] += 1
    return heap


def shore_of(s: State, cell: int) -> list[int]:
    """The tiles that a crew can land on from there. (§3.6)"""
    around = [int(NEXT[cell, direction]) for direction in range(COMPASS)]
    return [beside for beside in around if beside >= 0 and is_land(s, beside)]


def approaching(turn: list[Step]) -> Plan | None:
    """Nearer to gold that lies about, or to tiles that nobody has turned."""
    s, then = turn[0].before, turn[-1].after
    if then is None:
        return None
    moved = next((told for step in turn for told in step.told if told.kind in ("sailed", "went", "swam")), None)
    if moved is None:
        return None
    if moved.kind == "sailed":
        start, end = s.ship[s.turn], then.ship[s.turn]
    else:
        piece = PIECE_NAMES.index(str(moved.args["pirate"]))
        start, end = s.at[piece], then.at[piece]
    who = "ship" if moved.kind == "sailed" else "pirate"
    for what, goals in (("gold", gold_of(then)), ("tile", face_down(then))):
        if goals and end >= 0:
            before, after = (min(int(far(place, goal)) for goal in goals) for place in (start, end))
            if after < before:
                return Plan(f"{who}-to-{what}", {"steps": after, "before": before})
    return None


def idling(turn: list[Step]) -> Plan:
    """Another berth, a pirate back aboard, nothing to be done; or whatever else weighs best."""
    first, then = turn[0], turn[-1].after
    if first.move.kind == "sail":
        return berthing(first)
    if first.move.kind == "pass":
        return Plan("pass", {})
    for _, facts in happenings(turn, "advanced"):
        piece = PIECE_NAMES.index(str(facts["pirate"]))
        spaces = int(last_space(first.before, piece, first.before.at[piece])) + 1
        return Plan("labyrinth", {"space": facts["space"], "spaces": spaces})
    ship = first.before.ship[first.before.turn]
    if then is not None and ship >= 0 and first.move.args.get("cell") == CELL_NAMES[ship]:
        return Plan("aboard", {"spaces": int(speed(then, first.before.turn))})
    return Plan("none", {})


def berthing(step: Step) -> Plan:
    """A place for the ship, and how many tiles one can land on from there. (§2.3, §3.2)"""
    return Plan("berth", {"tiles": len(shore_of(step.before, CELL_NAMES.index(step.move.args["cell"])))})


def gold_of(s: State) -> list[int]:
    """Where coins lie about. (§4.5)"""
    return [cell for cell in range(CELLS) if any(s.coins[cell, space] for space in range(SPACES))]
