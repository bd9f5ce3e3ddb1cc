"""The tiles from turning over to bottles."""

from __future__ import annotations

import pytest

from .tables import AROUND, FURTHER, KNIGHTS, LONG, PLAIN, WIDE, at, coins, first, goals, idle, kinds, said, tile, walk, where

# §4.1 Turning over


def test_a_face_down_tile_is_turned_over_when_somebody_comes() -> None:
    """§4.1"""
    table = at("down-caramba down-pit")
    told = walk(table, "1 B2")
    assert first(told, "turned") == {"tile": "caramba", "cell": "B2", "facing": "north"}
    assert (tile(table, "B2"), tile(table, "C2")) == ("caramba", "down pit")


def test_chance_says_which_way_a_tile_points_when_it_is_turned() -> None:
    """§4.1"""
    facings = {first(walk(at("down-arrow/e", seed=seed), "1 B2"), "turned")["facing"] for seed in range(16)}
    assert facings == {"north", "east", "south", "west"}


def test_a_tile_points_the_same_way_for_all_who_come_later() -> None:
    """§4.1"""
    table = at("down-arrow", "?")
    facing = first(walk(table, "1 B2"), "turned")["facing"]
    idle(table)
    told = walk(table, "2 B2")
    assert "turned" not in kinds(told)
    assert tile(table, "B2") == ("arrow" if facing == "north" else f"arrow/{facing[0]}")


def test_a_tile_nobody_named_comes_out_of_the_box() -> None:
    """§4.1, §2.1"""
    turned = {first(walk(at("? ?", box="pit, barrel", seed=seed), "1 B2"), "turned")["tile"] for seed in range(8)}
    assert turned == {"pit", "barrel"}


@pytest.mark.parametrize("kind", ["arrow", "arrows-3", "cannon", "crossroads"])
def test_all_that_points_is_turned_by_chance(kind: str) -> None:
    """§4.1"""
    tables = [at(f"down-{kind} ?", seed=seed) for seed in range(16)]
    assert {first(walk(table, "1 B2"), "turned")["facing"] for table in tables} == {"north", "east", "south", "west"}


# §4.2 Empty


def test_an_empty_tile_does_nothing_and_the_turn_is_over() -> None:
    """§4.2"""
    table = at("down-empty ?")
    assert kinds(walk(table, "1 B2")) == ["went", "turned"]
    assert (where(table, "A-1"), table.acting) == ("B2", (1,))


def test_a_used_single_use_tile_is_an_empty_one() -> None:
    """§4.2, §1.4"""
    for once in ("chest-5", "bottle-3", "lighthouse", "musket", "airplane", "smoke", "den", "missionary", "earthquake"):
        table = at(f"used-{once} ?", bottles=[0, 0])
        assert kinds(walk(table, "1 B2")) == ["went"], once
        assert (table.acting, table.position()["bottles"], coins(table)) == ((1,), [0, 0], {}), once


# §4.3 Arrows

ARROWS = {
    "arrow": ("n", "e", "s", "w"),
    "arrow-diagonal": ("ne", "se", "sw", "nw"),
    "arrows-2": ("n s", "e w", "n s", "e w"),
    "arrows-2-diagonal": ("ne sw", "se nw", "ne sw", "se nw"),
    "arrows-3": ("nw e s", "ne s w", "se w n", "sw n e"),
    "arrows-4": ("n e s w",) * 4,
    "arrows-4-diagonal": ("ne se sw nw",) * 4,
}


@pytest.mark.parametrize("facing", range(4))
@pytest.mark.parametrize("arrow", ARROWS)
def test_arrows_lead_one_step_on_in_their_directions(arrow: str, facing: int) -> None:
    """§4.3, §3.10"""
    expected = {AROUND[way] for way in ARROWS[arrow][facing].split()}
    table = at(*PLAIN, tiles={"C3": f"{arrow}/{'nesw'[facing]}"}, pirates=[["B2"]])
    walk(table, "1 C3")
    if len(expected) == 1:
        assert {where(table, "A-1")} == expected
    else:
        assert goals(table) == expected
        goal = sorted(expected)[0]
        walk(table, f"go {goal}")
        assert where(table, "A-1") == goal


def test_an_arrow_acts_on_every_visitor() -> None:
    """§4.3"""
    table = at("arrow/e empty down-empty", pirates=[["A2"], []], ships=["A2", "E1"])
    walk(table, "1 B2")
    idle(table)
    walk(table, "2 B2")
    assert (where(table, "A-1"), where(table, "A-2")) == ("C2", "C2")


