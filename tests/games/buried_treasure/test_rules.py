"""Buried Treasure, paragraph by paragraph."""

from __future__ import annotations

import pytest

import doubloon

GAME = doubloon.catalogue["buried-treasure"]
CARDS, OBSERVATION = GAME.modules["components"].CARDS, GAME.modules["view"].OBSERVATION


def at(seats: int = 2, **position) -> doubloon.Table:
    """A table of the basic game from the facts that matter."""
    return GAME.from_position({"seats": seats, **position}, seed="test")


def columns(*cards: str) -> list[list[str]]:
    """Columns from lines of cards, the last of each uncovered."""
    return [line.split() for line in cards]


def kinds(told: list[doubloon.Told]) -> list[str]:
    return [event.kind for event in told]


# §1 The box


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """§1.1, §1.3"""
    view = GAME.start(2, "box", variant="advanced").view(0)
    cards = dict.fromkeys(("red", "green", "yellow", "blue"), 0)
    for card in [card for column in view["columns"] for card in column]:
        cards[card.split("-")[0]] += 1
    for card, count in view["undealt"].items():
        cards[card.split("-")[0]] += count
    assert cards == {"red": 12, "green": 13, "yellow": 14, "blue": 15}
    assert sum(cards.values()) == 54
    assert GAME.start(2, "box").edition.tables["starters"] == {
        "origin": "reconstructed",
        "red": 5,
        "green": 5,
        "yellow": 5,
        "blue": 5,
        "flag": 2,
    }


def test_each_score_card_gives_a_first_and_a_smaller_second_for_every_colour() -> None:
    """§1.2"""
    view = GAME.start(2, "box").view(None)
    assert sorted([view["score_card"], *view["score_cards_unseen"]]) == [1, 2, 3, 4]
    for card in view["score_cards"]:
        assert all(card["first"][colour] > card["second"][colour] > 0 for colour in ("red", "green", "yellow", "blue"))


# §2 Setting up


def test_chance_names_the_first_seat_and_turns_go_clockwise() -> None:
    """§2.1"""
    first = {GAME.start(4, str(seed)).acting[0] for seed in range(60)}
    assert first == {0, 1, 2, 3}
    table = at(3, turn="B", columns=columns("red-plain red-plain red-plain red-plain"))
    order = []
    while table.acting and len(order) < 4:
        order.append(table.acting[0])
        table.play(order[-1], "take 1")
    assert order[:3] == [1, 2, 0]


def test_one_score_card_is_turned_each_round_and_the_rest_stay_unseen() -> None:
    """§2.2"""
    table = GAME.start(2, "score")
    seen = set()
    while not table.over:
        view = table.view(0)
        seen.add(view["score_card"])
        assert len(view["score_cards_unseen"]) == 4 - view["round"]
        assert view["score_card"] not in view["score_cards_unseen"]
        table.play(table.acting[0], table.moves(table.acting[0])[0])
    assert len(seen) == 3


def test_eighteen_cards_lie_in_columns_of_six_five_four_and_three() -> None:
    """§2.3"""
    view = GAME.start(3, "columns").view(1)
    assert [len(column) for column in view["columns"]] == [6, 5, 4, 3]


def test_the_other_cards_wait_unseen_and_are_dealt_once_in_three_rounds() -> None:
    """§2.4"""
    table = GAME.start(2, "deck")
    assert sum(table.view(0)["undealt"].values()) == 36
    while not table.over:
        table.play(table.acting[0], table.moves(table.acting[0])[0])
    assert table.view(0)["undealt"] == {}


# §3 Your turn


def test_only_the_uncovered_card_of_a_column_can_be_taken() -> None:
    """§3.1"""
    table = at(columns=columns("red-1 blue-plain", "", "green-plain"))
    assert [str(move) for move in table.moves(0)] == ["take 1", "take 3"]
    with pytest.raises(doubloon.IllegalMove, match=r"§3.1") as refused:
        table.play(0, "take 2")
    assert refused.value.paragraph == "3.1"
    told = table.play(0, "take 1")
    assert told[0].args == {"seat": 0, "column": 1, "card": "blue-plain"}


