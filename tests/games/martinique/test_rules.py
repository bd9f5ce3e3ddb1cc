"""Martinique by day, paragraph by paragraph: the box, setting up, placing, moving, collecting."""

from __future__ import annotations

import random
import re

import pytest

import doubloon

from .tables import GAME, at, kinds, said, seats, walk

# §1 The box


def test_the_island_has_eight_by_eight_fields_four_of_the_bar_and_twelve_for_map_tiles() -> None:
    """§1.1"""
    named = GAME.start(2, "box").view(0)["fields"]
    assert list(named) == [f"{letter}{row}" for row in range(1, 9) for letter in "ABCDEFGH"]
    assert [field for field, what in named.items() if what == "hook"] == ["D4", "E4", "D5", "E5"]
    maps = sorted(field for field, what in named.items() if what == "map")
    assert maps == ["B2", "B5", "B7", "C4", "D2", "D6", "E3", "E7", "F5", "G2", "G4", "G7"]
    beach = {move.args["field"] for move in GAME.start(2, "box").moves(0)}
    assert beach == {field for field in named if field[0] in "AH" or field[1] in "18"}


def test_ninety_six_souvenirs_sixteen_of_each_symbol_with_numbers_from_one_to_three() -> None:
    """§1.2"""
    view = GAME.start(2, "box").view(0)
    on_island = [what for what in view["fields"].values() if what not in ("map", "hook")]
    on_treasures = [what for souvenirs in view["treasures"].values() for what in souvenirs]
    everything = [*on_island, *on_treasures, *(what for what, count in view["bag"].items() for _ in range(count))]
    assert len(everything) == 96
    for symbol in ("dagger", "pistol", "skull", "chest", "parrot", "rum"):
        assert [everything.count(f"{symbol}-{number}") for number in (1, 2, 3)] == [5, 6, 5]


def test_every_letter_and_every_number_is_on_one_map_tile_and_a_walk_from_a_map_tile_is_one_step() -> None:
    """§1.3"""
    position = GAME.start(2, "box").position()
    on_island = [what[4:] for what in position["fields"].values() if what.startswith("map-")]
    assert sorted([*on_island, *position["lost"], position["bar"]["letter"], position["bar"]["number"]]) == list(
        "12345678ABCDEFGH"
    )
    told = walk(at(pirates=[["B2"], []]), "move B2")
    assert told[0].args == {"seat": 0, "field": "B2", "steps": 1}


def test_three_jokers_eight_pirates_and_eight_stools() -> None:
    """§1.4, §1.5"""
    view = GAME.start(2, "box").view(0)
    assert view["bar"]["jokers"] == 3
    assert view["in_hand"] == [4, 4]
    assert view["stools_in_all"] == 8
    assert [(hold["loads"], hold["souvenirs"]) for hold in view["holds"]] == [(0, {}), (0, {})]


def test_nobody_places_a_fifth_pirate() -> None:
    """§1.5, §3.1"""
    table = at(fields={"A1": "rum-1", "C1": "rum-1"}, pirates=[["A1"], []], stools=[0, 0, 0])
    assert table.why_not(0, "place C1") == "3.1"
    assert table.why_not(0, "place bar") == "3.1"


def test_small_treasures_have_room_for_two_three_and_four() -> None:
    """§1.6"""
    view = GAME.start(2, "box").view(0)
    assert {name: len(souvenirs) for name, souvenirs in view["treasures"].items()} == {"2": 2, "3": 3, "4": 4}
    assert view["lost"] is None


# §2 Setting up


def test_a_letter_and_a_number_are_lost_unseen_anywhere_on_the_island() -> None:
    """§2.1"""
    lost = {GAME.start(2, str(seed)).position()["lost"] for seed in range(60)}
    assert len(lost) > 30
    view = GAME.start(2, "lost").view(0)
    assert "".join(view["letters"]) == "ABCDEFGH"
    assert "".join(view["numbers"]) == "12345678"


def test_another_letter_and_number_lie_in_the_bar() -> None:
    """§2.2"""
    table = GAME.start(2, "bar")
    bar, lost = table.position()["bar"], table.position()["lost"]
    assert bar["letter"] in set("ABCDEFGH") - {lost[0]}
    assert bar["number"] in set("12345678") - {lost[1]}
    assert table.view(0)["bar"] == {"jokers": 3, "letter": True, "number": True}


