"""The Pirate's Map, paragraph by paragraph: islands, effects, the end, and the game for one."""

from __future__ import annotations

import random

import pytest

import doubloon

from .tables import GAME, at, at_start, draft, kinds, play, said, sheet

# §5 The islands: the anchor


def test_an_anchor_closed_on_all_four_sides_gives_a_loot_box() -> None:
    """§5.1"""
    table = at(sheet("......", "..w...", ".wa...", "..b..."), roll=(4, 3, 5))
    told = play(table, "barrel 3,4")
    assert doubloon.Told("surrounded", {"seat": 0, "square": "3,3"}) in told
    assert said(table) == [*(f"box {box}" for box in range(1, 7)), "decline loot"]


def test_the_edge_closes_an_anchor_and_so_does_a_sighting_and_the_anchor_may_come_last() -> None:
    """§5.1"""
    table = at(sheet(".w....", "......"), roll=(1, 2, 5), drafts=[None])
    assert "surrounded" not in kinds(play(table, "barrel 2,1"))
    table = at(sheet(".M....", "w....."), roll=(1, 1, 1))
    assert "surrounded" in kinds(play(table, "anchor 1,1"))


def test_several_anchors_closed_by_one_symbol_give_a_box_each() -> None:
    """§5.1"""
    table = at(sheet(".w.w..", "wa.aw.", ".w.w.."), roll=(2, 3, 5))
    told = play(table, "barrel 2,3")
    assert kinds(told).count("surrounded") == 2
    assert draft(table)["waiting"] == {"loot": 2}
    play(table, "box 4")
    assert table.why_not(0, "box 4") == "5.2"
    play(table, "box 5")
    assert draft(table)["sheet"]["chest"] == {"ruby": 1, "crown": 1}


CLOSING = sheet(".w....", "wa....", ".w....")
"""An anchor on 2,2 that a symbol on 2,3 closes."""


def test_a_box_is_gone_for_others_from_the_next_turn_but_not_in_the_same() -> None:
    """§5.2"""
    table = at(CLOSING, CLOSING, sheet(boxes=["6"]), roll=(2, 3, 5))
    assert table.view(0)["boxes_claimed"] == ["6"]
    play(table, "barrel 2,3")
    assert table.why_not(0, "box 6") == "5.2"
    assert table.why_not(0, "raise ruby") == "5.8"
    play(table, "box 4", "done")
    play(table, "barrel 2,3", "box 4", "done", seat=1)
    told = play(table, "skip", "done", seat=2)
    assert [event.args for event in told if event.kind == "took-box"] == [{"seat": 0, "loot": "4"}, {"seat": 1, "loot": "4"}]
    assert table.view(2)["boxes_claimed"] == ["4", "6"]
    assert [one["chest"] for one in table.view(2)["sheets"]] == [{"ruby": 1}, {"ruby": 1}, {}]


def test_what_the_boxes_give() -> None:
    """§5.2"""
    for box, chest, rum in (("4", {"ruby": 1}, 3), ("5", {"crown": 1}, 3), ("6", {"doubloon": 1}, 5)):
        table = at(CLOSING, roll=(2, 3, 5))
        told = play(table, "barrel 2,3", f"box {box}")
        assert doubloon.Told("took-box", {"seat": 0, "loot": box}) in told
        assert (draft(table)["sheet"]["chest"], draft(table)["sheet"]["rum"]) == (chest, rum)


def test_the_turtle_serves_when_all_six_are_crossed_out() -> None:
    """§5.3"""
    closing = dict(CLOSING, boxes=["1", "2", "3"])
    table = at(closing, sheet(boxes=["4", "5", "6"]), roll=(2, 3, 5))
    told = play(table, "barrel 2,3")
    assert doubloon.Told("took-box", {"seat": 0, "loot": "turtle"}) in told
    assert draft(table)["sheet"]["rum"] == 4
    assert said(table) == ["done"]


def test_for_the_turtle_ones_own_claim_of_this_turn_counts() -> None:
    """§5.3"""
    two = sheet(".w.w..", "wa.aw.", ".w.w..", boxes=["1", "2", "3", "4", "5"])
    table = at(two, roll=(2, 3, 5))
    told = play(table, "barrel 2,3", "box 6")
    assert doubloon.Told("took-box", {"seat": 0, "loot": "turtle"}) in told