def test_a_card_goes_to_ones_own_collection() -> None:
    """§3.2"""
    table = at(columns=columns("red-plain blue-plain"))
    table.play(0, "take 1")
    assert table.view(1)["collections"][0] == {"red": 0, "green": 0, "yellow": 0, "blue": 1}
    assert table.why_not(1, "take 1 to A") == "3.2"


@pytest.mark.parametrize(("card", "done"), [("red-2", "rob nobody"), ("red-2", "rob B 1"), ("red-extra", "no extra")])
def test_a_card_lies_nowhere_until_it_has_acted(card: str, done: str) -> None:
    """§3.2: it is in the air, all see for whom, and nobody's places count it."""
    table = at(columns=columns(f"blue-plain {card}", "red-plain"), collections=[{"red": 1}, {"red": 1}], turn=0)
    table.play(0, "take 1")
    view = table.view(1)
    assert (view["card"], view["card_to"]) == (card, 0)
    assert [collection["red"] for collection in view["collections"]] == [1, 1]
    assert view["places"]["red"] == []
    table.play(0, done)
    view = table.view(1)
    assert view["card"] is None and view["card_to"] is None
    assert [collection["red"] for collection in view["collections"]] == ([3, 0] if done == "rob B 1" else [2, 1])
    assert view["places"]["red"][0] == 0


def test_learners_see_the_card_in_the_air_and_not_yet_in_a_collection() -> None:
    """§3.2"""
    offsets = {name: sum(size for _, size in OBSERVATION[:at]) for at, (name, _) in enumerate(OBSERVATION)}
    table = at(columns=columns("blue-plain red-2"), collections=[{}, {"red": 1}])
    table.play(0, "take 1")
    for seat in (0, 1):
        seen = table.observe(seat)
        assert seen[offsets["card"]] == CARDS.index("red-2")
        assert seen[offsets["card_to"]] == (0 - seat) % 2
        assert [seen[offsets["collections"]], seen[offsets["collections"] + 4]] == ([0, 1] if seat == 0 else [1, 0])
    table.play(0, "rob nobody")
    assert table.observe(0)[offsets["card"]] == table.observe(0)[offsets["card_to"]] == -1


def test_extra_allows_one_more_card_of_the_same_colour() -> None:
    """§3.3"""
    table = at(columns=columns("blue-plain red-extra", "red-plain", "green-plain"))
    table.play(0, "take 1")
    assert [str(move) for move in table.moves(0)] == ["no extra", "extra 2"]
    assert table.why_not(0, "extra 3") == "3.3"
    assert table.why_not(0, "take 2") == "3.3"
    table.play(0, "extra 2")
    assert table.view(0)["collections"][0]["red"] == 2
    assert table.acting == (1,)


def test_extra_may_take_the_card_it_has_just_uncovered() -> None:
    """§3.3, ruling R4"""
    table = at(columns=columns("red-plain red-extra", "green-plain"))
    table.play(0, "take 1")
    assert "extra 1" in map(str, table.moves(0))


def test_extra_may_be_declined() -> None:
    """§3.3, ruling R3"""
    table = at(columns=columns("blue-plain red-extra", "red-plain"))
    table.play(0, "take 1")
    assert kinds(table.play(0, "no extra")) == ["extra-declined"]
    assert table.view(0)["collections"][0]["red"] == 1
    assert table.acting == (1,)


@pytest.mark.parametrize("second", ["red-extra", "red-3"])
def test_the_second_card_is_only_a_card(second: str) -> None:
    """§3.4"""
    table = at(columns=columns("blue-plain red-extra", second, "red-plain"), collections=[{}, {"red": 4}])
    table.play(0, "take 1")
    assert kinds(table.play(0, "extra 2")) == ["took-extra"]
    assert table.acting == (1,)
    assert table.view(0)["collections"][1]["red"] == 4


def test_extra_is_lost_when_no_card_of_its_colour_lies_open() -> None:
    """§3.5"""
    table = at(columns=columns("red-plain blue-plain", "red-extra", "green-plain"))
    assert kinds(table.play(0, "take 2")) == ["took", "extra-lost"]
    assert table.acting == (1,)


