"""A campaign of Jackal: who picks an ability after an island, and what each ability does."""

from __future__ import annotations

import tomllib

import pytest

import doubloon
from doubloon.core.edition import ORIGINS
from doubloon.games.jackal.components import CARDS_A_BOX

from .tables import GAME, at, coins, goals, kinds, said, tile, walk, where

ABILITIES = (
    "strongman", "swimmer", "runner", "trailblazer", "climber", "pathfinder",
    "marksman", "hunter", "helmsman", "sober", "iron-belly", "fencer",
)  # fmt: skip
TABLES = tomllib.loads((GAME.folder / "components.toml").read_text(encoding="utf-8"))


def ended(holds: list[int], dead: list[int] | None = None, *, boxes: str = "1 2 3 4", **position) -> doubloon.Table:
    """An island of a campaign, ended by a vote."""
    options = {"campaign": "yes", "island": "BBB/BMB/BBB", "boxes": boxes}
    options |= {name: position.pop(name) for name in ("teams", "abilities", "island") if name in position}
    seats = len(holds)
    ships = {2: ["C1", "C8"], 4: ["D1", "D10"]}.get(options["island"], ["A1", "E1", "E5", "A5"][:seats])
    crews = [["dead"] * n + [ship] * (3 - n) for n, ship in zip(dead or [0] * seats, ships, strict=True)]
    document = {"seats": seats, "options": options, "ships": ships, "pirates": crews, "holds": holds, "quiet": 999, **position}
    table = GAME.from_position(document, seed="campaign")
    walk(table, "propose end", *["agree"] * (seats - 1))
    return table


def picked(table: doubloon.Table) -> list[int]:
    """Who picks in which order, each taking the first card."""
    order = []
    while table.acting:
        order.append(table.acting[0])
        walk(table, said(table)[0])
    return order


# §12.1 to §12.4 Picking


def test_after_an_island_every_seat_with_three_coins_may_take_an_ability() -> None:
    """§12.1"""
    assert picked(ended([3, 2])) == [0]
    assert picked(ended([3, 4])) == [1, 0]
    assert picked(ended([2, 2])) == []


def test_only_cards_on_the_table_are_taken_and_each_of_them_by_any_pirate() -> None:
    """§12.3"""
    table = ended([3, 2], boxes="1 3")
    moves = [str(move) for move in GAME.numbering.moves if table.why_not(0, move) is None]
    assert moves == said(table)
    opened = [*ABILITIES[:3], *ABILITIES[6:9]]
    assert moves == [*(f"take {ability} {pirate}" for ability in opened for pirate in (1, 2, 3)), "take none"]


def test_while_abilities_are_picked_nothing_else_is_decided_and_by_nobody_else() -> None:
    """§12.1, §12.2"""
    table = ended([3, 2])
    others = ("ship A1", "sail A2", "go A1", "peek none", "fire north", "hit A-1", "shake B2", "bottle none", "agree")
    assert {table.why_not(0, move) for move in others} == {"12.1"}
    assert {table.why_not(1, move) for move in (*others, "take none")} == {"12.2"}


def test_without_a_campaign_nobody_picks() -> None:
    """§12.1"""
    table = at("empty empty", "empty empty", coins={"B2": 1}, holds=[5, 4])
    walk(table, "propose end", "agree")
    assert table.over


def test_each_takes_one_and_no_more_than_three_seats_do() -> None:
    """§12.1"""
    assert picked(ended([3, 6, 5, 4])) == [1, 2, 3]


def test_the_game_is_over_only_when_all_have_picked() -> None:
    """§12.1"""
    table = ended([3, 2])
    assert not table.over and table.winners == ()
    assert table.position()["phase"] == "pick"
    assert table.why_not(1, "take sober 1") == "12.2"
    told = walk(table, "take sober 2")
    assert told[0] == doubloon.Told("took", {"seat": 0, "ability": "sober", "pirate": "A-2"})
    assert table.over
    assert table.winners == (0,)


def test_they_choose_in_the_order_of_their_coins_then_of_their_living_pirates() -> None:
    """§12.2"""
    assert picked(ended([4, 5, 3])) == [1, 0, 2]
    assert picked(ended([4, 4, 4], [2, 1, 0])) == [2, 1, 0]
    assert picked(ended([4, 4, 5], [1, 0, 3])) == [2, 1, 0]


@pytest.mark.parametrize("first", "ABCD")
def test_of_equals_the_first_place_goes_clockwise_from_the_first_seat(first: str) -> None:
    """§12.2"""
    begin = "ABCD".index(first)
    assert picked(ended([3, 3, 3, 3], first=first)) == [(begin + step) % 4 for step in range(3)]


@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_of_equals_after_the_winner_those_come_first_who_sit_clockwise_from_him(winner: int) -> None:
    """§12.2"""
    holds = [3, 3, 3, 3]
    holds[winner] = 5
    for first in "ABCD":
        assert picked(ended(holds, first=first)) == [(winner + step) % 4 for step in range(3)]


def test_to_choose_from_are_the_cards_of_the_opened_boxes() -> None:
    """§12.3"""
    for boxes, cards in [("1", ABILITIES[:3]), ("1 2", ABILITIES[:6]), ("1 4", ABILITIES[:3] + ABILITIES[9:]), ("", ABILITIES)]:
        table = ended([3, 0], boxes=boxes)
        assert said(table) == [*(f"take {card} {pirate}" for card in cards for pirate in (1, 2, 3)), "take none"]
    assert ended([3, 0], boxes="1").why_not(0, "take sober 1") == "12.3"


