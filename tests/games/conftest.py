"""The tests of a game are about its rules in plain Python, but for those of bots and solvers, which work on packed ones."""

import os

collect_ignore_glob = ["*/test_bot.py", "*/test_puzzles.py"] if os.environ.get("DOUBLOON_PLAIN") else []
