"""Jackal, by Dmitry Kibkalo: explore the island, find the old pirate's gold, and drag it to the ship."""

from ...core import Game

GAME = Game(__name__, seats=(2, 3, 4, 1))
