"""Morgan's Magic Map, by Gian Andrea Cappuzzo: shift the island until the map is right, and dig deep."""

from ...core import Game
from . import bot, components, moves, plan, position, rules, state, text, view

GAME = Game(
    "morgans-magic-map",
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
)