def test_the_other_map_tiles_are_mixed_so_that_any_field_may_have_a_letter_or_a_number() -> None:
    """§2.3"""
    on_b2 = {GAME.start(2, str(seed)).position()["fields"]["B2"] for seed in range(60)}
    assert {what.removeprefix("map-").isdigit() for what in on_b2} == {True, False}
    assert GAME.start(2, "map").view(0)["fields"]["B2"] == "map"


def test_every_other_field_has_a_souvenir_but_the_bar_stays_bare() -> None:
    """§2.4"""
    everything = [*GAME.start(2, "souvenirs").view(None)["fields"].values()]
    assert sum("-" in what for what in everything) == 48
    assert everything.count("hook") == 4
    assert "bare" not in everything


def test_treasures_are_filled_and_thirty_nine_souvenirs_stay_in_the_bag() -> None:
    """§2.5"""
    assert sum(GAME.start(2, "bag").view(0)["bag"].values()) == 39


def test_black_begins_and_turns_alternate() -> None:
    """§2.6"""
    table = GAME.start(2, "turns")
    order = []
    for _ in range(4):
        order.append(table.acting[0])
        table.play(order[-1], table.moves(order[-1])[0])
    assert order == [0, 1, 0, 1]
    with pytest.raises(doubloon.NotYourTurn):
        table.play(1, "place A1")
    assert table.why_not(1, "place A1") == "3.1"


# §3 Sunrise


def test_a_turn_is_placing_one_pirate_or_moving_one_of_ones_own() -> None:
    """§3.1"""
    table = at(fields={"A1": "rum-1", "C1": "rum-1", "D1": "rum-1"}, pirates=[["A1"], ["C1"]])
    assert said(table) == ["place D1", "move A1"]
    assert table.why_not(0, "move C1") == "3.1"
    assert table.why_not(0, "north") == "3.1"
    assert table.why_not(0, "dig A1") == "3.1"
    walk(table, "place D1")
    assert table.acting == (1,)
    assert table.view(0)["pirates"] == [["A1", "D1"], ["C1"]]


def test_a_pirate_is_placed_on_a_beach_field_with_a_tile_and_without_a_pirate() -> None:
    """§3.2, ruling R2"""
    table = at(fields={"A1": "rum-1", "C1": "rum-1", "H5": "rum-1", "C3": "rum-1"}, pirates=[[], ["C1"]])
    assert said(table) == ["place A1", "place H5"]
    for field in ("C1", "C3", "D4", "H8"):
        assert table.why_not(0, f"place {field}") == "3.2"


def test_without_an_open_beach_field_he_goes_straight_to_the_bar_and_gets_nothing_there() -> None:
    """§3.3"""
    table = at(
        fields={"C3": "rum-1", "C5": "rum-1"},
        pirates=[["C3"], ["C5"]],
        stools=[1],
        turn=0,
        jokers=[3, 0],
        supplies=[{"dagger": 2}, {}],
    )
    assert said(table) == ["place bar", "move C3"]
    told = walk(table, "place bar")
    assert told == [doubloon.Told("placed-at-bar", {"seat": 0, "stool": 2})]
    assert table.view(0)["in_hand"] == [2, 2]
    assert table.view(0)["stools"] == [1, 0]
    assert table.view(0)["bar"]["letter"] == 1
    assert table.why_not(1, "place bar") is None
    assert at(fields={"A1": "rum-1"}).why_not(0, "place bar") == "3.3"


@pytest.mark.parametrize(
    ("first", "placed", "may_move"), [(3, 2, False), (3, 3, True), (1, 1, True), (2, 1, False), (4, 3, False), (4, 4, True)]
)
def test_pirates_move_only_when_enough_have_been_placed(first: int, placed: int, may_move: bool) -> None:
    """§3.4, §10.2, §10.3, §10.4"""
    beach = ["A1", "C1", "E1", "G1"][:placed]
    table = at(fields=dict.fromkeys([*beach, "H8"], "rum-1"), pirates=[beach, []], place_first=first)
    assert (table.why_not(0, "move A1") is None) == may_move


