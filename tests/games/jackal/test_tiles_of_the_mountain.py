"""The tiles from crossroads to fortress, and the marks on their edges."""

from __future__ import annotations

import pytest

from .tables import AROUND, LONG, PLAIN, WIDE, at, coins, first, goals, idle, kinds, said, tile, until, walk, where

# §4.18 Crossroads

FACES = ("n ne se s sw nw", "e se sw w nw ne", "s sw nw n ne se", "w nw ne e se sw")


@pytest.mark.parametrize("facing", range(4))
def test_each_of_six_faces_of_the_die_is_an_arrow_that_turns_with_the_tile(facing: int) -> None:
    """§4.18"""
    thrown = set()
    for seed in range(28):
        table = at(*PLAIN, tiles={"C3": f"crossroads/{'nesw'[facing]}"}, pirates=[["B3"]], seed=seed)
        direction = first(walk(table, "1 C3"), "rolled")["direction"]
        way = next(short for short, long in LONG.items() if long == direction)
        assert where(table, "A-1") == AROUND[way]
        thrown.add(way)
    assert thrown == set(FACES[facing].split())


def test_the_die_is_thrown_at_every_visit() -> None:
    """§4.18"""
    table = at(*PLAIN, tiles={"C3": "crossroads"}, pirates=[["B3", "B3", "D3"]], coins={"B2": 1})
    for pirate in "123":
        assert "rolled" in kinds(walk(table, f"{pirate} C3"))
        idle(table)


def test_the_throw_leads_aboard_ones_own_ship_with_gold_and_into_the_sea() -> None:
    """§4.18, §3.13, §5.5"""

    def thrown(seed: int):
        table = at("used-chest-1 crossroads", pirates=[["B2"]], coins={"B2": 1}, ships=["C1", "A1"], seed=seed)
        walk(table, "1 C2 coin")
        walk(table, next(move for move in said(table) if move.endswith("coin")))
        return table

    home = until(thrown, lambda table: where(table, "A-1") == "C1")
    assert home.scores == (1, 0)
    wet = until(thrown, lambda table: where(table, "A-1") == "C3")
    assert (wet.scores, wet.position()["coins_lost"]) == ((0, 0), 1)


# §4.19 Trampoline


def test_a_trampoline_tosses_two_places_in_four_directions_over_whatever_lies_between() -> None:
    """§4.19"""
    between = {"D3": "down barrel", "C4": "fortress", "E4": "down pit"}
    table = at(*WIDE, tiles={"D4": "trampoline", **between}, pirates=[["C3"], ["C4", "D5"]])
    walk(table, "1 D4")
    assert goals(table) == {"D2", "F4", "D6", "B4"}
    told = walk(table, "go D2")
    assert (where(table, "A-1"), "turned" in kinds(told), tile(table, "D3")) == ("D2", False, "down barrel")
    assert where(table, "B-2") == "D5"


def test_with_a_coin_one_is_tossed_to_face_up_tiles_only() -> None:
    """§4.19, §5.2"""
    tiles = {"D4": "trampoline", "D2": "down empty", "F4": "jungle"}
    table = at(*WIDE, tiles=tiles, pirates=[["C3"]], coins={"C3": 1})
    walk(table, "1 D4 coin")
    assert set(said(table)) == {"go D2", "go F4", "go D6", "go B4", "go D6 coin", "go B4 coin"}
    walk(table, "go B4 coin")
    assert coins(table) == {"B4": 1}


def test_one_may_trampoline_into_ones_ship_but_into_the_sea_only_if_there_is_nothing_else() -> None:
    """§4.19"""
    table = at("empty trampoline empty", "empty empty empty", pirates=[["B2"]], coins={"B2": 1}, ships=["C4", "A1"])
    walk(table, "1 C2 coin", "go C4 coin")
    assert (where(table, "A-1"), table.scores) == ("C4", (1, 0))
    table = at("empty trampoline", pirates=[["B2"]], ships=["D1", "D3"])
    walk(table, "1 C2")
    assert where(table, "A-1") == "A2"
    table = at("empty trampoline", pirates=[["B2"]], ships=["D1", "A2"])
    assert first(walk(table, "1 C2"), "died")["cause"] == "no-way"


