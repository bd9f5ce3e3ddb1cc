"""The Pirate's Map, by Jorge Malmierca Delgado: one roll for all, and every captain fills a map of his own."""

from ...core import Game
from . import bot, components, exact, moves, plan, position, rules, state, text, view

GAME = Game(
    "pirates-map",
    seats=(2, 3, 4, 1),
    simultaneous=True,
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
