"""The missionary and the bottles of Jackal, paragraph by paragraph."""

from __future__ import annotations

import pytest

import doubloon

from .tables import at, coins, first, goals, kinds, said, walk, where
from .test_bear import drift

# §9 The missionary


def test_whoever_finds_the_missionary_can_move_him_like_a_pirate() -> None:
    """§9.1, §4.24"""
    table = at("down-missionary empty", "empty down-empty")
    assert "missionary-found" in kinds(walk(table, "1 B2"))
    assert table.position()["missionary"] == {"place": "B2", "keeper": 0, "converted": False}
    assert table.why_not(1, "missionary C2") == "9.1"
    drift(table)
    assert goals(table, "missionary") >= {"C2", "B3", "C3"}
    walk(table, "missionary C2")
    assert where(table, "missionary") == "C2"
    assert where(table, "A-1") == "B2"


def preacher(*rows: str, place: str, keeper: str = "A", **position) -> doubloon.Table:
    """A table with a missionary."""
    return at(*rows, missionary={"place": place, "keeper": keeper}, **position)


def test_the_missionary_drags_no_gold() -> None:
    """§9.1"""
    table = preacher("empty empty", "empty down-empty", place="B2", coins={"B2": 2})
    assert table.why_not(0, "missionary C2 coin") == "9.1"
    assert table.why_not(0, "missionary C2") is None


def test_the_missionary_attacks_nobody() -> None:
    """§9.1"""
    table = preacher("empty empty", "empty down-empty", place="B2", pirates=[[], ["C2"]])
    assert "fought" not in kinds(walk(table, "missionary C2"))
    assert where(table, "B-1") == "C2"
    assert where(table, "missionary") == "C2"


def test_the_missionary_cannot_be_attacked() -> None:
    """§9.1, §9.2"""
    table = preacher("empty empty", "empty down-empty", place="B2", pirates=[[], ["C2"]], turn=1)
    assert "fought" not in kinds(walk(table, "1 B2"))
    assert where(table, "missionary") == where(table, "B-1") == "B2"


def test_the_missionary_alone_does_not_sail_a_ship_and_adds_nothing_to_its_speed() -> None:
    """§9.1"""
    table = preacher("empty empty", "empty down-empty", place="A1", pirates=[["B2", "B2", "B2"], []])
    assert said(table, "sail") == []
    table = preacher("empty empty empty", "empty empty down-empty", place="A1", pirates=[["B2", "B2"], []])
    assert goals(table, "sail") == {"A2", "B1"}
    walk(table, "sail A2")
    assert where(table, "missionary") == "A2"


def test_the_missionary_does_not_revive() -> None:
    """§9.1"""
    table = preacher("shrine empty", "empty down-empty", place="B2", pirates=[["dead"], []])
    assert table.why_not(0, "revive 1") == "4.17"


@pytest.mark.parametrize("shelter", ["fortress", "shrine", "bank", "jungle"])
def test_where_others_are_barred_the_missionary_may_enter(shelter: str) -> None:
    """§9.1"""
    gold = {"C2": 1} if shelter == "bank" else {}
    table = preacher(f"empty {shelter} down-empty", place="B2", pirates=[["B2"], ["C2"]], coins=gold)
    if shelter != "jungle":
        assert table.why_not(0, "1 C2") is not None
    walk(table, "missionary C2")
    assert where(table, "missionary") == where(table, "B-1") == "C2"


@pytest.mark.parametrize("shelter", ["fortress", "shrine", "bank"])
def test_a_missionary_alone_bars_nobody(shelter: str) -> None:
    """§9.1"""
    table = preacher(f"empty {shelter} down-empty", place="C2", pirates=[[], ["B2"]], turn=1)
    walk(table, "1 C2")
    assert where(table, "B-1") == where(table, "missionary") == "C2"


