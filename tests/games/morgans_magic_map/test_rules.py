"""Morgan's Magic Map, paragraph by paragraph: the box, landing, changing the island, walking, digging, drawing."""

from __future__ import annotations

import pytest

import doubloon
from doubloon.core.plain import PlainRecord

from .tables import GAME, at, kinds, said, walk

BOX = GAME.modules["components"]


# §1 The box, §2 Setting up


def test_twenty_tiles_lie_in_a_rectangle_with_matching_edges_and_two_show_no_place() -> None:
    """§1.1, §2.1"""
    islands = set()
    for seed in range(20):
        island = GAME.start(2, str(seed)).view(0)["island"]
        assert [len(row) for row in island] == [4] * 5
        assert sorted(tile["name"] for row in island for tile in row) == sorted(BOX.TILES)
        for row in range(5):
            for column in range(4):
                if column:
                    assert island[row][column]["edges"][3] == island[row][column - 1]["edges"][1]
                if row:
                    assert island[row][column]["edges"][0] == island[row - 1][column]["edges"][2]
        islands.add(str(island))
    assert len(islands) == 20
    assert set(BOX.TILES) - set(BOX.PLACES) == {"wilderness", "open-sea"}


def test_four_cards_to_each_of_eighteen_places() -> None:
    """§1.2"""
    table = GAME.start(2, "cards")
    assert len(BOX.CARDS) == 72
    assert table.view(0)["cards_left"] == 72 - 8
    symbols = {card["distance"]: card["symbol"] for seat in (0, 1) for card in table.view(seat)["hand"]}
    assert symbols.items() <= {0: "shovel", 1: "map", 2: "doubloons", 3: "boots"}.items()


def test_twenty_nine_treasures_in_six_sets() -> None:
    """§1.3"""
    table = GAME.from_position({"seats": 2}, seed="sets")
    box = table._state["box"][0]
    sets = box["set_of"].tolist()
    assert [sets.count(kind) for kind in range(6)] == [8, 5, 5, 4, 4, 3]
    assert box["worth"].sum() == 124


def test_the_board_has_five_levels_in_order_of_rank() -> None:
    """§1.4, §2.2"""
    view = GAME.start(3, "board").view(None)
    assert view["levels"] == [0, 1, 2, 3, 4]
    ranks = [treasure["rank"] for treasure in view["board"]]
    assert ranks == sorted(ranks) and len(ranks) == 5
    assert view["treasures_left"] == 24


def test_each_captain_has_two_doubloons_four_secret_cards_and_no_treasure() -> None:
    """§1.5, §2.3, §2.4"""
    table = GAME.start(4, "hands")
    view = table.view(2)
    assert view["coins"] == [2, 2, 2, 2]
    assert view["hand_sizes"] == [4, 4, 4, 4]
    assert len(view["hand"]) == 4 and table.view(None)["hand"] is None


def test_the_captain_on_the_right_of_the_first_lands_first_and_the_first_lands_last() -> None:
    """§2.5, §2.6"""
    first_seats = set()
    for seed in range(20):
        table = GAME.start(4, str(seed))
        first = table.events(0)[0].args["seat"]
        order = []
        while table.view(0)["phase"] == "corner":
            order.append(table.acting[0])
            table.play(order[-1], said(table)[-1])
        assert order == [(first - step) % 4 for step in (1, 2, 3, 4)]
        assert table.acting == (first,)
        first_seats.add(first)
    assert len(first_seats) == 4
    table = GAME.start(2, "corner")
    assert said(table) == ["land north-west", "land north-east", "land south-west", "land south-east"]
    assert table.why_not(table.acting[0], "stay") == "2.6"
    assert table.why_not(1 - table.acting[0], "land north-west") == "2.6"


def test_landing_where_others_are_costs_a_doubloon_each() -> None:
    """§2.7"""
    table = at(pirates=["anthill", "anthill", None, "anthill"], turn=2, coins=[2, 2, 2, 2])
    assert said(table) == ["land north-east", "land south-west", "land south-east"]
    assert table.why_not(2, "land north-west") == "2.7"
    table = at(pirates=["anthill", None, "anthill", "skull"], turn=1, coins=[2, 2, 2, 2])
    told = walk(table, "land north-west")
    assert kinds(told) == ["landed", "paid", "paid"]
    assert table.view(0)["coins"] == [3, 0, 3, 2]


