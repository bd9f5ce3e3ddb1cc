"""Martinique, paragraph by paragraph: the end of a movement, loading, Sunset, points and variations."""

from __future__ import annotations

from itertools import permutations

import pytest

import doubloon

from .tables import GAME, QUIET, at, evening, kinds, said, seats, walk

# §6 The end of a movement


def test_on_a_tile_he_stays() -> None:
    """§6.1"""
    table = at(fields={"A1": "rum-1", "A2": "rum-3"}, pirates=[["A1"], []])
    walk(table, "move A1", "south")
    assert table.view(0)["pirates"][0] == ["A2"]
    assert table.view(0)["stools"] == []


def test_from_an_empty_field_he_goes_to_the_first_empty_stool() -> None:
    """§6.2"""
    table = at(fields={"A1": "rum-1"}, pirates=[["A1"], []], stools=[1, 1])
    told = walk(table, "move A1", "south")
    assert doubloon.Told("sat-down", {"seat": 0, "stool": 3, "field": "A2"}) in told
    assert table.view(0)["stools"] == [1, 1, 0]
    assert table.view(0)["pirates"][0] == []
    assert table.view(0)["bar"] == {"jokers": 3, "letter": True, "number": True}


INTO_THE_HOOK = {"fields": {"C5": "rum-1", "A1": "rum-1"}, "pirates": [["C5"], ["A1"]]}


def test_from_the_hook_he_goes_to_the_bar_and_takes_a_bonus() -> None:
    """§6.3"""
    table = at(**INTO_THE_HOOK)
    walk(table, "move C5", "east")
    assert said(table) == ["bonus joker", "bonus letter", "bonus number"]
    assert table.why_not(0, "move A1") == "6.3"
    walk(table, "bonus joker")
    view = table.view(0)
    assert view["jokers"] == [1, 0]
    assert view["bar"]["jokers"] == 2
    assert view["stools"] == [0]
    assert table.acting == (1,)


def test_a_map_tile_from_the_bar_is_secret_but_all_know_whether_it_is_a_letter() -> None:
    """§6.3, ruling R7"""
    table = at(**INTO_THE_HOOK, bar={"letter": "G"})
    walk(table, "move C5", "east", "bonus letter")
    assert table.view(0)["map_tiles"][0] == [{"source": "bar-letter", "face_up": False, "tile": "G"}]
    assert table.view(1)["map_tiles"][0] == [{"source": "bar-letter", "face_up": False, "tile": None}]
    for seed in range(30):
        assert table.world(1, str(seed)).view(0)["map_tiles"][0][0]["tile"] in "ABCDEFGH"
    assert not table.can_undo(0)


def test_what_is_gone_from_the_bar_cannot_be_taken_and_the_last_bonus_is_taken_unasked() -> None:
    """§6.3"""
    mine = [{"source": "bar-letter"}]
    table = at(**INTO_THE_HOOK, bar={"jokers": 1}, map_tiles=[mine, []])
    walk(table, "move C5", "east")
    assert table.why_not(0, "bonus letter") == "6.3"
    assert said(table) == ["bonus joker", "bonus number"]
    table = at(**INTO_THE_HOOK, bar={"jokers": 0}, map_tiles=[mine, []])
    told = walk(table, "move C5", "east")
    assert doubloon.Told("bonus", {"seat": 0, "bonus": "number"}) in told
    assert table.acting == (1,)


def test_with_nothing_left_in_the_bar_he_only_sits_down() -> None:
    """§6.3: "(if any left)"."""
    table = at(**INTO_THE_HOOK, bar={"jokers": 0}, map_tiles=[[{"source": "bar-letter"}, {"source": "bar-number"}], []])
    told = walk(table, "move C5", "east")
    assert "bonus" not in kinds(told)
    assert table.acting == (1,)


# §7 Loading

WALK = {"fields": {"A1": "rum-1", "A2": "chest-1", "H1": "rum-1"}, "pirates": [["A1"], ["H1"]]}
"""Black collects rum by one step."""


def loading(two: str = "", three: str = "", four: str = "", **position) -> doubloon.Table:
    """Black has just walked from A1 to A2 and collected rum; Small Treasures are given by their souvenirs."""
    given = {name: line.split() for name, line in (("2", two), ("3", three), ("4", four)) if line}
    table = at(**WALK, treasures={**QUIET, **given}, **position)
    walk(table, "move A1", "south")
    return table


