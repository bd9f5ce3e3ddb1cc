"""What a player is up to in this turn: the points a colour would bring him if the round ended then, and if it ended now."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import SEAT_LETTERS, Course, Plan, State, Step
from .components import CARDS, COLOURS, PLACES
from .rules import colour_of, kept_points

OWN_SECRETS = ("play", "flag")
"""Moves that show others what their mover knows already."""

Cards = list[list[int]]
"""How many cards of each colour every seat has."""


def plan(seat: int, course: Course) -> Plan:
    """What the turn changes in the colour it is about."""
    s = course[0].before
    before = [[int(cards) for cards in s.collection[one].tolist()] for one in range(s.seats)]
    after = [cards.copy() for cards in before]
    colours = [colour for step in course for colour in laid(seat, step, after)]
    if not colours:
        kept = int(kept_points(s, seat))
        return Plan("pass", {"points": kept}) if course[0].move.kind == "pass" and kept else Plan("none", {})
    colour = colours[0]
    now, then = points_in(s, before, seat, colour), points_in(s, after, seat, colour)
    robbery = next((step.move.args for step in course if step.move.kind == "rob"), None)
    if then > now:
        facts: dict[str, int | str] = {"colour": COLOURS[colour], "points": then, "otherwise": now}
        if robbery is not None:
            return Plan("rob", {"other": robbery["other"], "cards": int(robbery["cards"]), **facts})
        return Plan("lead", {"cards": after[seat][colour], **facts})
    return denial(s, seat, colour, before, after) or giving(course, colour, after) or gathering(s, seat, colour, after)


def laid(seat: int, step: Step, cards: Cards) -> list[int]:
    """Lay the cards of a step where they go; returns their colours. (§3.2, §3.7, §6.5)"""
    move = step.move
    match move.kind:
        case "take" | "extra":
            card = next(told.args["card"] for told in step.told if told.kind in ("took", "took-extra"))
            colour = int(colour_of(CARDS.index(str(card))))
        case "play" | "flag":
            colour = COLOURS.index(move.args["colour"])
        case "rob":
            colour = int(colour_of(step.before.card))
            cards[SEAT_LETTERS.index(move.args["other"])][colour] -= int(move.args["cards"])
            cards[seat][colour] += int(move.args["cards"])
            return [colour]
        case _:
            return []
    to = move.args["to"]
    cards[seat if to == "none" else SEAT_LETTERS.index(to)][colour] += 1
    return [colour]


def points_in(s: State, cards: Sequence[Sequence[int]], seat: int, colour: int) -> int:
    """What a colour would bring a seat if the round ended so. (§4.2, §4.3, §4.4)"""
    held = [one[colour] for one in cards]
    alone = sorted((count for count in held if count > 0 and held.count(count) == 1), reverse=True)[:PLACES]
    if held[seat] not in alone:
        return 0
    points = s.box.first if alone.index(held[seat]) == 0 else s.box.second
    return int(points[s.score_card, colour])


def denial(s: State, seat: int, colour: int, before: Cards, after: Cards) -> Plan | None:
    """A rival who would score less in the colour: the one who loses most."""
    losses = [
        (points_in(s, before, other, colour) - points_in(s, after, other, colour), other)
        for other in range(s.seats)
        if other != seat
    ]
    most, other = max(losses, key=lambda loss: loss[0])
    if most <= 0:
        return None
    now, then = points_in(s, before, other, colour), points_in(s, after, other, colour)
    return Plan("deny", {"other": SEAT_LETTERS[other], "colour": COLOURS[colour], "points": then, "otherwise": now})


def giving(course: Course, colour: int, cards: Cards) -> Plan | None:
    """A card for somebody else, and how many of them he has then. (§6.5)"""
    to = course[0].move.args.get("to", "none")
    if to == "none":
        return None
    return Plan("give", {"other": to, "colour": COLOURS[colour], "cards": cards[SEAT_LETTERS.index(to)][colour]})


def gathering(s: State, seat: int, colour: int, cards: Cards) -> Plan:
    """One card more, and the most that anybody else has."""
    most = max(cards[other][colour] for other in range(s.seats) if other != seat)
    return Plan("gather", {"colour": COLOURS[colour], "cards": cards[seat][colour], "most": most})