def test_captains_land_counter_clockwise_and_the_last_of_them_begins() -> None:
    """§2.6"""
    table = at(pirates=[None, None, "skull", None], turn=1)
    landed = []
    while table.view(0)["phase"] == "corner":
        landed.append(table.acting[0])
        assert {table.why_not(seat, "land south-west") for seat in range(4) if seat not in table.acting} == {"2.6"}
        walk(table, "land south-east" if len(landed) == 2 else "land south-west")
    assert landed == [1, 0, 3]
    assert table.acting == (3,)


def test_a_single_row_has_two_corners() -> None:
    """§2.6"""
    edition = {"tiles": {"anthill": "LLLL", "swamp": "LLLL"}, "island": {"rows": 1, "columns": 2}}
    edition["tiles"] = dict.fromkeys(BOX.TILES, "") | edition["tiles"]
    table = GAME.start(2, "row", edition=edition)
    assert said(table) == ["land north-west", "land north-east"]
    assert table.why_not(table.acting[0], "land south-west") == "2.6"


def test_everything_in_the_box_is_counted_once() -> None:
    """§1.1, §1.2, §1.3"""
    census = GAME.twin.modules["state"].census
    table = at(fronts=[["skull-0"], []], discards=["tomb-0"], treasures=[[1, 2], [3]])
    record = PlainRecord(GAME.layout, table._state[0])
    assert census(record) == {"tiles": 20, "spots": 20, "cards": 72, "treasures": 29}


# §3 Your turn


def test_the_four_parts_of_a_turn_in_their_order_then_the_left_neighbour() -> None:
    """§3.1"""
    table = at(hands=[["green-tree-0", "skull-0"], ["shipwreck-2"]])
    assert table.why_not(0, "north") == "3.1"
    assert table.why_not(1, "stay") == "3.1"
    walk(table, "leave the map")
    assert table.why_not(0, "lift skull") == "3.1"
    assert table.why_not(0, "take 1") == "3.1"
    walk(table, "stay")
    assert said(table) == ["enough", "play green-tree 0"]
    walk(table, "enough")
    assert "draw" in said(table)
    walk(table, "draw")
    assert table.acting == (1,)


def test_parts_with_nothing_to_decide_pass_by_themselves() -> None:
    """§3.1: without a card in hand there is nothing to dig with and nothing to throw away"""
    table = at(hands=[[], ["shipwreck-2"]])
    told = walk(table, "leave the map", "stay")
    assert kinds(told) == ["not-dug", "saw", "saw", "saw", "saw", "drew"]
    assert table.acting == (1,)


def test_nobody_moves_out_of_turn_or_after_the_end() -> None:
    """§3.1, §9.1"""
    legal, out = GAME.twin.functions["legal"], [0] * len(GAME.numbering)
    record = PlainRecord(GAME.layout, at()._state[0])
    assert legal(record, 0, out) > 0
    assert legal(record, 1, out) == 0
    record.phase = BOX.Phase.OVER
    assert legal(record, 0, out) == 0


# §4 Changing the island


def test_one_tile_may_be_lifted_and_put_elsewhere() -> None:
    """§4.1"""
    table = at()
    told = walk(table, "lift skull", "put west of anthill")
    assert kinds(told) == ["lifted", "put-down"]
    assert table.view(0)["island"][0][0]["name"] == "skull"
    assert table.view(0)["phase"] == "walk"
    table = at()
    walk(table, "lift skull")
    assert table.why_not(0, "leave the map") == "4.1"
    assert table.why_not(0, "stay") == "4.1"


def test_no_tile_under_a_pirate() -> None:
    """§4.2; tile C of the rulebook's example"""
    table = at(pirates=["skull", "anthill"])
    assert table.why_not(0, "lift skull") == "4.2"
    assert table.why_not(0, "lift anthill") == "4.2"
    assert table.why_not(0, "lift volcano") is None


