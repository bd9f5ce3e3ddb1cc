"""What problems made by hand are about, game by game.

A theme looks at a table with a seat to decide and names the moves that it is about; none where it has nothing to ask. The
position makes a problem where the right moves are all among them and some others are wrong, or the other way round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....core.table import Table
from . import buried_treasure, jackal, martinique, morgans_magic_map, pirates_map

Theme = Callable[[Table, int], set[str]]

THEMES: Mapping[str, Mapping[str, Theme]] = {
    "buried-treasure": {
        "last-round": buried_treasure.last_round,
        "robbery": buried_treasure.robbery,
    },
    "jackal": {
        "past-an-enemy": jackal.past_an_enemy,
        "coin-home": jackal.coin_home,
        "take-it-back": jackal.take_it_back,
        "break-off": jackal.break_off,
        "bottles": jackal.bottles,
        "abilities": jackal.abilities,
    },
    "martinique": {
        "nothing-lies-there": martinique.nothing_lies_there,
        "what-his-digs-tell": martinique.what_his_digs_tell,
    },
    "morgans-magic-map": {
        "richer-level": morgans_magic_map.richer_level,
        "lifted-twice": morgans_magic_map.lifted_twice,
        "spent-for-nothing": morgans_magic_map.spent_for_nothing,
    },
    "pirates-map": {
        "rum-then-skip": pirates_map.rum_then_skip,
        "nearly-full-chest": pirates_map.nearly_full_chest,
        "which-to-raise": pirates_map.which_to_raise,
        "rum-for-a-drawing": pirates_map.rum_for_a_drawing,
    },
}

OPTIONS: Mapping[str, tuple[dict[str, Any], ...]] = {
    "buried-treasure": ({}, {}, {"variant": "advanced"}),
    "jackal": jackal.OPTIONS,
    "martinique": ({}, {"lost_treasure": "20"}),
}
"""The ways to play that quick games take turns in, where there are several."""
