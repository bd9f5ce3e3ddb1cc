"""Connect four, a game that every framework has: it is here to be measured, and nobody is offered it."""

from ....core import Game

GAME = Game(__name__, seats=(2,))