def test_no_tile_with_neighbours_all_round_but_a_hole_frees_a_side() -> None:
    """§4.3, ruling R3; tile D of the rulebook's example"""
    table = at()
    for tile in ("hermits-hut", "three-columns", "waterfall", "sun-stone", "whale-bones"):
        assert table.why_not(0, f"lift {tile}") == "4.3"
    hole = ["anthill volcano tomb skull", "oasis green-tree . swamp", *at().position()["island"][2:], "hermits-hut"]
    assert at(island=hole).why_not(0, "lift waterfall") is None


def test_a_place_is_empty_new_and_touches_a_tile() -> None:
    """§4.4, ruling R2"""
    table = at()
    walk(table, "lift skull")
    assert table.why_not(0, "put east of tomb") == "4.4"
    assert table.why_not(0, "put south of tomb") == "4.4"
    assert table.why_not(0, "put north of skull") == "4.4"
    assert table.why_not(0, "put north of tomb") is None
    for taken in ("put west of volcano", "put east of anthill", "put north of oasis"):
        assert table.why_not(0, taken) == "4.4"
        assert taken not in said(table)


def test_edges_match_on_all_sides() -> None:
    """§4.5; tile A of the rulebook's example: one place takes the tile when it is turned, another in no way"""
    checked = refused = 0
    for seed in range(6):
        table = GAME.start(2, str(seed))
        walk(table, said(table)[0], said(table)[-1])
        for lift in said(table, "lift")[:4]:
            trial = table.copy()
            walk(trial, lift)
            name = lift.removeprefix("lift ")
            places = [move for move in GAME.numbering.moves if move.kind == "put"]
            refused += sum(trial.why_not(trial.acting[0], move) == "4.5" for move in places)
            for place in said(trial, "put")[:6]:
                after = trial.copy()
                walk(after, place)
                if after.view(0)["phase"] == "turn":
                    assert after.why_not(after.acting[0], "turn 3") in (None, "4.5")
                    assert len(said(after)) > 1
                    walk(after, said(after)[-1])
                assert matching(after.view(0)["island"]), (name, place)
                checked += 1
    assert checked > 60 and refused > 20


def matching(island: list) -> bool:
    for row, tiles in enumerate(island):
        for column, tile in enumerate(tiles):
            east = tiles[column + 1] if column + 1 < len(tiles) else None
            south = island[row + 1][column] if row + 1 < len(island) else None
            if tile and east and tile["edges"][1] != east["edges"][3]:
                return False
            if tile and south and tile["edges"][2] != south["edges"][0]:
                return False
    return True


def test_the_island_drifts_without_end_and_positions_stay_small() -> None:
    """§4.6; tile B of the rulebook's example leaves a hole"""
    table = at(island=[" ".join(BOX.TILES)], pirates=["sun-stone", "sun-stone"])
    for _ in range(6):
        island = table.view(0)["island"][0]
        walk(table, f"lift {island[-1]['name']}")
        walk(table, f"put west of {island[0]['name']}", "stay", "enough", "draw")
        assert len(table.view(0)["island"]) == 1 and len(table.view(0)["island"][0]) == 20
    table = at()
    walk(table, "lift oasis", "put west of biting-cave")
    assert table.view(0)["island"][1][1] is None


def test_the_island_is_in_one_piece_again_when_the_tile_is_down() -> None:
    """§4.7, ruling R1; tile B of the rulebook's example: one place would leave two parts, another joins them"""
    bridge = ["anthill volcano . tomb", "oasis green-tree hermits-hut swamp", ". . . skull"]
    rest = " ".join(name for name in BOX.TILES if name not in " ".join(bridge).split())
    table = at(island=[*bridge, f". . . {rest}"], pirates=["oasis", "skull"])
    walk(table, "lift hermits-hut")
    assert table.why_not(0, "put north of anthill") == "4.7"
    assert table.why_not(0, "put east of volcano") is None
    told = walk(table, "put east of volcano")
    assert kinds(told) == ["put-down"]


