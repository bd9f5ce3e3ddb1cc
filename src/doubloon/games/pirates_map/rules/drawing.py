"""Drawing a symbol: where the dice or a gift allow it, and what it brings."""

from __future__ import annotations

from ....core import Array, State, count_bits, rule
from ..components import (
    ANCHOR,
    AT_CORNERS,
    AT_SIDES,
    BARREL,
    BLACK,
    CHART,
    COMPASS,
    DIAGONALS,
    DICE,
    DOUBLOON,
    EITHER,
    FIRST,
    LINES,
    LOOT,
    MERMAID,
    PALM,
    PALMS,
    RAISE,
    RAISE_CHOICE,
    RUDDER,
    RUM,
    SECOND,
    SHOVEL,
    SIDE,
    SIGHTING,
    SIGHTINGS,
    SQUARES,
    SWORD,
    TREASURE,
    WAITING,
    WATER,
    Event,
    Stage,
)
from .journal import note
from .sheet import group_of, is_claimed, is_full, is_surrounded, room_for, spread, spyglass_row, waters_on


@rule
def choices(s: State, seat: int, kind: int) -> int:
    """The squares where the seat may draw a symbol or sighting now, as a set."""
    match s.stage[seat]:
        case Stage.PLACE:
            return set_up_squares(s, seat, kind)
        case Stage.ROLL:
            return dice_squares(s, seat, kind)
        case Stage.GIFT:
            return gift_squares(s, seat, kind)
        case _:
            return 0


@rule
def shows(s: State, seat: int, die: int, kind: int) -> bool:
    """Whether a die of the seat, as turned by now, shows a symbol. (§1.3)"""
    face = s.die[seat, die]
    return face > 0 and s.box.symbol[max(face - 1, 0)] == kind


@rule
def set_up_squares(s: State, seat: int, kind: int) -> int:
    """Around the square of the black die, for what a white die shows. (§2.2)"""
    if not shows(s, seat, FIRST, kind) and not shows(s, seat, SECOND, kind):
        return 0
    square = (s.rolled[seat, BLACK] - 1) * (SIDE + 1)
    return (AT_SIDES[square] | AT_CORNERS[square]) & room_for(s, seat, kind)


@rule
def dice_squares(s: State, seat: int, kind: int) -> int:
    """One die for the symbol, the two others for row and column in either order. (§3.2)"""
    squares = 0
    for die in range(DICE):
        if shows(s, seat, die, kind):
            one = s.die[seat, (die + 1) % DICE] - 1
            other = s.die[seat, (die + 2) % DICE] - 1
            squares |= (1 << (one * SIDE + other)) | (1 << (other * SIDE + one))
    return squares & room_for(s, seat, kind) if squares else 0


@rule
def gift_squares(s: State, seat: int, kind: int) -> int:
    """Anywhere, for what the gift lets one draw; a compass needs two squares side by side. (§5.4, §5.10, §6.3)"""
    gift = s.gift[seat]
    if gift == CHART:
        return room_for(s, seat, kind) if kind < MERMAID else 0
    if gift == SHOVEL:
        return room_for(s, seat, kind) if kind == PALM else 0
    if gift != COMPASS:
        return room_for(s, seat, kind) if kind - MERMAID == gift - SIGHTING else 0
    if kind != WATER:
        return 0
    free = room_for(s, seat, WATER)
    if s.pair[seat] >= 0:
        return free & AT_SIDES[max(s.pair[seat], 0)]
    return paired(free) or free


@rule
def paired(free: int) -> int:
    """Those squares of a set that have a neighbour in it. (§5.4)"""
    squares = 0
    for square in range(SQUARES):
        if (free >> square) & 1 and AT_SIDES[square] & free:
            squares |= 1 << square
    return squares