def test_the_shovel_draws_a_palm() -> None:
    """§5.4"""
    table = at(CLOSING, roll=(2, 3, 5))
    play(table, "barrel 2,3", "box 1")
    assert draft(table)["gift"] == "shovel"
    assert {move.split()[0] for move in said(table)} == {"palm", "decline"}
    assert table.why_not(0, "water 6,6") == "5.4"
    assert table.why_not(0, "mermaid 6,6") == "5.10"
    told = play(table, "palm 6,6")
    assert doubloon.Told("found-palm-loot", {"seat": 0, "size": 1}) in told


def test_the_compass_draws_two_waters_side_by_side() -> None:
    """§5.4, §6.2"""
    table = at(CLOSING, roll=(2, 3, 5))
    play(table, "barrel 2,3", "box 2", "water 6,6")
    assert said(table) == ["water 5,6", "water 6,5"]
    assert table.why_not(0, "decline") == "6.2", "once begun it is finished"
    assert table.why_not(0, "decline loot") == "6.2"
    assert table.why_not(0, "water 1,1") == "5.4"
    play(table, "water 6,5")
    assert draft(table)["sheet"]["waters"] == 5


def test_a_compass_begun_on_the_first_square_is_begun_too() -> None:
    """§5.4, §6.2"""
    table = at(sheet("......", "......", "......", "....w.", "...wa.", "....w."), roll=(5, 6, 5))
    play(table, "barrel 5,6", "box 2", "water 1,1")
    assert draft(table)["pair"] == "1,1"
    assert said(table) == ["water 1,2", "water 2,1"]
    assert table.why_not(0, "decline") == "6.2"


def test_the_map_in_a_box_draws_any_symbol() -> None:
    """§5.4, §3.5: anchors and swords still keep apart."""
    table = at(CLOSING, roll=(2, 3, 5))
    play(table, "barrel 2,3", "box 3")
    assert {move.split()[0] for move in said(table)} == {"anchor", "water", "sword", "palm", "barrel", "decline"}
    table = at(sheet(".w....", "wa....", ".w....", "s....."), roll=(2, 3, 5))
    play(table, "barrel 2,3", "box 3")
    assert table.why_not(0, "sword 5,1") == "3.5"


# The palm tree, the barrel


@pytest.mark.parametrize(
    ("palms", "chest", "rum"),
    [
        ("......", {}, 3),
        ("p.....", {"doubloon": 1}, 2),
        ("pp....", {"doubloon": 1}, 3),
        ("ppp...", {"doubloon": 2}, 3),
    ],
)
def test_a_palm_is_rewarded_by_the_size_of_its_group(palms: str, chest: dict, rum: int) -> None:
    """§5.5"""
    square = palms.index(".") + 1
    table = at(sheet(palms), roll=(1, square, 4))
    play(table, f"palm 1,{square}")
    assert (draft(table)["sheet"]["chest"], draft(table)["sheet"]["rum"]) == (chest, rum)


def test_five_connected_palms_are_a_ruby_or_a_crown_and_only_one_reward_comes() -> None:
    """§5.5"""
    table = at(sheet("pp.pp."), roll=(1, 3, 4))
    told = play(table, "palm 1,3")
    assert doubloon.Told("found-palm-loot", {"seat": 0, "size": 5}) in told
    assert said(table) == ["keep ruby", "keep crown"]
    play(table, "keep crown")
    assert (draft(table)["sheet"]["chest"], draft(table)["sheet"]["rum"]) == ({"crown": 1}, 2)


def test_palms_aslant_are_not_connected() -> None:
    """§5.5"""
    table = at(sheet("p.....", ".....p"), roll=(2, 2, 4))
    assert doubloon.Told("found-palm-loot", {"seat": 0, "size": 1}) in play(table, "palm 2,2")


def test_a_barrel_is_a_bottle() -> None:
    """§5.6"""
    table = at(sheet(), roll=(1, 2, 5))
    assert doubloon.Told("found-rum", {"seat": 0, "rum": 1}) in play(table, "barrel 1,2")
    assert draft(table)["sheet"]["rum"] == 3