def test_an_arrow_onto_a_face_down_tile_turns_it_and_it_acts() -> None:
    """§4.3, §4.1"""
    table = at("arrow/e down-barrel ?")
    assert kinds(walk(table, "1 B2")) == ["went", "went", "turned", "slept"]


def test_an_arrow_into_the_sea_makes_a_swimmer() -> None:
    """§4.3, §3.13"""
    table = at("arrow/s ?")
    walk(table, "1 B2")
    assert where(table, "A-1") == "B3"
    idle(table)
    assert goals(table, "1") == {"A3", "C3"}


def test_one_of_several_arrows_that_is_free_must_be_taken() -> None:
    """§4.3, §3.12"""
    table = at("empty arrows-2/e fortress", pirates=[["B2"], ["D2"]])
    told = walk(table, "1 C2")
    assert (where(table, "A-1"), "died" in kinds(told)) == ("B2", False)


# §4.4 Barrel


def test_a_barrel_costs_exactly_one_turn_of_ones_own() -> None:
    """§4.4"""
    table = at("empty barrel ?", pirates=[["B2"]])
    assert kinds(walk(table, "1 C2")) == ["went", "slept"]
    idle(table)
    assert goals(table, "1") == set()
    assert table.why_not(0, "1 B2") == "4.4"
    idle(table, 2)
    assert goals(table, "1") >= {"B2", "D2"}


def test_a_blow_ends_the_stay_in_the_barrel_and_the_attacker_lies_down_himself() -> None:
    """§4.4, §6.1"""
    table = at("empty barrel empty ?", pirates=[["B2"], ["D2"]])
    walk(table, "1 C2")
    told = walk(table, "1 C2")
    assert kinds(told) == ["went", "fought", "sent-home", "slept"]
    assert where(table, "A-1") == "A1"
    assert "1 B2" in said(table)
    walk(table, "1 B2")
    assert goals(table, "1") == set()


def test_a_barrel_lays_everybody_down_every_time() -> None:
    """§4.4"""
    table = at("empty barrel ?", pirates=[["B2", "B2"]])
    walk(table, "1 C2")
    idle(table)
    assert kinds(walk(table, "2 C2")) == ["went", "slept"]
    idle(table)
    assert (goals(table, "1"), goals(table, "2")) == ({"B2", "D2"}, set())
    walk(table, "1 B2")
    idle(table)
    assert kinds(walk(table, "1 C2")) == ["went", "slept"]


def test_the_missed_turn_counts_also_if_another_plays_it_in_smoke() -> None:
    """§4.4, §4.22"""
    table = at("empty barrel ?", pirates=[["C2"]], asleep={"A-1": 1}, smoke=1)
    assert (table.acting, goals(table, "1")) == ((1,), set())
    idle(table, 2)
    assert table.acting == (0,)
    assert goals(table, "1") >= {"B2", "D2"}


def test_the_missionary_lies_down_too() -> None:
    """§4.4, §9.1"""
    table = at("empty barrel ?", missionary={"place": "B2", "keeper": 0})
    assert kinds(walk(table, "missionary C2")) == ["went", "slept"]
    idle(table)
    assert goals(table, "missionary") == set()
    idle(table, 2)
    assert goals(table, "missionary") >= {"B2", "D2"}


# §4.5 Treasure chests


@pytest.mark.parametrize("amount", [1, 2, 3, 4, 5])
def test_a_chest_puts_its_coins_on_the_tile_once(amount: int) -> None:
    """§4.5, §1.4"""
    table = at(f"down-chest-{amount} ?")
    told = walk(table, "1 B2")
    assert first(told, "found-coins") == {"cell": "B2", "coins": amount}
    assert (coins(table), tile(table, "B2")) == ({"B2": amount}, f"used chest-{amount}")
    idle(table)
    assert "found-coins" not in kinds(walk(table, "2 B2"))
    assert coins(table) == {"B2": amount}


def test_whoever_opens_a_chest_drags_a_coin_only_from_his_next_turn_on() -> None:
    """§4.5, §5.1"""
    table = at("down-chest-2 ?")
    walk(table, "1 B2")
    assert table.acting == (1,)
    idle(table)
    assert "1 A1 coin" in said(table)


# §4.6 Horse


def test_a_horse_jumps_to_all_eight_knights_moves() -> None:
    """§4.6"""
    table = at(*WIDE, tiles={"D4": "horse"}, pirates=[["C3"]])
    walk(table, "1 D4")
    assert goals(table) == KNIGHTS
    walk(table, "go F5")
    assert where(table, "A-1") == "F5"


