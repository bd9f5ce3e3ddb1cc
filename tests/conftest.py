"""The tests' own game is found like any other; it must be named before doubloon is imported."""

import os
from pathlib import Path

os.environ["DOUBLOON_GAMES"] = str(Path(__file__).parent / "contract" / "games")
os.environ["DOUBLOON_BOTS"] = "deckhand"  # who plays the other seats when a test does not say
os.environ.pop("DOUBLOON_EDITIONS", None)