# The hook


def test_the_rulebooks_second_sword_makes_doubloons_worth_two() -> None:
    """§5.7"""
    table = at(sheet("s....."), roll=(3, 3, 3))
    assert draft(table)["sheet"]["values"] == {"doubloon": 1, "ruby": 3, "crown": 3}
    told = play(table, "sword 3,3")
    assert doubloon.Told("hooked", {"seat": 0, "swords": 2, "raises": "doubloon", "step": 1}) in told
    assert draft(table)["sheet"]["values"] == {"doubloon": 2, "ruby": 3, "crown": 3}


def test_the_fourth_sword_lets_choose_and_the_sixth_raises_both() -> None:
    """§5.7, §5.8"""
    table = at(sheet("s.s.s."), roll=(3, 3, 3))
    play(table, "sword 3,3")
    assert said(table) == ["raise ruby", "raise crown"]
    assert table.why_not(0, "box 1") == "5.1"
    assert table.why_not(0, "use map") == "6.1"
    assert table.why_not(0, "done") == "6.1"
    told = play(table, "raise crown")
    assert told[0].args == {"seat": 0, "treasure": "crown", "value": 6}
    table = at(sheet("s.s.s.", ".s.s..", raised={"ruby": 1}), roll=(4, 4, 3))
    play(table, "sword 4,4")
    assert draft(table)["sheet"]["values"] == {"doubloon": 3, "ruby": 7, "crown": 5}


def test_the_third_sword_raises_both_and_the_fifth_doubloons() -> None:
    """§5.7"""
    table = at(sheet("s.s..."), roll=(3, 3, 3))
    play(table, "sword 3,3")
    assert draft(table)["sheet"]["values"] == {"doubloon": 2, "ruby": 4, "crown": 4}
    table = at(sheet("s.s.s.", ".s....", raised={"crown": 1}), roll=(4, 4, 3))
    play(table, "sword 4,4")
    assert draft(table)["sheet"]["values"] == {"doubloon": 3, "ruby": 4, "crown": 6}


def test_a_sword_beyond_the_hook_is_a_ruby_or_a_crown() -> None:
    """§5.11"""
    table = at(sheet("s.s.s.", ".s.s.s", raised={"ruby": 1}), roll=(4, 4, 3))
    told = play(table, "sword 4,4")
    assert doubloon.Told("beyond", {"seat": 0, "symbol": "sword"}) in told
    assert said(table) == ["keep ruby", "keep crown"]


# The spyglass


def test_rows_of_two_three_four_and_five_waters() -> None:
    """§5.9"""
    for waters, sighting in ((1, "mermaid"), (4, "snake"), (8, "kraken"), (13, "ghost")):
        row = ("w" * waters).ljust(18, ".")
        table = at(sheet("......", row[0::3], "......", row[1::3], row[2::3]), roll=(6, 6, 6))
        play(table, "water 6,6")
        assert draft(table)["gift"] == sighting
    table = at(sheet("......", "ww...."), roll=(6, 6, 6))
    play(table, "water 6,6")
    assert draft(table)["gift"] is None


def test_a_sighting_is_drawn_anywhere_and_fills_its_square() -> None:
    """§5.10"""
    table = at(sheet("wpbb.."), roll=(1, 6, 6))
    play(table, "water 1,6")
    assert len(said(table)) == 31 + 1
    assert table.why_not(0, "kraken 1,5") == "5.10"
    told = play(table, "mermaid 1,5")
    assert doubloon.Told("line-full", {"seat": 0, "line": "row-1", "treasure": "ruby", "count": 1}) in told
    assert draft(table)["sheet"]["waters"] == 2


def test_a_water_beyond_the_spyglass_is_a_ruby_or_a_crown() -> None:
    """§5.11"""
    table = at(sheet("......", "wwwwww", "......", "wwwwww", "ww...."), roll=(6, 6, 6))
    assert doubloon.Told("beyond", {"seat": 0, "symbol": "water"}) in play(table, "water 6,6")
    assert said(table) == ["keep ruby", "keep crown"]


# §6 Effects


