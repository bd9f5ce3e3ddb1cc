"""Martinique, by Emanuele Ornella: gather the map, load the hold, and dig in the right place."""

from ...core import Game
from . import bot, components, exact, moves, plan, position, rules, state, text, view

GAME = Game(
    "martinique",
    seats=(2,),
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