def test_a_tile_that_held_three_pieces_together_joins_all_three_again() -> None:
    """§4.7: any two of them are not enough."""
    island = [
        ". . volcano tomb skull",
        "oasis green-tree hermits-hut . swamp",
        "biting-cave . anthill . three-columns",
        "waterfall gallows . rope-bridge sun-stone",
    ]
    rest = " ".join(name for name in BOX.TILES if name not in " ".join(island).split())
    table = at(island=[*island, f". . . . {rest}"], pirates=["oasis", "skull"])
    walk(table, "lift hermits-hut")
    assert said(table) == ["put south of anthill"]
    for two in ("put west of volcano", "put west of anthill", "put east of anthill"):
        assert table.why_not(0, two) == "4.7"


def test_a_tile_with_nowhere_to_go_stays() -> None:
    """§4.8"""
    tiles = dict.fromkeys(BOX.TILES, "") | {"anthill": "LLLL", "swamp": "LWWW"}
    edition = {"tiles": tiles, "island": {"rows": 1, "columns": 2}}
    document = {"island": ["anthill swamp/3"], "pirates": ["swamp", "swamp"], "turn": 0}
    table = GAME.from_position(document, seed="stuck", edition=edition)
    assert table.why_not(0, "lift anthill") == "4.8"
    assert table.why_not(0, "lift skull") == "1.1"
    assert said(table, "lift") == []
    table = GAME.from_position({**document, "pirates": ["anthill", "anthill"]}, seed="stuck", edition=edition)
    assert said(table, "lift") == ["lift swamp"]


def test_a_place_between_several_tiles_has_one_name() -> None:
    """§4.9"""
    table = at(island=["anthill . tomb skull", *at().position()["island"][1:], "volcano"])
    walk(table, "lift volcano")
    assert table.why_not(0, "put east of anthill") is None
    assert table.why_not(0, "put west of tomb") == "4.9"
    assert table.why_not(0, "put north of green-tree") == "4.9"


# §5 Walking


def test_up_to_two_steps_to_tiles_that_share_a_side() -> None:
    """§5.1"""
    table = at()
    walk(table, "leave the map", "north")
    assert table.view(0)["pirates"][0] == "volcano"
    walk(table, "east")
    assert table.view(0)["pirates"][0] == "tomb"
    assert table.view(0)["phase"] == "dig"
    table = at(phase="walk", steps=0, fronts=[["shipwreck-0", "skull-0"], []])
    assert table.why_not(0, "north") == "5.1"
    assert "stay" in said(table)


def test_never_into_a_gap() -> None:
    """§5.2"""
    table = at(pirates=["anthill", "skull"], phase="walk")
    assert table.why_not(0, "north") == "5.2"
    assert said(table) == ["stay", "east", "south"]


def test_a_doubloon_to_every_pirate_on_each_tile_entered() -> None:
    """§5.3, ruling R4"""
    table = at(pirates=["green-tree", "volcano", "volcano"], phase="walk", coins=[5, 0, 0])
    told = walk(table, "north")
    assert kinds(told) == ["walked", "paid", "paid"]
    assert table.view(0)["coins"] == [3, 1, 1]
    table = at(pirates=["green-tree", "green-tree"], phase="walk", coins=[5, 0])
    walk(table, "north", "south")
    assert table.view(0)["coins"] == [4, 1]


def test_who_cannot_pay_may_not_enter_but_may_cash_in_on_the_way() -> None:
    """§5.4, §7.5, ruling R4"""
    table = at(pirates=["green-tree", "volcano", "volcano"], phase="walk", coins=[1, 0, 0], fronts=[["skull-2"], [], []])
    assert table.why_not(0, "north") == "5.4"
    told = walk(table, "use skull 2", "north")
    assert told[0].args == {"seat": 0, "tile": "skull", "distance": 2, "symbol": "doubloons"}
    assert kinds(told) == ["spent", "gained", "walked", "paid", "paid"]
    assert table.view(0)["coins"] == [1, 1, 1]
    assert table.view(0)["discards"] == ["skull-2"]


# §6 Digging


def test_any_number_of_cards_that_fit_are_played_from_the_hand() -> None:
    """§6.1, §6.3"""
    table = at(phase="dig", hands=[["green-tree-0", "tomb-2", "skull-3", "oasis-3"], ["anthill-1"]])
    assert said(table) == ["enough", "play tomb 2", "play skull 3", "play green-tree 0"]
    assert table.why_not(0, "play anthill 1") == "6.1"
    told = walk(table, "play skull 3", "play tomb 2")
    assert kinds(told) == ["played", "played"]
    assert [card["name"] for card in table.view(1)["fronts"][0]] == ["tomb-2", "skull-3"]
    assert table.view(0)["reach"] == 2