def test_matching_souvenirs_must_be_loaded_whatever_their_numbers() -> None:
    """§7.1"""
    table = loading("rum-3 skull-2", supplies=[{"skull": 1}, {}])
    view = table.view(0)
    assert view["holds"][0] == {"loads": 1, "souvenirs": {"rum-3": 1, "skull-2": 1}}
    assert view["supplies"][0] == {}
    assert table.acting == (1,)


def test_two_of_a_symbol_on_a_treasure_need_two_in_the_supply() -> None:
    """§7.1"""
    assert loading("rum-3 rum-2").view(0)["holds"][0]["loads"] == 0
    assert loading("rum-3 rum-2", supplies=[{"rum": 1}, {}]).view(0)["holds"][0]["loads"] == 1


def test_nobody_loads_after_placing_nor_in_the_others_turn() -> None:
    """§7.1, ruling R8"""
    table = at(**WALK, treasures={**QUIET, "2": ["rum-1", "rum-1"]}, supplies=[{"rum": 2}, {"rum": 2}])
    walk(table, "place A2")
    assert table.view(0)["holds"][0]["loads"] == 0
    walk(table, "move H1", "west")
    assert [hold["loads"] for hold in table.view(0)["holds"]] == [0, 1]


def test_between_two_treasures_one_chooses_and_loads_only_one() -> None:
    """§7.2"""
    table = loading("rum-1 rum-1", "rum-1 rum-2 rum-2", supplies=[{"rum": 5}, {}])
    assert said(table) == ["load 2", "load 3"]
    assert table.why_not(0, "load 4") == "7.3"
    assert table.why_not(0, "load none") == "7.1"
    assert table.why_not(0, "move A2") == "7.2"
    walk(table, "load 3")
    assert table.view(0)["holds"][0]["loads"] == 1
    assert table.view(0)["supplies"][0]["rum"] == 3
    assert table.acting == (1,)


def test_with_jokers_only_one_may_decline() -> None:
    """§7.3: "This tile therefore does not need to be used immediately." """
    table = loading("rum-1 skull-1", jokers=[1, 0])
    assert said(table) == ["load 2", "load none"]
    assert kinds(walk(table, "load none")) == ["not-loaded"]
    assert table.view(0)["jokers"] == [1, 0]
    table = loading("rum-1 skull-1", jokers=[1, 0])
    assert kinds(walk(table, "load 2"))[:3] == ["chosen", "joker-spent", "loaded"]
    assert table.view(0)["jokers"] == [0, 0]


def test_who_must_load_may_choose_a_treasure_that_takes_jokers() -> None:
    """§7.3, ruling R8"""
    table = loading("rum-1 skull-1", "rum-2 skull-2 chest-1", supplies=[{"skull": 1}, {}], jokers=[1, 0])
    assert said(table) == ["load 2", "load 3"]
    assert table.why_not(0, "load none") == "7.1"
    walk(table, "load 3")
    assert table.view(0)["holds"][0]["souvenirs"] == {"rum-2": 1, "skull-2": 1, "chest-1": 1}


def test_any_number_of_jokers_in_one_load() -> None:
    """§7.3, ruling R9"""
    table = loading(four="rum-1 skull-1 chest-1 parrot-1", jokers=[3, 0])
    walk(table, "load 4")
    assert table.view(0)["jokers"] == [0, 0]
    assert table.view(0)["holds"][0]["loads"] == 1


def test_a_joker_just_taken_may_be_used_at_once() -> None:
    """§7.3, ruling R7"""
    table = at(**INTO_THE_HOOK, treasures={**QUIET, "2": ["rum-1", "skull-1"]})
    walk(table, "move C5", "east", "bonus joker")
    assert said(table) == ["load 2", "load none"]


def test_a_joker_may_be_given_for_a_symbol_one_holds() -> None:
    """§7.4, ruling R9"""
    table = loading("rum-1 skull-1", supplies=[{"skull": 1}, {}], jokers=[1, 0])
    assert said(table) == ["pay", "joker skull", "joker rum"]
    assert table.why_not(0, "joker chest") == "7.4"
    assert table.why_not(0, "move A2") == "7.4"
    assert table.view(0)["owed"] == {"skull": 1, "rum": 1}
    walk(table, "joker rum", "pay")
    view = table.view(0)
    assert view["supplies"][0] == {"rum": 1} and view["jokers"] == [0, 0] and view["holds"][0]["loads"] == 1


TWO_JOKERS = {"two": "dagger-1 rum-1", "supplies": [{"dagger": 2}, {}], "jokers": [2, 0]}
"""Black has collected rum to his two daggers, and must load; his jokers may pay for all of it."""