def test_effects_are_done_in_any_order_and_bring_more() -> None:
    """§6.1: one water closes an anchor and completes a row of the spyglass; the mermaid then completes a row of the map."""
    table = at(sheet(".w....", "wa.ppb", ".wwb.."), roll=(2, 3, 6))
    told = play(table, "water 2,3")
    assert {"surrounded", "line-full", "sighted"} <= set(kinds(told))
    assert draft(table)["waiting"] == {"snake": 1, "crown": 1, "loot": 1}
    assert "use snake" in said(table) and "box 1" in said(table)
    play(table, "use snake", "snake 3,1")
    assert said(table)[0] == "box 1"
    play(table, "box 2", "water 3,5", "water 3,6")
    assert draft(table)["sheet"]["lines"] == ["row-2", "row-3"]
    assert said(table) == ["done"]
    assert draft(table)["sheet"]["chest"] == {"ruby": 1, "crown": 1}


def test_a_gift_waits_while_a_second_box_is_open_and_either_may_come_first() -> None:
    """§6.1"""
    table = at(sheet(".w.w..", "wa.aw.", ".w.w.."), roll=(2, 3, 5))
    play(table, "barrel 2,3", "box 1")
    assert said(table) == ["use shovel", *(f"box {box}" for box in range(2, 7)), "decline loot"]
    assert table.why_not(0, "use shovel") is None
    play(table, "use shovel", "palm 6,6")
    assert said(table)[0] == "box 2"


def test_a_gift_that_is_drawn_may_be_declined() -> None:
    """§6.2"""
    table = at(sheet("w....."), roll=(6, 6, 6))
    play(table, "water 6,6")
    assert table.why_not(0, "done") == "6.2"
    assert table.why_not(0, "skip") == "6.2"
    told = play(table, "decline")
    assert told == [doubloon.Told("declined", {"seat": 0, "gift": "mermaid"})]
    assert said(table) == ["done"]


def test_a_loot_box_may_be_declined_and_nothing_is_crossed_out_for_it() -> None:
    """§5.1, §6.2"""
    table = at(CLOSING, roll=(2, 3, 5))
    assert table.why_not(0, "decline loot") == "3.2"
    play(table, "barrel 2,3")
    told = play(table, "decline loot")
    assert told == [doubloon.Told("left-box", {"seat": 0})]
    assert said(table) == ["done"]
    assert (draft(table)["sheet"]["chest"], draft(table)["sheet"]["boxes"]) == ({}, [])
    play(table, "done")
    assert table.view(0)["boxes_claimed"] == []


def test_of_two_boxes_one_may_be_declined() -> None:
    """§6.2"""
    table = at(sheet(".w.w..", "wa.aw.", ".w.w.."), roll=(2, 3, 5))
    play(table, "barrel 2,3", "decline loot")
    assert draft(table)["waiting"] == {"loot": 1}
    play(table, "box 4")
    assert said(table) == ["done"] and draft(table)["sheet"]["boxes"] == ["4"]


def test_with_a_nearly_full_chest_nobody_has_to_end_the_game_for_a_loot_box() -> None:
    """§6.2, §7.1"""
    full = dict(CLOSING, chest={"doubloon": 11}, boxes=["1", "2", "3"])
    table = at(full, sheet(rum=60), roll=(2, 3, 5))
    play(table, "barrel 2,3", "decline loot", "done")
    play(table, "barrel 2,3", "done", seat=1)
    assert not table.over


def test_what_lines_palms_and_full_islands_give_is_taken() -> None:
    """§6.2: only a box is offered; of all else the sheet says that it is yours."""
    line = at(sheet("wpbwp.", chest={"doubloon": 10}), roll=(1, 6, 5))
    play(line, "barrel 1,6")
    palms = at(sheet("pp.pp."), roll=(1, 3, 4))
    play(palms, "palm 1,3")
    beyond = at(sheet("s.s.s.", ".s.s.s", raised={"ruby": 1}), roll=(4, 4, 3))
    play(beyond, "sword 4,4")
    fourth = at(sheet("s.s.s."), roll=(3, 3, 3))
    play(fourth, "sword 3,3")
    for table in (line, palms, beyond, fourth):
        assert not {"decline", "decline loot"} & set(said(table))
    assert line.why_not(0, "decline loot") == "3.8"
    assert palms.why_not(0, "decline loot") == "6.4"
    assert fourth.why_not(0, "decline loot") == "5.1", "no box waits"