def test_distance_is_rows_and_columns_and_gaps_count() -> None:
    """§6.2, ruling R5"""
    island = ["anthill . . volcano", "tomb skull oasis swamp", *at().position()["island"][2:], "green-tree hermits-hut"]
    table = at(island=island, pirates=["anthill", "skull"], phase="dig", hands=[["volcano-3", "swamp-3", "anthill-0"], []])
    assert said(table) == ["enough", "play anthill 0", "play volcano 3"]
    assert table.why_not(0, "play swamp 3") == "6.2"


def test_whoever_plays_takes_one_treasure_not_deeper_than_his_cards() -> None:
    """§6.4, §6.7, ruling R7"""
    table = at(phase="dig", hands=[["green-tree-0", "tomb-2", "skull-2"], []], board=[1, 2, 3, 4, 5])
    walk(table, "play green-tree 0", "play tomb 2", "enough")
    assert said(table, "take") == ["take 1", "take 2"]
    assert table.why_not(0, "take 3") == "6.4"
    assert table.why_not(0, "draw") == "6.4"
    table = at(phase="dig", hands=[["skull-2"], []])
    assert kinds(walk(table, "enough")) == ["not-dug"]
    assert table.view(0)["phase"] == "throw"


def test_level_bonus_refill_and_order_at_once() -> None:
    """§6.5, §6.6"""
    table = at(phase="take", reach=3, board=[10, 11, 12, 13, 14], coins=[2, 2])
    told = walk(table, "take 3")
    assert told[0].args == {"seat": 0, "treasure": "12", "level": 3, "coins": 2}
    view = table.view(1)
    assert view["coins"][0] == 4
    assert [treasure["rank"] for treasure in view["treasures"][0]] == [12]
    ranks = [treasure["rank"] for treasure in view["board"]]
    assert ranks == sorted(ranks) and len(ranks) == 5 and told[1].args["treasure"] in map(str, ranks)


def test_a_card_that_has_left_the_hand_came_from_no_deck() -> None:
    """§6.3, §8.1: which deck a card came from is told of hands only."""
    hand = ["green-tree-0", "skull-0"]
    table = at(phase="dig", hands=[hand, []], decks=1, drawn_from=dict.fromkeys(hand, 1))
    assert table._state["drawn_from"].sum() == 2
    walk(table, "play green-tree 0")
    assert table._state["drawn_from"].sum() == 1


# §7 Bonuses


def test_only_cards_in_front_give_bonuses_also_those_just_played() -> None:
    """§7.1"""
    table = at(phase="dig", hands=[["green-tree-0", "skull-0"], []])
    walk(table, "play green-tree 0", "enough")
    assert table.why_not(0, "use skull 0") == "7.1"
    assert table.why_not(0, "pair skull 0 for boots") == "7.1"
    walk(table, "use green-tree 0")
    assert said(table, "take") == ["take 1", "take 2"]


def test_a_map_moves_one_more_tile() -> None:
    """§7.2"""
    table = at(fronts=[["skull-1", "tomb-1"], []])
    assert table.why_not(0, "use skull 1") == "7.2"
    walk(table, "lift skull", "put west of anthill")
    assert table.why_not(0, "lift open-sea") == "4.1"
    assert said(table) == ["leave the map", "use tomb 1", "pair tomb 1 for doubloons", "use skull 1"]
    walk(table, "use skull 1", "lift open-sea", "put west of big-nose-bay")
    walk(table, "use tomb 1", "lift skull", "put north of tomb")
    assert table.view(0)["phase"] == "walk"


def test_boots_walk_two_steps_more() -> None:
    """§7.3"""
    table = at(phase="walk", fronts=[["skull-3", "tomb-3"], []])
    assert table.why_not(0, "use skull 3") == "7.3"
    walk(table, "north", "south", "use skull 3", "north", "south", "use tomb 3", "north", "south")
    assert table.view(0)["phase"] == "dig"


