"""Jackal two against two, and alone against the bear."""

from __future__ import annotations

from itertools import pairwise

import pytest

import doubloon

from .tables import GAME, at, coins, goals, kinds, said, tile, walk, where

LAND = ["empty empty empty empty", "empty empty empty empty", "empty empty empty down-empty"]
"""B2 to E4, with the ships of A, B, C and D at A1, F1, F5 and A5."""


def allied(*rows: str, **position) -> doubloon.Table:
    """Four seats, A and C against B and D."""
    return at(*(rows or LAND), teams="yes", **position)


# §13 Teams


@pytest.mark.parametrize("seed", range(6))
def test_first_and_third_play_against_second_and_fourth_so_that_an_opponent_always_comes_next(seed: int) -> None:
    """§13.1"""
    table = GAME.start(4, str(seed), teams="yes")
    order = []
    for _ in range(12):
        order.append(table.acting[0])
        walk(table, said(table)[0])
        while table.position()["phase"] not in ("place", "act"):
            walk(table, said(table)[0])
    assert all(later == (sooner + 1) % 4 for sooner, later in pairwise(order))
    assert table.view(0)["partners"] == [2, 3, 0, 1] and GAME.start(4, str(seed)).view(0)["partners"] == []


@pytest.mark.parametrize("seats", [2, 3])
def test_teams_need_four_seats(seats: int) -> None:
    """§13.1"""
    with pytest.raises(doubloon.Error) as refused:
        GAME.start(seats, "teams", teams="yes")
    assert "4 seats" in str(refused.value)


def test_allies_share_a_place_and_neighbours_fight() -> None:
    """§13.2"""
    table = allied(pirates=[["B2"], [], ["C2"]], coins={"B2": 1})
    assert "fought" not in kinds(walk(table, "1 C2 coin"))
    assert where(table, "A-1") == where(table, "C-1") == "C2"
    for foe in (1, 3):
        crews: list[list[str]] = [["B2"], [], [], []]
        crews[foe] = ["C2"]
        assert "fought" in kinds(walk(allied(pirates=crews), "1 C2"))


@pytest.mark.parametrize("place", ["fortress", "shrine", "jungle", "labyrinth-2"])
def test_allies_share_every_place(place: str) -> None:
    """§13.2"""
    table = allied(f"empty {place} empty", "empty empty down-empty", pirates=[["B2"], [], ["C2"]])
    walk(table, "1 C2")
    assert where(table, "A-1") == where(table, "C-1") == "C2"


def test_but_not_a_bank() -> None:
    """§13.2, §4.11"""
    table = allied("empty bank empty", "empty empty down-empty", pirates=[["B2"], [], ["C2"]])
    assert table.why_not(0, "1 C2") == "4.11"


def test_allies_help_each_other_out_of_pits() -> None:
    """§13.2, §4.8"""
    table = allied("empty pit empty", "empty empty down-empty", pirates=[["B2"], [], ["C2"]], trapped=["C-1"])
    assert "freed" in kinds(walk(table, "1 C2"))
    assert table.position()["trapped"] == []


def test_allies_board_each_other_s_ships_and_bring_gold_to_either() -> None:
    """§13.2, §5.6"""
    for ship, holds in (("A1", [1, 0, 0, 0]), ("A3", [0, 0, 1, 0])):
        table = allied(pirates=[["B2"], [], [], []], coins={"B2": 1}, ships=["A1", "F1", "A3", "F5"])
        walk(table, f"1 {ship} coin")
        assert where(table, "A-1") == ship
        assert table.position()["holds"] == holds
        assert table.scores == (1, 0, 1, 0)
    table = allied(pirates=[["B2"], [], [], []], ships=["F5", "A1", "F1", "A3"])
    assert goals(table, "1") == {"C2", "B3", "C3"}


def test_an_ally_aboard_lands_from_there_but_does_not_sail_the_ship() -> None:
    """§13.2, §3.2"""
    crews = [["F5", "B2", "B2"], [], ["F5", "B2", "B2"]]
    table = allied(pirates=crews)
    assert goals(table, "1") == {"E4"}
    assert said(table, "sail") == []
    table = allied(pirates=crews, turn=2)
    assert len(said(table, "sail")) == 2
    walk(table, "sail E5")
    assert where(table, "A-1") == where(table, "C-1") == "E5"


def test_ships_take_swimming_allies_aboard_and_run_over_others() -> None:
    """§13.2, §3.4"""
    table = allied(pirates=[[], ["C1"], ["B1"], []])
    walk(table, "sail C1")
    assert where(table, "C-1") == "C1"
    assert where(table, "B-1") == "dead"