def test_tiles_act_on_the_missionary_for_the_good_of_his_keeper() -> None:
    """§9.1"""
    table = preacher("empty down-chest-2 down-empty", place="B2")
    walk(table, "missionary C2")
    assert coins(table) == {"C2": 2}
    table = preacher("empty pit down-empty", place="B2")
    walk(table, "missionary C2")
    assert table.position()["trapped"] == ["missionary"]
    table = preacher("empty barrel down-empty", place="B2")
    walk(table, "missionary C2")
    assert table.position()["asleep"] == {"missionary": 1}
    table = preacher("empty balloon down-empty", place="B2")
    walk(table, "missionary C2")
    assert where(table, "missionary") == "A1"
    table = preacher("empty down-smoke down-empty", place="B2")
    walk(table, "missionary C2")
    assert table.position()["smoke"] == 2
    table = preacher("empty labyrinth-2 down-empty", place="B2")
    walk(table, "missionary C2")
    assert table.why_not(0, "missionary C2") == "3.1"
    table = preacher("empty down-lighthouse down-empty", place="B2")
    walk(table, "missionary C2")
    assert table.position()["phase"] == "peek" and table.acting == (0,)
    table = preacher("empty down-airplane down-empty empty", place="B2")
    walk(table, "missionary C2")
    walk(table, "go E2")
    assert where(table, "missionary") == "E2"


def test_a_missionary_who_finds_a_musket_does_not_shoot() -> None:
    """§9.1, §4.16"""
    table = preacher("empty down-musket empty down-empty", place="B2", pirates=[[], ["D2"]])
    walk(table, "missionary C2")
    assert table.position()["phase"] == "act"
    assert where(table, "B-1") == "D2"


def test_the_missionary_asleep_wakes_with_his_keeper_s_turns() -> None:
    """§9.1, §4.4"""
    table = preacher("empty barrel empty down-empty", place="B2")
    walk(table, "missionary C2")
    drift(table)
    assert table.why_not(0, "missionary D2") == "4.4"
    drift(table, 2)
    assert table.why_not(0, "missionary D2") is None


def test_the_ogre_kills_the_missionary_for_good() -> None:
    """§9.1, §4.27"""
    table = preacher("empty ogre shrine down-empty", place="B2", pirates=[["D2"], []])
    walk(table, "missionary C2")
    assert where(table, "missionary") == "dead"
    drift(table)
    assert table.why_not(0, "revive missionary") == "4.17"


def test_a_cycle_and_an_enemy_ship_kill_the_missionary() -> None:
    """§9.1, §3.11"""
    table = preacher("empty arrow/e arrow/w down-empty", place="B2")
    walk(table, "missionary C2")
    assert where(table, "missionary") == "dead"
    table = preacher("empty arrow/n down-empty", place="B2", ships=["A1", "C1"])
    walk(table, "missionary C2")
    assert where(table, "missionary") == "dead"


def test_the_missionary_swims_and_boards_but_is_run_over() -> None:
    """§9.1, §3.4, §3.8"""
    table = preacher("empty empty empty", "empty down-empty empty", place="B1")
    assert goals(table, "missionary") == {"A1", "C1"}
    walk(table, "missionary A1")
    assert where(table, "missionary") == "A1"
    table = preacher("empty empty empty", "empty down-empty empty", place="D1", turn=1)
    walk(table, "sail D1")
    assert where(table, "missionary") == "dead"


def test_the_missionary_frees_others_from_pits_and_is_freed() -> None:
    """§9.1, §4.8"""
    table = preacher("empty pit down-empty", place="B2", pirates=[["C2"], []], trapped=["A-1"])
    walk(table, "missionary C2")
    assert table.position()["trapped"] == []
    table = preacher("empty pit down-empty", place="C2", pirates=[["B2"], []], trapped=["missionary"])
    walk(table, "1 C2")
    assert table.position()["trapped"] == []


def test_beside_the_missionary_enemies_stand_side_by_side_with_their_coins() -> None:
    """§9.2, §5.4"""
    table = preacher("empty empty", "empty down-empty", place="C2", pirates=[["B2"], ["C2"]], coins={"B2": 1})
    assert "fought" not in kinds(walk(table, "1 C2 coin"))
    assert where(table, "A-1") == where(table, "B-1") == "C2"
    assert coins(table) == {"C2": 1}
    assert table.why_not(1, "1 B2 coin") is None


