"""Jackal, by Dmitry Kibkalo: explore the island, find the old pirate's gold, and drag it to the ship."""

from ...core import Game
from . import bot, components, exact, moves, plan, position, rules, state, text, view

GAME = Game(
    "jackal",
    seats=(2, 3, 4, 1),
    components=components,
    state=state,
    moves=moves,
    rules=rules,
    position=position,
    view=view,
    text=text,
    bot=bot,
    plan=plan,
    exact=exact,
)