def test_a_trampoline_acts_every_time() -> None:
    """§4.19"""
    table = at("empty trampoline empty empty ?", pirates=[["B2", "D2"]])
    for pirate in "12":
        walk(table, f"{pirate} C2")
        assert where(table, f"A-{pirate}") == "E2"
        idle(table)


# §4.20 Airplane


def test_the_airplane_flies_to_any_other_tile_face_down_too_or_to_ones_ship_but_not_into_the_sea() -> None:
    """§4.20"""
    table = at("empty down-airplane ? ? down-barrel", pirates=[["B2"]])
    walk(table, "1 C2")
    assert set(said(table)) == {"go B2", "go D2", "go E2", "go F2", "go A1", "stay"}
    assert table.why_not(0, "go G1") == "3.7"
    assert kinds(walk(table, "go F2")) == ["went", "turned", "slept"]


def test_the_airplane_carries_gold_to_the_ship_and_to_face_up_tiles() -> None:
    """§4.20, §5.2, §5.6"""
    table = at("empty airplane ? fortress empty", pirates=[["B2"]], coins={"B2": 1})
    walk(table, "1 C2 coin")
    assert {move for move in said(table) if move.endswith("coin")} == {"go B2 coin", "go F2 coin", "go A1 coin"}
    walk(table, "go A1 coin")
    assert table.scores == (1, 0)


def test_who_stays_by_the_airplane_has_lost_it_and_it_flies_only_once() -> None:
    """§4.20, §1.4"""
    table = at("down-airplane ? ?")
    assert kinds(walk(table, "1 B2", "stay"))[-1] == "stayed"
    assert (where(table, "A-1"), tile(table, "B2"), table.acting) == ("B2", "used airplane", (1,))
    idle(table)
    walk(table, "2 B2")
    assert table.acting == (1,)


def test_one_flies_into_a_fight_but_not_into_a_held_fortress() -> None:
    """§4.20, §6.1"""
    table = at("empty airplane empty fortress", pirates=[["B2"], ["D2", "E2"]])
    walk(table, "1 C2")
    assert "E2" not in goals(table)
    assert "fought" in kinds(walk(table, "go D2"))


def test_the_missionary_may_fly_as_well() -> None:
    """§4.20"""
    table = at("empty airplane ? ?", missionary={"place": "B2", "keeper": 0})
    walk(table, "missionary C2", "go E2")
    assert where(table, "missionary") == "E2"


def test_an_ally_s_ship_is_a_goal_of_a_flight() -> None:
    """§4.20, §13.2"""
    table = at("empty airplane ?", pirates=[["B2"]], teams="yes")
    walk(table, "1 C2")
    ships = table.position()["ships"]
    assert goals(table) - {"B2", "D2"} == {ships[0], ships[2]}


# §4.21 Cannon


@pytest.mark.parametrize(("facing", "goal"), [("n", "D1"), ("e", "G4"), ("s", "D7"), ("w", "A4")])
def test_the_cannon_shoots_straight_ahead_over_everything_into_the_sea(facing: str, goal: str) -> None:
    """§4.21"""
    tiles = {"D4": f"cannon/{facing}", "D3": "fortress", "E4": "down ogre", "D5": "ice", "C4": "crocodile"}
    table = at(*WIDE, tiles=tiles, pirates=[["C3"], ["D3", "D6"]])
    walk(table, "1 D4")
    assert (where(table, "A-1"), where(table, "B-1"), where(table, "B-2")) == (goal, "D3", "D6")
    assert tile(table, "E4") == "down ogre"


def test_a_coin_shot_into_open_sea_sinks() -> None:
    """§4.21, §5.5"""
    table = at("used-chest-1 cannon/e ?", pirates=[["B2"]], coins={"B2": 1})
    assert "sank" in kinds(walk(table, "1 C2 coin"))
    assert (where(table, "A-1"), table.position()["coins_lost"], coins(table)) == ("E2", 1, {})


