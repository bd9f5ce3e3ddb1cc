"""All that can be known before anybody comes: imported here and read once, so that an image of Python's memory has it already.

Nothing of this device is in it: no packed rules, no chest, no person, and nothing that chance will come of.
"""

from __future__ import annotations

import gc

import doubloon

from ..bots.rivals import measures, rivals
from . import browser

for game in doubloon.catalogue.values():
    game.blank(game.seats[0])
    measures(game.name)
rivals()
gc.collect()

__all__ = ["browser"]
