"""What a captain is up to in this turn: a load, a map tile, The Hook, a souvenir he can use, or the right field to dig."""

from __future__ import annotations

from ...core import Course, Plan, State, Step, count_bits
from .components import (
    FIELD_NAMES,
    LETTER,
    MAP_TILE,
    NUMBER,
    NUMBERS,
    SIDE,
    SYMBOLS,
    TREASURE_NAMES,
    TREASURES,
    Phase,
)
from .rules.loading import is_closed, jokers_needed
from .state import all_map_tiles, known_to, of_kind


def plan(seat: int, course: Course) -> Plan:
    """The first that is true of: digging, a load, a map read, a bonus, what is collected, where a pirate is placed."""
    first = course[0]
    match first.move.kind:
        case "dig":
            return digging(seat, first)
        case "place":
            return placing(seat, first)
    turn = this_turn(course)
    return loading(turn) or reading(seat, turn) or collecting(seat, turn) or Plan("none", {})


def this_turn(course: Course) -> list[Step]:
    """The steps up to the end of the turn; where the other captain is passed over, his next turn may follow at once. (§3.7)"""
    turn: list[Step] = []
    for step in course:
        if turn and step.before.phase in (Phase.CHOOSE, Phase.DIG):
            break
        turn.append(step)
    return turn


# The map.


def fields_left(s: State, seat: int) -> tuple[int, int]:
    """How many letters and numbers may still be those of the Lost Treasure, as far as the seat knows. (§2.1)"""
    tiles = all_map_tiles(s) & ~known_to(s, seat)
    return count_bits(of_kind(tiles, LETTER)), count_bits(of_kind(tiles, NUMBER))


def may_be_lost(s: State, seat: int, field: int) -> bool:
    """Whether the treasure may lie there, as far as the seat knows. (§2.1)"""
    tiles = all_map_tiles(s) & ~known_to(s, seat)
    return bool(tiles >> field % SIDE & 1 and tiles >> SIDE + field // SIDE & 1)


def digging(seat: int, step: Step) -> Plan:
    """The chance of the field: every pair of a letter and a number not seen is as likely as any other. (§8.3)"""
    letters, numbers = fields_left(step.before, seat)
    field = FIELD_NAMES.index(step.move.args["field"])
    if not may_be_lost(step.before, seat, field):
        return Plan("none", {})
    return Plan("dig", {"field": FIELD_NAMES[field], "fields": letters * numbers})


def facts_of_map(s: State, seat: int, bonus: str = "") -> dict[str, int | str]:
    """How many fields are left before a map tile is read and at most after it: it strikes out a letter or a number."""
    letters, numbers = fields_left(s, seat)
    without_letter, without_number = (letters - 1) * numbers, letters * (numbers - 1)
    most = {"letter": without_letter, "number": without_number}.get(bonus, max(without_letter, without_number))
    return {"fields": letters * numbers, "most": most}


def reading(seat: int, turn: list[Step]) -> Plan | None:
    """A map tile read in this turn, the opponent's or one's own; or a joker from The Hook. (§4.5, §5.2, §6.3)"""
    for step in turn:
        kinds = [told.kind for told in step.told]
        if step.move.kind == "turn-up":
            return Plan("read", facts_of_map(step.before, seat))
        if "collected-map" in kinds:
            return Plan("map", facts_of_map(step.before, seat))
        if "bonus" in kinds:
            bonus = str(step.told[kinds.index("bonus")].args["bonus"])
            facts = facts_of_map(step.before, seat, bonus)
            return Plan("joker", {}) if bonus == "joker" else Plan("bonus-map", {**facts, "bonus": bonus})
    return None


# Souvenirs.


def loading(turn: list[Step]) -> Plan | None:
    """A Small Treasure that goes into the hold, and its points. (§7.5, §9.3)"""
    for step in turn:
        for told in step.told:
            if told.kind == "loaded":
                return Plan("load", {"treasure": told.args["treasure"], "points": told.args["points"]})
    return None


def placing(seat: int, step: Step) -> Plan:
    """What the pirate will collect when he leaves. (§3.2, §5.1)"""
    s, field = step.before, FIELD_NAMES.index(step.move.args["field"])
    if s.lies[field] == MAP_TILE:
        return Plan("place-map", {})
    return Plan(f"place-{use_of(s, seat, s.lies[field])}", facts_of(s, seat, s.lies[field]))


def collecting(seat: int, turn: list[Step]) -> Plan | None:
    """The tile that the pirate leaves with, once his walk is done. (§5.1)"""
    s = turn[0].before
    if turn[0].move.kind not in ("move", "step", "turn-none"):
        return None
    start = FIELD_NAMES.index(turn[0].move.args["field"]) if turn[0].move.kind == "move" else s.trail[0]
    if s.lies[start] == MAP_TILE:
        return Plan("map", facts_of_map(s, seat))
    return Plan(use_of(s, seat, s.lies[start]), facts_of(s, seat, s.lies[start]))


def treasure_for(s: State, seat: int, symbol: int) -> int:
    """The Small Treasure for which a souvenir of that symbol is lacking, the one with the most points; -1 none. (§7.1)"""
    best, most = -1, 0
    for treasure in range(TREASURES):
        if not is_closed(s, treasure) and points_on(s, treasure) > most and lacks(s, seat, treasure, symbol):
            best, most = treasure, points_on(s, treasure)
    return best


def lacks(s: State, seat: int, treasure: int, symbol: int) -> bool:
    """Whether one souvenir more of a symbol brings a seat nearer to a Small Treasure. (§7.1)"""
    now = jokers_needed(s, seat, treasure)
    s.supply[seat, symbol] += 1
    then = jokers_needed(s, seat, treasure)
    s.supply[seat, symbol] -= 1
    return bool(then < now)


def points_on(s: State, treasure: int) -> int:
    """What a Small Treasure is worth in the hold. (§9.3)"""
    return sum(kind % NUMBERS + 1 for kind in s.treasure[treasure].tolist() if kind >= 0)


def use_of(s: State, seat: int, souvenir: int) -> str:
    """What a souvenir is good for: a Small Treasure that lacks it, a pair, or nothing yet. (§7.1, §9.4)"""
    symbol = souvenir // NUMBERS
    if treasure_for(s, seat, symbol) >= 0:
        return "souvenir"
    return "pair" if s.supply[seat, symbol] % 2 else "keepsake"


def facts_of(s: State, seat: int, souvenir: int) -> dict[str, int | str]:
    """What there is to say of it."""
    symbol = souvenir // NUMBERS
    facts: dict[str, int | str] = {"symbol": SYMBOLS[symbol]}
    treasure = treasure_for(s, seat, symbol)
    if treasure >= 0:
        return {
            **facts,
            "treasure": TREASURE_NAMES[treasure],
            "points": points_on(s, treasure),
            "lacking": int(jokers_needed(s, seat, treasure)) - 1,
        }
    return {**facts, "points": int(s.box.pair)} if s.supply[seat, symbol] % 2 else facts
