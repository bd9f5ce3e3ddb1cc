"""Gold, fights and death."""

from __future__ import annotations

import pytest

from .tables import at, coins, first, goals, idle, kinds, said, walk, where

PLAIN = ("empty empty empty",) * 3
WIDE = ("empty empty empty empty empty",) * 5

# §5 Gold


def test_a_pirate_drags_one_coin_from_the_place_he_leaves_if_he_likes() -> None:
    """§5.1"""
    for move, lying in (("1 C2 coin", {"B2": 2, "C2": 1}), ("1 C2", {"B2": 3})):
        table = at("used-chest-3 empty ?", pirates=[["B2"]], coins={"B2": 3})
        walk(table, move)
        assert coins(table) == lying


def test_he_decides_anew_with_every_step_and_there_must_be_a_coin() -> None:
    """§5.1"""
    table = at("used-chest-1 empty ?", pirates=[["B2"]], coins={"B2": 1})
    walk(table, "1 C2 coin")
    idle(table)
    assert "1 B2 coin" in said(table)
    walk(table, "1 B2")
    assert coins(table) == {"C2": 1}
    idle(table)
    assert table.why_not(0, "1 C2 coin") == "5.1"


def test_nobody_takes_gold_off_a_ship_or_through_the_water() -> None:
    """§5.1, §5.6"""
    table = at("empty ?", pirates=[["A1", "B1"]], ships=["A1", "D1"], holds=[3, 0])
    assert not [move for move in said(table) if move.endswith("coin")]
    assert table.why_not(0, "1 B2 coin") == "5.1"
    assert table.why_not(0, "2 C1 coin") == "5.1"


def test_in_a_chain_he_decides_at_every_step() -> None:
    """§5.1, §3.10"""
    for go, lying in (("go D2 coin", {"D2": 1}), ("go D2", {"C2": 1})):
        table = at("used-chest-1 arrow/e empty", pirates=[["B2"]], coins={"B2": 1})
        walk(table, "1 C2 coin")
        assert said(table) == ["go D2", "go D2 coin"]
        walk(table, go)
        assert (where(table, "A-1"), coins(table)) == ("D2", lying)


def test_whoever_passes_a_coin_left_on_an_arrow_or_ice_may_drag_it_on() -> None:
    """§5.1"""
    for passing in ("arrow/e", "ice"):
        table = at(f"empty {passing} empty", pirates=[["B2"]], coins={"C2": 1})
        walk(table, "1 C2")
        assert said(table) == ["go D2", "go D2 coin"]
        walk(table, "go D2 coin")
        assert coins(table) == {"D2": 1}


def test_one_coin_at_a_time_also_where_a_second_lies_on_the_way() -> None:
    """§5.1"""
    table = at("used-chest-1 arrow/e empty", pirates=[["B2"]], coins={"B2": 1, "C2": 1})
    walk(table, "1 C2 coin", "go D2 coin")
    assert coins(table) == {"C2": 1, "D2": 1}


def test_two_pirates_on_one_tile_drag_one_coin_each() -> None:
    """§5.1"""
    table = at("used-chest-3 empty ?", pirates=[["B2", "B2"]], coins={"B2": 3})
    walk(table, "1 C2 coin")
    idle(table)
    walk(table, "2 C2 coin")
    assert coins(table) == {"B2": 1, "C2": 2}


def test_gold_is_dragged_to_face_up_tiles_only() -> None:
    """§5.2"""
    table = at("used-chest-1 down-empty", pirates=[["B2"]], coins={"B2": 1})
    assert table.why_not(0, "1 C2 coin") == "5.2"
    walk(table, "1 C2")
    assert coins(table) == {"B2": 1}


@pytest.mark.parametrize("passing", ["arrow/e", "ice"])
def test_in_a_chain_gold_stays_before_a_face_down_tile(passing: str) -> None:
    """§5.2"""
    table = at(f"used-chest-1 {passing} down-empty", pirates=[["B2"]], coins={"B2": 1})
    walk(table, "1 C2 coin")
    assert (where(table, "A-1"), coins(table)) == ("D2", {"C2": 1})


