"""Buried Treasure, by Sid Sackson: gather the most cards of a colour, and rob those who have."""

from ...core import Game
from . import bot, components, exact, moves, plan, position, rules, state, text, view

GAME = Game(
    "buried-treasure",
    seats=(2, 3, 4),
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
