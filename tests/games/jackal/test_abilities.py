"""What each ability of a campaign of Jackal does."""

from __future__ import annotations

import pytest

import doubloon

from .tables import at, coins, goals, kinds, said, tile, walk, where

# §12.6 Strongman


def test_a_strongman_drags_two_coins_where_two_lie() -> None:
    """§12.6"""
    for gold, left, brought in [(3, 1, 2), (2, 0, 2), (1, 0, 1)]:
        table = at("empty empty", "empty down-empty", abilities="A-1 strongman", pirates=[["B2"], []], coins={"B2": gold})
        walk(table, "1 C2 coin")
        assert coins(table) == {cell: n for cell, n in (("B2", left), ("C2", brought)) if n}
    table = at("empty empty", "empty down-empty", abilities="A-1 strongman", pirates=[["B2", "B2"], []], coins={"B2": 3})
    walk(table, "2 C2 coin")
    assert coins(table) == {"B2": 2, "C2": 1}


def test_a_strongman_brings_two_coins_aboard_and_loses_two() -> None:
    """§12.6"""
    table = at("empty empty", "cannon/s down-empty", abilities="A-1 strongman", pirates=[["B2"], []], coins={"B2": 4})
    walk(table, "1 A1 coin")
    assert table.scores == (2, 0)
    table = at("empty empty", "cannon/s down-empty", abilities="A-1 strongman", pirates=[["B2"], []], coins={"B2": 4})
    walk(table, "1 B3 coin")
    assert table.position()["coins_lost"] == 2
    table = at("labyrinth-3 empty", "empty down-empty", abilities="A-1 strongman", pirates=[["B2"], []], coins={"B2": 4})
    walk(table, "1 on coin")
    assert coins(table) == {"B2": 2, "B2/2": 2}


# §12.7 Swimmer

SHORE = ["empty empty empty empty", "empty empty empty down-empty"]


def test_a_swimmer_may_swim_two_spaces() -> None:
    """§12.7"""
    table = at(*SHORE, abilities="A-1 swimmer", pirates=[["B1"], []], ships=["A4", "F4"])
    walk(table, "1 C1")
    assert said(table) == ["go D1", "go B1", "stay"]
    walk(table, "go D1")
    assert where(table, "A-1") == "D1"
    assert table.acting == (1,)
    table = at(*SHORE, abilities="A-1 swimmer", pirates=[["B1"], []], ships=["A4", "F4"])
    walk(table, "1 C1", "stay")
    assert where(table, "A-1") == "C1"
    table = at(*SHORE, abilities="A-1 swimmer", pirates=[["B1", "B1"], []], ships=["A4", "F4"])
    walk(table, "2 C1")
    assert table.acting == (1,)


def test_a_swimmer_may_go_ashore_on_a_beach_and_nowhere_else() -> None:
    """§12.7, §3.8"""
    backs = "BMFB/BBBB"
    table = at(*SHORE, backs=backs, abilities="A-1 swimmer", pirates=[["C1", "C1"], []], ships=["A4", "F4"])
    assert goals(table, "1") == {"B1", "D1", "B2"}
    assert goals(table, "2") == {"B1", "D1"}
    assert table.why_not(0, "1 C2") == "3.8"
    walk(table, "1 B2")
    assert where(table, "A-1") == "B2"


def test_the_swimmer_s_second_space_is_one_of_the_sea() -> None:
    """§12.7"""
    table = at(*SHORE, backs="BMFB/BBBB", abilities="A-1 swimmer", pirates=[["B1"], []], ships=["A4", "F4"])
    walk(table, "1 C1")
    assert goals(table) == {"B1", "D1"}
    assert table.why_not(0, "go D2") == "12.7"


def test_a_swimmer_boards_fights_and_is_drowned_in_his_second_space_too() -> None:
    """§12.7, §3.8"""
    table = at(*SHORE, abilities="A-1 swimmer", pirates=[["C1"], []])
    walk(table, "1 B1", "go A1")
    assert where(table, "A-1") == "A1"
    assert table.position()["phase"] == "act"
    table = at(*SHORE, abilities="A-1 swimmer", pirates=[["B1"], ["D1"]])
    walk(table, "1 C1", "go D1")
    assert where(table, "B-1") == "dead"
    table = at(*SHORE, abilities="A-1 swimmer", pirates=[["D1"], []])
    walk(table, "1 E1", "go F1")
    assert where(table, "A-1") == "dead"


def test_a_swimmer_who_boards_with_his_first_space_does_not_swim_on() -> None:
    """§12.7, §3.6"""
    table = at(*SHORE, abilities="A-1 swimmer", pirates=[["B1"], []])
    walk(table, "1 A1")
    assert table.acting == (1,)
    assert "1 B1" not in said(at(*SHORE, abilities="A-1 swimmer"))