def test_flags_take_up_to_that_many_of_the_colour_from_one_player() -> None:
    """§3.6"""
    table = at(3, columns=columns("green-plain green-2", "red-plain"), collections=[{}, {"green": 3, "blue": 2}, {"green": 1}])
    table.play(0, "take 1")
    assert [str(move) for move in table.moves(0)] == ["rob nobody", "rob B 1", "rob B 2", "rob C 1"]
    assert table.why_not(0, "rob B 3") == "3.6"
    assert table.why_not(0, "rob C 2") == "3.6"
    assert table.why_not(0, "rob A 1") == "3.6"
    assert table.why_not(0, "take 2") == "3.6"


def test_the_printed_example_four_flags_against_three_cards() -> None:
    """§3.6: a card with four flags, and only three cards to take."""
    table = at(columns=columns("red-plain yellow-4"), collections=[{"yellow": 1}, {"yellow": 3}])
    table.play(0, "take 1")
    assert [str(move) for move in table.moves(0)] == ["rob nobody", "rob B 1", "rob B 2", "rob B 3"]
    table.play(0, "rob B 3")
    assert table.view(0)["collections"][0]["yellow"] == 5
    assert table.view(0)["collections"][1]["yellow"] == 0


def test_flags_may_be_declined_and_are_lost_when_nobody_has_the_colour() -> None:
    """§3.6, ruling R3"""
    table = at(columns=columns("red-plain blue-1", "green-1"), collections=[{"blue": 2}, {"green": 2}])
    assert kinds(table.play(0, "take 1")) == ["took", "flags-lost"]
    table = at(columns=columns("red-plain blue-1", "green-1"), collections=[{}, {"green": 2}])
    table.play(0, "take 2")
    assert kinds(table.play(0, "rob nobody")) == ["robbed-nobody"]
    assert table.view(0)["collections"][1]["green"] == 2


def test_stolen_cards_go_to_the_thief_and_do_nothing() -> None:
    """§3.7"""
    table = at(columns=columns("red-plain blue-3", "blue-plain"), collections=[{}, {"blue": 3}])
    table.play(0, "take 1")
    assert kinds(table.play(0, "rob B 2")) == ["robbed"]
    assert table.view(0)["collections"][0]["blue"] == 3
    assert table.acting == (1,)


# §4 The end of a round


def test_the_last_cards_extra_is_void() -> None:
    """§4.1"""
    table = at(columns=columns("red-extra"))
    told = table.play(0, "take 1")
    assert kinds(told)[:2] == ["took", "extra-lost"]
    assert table.view(0)["round"] == 2


def test_the_last_cards_flags_are_not() -> None:
    """§4.1"""
    table = at(columns=columns("red-2"), collections=[{}, {"red": 2}], score_card=1)
    table.play(0, "take 1")
    assert table.view(0)["phase"] == "rob"
    told = table.play(0, "rob B 2")
    assert [event.args for event in told if event.kind == "scored"] == [{"seat": 0, "place": 1, "colour": "red", "points": 10}]
    assert table.view(0)["round"] == 2


def test_most_and_second_most_score_what_the_score_card_says() -> None:
    """§4.2"""
    held = [{"red": 3, "blue": 1}, {"red": 1, "blue": 4}, {"green": 1, "red": 2}]
    table = at(3, columns=columns("yellow-plain"), collections=held, score_card=2)
    table.play(0, "take 1")
    # Score card 2: red 8/4, green 6/3, yellow 4/2, blue 10/5.
    assert table.view(0)["sheet"] == [[8 + 4 + 5, 10, 4 + 6]]


def test_the_printed_example_of_ties() -> None:
    """§4.3: two with three ships, one with two, one with one."""
    held = [{"blue": 3}, {"blue": 3}, {"blue": 2}, {"blue": 1}]
    table = at(4, columns=columns("red-plain"), collections=held, score_card=1)
    told = table.play(0, "take 1")
    ships = [event.args for event in told if event.kind == "scored" and event.args["colour"] == "blue"]
    assert ships == [
        {"seat": 2, "place": 1, "colour": "blue", "points": 4},
        {"seat": 3, "place": 2, "colour": "blue", "points": 2},
    ]


