"""The Pirate's Map, paragraph by paragraph: the sheet, setting up, the turn, lines."""

from __future__ import annotations

import pytest

import doubloon

from .tables import GAME, at, at_start, draft, kinds, play, said, sheet

# §1 The sheet


def test_the_map_has_six_by_six_squares_named_by_row_and_column() -> None:
    """§1.1"""
    table = at(sheet(), roll=(4, 2, 5))
    play(table, "barrel 4,2")
    drawn = draft(table)["sheet"]["map"]
    assert [len(row) for row in drawn] == [6] * 6
    assert drawn[3][1] == "barrel"


def test_three_dice_with_six_faces() -> None:
    """§1.2"""
    rolls = [GAME.start(1, str(seed)).view(0)["rolls"][0] for seed in range(60)]
    assert {len(roll) for roll in rolls} == {3}
    assert {face for roll in rolls for face in roll} == {1, 2, 3, 4, 5, 6}


def test_each_face_is_a_symbol_and_three_is_the_sword_and_two_and_six_are_water() -> None:
    """§1.3"""
    assert GAME.start(1, "faces").view(0)["printed"]["symbols"] == ["anchor", "water", "sword", "palm", "barrel", "water"]


def test_lines_end_in_six_rubies_and_six_crowns_and_the_diagonals_in_rudder_and_map() -> None:
    """§1.4"""
    printed = GAME.start(1, "lines").view(0)["printed"]
    ends = printed["rows"] + printed["columns"]
    assert (ends.count("ruby"), ends.count("crown")) == (6, 6)
    assert printed["diagonals"] == ["rudder", "map"]


def test_a_sheet_has_a_chest_islands_and_three_skulls() -> None:
    """§1.5"""
    printed = GAME.start(1, "islands").view(0)["printed"]
    assert (printed["room"], len(printed["skulls"]), len(printed["boxes"]), len(printed["spyglass"])) == (12, 3, 7, 4)


# §2 Setting up


def test_chance_says_who_is_active_first() -> None:
    """§2.1"""
    assert {GAME.start(4, str(seed)).view(0)["active"] for seed in range(40)} == {0, 1, 2, 3}


def test_the_rulebooks_set_up_black_four_white_three_and_six() -> None:
    """§2.2: sword and water around 4,4, in any of the eight squares but not in it."""
    table = at_start((4, 3, 6))
    around = {"3,3", "3,4", "3,5", "4,3", "4,5", "5,3", "5,4", "5,5"}
    assert set(said(table)) == {f"{symbol} {square}" for symbol in ("sword", "water") for square in around}
    assert table.why_not(0, "sword 4,4") == "2.2"
    assert table.why_not(0, "sword 1,1") == "2.2"
    assert table.why_not(0, "palm 3,3") == "2.2"
    play(table, "sword 3,4")
    assert set(said(table)) == {f"water {square}" for square in around - {"3,4"}}
    play(table, "water 5,5")
    assert said(table) == ["done"]


def test_everybody_draws_his_own_set_up_before_the_first_roll() -> None:
    """§2.2"""
    table = at_start((4, 3, 6), (1, 5, 5))
    assert table.acting == (0, 1)
    play(table, "sword 3,4", "water 5,5", "done")
    assert table.acting == (1,)
    told = play(table, "barrel 1,2", "barrel 2,2", "done", seat=1)
    assert "rolled" in kinds(told)
    assert table.view(0)["phase"] == "turn"


def test_set_up_symbols_do_what_symbols_do() -> None:
    """§2.3: two waters complete the first row of the spyglass, a barrel is rum, a sword crosses the hook."""
    table = at_start((3, 2, 6))
    told = play(table, "water 2,2", "water 2,3")
    assert "sighted" in kinds(told)
    assert draft(table)["gift"] == "mermaid"
    play(table, "mermaid 6,6")
    assert said(table) == ["done"]
    table = at_start((3, 5, 3))
    play(table, "barrel 2,2", "sword 4,4")
    assert (draft(table)["sheet"]["rum"], draft(table)["sheet"]["swords"]) == (3, 1)


def test_a_second_symbol_that_fits_nowhere_is_lost() -> None:
    """§2.3, §3.5"""
    table = at_start((1, 3, 3))
    told = play(table, "sword 2,2")
    assert told[-1] == doubloon.Told("symbol-lost", {"seat": 0, "symbol": "sword"})
    assert said(table) == ["done"]
    table = at_start((1, 3, 3))
    play(table, "sword 1,2")
    assert said(table) == ["sword 2,1"]


def test_everybody_begins_with_two_bottles() -> None:
    """§2.4"""
    assert [one["rum"] for one in GAME.start(3, "rum").view(0)["sheets"]] == [2, 2, 2]


# §3 The turn