def test_a_horse_turns_only_the_tile_where_it_comes_down() -> None:
    """§4.6, §4.1"""
    table = at("empty horse ?", "? ? ?", "? down-barrel down-pit", pirates=[["B2"]])
    told = walk(table, "1 C2", "go D4")
    assert [event.args["cell"] for event in told if event.kind == "turned"] == ["D4"]
    assert kinds(told)[-1] == "fell"


def test_a_horse_jumps_aboard_a_friendly_ship_with_gold() -> None:
    """§4.6, §5.6"""
    table = at("empty horse used-chest-1", pirates=[["D2"]], coins={"D2": 2}, ships=["A1", "E1"])
    walk(table, "1 C2 coin")
    assert set(said(table)) == {"go A1", "go A1 coin"}
    walk(table, "go A1 coin")
    assert (where(table, "A-1"), table.scores) == ("A1", (1, 0))


def test_a_horse_goes_into_the_sea_only_where_there_is_neither_tile_nor_friendly_ship() -> None:
    """§4.6"""
    table = at("empty horse", pirates=[["B2"]], ships=["D1", "D3"])
    walk(table, "1 C2")
    assert goals(table) == {"A1", "A3"}
    walk(table, "go A3")
    assert where(table, "A-1") == "A3"
    with_tile = at("empty horse empty", "empty empty empty", "empty empty empty", pirates=[["B2"]], ships=["E5", "A5"])
    walk(with_tile, "1 C2")
    assert goals(with_tile) == {"B4", "D4"}


def test_a_horse_never_jumps_onto_an_enemy_ship() -> None:
    """§4.6, §3.7"""
    table = at("empty horse", pirates=[["B2"]], ships=["D1", "A1"])
    walk(table, "1 C2")
    assert where(table, "A-1") == "A3"
    table = at("empty horse", pirates=[["B2"]], ships=["D1", "A1", "A3"], seats=3)
    told = walk(table, "1 C2")
    assert first(told, "died")["cause"] == "no-way"


def test_a_horse_acts_every_time_and_attacks_where_it_comes_down() -> None:
    """§4.6, §6.1"""
    table = at(*WIDE, tiles={"D4": "horse"}, pirates=[["C3", "C3"], ["F5"]], coins={"B6": 1})
    assert "fought" in kinds(walk(table, "1 D4", "go F5"))
    idle(table)
    walk(table, "2 D4")
    assert goals(table) == KNIGHTS


# §4.7 Ice


def test_after_a_step_one_slides_on_the_same_way() -> None:
    """§4.7"""
    table = at("empty ice empty", pirates=[["B2"]])
    walk(table, "1 C2")
    assert where(table, "A-1") == "D2"


def test_after_a_diagonal_step_one_slides_on_diagonally() -> None:
    """§4.7"""
    table = at(*PLAIN, tiles={"C3": "ice"}, pirates=[["D2"]])
    walk(table, "1 C3")
    assert where(table, "A-1") == "B4"


@pytest.mark.parametrize(("ship", "goal"), [("A2", "C2"), ("A1", "C3"), ("B1", "B3")])
def test_after_landing_from_the_ship_one_slides_on_the_same_way(ship: str, goal: str) -> None:
    """§4.7"""
    table = at("ice empty", "empty empty", ships=[ship, "D4"])
    walk(table, "1 B2")
    assert where(table, "A-1") == goal


def test_after_an_arrow_one_slides_on_along_the_arrow() -> None:
    """§4.7"""
    table = at("empty empty empty", "arrow/e ice empty", ships=["A1", "E1"], pirates=[["B2"]])
    walk(table, "1 B3")
    assert where(table, "A-1") == "D3"


def test_after_a_throw_of_the_die_one_slides_on_the_way_it_showed() -> None:
    """§4.7"""
    ice = dict.fromkeys(("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5"), "ice")
    for seed in range(8):
        table = at(*WIDE, tiles={"D4": "crossroads", **ice}, pirates=[["C3"]], seed=seed)
        direction = first(walk(table, "1 D4"), "rolled")["direction"]
        assert LONG[next(way for way, cell in FURTHER.items() if cell == where(table, "A-1"))] == direction


def test_after_a_horse_one_makes_another_knights_move_wherever_one_likes() -> None:
    """§4.7"""
    table = at(*WIDE, tiles={"B2": "horse", "D3": "ice"}, pirates=[["C2"]])
    walk(table, "1 B2", "go D3")
    assert goals(table) == {"F2", "F4", "E5", "C5", "B4", "B2"}
    walk(table, "go F4")
    assert where(table, "A-1") == "F4"


