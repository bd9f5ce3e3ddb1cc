"""The Pirate's Map, by Jorge Malmierca Delgado: one roll for all, and every captain fills a map of his own."""

from ...core import Game

GAME = Game(__name__, seats=(2, 3, 4, 1), simultaneous=True)
