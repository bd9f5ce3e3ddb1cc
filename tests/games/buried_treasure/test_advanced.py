"""The advanced game: starter cards, gifts and passing."""

from __future__ import annotations

import pytest

import doubloon

from .test_rules import columns, kinds

GAME = doubloon.catalogue["buried-treasure"]


def at(seats: int = 2, **position) -> doubloon.Table:
    """A table of the advanced game from the facts that matter."""
    return GAME.from_position({"seats": seats, "options": {"variant": "advanced"}, **position}, seed="test")


@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 11, 0), (3, 7, 1), (4, 5, 2)])
def test_starter_cards_are_dealt_evenly_and_the_rest_set_aside(seats: int, each: int, aside: int) -> None:
    """§6.1"""
    table = GAME.start(seats, "hands", variant="advanced")
    view = table.view(0)
    assert view["hand_sizes"] == [each] * seats
    assert view["set_aside_size"] == aside
    assert table.events(0)[0] == doubloon.Told("hands-dealt", {"cards": each, "aside": aside})


def test_a_hand_is_secret_and_dealt_once_for_the_game() -> None:
    """§6.2"""
    table = at(columns=columns("red-plain"), hands=[{"red": 1, "flag": 1}, {"blue": 2}])
    assert table.view(0)["hand"] == {"red": 1, "flag": 1}
    assert table.view(1)["hand"] == {"blue": 2}
    assert table.view(None)["hand"] is None
    for move in ("take 1", "pass", "pass"):
        table.play(table.acting[0], move)
    assert table.view(0)["round"] == 2
    assert table.view(0)["hand"] == {"red": 1, "flag": 1}


def test_a_starter_card_may_be_played_instead_of_taking_from_the_first_turn_on() -> None:
    """§6.3"""
    table = at(columns=columns("red-plain green-plain"), hands=[{"red": 1}, {"blue": 1}])
    assert {"take 1", "play red"} <= {str(move) for move in table.moves(0)}
    assert table.why_not(0, "play blue") == "6.3"
    assert kinds(table.play(0, "play red")) == ["played"]
    assert table.view(1)["collections"][0]["red"] == 1
    assert table.view(1)["hand_sizes"] == [0, 1]
    assert table.acting == (1,)


def test_starter_cards_are_no_part_of_the_basic_game() -> None:
    """§6.3"""
    assert GAME.start(2, "basic").why_not(GAME.start(2, "basic").acting[0], "play red") == "3.1"


def test_a_wild_flag_becomes_a_card_of_any_colour_and_steals_nothing() -> None:
    """§6.4, ruling R11"""
    table = at(columns=columns("red-plain green-plain"), hands=[{"flag": 1}, {}], collections=[{}, {"yellow": 3}])
    assert {f"flag {colour}" for colour in ("red", "green", "yellow", "blue")} <= {str(move) for move in table.moves(0)}
    assert kinds(table.play(0, "flag yellow")) == ["flag-laid"]
    assert table.view(0)["collections"][0]["yellow"] == 1
    assert table.acting == (1,)
    assert table.why_not(1, "flag red") == "6.4"


def test_a_drawn_card_may_be_given_to_an_opponent() -> None:
    """§6.5"""
    table = at(3, columns=columns("red-plain green-plain"), hands=[{}, {}, {}])
    assert [str(move) for move in table.moves(0)] == ["take 1", "take 1 to B", "take 1 to C"]
    assert table.why_not(0, "take 1 to A") == "6.5"
    assert table.why_not(0, "take 1 to D") == "6.5"
    assert kinds(table.play(0, "take 1 to C")) == ["took", "gave"]
    assert table.view(0)["collections"][2]["green"] == 1


def test_a_starter_card_and_a_wild_flag_may_be_given_away() -> None:
    """§6.5, ruling R11"""
    table = at(columns=columns("red-plain green-plain"), hands=[{"red": 1, "flag": 1}, {"red": 1}])
    table.play(0, "flag blue to B")
    table.play(1, "play red to A")
    assert table.view(0)["collections"][0]["red"] == 1
    assert table.view(0)["collections"][1]["blue"] == 1