def test_a_turtle_with_more_than_rum_is_offered_and_one_with_rum_alone_is_not_asked_about() -> None:
    """§5.3, §6.2"""
    gone = dict(CLOSING, boxes=["1", "2", "3", "4", "5", "6"])
    plain = at(gone, roll=(2, 3, 5))
    assert plain.why_not(0, "box turtle") == "3.2"
    told = play(plain, "barrel 2,3")
    assert doubloon.Told("took-box", {"seat": 0, "loot": "turtle"}) in told and said(plain) == ["done"]
    rich = at(gone, roll=(2, 3, 5), edition={"anchor": {"turtle": {"ruby": 1}}})
    play(rich, "barrel 2,3")
    assert said(rich) == ["box turtle", "decline loot"]
    assert rich.why_not(0, "box 4") == "5.2"
    play(rich, "box turtle")
    assert draft(rich)["sheet"]["chest"] == {"ruby": 1}
    assert draft(rich)["sheet"]["boxes"] == ["1", "2", "3", "4", "5", "6"]
    early = at(CLOSING, roll=(2, 3, 5))
    play(early, "barrel 2,3")
    assert early.why_not(0, "box turtle") == "5.3"


def test_with_no_two_squares_side_by_side_a_compass_draws_one_water() -> None:
    """§6.3"""
    table = at(sheet(".wbbbb", "wa.bbb", "bwbbbb", "bbbbbb", "bbbbbb", "b.bbbb"), roll=(2, 3, 5))
    play(table, "barrel 2,3", "box 2")
    assert said(table) == ["water 1,1", "water 6,2", "decline"]
    play(table, "water 6,2")
    assert said(table) == ["done"]


def test_with_no_free_square_a_gift_is_lost() -> None:
    """§6.3"""
    table = at(sheet("bbbbbb", "babbbb", "bbbbbb", "bbbbbb", "bbwbbb", "bbbbb."), roll=(6, 6, 6))
    told = play(table, "water 6,6")
    assert doubloon.Told("gift-lost", {"seat": 0, "gift": "mermaid"}) in told


def test_if_there_is_not_room_for_all_the_captain_chooses_and_the_rest_becomes_rum() -> None:
    """§6.4, §6.5"""
    table = at(sheet("wpbwp.", ".....b", ".....b", ".....b", ".....b", ".....b", chest={"doubloon": 11}), roll=(1, 6, 5))
    play(table, "barrel 1,6")
    assert draft(table)["stage"] == "ready"
    table = at(
        sheet("wpbwp.", ".....b", ".....b", ".....b", ".....b", ".....b", chest={"doubloon": 11}),
        sheet(".....b", ".....b", ".....b", ".....b", ".....b", ".....b"),
        roll=(1, 6, 5),
    )
    play(table, "barrel 1,6")
    assert said(table) == ["keep doubloon", "keep ruby"]
    assert table.why_not(0, "keep crown") == "6.4"
    assert table.why_not(0, "done") == "6.4"
    told = play(table, "keep ruby")
    assert doubloon.Told("overflowed", {"seat": 0, "rum": 1}) in told
    assert draft(table)["sheet"]["chest"] == {"doubloon": 11, "ruby": 1}
    assert draft(table)["sheet"]["rum"] == 4


def test_the_captain_may_keep_a_doubloon_and_give_up_the_ruby() -> None:
    """§6.4, §6.5"""
    last = sheet("wpbwp.", ".....b", ".....b", ".....b", ".....b", ".....b", chest={"crown": 11})
    table = at(last, sheet(*[".....b"] * 6), roll=(1, 6, 5))
    told = play(table, "barrel 1,6", "keep doubloon")
    assert doubloon.Told("kept", {"seat": 0, "treasure": "doubloon"}) in told
    assert draft(table)["sheet"]["chest"] == {"crown": 11, "doubloon": 1}
    assert draft(table)["sheet"]["raised"] == {}
    assert (draft(table)["sheet"]["rum"], said(table)) == (2 + 1 + 1, ["done"])