def test_there_is_one_card_of_each_and_whoever_has_it_keeps_it() -> None:
    """§12.3"""
    table = ended([3, 4], boxes="1", abilities="A-1 swimmer")
    assert "take swimmer 1" not in said(table)
    walk(table, "take runner 3")
    assert said(table) == [*(f"take strongman {pirate}" for pirate in (1, 2, 3)), "take none"]


def test_the_next_island_has_one_box_more_and_the_same_seasoned_pirates() -> None:
    """§12.5"""
    table = GAME.start(2, "next", campaign="yes", abilities="A-1 swimmer", teams="no")
    assert table.sequel() is None
    table = ended([3, 0], abilities="A-1 swimmer", island=2, boxes="")
    walk(table, "take pathfinder 3")
    following = table.sequel()
    assert following is not None
    assert following["island"] == 3 and following["campaign"] == "yes" and following["boxes"] == ""
    assert following["abilities"] == "A-1 swimmer, A-3 pathfinder"
    fresh = GAME.start(2, "next", **following)
    assert fresh.scores == (0, 0)
    assert fresh.position()["bottles"] == [0, 0]


def test_after_the_fourth_island_the_campaign_is_over_and_nobody_picks() -> None:
    """§12.1, §12.5"""
    assert not ended([5, 4], island=2, boxes="").over
    table = ended([5, 4], island=4, boxes="")
    assert table.over and table.sequel() is None
    assert table.view(0)["cards"] == [] and table.view(0)["picker"] is None


def test_every_ability_card_says_in_which_box_it_is_and_whose_it_is() -> None:
    """§12.3: three to a box; one is the rulebook's, eleven are our own."""
    cards = dict(TABLES["abilities"])
    cards.pop("origin")
    assert tuple(cards) == ABILITIES
    assert [card["box"] for card in cards.values()] == [1 + number // CARDS_A_BOX for number in range(len(ABILITIES))]
    assert {card["origin"] for card in cards.values()} <= set(ORIGINS)
    assert [name for name, card in cards.items() if card["origin"] == "rulebook"] == ["strongman"]


def test_abilities_may_be_written_without_a_hyphen_too() -> None:
    """§12.5"""
    old, new = ({"abilities": text} for text in ("A1 runner, B3 swimmer", "A-1 runner, B-3 swimmer"))
    assert (GAME.start(2, "old", **old)._state["ability"] == GAME.start(2, "new", **new)._state["ability"]).all()


def test_without_a_card_on_the_table_nobody_picks() -> None:
    """§12.3"""
    assert ended([3, 4], boxes="1", abilities="A-1 swimmer, A-2 runner, B-1 strongman").over
    own = {"campaign": "yes", "island": "##", "tiles": "empty 2"}
    table = GAME.from_position({"options": own, "ships": ["A1", "D1"], "holds": [9, 0], "quiet": 99}, seed="own")
    walk(table, "propose end", "agree")
    assert table.over


def test_nobody_has_to_take_one_and_the_place_goes_to_the_next() -> None:
    """§12.4"""
    table = ended([6, 5, 4, 3])
    assert kinds(walk(table, "take none")) == ["declined"]
    assert table.acting == (1,)
    assert picked(table) == [1, 2, 3]


def test_if_all_decline_the_game_is_over() -> None:
    """§12.4"""
    table = ended([6, 5, 4, 3])
    walk(table, *["take none"] * 4)
    assert table.over
    assert table.winners == (0,)


def test_in_teams_coins_count_for_the_ship_they_lie_in() -> None:
    """§12.2, §13.4"""
    assert picked(ended([2, 3, 9, 0], teams="yes")) == [2, 1]


# §12.5 The next island


def test_an_ability_stays_with_its_pirate_on_the_next_island_where_all_live_again() -> None:
    """§12.5"""
    table = GAME.start(2, "next", island=2, campaign="yes", abilities="A-1 strongman, A-1 runner, B-3 swimmer")
    assert table._state["ability"][0].tolist()[:6] == [0b101, 0, 0, 0, 0, 0b10]
    for _ in range(2):
        walk(table, said(table)[0])
    position = table.position()
    assert position["crews"] == [[ship] * 3 for ship in position["ships"]]
    assert position["holds"] == [0, 0]
    assert position["bottles"] == [0, 0]
    assert "missionary" not in position


@pytest.mark.parametrize(
    ("abilities", "fact"),
    [
        ("A1 cook", "'A1 cook'"),
        ("A1", "'A1'"),
        ("A4 runner", "'A4'"),
        ("E1 runner", "'E1'"),
        ("runner", "'runner'"),
        ("C-1 runner", "there are 2 crews"),
        ("A-1 runner, B-1 runner", "'runner' twice"),
        ("A-1 runner B1 swimmer", "'A-1 runner B1 swimmer'"),
    ],
)
def test_abilities_that_cannot_be_are_refused(abilities: str, fact: str) -> None:
    """§12.5"""
    with pytest.raises(doubloon.UnknownOption) as refused:
        GAME.start(2, "bad", abilities=abilities)
    assert fact in str(refused.value)


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


def test_the_marksman_himself_is_said_to_have_shot() -> None:
    """§12.12"""
    table = at("empty empty empty down-empty", abilities="B-2 marksman", pirates=[["B2"], ["C2", "D2"]], turn=1)
    told = walk(table, "shoot B2")
    assert told[0] == doubloon.Told("shot", {"seat": 1, "pirate": "B-2", "cell": "B2"})


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