def test_after_a_trampoline_one_is_tossed_again_wherever_one_likes() -> None:
    """§4.7"""
    table = at(*WIDE, tiles={"D2": "trampoline", "D4": "ice"}, pirates=[["C2"]])
    walk(table, "1 D2", "go D4")
    assert goals(table) == {"B4", "F4", "D6", "D2"}
    walk(table, "go B4")
    assert where(table, "A-1") == "B4"


def test_after_a_flight_one_may_fly_once_more() -> None:
    """§4.7, §4.20"""
    table = at("empty airplane empty empty ice down-barrel", pirates=[["B2"]])
    walk(table, "1 C2", "go F2")
    assert goals(table) >= {"B2", "C2", "D2", "E2", "G2", "A1"}
    walk(table, "go G2")
    assert where(table, "A-1") == "G2"


def test_after_a_crocodile_one_slides_back_where_one_came_from() -> None:
    """§4.7, §4.10"""
    table = at("empty empty ice crocodile", pirates=[["C2"]])
    walk(table, "1 D2")
    assert where(table, "A-1") == "C2"


def test_ice_on_ice_keeps_the_kind_of_move() -> None:
    """§4.7"""
    table = at("empty ice ice ice empty", pirates=[["B2"]])
    walk(table, "1 C2")
    assert where(table, "A-1") == "F2"
    table = at(*WIDE, tiles={"B2": "horse", "D3": "ice", "F4": "ice"}, pirates=[["C2"]])
    walk(table, "1 B2", "go D3", "go F4")
    assert goals(table) == {"E2", "D3", "D5", "E6"}


def test_one_slides_into_the_sea_aboard_ones_own_ship_and_to_death_on_an_enemys() -> None:
    """§4.7, §3.13, §7.1"""
    table = at("empty ice", pirates=[["B2"]])
    walk(table, "1 C2")
    assert where(table, "A-1") == "D2"
    table = at("used-chest-1 ice", pirates=[["B2"]], coins={"B2": 1}, ships=["D2", "A1"])
    walk(table, "1 C2 coin", "go D2 coin")
    assert (where(table, "A-1"), table.scores) == ("D2", (1, 0))
    table = at("used-chest-1 ice", pirates=[["B2"]], coins={"B2": 1}, ships=["A1", "D2"])
    told = walk(table, "1 C2 coin", "go D2 coin")
    assert first(told, "died")["cause"] == "enemy-ship"
    assert (table.scores, table.position()["coins_lost"]) == ((0, 0), 1)


def test_who_slides_against_a_held_fortress_dies_on_the_ice_and_his_coin_stays_there() -> None:
    """§4.7, §3.12, §5.7"""
    table = at("used-chest-1 ice fortress", pirates=[["B2"], ["D2"]], coins={"B2": 1})
    told = walk(table, "1 C2 coin")
    assert first(told, "died")["cause"] == "no-way"
    assert coins(table) == {"C2": 1}


def test_who_landed_on_ice_and_met_a_crocodile_slides_back_aboard() -> None:
    """§4.7, §4.10"""
    table = at("ice crocodile ?", ships=["A2", "E1"])
    walk(table, "1 B2")
    assert (where(table, "A-1"), table.acting) == ("A2", (1,))


def test_back_from_a_crocodile_by_a_jump_one_comes_to_ice_as_by_that_jump() -> None:
    """§4.7, §4.10"""
    table = at(*WIDE, tiles={"B2": "horse", "D3": "ice", "F4": "crocodile"}, pirates=[["C2"]])
    walk(table, "1 B2", "go D3", "go F4")
    assert goals(table) == {"F2", "E5", "C5", "B4", "B2"}
    table = at(*WIDE, tiles={"D2": "trampoline", "D4": "ice", "F4": "crocodile"}, pirates=[["C2"]])
    walk(table, "1 D2", "go D4", "go F4")
    assert goals(table) == {"B4", "D6", "D2"}


def test_gold_slides_along_over_ice_if_he_drags_it() -> None:
    """§4.7, §5.1"""
    table = at("used-chest-1 ice ice empty", pirates=[["B2"]], coins={"B2": 1})
    walk(table, "1 C2 coin", "go D2 coin", "go E2 coin")
    assert coins(table) == {"E2": 1}


# §4.8 Pit


