"""Connect four, a game that every framework has: it is here to be measured, and nobody is offered it."""

from ..unlisted import Unlisted
from . import bot, components, moves, position, rules, state, text, view

GAME = Unlisted(
    "connect-four",
    seats=(2,),
    components=components,
    state=state,
    moves=moves,
    rules=rules,
    position=position,
    view=view,
    text=text,
    bot=bot,
)