def test_jokers_given_in_any_order_reach_every_payment() -> None:
    """§7.4, ruling R14"""
    for jokers in ([], ["rum"], ["dagger"], ["rum", "dagger"], ["dagger", "rum"]):
        table = loading(**TWO_JOKERS)
        walk(table, *(f"joker {symbol}" for symbol in jokers))
        view = table.view(0)
        assert view["owed"] == {symbol: 1 for symbol in ("dagger", "rum") if symbol not in jokers}
        assert view["phase"] == "pay" and view["loading"] == "2" and view["holds"][0]["loads"] == 0, "nothing is paid yet"
        walk(table, "pay")
        view = table.view(0)
        assert view["supplies"][0] == {"dagger": 1 + ("dagger" in jokers), **({"rum": 1} if "rum" in jokers else {})}
        assert view["jokers"] == [2 - len(jokers), 0] and view["holds"][0]["loads"] == 1


def test_the_order_of_jokers_leaves_no_trace() -> None:
    """§7.4: two orders, one state; so no search meets a hidden order, and every joker given is one less to give."""
    digests = set()
    for order in permutations(("rum", "skull", "chest")):
        holds = [{"skull": 1, "chest": 1, "parrot": 1}, {}]
        table = loading(four="rum-1 skull-1 chest-1 parrot-1", supplies=holds, jokers=[3, 0])
        walk(table, "load 4", *(f"joker {symbol}" for symbol in order))
        assert said(table) == ["pay"]
        digests.add(table.digest)
    assert len(digests) == 1


def test_paying_is_the_players_word_and_jokers_can_be_taken_back_until_then() -> None:
    """§7.4, ruling R14"""
    table = loading(**TWO_JOKERS)
    walk(table, "joker rum", "joker dagger")
    assert said(table) == ["pay"] and table.view(0)["owed"] == {}
    assert table.why_not(0, "joker rum") == "7.4"
    assert str(table.undo(0)) == "joker dagger" and str(table.undo(0)) == "joker rum"
    assert said(table) == ["pay", "joker dagger", "joker rum"] and table.view(0)["jokers"] == [2, 0]
    assert kinds(walk(table, "joker dagger", "pay"))[:2] == ["joker-spent", "loaded"]
    assert not table.can_undo(0)


def test_where_no_joker_is_left_to_choose_with_naming_the_treasure_pays() -> None:
    """§7.2, §7.4, ruling R14"""
    both = {"two": "parrot-1 rum-1", "three": "rum-1 chest-1 parrot-1", "supplies": [{"parrot": 1}, {}]}
    table = loading(**both, jokers=[1, 0])
    assert kinds(walk(table, "load 3"))[:3] == ["chosen", "joker-spent", "loaded"]
    assert table.view(0)["jokers"] == [0, 0] and table.view(0)["holds"][0]["loads"] == 1
    table = loading(**both, jokers=[2, 0])
    assert kinds(walk(table, "load 3")) == ["chosen", "joker-spent"], "the joker for the chest is given"
    assert said(table) == ["pay", "joker parrot", "joker rum"]


def test_what_is_paid_is_out_of_the_game() -> None:
    """§7.4, ruling R10"""
    table = loading("rum-3 skull-2", supplies=[{"skull": 1}, {}])
    view = table.view(0)
    assert view["spent"] == 2
    assert view["bar"]["jokers"] == 3
    table = loading("rum-1 skull-1", jokers=[1, 0])
    walk(table, "load 2")
    assert table.view(0)["bar"]["jokers"] == 2
    assert table.view(0)["spent"] == 1


def test_every_small_treasure_is_a_load_of_its_own_without_limit() -> None:
    """§7.5: "The number of loads (piles) in the hold is unlimited." """
    table = loading(
        "rum-3 rum-2", supplies=[{"rum": 1}, {}], holds=[{"loads": 11, "souvenirs": {"chest-2": 6, "parrot-1": 5}}, {}]
    )
    assert table.view(0)["holds"][0] == {"loads": 12, "souvenirs": {"chest-2": 6, "parrot-1": 5, "rum-3": 1, "rum-2": 1}}


def test_a_treasure_is_filled_up_from_the_bag() -> None:
    """§7.6"""
    table = loading("rum-3 rum-2", supplies=[{"rum": 1}, {}], bag={"parrot-1": 5})
    assert table.view(0)["treasures"]["2"] == ["parrot-1", "parrot-1"]
    assert table.view(0)["bag"] == {"parrot-1": 3}
    assert not table.can_undo(0)