@pytest.mark.parametrize("closed", ["jungle", "shrine", "fortress"])
def test_jungle_shrine_and_fortress_are_closed_to_gold(closed: str) -> None:
    """§5.3"""
    table = at(f"used-chest-1 {closed}", pirates=[["B2"]], coins={"B2": 1})
    assert table.why_not(0, "1 C2 coin") == "5.3"
    assert "1 C2" in said(table)
    table = at(f"used-chest-1 ice {closed}", pirates=[["B2"]], coins={"B2": 1})
    walk(table, "1 C2 coin")
    assert (where(table, "A-1"), coins(table)) == ("D2", {"C2": 1})


def test_nobody_attacks_while_he_drags_a_coin_but_he_may_leave_it() -> None:
    """§5.4"""
    table = at("used-chest-1 empty ?", pirates=[["B2"], ["C2"]], coins={"B2": 1})
    assert table.why_not(0, "1 C2 coin") == "5.4"
    walk(table, "1 C2")
    assert (where(table, "B-1"), coins(table)) == ("E1", {"B2": 1})


def test_in_a_chain_the_coin_stays_before_an_enemy_and_the_fight_takes_place() -> None:
    """§5.4, §3.10"""
    table = at("used-chest-1 arrow/e empty", pirates=[["B2"], ["D2"]], coins={"B2": 1})
    told = walk(table, "1 C2 coin")
    assert "fought" in kinds(told)
    assert (where(table, "A-1"), coins(table)) == ("D2", {"C2": 1})


def test_jumping_and_flying_one_does_not_attack_with_a_coin_either() -> None:
    """§5.4"""
    for tile, start, goal in (("horse", "C3", "F5"), ("trampoline", "C3", "F4"), ("airplane", "C3", "B6")):
        table = at(*WIDE, tiles={"D4": tile}, pirates=[[start], [goal]], coins={start: 1})
        walk(table, "1 D4 coin")
        assert f"go {goal}" in said(table)
        assert table.why_not(0, f"go {goal} coin") == "5.4"


def test_with_a_coin_one_may_go_among_friends_into_a_jungle_never_and_beside_the_missionary() -> None:
    """§5.4, §9.2"""
    table = at("used-chest-1 empty ?", pirates=[["B2", "C2"]], coins={"B2": 1})
    assert "1 C2 coin" in said(table)
    table = at("used-chest-1 jungle ?", pirates=[["B2"], ["C2"]], coins={"B2": 1})
    assert table.why_not(0, "1 C2 coin") == "5.3"
    table = at("used-chest-1 empty ?", pirates=[["B2"], ["C2"]], coins={"B2": 1}, missionary={"place": "C2", "keeper": 1})
    assert "1 C2 coin" in said(table)


@pytest.mark.parametrize("thrower", ["arrow/e", "ice", "cannon/e"])
def test_gold_that_comes_into_the_sea_is_lost_and_the_pirate_swims_on(thrower: str) -> None:
    """§5.5"""
    table = at(f"used-chest-2 {thrower}", pirates=[["B2"]], coins={"B2": 2})
    told = walk(table, "1 C2 coin")
    if thrower != "cannon/e":
        told = walk(table, "go D2 coin")
    assert first(told, "sank") == {"coins": 1, "cell": "D2"}
    assert (where(table, "A-1"), coins(table), table.position()["coins_lost"]) == ("D2", {"B2": 1}, 1)


def test_a_pirate_sent_into_the_sea_may_leave_his_coin_on_land() -> None:
    """§5.5, §5.1"""
    table = at("used-chest-1 arrow/e", pirates=[["B2"]], coins={"B2": 1})
    walk(table, "1 C2 coin", "go D2")
    assert (where(table, "A-1"), coins(table), table.position()["coins_lost"]) == ("D2", {"C2": 1}, 0)