def test_all_use_one_roll_and_the_active_seat_goes_round() -> None:
    """§3.1"""
    table = at(sheet(), sheet(), sheet(), roll=(1, 2, 3), first=1)
    seen = []
    for _ in range(4):
        view = table.view(0)
        seen.append(view["active"])
        assert view["rolls"][0] == view["rolls"][1] == view["rolls"][2]
        for seat in range(3):
            play(table, next(move for move in said(table, seat) if "," in move), seat=seat)
            while said(table, seat) != ["done"]:
                play(table, said(table, seat)[-1], seat=seat)
        for seat in range(3):
            play(table, "done", seat=seat)
    assert seen == [1, 2, 0, 1]


def test_two_dice_are_the_square_in_either_order_and_the_third_the_symbol() -> None:
    """§3.2"""
    table = at(sheet(rum=0), sheet(), roll=(4, 2, 5), first=1)
    assert set(said(table)) == {"palm 2,5", "palm 5,2", "water 4,5", "water 5,4", "barrel 4,2", "barrel 2,4", "skip"}
    assert table.why_not(0, "palm 2,4") == "3.2"
    assert table.why_not(0, "mermaid 2,5") == "3.2"
    assert table.why_not(0, "done") == "3.2"
    assert table.why_not(0, "keep ruby") == "3.2"
    assert table.why_not(0, "use shovel") == "3.2"
    assert table.why_not(0, "decline") == "3.2"


def test_the_rulebooks_roll_one_black_two_and_four_white() -> None:
    """§3.3, §3.4: the active captain may use 1 or 6; rum turns 2 into 1 or 3, or for two bottles into 4, and 4 into 2 or 6."""
    table = at(sheet(rum=2), sheet(rum=2), roll=(1, 2, 4))
    assert "flip" in said(table)
    assert "flip" not in said(table, 1)
    assert table.why_not(1, "flip") == "3.3"
    play(table, "flip")
    assert draft(table)["dice"] == [6, 2, 4]
    assert table.why_not(0, "flip") == "3.3"
    told = play(table, "rum first up", seat=1)
    assert told[0].args == {"seat": 1, "die": "first", "face": 3, "rum": 1}
    play(table, "rum first up", seat=1)
    assert draft(table, 1)["dice"] == [1, 4, 4]
    assert not any(move.startswith("rum") for move in said(table, 1))
    assert table.why_not(1, "rum second up") == "3.4"
    table = at(sheet(rum=2), roll=(1, 2, 4))
    play(table, "rum second up", "rum second up")
    assert draft(table)["dice"] == [1, 2, 6]


def test_one_and_six_are_not_joined() -> None:
    """§3.4"""
    table = at(sheet(rum=5), roll=(3, 1, 6))
    assert [move for move in said(table) if move.startswith("rum")] == ["rum first up", "rum second down"]
    assert table.why_not(0, "rum first down") == table.why_not(0, "rum second up") == "3.4"
    assert table.why_not(0, "rum first up") is table.why_not(0, "rum second down") is None


SMALL = {
    "dice": {"faces": 3, "symbols": ["palm", "water", "sword"]},
    "lines": {"rows": ["ruby", "crown", "ruby"], "columns": ["crown", "ruby", "crown"]},
}
"""An edition with three faces and three by three squares."""


@pytest.mark.parametrize(("black", "why"), [(1, None), (2, "3.3"), (3, None)])
def test_a_face_that_is_its_own_opposite_is_not_flipped(black: int, why: str | None) -> None:
    """§3.3"""
    table = at({"map": ["..."] * 3}, roll=(black, 1, 1), edition=SMALL)
    assert table.why_not(0, "flip") == why
    assert ("flip" in said(table)) == (why is None)


def test_squares_beyond_the_map_are_not_drawn_on() -> None:
    """§1.1"""
    table = at({"map": ["..."] * 3}, roll=(3, 3, 1), edition=SMALL)
    assert table.why_not(0, "palm 3,3") is None
    assert table.why_not(0, "palm 3,4") == table.why_not(0, "palm 4,3") == "1.1"


def test_rum_is_crossed_out_and_only_before_drawing() -> None:
    """§3.4"""
    table = at(sheet(rum=3), roll=(4, 2, 5))
    play(table, "rum first down", "anchor 4,5")
    assert draft(table)["sheet"]["rum"] == 2
    assert table.why_not(0, "rum first up") == "3.8"


def test_no_anchor_beside_an_anchor_and_no_sword_beside_a_sword() -> None:
    """§3.5"""
    table = at(sheet("..a...", "......", "......", ".....s"), roll=(1, 2, 3), first=0)
    assert table.why_not(0, "anchor 2,3") == "3.5"
    assert "anchor 3,2" in said(table)
    table = at(sheet("..a...", "......", "......", ".....s"), roll=(5, 4, 3))
    assert table.why_not(0, "sword 4,5") == "3.5"
    assert "sword 5,4" in said(table)
    assert "sword 4,5" not in said(table)


