"""What a captain is up to, and what it brings: said with hints, and true of the position."""

from __future__ import annotations

from ..planning import planned, told
from .tables import at, evening, walk
from .test_rules import PASSING

TREASURES = {"2": ["rum-1", "rum-3"], "3": ["parrot-1", "parrot-2", "skull-3"], "4": ["chest-1", "chest-1", "chest-1", "chest-1"]}


def test_digging_names_the_chance() -> None:
    """§8.3: nobody has seen any map tile: 64 fields, each as likely as any other."""
    table = evening()
    assert told(table, "dig C3") == "64 fields are left, C3 is one of them: a chance of 1 in 64."
    assert told(table, "dig C3", language="ru") == "Осталось полей: 64, и C3 среди них. Шанс 1 из 64."


def test_digging_counts_only_what_the_seat_has_not_seen() -> None:
    """§5.2: A knows a letter and a number, B none; on a field that A knows to be wrong there is nothing to hope for."""
    tiles = [[{"source": "B2", "tile": "C"}, {"source": "bar-number", "tile": "3"}], []]
    table = evening(map_tiles=tiles)
    assert planned(table, "dig D4").args == {"field": "D4", "fields": 49}
    assert planned(table, "dig C4").kind == planned(table, "dig D3").kind == "none"
    walk(table, "dig D4")
    assert planned(table, "dig C3").args == {"field": "C3", "fields": 64}


def test_a_map_tile_strikes_out_a_letter_or_a_number() -> None:
    """§5.2: with a number the letters that are left are 8, with a letter 7."""
    table = at(fields={"B2": "map"}, pirates=[["B2"], []])
    assert told(table, "move B2", "north") == (
        "A map tile for your eyes only. The Lost Treasure may lie under 64 fields now, then under 56 at most."
    )


def test_a_load_is_worth_its_numbers() -> None:
    """§7.5, §9.3"""
    table = at(fields={"A1": "rum-1"}, pirates=[["A1"], []], treasures=TREASURES, supplies=[{"rum": 1}, {}])
    assert told(table, "move A1", "east") == "Into the hold with the small treasure: 4 points."


def test_a_souvenir_is_for_the_best_treasure_that_lacks_it() -> None:
    table = at(fields={"A1": "parrot-1", "B1": "rum-1"}, pirates=[["A1"], []], treasures=TREASURES)
    plan = planned(table, "move A1", "east")
    assert (plan.kind, plan.args) == ("souvenir", {"symbol": "parrot", "treasure": "3", "points": 6, "lacking": 2})
    assert planned(table, "move A1") == plan, "wherever he goes, he brings what he leaves"


def test_a_souvenir_that_no_treasure_lacks_makes_a_pair_or_half_of_one() -> None:
    """§9.4"""
    facts = {"fields": {"A1": "dagger-1", "B1": "rum-1"}, "pirates": [["A1"], []], "treasures": TREASURES}
    assert planned(at(**facts), "move A1", "east").kind == "keepsake"
    plan = planned(at(**facts, supplies=[{"dagger": 1}, {}]), "move A1", "east")
    assert (plan.kind, plan.args) == ("pair", {"symbol": "dagger", "points": 2})


def test_a_pirate_is_placed_for_what_he_will_bring() -> None:
    table = at(fields={"A1": "rum-2", "H8": "rum-1"}, pirates=[["H8"], []], treasures=TREASURES)
    assert planned(table, "place A1").args == {"symbol": "rum", "treasure": "2", "points": 4, "lacking": 1}


def test_the_hook_gives_a_joker_or_a_tile_of_its_own() -> None:
    """§6.3: a letter from the bar leaves 7 letters and 8 numbers."""
    table = at(fields={"D3": "rum-1"}, pirates=[["D3"], []])
    walked = ("move D3", "south")
    assert planned(table, *walked, "bonus letter").args == {"fields": 64, "bonus": "letter", "most": 56}
    assert planned(table, *walked, "bonus joker").kind == "joker"


def test_a_look_at_an_enemys_tile_is_a_plan_of_its_own() -> None:
    """§4.5"""
    plan = planned(at(**PASSING), "move C1", "east", "turn 1", "east")
    assert (plan.kind, plan.args) == ("read", {"fields": 64, "most": 56})