def test_a_bag_too_small_gives_what_it_has_and_an_empty_treasure_is_closed() -> None:
    """§7.6, ruling R10"""
    table = loading("rum-3 rum-2", supplies=[{"rum": 1}, {}], bag={"parrot-1": 1})
    assert table.view(0)["treasures"]["2"] == ["parrot-1"]
    table = loading("rum-3 rum-2", supplies=[{"rum": 1}, {}], bag={})
    assert table.view(0)["treasures"]["2"] == []
    assert "closed" in kinds(table.events(0))
    table = at(**WALK, treasures={"2": [], "3": ["rum-1", "skull-1"], "4": ["rum-1"]}, jokers=[1, 0])
    walk(table, "move A1", "south")
    assert said(table) == ["load 3", "load 4"]  # plain rum suffices for what is left of the large one
    assert table.why_not(0, "load 2") == "7.6"


# §8 Sunset


def test_when_all_are_at_the_bar_the_island_is_cleared_unseen() -> None:
    """§8.1, ruling R13"""
    table = at(fields={"A1": "rum-1", "C1": "rum-1"}, pirates=[["A1"], []], stools=seats("1111000"))
    before = table.position()
    told = walk(table, "move A1", "south")
    assert kinds(told)[-1] == "sunset"
    view = table.view(0)
    assert set(view["fields"].values()) == {"bare", "hook"}
    assert view["letters"] == list("ABCDEFGH") and view["numbers"] == list("12345678")
    cleared = table.position()["cleared"]
    assert {f"map-{tile}" for tile in cleared.values()} == {what for what in before["fields"].values() if what.startswith("map")}


def test_the_last_pirate_still_takes_his_bonus_and_loads_before_the_sun_sets() -> None:
    """§8.1"""
    table = at(
        **{**INTO_THE_HOOK, "pirates": [["C5"], []]}, stools=seats("1111000"), treasures={**QUIET, "2": ["rum-1", "skull-1"]}
    )
    walk(table, "move C5", "east")
    assert table.view(0)["phase"] == "bonus"
    walk(table, "bonus joker", "load 2")
    assert table.view(0)["phase"] == "dig"
    assert table.view(0)["holds"][0]["loads"] == 1


def test_pirates_dig_in_the_order_of_the_stools() -> None:
    """§8.2: "It is possible that one player takes a turn several times in a row." """
    table = evening(stools=seats("11010001"))
    order = []
    for field in ("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"):
        order.append(table.acting[0])
        if len(order) == 1:
            assert table.why_not(0, "dig A1") == "8.2"
            assert table.why_not(1, "place A1") == "8.2"
        walk(table, f"dig {field}")
    assert order == [1, 1, 0, 1, 0, 0, 0, 1]
    assert table.over


def test_any_field_without_a_pirate_can_be_dug_the_bar_too() -> None:
    """§8.3, ruling R12"""
    table = evening()
    assert len(table.moves(0)) == 64
    walk(table, "dig D4")
    assert len(table.moves(1)) == 63
    assert table.why_not(1, "dig D4") == "8.3"


def play_out(lost: str, *fields: str, **position) -> doubloon.Table:
    """Dig on the fields named, black and red by turns, the rest far away."""
    table = evening(lost=lost, **position)
    for field in [*fields, *(f"H{row}" for row in range(1, 9))][:8]:
        walk(table, f"dig {field}")
    return table


def test_after_the_last_dig_the_lost_pair_is_shown() -> None:
    """§8.4"""
    table = play_out("C5")
    assert table.over
    assert doubloon.Told("lost-shown", {"field": "C5"}) in table.events(None)
    assert table.view(None)["lost"] == "C5"
    assert table.why_not(0, "dig A1") == "8.4"
    assert evening(lost="C5").view(0)["lost"] is None


def test_whoever_dug_there_wins_whatever_the_points() -> None:
    """§8.5"""
    rich = [{}, {"loads": 3, "souvenirs": {"rum-3": 5, "skull-3": 5}}]
    table = play_out("C5", "C5", "C6", holds=rich)
    assert table.winners == (0,)
    assert table.scores[1] > table.scores[0]
    assert kinds(table.events(0))[-3:] == ["lost-shown", "found", "won"]
    assert play_out("C6", "C5", "C6").winners == (1,)


# §9 Victory points


def test_if_nobody_found_it_more_points_win() -> None:
    """§9.1"""
    table = play_out("C5", holds=[{"loads": 1, "souvenirs": {"rum-1": 2}}, {"loads": 1, "souvenirs": {"rum-2": 2}}])
    assert table.scores == (2, 4)
    assert table.winners == (1,)
    assert kinds(table.events(0))[-5:] == ["lost-shown", "not-found", "scored", "scored", "won"]