def test_who_comes_alone_falls_into_the_pit_and_cannot_be_moved() -> None:
    """§4.8"""
    table = at("empty pit ?", pirates=[["B2"]])
    assert kinds(walk(table, "1 C2")) == ["went", "fell"]
    for _ in range(3):
        idle(table)
        assert goals(table, "1") == set()
        assert table.why_not(0, "1 B2") == "4.8"
        idle(table)
    assert table.position()["trapped"] == ["A-1"]


def test_a_friend_helps_him_out_does_not_fall_in_and_both_can_move() -> None:
    """§4.8"""
    table = at("empty pit ?", pirates=[["C2", "B2"]], trapped=["A-1"])
    assert kinds(walk(table, "2 C2")) == ["went", "freed"]
    idle(table)
    assert goals(table, "1") == goals(table, "2") == {"B2", "D2"}


def test_the_rescuer_may_come_with_a_coin_or_by_an_arrow() -> None:
    """§4.8"""
    table = at("used-chest-1 pit ?", pirates=[["C2", "B2"]], trapped=["A-1"], coins={"B2": 1})
    walk(table, "2 C2 coin")
    assert (table.position()["trapped"], coins(table)) == ([], {"C2": 1})
    table = at("arrow/e pit ?", pirates=[["C2"]], trapped=["A-1"])
    walk(table, "2 B2")
    assert table.position()["trapped"] == []


def test_one_who_comes_where_a_free_friend_stands_does_not_fall_in() -> None:
    """§4.8"""
    table = at("empty pit ?", pirates=[["C2", "B2"]])
    assert kinds(walk(table, "2 C2")) == ["went"]
    assert table.position()["trapped"] == []


def test_an_enemy_may_attack_the_trapped_one_and_then_sits_in_the_pit_himself() -> None:
    """§4.8, §6.1"""
    table = at("empty pit ?", pirates=[["C2"], ["B2"]], trapped=["A-1"], turn=1)
    assert kinds(walk(table, "1 C2")) == ["went", "fought", "sent-home", "fell"]
    assert (where(table, "A-1"), table.position()["trapped"]) == ("A1", ["B-1"])
    assert "1 B2" in said(table)


def test_an_ally_or_the_missionary_helps_out_of_a_pit_too() -> None:
    """§4.8, §13.2"""
    table = at("empty pit ?", pirates=[["C2"], [], ["B2"]], trapped=["A-1"], turn=2, teams="yes")
    walk(table, "1 C2")
    assert table.position()["trapped"] == []
    table = at("empty pit ?", pirates=[["C2"]], trapped=["A-1"], missionary={"place": "B2", "keeper": 0})
    walk(table, "missionary C2")
    assert table.position()["trapped"] == []


def test_nobody_helps_an_enemy_out_of_a_pit() -> None:
    """§4.8, §9.2"""
    preacher = {"at": "C2", "keeper": 0}
    table = at("empty pit ?", pirates=[["B2", "C2"], ["C2"]], trapped=["A-2", "B-1"], missionary=preacher)
    assert kinds(walk(table, "1 C2")) == ["went", "freed"]
    assert table.position()["trapped"] == ["B-1"]


def test_a_pit_is_a_pit_every_time() -> None:
    """§4.8"""
    table = at("empty pit ?", pirates=[["C2", "B2"]], trapped=["A-1"])
    walk(table, "2 C2")
    idle(table)
    walk(table, "1 B2")
    idle(table)
    walk(table, "2 B2")
    idle(table)
    assert kinds(walk(table, "1 C2")) == ["went", "fell"]


# §4.9 Bottles


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_crew_takes_the_bottles_once(number: int) -> None:
    """§4.9, §1.4"""
    table = at(f"down-bottle-{number} ?")
    told = walk(table, "1 B2")
    assert first(told, "found-bottles") == {"seat": 0, "bottles": number}
    assert (table.position()["bottles"], tile(table, "B2")) == ([number, 0], f"used bottle-{number}")
    idle(table)
    walk(table, "2 B2")
    assert table.position()["bottles"] == [number, 0]


def test_bottles_just_found_may_be_opened_at_the_end_of_the_same_turn() -> None:
    """§4.9, §9.4"""
    table = at("down-bottle-1 pit ?", pirates=[["C2"]], trapped=["A-1"])
    walk(table, "2 B2")
    assert said(table) == ["bottle 1", "bottle none"]
    walk(table, "bottle 1")
    assert (table.position()["trapped"], table.position()["bottles"], table.acting) == ([], [0, 0], (1,))