def test_a_cannon_may_lead_home_to_an_ally_s_ship() -> None:
    """§13.2, §4.21"""
    table = allied("cannon/n empty", "empty down-empty", pirates=[["B3"]], coins={"B3": 1}, ships=["A4", "D1", "B1", "D4"])
    walk(table, "1 B2 coin")
    assert where(table, "A-1") == "B1"
    assert table.position()["holds"] == [0, 0, 1, 0]


def test_a_dead_ally_is_not_revived() -> None:
    """§13.2, §4.17"""
    table = allied("shrine empty", "empty down-empty", pirates=[["B2"], [], ["dead"]])
    assert said(table, "revive") == []


def test_an_ally_s_bottle_makes_the_missionary_his_finder_s_man_who_is_a_friend_to_both() -> None:
    """§13.2, §9.3"""
    man = {"at": "B2", "keeper": 0}
    table = allied(pirates=[[], [], ["C2"]], missionary=man, bottles=[0, 0, 1, 0], turn=2)
    walk(table, "1 C3", "bottle missionary")
    assert table.position()["missionary"] == {"place": "B2", "keeper": 0, "converted": True}
    table = allied("pit empty", "empty down-empty", pirates=[[], [], ["B3"]], missionary=man, trapped=["missionary"], turn=2)
    walk(table, "1 B2")
    assert table.position()["trapped"] == []


def test_the_left_neighbour_who_decides_in_smoke_is_an_opponent() -> None:
    """§13.1, §4.22"""
    table = allied(smoke=4)
    choosers = []
    for _ in range(4):
        choosers.append((table.position()["turn"], table.acting[0]))
        walk(table, said(table, "sail")[0])
    assert choosers == [(0, 1), (1, 2), (2, 3), (3, 0)]


def test_whoever_is_beaten_comes_to_his_own_ship() -> None:
    """§13.3"""
    table = allied(pirates=[["B2"], ["C2"], [], []], turn=1)
    walk(table, "1 B2")
    assert where(table, "A-1") == "A1"
    table = allied(pirates=[[], ["C2"], ["B2"], []], turn=1)
    walk(table, "1 B2")
    assert where(table, "C-1") == "F5"


def test_whoever_is_mauled_or_shot_comes_to_his_own_ship() -> None:
    """§13.3"""
    table = allied(pirates=[[], [], ["C3"]], bear={"cell": "B2", "seat": 0})
    walk(table, said(table, "sail")[0])
    assert where(table, "C-1") == "F5"
    table = allied("down-musket empty empty", "empty empty down-empty", pirates=[[], [], ["D2"]])
    walk(table, "1 B2", "fire east")
    assert where(table, "C-1") == "E4"


def test_a_balloon_leads_to_one_s_own_ship_with_the_gold() -> None:
    """§13.3, §4.15"""
    table = allied("balloon empty", "empty down-empty", pirates=[[], [], ["B3"]], coins={"B3": 1}, turn=2)
    walk(table, "1 B2 coin")
    assert where(table, "C-1") == table.position()["ships"][2]
    assert table.position()["holds"] == [0, 0, 1, 0]


def ended(holds: list[int], dead: list[int]) -> doubloon.Table:
    """A game of teams that was voted to end."""
    table = at("empty empty", "empty empty", coins={"B2": 1}, holds=holds, pirates=[["dead"] * n for n in dead], teams="yes")
    walk(table, "propose end", "agree", "agree", "agree")
    return table


def test_allies_count_their_coins_together() -> None:
    """§13.4"""
    table = ended([1, 3, 3, 0], [0, 0, 0, 0])
    assert table.scores == (4, 3, 4, 3)
    assert table.winners == (0, 2)


def test_and_their_living_pirates() -> None:
    """§13.4, §10.6"""
    assert ended([2, 1, 0, 1], [3, 1, 0, 1]).winners == (1, 3)
    assert ended([2, 1, 0, 1], [0, 3, 0, 0]).winners == (0, 2)
    assert ended([2, 1, 0, 1], [3, 1, 0, 2]).winners == (0, 1, 2, 3)


def test_an_ally_s_vote_is_asked_for_too() -> None:
    """§13.1, §10.2"""
    table = at("empty empty", "empty empty", coins={"B2": 1}, teams="yes")
    walk(table, "propose end", "agree")
    assert table.acting == (2,)


# §14 Puzzles