def test_shot_aboard_ones_own_ship_one_brings_the_coin_home() -> None:
    """§4.21, §5.6"""
    table = at("used-chest-1 cannon/e ?", pirates=[["B2"]], coins={"B2": 1}, ships=["E2", "A1"])
    walk(table, "1 C2 coin")
    assert (where(table, "A-1"), table.scores) == ("E2", (1, 0))


def test_shot_onto_an_enemy_ship_one_dies_and_the_coin_is_lost() -> None:
    """§4.21, §5.7, §7.1"""
    table = at("used-chest-1 cannon/e ?", pirates=[["B2"]], coins={"B2": 1}, ships=["A1", "E2"])
    assert first(walk(table, "1 C2 coin"), "died")["cause"] == "enemy-ship"
    assert (table.scores, table.position()["coins_lost"]) == ((0, 0), 1)


def test_shot_onto_a_swimming_enemy_one_kills_him_unless_the_missionary_swims_there() -> None:
    """§4.21, §6.3"""
    table = at("empty cannon/e ?", pirates=[["B2"], ["E2"]])
    assert first(walk(table, "1 C2"), "died") == {"seat": 1, "pirate": "B-1", "cause": "sea-fight"}
    table = at("empty cannon/e ?", pirates=[["B2"], ["E2"]], missionary={"place": "E2", "keeper": 1})
    assert "died" not in kinds(walk(table, "1 C2"))


def test_the_cannon_shoots_every_visitor() -> None:
    """§4.21"""
    table = at("empty cannon/e ?", pirates=[["B2", "B2"]], ships=["A1", "A3"])
    for pirate in "12":
        walk(table, f"{pirate} C2")
        idle(table)
    assert where(table, "A-1") == where(table, "A-2") == "E2"


# §4.22 Smoke


def test_the_rulebooks_example_red_black_white() -> None:
    """§4.22: Red finds it; White plays Black's turn, Red White's, Black Red's; then Black plays his own."""
    table = at("down-smoke ? ?", seats=3)
    red, black, white = 0, 1, 2
    assert "smoked" in kinds(walk(table, "1 B2"))
    players = []
    for _ in range(5):
        players.append((table.position()["turn"], table.acting[0]))
        idle(table)
    assert players == [(black, white), (white, red), (red, black), (black, black), (white, white)]


def test_with_two_seats_each_plays_the_others_next_turn() -> None:
    """§4.22"""
    table = at("down-smoke ? ?")
    walk(table, "1 B2")
    players = []
    for _ in range(4):
        players.append((table.position()["turn"], table.acting[0]))
        idle(table)
    assert players == [(1, 0), (0, 1), (1, 1), (0, 0)]


def test_in_smoke_one_moves_the_pieces_of_the_seat_whose_turn_it_is() -> None:
    """§4.22"""
    table = at("empty empty ?", pirates=[["B2"], ["C2"]], smoke=2, turn=0)
    assert table.acting == (1,)
    assert table.moves(0) == []
    assert table.why_not(0, "1 C2") == "4.22"
    told = walk(table, "1 C2")
    assert first(told, "fought") == {"seat": 0, "pirate": "A-1", "cell": "C2"}


def test_what_is_found_in_smoke_belongs_to_the_seat_whose_turn_it_is() -> None:
    """§4.22"""
    table = at("down-bottle-2 ?", smoke=2)
    walk(table, "1 B2")
    assert table.position()["bottles"] == [2, 0]
    table = at("down-missionary ?", smoke=2)
    walk(table, "1 B2")
    assert table.position()["missionary"]["keeper"] == 0
    table = at("down-den empty ?", smoke=2)
    walk(table, "1 B2")
    assert table.position()["bear"]["seat"] == 0
    table = at("used-chest-1 ?", pirates=[["B2"]], coins={"B2": 1}, smoke=2)
    walk(table, "1 A1 coin")
    assert table.scores == (1, 0)


def test_no_bottle_is_opened_in_smoke() -> None:
    """§4.22, §9.4"""
    table = at("empty pit ?", pirates=[["C2"], ["C2"]], trapped=["A-1"], bottles=[2, 2], smoke=2)
    idle(table)
    assert (table.position()["turn"], table.position()["bottles"]) == (1, [2, 2])