def test_a_horse_that_can_only_jump_into_the_sea_sinks_the_coin() -> None:
    """§5.5, §4.6"""
    table = at("used-chest-1 horse", pirates=[["B2"]], ships=["D1", "A1"], coins={"B2": 1})
    walk(table, "1 C2 coin", "go A3 coin")
    assert (where(table, "A-1"), table.position()["coins_lost"]) == ("A3", 1)


def test_a_coin_dragged_aboard_belongs_to_the_ship_for_good() -> None:
    """§5.6"""
    table = at("used-chest-2 ?", pirates=[["B2"]], coins={"B2": 2})
    told = walk(table, "1 A1 coin")
    assert first(told, "delivered") == {"seat": 0, "pirate": "A-1", "coins": 1, "other": 0}
    assert (table.scores, coins(table)) == ((1, 0), {"B2": 1})
    idle(table)
    assert not [move for move in said(table, "1") if move.endswith("coin")]


def test_who_boards_without_a_coin_brings_none() -> None:
    """§5.6"""
    table = at("used-chest-2 ?", pirates=[["B2"]], coins={"B2": 2})
    walk(table, "1 A1")
    assert (table.scores, coins(table)) == ((0, 0), {"B2": 2})


def test_a_coin_brought_to_an_ally_counts_for_both() -> None:
    """§5.6, §13.4"""
    table = at("used-chest-1 ?", pirates=[["B2"]], coins={"B2": 1}, ships=["D1", "D3", "A1", "A3"], teams="yes")
    walk(table, "1 A1 coin")
    assert (table.position()["holds"], table.scores) == ([0, 0, 1, 0], (1, 0, 1, 0))


@pytest.mark.parametrize("thrower", ["arrow/e", "ice", "cannon/e"])
def test_the_coin_of_one_who_dies_on_an_enemy_ship_is_lost(thrower: str) -> None:
    """§5.7, §7.1"""
    table = at(f"used-chest-1 {thrower}", pirates=[["B2"]], coins={"B2": 1}, ships=["A1", "D2"])
    told = walk(table, "1 C2 coin")
    if thrower != "cannon/e":
        told = walk(table, "go D2 coin")
    assert first(told, "died")["cause"] == "enemy-ship"
    assert (coins(table), table.position()["coins_lost"], table.scores) == ({}, 1, (0, 0))


def test_the_coin_of_one_who_loses_his_way_stays_on_his_last_tile() -> None:
    """§5.7, §3.11"""
    table = at("used-chest-1 arrow/e arrow/w", pirates=[["B2"]], coins={"B2": 1})
    told = walk(table, "1 C2 coin", "go D2 coin", "go C2 coin")
    assert first(told, "died")["cause"] == "cycle"
    assert (coins(table), table.position()["coins_lost"]) == ({"C2": 1}, 0)


def test_the_coin_left_behind_by_a_man_the_ogre_eats_stays() -> None:
    """§5.7, §4.27"""
    table = at("used-chest-1 arrow/e ogre", pirates=[["B2"]], coins={"B2": 1})
    walk(table, "1 C2 coin", "go D2")
    assert (where(table, "A-1"), coins(table), table.position()["coins_lost"]) == ("dead", {"C2": 1}, 0)


# §6 Fights


def test_whoever_comes_to_enemies_sends_them_all_home_and_their_coins_stay() -> None:
    """§6.1"""
    table = at("empty used-chest-2 ?", pirates=[["B2"], ["C2", "C2"], ["C2"]], coins={"C2": 2}, seats=3)
    told = walk(table, "1 C2")
    assert kinds(told) == ["went", "fought", "sent-home", "sent-home", "sent-home"]
    ships = table.position()["ships"]
    assert [where(table, name) for name in ("A-1", "B-1", "B-2", "C-1")] == ["C2", ships[1], ships[1], ships[2]]
    assert coins(table) == {"C2": 2}


def test_friends_and_allies_share_a_tile_in_peace() -> None:
    """§6.1, §13.2"""
    table = at("empty empty ?", pirates=[["B2", "C2"], [], ["C2"]], teams="yes")
    assert kinds(walk(table, "1 C2")) == ["went"]