def test_a_shovel_digs_deeper_but_not_without_a_card() -> None:
    """§7.4, ruling R6"""
    table = at(phase="dig", fronts=[["skull-0"], []], hands=[["green-tree-0"], []])
    assert table.why_not(0, "use skull 0") == "7.4"
    walk(table, "play green-tree 0", "use skull 0")
    assert said(table, "take") == ["take 1", "take 2"]


def test_no_shovel_digs_below_the_lowest_level() -> None:
    """§7.4, §1.4"""
    table = at(phase="take", reach=4, fronts=[["skull-0", "tomb-0"], []])
    assert said(table, "use") == ["use tomb 0", "use skull 0"]
    walk(table, "use skull 0")
    assert said(table) == [f"take {level}" for level in (1, 2, 3, 4, 5)]
    assert table.why_not(0, "use tomb 0") == "7.4"


@pytest.mark.parametrize("phase", ["change", "walk", "dig", "take", "throw"])
def test_doubloons_at_any_time_of_the_turn(phase: str) -> None:
    """§7.5"""
    table = at(phase=phase, fronts=[["skull-2", "tomb-2"], []])
    walk(table, "use skull 2")
    assert table.view(0)["coins"] == [4, 2]
    assert at(fronts=[["skull-2"], []], phase="put", lifted="skull").why_not(0, "use skull 2") == "7.5"


def test_two_alike_stand_for_any_other_bonus() -> None:
    """§7.6, ruling R8"""
    table = at(phase="take", reach=1, fronts=[["skull-3", "tomb-3", "oasis-1"], []])
    assert table.why_not(0, "pair oasis 1 for shovel") == "7.6"
    assert table.why_not(0, "pair skull 3 for shovel") == "7.6"
    assert table.why_not(0, "pair tomb 3 for boots") == "7.3"
    told = walk(table, "pair tomb 3 for shovel")
    assert kinds(told) == ["spent", "spent", "gained"]
    assert table.view(0)["reach"] == 2
    table = at(phase="walk", fronts=[["skull-1", "tomb-1", "oasis-1"], []])
    walk(table, "pair tomb 1 for doubloons")
    assert said(table) == ["with skull 1", "with oasis 1"]
    assert table.why_not(0, "stay") == "7.6"
    assert table.why_not(0, "with tomb 1") == "7.6"
    walk(table, "with oasis 1")
    assert table.view(0)["coins"] == [4, 2]
    assert sorted(table.view(0)["discards"]) == ["oasis-1", "tomb-1"]


def test_a_pair_is_named_by_its_first_card_and_stands_for_no_bonus_of_its_own() -> None:
    """§7.6"""
    table = at(phase="walk", steps=0, fronts=[["skull-3", "tomb-3", "oasis-1"], []])
    assert said(table) == ["stay", "use tomb 3", "pair tomb 3 for doubloons", "use skull 3"]
    assert table.why_not(0, "pair tomb 3 for doubloons") is None
    assert table.why_not(0, "pair tomb 3 for boots") == "7.6"
    assert table.why_not(0, "pair anthill 0 for shovel") == "7.1"
    assert table.why_not(0, "with anthill 0") == "7.6"
    three = at(phase="throw", fronts=[["skull-3", "tomb-3", "oasis-3"], []])
    assert said(three, "pair") == ["pair tomb 3 for doubloons", "pair skull 3 for doubloons"]


def test_a_pair_given_up_leaves_nothing_to_decide_behind() -> None:
    """§7.6"""
    table = at(phase="walk", fronts=[["skull-1", "tomb-1", "oasis-1"], []])
    rest = {name: int(table._state[0][name]) for name in ("phase", "pair_card", "pair_bonus", "pair_phase")}
    walk(table, "pair tomb 1 for doubloons", "with oasis 1")
    assert {name: int(table._state[0][name]) for name in rest} == rest


# §8 Drawing


