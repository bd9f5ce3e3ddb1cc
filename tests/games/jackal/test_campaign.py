"""A campaign of Jackal: who picks an ability after an island, and what goes on to the next."""

from __future__ import annotations

import tomllib

import pytest

import doubloon
from doubloon.core.edition import ORIGINS
from doubloon.games.jackal.components import CARDS_A_BOX

from .tables import GAME, at, kinds, said, walk

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


def test_where_crews_are_smaller_no_card_goes_to_a_pirate_who_is_not_there() -> None:
    """§12.3, §1.5"""
    table = ended([3, 2], edition={"crew": {"pirates": 2}}, pirates=[["A1", "A1"], ["E1", "E1"]])
    assert said(table, "take sober") == ["take sober 1", "take sober 2"]
    assert table.why_not(0, "take sober 3") == "1.5"


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
