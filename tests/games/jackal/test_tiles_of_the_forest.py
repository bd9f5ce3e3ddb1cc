"""The tiles from crocodile to shrine."""

from __future__ import annotations

import pytest

from .tables import (
    AROUND,
    FURTHER,
    KNIGHTS,
    LONG,
    PLAIN,
    WIDE,
    at,
    coins,
    first,
    goals,
    idle,
    kinds,
    said,
    tile,
    until,
    walk,
    where,
)

# §4.10 Crocodile


def test_a_crocodile_met_on_landing_sends_him_back_to_the_ship() -> None:
    """§4.10"""
    table = at("crocodile ?")
    assert kinds(walk(table, "1 B2")) == ["went", "turned-back", "went"]
    assert (where(table, "A-1"), table.acting) == ("A1", (1,))


def test_a_crocodile_sends_him_back_to_the_tile_he_left() -> None:
    """§4.10"""
    table = at("empty crocodile ?", pirates=[["B2"]])
    for _ in range(2):
        walk(table, "1 C2")
        assert where(table, "A-1") == "B2"
        idle(table)


def test_the_coin_comes_back_too_or_stays_with_the_crocodile() -> None:
    """§4.10, §5.1"""
    for move, lying in (("go B2 coin", {"B2": 1}), ("go B2", {"C2": 1})):
        table = at("used-chest-1 crocodile ?", pirates=[["B2"]], coins={"B2": 1})
        walk(table, "1 C2 coin")
        assert said(table) == ["go B2", "go B2 coin"]
        walk(table, move)
        assert (where(table, "A-1"), coins(table)) == ("B2", lying)


def test_back_on_an_arrow_that_points_at_the_crocodile_is_death() -> None:
    """§4.10, §3.11"""
    table = at("empty arrow/e crocodile", pirates=[["B2"]])
    told = walk(table, "1 C2")
    assert first(told, "died") == {"seat": 0, "pirate": "A-1", "cause": "cycle"}
    assert where(table, "A-1") == "dead"


def test_back_on_arrows_he_takes_another_and_lives() -> None:
    """§4.10, §3.11"""
    table = at("empty arrows-2/e crocodile", pirates=[["B2"]])
    told = walk(table, "1 C2", "go D2")
    assert "died" not in kinds(told)
    assert where(table, "A-1") == "B2"
    table = at(*PLAIN, tiles={"C3": "arrows-4", "D3": "crocodile"}, pirates=[["B2"]])
    walk(table, "1 C3", "go D3")
    assert goals(table) == {"C2", "B3", "C4"}


def test_back_on_a_horse_or_a_trampoline_he_jumps_again_elsewhere() -> None:
    """§4.10"""
    table = at(*WIDE, tiles={"D4": "horse", "F5": "crocodile"}, pirates=[["C3"]])
    walk(table, "1 D4", "go F5")
    assert goals(table) == KNIGHTS - {"F5"}
    table = at(*WIDE, tiles={"D4": "trampoline", "F4": "crocodile"}, pirates=[["C3"]])
    walk(table, "1 D4", "go F4")
    assert goals(table) == {"D2", "D6", "B4"}


def test_back_at_the_crossroads_the_die_is_thrown_again() -> None:
    """§4.10, §4.18"""
    around = {cell: "crocodile" for cell in AROUND.values() if cell != "B2"}
    told = until(
        lambda seed: walk(at(*PLAIN, tiles={"C3": "crossroads", **around}, pirates=[["B2"]], seed=seed), "1 C3"),
        lambda told: "turned-back" in kinds(told),
    )
    assert kinds(told).count("rolled") > 1


def test_back_on_the_airplane_he_stays_its_fuel_is_gone() -> None:
    """§4.10, §4.20"""
    table = at("empty airplane empty empty crocodile ?", pirates=[["B2"]])
    walk(table, "1 C2", "go F2")
    assert (where(table, "A-1"), tile(table, "C2"), table.acting) == ("C2", "used airplane", (1,))


def test_back_from_the_crocodile_every_tile_acts_again() -> None:
    """§4.10, §3.10"""
    for before, news in (("barrel", "slept"), ("pit", "fell"), ("caramba", "shouted")):
        table = at(f"empty {before} crocodile ?", pirates=[["C2"]])
        assert kinds(walk(table, "1 D2")) == ["went", "turned-back", "went", news]
    table = at("empty labyrinth-3 crocodile ?", pirates=[["C2/3"]])
    walk(table, "1 D2")
    assert where(table, "A-1") == "C2"


