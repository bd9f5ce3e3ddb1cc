"""Morgan's Magic Map, by Gian Andrea Cappuzzo: shift the island until the map is right, and dig deep."""

from ...core import Game

GAME = Game(__name__, seats=(2, 3, 4))