def test_a_gift_acts_for_the_player_who_drew_it_and_lies_down_after_the_theft() -> None:
    """§3.7, §6.5, ruling R10"""
    table = at(
        3, columns=columns("red-plain blue-2", "blue-plain"), hands=[{}, {}, {}], collections=[{}, {"blue": 1}, {"blue": 3}]
    )
    assert kinds(table.play(0, "take 1 to B")) == ["took"]
    view = table.view(2)
    assert (view["card"], view["card_to"]) == ("blue-2", 1)
    assert [collection["blue"] for collection in view["collections"]] == [0, 1, 3]
    assert [str(move) for move in table.moves(0)] == ["rob nobody", "rob B 1", "rob C 1", "rob C 2"]
    assert table.why_not(0, "rob B 2") == "3.6"
    assert kinds(table.play(0, "rob B 1")) == ["robbed", "gave"]
    assert [collection["blue"] for collection in table.view(0)["collections"]] == [1, 1, 3]


@pytest.mark.parametrize("collections", [[{}, {}, {}], [{"blue": 4}, {}, {}]])
def test_flags_cannot_take_back_the_card_that_shows_them(collections: list[dict[str, int]]) -> None:
    """§3.6, ruling R10: it does not lie with the opponent yet, so there is nobody to rob."""
    table = at(3, columns=columns("red-plain blue-2", "blue-plain"), hands=[{}, {}, {}], collections=collections)
    assert kinds(table.play(0, "take 1 to B")) == ["took", "flags-lost", "gave"]
    assert table.view(0)["collections"][1]["blue"] == 1
    assert table.acting == (1,)


def test_flags_declined_leave_the_gift_where_it_was_meant() -> None:
    """§3.6, ruling R10"""
    table = at(columns=columns("red-plain blue-2"), hands=[{}, {}], collections=[{}, {"blue": 1}])
    table.play(0, "take 1 to B")
    assert kinds(table.play(0, "rob nobody")) == ["robbed-nobody", "gave"]
    assert table.view(0)["collections"][1]["blue"] == 2


def test_a_theft_takes_wild_flags_and_cards_given_before() -> None:
    """§6.4, rulings R10 and R11: what lies there already can be stolen, whoever laid it."""
    table = at(columns=columns("red-plain blue-2", "green-plain"), hands=[{"flag": 1}, {"blue": 1}])
    table.play(0, "flag blue to B")
    table.play(1, "play blue")
    table.play(0, "take 1")
    assert "rob B 2" in map(str, table.moves(0))


def test_both_cards_of_an_extra_lie_down_when_both_are_taken() -> None:
    """§3.4, §6.5, ruling R10"""
    table = at(3, columns=columns("red-plain blue-extra", "blue-plain"), hands=[{}, {}, {}])
    assert kinds(table.play(0, "take 1 to B")) == ["took"]
    assert table.view(0)["card_to"] == 1
    assert [str(move) for move in table.moves(0)] == ["no extra", "extra 2", "extra 2 to B", "extra 2 to C"]
    told = table.play(0, "extra 2 to C")
    assert kinds(told) == ["took-extra", "gave", "gave"]
    assert [event.args["other"] for event in told[1:]] == [1, 2]
    assert [collection["blue"] for collection in table.view(0)["collections"]] == [0, 1, 1]