def puzzle(*rows: str, bear: str = "", turns: int = 9, survivors: int = 0, **position) -> doubloon.Table:
    """A puzzle whose first tile is B2."""
    crew = len(position["pirates"][0]) if "pirates" in position else 3
    island = {"island": list(rows), "bear": bear, "turns": turns, "survivors": survivors, "pirates": crew}
    return GAME.from_position({"seats": 1, "puzzle": island, **position}, seed="puzzle")


MEADOW = ["bank empty empty empty", "empty empty empty chest-1", "empty empty empty empty"]


def crew(table: doubloon.Table) -> list[str]:
    """Where everybody is."""
    return table.position()["crews"][0]


def test_all_pirates_start_on_the_bank_of_a_small_island() -> None:
    """§14.1"""
    table = puzzle(*MEADOW)
    assert crew(table) == ["B2", "B2", "B2"]
    assert table.acting == (0,)
    position = GAME.start(1, "puzzle").position()
    assert {position["tiles"][cell] for cell in position["crews"][0]} == {"bank"}


def test_balloons_and_blows_lead_to_the_bank() -> None:
    """§14.1"""
    table = puzzle("bank empty empty", "empty empty balloon", pirates=[["D2", "C3"]], coins={"D2": 1})
    walk(table, "1 D3 coin")
    assert crew(table) == ["B2", "C3"]
    assert coins(table) == {"B2": 1}
    table = puzzle("bank empty empty", "musket empty empty", pirates=[["B2", "D3"]], coins={"D2": 1})
    walk(table, "1 B3", "fire east")
    assert crew(table) == ["B3", "B2"]


@pytest.mark.parametrize(
    ("rows", "fact"),
    [
        (["empty empty"], "0 banks"),
        (["bank bank"], "2 banks"),
        (["bank gold"], "'gold'"),
        (["bank arrow/x"], "'arrow/x'"),
        (["bank . empty"], "not one piece"),
        (["bank empty bank/e"], "2 banks"),
        *((["bank " + kind], f"'{kind}'") for kind in ("crossroads", "smoke", "bottle-1", "lighthouse", "missionary")),
    ],
)
def test_an_island_that_is_no_puzzle_is_refused(rows: list[str], fact: str) -> None:
    """§14.1, §14.2"""
    with pytest.raises(doubloon.BadPosition) as refused:
        puzzle(*rows)
    assert fact in str(refused.value)


def test_every_tile_lies_face_up_and_chests_are_full() -> None:
    """§14.2"""
    table = puzzle("bank chest-3 den", "arrow/s chest-1 empty", bear="D2")
    assert coins(table) == {"C2": 3, "C3": 1}
    words = table.position()["tiles"]
    assert words == {"B2": "bank", "C2": "used chest-3", "D2": "den", "B3": "arrow/s", "C3": "used chest-1", "D3": "empty"}


def test_single_use_tiles_act_on_the_first_comer() -> None:
    """§14.2"""
    table = puzzle("bank airplane empty", "empty empty chest-1")
    walk(table, "1 C2", "go D3")
    assert tile(table, "C2") == "used airplane"
    walk(table, "2 C2")
    assert crew(table) == ["D3", "C2", "B2"]
    assert table.position()["phase"] == "act"


def test_a_chest_gives_its_coins_only_once() -> None:
    """§14.2"""
    table = puzzle(*MEADOW, pirates=[["D2", "D2"]])
    walk(table, "1 E3")
    assert coins(table) == {"E3": 1}


def test_pirates_move_in_order_each_once_and_then_the_bear() -> None:
    """§14.3"""
    table = puzzle(*MEADOW, bear="E4")
    assert {move.split()[0] for move in said(table)} == {"1"}
    assert table.why_not(0, "2 C2") == "14.3"
    assert table.why_not(0, "pass") == "3.9"
    walk(table, "1 B3")
    assert {move.split()[0] for move in said(table)} == {"2"}
    assert "bear-walked" not in kinds(walk(table, "2 B3"))
    told = walk(table, "3 B3")
    assert kinds(told) == ["went", "bear-walked", "turn-ended"]
    assert table.position()["bear"]["cell"] == "D3"
    assert table.position()["turns"] == 1
    assert {move.split()[0] for move in said(table)} == {"1"}


def test_in_a_puzzle_the_bear_walks_after_every_turn() -> None:
    """§14.3"""
    table = puzzle(*MEADOW, bear="E4")
    for moves in (["1 B3", "2 B3", "3 B3"], ["1 B2", "2 B2", "3 B2"]):
        assert kinds(walk(table, *moves))[-2:] == ["bear-walked", "turn-ended"]
    assert table.position()["turns"] == 2