def test_treasures_of_one_kind_fill_the_chest_unasked_and_the_rest_becomes_rum() -> None:
    """§6.4, §6.5: a fourth palm brings two doubloons and a bottle, and there is room for one doubloon."""
    table = at(sheet("ppp...", chest={"doubloon": 11}), roll=(1, 4, 4))
    told = play(table, "palm 1,4")
    assert doubloon.Told("kept", {"seat": 0, "treasure": "doubloon"}) in told
    assert doubloon.Told("overflowed", {"seat": 0, "rum": 1}) in told
    assert (draft(table)["sheet"]["chest"], draft(table)["sheet"]["rum"]) == ({"doubloon": 12}, 2 + 1 + 1)
    assert said(table) == ["done"]


# §7 The end


def test_a_full_chest_ends_the_game_when_all_have_finished_the_turn() -> None:
    """§7.1"""
    table = at(sheet("wpbwp.", chest={"doubloon": 11}), sheet(), roll=(1, 6, 5))
    play(table, "barrel 1,6", "done")
    assert table.acting == (1,)
    told = play(table, "barrel 1,6", "done", seat=1)
    assert table.over and "chest-full" in kinds(told)
    assert table.why_not(0, "done") == "7.1"


def test_the_third_skull_ends_the_game() -> None:
    """§7.1"""
    table = at(sheet(skulls=2), sheet(), roll=(1, 6, 5))
    play(table, "skip", "done")
    told = play(table, "barrel 1,6", "done", seat=1)
    assert table.over and "third-skull" in kinds(told)


def test_a_turn_in_which_nobody_draws_ends_the_game() -> None:
    """§7.1"""
    table = at(sheet(), sheet(), roll=(1, 6, 5))
    play(table, "skip", "done")
    told = play(table, "skip", "done", seat=1)
    assert table.over and "nobody-drew" in kinds(told)


def points(*rows: str, **more) -> int:
    """The score of a sheet, without the loss for its empty squares and without rum."""
    one = sheet(*rows, **{"rum": 0, **more})
    return at(one, sheet()).scores[0] + sum(row.count(".") for row in one["map"])


def test_treasures_count_what_the_hook_has_made_of_them() -> None:
    """§7.2"""
    assert points(chest={"doubloon": 3, "ruby": 2, "crown": 1}) == 3 + 6 + 3
    assert points("s.s.s.", ".s....", raised={"crown": 1}, chest={"doubloon": 3, "ruby": 2, "crown": 1}) == 6 + 8 + 6


def test_a_group_of_palms_counts_two_and_a_lone_palm_nothing() -> None:
    """§7.3"""
    assert points("pp.p.p", "p....p") == 4
    assert points("p.p.p.") == 0


def test_rum_left_counts_two_a_bottle() -> None:
    """§7.4"""
    assert points(rum=3) == 6


def test_sightings_count_by_their_company() -> None:
    """§7.5"""
    assert points("www...", "wM....", "......") == 8
    assert points(".a....", "aSa...", "......", "a.....") == 9
    assert points(".a....", "aK....", "..a...", "a.....") == 3
    assert points("a.a...", ".K....", "a.a...") == 12
    assert points("G.....") == 10


@pytest.mark.parametrize(("skulls", "loss"), [(0, 0), (1, 1), (2, 3)])
def test_empty_squares_and_skulls_cost(skulls: int, loss: int) -> None:
    """§7.6"""
    assert at(sheet("bbbbbb", rum=0, skulls=skulls), sheet()).scores[0] == -30 - loss


def over(*sheets: dict) -> doubloon.Table:
    """A game that is over."""
    return GAME.from_position({"seats": len(sheets), "phase": "over", "sheets": list(sheets)}, seed="test")


def test_the_third_skull_costs_six() -> None:
    """§7.6"""
    assert over(sheet(rum=0, skulls=3), sheet()).scores[0] == -42


def test_ties_are_broken_by_lines_then_skulls_then_swords_then_shared() -> None:
    """§7.7"""
    assert over(sheet(rum=3), sheet(rum=2)).winners == (0,)
    assert over(sheet("bbbbb.", "b.....", rum=0), sheet("bbbbbb", rum=0)).winners == (1,)
    assert over(sheet("b.....", rum=0, skulls=1), sheet(rum=0)).winners == (1,)
    assert over(sheet("b.....", rum=0), sheet("s.....", rum=0)).winners == (1,)
    assert over(sheet("b.....", rum=0), sheet(".b....", rum=0), sheet(rum=0)).winners == (0, 1)