@pytest.mark.parametrize(
    ("first", "paragraph", "number", "russian"),
    [
        (4, "10.2", "all four", "все четверо"),
        (3, "3.4", "three", "трое"),
        (2, "10.3", "two", "двое"),
        (1, "10.4", "one", "высажен один"),
    ],
)
def test_who_may_not_move_yet_is_told_the_number_agreed(first: int, paragraph: str, number: str, russian: str) -> None:
    """§3.4, §10.2, §10.3, §10.4"""
    beach = ["A1", "C1", "E1", "G1"][: first - 1]
    table = at(fields=dict.fromkeys([*beach, "H8"], "rum-1"), pirates=[beach, []], place_first=first)
    with pytest.raises(doubloon.IllegalMove, match=f"you have placed {number}") as refused:
        table.play(0, "move A1")
    assert refused.value.paragraph == paragraph
    assert russian in GAME.paragraphs_in("ru")[paragraph]


SMALL = {"pirates": {"each": 2}, "map_tiles": {"steps": 2}, "jokers": {"count": 1}, "treasures": {"sizes": [1, 1, 2]}}
COUNTS = {
    "en": r"two|three|four|five|six|eight|nine|twelve|sixteen|\d+",
    "ru": r"дв(а|е|ух|ое|умя)|тр(и|ое|[её]х)|четыр\w+|четв\w+|пять|шесть|восемь|двенадцать|\d+",
}
PLACED = {"3.4": 3, "10.2": 4, "10.3": 2}


def refusals(table: doubloon.Table) -> set[str]:
    """Every paragraph that forbids anything to anybody now."""
    moves = GAME.numbering.moves
    return {why for seat in range(2) for move in moves if (why := table.why_not(seat, move))}


@pytest.mark.parametrize("options", [{"place_first": 4}, {"place_first": 3}, {"edition": SMALL}], ids=["four", "three", "small"])
def test_no_refusal_quotes_a_number_that_this_table_has_otherwise(options: dict) -> None:
    """Whatever an option or an edition changes, a refusal names it right or not at all. (§1.3, §1.5, §3.4, §10.2)"""
    table = GAME.start(2, "numbers", **options)
    chance, cited = random.Random(4), set()
    while table.acting:
        now = refusals(table)
        assert {PLACED[why] for why in now & PLACED.keys()} <= {table.view(0)["place_first"]}
        cited |= now
        table.play(table.acting[0], chance.choice(table.moves(table.acting[0])))
    assert len(cited) > 8
    for language, counts in COUNTS.items():
        for why in sorted(cited - PLACED.keys() - {"6.3"}):  # 6.3: a letter and a number, in every box
            assert not re.search(rf"\b({counts})\b", GAME.paragraphs_in(language)[why]), (language, why)


def test_three_is_the_usual_number_and_the_fourth_pirate_can_wait() -> None:
    """§3.4: "The last pirate can be placed on the island in any later turn." """
    table = GAME.start(2, "usual")
    for field in ("A1", "A2", "A3", "A4", "A5"):
        assert table.why_not(table.acting[0], f"move {field}") == "3.4"
        table.play(table.acting[0], f"place {field}")
    table.play(1, "place A6")
    moves = said(table)
    assert any(move.startswith("place") for move in moves) and any(move.startswith("move") for move in moves)


def test_pirates_at_the_bar_count_as_placed() -> None:
    """§3.4, ruling R1"""
    table = at(fields={"A1": "rum-1", "C1": "rum-1"}, pirates=[["A1"], []], stools=[0, 0], place_first=3)
    assert table.why_not(0, "move A1") is None


def test_who_can_do_nothing_misses_the_turn() -> None:
    """§3.5, ruling R4"""
    corner = {"A1": "rum-1", "A2": "rum-1", "B1": "rum-1", "H8": "rum-2"}
    table = at(fields=corner, pirates=[["A1"], ["A2", "B1", "H8"]], stools=seats("0001"), turn=1)
    told = walk(table, "move H8", "north", "north")
    assert kinds(told)[-2:] == ["sat-down", "missed"]
    assert told[-1].args == {"seat": 0}
    assert table.acting == (1,)


SQUARE = {
    "edition": {"island": {"rows": ["..", ".."]}, "pirates": {"each": 2}, "treasures": {"sizes": [1, 1, 1]}},
    "treasures": {"2": ["skull-1"], "3": ["skull-1"], "4": ["skull-1"]},
}
"""An island of two by two fields."""


