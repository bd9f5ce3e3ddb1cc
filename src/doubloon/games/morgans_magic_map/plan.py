"""What a captain is up to in this turn, and what it brings him compared with what he could have without it."""

from __future__ import annotations

from ...core import Course, Plan, State, Step
from .components import BESIDE, CARDS, DECK, DISCARD, DISTANCES, HAND, LEVEL_NAMES, SETS, SIDES, SYMBOLS, TILES, Phase
from .moves import MOVES, PUT, THROW, USE
from .rules import distance_to, hand_size, is_right, legal, majority, toll, treasure_at
from .rules.ending import held_of_set
from .state import count_at

OWN_SECRETS = ("play",)
"""Moves that show others what their mover knows already."""


def plan(seat: int, course: Course) -> Plan:
    """The first that is true of: landing, the dig of this turn, changing the island, walking, drawing."""
    first = course[0]
    match first.move.kind:
        case "corner":
            return landing(seat, first)
        case "throw":
            return throwing(seat, first)
        case "draw":
            return drawing(seat, first)
    if bonus_of(first) == "doubloons":
        return Plan("doubloons", {"coins": first.before.box.bonus_coins})
    found = digging(seat, course) or shifting(seat, course) or walking(seat, course) or lifting(seat, course)
    return found or resting(seat, course)


def gain_of(step: Step) -> str:
    """The bonus that a step brings at once; none where it brings none."""
    return next((str(told.args["gain"]) for told in step.told if told.kind == "gained"), "none")


def bonus_of(step: Step) -> str:
    """The bonus that cards are given up for, be it the first of a pair; none where none are. (§7.1, §7.6)"""
    match step.move.kind:
        case "use":
            return SYMBOLS[step.before.box.symbol[step.move.id - USE]]
        case "pair":
            return step.move.args["bonus"]
        case "with":
            return SYMBOLS[step.before.pair_bonus]
        case _:
            return "none"


# Digging.


def digging(seat: int, course: Course) -> Plan | None:
    """A treasure taken in this turn: by shovels, for a set, or plainly; after a shift or a walk that is what they are for."""
    last = course[-1]
    if last.move.kind != "take":
        return None
    s, level = last.before, LEVEL_NAMES.index(last.move.args["level"])
    facts: dict[str, int | str] = {"depth": last.move.args["level"], "points": worth(s, level)}
    shovels = sum(gain_of(step) == "shovel" for step in course)
    if shovels and level >= s.reach - shovels:
        return Plan("shovels", {**facts, "shovels": shovels, "otherwise": best_worth(s, s.reach - shovels)})
    before_the_dig = [step for step in course if step.before.phase < Phase.DIG]
    found = shifting(seat, before_the_dig) or walking(seat, before_the_dig)
    if found is not None:
        return Plan(f"{found.kind}-and-dig", {**found.args, **facts})
    treasure = treasure_at(s, level)
    held = held_of_set(s, s.box.set_of[treasure])
    more = majority(s, seat, held + (1 << 8 * seat)) - majority(s, seat, held)
    if more > 0:
        return Plan("set", {**facts, "treasure": str(treasure + 1), "set": SETS[s.box.set_of[treasure]], "more": more})
    others = [worth(s, other) for other in range(min(s.reach, s.box.levels)) if other != level]
    return Plan("dig", {**facts, "otherwise": max(others, default=0)})


def worth(s: State, level: int) -> int:
    """What a level brings: the treasure there, and the doubloons beside it. (§6.5, §9.3)"""
    return int(s.box.worth[treasure_at(s, level)] + s.box.level_coins[level])


def best_worth(s: State, reach: int) -> int:
    """The most that one of the first levels brings."""
    return max(worth(s, level) for level in range(min(reach, s.box.levels)))


# Changing the island, and walking.


def cards_right(s: State, seat: int) -> int:
    """How many cards of the hand are right where the pirate stands. (§6.1)"""
    return sum(is_right(s, seat, card) for card in range(len(CARDS)) if s.card[card] == HAND + seat)


def cards_right_at(s: State, seat: int, tile: int) -> int:
    """How many would be right if he stood there."""
    here = s.stands[seat]
    s.stands[seat] = tile
    right = cards_right(s, seat)
    s.stands[seat] = here
    return right


def within_walk(s: State, seat: int, steps: int) -> dict[int, int]:
    """The tiles that a pirate can walk to, with the doubloons he would have left there at best. (§5.1, §5.4)"""
    reached = {int(s.stands[seat]): int(s.coins[seat])}
    for _ in range(steps):
        for tile, coins in list(reached.items()):
            for way in BESIDE:
                beside = int(s.lies[s.spot[tile] + way])
                if beside >= 0 and coins - toll(s, seat, beside) > reached.get(beside, -1):
                    reached[beside] = coins - toll(s, seat, beside)
    return reached


