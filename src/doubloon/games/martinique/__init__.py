"""Martinique, by Emanuele Ornella: gather the map, load the hold, and dig in the right place."""

from ...core import Game

GAME = Game(__name__, seats=(2,))