def test_if_both_miss_in_a_row_all_take_stools_by_turns_and_the_sun_sets() -> None:
    """§3.6, ruling R4"""
    table = GAME.from_position(
        {
            "edition": {"island": {"rows": ["..", ".."]}, "pirates": {"each": 2}, "treasures": {"sizes": [1, 1, 1]}},
            "fields": {"A1": "rum-1", "B1": "rum-1", "A2": "rum-1", "B2": "rum-1"},
            "pirates": [["A1", "B1"], ["A2"]],
            "turn": 1,
        },
        seed="test",
    )
    told = walk(table, "place B2")
    assert kinds(told) == ["placed", "missed", "missed", "stranded", *["placed-at-bar"] * 4, "sunset"]
    assert [event.args for event in told if event.kind == "placed-at-bar"] == [
        {"seat": 0, "stool": 1}, {"seat": 1, "stool": 2}, {"seat": 0, "stool": 3}, {"seat": 1, "stool": 4}
    ]  # fmt: skip
    assert table.view(0)["stools"] == [0, 1, 0, 1]
    assert table.view(0)["phase"] == "dig"
    assert table.acting == (0,)


def test_who_has_all_pirates_at_the_bar_takes_no_more_stools_when_the_others_are_stranded() -> None:
    """§3.6, §3.7: red's two stand in each other's way, two steps apart."""
    table = at(**SQUARE, fields={"A1": "rum-2", "B2": "rum-2"}, pirates=[[], ["A1", "B2"]], stools=[0])
    told = walk(table, "place bar")
    assert kinds(told) == ["placed-at-bar", "missed", "stranded", "placed-at-bar", "placed-at-bar", "sunset"]
    assert table.view(0)["stools"] == [0, 0, 1, 1]


def test_a_captain_with_all_pirates_at_the_bar_is_passed_over() -> None:
    """§3.7, ruling R5"""
    table = at(fields={"A1": "rum-1", "A2": "rum-1", "A3": "rum-1"}, pirates=[["A1"], []], stools=seats("1111000"))
    told = walk(table, "move A1", "south")
    assert "missed" not in kinds(told)
    assert table.acting == (0,)
    walk(table, "move A2", "south", "move A3", "south")
    assert table.view(0)["stools"] == [1, 1, 1, 1, 0, 0, 0, 0]


# §4 Moving


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_pirate_takes_exactly_as_many_steps_as_his_tile_says(number: int) -> None:
    """§4.1"""
    table = at(fields={"A1": f"rum-{number}"}, pirates=[["A1"], []])
    walk(table, "move A1")
    for step in range(number):
        assert table.view(0)["phase"] == "step"
        assert table.view(0)["steps_left"] == number - step
        assert table.why_not(0, "place A5") == "4.1"
        walk(table, "east")
    assert table.view(0)["phase"] != "step"


def test_a_pirate_who_could_not_complete_his_walk_may_not_set_out() -> None:
    """§4.1, §4.4"""
    table = at(fields={"A1": "rum-1", "A2": "rum-2", "B1": "rum-2", "H1": "rum-1"}, pirates=[["A1", "H1"], ["A2", "B1"]])
    assert said(table) == ["place bar", "move H1"]
    assert table.why_not(0, "move A1") == "4.4"


@pytest.mark.parametrize(
    ("number", "ends"), [(1, ["A2", "B1"]), (2, ["A3", "B2", "C1"]), (3, ["A2", "A4", "B1", "B3", "C2", "D1"])]
)
def test_a_pirate_may_set_out_if_one_of_all_the_fields_he_could_end_on_is_free(number: int, ends: list[str]) -> None:
    """§4.1, §4.4"""
    fields = {**dict.fromkeys(ends, "parrot-2"), "A1": f"rum-{number}"}
    fields.pop("B2", None)  # it has its map tile
    for free in [None, *ends]:
        others = [field for field in ends if field != free]
        table = at(fields=fields, pirates=[["A1", *others[:3]], others[3:]])
        assert table.why_not(0, "move A1") == ("4.4" if free is None else None), free


@pytest.mark.parametrize(
    ("start", "blocked", "way"), [("B2", "B1", ["north", "west", "south"]), ("B2", "A2", ["west", "north", "east"])]
)
def test_a_walk_may_lead_round_the_corner_of_the_island(start: str, blocked: str, way: list[str]) -> None:
    """§4.1, §4.4: on an island of two by two fields it is the only way to take three steps."""
    table = at(**SQUARE, fields={start: "rum-3", blocked: "rum-1"}, pirates=[[start], [blocked]])
    assert table.why_not(0, f"move {start}") is None
    walk(table, f"move {start}")
    for step in way:
        assert said(table) == [step]
        walk(table, step)