# §12.8 Runner


def test_a_runner_may_take_a_second_step_after_one_onto_a_face_up_tile_that_does_nothing() -> None:
    """§12.8"""
    rows = ["empty empty used-smoke", "down-ogre down-empty empty"]
    for first in ("C2", "D2"):
        table = at(*rows, abilities="A-1 runner", pirates=[["B2" if first == "C2" else "C2"], []])
        walk(table, f"1 {first}")
        assert table.position()["phase"] == "go"
        assert "stay" in said(table)
    walk(table, "go C3")
    assert tile(table, "C3") == "empty"
    assert where(table, "A-1") == "C3"
    assert table.acting == (1,)


def test_a_runner_takes_gold_along_and_may_stay_or_board() -> None:
    """§12.8, §5.1"""
    table = at("empty empty", "empty down-empty", abilities="A-1 runner", pirates=[["C2"], []], coins={"C2": 1})
    walk(table, "1 B2 coin", "go A1 coin")
    assert table.scores == (1, 0)
    table = at("empty empty", "empty down-empty", abilities="A-1 runner", pirates=[["C2"], []])
    walk(table, "1 B2", "stay")
    assert where(table, "A-1") == "B2"


@pytest.mark.parametrize(
    "kind", ["down-empty", "caramba", "jungle", "fortress", "barrel", "pit", "labyrinth-2", "bank", "shrine"]
)
def test_a_runner_takes_no_second_step_after_any_other_tile(kind: str) -> None:
    """§12.8"""
    table = at(f"empty {kind}", "empty down-empty", abilities="A-1 runner", pirates=[["B2"], []])
    walk(table, "1 C2")
    assert table.acting == (1,)
    assert table.position()["phase"] == "act"


def test_a_runner_neither_dives_nor_boards_an_enemy_nor_takes_a_third_step() -> None:
    """§12.8, §3.7"""
    table = at("empty empty empty", "empty empty down-empty", abilities="A-1 runner", pirates=[["D2"], []], ships=["A1", "C1"])
    walk(table, "1 C2")
    assert goals(table) == {"B2", "D2", "B3", "C3", "D3"}
    walk(table, "go B2")
    assert table.acting == (1,)
    table = at("empty empty empty", "empty empty down-empty", abilities="A-1 runner", pirates=[["D2", "D2"], []])
    walk(table, "2 C2")
    assert table.acting == (1,)


def test_a_runner_who_is_mauled_runs_no_further() -> None:
    """§12.8, §8.5"""
    table = at("empty empty", "empty down-empty", abilities="A-1 runner", pirates=[["B2"], []], bear={"cell": "C2", "seat": 1})
    walk(table, "1 C2")
    assert where(table, "A-1") == "A1"
    assert table.acting == (1,)


# §12.9 Trailblazer


def test_a_trailblazer_drags_gold_into_the_jungle_and_nowhere_else_that_is_closed() -> None:
    """§12.9, §5.3"""
    rows = ["empty jungle fortress", "shrine empty down-empty"]
    table = at(*rows, abilities="A-1 trailblazer", pirates=[["B2", "B2", "C3"], []], coins={"B2": 2, "C3": 1})
    assert table.why_not(0, "2 C2 coin") == "5.3"
    assert table.why_not(0, "1 B3 coin") == "5.3"
    assert table.why_not(0, "3 D2 coin") == "5.3"
    walk(table, "1 C2 coin")
    assert coins(table) == {"B2": 1, "C2": 1, "C3": 1}


def test_gold_in_the_jungle_can_be_dragged_out_by_anybody() -> None:
    """§12.9"""
    table = at("empty jungle", "empty down-empty", pirates=[["C2"], []], coins={"C2": 1})
    walk(table, "1 B2 coin")
    assert coins(table) == {"B2": 1}


# §12.10 Climber


def test_a_climber_gets_out_of_a_pit_by_himself_as_his_action() -> None:
    """§12.10"""
    table = at("pit empty", "empty down-empty", abilities="A-1 climber", pirates=[["B2"], []], trapped=["A-1"])
    assert table.why_not(0, "1 C2") == "4.8"
    assert kinds(walk(table, "1 on")) == ["climbed"]
    assert table.acting == (1,)
    walk(table, said(table, "sail")[0])
    assert table.why_not(0, "1 C2") is None
    other = at("pit empty", "empty down-empty", abilities="A-2 climber", pirates=[["B2"], []], trapped=["A-1"])
    assert other.why_not(0, "1 on") == "4.8"


def test_a_climber_falls_in_all_the_same() -> None:
    """§12.10"""
    table = at("pit empty", "empty down-empty", abilities="A-1 climber", pirates=[["C2"], []])
    walk(table, "1 B2")
    assert table.position()["trapped"] == ["A-1"]