def test_one_card_may_be_thrown_away_also_from_a_full_hand_then_four_are_drawn() -> None:
    """§8.1, §8.2, ruling R10"""
    hand = ["skull-0", "skull-1", "skull-2", "skull-3"]
    table = at(phase="throw", hands=[hand, []])
    assert table.why_not(0, "throw tomb 0") == "8.1"
    told = walk(table, "throw skull 1")
    assert kinds(told) == ["threw", "saw", "drew"]
    assert len(table.view(0)["hand"]) == 4
    assert [event.kind for event in table.events(1)][-2:] == ["threw", "drew"]
    table = at(phase="throw", hands=[["skull-0"], []])
    walk(table, "draw")
    assert table.view(0)["hand_sizes"] == [4, 0]


def test_discards_make_a_new_deck_and_with_both_piles_empty_hands_stay_short() -> None:
    """§8.3, ruling R10"""
    cards = list(BOX.CARDS)
    table = at(phase="throw", hands=[["anthill-0"], []], discards=cards[1:5], fronts=[cards[5:], []])
    told = walk(table, "throw anthill 0")
    assert kinds(told) == ["threw", "reshuffled", "saw", "saw", "saw", "saw", "drew"]
    assert table.view(0)["cards_left"] == 1
    assert table.position()["decks"] == 1
    table = at(phase="throw", hands=[["anthill-0"], []], discards=cards[1:2], fronts=[cards[2:], []])
    walk(table, "draw")
    assert table.view(0)["hand_sizes"] == [2, 0]


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        ({"pirates": ["anthill", None, "anthill"], "turn": 1, "coins": [2, 1, 2]}, ()),
        ({"fronts": [["anthill-1", "skull-2", "tomb-2"], []]}, ()),
        ({}, ("lift skull",)),
        ({"phase": "walk", "steps": 0, "fronts": [["anthill-0", "volcano-0", "skull-3"], []]}, ()),
        ({"phase": "walk", "pirates": ["green-tree", "volcano"], "coins": [0, 2]}, ()),
        ({"phase": "dig", "hands": [["anthill-2", "green-tree-0", "skull-2"], []]}, ()),
        ({"phase": "take", "reach": 2, "fronts": [["anthill-0", "skull-3", "tomb-3"], []]}, ()),
        ({"phase": "throw", "hands": [["anthill-0", "shipwreck-0"], []]}, ()),
        ({"phase": "throw", "fronts": [["skull-3", "tomb-3", "oasis-3"], []]}, ("pair tomb 3 for doubloons",)),
    ],
)
def test_a_move_is_refused_if_and_only_if_it_is_not_offered(position: dict, moves: tuple[str, ...]) -> None:
    """§2.6, §2.7, §4.2, §4.3, §4.4, §4.9, §5.1, §5.2, §5.4, §6.1, §6.4, §7.1, §7.6, §8.1"""
    table = at(**position)
    walk(table, *moves)
    seat = table.acting[0]
    assert {str(move) for move in GAME.numbering.moves if table.why_not(seat, move) is None} == set(said(table))


def test_a_tile_may_be_turned_every_way_in_which_it_matches() -> None:
    """§4.5: a tile with land on one side fits south of one that is all water in three ways."""
    tiles = dict.fromkeys(BOX.TILES, "") | {"anthill": "WWWW", "swamp": "LWWW", "skull": "WWWW"}
    document = {"island": ["anthill skull", "swamp/2 ."], "pirates": ["skull", "skull"], "turn": 0}
    edition = {"tiles": tiles, "island": {"rows": 1, "columns": 3}}
    table = GAME.from_position(document, seed="ways", edition=edition)
    walk(table, "lift swamp", "put south of skull")
    assert said(table) == ["turn 1", "turn 2", "turn 3"]
    assert [table.why_not(0, f"turn {quarters}") for quarters in range(4)] == ["4.5", None, None, None]
    table = GAME.from_position({**document, "pirates": ["anthill", "anthill"]}, seed="ways", edition=edition)
    walk(table, "lift skull")
    assert table.why_not(0, "put south of swamp") == "4.5", "water on all sides, and there is land"
    assert table.why_not(0, "put east of swamp") is None


def test_an_illegal_move_names_its_paragraph() -> None:
    with pytest.raises(doubloon.IllegalMove) as refused:
        at().play(0, "lift waterfall")
    assert refused.value.paragraph == "4.3"