def test_only_empty_squares_are_drawn_on() -> None:
    """§3.6"""
    table = at(sheet("......", "...w.."), roll=(4, 2, 5))
    assert table.why_not(0, "barrel 2,4") == "3.6"
    assert "barrel 4,2" in said(table)


def test_whoever_draws_nothing_crosses_out_a_skull() -> None:
    """§3.7"""
    table = at(sheet(), sheet(), roll=(4, 2, 5))
    play(table, "skip", "done")
    told = play(table, "palm 2,5", "done", seat=1)
    assert doubloon.Told("skull", {"seat": 0, "skulls": 1}) in told
    assert [one["skulls"] for one in table.view(0)["sheets"]] == [1, 0]


def test_nobody_sees_a_draft_before_all_are_done() -> None:
    """§3.8"""
    table = at(sheet(), sheet(), roll=(4, 2, 5))
    before = (table.view(1), table.view(None), table.scores)
    play(table, "palm 2,5", "done")
    assert (table.view(1), table.view(None), table.scores) == before
    assert table.events(1) == []
    assert table.why_not(0, "done") == "3.8"
    told = play(table, "water 4,5", "done", seat=1)
    assert doubloon.Told("drew", {"seat": 0, "symbol": "palm", "square": "2,5"}) in told
    assert table.view(1)["sheets"][0]["map"][1][4] == "palm"


def test_a_draft_can_be_taken_back_until_all_is_shown() -> None:
    """§3.8"""
    table = at(sheet(), sheet(), roll=(4, 2, 5))
    play(table, "rum first up", "skip")
    assert str(table.undo(0)) == "skip"
    assert str(table.undo(0)) == "rum first up"
    assert draft(table)["sheet"]["rum"] == 2
    play(table, "palm 2,5", "done")
    play(table, "skip", "done", seat=1)
    with pytest.raises(doubloon.NothingToUndo):
        table.undo(0)


# §4 Lines

FIVE = "wpbwp."
"""A row with one square to go."""


def test_a_row_nobody_claimed_gives_its_treasure() -> None:
    """§4.1"""
    table = at(sheet(FIVE), sheet(), roll=(1, 6, 5))
    told = play(table, "barrel 1,6")
    ruby = doubloon.Told("line-full", {"seat": 0, "line": "row-1", "treasure": "ruby", "count": 1})
    assert ruby in told
    play(table, "done")
    told = play(table, "skip", "done", seat=1)
    assert ruby in told
    assert table.view(1)["claimed"] == ["row-1"]
    assert table.view(1)["sheets"][0]["chest"] == {"ruby": 1}


def test_a_column_nobody_claimed_gives_its_treasure() -> None:
    """§4.1"""
    table = at(sheet("w.....", "p.....", "b.....", "w.....", "p....."), roll=(1, 6, 5))
    play(table, "barrel 6,1")
    assert draft(table)["sheet"]["chest"] == {"crown": 1}


def test_a_line_claimed_in_an_earlier_turn_gives_a_doubloon() -> None:
    """§4.2"""
    table = at(sheet(FIVE), sheet("wpbwpb"), roll=(1, 6, 5))
    play(table, "barrel 1,6")
    assert draft(table)["sheet"]["chest"] == {"doubloon": 1}
    play(table, "done")
    told = play(table, "skip", "done", seat=1)
    assert doubloon.Told("line-late", {"seat": 0, "line": "row-1", "count": 1}) in told


def test_an_edition_says_how_many_doubloons_a_claimed_line_gives_and_a_new_one_gives_one_treasure() -> None:
    """§4.1, §4.2"""
    edition = {"lines": {"claimed": 2}}
    late = at(sheet(FIVE), sheet("wpbwpb"), roll=(1, 6, 5), edition=edition)
    play(late, "barrel 1,6")
    assert draft(late)["sheet"]["chest"] == {"doubloon": 2}
    early = at(sheet(FIVE), sheet(), roll=(1, 6, 5), edition=edition)
    play(early, "barrel 1,6")
    assert draft(early)["sheet"]["chest"] == {"ruby": 1}


def test_all_who_complete_a_line_in_the_same_turn_get_its_treasure() -> None:
    """§4.3"""
    table = at(sheet(FIVE), sheet(FIVE), roll=(1, 6, 5))
    play(table, "barrel 1,6", "done")
    play(table, "barrel 1,6", "done", seat=1)
    assert [event.args["seat"] for event in table.events(None) if event.kind == "line-full"] == [0, 1]
    assert [one["chest"] for one in table.view(0)["sheets"]] == [{"ruby": 1}, {"ruby": 1}]


