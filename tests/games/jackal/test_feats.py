"""Jackal's feats: each done once, and once nearly."""

from __future__ import annotations

import doubloon

from ..boasting import did, where
from .tables import at, walk

ALONG = ("empty empty", "cannon/s empty")


def pass_by(table: doubloon.Table) -> None:
    """The other crew sails somewhere."""
    walk(table, next(str(move) for move in table.moves(table.acting[0]) if move.kind == "sail"))


def test_a_coin_fired_home_is_a_special_delivery() -> None:
    table = at(*ALONG, pirates=[["B2"]], coins={"B2": 1}, ships=["B4", "D1"])
    walk(table, "1 B3 coin")
    assert did(table, "special-delivery") == [0] and where(table, "special-delivery") == ["1 B3 coin"]


def test_a_coin_fired_into_the_sea_is_none_nor_a_pirate_without_one() -> None:
    table = at(*ALONG, pirates=[["B2"]], coins={"B2": 1}, ships=["A1", "D1"])
    walk(table, "1 B3 coin")
    assert did(table, "special-delivery") == []
    table = at(*ALONG, pirates=[["B2"]], coins={"B2": 1}, ships=["B4", "D1"])
    walk(table, "1 B3")
    assert did(table, "special-delivery") == []


def test_a_balloon_with_a_coin_is_first_class_and_without_one_it_is_not() -> None:
    for move, boasting in (("1 C2 coin", [0]), ("1 C2", [])):
        table = at("empty balloon", pirates=[["B2"]], coins={"B2": 1})
        walk(table, move)
        assert did(table, "first-class") == boasting
        assert did(table, "special-delivery") == []


def test_six_steps_in_one_move_are_a_tour_and_five_are_a_walk() -> None:
    for arrows, boasting in ((5, [0]), (4, [])):
        table = at(" ".join(["empty", *["arrow/e"] * arrows, "empty"]), pirates=[["B2"]])
        walk(table, "1 C2")
        assert did(table, "grand-tour") == boasting


def test_a_tour_goes_on_where_one_chooses_the_way_and_ends_with_the_move() -> None:
    for beyond, boasting in (("arrow/e empty", [0]), ("empty empty", [])):
        table = at(f"empty arrow/e arrow/e arrow/e arrows-4 {beyond} ?", pirates=[["B2"]])
        walk(table, "1 C2", "go G2")
        assert did(table, "grand-tour") == boasting
    table = at("empty arrow/e arrow/e arrow/e empty arrow/e empty ?", pirates=[["B2"]])
    walk(table, "1 C2")
    pass_by(table)
    walk(table, "1 G2")
    assert did(table, "grand-tour") == [], "two moves are not one"


def test_two_at_one_blow_and_one_at_one_blow() -> None:
    for foes, boasting in ((["C2", "C2"], [0]), (["C2"], [])):
        table = at("empty empty ?", pirates=[["B2"], foes])
        walk(table, "1 C2")
        assert did(table, "two-at-one-blow") == boasting


def test_a_ship_has_right_of_way_over_others_swimmers_not_over_its_own() -> None:
    table = at("empty empty ?", pirates=[[], ["B1"]], ships=["A1", "E3"])
    walk(table, "sail C1")
    assert did(table, "right-of-way") == [0]
    table = at("empty empty ?", pirates=[["B1"], []], ships=["A1", "E3"])
    walk(table, "sail B1")
    assert did(table, "right-of-way") == []


def test_wages_are_for_the_dead() -> None:
    for who, boasting in (("2", [0]), ("1", [])):
        table = at("shrine empty", "empty empty", pirates=[["B2", "dead"], []], coins={"C2": 1}, ships=["D1", "A4"])
        walk(table, "revive 2")
        pass_by(table)
        walk(table, f"{who} C2")
        pass_by(table)
        walk(table, f"{who} D1 coin")
        assert did(table, "dead-mans-wages") == boasting
