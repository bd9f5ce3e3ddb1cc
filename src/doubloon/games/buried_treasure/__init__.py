"""Buried Treasure, by Sid Sackson: gather the most cards of a colour, and rob those who have."""

from ...core import Game

GAME = Game(__name__, seats=(2, 3, 4))