# §4.11 Bank


def test_a_bank_has_room_for_one_pirate_and_no_friend_may_come() -> None:
    """§4.11"""
    for lying in ({}, {"C2": 1}):
        table = at("empty bank ?", pirates=[["C2", "B2"]], coins=lying)
        assert "C2" not in goals(table, "2")
        assert table.why_not(0, "2 C2") == "4.11"


def test_a_pirate_in_a_bank_with_a_coin_cannot_be_attacked() -> None:
    """§4.11"""
    table = at("empty bank ?", pirates=[["B2"], ["C2"]], coins={"C2": 1})
    assert table.why_not(0, "1 C2") == "4.11"


def test_a_pirate_in_a_bank_without_a_coin_is_attacked_as_anywhere() -> None:
    """§4.11, §6.1"""
    table = at("used-chest-1 bank ?", pirates=[["B2"], ["C2"]], coins={"B2": 1})
    assert table.why_not(0, "1 C2 coin") == "5.4"
    walk(table, "1 C2")
    assert (where(table, "A-1"), where(table, "B-1")) == ("C2", "E1")


def test_a_bank_without_a_pirate_is_open_to_all_with_gold_too() -> None:
    """§4.11"""
    table = at("used-chest-1 bank ?", pirates=[["B2"], []], coins={"B2": 1, "C2": 1})
    walk(table, "1 C2 coin")
    assert coins(table) == {"C2": 2}
    idle(table)
    assert "1 B2 coin" in said(table)


def test_who_is_sent_to_a_taken_bank_dies_and_the_missionary_takes_no_room() -> None:
    """§4.11, §3.12"""
    table = at("arrow/e bank ?", pirates=[["A1", "C2"]])
    assert first(walk(table, "1 B2"), "died")["cause"] == "no-way"
    table = at("empty bank ?", pirates=[["B2"]], missionary={"place": "C2", "keeper": 1})
    assert "1 C2" in said(table)
    table = at("empty bank ?", pirates=[["C2"]], missionary={"place": "B2", "keeper": 0})
    assert "missionary C2" in said(table)


# §4.12 Jungle


def test_in_the_jungle_crews_stand_side_by_side_and_nobody_is_attacked() -> None:
    """§4.12"""
    table = at("empty jungle ?", pirates=[["B2"], ["C2"]])
    assert kinds(walk(table, "1 C2")) == ["went"]
    assert where(table, "A-1") == where(table, "B-1") == "C2"


def test_out_of_the_jungle_one_attacks_as_usual() -> None:
    """§4.12, §6.1"""
    table = at("empty jungle ?", pirates=[["C2"], ["B2", "C2"]])
    assert "fought" in kinds(walk(table, "1 B2"))
    assert (where(table, "B-1"), where(table, "B-2")) == ("E1", "C2")


def test_gold_stays_out_of_the_jungle() -> None:
    """§4.12, §5.3"""
    table = at("used-chest-1 jungle ?", pirates=[["B2"]], coins={"B2": 1})
    assert table.why_not(0, "1 C2 coin") == "5.3"
    assert "1 C2" in said(table)


# §4.13 Caramba


def test_caramba_is_shouted_by_everybody_every_time_and_that_is_all() -> None:
    """§4.13"""
    table = at("down-caramba ?", pirates=[[], []])
    assert kinds(walk(table, "1 B2")) == ["went", "turned", "shouted"]
    idle(table)
    assert first(walk(table, "2 B2"), "shouted") == {"seat": 0, "pirate": "A-2"}
    assert where(table, "A-1") == where(table, "A-2") == "B2"


# §4.14 Lighthouse


def test_from_the_lighthouse_one_looks_at_up_to_four_tiles_one_after_another() -> None:
    """§4.14"""
    table = at("down-lighthouse down-pit down-ice", "down-ogre down-bank down-horse")
    walk(table, "1 B2")
    assert goals(table, "peek") == {"C2", "D2", "B3", "C3", "D3", "none"}
    told = walk(table, "peek B3", "peek C2")
    assert [event.args["tile"] for event in told if event.kind == "saw"] == ["ogre", "pit"]
    assert goals(table, "peek") == {"D2", "C3", "D3", "none"}
    walk(table, "peek D2", "peek C3")
    assert table.acting == (1,)
    assert table.position()["peeked_by"] == {cell: [0] for cell in ("B3", "C2", "C3", "D2")}
    assert tile(table, "B3") == "down ogre"


