"""The tests of a game are about its rules in plain Python, but for those of bots and solvers, which work on compiled ones."""

from doubloon.core.jit import PLAIN

collect_ignore_glob = ["*/test_bot.py", "*/test_puzzles.py"] if PLAIN else []