def most_in_walk(s: State, seat: int) -> int:
    """How many cards are right on the best tile of a walk without boots. (§5.1)"""
    return max(cards_right_at(s, seat, tile) for tile in within_walk(s, seat, s.box.steps))


def shifting(seat: int, course: Course) -> Plan | None:
    """Tiles laid elsewhere, so that more cards are right within a walk."""
    moved = [told.args["tile"] for step in course for told in step.told if told.kind == "put-down"]
    changed = [step for step in course if step.before.phase in (Phase.CHANGE, Phase.PUT, Phase.TURN)]
    if not moved or changed[-1].after is None:
        return None
    cards, otherwise = most_in_walk(changed[-1].after, seat), most_in_walk(course[0].before, seat)
    if cards <= otherwise:
        return None
    return Plan("shift", {"tile": moved[0], "tiles": len(moved), "cards": cards, "otherwise": otherwise})


def walking(seat: int, course: Course) -> Plan | None:
    """A walk to a tile where more cards are right."""
    walked = [step for step in course if step.before.phase == Phase.WALK]
    if not walked or walked[-1].after is None:
        return None
    tile = walked[-1].after.stands[seat]
    cards, otherwise = cards_right(walked[-1].after, seat), cards_right(walked[0].before, seat)
    if cards <= otherwise:
        return None
    boots = any(gain_of(step) == "boots" for step in walked)
    return Plan("boots-walk" if boots else "walk", {"tile": TILES[tile], "cards": cards, "otherwise": otherwise})


def lifting(seat: int, course: Course) -> Plan | None:
    """A tile just lifted: how many cards can be right within a walk, wherever it goes best. (§4.4)"""
    s = course[-1].after
    if s is None or s.lifted < 0:
        return None
    places = [0] * len(MOVES)
    cards = max(most_with(s, seat, move - PUT) for move in places[: legal(s, seat, places)])
    otherwise = most_in_walk(course[0].before, seat)
    return Plan("lift", {"tile": TILES[s.lifted], "cards": cards, "otherwise": otherwise}) if cards > otherwise else None


def most_with(s: State, seat: int, place: int) -> int:
    """How many cards are right on the best tile of a walk, with the tile in hand laid there. (§4.9)"""
    tried, tile = s.copy(), s.lifted
    spot = s.spot[place // len(SIDES)] + BESIDE[place % len(SIDES)]
    tried.lies[s.spot[tile]] = -1
    tried.lies[spot] = tile
    tried.spot[tile] = spot
    return most_in_walk(tried, seat)


def resting(seat: int, course: Course) -> Plan:
    """A turn that ends without a dig, or a course that is too short to tell."""
    first, last = course[0], course[-1]
    if last.move.kind in ("draw", "throw") or any(told.kind == "not-dug" for step in course for told in step.told):
        return Plan("no-dig", {"cards": new_cards(seat, last)})
    if last.after is not None and last.after.reach > 0:
        reach = min(last.after.reach, last.after.box.levels)
        return Plan("reach", {"depth": str(reach), "points": best_worth(last.after, reach)})
    if bonus_of(first) in ("map", "boots"):
        return Plan(bonus_of(first), {"steps": first.before.box.boots_steps})
    if first.move.kind in ("leave", "stay"):
        right = most_in_walk(first.before, seat) if first.move.kind == "leave" else cards_right(first.before, seat)
        return Plan(first.move.kind, {"cards": right})
    return Plan("none", {})


# Landing and drawing.


def landing(seat: int, step: Step) -> Plan:
    """How many cards will be right within a walk from the corner. (§2.6)"""
    assert step.after is not None
    return Plan("land", {"tile": TILES[step.after.stands[seat]], "cards": most_in_walk(step.after, seat)})


def new_cards(seat: int, step: Step) -> int:
    """How many cards a hand lacks, with one thrown away, as far as there are any. (§8.2, §8.3)"""
    s, thrown = step.before, step.move.kind == "throw"
    left = count_at(s.card, DECK) + count_at(s.card, DISCARD) + thrown
    return int(min(s.box.hand - hand_size(s, seat) + thrown, left))


def throwing(seat: int, step: Step) -> Plan:
    """A card that is not right here, and how far off it is. (§6.2, §8.1)"""
    card = step.move.id - THROW
    away = int(distance_to(step.before, seat, card // DISTANCES))
    return Plan("throw", {"tile": TILES[card // DISTANCES], "distance": card % DISTANCES, "away": away})


def drawing(seat: int, step: Step) -> Plan:
    """Nothing thrown away; how many of the cards kept are right where he stands. (§8.2)"""
    return Plan("draw", {"cards": new_cards(seat, step), "right": cards_right(step.before, seat)})