def test_the_corner_may_be_the_only_way_on() -> None:
    """§4.3, §4.4: from B2 by B1 and A1 to A2, for nobody goes back, and the other ends are occupied."""
    fields = {"C2": "rum-1", "D1": "rum-1"}
    table = at(edition={"map_tiles": {"steps": 3}}, fields=fields, pirates=[["B2"], ["C2", "D1"]])
    walk(table, "move B2")
    assert table.why_not(0, "north") is None
    walk(table, "north")
    assert said(table) == ["west"]


def test_only_horizontal_and_vertical_steps_and_never_off_the_island() -> None:
    """§4.2: the picture "Only horizontal and/or vertical movements"."""
    table = at(fields={"A1": "rum-2"}, pirates=[["A1"], []])
    walk(table, "move A1")
    assert said(table) == ["east", "south"]
    assert table.why_not(0, "north") == "4.2"
    assert table.why_not(0, "west") == "4.2"
    walk(table, "east", "south")
    assert table.view(0)["stools"] == []  # B2 has its map tile, and he stays on it
    assert table.view(0)["pirates"][0] == ["B2"]


def test_each_empty_field_is_a_step() -> None:
    """§4.2: the picture "Each empty field represents one step"."""
    table = at(fields={"A1": "rum-3", "D1": "rum-1"}, pirates=[["A1"], []])
    walk(table, "move A1", "east", "east", "east")
    assert table.view(0)["pirates"][0] == ["D1"]


def test_each_field_of_the_bar_is_a_step() -> None:
    """§4.2: the picture "Any field of The Hook represents one step"."""
    table = at(fields={"C5": "rum-3"}, pirates=[["C5"], []])
    walk(table, "move C5", "east", "east", "east")
    assert table.view(0)["pirates"][0] == ["F5"]
    assert table.view(0)["bar"] == {"jokers": 3, "letter": True, "number": True}


def test_no_field_twice_not_even_the_one_he_started_from() -> None:
    """§4.3, ruling R3"""
    table = at(fields={"C1": "rum-2"}, pirates=[["C1"], []])
    walk(table, "move C1", "east")
    assert table.why_not(0, "west") == "4.3"
    assert said(table) == ["east", "south"]


def test_he_walks_through_pirates_but_never_ends_on_one() -> None:
    """§4.4: the picture "Turn may not end on occupied field"."""
    table = at(fields={"A1": "rum-2", "B1": "rum-1", "C1": "rum-1"}, pirates=[["A1", "B1"], ["C1"]])
    walk(table, "move A1", "east")
    assert table.why_not(0, "east") == "4.4"
    assert said(table) == ["south"]
    walk(table, "south")
    assert table.view(0)["pirates"][0] == ["B1", "B2"]


def test_a_walk_never_gets_stuck() -> None:
    """§4.4: a step after which only occupied fields are left is refused."""
    table = at(fields={"A2": "rum-2", "A1": "rum-1", "B1": "rum-1", "C3": "rum-1"}, pirates=[["A2"], ["A1", "B1"]])
    walk(table, "move A2")
    assert table.why_not(0, "north") == "4.4"
    assert "south" in said(table)


PASSING = {
    "fields": {"C1": "rum-2", "D1": "rum-1", "E1": "rum-1"},
    "pirates": [["C1"], ["D1"]],
    "map_tiles": [[], [{"source": "B2", "tile": "F"}, {"source": "bar-number", "tile": "3"}]],
}


def test_passing_an_opponent_lets_you_turn_up_one_of_his_map_tiles() -> None:
    """§4.5: the picture "Through occupied field? Turn map tile face up!" """
    table = at(**PASSING)
    told = walk(table, "move C1", "east")
    assert kinds(told)[-1] == "passed"
    assert said(table) == ["turn 1", "turn 2", "turn none"]
    assert table.why_not(0, "turn 3") == "4.5"
    assert table.why_not(0, "east") == "4.5"
    assert table.view(0)["map_tiles"][1] == [
        {"source": "B2", "face_up": False, "tile": None},
        {"source": "bar-number", "face_up": False, "tile": None},
    ]
    told = walk(table, "turn 2")
    assert told == [doubloon.Told("turned-up", {"seat": 0, "other": 1, "source": "bar-number", "tile": "3"})]
    assert said(table) == ["east", "south"]