def test_one_may_stop_looking_early_and_with_fewer_tiles_left_one_sees_fewer() -> None:
    """§4.14"""
    table = at("down-lighthouse ? ? ? ?")
    walk(table, "1 B2", "peek none")
    assert (table.acting, tile(table, "B2")) == ((1,), "used lighthouse")
    table = at("down-lighthouse ? ?")
    walk(table, "1 B2", "peek C2", "peek D2")
    assert table.acting == (1,)
    table = at("down-lighthouse empty", coins={"C2": 1})
    walk(table, "1 B2")
    assert table.acting == (1,)


def test_what_is_seen_is_whispered_to_him_alone_and_how_tiles_will_point_nobody_learns() -> None:
    """§4.14"""
    table = at("down-lighthouse down-arrow ?", seats=4, teams="yes")
    walk(table, "1 B2", "peek C2")
    assert first(table.events(0), "saw") == {"seat": 0, "cell": "C2", "tile": "arrow"}
    for seat in (1, 2, 3, None):
        assert "saw" not in kinds(table.events(seat))
        assert "peeked" in kinds(table.events(seat))


def test_a_look_cannot_be_taken_back_even_at_a_tile_that_another_seat_has_seen() -> None:
    """§4.14: nothing is drawn, and yet one knows it now."""
    table = at("down-lighthouse down-pit ? ?", seen={"C2": ["B"]})
    walk(table, "1 B2", "peek C2")
    assert table.acting == (0,)
    assert not table.can_undo(0)
    walk(table, "peek none")
    assert table.can_undo(0)


def test_the_lighthouse_stands_once() -> None:
    """§4.14, §1.4"""
    table = at("down-lighthouse ? ? ?")
    walk(table, "1 B2", "peek C2", "peek none")
    idle(table)
    walk(table, "2 B2")
    assert table.acting == (1,)


def test_in_smoke_the_chooser_looks() -> None:
    """§4.14, §4.22"""
    table = at("down-lighthouse down-pit ?", smoke=2)
    assert table.acting == (1,)
    walk(table, "1 B2", "peek C2", "peek none")
    assert table.position()["peeked_by"] == {"C2": [1]}
    assert ("saw" in kinds(table.events(1)), "saw" in kinds(table.events(0))) == (True, False)


def test_the_tile_seen_is_the_tile_turned() -> None:
    """§4.14, §4.1"""
    for seed in range(6):
        table = at("down-lighthouse ? ?", box="barrel, pit", seed=seed)
        seen = first(walk(table, "1 B2", "peek C2", "peek none"), "saw")["tile"]
        idle(table)
        assert first(walk(table, "1 C2"), "turned")["tile"] == seen


# §4.15 Hot-air balloon


def test_the_balloon_takes_its_finder_straight_to_his_ship() -> None:
    """§4.15"""
    table = at("empty empty down-balloon ?", pirates=[["C2"]])
    assert kinds(walk(table, "1 D2")) == ["went", "turned", "lifted"]
    assert where(table, "A-1") == "A1"


def test_the_balloon_takes_gold_along_and_all_who_come_later() -> None:
    """§4.15, §5.6"""
    table = at("empty used-chest-2 balloon empty ?", pirates=[["C2"], ["E2"]], coins={"C2": 2})
    walk(table, "1 D2 coin")
    assert (where(table, "A-1"), table.scores, coins(table)) == ("A1", (1, 0), {"C2": 1})
    walk(table, "1 D2")
    assert where(table, "B-1") == "G1"


def test_the_balloon_takes_the_missionary_to_his_keepers_ship() -> None:
    """§4.15"""
    table = at("empty balloon ?", missionary={"place": "B2", "keeper": 0})
    walk(table, "missionary C2")
    assert where(table, "missionary") == "A1"


# §4.16 Musket