def test_whoever_starts_beside_the_missionary_cannot_attack_with_that_step() -> None:
    """§9.2"""
    table = preacher("empty empty", "empty down-empty", place="C2", pirates=[["C2"], ["B2"]])
    assert table.why_not(0, "1 B2") == "9.2"
    assert table.why_not(0, "1 B3") is None


def test_forced_arrivals_beside_the_missionary_do_not_attack_either() -> None:
    """§9.2"""
    table = preacher("arrow/e empty", "empty down-empty", place="C2", pirates=[["B3"], ["C2"]])
    walk(table, "1 B2")
    assert where(table, "A-1") == where(table, "B-1") == "C2"


def test_when_the_missionary_leaves_nothing_happens_until_somebody_moves_in() -> None:
    """§9.2"""
    table = preacher("empty empty", "empty down-empty", place="C2", pirates=[["C2", "B3"], ["C2"]])
    assert "fought" not in kinds(walk(table, "missionary B2"))
    assert where(table, "A-1") == where(table, "B-1") == "C2"
    drift(table)
    walk(table, "2 C2")
    assert where(table, "B-1") == table.position()["ships"][1]
    assert where(table, "A-1") == where(table, "A-2") == "C2"


def test_peace_in_a_labyrinth_reigns_on_the_missionary_s_space_alone() -> None:
    """§9.2, §4.26"""
    rows = ["empty labyrinth-3 down-empty"]
    table = preacher(*rows, place="C2/2", pirates=[["C2"], ["C2/2"]])
    assert "fought" not in kinds(walk(table, "1 on"))
    assert where(table, "A-1") == where(table, "B-1") == "C2/2"
    table = preacher(*rows, place="C2/3", pirates=[["C2"], ["C2/2"]])
    assert "fought" in kinds(walk(table, "1 on"))
    table = preacher(*rows, place="C2", pirates=[["C2"], ["C2/2"]])
    assert table.why_not(0, "1 on") == "9.2"


def test_peace_at_sea_too() -> None:
    """§9.2, §6.3"""
    table = preacher("empty empty empty", "empty down-empty empty", place="C1", pirates=[["B1"], ["C1"]], ships=["A3", "E4"])
    walk(table, "1 C1")
    assert where(table, "A-1") == where(table, "B-1") == "C1"


def test_a_musket_spares_those_beside_the_missionary() -> None:
    """§9.2, §4.16"""
    table = preacher("down-musket empty empty down-empty", place="C2", pirates=[[], ["C2", "D2"]])
    walk(table, "1 B2", "fire east")
    assert where(table, "B-1") == "C2"
    assert where(table, "B-2") == "F1"


def test_a_converted_missionary_keeps_no_peace_any_more() -> None:
    """§9.2, §9.3"""
    rows = ["empty empty", "empty down-empty"]
    table = at(*rows, missionary={"place": "B2", "keeper": 0, "converted": True}, pirates=[[], ["C2"]], turn=1)
    assert "fought" in kinds(walk(table, "1 B2"))
    assert where(table, "missionary") == "A1"


# Bottles for the missionary


@pytest.mark.parametrize("giver", ["B2", "C2", "B3", "A1", "D2", "B1"])
def test_a_bottle_is_given_by_an_own_pirate_on_his_place_or_one_of_the_eight_around(giver: str) -> None:
    """§9.3"""
    rows = ["empty empty empty", "empty empty empty", "empty empty down-empty"]
    table = preacher(
        *rows, place="B2", pirates=[["D4", giver, giver], []], bottles=[1, 0], tiles={"D4": "empty", "B4": "down empty"}
    )
    walk(table, "1 C4")
    near = giver != "D2"
    assert (table.position()["phase"] == "bottle") == near
    if near:
        assert said(table) == ["bottle missionary", "bottle none"]
        told = walk(table, "bottle missionary")
        assert first(told, "converted") == {"seat": 0, "other": 0}
        assert table.position()["missionary"]["converted"]
        assert table.position()["bottles"] == [0, 0]


