"""Parley: all bid at once. It lives in the tests, and can be broken on purpose."""

from doubloon.core import Game

GAME = Game(__name__, seats=(2, 3), simultaneous=True)
