"""Setting out, the turn, and the sea around the island."""

from __future__ import annotations

import pytest

import doubloon

from .tables import GAME, at, coins, first, goals, idle, kinds, said, tile, until, walk, where

BEACHES = {"empty", "arrow", "arrow-diagonal", "arrows-2", "chest-1", "bottle-1", "crocodile", "balloon"}
"""What lies under the beaches of box 1."""
RING = ["A1", "B1", "C1", "D1", "E1", "E2", "E3", "D3", "C3", "B3", "A3", "A2"]
"""The sea around three tiles in a row, clockwise."""


def phase(table: doubloon.Table) -> str:
    return table.position()["phase"]


# §2 Setting out


def test_the_island_is_laid_face_down_and_nobody_knows_which_tile_lies_where() -> None:
    """§2.1"""
    assert GAME.start(2, "laid").position()["tiles"] == {}
    found = set()
    for seed in range(40):
        table = GAME.start(2, str(seed))
        walk(table, "ship D1", "ship D8", "1 D2")
        found.add(tile(table, "D2").split()[-1].partition("/")[0])
    assert len(found) > 4
    assert found <= BEACHES


def test_some_tiles_of_each_back_stay_out() -> None:
    """§2.1: of two tiles in the box for one place, either may come."""
    found = [first(walk(at("?", box="pit, barrel", seed=seed), "1 B2"), "turned")["tile"] for seed in range(16)]
    assert {"pit", "barrel"} == set(found)