def test_the_beaten_go_home_wherever_their_ship_lies() -> None:
    """§6.1"""
    table = at("empty empty empty ?", pirates=[["B2"], ["C2"]], ships=["A1", "F2"])
    walk(table, "1 C2")
    assert where(table, "B-1") == "F2"
    assert "1 E2" in said(table)


def test_the_winner_may_drag_the_loser_s_coin_away_later() -> None:
    """§6.1, §5.1"""
    table = at("empty used-chest-1 ?", pirates=[["B2"], ["C2"]], coins={"C2": 1})
    walk(table, "1 C2")
    idle(table)
    assert "1 B2 coin" in said(table)


@pytest.mark.parametrize("tile", ["horse", "trampoline", "airplane"])
def test_jumps_and_flights_end_in_fights_too(tile: str) -> None:
    """§6.1"""
    goal = {"horse": "F5", "trampoline": "F4", "airplane": "B6"}[tile]
    table = at(*WIDE, tiles={"D4": tile}, pirates=[["C3"], [goal]])
    assert "fought" in kinds(walk(table, "1 D4", f"go {goal}"))
    assert where(table, "B-1") == "G1"


def test_over_whom_one_only_passes_is_not_attacked() -> None:
    """§6.1"""
    table = at("empty trampoline empty empty", pirates=[["B2"], ["D2"]])
    walk(table, "1 C2")
    assert (where(table, "A-1"), where(table, "B-1")) == ("E2", "D2")


def test_the_missionary_attacks_nobody_and_nobody_attacks_beside_him() -> None:
    """§6.1, §9.1, §9.2"""
    table = at("empty empty ?", pirates=[[], ["C2"]], missionary={"place": "B2", "keeper": 0})
    assert kinds(walk(table, "missionary C2")) == ["went"]
    table = at("empty empty ?", pirates=[["B2"], ["C2"]], missionary={"place": "C2", "keeper": 1})
    assert kinds(walk(table, "1 C2")) == ["went"]
    assert where(table, "A-1") == where(table, "B-1") == "C2"
    table = at("empty empty ?", pirates=[["B2"], ["C2"]], missionary={"place": "B2", "keeper": 0})
    assert table.why_not(0, "1 C2") == "9.2"


def test_in_a_labyrinth_one_attacks_only_those_on_the_space_one_enters() -> None:
    """§6.2"""
    table = at("empty labyrinth-3 ? ?", pirates=[["B2"], ["C2", "C2/2", "C2/3"]])
    walk(table, "1 C2")
    assert [where(table, name) for name in ("A-1", "B-1", "B-2", "B-3")] == ["C2", "F1", "C2/2", "C2/3"]
    walk(table, "1 E2")
    walk(table, "1 on")
    assert [where(table, name) for name in ("A-1", "B-1", "B-2", "B-3")] == ["C2/2", "E2", "F1", "C2/3"]


def test_advancing_onto_an_enemy_with_a_coin_is_forbidden_without_it_a_fight() -> None:
    """§6.2, §5.4"""
    table = at("empty labyrinth-3 ?", pirates=[["C2"], ["C2/2"]], coins={"C2": 1})
    assert table.why_not(0, "1 on coin") == "5.4"
    assert "fought" in kinds(walk(table, "1 on"))
    assert (where(table, "A-1"), coins(table)) == ("C2/2", {"C2": 1})


def test_entering_a_labyrinth_with_a_coin_heeds_the_first_space_only() -> None:
    """§6.2, §5.4"""
    table = at("used-chest-1 labyrinth-2 ?", pirates=[["B2"], ["C2"]], coins={"B2": 1})
    assert table.why_not(0, "1 C2 coin") == "5.4"
    table = at("used-chest-1 labyrinth-2 ?", pirates=[["B2"], ["C2/2"]], coins={"B2": 1})
    assert "1 C2 coin" in said(table)


