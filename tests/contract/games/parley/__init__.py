"""Parley: all bid at once. It lives in the tests, and can be broken on purpose."""

from ...core import Game
from . import bot, components, moves, plan, position, rules, state, text, view

GAME = Game(
    "parley",
    seats=(2, 3),
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
)