def test_a_second_smoke_starts_the_round_anew_and_it_smokes_once() -> None:
    """§4.22, §1.4"""
    table = at("down-smoke ? ?", smoke=1, seats=3)
    assert table.acting == (1,)
    walk(table, "1 B2")
    assert (table.position()["smoke"], table.acting) == (3, (2,))
    idle(table, 3)
    assert "smoke" not in table.position()
    table = at("used-smoke ?")
    walk(table, "1 B2")
    assert "smoke" not in table.position()


# §4.23 Bear's den


def test_the_bear_wakes_mauls_his_waker_and_takes_a_step() -> None:
    """§4.23, §8.1"""
    table = at("empty down-den empty empty ?", pirates=[["B2"], ["E2"]])
    assert kinds(walk(table, "1 C2")) == ["went", "turned", "bear-woke", "mauled", "sent-home", "bear-walked"]
    assert where(table, "A-1") == "A1"
    assert table.position()["bear"] == {"cell": "D2", "seat": 0, "rests": False}


def test_in_the_turn_he_woke_the_bear_takes_no_second_step() -> None:
    """§4.23, §8.1"""
    table = at("empty down-den empty empty empty empty ?", pirates=[["B2"], ["G2"]])
    assert kinds(walk(table, "1 C2")).count("bear-walked") == 1
    idle(table)
    assert table.position()["bear"]["cell"] == "D2"
    idle(table)
    assert table.position()["bear"]["cell"] == "E2"


def test_with_nobody_on_land_he_sits_down_where_he_woke() -> None:
    """§4.23, §8.2"""
    table = at("down-den ?")
    assert kinds(walk(table, "1 B2"))[-1] == "bear-sat"
    assert table.position()["bear"]["cell"] == "B2"


def test_the_den_is_empty_afterwards_and_a_second_den_is_an_empty_tile() -> None:
    """§4.23, §1.4"""
    table = at("down-den empty empty ?", bear={"cell": "D2", "seat": 1})
    assert kinds(walk(table, "1 B2")) == ["went", "turned"]
    assert (tile(table, "B2"), table.position()["bear"]["seat"]) == ("used den", 1)


# §4.24 Missionary


def test_the_missionary_joins_the_seat_that_found_him() -> None:
    """§4.24"""
    table = at("down-missionary ? ?")
    assert "missionary-found" in kinds(walk(table, "1 B2"))
    assert table.position()["missionary"] == {"place": "B2", "keeper": 0, "converted": False}
    assert said(table, "missionary") == []
    idle(table)
    assert goals(table, "missionary") == {"A1", "C2"}


def test_there_is_one_missionary_and_a_second_is_an_empty_tile() -> None:
    """§4.24, §1.4"""
    table = at("down-missionary empty ?", missionary={"place": "C2", "keeper": 1})
    walk(table, "1 B2")
    assert table.position()["missionary"] == {"place": "C2", "keeper": 1, "converted": False}


# §4.25 Earthquake


def test_the_finder_must_swap_two_tiles_face_down_or_up_as_they_lie() -> None:
    """§4.25"""
    table = at("down-earthquake down-ogre arrow/e empty", "empty empty empty empty", coins={"E3": 1})
    walk(table, "1 B2")
    assert goals(table, "shake") == {"C2", "D2", "E2", "B3", "C3", "D3"}
    assert len(said(table)) == 6
    walk(table, "shake C2")
    assert "C2" not in goals(table, "shake")
    walk(table, "shake D2")
    assert (tile(table, "C2"), tile(table, "D2")) == ("arrow/e", "down ogre")
    assert (tile(table, "B2"), table.acting) == ("used earthquake", (1,))


def test_tiles_with_a_piece_a_coin_or_the_bear_do_not_move() -> None:
    """§4.25"""
    table = at(
        "down-earthquake empty empty empty empty labyrinth-2 empty ?",
        pirates=[[], ["C2"]],
        missionary={"place": "D2", "keeper": 1},
        bear={"cell": "E2", "seat": 1},
        coins={"F2": 1, "G2/2": 1},
    )
    walk(table, "1 B2")
    assert goals(table, "shake") == {"H2", "I2"}