@pytest.mark.parametrize("way", LONG)
def test_the_musket_fires_in_eight_directions(way: str) -> None:
    """§4.16"""
    for far in (False, True):
        spots = FURTHER if far else dict(zip(LONG, ("D3", "E3", "E4", "E5", "D5", "C5", "C4", "C3"), strict=True))
        enter = next(cell for cell in ("C3", "E5") if cell != spots[way])
        table = at(*WIDE, tiles={"D4": "musket"}, pirates=[[enter], [spots[way]]])
        walk(table, "1 D4")
        assert said(table) == [f"fire {direction}" for direction in LONG.values()]
        told = walk(table, f"fire {LONG[way]}")
        assert first(told, "hit") == {"seat": 1, "pirate": "B-1"}
        assert where(table, "B-1") == "G1"


def test_only_the_nearest_is_hit_friend_or_foe() -> None:
    """§4.16"""
    table = at("empty musket empty empty empty", pirates=[["B2", "E2"], ["F2"]])
    walk(table, "1 C2", "fire east")
    assert (where(table, "A-2"), where(table, "B-1")) == ("A1", "F2")


def test_the_bullet_passes_over_those_nobody_can_attack() -> None:
    """§4.16"""
    table = at(
        "empty musket fortress jungle shrine bank empty empty",
        pirates=[["B2"], ["D2", "E2", "F2"], ["G2", "I2"]],
        coins={"G2": 1},
        seats=3,
    )
    walk(table, "1 C2", "fire east")
    assert [where(table, name) for name in ("B-1", "B-2", "B-3", "C-1", "C-2")] == [
        "D2",
        "E2",
        "F2",
        "G2",
        table.position()["ships"][2],
    ]


def test_the_bullet_passes_the_missionary_those_with_him_and_the_bear() -> None:
    """§4.16"""
    table = at(
        "empty musket empty empty empty empty",
        pirates=[["B2"], ["D2", "F2"]],
        missionary={"place": "D2", "keeper": 1},
        bear={"cell": "E2", "seat": 1},
    )
    told = walk(table, "1 C2", "fire east")
    assert first(told, "hit") == {"seat": 1, "pirate": "B-2"}
    assert where(table, "B-1") == "D2"


@pytest.mark.parametrize(("ground", "place"), [("pit", "D2"), ("barrel", "D2"), ("labyrinth-3", "D2/3"), ("bank", "D2")])
def test_the_bullet_finds_men_in_pits_barrels_labyrinths_and_poor_banks(ground: str, place: str) -> None:
    """§4.16"""
    trapped = ["B-1"] if ground == "pit" else []
    table = at(
        f"empty musket {ground} ?", pirates=[["B2"], [place]], trapped=trapped, asleep={"B-1": 1} if ground == "barrel" else {}
    )
    walk(table, "1 C2", "fire east")
    assert where(table, "B-1") == "F1"
    assert (table.position()["trapped"], table.position()["asleep"]) == ([], {})


def test_of_several_on_one_tile_the_shooter_picks_one() -> None:
    """§4.16"""
    table = at("empty musket empty labyrinth-2 ?", pirates=[["B2", "D2"], ["E2", "E2/2"]], coins={"E2": 1})
    walk(table, "1 C2", "fire east")
    assert where(table, "A-2") == "A1"
    table = at("empty musket empty labyrinth-2 ?", pirates=[["B2", "E2"], ["D2", "D2"]], coins={"E2": 1})
    walk(table, "1 C2", "fire east")
    assert said(table) == ["hit B-1", "hit B-2"]
    walk(table, "hit B-2")
    assert (where(table, "B-1"), where(table, "B-2"), table.acting) == ("D2", "G1", (1,))


def test_men_on_different_spaces_of_a_labyrinth_are_on_one_tile_for_the_musket() -> None:
    """§4.16"""
    table = at("empty musket labyrinth-3 ?", pirates=[["B2", "D2/2"], ["D2", "D2/3"]])
    walk(table, "1 C2", "fire east")
    assert said(table) == ["hit A-2", "hit B-1", "hit B-2"]


def test_the_sea_ends_its_range_and_a_shot_may_miss() -> None:
    """§4.16"""
    table = at("empty musket ?", pirates=[["B2"], ["E2"]], ships=["A1", "A2"])
    for direction in ("east", "west"):
        other = table.copy()
        told = walk(other, "1 C2", f"fire {direction}")
        assert kinds(told)[-1] == "missed"
        assert where(other, "B-1") == "E2"