@pytest.mark.parametrize("place", ["A1", "B2"])
def test_a_bottle_is_given_from_a_ship_in_the_corner_of_the_sea_too(place: str) -> None:
    """§9.3: aboard with him, or from aboard to the tile beside."""
    table = at("empty empty empty down-empty", pirates=[["C2"], []], bottles=[1, 0], missionary={"place": place, "keeper": 0})
    walk(table, "1 D2")
    assert said(table) == ["bottle missionary", "bottle none"]
    assert kinds(walk(table, "bottle missionary")) == ["converted"]


def test_another_seat_can_give_him_a_bottle_and_he_joins_the_crew_that_kept_him() -> None:
    """§9.3"""
    table = preacher("empty empty", "jungle down-empty", place="C2", pirates=[[], ["B2"]], bottles=[0, 2], turn=1)
    walk(table, "1 B3")
    told = walk(table, "bottle missionary")
    assert first(told, "converted") == {"seat": 0, "other": 1}
    assert table.position()["bottles"] == [0, 1]
    assert table.position()["missionary"] == {"place": "C2", "keeper": 0, "converted": True}
    assert table.why_not(0, "missionary B2") is None


def test_no_bottle_for_him_from_afar_or_without_one() -> None:
    """§9.3"""
    table = preacher("empty empty empty", "empty empty down-empty", place="D2", pirates=[["B2"], []], bottles=[1, 0])
    walk(table, "1 B3")
    assert table.acting == (1,)
    table = preacher("empty empty empty", "empty empty down-empty", place="D2", pirates=[["B2"], []], bottles=[0, 1])
    walk(table, "1 C3")
    assert table.acting == (1,)


def test_once_converted_he_attacks_drags_sails_revives_and_can_be_revived() -> None:
    """§9.3"""
    man = {"at": "B2", "keeper": 0, "converted": True}
    table = at("empty empty", "empty down-empty", missionary=man, pirates=[[], ["C2"]])
    walk(table, "missionary C2")
    assert where(table, "B-1") == "D1"
    table = at("empty empty", "empty down-empty", missionary=man, coins={"B2": 1})
    walk(table, "missionary C2 coin")
    assert coins(table) == {"C2": 1}
    table = at("empty empty", "empty down-empty", missionary=man | {"at": "A1"}, pirates=[["B2"] * 3, []])
    assert goals(table, "sail") == {"A2", "B1"}
    table = at("shrine empty", "empty down-empty", missionary=man, pirates=[["dead"], []])
    walk(table, "revive 1")
    assert where(table, "A-1") == "B2"
    table = at("shrine empty", "empty down-empty", missionary=man | {"at": "dead"}, pirates=[["B2"], []])
    walk(table, "revive missionary")
    assert where(table, "missionary") == "B2"


# Bottles


def test_bottles_are_used_after_the_action_any_number_of_them() -> None:
    """§9.4"""
    rows = ["pit pit labyrinth-4", "empty down-empty empty"]
    table = at(*rows, pirates=[["B2", "C2", "D2"], []], trapped=["A-1", "A-2"], bottles=[4, 0])
    assert table.why_not(0, "bottle 1") == "3.1"
    walk(table, "3 on")
    assert said(table) == ["bottle 1", "bottle 2", "bottle 3", "bottle none"]
    assert table.why_not(0, "3 on") == "9.4"
    walk(table, "bottle 1", "bottle 3")
    assert said(table) == ["bottle 2", "bottle none"]
    walk(table, "bottle 2")
    assert table.acting == (1,)
    assert table.position()["bottles"] == [1, 0]
    assert table.position()["trapped"] == []
    assert where(table, "A-3") == "D2/4"