def test_with_fewer_than_two_free_tiles_nothing_shakes() -> None:
    """§4.25"""
    table = at("down-earthquake ? empty", pirates=[[], ["D2"]])
    walk(table, "1 B2")
    assert table.acting == (1,)


def test_what_was_seen_travels_with_the_tile_and_so_does_its_back() -> None:
    """§4.25, §4.14"""
    table = at("down-earthquake down-chest-3 ? empty", backs="BFMB", peeked_by={"C2": ["B"]})
    walk(table, "1 B2", "shake C2", "shake D2")
    position = table.position()
    assert (position["tiles"]["D2"], position["peeked_by"]) == ("down chest-3", {"D2": [1]})
    assert position["backs"] == {"C2": "mountain", "D2": "forest"}


def test_the_earth_shakes_once_and_in_smoke_the_chooser_decides() -> None:
    """§4.25, §4.22, §1.4"""
    table = at("down-earthquake ? ?", smoke=2)
    walk(table, "1 B2")
    assert table.acting == (1,)
    walk(table, "shake C2", "shake D2")
    idle(table)
    walk(table, "2 B2")
    assert table.acting == (1,)


# §4.26 Labyrinth


@pytest.mark.parametrize("spaces", [2, 3, 4, 5])
def test_a_labyrinth_takes_a_move_for_every_space_and_is_left_from_the_last(spaces: int) -> None:
    """§4.26"""
    table = at(f"empty labyrinth-{spaces} ?", pirates=[["B2"]])
    for space in range(1, spaces + 1):
        walk(table, "1 C2" if space == 1 else "1 on")
        assert where(table, "A-1") == ("C2" if space == 1 else f"C2/{space}")
        idle(table)
        if space < spaces:
            assert said(table, "1") == ["1 on"]
            assert table.why_not(0, "1 B2") == "4.26"
    assert goals(table, "1") == {"B2", "D2"}


def test_every_visit_to_a_labyrinth_begins_on_its_first_space() -> None:
    """§4.26"""
    table = at("empty labyrinth-2 ?", pirates=[["C2/2"]])
    walk(table, "1 B2")
    idle(table)
    walk(table, "1 C2")
    assert where(table, "A-1") == "C2"


def test_pirates_of_different_crews_stand_on_different_spaces() -> None:
    """§4.26, §6.2"""
    table = at("empty labyrinth-3 ?", pirates=[["B2"], ["C2/2", "C2/3"]])
    assert kinds(walk(table, "1 C2")) == ["went"]
    assert (where(table, "A-1"), where(table, "B-1")) == ("C2", "C2/2")


def test_coins_lie_on_the_space_where_they_were_left() -> None:
    """§4.26, §5.1"""
    table = at("empty labyrinth-3 ?", pirates=[["B2"]], coins={"B2": 1, "C2/2": 1})
    walk(table, "1 C2 coin")
    assert coins(table) == {"C2": 1, "C2/2": 1}
    idle(table)
    assert set(said(table, "1")) == {"1 on", "1 on coin"}
    walk(table, "1 on")
    idle(table)
    walk(table, "1 on coin")
    assert coins(table) == {"C2": 1, "C2/3": 1}
    idle(table)
    walk(table, "1 B2 coin")
    assert coins(table) == {"C2": 1, "B2": 1}


def test_a_coin_on_another_space_of_the_labyrinth_is_out_of_reach() -> None:
    """§4.26, §5.1"""
    for man, coin in (("C2/2", "C2"), ("C2", "C2/2")):
        table = at("empty labyrinth-3 ?", pirates=[[man]], coins={coin: 1})
        assert said(table, "1") == ["1 on"]
        assert table.why_not(0, "1 on coin") == "5.1"


# §4.27 Ogre


def test_the_ogre_eats_every_visitor() -> None:
    """§4.27, §7.1"""
    table = at("down-ogre ?")
    assert first(walk(table, "1 B2"), "died") == {"seat": 0, "pirate": "A-1", "cause": "ogre"}
    idle(table)
    walk(table, "2 B2")
    assert (where(table, "A-1"), where(table, "A-2")) == ("dead", "dead")