@pytest.mark.parametrize(
    ("ships", "places"),
    [
        ([3, 2, 2, 1], {0: 1, 3: 2}),  # a tie for second place passes it on
        ([2, 2, 1, 1], {}),  # two ties, and nobody is left
        ([2, 2, 1, 0], {2: 1}),  # one alone takes the first place; the second is not given
        ([2, 2, 2, 2], {}),
        ([0, 0, 0, 4], {3: 1}),
    ],
)
def test_tied_groups_are_passed_over_again_and_again(ships: list[int], places: dict[int, int]) -> None:
    """§4.3, ruling R5"""
    table = at(4, columns=columns("red-plain"), collections=[{"blue": count} for count in ships])
    assert table.view(0)["places"]["blue"] == sorted(places, key=lambda seat: places[seat]), "the view says so beforehand"
    told = table.play(0, "take 1")
    given = {
        event.args["seat"]: event.args["place"] for event in told if event.kind == "scored" and event.args["colour"] == "blue"
    }
    assert given == places


def test_no_cards_no_place() -> None:
    """§4.4"""
    table = at(columns=columns("red-plain"), collections=[{}, {"green": 1}], score_card=1)
    told = table.play(0, "take 1")
    assert [(event.args["seat"], event.args["place"]) for event in told if event.kind == "scored"] == [(0, 1), (1, 1)]


def test_collections_stay_for_the_next_round() -> None:
    """§4.5"""
    table = at(columns=columns("red-plain"), collections=[{"blue": 2}, {"green": 1}])
    table.play(0, "take 1")
    assert table.view(0)["round"] == 2
    assert table.view(0)["collections"] == [
        {"red": 1, "green": 0, "yellow": 0, "blue": 2},
        {"red": 0, "green": 1, "yellow": 0, "blue": 0},
    ]


def test_the_next_round_is_dealt_and_begun_by_the_lowest_total() -> None:
    """§4.6"""
    table = at(
        3, round=2, turn=0, columns=columns("red-plain"), sheet=[[0, 9, 4]], collections=[{"blue": 2}, {}, {}], score_card=1
    )
    table.play(0, "take 1")
    view = table.view(0)
    assert [len(column) for column in view["columns"]] == [6, 5, 4, 3]
    assert view["scores"] == [14, 9, 4]
    assert table.acting == (2,)


@pytest.mark.parametrize(
    ("last", "red", "first"),
    [("A", [5, 0, 0], 1), ("B", [5, 0, 1], 2), ("C", [5, 1, 0], 1)],  # B and C stay at nothing, by a tie where need be
)
def test_of_equal_lowest_totals_the_next_clockwise_begins(last: str, red: list[int], first: int) -> None:
    """§4.6, ruling R7"""
    table = at(3, turn=last, columns=columns("red-plain"), collections=[{"red": count} for count in red])
    table.play("ABC".index(last), "take 1")
    assert table.scores[1:] == (0, 0)
    assert table.acting == (first,)


# §5 The end of the game


def test_after_three_rounds_the_most_points_win() -> None:
    """§5.1"""
    table = at(round=3, columns=columns("red-plain"), sheet=[[5, 2], [1, 1]], score_card=4, score_cards_unseen=[1], undealt={})
    told = table.play(0, "take 1")
    assert table.over
    assert table.scores == (10, 3)
    assert table.winners == (0,)
    assert told[-1] == doubloon.Told("won", {"seat": 0, "points": 10})


def test_equal_points_share_the_victory() -> None:
    """§5.1, ruling R8"""
    table = at(round=3, columns=columns("red-plain"), sheet=[[2, 6], [0, 0]], score_card=4, score_cards_unseen=[1], undealt={})
    table.play(0, "take 1")
    assert table.scores == (6, 6)
    assert table.winners == (0, 1)