def test_friends_share_a_space_of_a_labyrinth() -> None:
    """§6.2"""
    table = at("empty labyrinth-3 ?", pirates=[["C2", "C2/2"]])
    assert kinds(walk(table, "1 on")) == ["advanced"]
    assert where(table, "A-1") == where(table, "A-2") == "C2/2"


def test_nobody_attacks_on_the_space_of_a_labyrinth_where_the_missionary_stands() -> None:
    """§6.2, §9.2"""
    table = at("empty labyrinth-3 ?", pirates=[["C2"], ["C2/2"]], missionary={"place": "C2/2", "keeper": 1})
    assert kinds(walk(table, "1 on")) == ["advanced"]
    assert where(table, "A-1") == where(table, "B-1") == "C2/2"
    table = at("empty labyrinth-3 ?", pirates=[["C2"], ["C2/2"]], missionary={"place": "C2/2", "keeper": 1}, coins={"C2": 1})
    assert "1 on coin" in said(table)


def test_whoever_leaves_the_missionarys_space_of_a_labyrinth_does_not_attack_with_that_step() -> None:
    """§6.2, §9.2"""
    table = at("empty labyrinth-3 ?", pirates=[["C2"], ["C2/2"]], missionary={"place": "C2", "keeper": 0})
    assert table.why_not(0, "1 on") == "9.2"
    table = at("empty labyrinth-3 ?", pirates=[["C2"], ["C2/2"]], missionary={"place": "C2/3", "keeper": 0})
    assert "1 on" in said(table)


def test_the_missionary_advances_in_a_labyrinth_without_a_fight() -> None:
    """§6.2, §9.1"""
    table = at("empty labyrinth-3 ?", pirates=[[], ["C2/2"]], missionary={"place": "C2", "keeper": 0})
    assert kinds(walk(table, "missionary on")) == ["advanced"]
    assert where(table, "B-1") == "C2/2"


def test_the_beaten_of_a_labyrinth_leaves_his_coin_on_its_space() -> None:
    """§6.2, §6.1"""
    table = at("empty labyrinth-3 ?", pirates=[["C2"], ["C2/2"]], coins={"C2/2": 1})
    walk(table, "1 on")
    assert (coins(table), where(table, "B-1")) == ({"C2/2": 1}, "E1")


def test_in_the_sea_the_attacked_die() -> None:
    """§6.3"""
    table = at("empty ?", pirates=[["A2"], ["A3"]], ships=["D1", "D3"])
    assert first(walk(table, "1 A3"), "died") == {"seat": 1, "pirate": "B-1", "cause": "sea-fight"}
    assert where(table, "A-1") == "A3"


@pytest.mark.parametrize("thrower", ["arrow/w", "ice", "cannon/w"])
def test_falling_onto_a_swimming_enemy_kills_him(thrower: str) -> None:
    """§6.3"""
    table = at(f"{thrower} empty ?", pirates=[["C2"], ["A2", "A2"]], ships=["E1", "E3"])
    assert kinds(walk(table, "1 B2")).count("died") == 2
    assert where(table, "A-1") == "A2"


def test_friends_swim_side_by_side_and_nobody_dies_beside_the_swimming_missionary() -> None:
    """§6.3, §9.2"""
    table = at("empty ?", pirates=[["A2", "A3"]], ships=["D1", "D3"])
    assert "died" not in kinds(walk(table, "1 A3"))
    table = at("empty ?", pirates=[["A2"], ["A3"]], ships=["D1", "D3"], missionary={"place": "A3", "keeper": 1})
    assert "died" not in kinds(walk(table, "1 A3"))
    table = at("empty ?", pirates=[["A2"], ["A3"]], ships=["D1", "D3"], missionary={"place": "A2", "keeper": 1})
    assert table.why_not(0, "1 A3") == "9.2"
    table = at("empty ?", pirates=[[], ["A3"]], ships=["D1", "D3"], missionary={"place": "A2", "keeper": 0})
    assert "died" not in kinds(walk(table, "missionary A3"))


# §7 Death

