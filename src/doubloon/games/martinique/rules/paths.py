"""How far a pirate can walk. (§4)"""

from __future__ import annotations

from ....core import State, rule
from ..components import BEYOND, DIRECTIONS, FIELDS, MAP_TILE, NUMBERS, SEA


@rule
def neighbour(s: State, field: int, direction: int) -> int:
    """The next field of the island in a direction; -1 where it ends. (§4.2)"""
    beyond = BEYOND[field, direction]
    if beyond >= 0 and s.box.ground[beyond] == SEA:
        return -1
    return beyond


@rule
def steps_from(s: State, field: int) -> int:
    """The number on the tile that lies there. (§4.1)"""
    return s.box.map_steps if s.lies[field] == MAP_TILE else s.lies[field] % NUMBERS + 1


@rule
def steps_left(s: State) -> int:
    """Steps of the walk under way that are still to be taken. (§4.1)"""
    return steps_from(s, s.trail[0]) - s.steps


@rule
def was_visited(s: State, field: int) -> bool:
    """Whether the walk under way has touched the field, its start included. (§4.3)"""
    for place in range(s.steps + 1):
        if s.trail[place] == field:
            return True
    return False


@rule
def can_walk(s: State, field: int) -> bool:
    """Whether the pirate there can complete a walk. (§4.1)"""
    return can_finish(s, FIELDS, field, steps_from(s, field))


@rule
def can_end_beside(s: State, before: int, field: int) -> bool:
    """Whether one step from a field, not back to the one before, ends where nobody stands. (§4.4)"""
    for direction in range(len(DIRECTIONS)):
        end = neighbour(s, field, direction)
        if end >= 0 and end != before and s.standing[end] < 0:
            return True
    return False


@rule
def can_finish(s: State, before: int, field: int, steps: int) -> bool:
    """Whether a pirate there can take exactly so many more steps and end where nobody stands. (§4.1, §4.4)

    In three steps nobody comes back to a field but by turning on his heel, so the field before is all one must avoid. (§4.3)
    """
    if steps == 0:
        return s.standing[field] < 0
    if steps == 1:
        return can_end_beside(s, before, field)
    for direction in range(len(DIRECTIONS)):
        second = neighbour(s, field, direction)
        if second >= 0 and second != before:
            if steps == 2 and can_end_beside(s, field, second):
                return True
            if steps == 3:
                for onward in range(len(DIRECTIONS)):
                    third = neighbour(s, second, onward)
                    if third >= 0 and third != field and can_end_beside(s, second, third):
                        return True
    return False