@rule
def put(s: State, seat: int, kind: int, square: int) -> None:
    """Draw something, and note all that it brings. (§5.1, §5.5, §5.6, §5.7, §5.9)"""
    s.marks[seat, kind] |= 1 << square
    note(s, seat, Event.DREW, kind, square)
    if kind == BARREL:
        find_rum(s, seat, s.box.barrel)
    elif kind == PALM:
        find_palm_loot(s, seat, square)
    elif kind == SWORD:
        cross_hook(s, seat)
    elif kind == WATER:
        cross_spyglass(s, seat)
    for line in range(LINES):
        if (s.box.lines[line] >> square) & 1 and is_full(s, seat, line):
            complete_line(s, seat, line)
    near = s.marks[seat, ANCHOR] & spread(1 << square)
    if near:
        close_anchors(s, seat, near)


@rule
def close_anchors(s: State, seat: int, near: int) -> None:
    """A loot box for each anchor that the last symbol surrounds. (§5.1)"""
    for one in range(SQUARES):
        if (near >> one) & 1 and is_surrounded(s, seat, one):
            s.waiting[seat, LOOT] += 1
            note(s, seat, Event.SURROUNDED, one)


@rule
def find_rum(s: State, seat: int, bottles: int) -> None:
    """Bottles are drawn at once. (§5.6)"""
    if bottles > 0:
        s.rum[seat] += bottles
        note(s, seat, Event.FOUND_RUM, bottles)


@rule
def find_palm_loot(s: State, seat: int, square: int) -> None:
    """One reward, by the size of the group just enlarged. (§5.5)"""
    size = count_bits(group_of(s, seat, 1 << square))
    note(s, seat, Event.FOUND_PALM_LOOT, size)
    gain(s, seat, s.box.palm[min(size, PALMS) - 1])


@rule
def gain(s: State, seat: int, rewards: Array) -> None:
    """Rum at once; everything else waits for its turn. (§6.1)"""
    for kind in range(WAITING):
        if rewards[kind] > 0:
            s.waiting[seat, kind] += rewards[kind]
            note(s, seat, Event.GAINED, kind, rewards[kind])
    find_rum(s, seat, rewards[RUM])


@rule
def cross_hook(s: State, seat: int) -> None:
    """A square of the hook for a sword; beyond the last a ruby or crown. (§5.7, §5.8, §5.11)"""
    swords = count_bits(s.marks[seat, SWORD])
    if swords > s.box.hooks:
        beyond(s, seat, SWORD)
    else:
        raises = s.box.hook[swords - 1]
        note(s, seat, Event.HOOKED, swords, raises, s.box.hook_step[raises])
        if raises == RAISE_CHOICE:
            s.waiting[seat, RAISE] += 1


@rule
def cross_spyglass(s: State, seat: int) -> None:
    """A square of the spyglass for water; a full row is a sighting, beyond the last a ruby or crown. (§5.9, §5.11)"""
    row = spyglass_row(s, waters_on(s, seat))
    if row == len(SIGHTINGS):
        beyond(s, seat, WATER)
    elif row >= 0:
        s.waiting[seat, SIGHTING + row] += 1
        note(s, seat, Event.SIGHTED, SIGHTING + row)


@rule
def beyond(s: State, seat: int, kind: int) -> None:
    """A ruby or crown for a sword or water that finds its island full. (§5.11)"""
    s.waiting[seat, EITHER] += 1
    note(s, seat, Event.BEYOND, kind)


@rule
def complete_line(s: State, seat: int, line: int) -> None:
    """A treasure for a row or column nobody had before this turn, else doubloons; or a diagonal's gift. (§4.1, §4.2, §4.5)"""
    if line >= DIAGONALS:
        complete_diagonal(s, seat, line)
        return
    treasure = DOUBLOON if is_claimed(s, line) else s.box.treasure[line]
    count = s.box.claimed if treasure == DOUBLOON else 1
    s.waiting[seat, TREASURE + treasure] += count
    if is_claimed(s, line):
        note(s, seat, Event.LINE_LATE, line, count)
    else:
        note(s, seat, Event.LINE_FULL, line, treasure, count)


@rule
def complete_diagonal(s: State, seat: int, line: int) -> None:
    """The rudder, or a symbol to draw. (§4.4, §4.5)"""
    if s.box.diagonal_gift[line - DIAGONALS] == RUDDER:
        note(s, seat, Event.GOT_RUDDER, line)
    else:
        s.waiting[seat, CHART] += 1
        note(s, seat, Event.GOT_MAP, line)