DEATHS = {
    "enemy-ship": ("empty arrow/e", {"pirates": [["B2"]], "ships": ["A1", "D2"]}, "1 C2", 0),
    "sea-fight": ("empty empty", {"pirates": [["A2"], ["A3"]], "ships": ["D1", "D3"]}, "1 A3", 1),
    "overrun": ("empty empty", {"pirates": [[], ["B1"]], "ships": ["A1", "D3"]}, "sail B1", 1),
    "ogre": ("empty ogre", {"pirates": [["B2"]]}, "1 C2", 0),
    "cycle": ("empty arrow/e arrow/w", {"pirates": [["B2"]]}, "1 C2", 0),
    "no-way": ("empty arrow/e fortress", {"pirates": [["B2"], ["D2"]]}, "1 C2", 0),
}


@pytest.mark.parametrize("cause", DEATHS)
def test_a_pirate_dies_of_six_causes_and_is_out_of_the_game(cause: str) -> None:
    """§7.1"""
    row, position, move, seat = DEATHS[cause]
    table = at(row, **position, coins={"B2": 1})
    told = walk(table, move)
    assert first(told, "died") == {"seat": seat, "pirate": f"{'ABCD'[seat]}-1", "cause": cause}
    assert where(table, f"{'AB'[seat]}-1") == "dead"
    if seat == 0:
        idle(table)
    assert goals(table, "1") == set()
    assert table.why_not(seat, "1 B2") == "7.1"


def test_beaten_mauled_and_shot_men_live() -> None:
    """§7.1, §6.1"""
    table = at("empty empty ?", pirates=[["B2"], ["C2"]])
    assert "died" not in kinds(walk(table, "1 C2"))
    table = at("empty musket empty ?", pirates=[["B2"], ["D2"]])
    assert "died" not in kinds(walk(table, "1 C2", "fire east"))
    table = at("empty down-den ?", pirates=[["B2"]])
    assert "died" not in kinds(walk(table, "1 C2"))


def test_the_dead_stay_dead_until_a_shrine_brings_them_back() -> None:
    """§7.1, §4.17"""
    table = at("shrine ?", pirates=[["B2", "dead"]])
    assert goals(table, "2") == set()
    walk(table, "revive 2")
    idle(table)
    assert "C2" in goals(table, "2")


def test_a_revived_pirate_neither_sleeps_nor_sits_in_a_pit() -> None:
    """§7.1, §4.17"""
    table = at("shrine ? barrel arrow/e", pirates=[["B2", "D2"]], ships=["A1", "F2"])
    walk(table, "2 E2")
    assert where(table, "A-2") == "dead"
    idle(table)
    walk(table, "revive 2")
    assert (table.position()["asleep"], table.position()["trapped"]) == ({}, [])


def test_a_seat_without_pirates_keeps_its_coins_and_passes() -> None:
    """§7.2, §3.9"""
    table = at("empty ?", pirates=[["dead"] * 3], holds=[4, 1])
    assert said(table) == ["pass"]
    walk(table, "pass")
    assert (table.acting, table.scores) == ((1,), (4, 1))
    idle(table)
    assert said(table) == ["pass"]


def test_a_seat_without_pirates_votes() -> None:
    """§7.2, §10.2"""
    table = at("empty empty", pirates=[["dead"] * 3], turn=1, coins={"C2": 1})
    walk(table, "propose end")
    assert table.acting == (0,)
    assert said(table) == ["agree", "refuse"]


def test_a_seat_without_pirates_decides_for_its_neighbour_in_smoke() -> None:
    """§7.2, §4.22"""
    table = at("empty ?", pirates=[[], ["dead"] * 3], smoke=2)
    assert (table.position()["turn"], table.acting) == (0, (1,))
    idle(table)
    assert (table.position()["turn"], table.acting, said(table)) == (1, (0,), ["pass"])


def test_a_seat_with_only_the_missionary_moves_him() -> None:
    """§7.2, §9.1"""
    table = at("empty ?", pirates=[["dead"] * 3], missionary={"place": "B2", "keeper": 0})
    assert goals(table, "missionary") == {"A1", "C2"}
    assert "pass" not in said(table)