def test_the_musket_must_fire_and_fires_only_once() -> None:
    """§4.16, §1.4"""
    table = at("down-musket ?")
    walk(table, "1 B2")
    assert len(said(table)) == 8
    walk(table, "fire north")
    assert tile(table, "B2") == "used musket"
    idle(table)
    walk(table, "2 B2")
    assert table.acting == (1,)


def test_a_missionary_who_finds_the_musket_does_not_shoot() -> None:
    """§4.16"""
    table = at("empty down-musket ?", missionary={"place": "B2", "keeper": 0})
    walk(table, "missionary C2")
    assert table.acting == (1,)


def test_a_coin_stays_where_its_owner_was_shot() -> None:
    """§4.16, §6.1"""
    table = at("empty musket used-chest-1 ?", pirates=[["B2"], ["D2"]], coins={"D2": 1})
    walk(table, "1 C2", "fire east")
    assert coins(table) == {"D2": 1}


# §4.17 Shrine


def test_a_pirate_in_the_shrine_revives_one_dead_pirate_as_his_action() -> None:
    """§4.17, §3.1"""
    table = at("shrine ?", pirates=[["B2", "dead", "dead"]])
    assert {"revive 2", "revive 3"} < set(said(table))
    walk(table, "revive 3")
    assert (where(table, "A-2"), where(table, "A-3"), table.acting) == ("dead", "B2", (1,))


def test_the_newborn_may_move_and_revive_the_next() -> None:
    """§4.17"""
    table = at("shrine ? ?", pirates=[["B2", "dead", "dead"]])
    walk(table, "revive 3")
    idle(table)
    walk(table, "1 C2")
    idle(table)
    assert "3 C2" in said(table)
    walk(table, "revive 2")
    assert where(table, "A-2") == "B2"


def test_nobody_is_revived_without_a_dead_one_without_a_shrine_or_from_another_crew() -> None:
    """§4.17"""
    assert said(at("shrine ?", pirates=[["B2"]]), "revive") == []
    assert said(at("shrine empty", pirates=[["C2", "dead"]]), "revive") == []
    table = at("shrine ?", pirates=[["B2"], ["dead"], ["dead"]], teams="yes")
    assert said(table, "revive") == []
    assert table.why_not(0, "revive 1") == "4.17"


def test_coming_to_the_shrine_is_the_action_reviving_the_next_one() -> None:
    """§4.17"""
    table = at("down-shrine ?", pirates=[["A1", "dead"]])
    walk(table, "1 B2")
    assert table.acting == (1,)
    idle(table)
    assert "revive 2" in said(table)


def test_while_a_pirate_is_in_the_shrine_enemies_cannot_enter_but_friends_can() -> None:
    """§4.17"""
    table = at("shrine empty ?", pirates=[["C2"], ["B2", "C2"]])
    assert table.why_not(0, "1 B2") == "4.17"
    table = at("shrine empty ?", pirates=[["C2", "B2"]])
    assert "1 B2" in said(table)
    table = at("shrine empty ?", pirates=[["C2"]])
    assert "1 B2" in said(table)


def test_gold_stays_out_of_the_shrine_and_from_it_one_may_attack() -> None:
    """§4.17, §5.3"""
    table = at("shrine used-chest-1 ?", pirates=[["C2"]], coins={"C2": 1})
    assert table.why_not(0, "1 B2 coin") == "5.3"
    table = at("shrine empty ?", pirates=[["B2"], ["C2"]])
    assert "fought" in kinds(walk(table, "1 C2"))


def test_an_arrow_into_a_held_shrine_is_death_and_the_missionary_bars_nobody() -> None:
    """§4.17, §3.12"""
    table = at("arrow/e shrine ?", pirates=[[], ["C2"]])
    assert first(walk(table, "1 B2"), "died")["cause"] == "no-way"
    table = at("arrow/e shrine ?", missionary={"place": "C2", "keeper": 1})
    walk(table, "1 B2")
    assert where(table, "A-1") == "C2"
    table = at("empty shrine ?", pirates=[[], ["C2"]], missionary={"place": "B2", "keeper": 0})
    assert "missionary C2" in said(table)


def test_the_missionary_cannot_revive() -> None:
    """§4.17, §9.1"""
    table = at("shrine ?", pirates=[["A1", "dead"]], missionary={"place": "B2", "keeper": 0})
    assert said(table, "revive") == []