@pytest.mark.parametrize(("loads", "points"), [((2, 1), (4, 2)), ((1, 2), (2, 4)), ((2, 2), (2, 2))])
def test_more_loads_are_worth_two_points_and_equally_many_nothing(loads: tuple[int, int], points: tuple[int, int]) -> None:
    """§9.2, ruling R11"""
    table = evening(holds=[{"loads": loads[0], "souvenirs": {"rum-1": 2}}, {"loads": loads[1], "souvenirs": {"skull-1": 2}}])
    assert table.scores == points


def test_souvenirs_in_the_hold_score_their_numbers() -> None:
    """§9.3"""
    hold = {"loads": 2, "souvenirs": {"rum-1": 1, "skull-2": 2, "chest-3": 3}}
    assert evening(holds=[hold, {"loads": 2, "souvenirs": {"rum-1": 2}}]).scores == (14, 2)


def test_pairs_in_the_supply_score_two_each_and_jokers_nothing() -> None:
    """§9.4, ruling R9"""
    assert evening(supplies=[{"rum": 5, "skull": 1, "chest": 2}, {"parrot": 1}], jokers=[0, 3]).scores == (6, 0)


def test_the_view_says_where_the_points_come_from() -> None:
    """§9.2, §9.3, §9.4, §10.1"""
    holds = [{"loads": 1, "souvenirs": {"rum-1": 2}}, {"loads": 2, "souvenirs": {"skull-2": 3}}]
    seen = play_out("C5", "C5", holds=holds, supplies=[{"chest": 3}, {}], lost_treasure="20").view(1)
    assert seen["points"] == [
        {"loads": 0, "hold": 2, "pairs": 2, "lost-treasure": 20},
        {"loads": 2, "hold": 6, "pairs": 0, "lost-treasure": 0},
    ]
    assert [sum(own.values()) for own in seen["points"]] == seen["scores"] == [24, 8]


def test_equal_points_go_to_more_loads_and_then_to_nobody() -> None:
    """§9.5"""
    table = play_out(
        "C5",
        holds=[{"loads": 1, "souvenirs": {"rum-2": 2, "skull-1": 1}}, {"loads": 2, "souvenirs": {"skull-1": 3}}],
    )
    assert table.scores == (5, 5)
    assert table.winners == (1,)
    table = play_out("C5")
    assert table.scores == (0, 0)
    assert table.winners == ()
    assert kinds(table.events(0))[-1] == "nobody-won"


# §10 Variations


def test_the_lost_treasure_may_be_worth_twenty_points() -> None:
    """§10.1"""
    holds = [{}, {"loads": 8, "souvenirs": {"rum-3": 5, "skull-3": 1, "chest-1": 2}}]
    table = play_out("C5", "C5", holds=holds, lost_treasure="20")
    assert table.scores == (20, 22)
    assert table.winners == (1,)
    assert kinds(table.events(0))[-5:] == ["lost-shown", "found", "scored", "scored", "won"]
    table = play_out("C5", "C5", lost_treasure="20")
    assert table.winners == (0,)


def test_twenty_points_are_nobodys_until_the_lost_pair_is_shown() -> None:
    """§8.4, §10.1"""
    table = evening(lost="C5", lost_treasure="20")
    assert table.scores == (0, 0)
    walk(table, "dig C5", "dig C6")
    assert table.scores == (0, 0)
    assert [own["lost-treasure"] for own in table.view(0)["points"]] == [0, 0]


def test_in_the_variation_too_equal_points_go_to_more_loads_and_then_to_nobody() -> None:
    """§10.1, §9.5"""
    holds = [{}, {"loads": 6, "souvenirs": {"rum-3": 5, "skull-3": 1}}]
    table = play_out("C5", "C5", holds=holds, lost_treasure="20")
    assert table.scores == (20, 20)
    assert table.winners == (1,)
    holds = [
        {"loads": 6, "souvenirs": {"chest-1": 2, "parrot-1": 4}},
        {"loads": 6, "souvenirs": {"rum-3": 5, "skull-3": 3, "dagger-2": 1}},
    ]
    table = play_out("C5", "C5", holds=holds, lost_treasure="20")
    assert table.scores == (26, 26)
    assert table.winners == ()


def test_no_more_pirates_are_asked_for_than_there_are() -> None:
    """§10.2"""
    table = GAME.start(2, "few", edition={"pirates": {"each": 2}}, place_first=4)
    assert table.view(0)["place_first"] == 2