@pytest.mark.parametrize(
    ("last", "moves", "told"),
    [
        ("red-1", ("take 1 to B",), ["took", "flags-lost", "gave"]),
        ("red-extra", ("take 1 to B",), ["took", "extra-lost", "gave"]),
        ("yellow-1", ("take 1 to B", "rob B 1"), ["took", "robbed", "gave"]),
    ],
)
def test_the_last_card_lies_down_before_the_scoring(last: str, moves: tuple[str, ...], told: list[str]) -> None:
    """§4.1, rulings R10 and R13"""
    table = at(columns=columns(last), hands=[{}, {}], collections=[{}, {"yellow": 1}], score_card=1)
    seen = [event for move in moves for event in table.play(0, move)]
    assert kinds(seen)[: len(told)] == told
    colour = last.split("-")[0]
    scored = [(event.args["seat"], event.args["place"]) for event in seen if event.kind == "scored"]
    alone = colour == "red"
    assert scored == ([(1, 1), (1, 1)] if alone else [])
    assert any(event.kind == "tied" and event.args["colour"] == "yellow" for event in seen) != alone


def test_a_round_ends_when_the_table_is_empty_and_all_have_passed() -> None:
    """§6.6"""
    table = at(columns=columns("red-plain"), hands=[{"red": 2}, {"blue": 1}])
    table.play(0, "take 1")
    assert table.acting == (1,) and table.view(0)["phase"] == "play-out"
    assert table.why_not(1, "take 1") == "6.6"
    table.play(1, "play blue")
    table.play(0, "play red")
    assert table.acting == (0,)  # B has no card left, so B has passed by itself
    table.play(0, "pass")
    assert table.view(0)["round"] == 2


def test_the_last_cards_flags_act_before_the_starter_cards_are_played_out() -> None:
    """§6.6, ruling R13"""
    table = at(columns=columns("red-1"), hands=[{}, {"red": 1}], collections=[{}, {"red": 1}])
    table.play(0, "take 1")
    assert table.view(0)["phase"] == "rob"
    table.play(0, "rob B 1")
    assert table.acting == (1,) and table.view(0)["phase"] == "play-out"


def test_a_pass_is_for_an_empty_table_and_final_for_the_round() -> None:
    """§6.7"""
    table = at(3, columns=columns("red-plain"), hands=[{"red": 2}, {"blue": 2}, {}])
    assert table.why_not(0, "pass") == "6.7"
    table.play(0, "take 1")
    table.play(1, "pass")
    assert table.view(0)["passed"] == [1, 2]  # C has no cards
    for _ in range(2):
        assert table.acting == (0,)
        table.play(0, "play red")
    assert table.view(0)["round"] == 2
    assert table.view(0)["passed"] == []


def test_all_hear_who_passes_by_his_own_word_or_for_want_of_cards() -> None:
    """§6.6, §6.7"""
    table = at(3, columns=columns("red-plain"), hands=[{"red": 1}, {"blue": 1}, {}])
    table.play(0, "take 1")
    told = table.play(1, "pass")
    assert [(event.kind, event.args) for event in told] == [("passed", {"seat": 1}), ("passed", {"seat": 2})]


def test_each_starter_card_kept_scores_one_but_a_wild_flag_nothing() -> None:
    """§6.8"""
    table = at(
        round=3,
        columns=columns("red-plain"),
        score_card=4,
        score_cards_unseen=[1],
        undealt={},
        hands=[{"red": 2, "blue": 1, "flag": 1}, {"flag": 1}],
    )
    for move in ("take 1", "pass", "pass"):
        told = table.play(table.acting[0], move)
    assert [event.args for event in told if event.kind == "kept"] == [
        {"seat": 0, "cards": 4, "points": 3},
        {"seat": 1, "cards": 1, "points": 0},
    ]
    assert table.scores == (4 + 3, 0)


def test_hands_are_laid_open_when_the_game_is_over_and_not_before() -> None:
    """§6.8, ruling R15"""
    hands = [{"red": 2, "flag": 1}, {"blue": 1}]
    table = at(round=3, columns=columns("red-plain"), score_card=4, score_cards_unseen=[1], undealt={}, hands=hands)
    table.play(0, "take 1")
    assert all(table.view(seat)["hands_shown"] is None for seat in (0, 1, None))
    table.play(1, "pass")
    table.play(0, "pass")
    assert table.over and all(table.view(seat)["hands_shown"] == hands for seat in (0, 1, None))
    assert table.world(0, "another").view(1)["hand"] == hands[1]
