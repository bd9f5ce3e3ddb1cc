"""The table drawn in a terminal, from a view alone. Colour helps; symbols and words carry the meaning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core import SEAT_LETTERS
from ...core.drawing import Drawing, Grid, Group, Text
from ...core.words import Words
from .components import COLOURS

STYLE = {"red": "bright_red", "green": "green", "yellow": "yellow", "blue": "bright_blue", "flag": "white"}
SIGN = {"red": "✹", "green": "◈", "yellow": "☻", "blue": "▲", "flag": "⚑"}
LABEL = {"red": "label-cannon", "green": "label-map", "yellow": "label-pirate", "blue": "label-ship", "flag": "label-flag"}


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> Drawing:
    """The whole table: the columns, the score card over the collections, and the hand of whoever looks."""
    parts: list[Drawing] = [draw_columns(view, words), Text()]
    if view["card"]:
        parts += [draw_card_in_air(view, words, names), Text()]
    parts.append(draw_collections(view, words, names))
    if view["hands_shown"] and any(view["hand_sizes"]):
        parts += [Text(), draw_kept(view["hands_shown"], words, names)]
    elif view["hand"] is not None and any(view["hand_sizes"]):
        parts += [Text(), draw_hand(view["hand"], words)]
    return Group(*parts)


def thing(colour: str, words: Words) -> Text:
    """A colour's sign and name."""
    return Text(f"{SIGN[colour]} {words(LABEL[colour])}", STYLE[colour])


def card(name: str, words: Words) -> Text:
    """A card: its colour's sign and name, then what it calls for."""
    colour, action = name.split("-")
    drawn = thing(colour, words)
    if action == "extra":
        drawn.append(f" {words('label-extra')}", "italic")
    elif action != "plain":
        drawn.append(" " + "⚑" * int(action))
    return drawn


def draw_columns(view: dict[str, Any], words: Words) -> Drawing:
    """The cards on the table, a stair of columns; a pointer marks the uncovered card of each."""
    title = words("label-round", round=view["round"], rounds=view["rounds"])
    grid = Grid(title=title, title_style="bold", title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, column in enumerate(view["columns"], 1):
        grid.add_column(words("label-column", column=number), style="default" if column else "dim", min_width=15, no_wrap=True)
    for place in range(max(6, *map(len, view["columns"]))):
        row = []
        for column in view["columns"]:
            if place >= len(column):
                row.append(Text("·", "dim") if place == 0 else Text())
            elif place == len(column) - 1:
                row.append(Text("▸ ", "bold").append_text(card(column[place], words)))
            else:
                row.append(Text("┆ ", "dim").append_text(card(column[place], words)))
        grid.add_row(*row)
    return grid


def draw_card_in_air(view: dict[str, Any], words: Words, names: Sequence[str]) -> Drawing:
    """The card that is being carried out, and whose it will be."""
    to = f"{SEAT_LETTERS[view['card_to']]} {names[view['card_to']]}"
    line = Text(f"{words('label-air')}: ", "bold").append_text(card(view["card"], words))
    return line.append(f" → {words('label-goes-to', name=to)}", "italic")


def draw_collections(view: dict[str, Any], words: Words, names: Sequence[str]) -> Drawing:
    """What each colour pays this round, who has gathered what, and how the points stand."""
    hands = any(view["hand_sizes"])
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    grid.add_column(words("label-score-card", number=view["score_card"]), no_wrap=True)
    for colour in COLOURS:
        grid.add_column(thing(colour, words), justify="right")
    if hands:
        grid.add_column(words("label-cards-in-hand"), justify="right")
    grid.add_column(words("label-points"), justify="right")
    points = view["score_cards"][view["score_card"] - 1]
    for place in ("first", "second"):
        pays = (Text(str(points[place][colour]), "italic") for colour in COLOURS)
        grid.add_row(Text(f"  {words(f'label-{place}')}", "italic"), *pays, end_section=place == "second")
    grid.add_row(Text(words("label-collections"), "bold"))
    for seat in range(view["seats"]):
        to_act = seat == view["turn"] and not view["over"]
        name = Text(f"{'▸' if to_act else ' '} {SEAT_LETTERS[seat]} {names[seat]}", "bold" if to_act else "")
        row: list[Text | str] = [name, *(str(view["collections"][seat][colour]) for colour in COLOURS)]
        if hands:
            row.append(str(view["hand_sizes"][seat]))
        grid.add_row(*row, str(view["scores"][seat]))
    return grid


def draw_hand(hand: dict[str, int], words: Words) -> Drawing:
    """The starter cards of whoever looks."""
    return draw_starters(Text(f"{words('label-hand')}: ", "bold"), hand, words)


def draw_kept(hands: Sequence[dict[str, int]], words: Words, names: Sequence[str]) -> Drawing:
    """Everybody's starter cards, laid open at the end. (§6.8)"""
    lines = [Text(words("label-kept"), "bold")]
    lines += [draw_starters(Text(f"  {SEAT_LETTERS[seat]} {names[seat]}: "), hand, words) for seat, hand in enumerate(hands)]
    return Group(*lines)


def draw_starters(line: Text, hand: dict[str, int], words: Words) -> Text:
    """The cards of a hand, written after what is on the line."""
    for number, (kind, count) in enumerate(hand.items()):
        line.append("  " if number else "").append(f"{count} × ", "default").append_text(thing(kind, words))
    return line if hand else line.append(words("label-none"), "dim")