def test_dead_trapped_and_sleeping_pirates_are_passed_over() -> None:
    """§14.3"""
    table = puzzle(*MEADOW, pirates=[["C2", "dead", "C2"]])
    walk(table, "1 C3")
    assert {move.split()[0] for move in said(table)} == {"3"}
    table = puzzle("bank pit empty", "empty empty chest-1", pirates=[["B3", "C2", "D2"]], trapped=["A-2"])
    walk(table, "1 B2")
    assert {move.split()[0] for move in said(table)} == {"3"}
    table = puzzle("bank barrel empty", "empty empty chest-1", pirates=[["B3", "D2"]])
    walk(table, "1 C2", "2 D3")
    assert table.position()["turns"] == 1
    assert {move.split()[0] for move in said(table)} == {"2"}
    walk(table, "2 D2")
    assert table.position()["turns"] == 2
    assert {move.split()[0] for move in said(table)} == {"1"}


def test_a_pirate_killed_by_the_bear_before_his_turn_misses_it() -> None:
    """§14.3, §14.5"""
    table = puzzle(*MEADOW, bear="D4", pirates=[["C3", "E4"]])
    told = walk(table, "1 B3", "2 E3")
    assert "died" in kinds(told)
    assert crew(table) == ["B3", "dead"]
    assert {move.split()[0] for move in said(table)} == {"1"}


def test_the_bank_holds_everybody_and_coins_stay_there() -> None:
    """§14.4"""
    table = puzzle(*MEADOW, pirates=[["C2", "B2", "B2"]], coins={"C2": 1, "B2": 1, "E3": 1})
    walk(table, "1 B2 coin")
    assert crew(table) == ["B2", "B2", "B2"]
    assert coins(table) == {"B2": 2, "E3": 1}
    assert table.why_not(0, "2 C2 coin") == "14.4"
    assert table.why_not(0, "2 C2") is None
    assert table.scores == (2,)


@pytest.mark.parametrize("edge", ["arrow/n", "cannon/n", "arrow-diagonal/n", "cannon/e"])
def test_whoever_is_sent_over_the_edge_dies_and_his_coin_is_lost(edge: str) -> None:
    """§14.5"""
    table = puzzle(f"bank empty {edge}", "empty empty chest-1", pirates=[["C2", "B2"]])
    told = walk(table, "1 D2")
    assert "died" in kinds(told)
    assert crew(table)[0] == "dead"
    table = puzzle(f"bank empty {edge}", "empty empty chest-1", pirates=[["D3", "B2"]])
    walk(table, "1 D2 coin")
    while table.position()["phase"] == "go":
        walk(table, said(table)[-1])
    assert table.position()["coins_lost"] == 1
    assert "unsolved" in kinds(walk(table, "2 B3"))
    assert table.over
    assert table.winners == ()


def test_ice_slides_over_the_edge() -> None:
    """§14.5, §4.7"""
    table = puzzle("bank empty ice", "empty empty chest-1", pirates=[["C2", "B2"]])
    walk(table, "1 D2")
    assert crew(table)[0] == "dead"


def test_nobody_walks_over_the_edge_of_his_own_will() -> None:
    """§14.5"""
    table = puzzle(*MEADOW)
    assert goals(table, "1") == {"C2", "B3", "C3"}
    assert table.why_not(0, "1 A1") == "3.7"


def test_whoever_meets_the_bear_dies_whoever_came_to_whom() -> None:
    """§14.5, §8.4"""
    table = puzzle(*MEADOW, bear="C3", pirates=[["C2", "D2"]], coins={"C2": 1})
    assert kinds(walk(table, "1 C3 coin"))[:3] == ["went-dragging", "mauled", "died"]
    assert coins(table) == {"C3": 1}
    walk(table, "2 E2")
    assert table.position()["bear"]["cell"] == "D2"
    table = puzzle(*MEADOW, bear="C4", pirates=[["C2", "D2"]])
    walk(table, "1 C3", "2 E2")
    assert crew(table) == ["dead", "E2"]


def test_the_bank_is_no_shelter_from_the_bear() -> None:
    """§14.5, §8.4"""
    table = puzzle(*MEADOW, bear="B3", pirates=[["C2"]], coins={"B2": 1, "E3": 1})
    walk(table, "1 B2")
    assert crew(table) == ["dead"]
    assert coins(table) == {"B2": 1, "E3": 1}