DOWN = ("w.....", ".p....", "..b...", "...w..", "....p.")


def test_the_diagonal_from_the_first_square_gives_the_rudder_from_the_next_turn_on() -> None:
    """§4.4"""
    table = at(sheet(*DOWN), sheet(), roll=(6, 6, 5), first=1)
    assert table.why_not(0, "flip") == "3.3"
    told = play(table, "barrel 6,6")
    assert "got-rudder" in kinds(told)
    play(table, "done")
    told = play(table, "skip", "done", seat=1)
    assert doubloon.Told("got-rudder", {"seat": 0, "line": "diagonal-down"}) in told
    assert table.view(1)["rudders"] == [True, False]
    table = at(sheet(*DOWN, ".....b"), sheet(), roll=(6, 6, 5), first=1)
    play(table, "flip")
    assert draft(table)["dice"] == [1, 6, 5]
    assert table.why_not(0, "flip") == "4.4"


def test_the_other_diagonal_gives_any_symbol_anywhere_and_everybody_can_have_it() -> None:
    """§4.5"""
    up = (".....w", "....p.", "...b..", "..w...", ".p....")
    table = at(sheet(*up), sheet(*up, "b....."), roll=(6, 1, 5))
    told = play(table, "barrel 6,1")
    assert doubloon.Told("got-map", {"seat": 0, "line": "diagonal-up"}) in told
    assert draft(table)["gift"] == "map"
    assert {move.split()[0] for move in said(table)} == {"anchor", "water", "sword", "palm", "barrel", "decline"}
    assert len(said(table)) == 5 * 30 + 1
    play(table, "anchor 1,1")
    assert said(table) == ["done"]


# What may be done


TWO_BOXES = sheet(".w.w..", "wa.aw.", ".w.w..")
ROOM_FOR_ONE = sheet("wpbwp.", ".....b", ".....b", ".....b", ".....b", ".....b", chest={"doubloon": 11})


@pytest.mark.parametrize(
    ("sheets", "roll", "moves"),
    [
        ([sheet("..a...", "...w..")], (4, 2, 5), ()),
        ([TWO_BOXES], (2, 3, 5), ("barrel 2,3",)),
        ([TWO_BOXES], (2, 3, 5), ("barrel 2,3", "box 1")),
        ([TWO_BOXES], (2, 3, 5), ("barrel 2,3", "box 2", "use compass")),
        ([TWO_BOXES], (2, 3, 5), ("barrel 2,3", "box 2", "use compass", "water 6,6")),
        ([TWO_BOXES], (2, 3, 5), ("barrel 2,3", "box 3", "use map")),
        ([sheet("s.s.s.")], (3, 3, 3), ("sword 3,3",)),
        ([ROOM_FOR_ONE, sheet(*[".....b"] * 6)], (1, 6, 5), ("barrel 1,6",)),
        ([sheet(), sheet()], (4, 2, 5), ("palm 2,5",)),
        ([sheet(), sheet()], (4, 2, 5), ("palm 2,5", "done")),
    ],
)
def test_a_move_is_refused_if_and_only_if_it_is_not_offered(sheets: list[dict], roll: tuple, moves: tuple[str, ...]) -> None:
    """§3.2, §3.4, §3.8, §5.2, §5.4, §5.8, §6.1, §6.2, §6.4"""
    table = at(*sheets, roll=roll)
    play(table, *moves)
    assert {str(move) for move in GAME.numbering.moves if table.why_not(0, move) is None} == set(said(table))


# What is told


def test_a_seat_hears_of_its_own_draft_step_by_step() -> None:
    """§3.3, §3.4, §3.7"""
    table = at(sheet("w....."), roll=(4, 2, 5))
    assert kinds(play(table, "flip", "rum first up", "skip", "done"))[:4] == ["flipped", "turned", "skipped", "done"]
    table = at(sheet("pp.pp.", "w....."), roll=(1, 3, 4))
    assert kinds(play(table, "palm 1,3", "keep ruby")) == ["drew", "found-palm-loot", "gained", "kept"]
    table = at(sheet("w....."), roll=(6, 6, 6))
    assert kinds(play(table, "water 6,6")) == ["drew", "sighted", "turns-to"]


def test_everybody_hears_who_begins_what_was_rolled_and_who_won() -> None:
    """§2.1, §2.2, §7.7"""
    table = GAME.start(2, "news")
    assert kinds(table.events(None)) == ["began", "set-up-roll", "set-up-roll"]
    table = at(sheet(skulls=2), sheet(rum=9), roll=(4, 2, 5))
    play(table, "skip", "done")
    told = play(table, "palm 2,5", "done", seat=1)
    assert [event.kind for event in told[-3:]] == ["scored", "scored", "won"]
    assert told[-1].args == {"seat": 1, "points": 2 * 10 - 35}