# §12.11 Pathfinder


@pytest.mark.parametrize("spaces", [2, 3, 4, 5])
def test_a_pathfinder_finds_every_labyrinth_one_space_shorter(spaces: int) -> None:
    """§12.11"""
    for abilities, steps in (("A-1 pathfinder", spaces - 2), ("A-2 pathfinder", spaces - 1)):
        table = at(f"labyrinth-{spaces} empty", "empty down-empty", abilities=abilities, pirates=[["B2"], []])
        for _ in range(steps):
            assert said(table, "1") == ["1 on"]
            walk(table, "1 on")
            walk(table, said(table, "sail")[0])
        assert {"C2", "B3", "C3"} <= goals(table, "1")
        assert table.why_not(0, "1 on") is not None


# §12.12 Marksman

RANGE = ["empty empty empty empty empty"] * 4 + ["empty empty empty empty down-empty"]


@pytest.mark.parametrize("target", ["D2", "F2", "F4", "D6", "B6", "B4", "B2"])
def test_a_marksman_attacks_a_tile_two_away_in_a_straight_line_from_where_he_stands(target: str) -> None:
    """§12.12"""
    table = at(*RANGE, abilities="A-1 marksman", pirates=[["D4"], [target, target, "D3"]], coins={target: 1})
    assert said(table, "shoot") == [f"shoot {target}"]
    told = walk(table, f"shoot {target}")
    assert kinds(told) == ["shot", "sent-home", "sent-home"]
    assert where(table, "A-1") == "D4"
    assert where(table, "B-1") == where(table, "B-2") == "G1"
    assert where(table, "B-3") == "D3"
    assert coins(table) == {target: 1}
    assert table.acting == (1,)


def test_a_marksman_does_not_shoot_to_other_distances_or_round_corners() -> None:
    """§12.12"""
    table = at(*RANGE, abilities="A-1 marksman", pirates=[["B2"], ["C2", "E2", "D3"]])
    assert said(table, "shoot") == []
    assert table.why_not(0, "shoot E2") == "12.12"
    other = at(*RANGE, abilities="A-2 marksman", pirates=[["B2"], ["D2"]])
    assert said(other, "shoot") == []


def test_a_marksman_needs_face_up_land_between() -> None:
    """§12.12"""
    crews = [["B2"], ["D2"]]
    assert said(at("empty down-empty empty", abilities="A-1 marksman", pirates=crews), "shoot") == []
    rows = ["empty . . . empty", "empty empty empty empty empty", "empty down-empty empty empty empty"]
    assert said(at(*rows, abilities="A-1 marksman", pirates=[["B4"], ["D2"]]), "shoot") == []
    assert said(at(*rows, abilities="A-1 marksman", pirates=[["B2"], ["D4"]]), "shoot") == ["shoot D4"]


@pytest.mark.parametrize("shelter", ["fortress", "shrine", "jungle", "bank", "labyrinth-2"])
def test_a_marksman_cannot_attack_where_nobody_can(shelter: str) -> None:
    """§12.12, §4.28"""
    place = "D2/2" if shelter == "labyrinth-2" else "D2"
    gold = {"D2": 1} if shelter == "bank" else {}
    table = at(
        f"empty empty {shelter}", "empty empty down-empty", abilities="A-1 marksman", pirates=[["B2"], [place]], coins=gold
    )
    assert said(table, "shoot") == []


def test_a_marksman_spares_friends_and_keeps_the_missionary_s_peace() -> None:
    """§12.12, §9.2"""
    rows = ["empty empty empty", "empty empty down-empty"]
    assert said(at(*rows, abilities="A-1 marksman", pirates=[["B2", "D2"], []]), "shoot") == []
    for place in ("B2", "D2"):
        man = {"at": place, "keeper": 1}
        assert said(at(*rows, abilities="A-1 marksman", pirates=[["B2"], ["D2"]], missionary=man), "shoot") == []


def test_a_marksman_in_a_barrel_a_pit_or_on_a_ship_does_not_shoot() -> None:
    """§12.12"""
    assert (
        said(at("barrel empty empty down-empty", abilities="A-1 marksman", pirates=[["B2"], ["D2"]], asleep={"A-1": 1}), "shoot")
        == []
    )
    assert (
        said(at("pit empty empty down-empty", abilities="A-1 marksman", pirates=[["B2"], ["D2"]], trapped=["A-1"]), "shoot") == []
    )
    assert said(at("empty empty empty", "empty empty down-empty", abilities="A-1 marksman", pirates=[[], ["C3"]]), "shoot") == []