def test_horse_trampoline_and_plane_stay_on_the_island() -> None:
    """§14.5"""
    table = puzzle("bank horse empty empty", "empty empty empty empty", "empty chest-1 empty empty")
    walk(table, "1 C2")
    assert goals(table) == {"B4", "D4", "E3"}
    table = puzzle("bank trampoline empty empty", "empty empty empty empty", "empty chest-1 empty empty")
    walk(table, "1 C2")
    assert goals(table) == {"E2", "C4"}
    table = puzzle("bank airplane empty", "empty empty chest-1")
    walk(table, "1 C2")
    assert goals(table) == {"B2", "D2", "B3", "C3", "D3"}


def test_a_horse_with_nowhere_to_jump_is_the_end() -> None:
    """§14.5, §3.12"""
    table = puzzle("bank horse", "chest-1 empty")
    walk(table, "1 C2")
    assert crew(table)[0] == "dead"


def test_the_puzzle_is_solved_when_all_coins_lie_in_the_bank_at_the_end_of_a_turn() -> None:
    """§14.6"""
    table = puzzle(*MEADOW, pirates=[["C2", "B2", "B2"]], coins={"C2": 1}, turns=1, survivors=3)
    walk(table, "1 B2 coin", "2 C2")
    assert not table.over
    told = walk(table, "3 C2")
    assert kinds(told)[-2:] == ["turn-ended", "solved"]
    assert told[-1].args == {"turns": 1, "alive": 3}
    assert table.over
    assert table.winners == (0,)
    assert table.scores == (1,)


def test_it_is_not_solved_when_the_turns_are_exceeded() -> None:
    """§14.6"""
    table = puzzle(*MEADOW, pirates=[["D2"]], coins={"D2": 1}, turns=1)
    walk(table, "1 C2 coin")
    assert table.over
    assert table.winners == ()
    table = puzzle(*MEADOW, pirates=[["D2"]], coins={"D2": 1}, turns=2)
    walk(table, "1 C2 coin", "1 B2 coin")
    assert table.winners == (0,)


def test_it_is_not_solved_when_too_few_pirates_live() -> None:
    """§14.6"""
    for survivors, winners in ((2, (0,)), (3, ())):
        table = puzzle(*MEADOW, bear="E4", pirates=[["C2", "B2", "E2"]], coins={"C2": 1}, survivors=survivors)
        walk(table, "1 B2 coin", "2 C2", "3 E3")
        assert crew(table)[2] == "dead"
        assert table.over
        assert table.winners == winners


def test_too_few_living_pirates_end_it_unless_a_shrine_can_bring_them_back() -> None:
    """§14.6, §4.17"""
    for place, over in (("empty", True), ("shrine", False)):
        table = puzzle(f"bank {place} chest-1", "empty empty ogre", pirates=[["C2", "C2", "C3"]], survivors=3)
        walk(table, "1 B2", "2 C3", "3 D3")
        assert crew(table)[2] == "dead" and table.over == over
    walk(table, "1 C2", "2 D2", "revive 3")
    assert crew(table)[2] == "C2"


def test_a_pirate_in_a_pit_is_alive_but_with_all_in_pits_nothing_is_solved_any_more() -> None:
    """§14.6"""
    table = puzzle("bank pit empty", "empty empty chest-1", pirates=[["B3"]])
    walk(table, "1 C2")
    assert table.over
    assert table.winners == ()


def test_without_a_limit_a_puzzle_still_ends() -> None:
    """§14.6"""
    table = puzzle(*MEADOW, pirates=[["B2"]], turns=0)
    for _ in range(99):
        assert not table.over
        walk(table, "1 B3" if crew(table) == ["B2"] else "1 B2")
    assert table.over
    assert table.winners == ()


def test_nobody_votes_in_a_puzzle() -> None:
    """§14.6"""
    table = puzzle(*MEADOW)
    assert table.why_not(0, "propose end") == "10.2"


def test_a_puzzle_is_for_one_and_options_of_crews_are_not() -> None:
    """§14.1"""
    with pytest.raises(doubloon.BadPosition, match="one seat"):
        GAME.from_position({"seats": 2, "puzzle": {"island": ["bank empty"]}})
    with pytest.raises(doubloon.UnknownOption):
        GAME.start(1, "puzzle", campaign="yes")
    with pytest.raises(doubloon.UnknownOption):
        GAME.start(2, "puzzle", puzzle=2)