def ending(*sheets: dict) -> list[doubloon.Told]:
    """What is told when the first seat's third skull ends the game."""
    table = at(*sheets, roll=(6, 6, 6))
    for seat in range(len(sheets)):
        told = play(table, "skip", "done", seat=seat)
    assert table.over
    return [event for event in told if event.kind in ("tied", "won", "shared")]


def test_a_tie_break_says_its_reason() -> None:
    """§7.7"""
    lines = ending(sheet("bbbbb.", "b.....", rum=0), sheet("bbbbbb", rum=0))
    assert lines == [
        doubloon.Told("tied", {"seat": 0, "reason": "lines", "own": 0, "best": 1}),
        doubloon.Told("won", {"seat": 1, "points": -31}),
    ]
    skulls = ending(sheet("bbb...", rum=0, skulls=1), sheet("b.....", rum=0), sheet(rum=0))
    assert skulls[0] == doubloon.Told("tied", {"seat": 0, "reason": "skulls", "own": 2, "best": 1})
    assert skulls[1] == doubloon.Told("won", {"seat": 1, "points": -36})
    swords = ending(sheet("b.....", rum=0), sheet("s.....", rum=0))
    assert swords[0] == doubloon.Told("tied", {"seat": 0, "reason": "swords", "own": 0, "best": 1})


def test_a_shared_victory_is_called_one() -> None:
    """§7.7"""
    assert [event.kind for event in ending(sheet("b.....", rum=0), sheet(".b....", rum=0))] == ["shared", "shared"]


# §8 Alone


def test_a_lone_captain_is_active_every_second_turn() -> None:
    """§8.1"""
    table = at(sheet(), roll=(1, 6, 5))
    assert "flip" in said(table)
    told = play(table, "barrel 1,6", "done")
    assert "rolled-unled" in kinds(told)
    assert table.view(0)["active"] is None and "flip" not in said(table)


def test_alone_an_empty_turn_is_only_a_skull() -> None:
    """§8.2"""
    table = at(sheet(), roll=(1, 6, 5))
    play(table, "skip", "done")
    assert not table.over
    play(table, "skip", "done", "skip", "done")
    assert table.over


@pytest.mark.parametrize(
    ("rum", "rank", "won"),
    [(40, "boy", ()), (41, "sailor", (0,)), (53, "bosun", (0,)), (63, "captain", (0,)), (71, "legend", (0,))],
)
def test_a_lone_captain_earns_a_rank(rum: int, rank: str, won: tuple) -> None:
    """§8.3"""
    table = over(sheet(rum=rum))
    assert table.scores[0] == 2 * rum - 36
    assert (table.view(0)["rank"], table.winners) == (rank, won)


def test_the_end_of_a_game_for_one_is_told() -> None:
    """§8.3"""
    table = at(sheet(rum=0, skulls=2), roll=(1, 6, 5))
    told = play(table, "skip", "done")
    assert told[-2:] == [
        doubloon.Told("scored", {"seat": 0, "points": -42}),
        doubloon.Told("ranked", {"seat": 0, "rank": "boy"}),
    ]


def test_two_waters_at_the_start_are_a_mermaid() -> None:
    """§2.3, §5.10"""
    table = at_start((6, 2, 2))
    play(table, "water 5,5", "water 5,6", "mermaid 6,6")
    assert draft(table)["sheet"]["score"] == 4 + 4 - 33


def test_where_points_come_from_adds_up() -> None:
    """§7.2, §7.6"""
    dice = random.Random(7)
    for seats in (1, 2, 3):
        table = doubloon.game("pirates-map").start(seats, f"points {seats}")
        while not table.over:
            for one in [*table.view(0)["sheets"], *([table.view(0)["draft"]["sheet"]] if 0 in table.acting else [])]:
                assert sum(one["points"].values()) == one["score"]
            seat = dice.choice(table.acting)
            table.play(seat, dice.choice(table.moves(seat)))