def test_one_need_not_use_a_bottle() -> None:
    """§9.4"""
    table = at("pit down-empty", "empty empty", pirates=[["B2"], []], trapped=["A-1"], bottles=[1, 0])
    drift(table) + walk(table, "bottle none")
    assert table.position()["bottles"] == [1, 0]
    assert table.acting == (1,)


def test_bottles_are_used_after_a_forced_pass_too() -> None:
    """§9.4"""
    table = at("pit down-empty", "empty empty", pirates=[["B2", "dead", "dead"], []], trapped=["A-1"], bottles=[1, 0])
    walk(table, "pass", "bottle 1")
    assert table.position()["trapped"] == []


def test_no_bottle_is_used_in_smoke_neither_the_owner_s_nor_the_chooser_s() -> None:
    """§9.4, §4.22"""
    rows = ["pit down-empty", "pit empty"]
    table = at(*rows, pirates=[["B2"], ["B3"]], trapped=["A-1", "B-1"], bottles=[1, 1], smoke=2)
    drift(table)
    assert table.position()["phase"] == "act"
    assert table.position()["bottles"] == [1, 1]


def test_a_bottle_found_in_this_turn_can_be_used_at_its_end() -> None:
    """§9.4, §4.9"""
    table = at("pit down-bottle-1 down-empty", "empty empty empty", pirates=[["B2", "B3"], []], trapped=["A-1"])
    walk(table, "2 C2", "bottle 1")
    assert table.position()["trapped"] == []
    assert table.position()["bottles"] == [0, 0]


def test_a_bottle_is_for_own_pirates_only() -> None:
    """§9.5"""
    table = at("pit down-empty", "empty empty", pirates=[[], ["B2"]], trapped=["B-1"], bottles=[1, 0])
    drift(table)
    assert table.acting == (1,)
    rows = ["pit down-empty", "empty empty"]
    table = at(*rows, pirates=[[], [], ["B2"]], trapped=["C-1"], bottles=[1, 0, 0, 0], teams="yes")
    drift(table)
    assert table.acting == (1,)


def test_a_bottle_leads_to_the_last_space_of_a_labyrinth_unless_an_enemy_holds_it() -> None:
    """§9.5"""
    rows = ["labyrinth-3 down-empty", "empty empty"]
    table = at(*rows, pirates=[["B2"], ["B2/2"]], bottles=[1, 0])
    drift(table) + walk(table, "bottle 1")
    assert where(table, "A-1") == "B2/3"
    table = at(*rows, pirates=[["B2"], ["B2/3"]], bottles=[1, 0])
    drift(table)
    assert table.acting == (1,)
    table = at(*rows, pirates=[["B2", "B2/3"], []], bottles=[1, 0])
    drift(table) + walk(table, "bottle 1")
    assert where(table, "A-1") == where(table, "A-2") == "B2/3"


def test_on_the_last_space_or_on_open_ground_a_bottle_is_of_no_use() -> None:
    """§9.5"""
    table = at("labyrinth-2 down-empty", "empty empty", pirates=[["B2/2", "B3"], []], bottles=[2, 0])
    drift(table)
    assert table.acting == (1,)


def test_freed_by_a_bottle_he_can_move_in_the_next_turn() -> None:
    """§9.5"""
    table = at("pit down-empty", "empty empty", pirates=[["B2"], []], trapped=["A-1"], bottles=[1, 0])
    drift(table)
    walk(table, "bottle 1")
    drift(table)
    assert table.why_not(0, "1 B3") is None


@pytest.mark.parametrize(("found", "left"), [("bottle-1", 0), ("bottle-2", 1), ("bottle-3", 2)])
def test_a_missionary_who_finds_bottles_takes_one_and_becomes_a_pirate(found: str, left: int) -> None:
    """§9.6"""
    table = preacher(f"empty down-{found} down-empty", place="B2")
    told = walk(table, "missionary C2")
    assert {"found-letter", "found-bottles"} <= set(kinds(told))
    assert first(told, "found-bottles") == {"seat": 0, "bottles": left}
    assert table.position()["bottles"] == [left, 0]
    assert table.position()["missionary"]["converted"]