@pytest.mark.parametrize("tile", ["A", "H", "1", "8"])
def test_any_map_tile_may_be_turned_up(tile: str) -> None:
    """§4.5"""
    table = at(**{**PASSING, "map_tiles": [[], [{"source": "B2", "tile": tile}]]})
    walk(table, "move C1", "east")
    assert said(table) == ["turn 1", "turn none"]


def test_red_may_turn_up_the_map_tiles_of_black_too() -> None:
    """§4.5"""
    exchanged = {"pirates": PASSING["pirates"][::-1], "map_tiles": PASSING["map_tiles"][::-1]}
    table = at(**{**PASSING, **exchanged}, turn=1)
    walk(table, "move C1", "east")
    assert said(table) == ["turn 1", "turn 2", "turn none"]
    assert [table.why_not(1, f"turn {slot}") for slot in (1, 2, 3)] == [None, None, "4.5"]
    assert walk(table, "turn 1") == [doubloon.Told("turned-up", {"seat": 1, "other": 0, "source": "B2", "tile": "F"})]


def test_turning_up_may_be_declined() -> None:
    """§4.5, ruling R6"""
    table = at(**PASSING)
    told = walk(table, "move C1", "east", "turn none")
    assert kinds(told)[-1] == "left-down"
    assert [tile["face_up"] for tile in table.view(1)["map_tiles"][1]] == [False, False]


def test_one_tile_for_each_opponent_passed() -> None:
    """§4.5, ruling R6"""
    table = at(
        fields={"C1": "rum-3", "D1": "rum-1", "E1": "rum-1", "F1": "rum-1"},
        pirates=[["C1"], ["D1", "E1"]],
        map_tiles=PASSING["map_tiles"],
    )
    walk(table, "move C1", "east", "turn 1", "east")
    assert said(table) == ["turn 2", "turn none"]
    walk(table, "turn 2", "east")
    assert table.view(None)["map_tiles"][1] == [
        {"source": "B2", "face_up": True, "tile": "F"},
        {"source": "bar-number", "face_up": True, "tile": "3"},
    ]


def test_nothing_is_asked_when_he_has_no_map_tile_face_down_or_the_pirate_is_your_own() -> None:
    """§4.5"""
    table = at(**{**PASSING, "map_tiles": [[], [{"source": "B2", "tile": "F", "face_up": True}]]})
    walk(table, "move C1", "east")
    assert table.view(0)["phase"] == "step"
    table = at(**{**PASSING, "pirates": [["C1", "D1"], []]})
    walk(table, "move C1", "east")
    assert table.view(0)["phase"] == "step"


def test_a_tile_turned_up_stays_so_and_all_can_read_it() -> None:
    """§4.6"""
    table = at(**PASSING)
    walk(table, "move C1", "east", "turn 1", "east")
    for seat in (0, 1, None):
        assert table.view(seat)["map_tiles"][1][0] == {"source": "B2", "face_up": True, "tile": "F"}
        assert "F" not in table.view(seat)["letters"]
    assert str(table.undo(0)) == "east"
    assert not table.can_undo(0)


# §5 Collecting


def test_the_souvenir_he_stood_on_goes_to_the_supply() -> None:
    """§5.1"""
    table = at(fields={"A1": "parrot-1", "A2": "rum-3"}, pirates=[["A1"], []])
    told = walk(table, "move A1", "south")
    assert doubloon.Told("collected", {"seat": 0, "souvenir": "parrot-1", "field": "A1"}) in told
    view = table.view(1)
    assert view["supplies"][0]["parrot"] == 1
    assert view["fields"]["A1"] == "bare"


def test_a_map_tile_is_for_its_owners_eyes_only() -> None:
    """§5.2"""
    table = at(fields={"B2": "map-F", "B3": "rum-1"}, pirates=[["B2"], []])
    told = walk(table, "move B2", "south")
    assert doubloon.Told("learned", {"seat": 0, "tile": "F", "source": "B2"}) in told
    assert "learned" not in kinds(table.events(1)) and "learned" not in kinds(table.events(None))
    assert doubloon.Told("collected-map", {"seat": 0, "field": "B2"}) in table.events(1)
    assert table.view(0)["map_tiles"][0] == [{"source": "B2", "face_up": False, "tile": "F"}]
    assert table.view(1)["map_tiles"][0] == [{"source": "B2", "face_up": False, "tile": None}]
    assert "F" not in table.view(0)["letters"] and "F" in table.view(1)["letters"]
    assert not table.can_undo(0)