def test_chance_names_the_first_seat() -> None:
    """§2.2"""
    assert {GAME.start(4, str(seed)).acting[0] for seed in range(16)} == {0, 1, 2, 3}
    assert first(GAME.start(4, "first").events(None), "began") == {"seat": GAME.start(4, "first").acting[0]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ships_are_brought_in_clockwise_and_in_that_order_they_play(seats: int) -> None:
    """§2.2, §3.1"""
    table = GAME.start(seats, "order")
    begun = table.acting[0]
    order = [(begun + n) % seats for n in range(seats)]
    placed = []
    for _ in range(seats):
        placed.append(table.acting[0])
        assert phase(table) == "place"
        assert table.why_not((table.acting[0] + 1) % seats, said(table)[0]) == "2.2"
        walk(table, said(table)[0])
    assert placed == order
    played = []
    for _ in range(2 * seats):
        played.append(table.acting[0])
        idle(table)
    assert played == order * 2


def test_a_ship_starts_on_the_sea_beside_a_beach() -> None:
    """§2.3"""
    table = at("? ? ?", backs="BFM", ships=[None, None])
    assert goals(table, "ship") == {"B1", "A2", "B3"}
    assert table.why_not(0, "ship A1") == "2.3"
    assert table.why_not(0, "ship C1") == "2.3"
    assert table.why_not(0, "ship B2") == "2.3"


def test_where_backs_are_plain_every_shore_is_a_beach() -> None:
    """§2.3, §1.2"""
    table = at("? ? ?", ships=[None, None])
    assert goals(table, "ship") == set(RING) - {"A1", "E1", "E3", "A3"}


def test_a_ship_does_not_touch_another_by_side_or_corner() -> None:
    """§2.4"""
    table = at("? ? ?", ships=[None, None])
    walk(table, "ship B1")
    assert goals(table, "ship") == set(RING) - {"A1", "E1", "E3", "A3"} - {"A2", "B1", "C1"}
    assert table.why_not(1, "ship C1") == "2.4"
    assert table.why_not(1, "ship A2") == "2.4"
    assert table.why_not(1, "ship B1") == "2.3"


def test_where_no_other_berth_is_left_ships_may_touch() -> None:
    """§2.4"""
    table = at("? ? ?", backs="BFM", ships=[None, None])
    walk(table, "ship A2")
    assert goals(table, "ship") == {"B1", "B3"}


@pytest.mark.parametrize("island", [1, 2, 3, 4, "classic"])
def test_on_our_islands_a_clear_berth_is_left_for_the_fourth_ship(island: int | str) -> None:
    """§2.4"""
    for seed in range(5):
        table = GAME.start(4, str(seed), island=island)
        for nth in range(4):
            berths = said(table)
            assert berths
            taken = [cell for cell in table.position()["ships"] if cell]
            for berth in berths:
                assert all(apart(berth.split()[1], other) > 1 for other in taken)
            walk(table, berths[(seed * 7 + nth * 3) % len(berths)])


def apart(one: str, other: str) -> int:
    """King's steps between two cells."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:])))


def test_all_pirates_begin_aboard() -> None:
    """§2.5, §1.5"""
    table = GAME.start(2, "aboard")
    begun = table.acting[0]
    walk(table, "ship D1", "ship D8")
    crews = table.position()["crews"]
    assert (crews[begun], crews[1 - begun]) == (["D1"] * 3, ["D8"] * 3)


# §3 A turn


def test_a_turn_is_one_action_and_then_the_next_seat_clockwise() -> None:
    """§3.1"""
    table = at("empty empty ?", pirates=[["B2"], ["C2"], []], seats=3)
    for turn, move in ((0, "1 B1"), (1, "1 B2"), (2, None)):
        assert table.acting == (turn,)
        assert table.why_not((turn + 1) % 3, "1 B2") == "3.1"
        if move and move in said(table):
            walk(table, move)
        else:
            idle(table)
    assert table.acting == (0,)


def test_the_missionary_may_be_moved_instead_of_a_pirate_by_his_keeper_only() -> None:
    """§3.1"""
    table = at("empty empty ?", missionary={"place": "B2", "keeper": 0})
    assert "missionary C2" in said(table)
    walk(table, "missionary C2")
    assert table.acting == (1,)
    assert table.why_not(1, "missionary B2") == "9.1"


@pytest.mark.parametrize("aboard", [0, 1, 2, 3])
def test_a_ship_sails_up_to_as_many_spaces_as_own_pirates_are_aboard(aboard: int) -> None:
    """§3.2"""
    ashore = ["C2"] * (3 - aboard)
    table = at("empty empty ?", pirates=[ashore, []], ships=["A2", "E2"])
    here = RING.index("A2")
    reach = {RING[(here + step * way) % len(RING)] for step in range(1, aboard + 1) for way in (1, -1)}
    assert goals(table, "sail") == reach
    if aboard < 3:
        assert table.why_not(0, "sail C1" if aboard else "sail A1") == "3.2"


def test_all_aboard_sail_along() -> None:
    """§3.2"""
    table = at("empty empty ?", pirates=[["B2"]], missionary={"place": "A1", "keeper": 0})
    walk(table, "sail C1")
    assert table.position()["ships"][0] == "C1"
    assert [where(table, name) for name in ("A-1", "A-2", "A-3", "missionary")] == ["B2", "C1", "C1", "C1"]


def test_neither_the_missionary_nor_an_ally_sails_a_ship() -> None:
    """§3.2"""
    table = at("empty empty ?", pirates=[["B2", "B2", "B2"]], missionary={"place": "A1", "keeper": 0})
    assert goals(table, "sail") == set()
    table = at("empty empty ?", pirates=[["B2", "B2", "B2"], [], ["A1"]], teams="yes")
    assert goals(table, "sail") == set()
    table = at("empty empty ?", pirates=[["B2", "B2", "B2"]], missionary={"place": "A1", "keeper": 0, "converted": True})
    assert goals(table, "sail") == {"B1", "A2"}


@pytest.mark.parametrize(("ships", "goal"), [(["A2", "A1"], "B1"), (["A2", "A1", "B1"], "C1"), (["A2", "A1", "B1", "C1"], "D1")])
def test_a_row_of_ships_is_jumped_in_one_space_of_the_move(ships: list[str], goal: str) -> None:
    """§3.3"""
    table = at("empty empty ?", pirates=[["C2", "C2"]], ships=ships, seats=max(2, len(ships)))
    assert goals(table, "sail") == {goal, "A3"}
    walk(table, f"sail {goal}")
    assert table.position()["ships"][0] == goal


def test_with_a_bigger_crew_a_ship_sails_on_behind_those_it_jumped() -> None:
    """§3.3, §3.2"""
    table = at("empty empty ?", ships=["A2", "A1", "C1"], seats=3)
    assert goals(table, "sail") == {"B1", "D1", "E1", "A3", "B3", "C3"}


def test_swimmers_of_the_crew_and_its_allies_climb_aboard_also_in_passing() -> None:
    """§3.4"""
    table = at("empty empty ?", pirates=[["B1"], ["E1"], ["C1"]], ships=["A1", "E3", "A3", "E2"], teams="yes")
    told = walk(table, "sail C1")
    assert kinds(told).count("taken-aboard") == 2
    assert (where(table, "A-1"), where(table, "C-1"), where(table, "B-1")) == ("C1", "C1", "E1")


def test_swimmers_taken_aboard_in_passing_make_the_ship_no_faster_in_that_move() -> None:
    """§3.4, §3.2"""
    table = at("empty empty ?", pirates=[["B1", "B1"]], ships=["A1", "E3"])
    assert goals(table, "sail") == {"B1", "A2"}
    walk(table, "sail B1")
    assert [where(table, name) for name in ("A-1", "A-2", "A-3")] == ["B1", "B1", "B1"]
    walk(table, "sail E2")
    assert goals(table, "sail") == {"A1", "A2", "A3", "C1", "D1", "E1"}


def test_other_swimmers_die_under_a_ship_also_in_passing() -> None:
    """§3.4, §7.1"""
    table = at("empty empty ?", pirates=[[], ["B1", "C1", "D1"]], ships=["A1", "E3"])
    told = walk(table, "sail C1")
    assert [event.args for event in told if event.kind == "died"] == [
        {"seat": 1, "pirate": pirate, "cause": "overrun"} for pirate in ("B-1", "B-2")
    ]
    assert [where(table, name) for name in ("B-1", "B-2", "B-3")] == ["dead", "dead", "D1"]


@pytest.mark.parametrize("goal", ["A3", "C1"])
def test_a_ship_sails_the_shorter_way_and_swimmers_on_the_other_live(goal: str) -> None:
    """§3.2, §3.4"""
    table = at("empty down-empty", pirates=[[], ["D2"]], ships=["A1", "D3"])
    walk(table, f"sail {goal}")
    assert where(table, "B-1") == "D2"


def test_a_missionary_of_another_seat_dies_under_a_ship_too() -> None:
    """§3.4"""
    table = at("empty empty ?", missionary={"place": "B1", "keeper": 1})
    walk(table, "sail B1")
    assert where(table, "missionary") == "dead"


def test_on_land_a_pirate_steps_to_one_of_the_eight_places_around() -> None:
    """§3.5"""
    table = at(*["empty empty empty empty"] * 4, pirates=[["C3"]])
    assert goals(table, "1") == {"B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"}
    assert table.why_not(0, "1 E5") == "3.5"
    assert table.why_not(0, "1 C3") == "3.5"


@pytest.mark.parametrize(
    ("ship", "landings"), [("A1", {"B2"}), ("B1", {"B2", "C2"}), ("C1", {"B2", "C2", "D2"}), ("E2", {"D2", "D3"})]
)
def test_from_a_ship_a_pirate_may_only_land_on_the_tiles_around(ship: str, landings: set[str]) -> None:
    """§3.6"""
    table = at("? ? ?", "? ? ?", ships=[ship, "A4"])
    assert goals(table, "1") == landings


def test_nobody_dives_from_a_ship_or_steps_to_another() -> None:
    """§3.6"""
    table = at("? ? ?", ships=["B1", "C1", "A1", "E3"], teams="yes")
    assert goals(table, "1") == {"B2", "C2"}
    for cell in ("A1", "C1"):
        assert table.why_not(0, f"1 {cell}") == "3.6"


def test_one_attacks_when_landing() -> None:
    """§3.6, §6.1"""
    table = at("empty ?", pirates=[[], ["B2"]])
    assert "fought" in kinds(walk(table, "1 B2"))


@pytest.mark.parametrize("ship", ["A1", "B1", "C1", "A2", "A3", "B3", "C3"])
def test_from_land_one_steps_aboard_ones_own_ship_on_any_side(ship: str) -> None:
    """§3.7"""
    table = at("empty empty ?", pirates=[["B2"]], ships=[ship, "E2"])
    assert f"1 {ship}" in said(table)
    walk(table, f"1 {ship}")
    assert where(table, "A-1") == ship


def test_nobody_goes_into_the_sea_or_onto_an_enemy_ship_of_his_own_free_will() -> None:
    """§3.7"""
    table = at("empty ?", pirates=[["B2"]], ships=["D3", "A1"])
    assert goals(table, "1") == {"C2"}
    assert table.why_not(0, "1 A2") == "3.7"
    assert table.why_not(0, "1 A1") == "3.7"


def test_from_land_one_may_board_an_allys_ship() -> None:
    """§3.7, §13.2"""
    table = at("empty ?", pirates=[["B2"]], ships=["D1", "A1", "A2", "D3"], teams="yes")
    assert goals(table, "1") == {"C2", "A2"}


def test_a_swimmer_moves_one_space_along_the_coast_round_corners_too() -> None:
    """§3.8"""
    table = at("empty empty ?", pirates=[["B1"]], ships=["E3", "A3"])
    assert goals(table, "1") == {"A1", "C1"}
    walk(table, "1 A1")
    idle(table)
    assert goals(table, "1") == {"A2", "B1"}


def test_a_swimmer_cannot_go_ashore() -> None:
    """§3.8"""
    table = at("empty empty ?", pirates=[["B1"]], ships=["E3", "A3"])
    for cell in ("B2", "C2", "A2"):
        assert table.why_not(0, f"1 {cell}") == "3.8"


def test_a_swimmer_climbs_aboard_a_friendly_ship() -> None:
    """§3.8"""
    table = at("empty empty ?", pirates=[["B1"]], ships=["A1", "E1"])
    walk(table, "1 A1")
    assert where(table, "A-1") == "A1"
    idle(table)
    assert goals(table, "1") == {"B2"}
    table = at("empty empty ?", pirates=[["B1"]], ships=["E3", "E1", "A1", "A3"], teams="yes")
    walk(table, "1 A1")
    assert where(table, "A-1") == "A1"


def test_swimming_into_an_enemy_ship_is_allowed_and_death() -> None:
    """§3.8, §7.1"""
    table = at("empty empty ?", pirates=[["B1"]], ships=["E3", "A1"])
    assert first(walk(table, "1 A1"), "died")["cause"] == "enemy-ship"


def test_swimming_into_the_first_seat_s_ship_is_death_too() -> None:
    """§3.8, §7.1"""
    table = at("empty down-empty", pirates=[[], ["B1"]], ships=["A1", "D3"], turn=1)
    walk(table, "1 A1")
    assert where(table, "B-1") == "dead"


def test_a_swimmer_attacks_swimmers_and_they_all_die() -> None:
    """§3.8, §6.3"""
    table = at("empty empty ?", pirates=[["B1"], ["C1", "C1"]])
    assert kinds(walk(table, "1 C1")).count("died") == 2
    assert where(table, "A-1") == "C1"


def test_whoever_can_do_nothing_passes() -> None:
    """§3.9"""
    table = at("pit barrel ?", pirates=[["B2", "C2", "dead"]], trapped=["A-1"], asleep={"A-2": 1})
    assert said(table) == ["pass"]
    walk(table, "pass")
    assert table.acting == (1,)
    idle(table)
    assert "pass" not in said(table)
    assert "2 D2" in said(table)


@pytest.mark.parametrize(
    "position",
    [
        {"pirates": [["B2", "dead", "dead"]]},
        {"pirates": [["A1", "dead", "dead"]]},
        {"pirates": [["C2", "dead", "dead"]]},
        {"pirates": [["dead"] * 3], "missionary": {"place": "B2", "keeper": 0}},
        {"pirates": [["D2", "dead", "dead"], ["B2", "B2", "B2"]]},
        {"pirates": [["B1", "dead", "dead"]]},
    ],
)
def test_nobody_passes_who_can_act(position: dict) -> None:
    """§3.9: a step, a sail, a space of a labyrinth, the missionary, reviving, a stroke."""
    table = at("empty labyrinth-3 shrine ?", ships=["A1", "F1"], **position)
    assert said(table)
    assert table.why_not(0, "pass") == "3.9"


def test_reviving_is_an_action_where_nothing_else_can_be_done() -> None:
    """§3.9, §4.17"""
    table = at(
        "shrine", "empty", pirates=[["B2", "dead", "dead"], ["B3"]], ships=["A4", "C4"], missionary={"place": "B2", "keeper": 1}
    )
    assert "1 B3" not in said(table)
    assert said(table) == ["revive 2", "revive 3"]


def test_a_pirate_with_every_neighbour_barred_cannot_move() -> None:
    """§3.9"""
    table = at("empty fortress", pirates=[["B2", "dead", "dead"], ["C2"]], ships=["D3", "D1"], coins={"B2": 1})
    assert said(table) == ["pass"]


def test_a_chain_is_one_move_and_every_tile_in_it_acts() -> None:
    """§3.10"""
    table = at("arrow/e ice down-caramba ?", pirates=[["A2"]], ships=["A2", "F1"])
    assert kinds(walk(table, "1 B2")) == ["went", "went", "went", "turned", "shouted"]
    table = at("arrow/e trampoline empty chest-2 ?", ships=["A2", "G1"])
    told = walk(table, "1 B2")
    assert "found-coins" not in kinds(told)
    walk(table, "go E2")
    assert (coins(table), table.acting) == ({"E2": 2}, (1,))


def test_in_a_chain_a_fight_is_a_fight() -> None:
    """§3.10, §6.1"""
    table = at("arrow/e empty ?", pirates=[[], ["C2"]])
    assert kinds(walk(table, "1 B2")) == ["went", "went", "fought", "sent-home"]


def test_nobody_does_anything_else_while_a_chain_is_under_way() -> None:
    """§3.10"""
    table = at("empty arrows-2/e ?", pirates=[["B2"]])
    walk(table, "1 C2")
    assert (phase(table), table.acting) == ("go", (0,))
    assert table.why_not(0, "2 B2") == "3.10"
    assert table.why_not(0, "stay") == "3.10"
    assert table.why_not(0, "go C1") == "3.10"


def test_a_long_chain_goes_on_to_its_end() -> None:
    """§3.10"""
    rows = ["arrow/e " * 10 + "arrow/s", "arrow/s " + "arrow/w " * 10, "arrow/e " * 10 + "empty"]
    table = at(*rows)
    walk(table, "1 B2")
    while phase(table) == "go":
        assert len(said(table)) == 1
        walk(table, said(table)[0])
    assert where(table, "A-1") == "L4"


def test_two_arrows_that_face_each_other_are_death() -> None:
    """§3.11"""
    table = at("empty arrow/e arrow/w", pirates=[["B2"]], coins={"B2": 1})
    told = walk(table, "1 C2")
    assert first(told, "died")["cause"] == "cycle"
    assert kinds(told).count("went") == 3


def test_a_circle_of_four_arrows_is_death_once_the_same_step_would_come_again() -> None:
    """§3.11"""
    table = at("arrow/e arrow/s", "arrow/n arrow/w")
    told = walk(table, "1 B2")
    assert [event.args.get("cell") for event in told if event.kind == "went"] == ["B2", "C2", "C3", "B3", "B2"]
    assert first(told, "died")["cause"] == "cycle"


def test_coming_to_the_same_tile_again_is_no_circle_while_another_step_is_open() -> None:
    """§3.11"""
    table = at("empty arrows-2/e arrow/w ?", pirates=[["B2"]])
    told = walk(table, "1 C2", "go D2")
    assert (where(table, "A-1"), "died" in kinds(told)) == ("B2", False)


def test_a_horse_does_not_make_the_same_jump_twice() -> None:
    """§3.11"""
    wide = ("empty empty empty empty empty",) * 5
    table = at(*wide, tiles={"D4": "horse", "F5": "horse"}, pirates=[["C3"]])
    walk(table, "1 D4", "go F5", "go D4")
    assert "F5" not in goals(table)
    assert table.why_not(0, "go F5") == "3.11"


def test_a_step_of_an_earlier_turn_does_not_count() -> None:
    """§3.11"""
    table = at("empty arrow/w ?", pirates=[["B2"]], ships=["A1", "E1"])
    for _ in range(3):
        assert "died" not in kinds(walk(table, "1 C2"))
        idle(table)


CROCODILES = dict.fromkeys(("C2", "D2", "D3", "D4", "C4", "B4", "B3"), "crocodile")


def thrown(seed: int) -> list[doubloon.Told]:
    """What happens at crossroads among crocodiles, until he is out or dead."""
    table = at(*["empty empty empty"] * 3, tiles={"C3": "crossroads", **CROCODILES}, pirates=[["B2"]], seed=seed, coins={"B2": 1})
    told = walk(table, "1 C3")
    while phase(table) == "go":
        told += walk(table, said(table)[0])
    return told


def test_the_die_is_thrown_once_more_if_it_would_send_him_in_a_circle() -> None:
    """§3.11: with a second throw one in 36 dies at the second visit, without it one in six."""
    games = [thrown(seed) for seed in range(70)]
    early = [told for told in games if kinds(told).count("turned-back") == 1 and "died" in kinds(told)]
    back = [told for told in games if kinds(told).count("turned-back") >= 1]
    assert len(back) > 45
    assert len(early) < len(back) / 12
    for told in games:
        went = [event.args["cell"] for event in told if event.kind == "went"]
        steps = list(zip(["B2", *went], went, strict=False))
        assert len(set(steps)) == len(steps)


def test_no_chain_is_longer_than_sixty_four_steps() -> None:
    """§3.11: the longest road of arrows ends with a death, or in time."""
    rows = []
    for row in range(7):
        line = ["arrow/e"] * 10 + ["arrow/s"] if row % 2 == 0 else ["arrow/s"] + ["arrow/w"] * 10
        rows.append(" ".join(line))
    table = at(*rows)
    told = walk(table, "1 B2")
    while table.acting and phase(table) == "go":
        told += walk(table, said(table)[0])
    assert first(told, "died")["cause"] == "cycle"
    assert kinds(told).count("went") == 64


@pytest.mark.parametrize("closed", ["fortress", "shrine", "bank"])
def test_whoever_must_go_on_and_can_go_nowhere_dies(closed: str) -> None:
    """§3.12"""
    table = at(f"empty arrow/e {closed}", pirates=[["B2"], ["D2"]], coins={"B2": 1, **({"D2": 1} if closed == "bank" else {})})
    assert first(walk(table, "1 C2"), "died") == {"seat": 0, "pirate": "A-1", "cause": "no-way"}


def test_an_arrow_into_a_friends_fortress_is_no_death() -> None:
    """§3.12, §4.28"""
    table = at("empty arrow/e fortress", pirates=[["B2", "D2"]])
    walk(table, "1 C2")
    assert where(table, "A-1") == "D2"


def test_the_coin_of_one_who_is_sent_into_a_fortress_stays_on_the_arrow_and_he_goes_on() -> None:
    """§3.12, §5.3"""
    table = at("used-chest-1 arrow/e fortress", pirates=[["B2"]], coins={"B2": 1})
    walk(table, "1 C2 coin")
    assert (where(table, "A-1"), coins(table)) == ("D2", {"C2": 1})


@pytest.mark.parametrize("thrower", ["arrow/n", "ice", "cannon"])
def test_whom_a_tile_throws_into_the_sea_swims_there_or_is_aboard_his_ship(thrower: str) -> None:
    """§3.13"""
    for ship, onward in (("A4", {"A1", "C1"}), ("B1", {"B2", "C2"})):
        table = at(f"{thrower} empty", "empty empty", pirates=[["B3"]], ships=[ship, "D4"], coins={"C2": 1})
        walk(table, "1 B2")
        assert where(table, "A-1") == "B1"
        walk(table, "sail D3")
        assert goals(table, "1") == onward


def test_an_allys_ship_takes_up_whom_a_tile_throws_there_and_his_coin() -> None:
    """§3.13, §5.6"""
    table = at("used-chest-1 arrow/e", pirates=[["B2"]], coins={"B2": 1}, ships=["A1", "A3", "D2", "D3"], teams="yes")
    walk(table, "1 C2 coin", "go D2 coin")
    assert (where(table, "A-1"), table.position()["holds"]) == ("D2", [0, 0, 1, 0])


def test_whoever_is_thrown_into_the_sea_next_to_his_ship_needs_a_turn_to_climb_aboard() -> None:
    """§3.13, §3.8"""
    table = at("arrow/n ?", ships=["A1", "D1"])
    walk(table, "1 B2")
    assert where(table, "A-1") == "B1"
    idle(table)
    assert "1 A1" in said(table)


def test_crossroads_on_the_coast_throw_into_the_sea_too() -> None:
    """§3.13, §4.18"""

    def visited(seed: int) -> doubloon.Table:
        table = at("crossroads ?", ships=["A2", "D1"], seed=seed)
        walk(table, "1 B2")
        return table

    table = until(visited, lambda table: where(table, "A-1") == "B1")
    walk(table, "sail D2")
    assert goals(table, "1") == {"A1", "C1"}