def test_the_marksman_himself_is_said_to_have_shot() -> None:
    """§12.12"""
    table = at("empty empty empty down-empty", abilities="B-2 marksman", pirates=[["B2"], ["C2", "D2"]], turn=1)
    told = walk(table, "shoot B2")
    assert told[0] == doubloon.Told("shot", {"seat": 1, "pirate": "B-2", "cell": "B2"})


# §12.13 Hunter


def test_a_hunter_walks_past_crocodiles() -> None:
    """§12.13"""
    rows = ["empty crocodile", "empty down-empty"]
    table = at(*rows, abilities="A-1 hunter", pirates=[["B2"], []], coins={"B2": 1})
    walk(table, "1 C2 coin")
    assert where(table, "A-1") == "C2"
    assert coins(table) == {"C2": 1}
    table = at(*rows, abilities="A-1 hunter", pirates=[["B2", "B2"], []])
    assert "turned-back" in kinds(walk(table, "2 C2"))
    assert where(table, "A-2") == "B2"


# §12.14 Helmsman


def test_a_helmsman_aboard_makes_his_ship_one_space_faster() -> None:
    """§12.14"""
    rows = ["empty empty empty empty", "empty empty empty empty", "empty empty empty down-empty"]
    for crew, spaces in ((["A1", "B2", "B2"], 2), (["A1", "A1", "A1"], 4), (["B2", "A1", "A1"], 2), (["B2", "B2", "B2"], 0)):
        table = at(*rows, abilities="A-1 helmsman", pirates=[crew, []], ships=["A1", "F5"])
        assert len(said(table, "sail")) == 2 * spaces, crew


def test_a_helmsman_on_an_ally_s_ship_does_not_help() -> None:
    """§12.14, §13.2"""
    rows = ["empty empty empty empty", "empty empty empty empty", "empty empty empty down-empty"]
    crews = [["F5"], [], ["F5", "B2", "B2"]]
    table = at(*rows, teams="yes", abilities="A-1 helmsman", pirates=crews, turn=2)
    assert len(said(table, "sail")) == 2


# §12.15 Sober


def test_a_sober_man_leaves_barrels_alone() -> None:
    """§12.15"""
    rows = ["empty barrel", "empty down-empty"]
    table = at(*rows, abilities="A-1 sober", pirates=[["B2"], []])
    walk(table, "1 C2")
    assert table.position()["asleep"] == {}
    table = at(*rows, abilities="A-1 sober", pirates=[["B2", "B2"], []])
    walk(table, "2 C2")
    assert table.position()["asleep"] == {"A-2": 1}


# §12.16 Iron Belly


def test_an_iron_belly_is_told_to_be_spat_out() -> None:
    """§12.16, §4.27"""
    table = at("empty ogre down-empty", abilities="A-1 iron-belly", pirates=[["B2"], []])
    assert kinds(walk(table, "1 C2")) == ["went", "spat-out", "sent-home"]


def test_an_iron_belly_is_sent_home_by_the_ogre() -> None:
    """§12.16"""
    rows = ["empty ogre", "empty down-empty"]
    table = at(*rows, abilities="A-1 iron-belly", pirates=[["B2"], []], coins={"B2": 1})
    walk(table, "1 C2")
    assert where(table, "A-1") == "A1"
    table = at(*rows, abilities="A-1 iron-belly", pirates=[["B2", "B2"], []])
    walk(table, "2 C2")
    assert where(table, "A-2") == "dead"


# §12.17 Fencer


def test_a_fencer_attacks_while_dragging_a_coin_and_keeps_it() -> None:
    """§12.17, §5.4"""
    rows = ["empty empty", "empty down-empty"]
    table = at(*rows, abilities="A-1 fencer", pirates=[["B2"], ["C2"]], coins={"B2": 1})
    assert "fought" in kinds(walk(table, "1 C2 coin"))
    assert where(table, "B-1") == "D1"
    assert coins(table) == {"C2": 1}
    table = at(*rows, abilities="A-1 fencer", pirates=[["B2", "B2"], ["C2"]], coins={"B2": 1})
    assert table.why_not(0, "2 C2 coin") == "5.4"


def test_a_fencer_is_kept_out_where_everybody_is() -> None:
    """§12.17, §4.11"""
    table = at("empty bank", "labyrinth-2 down-empty", abilities="A-1 fencer", pirates=[["B2"], ["C2"]], coins={"B2": 1, "C2": 1})
    assert table.why_not(0, "1 C2 coin") == "4.11"
    table = at("empty bank", "labyrinth-2 down-empty", abilities="A-1 fencer", pirates=[["B3"], ["B3/2"]], coins={"B3": 1})
    walk(table, "1 on coin")
    assert coins(table) == {"B3/2": 1}
    assert where(table, "B-1") == "D1"