def test_the_ogre_eats_the_coin_too_if_it_is_dragged_along() -> None:
    """§4.27, §5.7"""
    table = at("used-chest-2 ogre ?", pirates=[["B2", "B2"]], coins={"B2": 2})
    told = walk(table, "1 C2 coin")
    assert first(told, "ate-coin") == {"coins": 1}
    assert (coins(table), table.position()["coins_lost"]) == ({"B2": 1}, 1)
    idle(table)
    walk(table, "2 C2")
    assert (coins(table), table.position()["coins_lost"]) == ({"B2": 1}, 1)


def test_the_ogre_eats_the_missionary_for_good() -> None:
    """§4.27, §9.1"""
    table = at("empty ogre ?", missionary={"place": "B2", "keeper": 0})
    walk(table, "missionary C2")
    assert where(table, "missionary") == "dead"


# §4.28 Fortress


def test_while_a_pirate_is_in_the_fortress_enemies_cannot_enter_but_friends_can() -> None:
    """§4.28"""
    table = at("fortress empty ?", pirates=[["C2"], ["B2"]])
    assert table.why_not(0, "1 B2") == "4.28"
    table = at("fortress empty ?", pirates=[["C2", "B2"]])
    assert "1 B2" in said(table)
    table = at("fortress empty ?", pirates=[["C2"]])
    assert "1 B2" in said(table)


def test_out_of_the_fortress_one_may_attack() -> None:
    """§4.28, §6.1"""
    table = at("fortress empty ?", pirates=[["B2"], ["C2"]])
    assert "fought" in kinds(walk(table, "1 C2"))


def test_gold_stays_out_of_the_fortress() -> None:
    """§4.28, §5.3"""
    table = at("fortress used-chest-1 ?", pirates=[["C2"]], coins={"C2": 1})
    assert table.why_not(0, "1 B2 coin") == "5.3"


def test_a_missionary_enters_a_held_fortress_and_alone_bars_nobody() -> None:
    """§4.28, §9.1"""
    table = at("fortress empty ?", pirates=[[], ["B2"]], missionary={"place": "C2", "keeper": 0})
    assert "missionary B2" in said(table)
    table = at("fortress empty ?", pirates=[["C2"]], missionary={"place": "B2", "keeper": 1})
    assert "1 B2" in said(table)
    table = at("fortress empty ?", pirates=[["C2"], ["B2"]], missionary={"place": "B2", "keeper": 1})
    assert table.why_not(0, "1 B2") == "4.28"


# The edges of the tiles


CLOSED = {"jungle", "shrine", "fortress"}
OPEN = {
    "empty", "arrow", "arrow-diagonal", "arrows-2", "arrows-2-diagonal", "arrows-3", "arrows-4", "arrows-4-diagonal", "barrel",
    "used-chest-1", "horse", "ice", "pit", "used-bottle-1", "crocodile", "bank", "caramba", "used-lighthouse", "balloon",
    "used-musket", "crossroads", "trampoline", "airplane", "cannon", "used-smoke", "used-den", "used-missionary",
    "used-earthquake", "labyrinth-2", "labyrinth-5", "ogre",
}  # fmt: skip


@pytest.mark.parametrize("kind", sorted(CLOSED | OPEN))
def test_gold_may_be_dragged_to_every_face_up_tile_that_is_not_closed_to_it(kind: str) -> None:
    """§5.3, §5.2"""
    table = at(f"empty {kind}", pirates=[["B2"]], coins={"B2": 1})
    assert ("1 C2 coin" in said(table)) == (kind in OPEN)
    assert "1 C2" in said(table)
    table = at(f"empty down-{kind.removeprefix('used-')}", pirates=[["B2"]], coins={"B2": 1})
    assert table.why_not(0, "1 C2 coin") == "5.2"


def test_who_is_born_again_and_where_is_told() -> None:
    """§4.17"""
    table = at("empty shrine down-empty", pirates=[["C2", "dead"], []])
    assert first(walk(table, "revive 2"), "revived") == {"seat": 0, "pirate": "A-2", "cell": "C2"}
