"""The rulebook's worked examples, and the end of the game."""

from __future__ import annotations

import pytest

from .tables import at, kinds, said, walk

TURNS = [
    "volcano anthill tomb oasis",
    "hermits-hut skull green-tree gallows",
    "swamp . . .",
    "biting-cave three-columns waterfall rope-bridge",
    "sun-stone whale-bones lighthouse big-nose-bay",
    "shipwreck wilderness open-sea .",
]
HOLDINGS = [[1, 3, 7, 13, 16, 21, 24, 28], [4, 6, 10, 11, 17, 19, 23, 26], [2, 5, 12, 14, 15, 18, 25, 27]]
"""Of Anna, Beth and Connor: as many of each set as the example says, worth 34, 30 and 32; 8, 9, 20, 22 and 29 are left."""


def test_dig_example_first_option_the_oasis_three_steps_away() -> None:
    """§6.2: the tomb is two steps away already; an empty space counts as a step to the oasis."""
    table = at(hands=[["tomb-2", "oasis-3", "anthill-0", "green-tree-1"], []])
    walk(table, "lift oasis", "put west of biting-cave", "stay")
    assert said(table) == ["enough", "play tomb 2", "play oasis 3"]


def test_dig_example_second_option_walking_onto_the_anthill() -> None:
    """§6.4, §6.5: two cards, the gem of the second level and one doubloon."""
    island = ["anthill volcano tomb skull", ". green-tree hermits-hut swamp", *at().position()["island"][2:], "oasis"]
    hand = ["tomb-2", "oasis-3", "anthill-0", "green-tree-1"]
    table = at(island=island, hands=[hand, []], board=[3, 4, 15, 25, 29])
    walk(table, "lift anthill", "put west of green-tree", "west", "stay", "play anthill 0", "play green-tree 1", "enough")
    assert said(table, "take") == ["take 1", "take 2"]
    told = walk(table, "take 2")
    assert told[0].args == {"seat": 0, "treasure": "4", "level": 2, "coins": 1}
    view = table.view(1)
    assert view["treasures"][0][0]["set"] == "gems"
    assert [card["name"] for card in view["fronts"][0]] == ["anthill-0", "green-tree-1"]


def test_dig_card_example_a_shovel_for_the_silver_teapot() -> None:
    """§7.4: two cards played, one given up at once, the third level and two doubloons."""
    table = at(phase="dig", hands=[["green-tree-0", "volcano-1", "skull-0"], []], board=[3, 4, 15, 25, 29])
    told = walk(table, "play green-tree 0", "play volcano 1", "enough", "use green-tree 0", "take 3")
    assert told[-2].args == {"seat": 0, "treasure": "15", "level": 3, "coins": 2}
    assert table.view(0)["treasures"][0][0]["set"] == "silver"


def test_pair_example_two_boots_for_another_bonus() -> None:
    """§7.6"""
    for phase, bonus in (("take", "shovel"), ("throw", "doubloons")):
        table = at(phase=phase, fronts=[["skull-3", "tomb-3"], []])
        assert f"pair tomb 3 for {bonus}" in said(table)
    table = at(changes=0, fronts=[["skull-3", "tomb-3"], []])
    walk(table, "pair tomb 3 for map")
    assert table.view(0)["changes"] == 1


def test_the_two_complete_turns() -> None:
    """§3.1, §6.3, §7.1: Anna moves the oasis and takes the diadem; Luke moves the cave and takes the jade dragon."""
    anna = ["anthill-1", "swamp-0", "tomb-0", "oasis-3"]
    luke = ["green-tree-2", "biting-cave-0", "skull-0", "oasis-2"]
    table = at(island=TURNS, pirates=["volcano", "gallows"], hands=[anna, luke], board=[1, 3, 15, 25, 29])
    walk(table, "lift oasis", "put south of skull", "east", "east")
    assert said(table) == ["enough", "play anthill 1", "play tomb 0", "play oasis 3"]
    walk(table, "play anthill 1", "play tomb 0", "play oasis 3", "enough", "use tomb 0")
    assert said(table, "take") == ["take 1", "take 2", "take 3", "take 4"]
    told = walk(table, "take 4")
    assert told[0].args == {"seat": 0, "treasure": "25", "level": 4, "coins": 3}
    told = walk(table, "draw")
    assert kinds(told) == ["saw", "saw", "saw", "drew"]
    assert [card["name"] for card in table.view(1)["fronts"][0]] == ["anthill-1", "oasis-3"]

    walk(table, "lift biting-cave", "put south of gallows", "south", "stay")
    assert said(table) == ["enough", "play oasis 2", "play green-tree 2", "play biting-cave 0"]
    walk(table, "play green-tree 2", "play biting-cave 0", "play oasis 2", "enough")
    assert table.why_not(1, "use skull 0") == "7.1"
    walk(table, "use biting-cave 0", "pair oasis 2 for shovel")
    told = walk(table, "take 5")
    assert told[0].args == {"seat": 1, "treasure": "29", "level": 5, "coins": 4}
    told = walk(table, "throw skull 0")
    assert kinds(told) == ["threw", "saw", "saw", "saw", "saw", "drew"]
    assert table.acting == (0,)


def test_the_lowest_level_needs_a_shovel() -> None:
    """§6.4: at most four cards are in a hand."""
    hand = ["green-tree-0", "volcano-1", "anthill-2", "skull-3"]
    table = at(phase="dig", hands=[hand, []])
    walk(table, "play green-tree 0", "play volcano 1", "play anthill 2", "play skull 3")
    assert said(table, "take")[-1] == "take 4"
    walk(table, "use green-tree 0")
    assert said(table, "take")[-1] == "take 5"


def final(**position):
    document = {"pirates": ["skull", "tomb", "oasis"], "treasures": HOLDINGS, "coins": [18, 16, 19], **position}
    return at(**document)


def test_the_final_scoring_example() -> None:
    """§9.2, §9.3, §9.4: 63, 63 and 59, and Anna wins by the value of her treasures."""
    table = final(phase="over", board=[8, 9, 20, 22, 29])
    assert table.over
    assert table.scores == (63, 63, 59)
    assert table.winners == (0,)


@pytest.mark.parametrize(
    ("coins", "scores", "won"),
    [([18, 19, 19], (63, 66, 59), 1), ([18, 16, 24], (63, 63, 64), 2), ([19, 16, 19], (64, 63, 59), 0)],
)
def test_most_points_win_whoever_sits_first(coins: list[int], scores: tuple, won: int) -> None:
    """§9.3, §9.4"""
    table = final(phase="over", board=[8, 9, 20, 22, 29], coins=coins)
    assert (table.scores, table.winners) == (scores, (won,))


def test_the_last_treasure_laid_out_ends_the_game_at_once() -> None:
    """§9.1, ruling R9: treasure and level bonus are kept, doubloon cards left over are worth nothing."""
    holdings = [HOLDINGS[0][1:], *HOLDINGS[1:]]
    table = final(
        phase="take", reach=1, treasures=holdings, board=[1, 8, 9, 20, 22], fronts=[["skull-2"], [], []], coins=[18, 16, 19]
    )
    told = walk(table, "take 1")
    assert kinds(told)[:3] == ["took", "laid-out", "ended"]
    assert kinds(told)[-1] == "won"
    assert "majority" in kinds(told) and kinds(told).count("scored") == 3
    assert table.over and table.scores == (63, 63, 59) and table.winners == (0,)
    assert table.why_not(0, "draw") == "9.1"


def test_a_set_nobody_holds_pays_nothing_and_four_who_tie_get_one_each() -> None:
    """§9.2, ruling R11"""
    table = at(pirates=["skull", "tomb", "oasis", "anthill"], treasures=[[1], [4], [6], [9]], coins=[0, 0, 0, 0])
    assert table.scores == (2, 2, 2, 3)


def test_equal_in_everything_is_a_shared_win() -> None:
    """§9.4"""
    rest = [rank for rank in range(1, 30) if rank not in (1, 4, 25, 26, 27, 28, 29)]
    treasures = [[1], [4], rest]
    table = at(
        pirates=["skull", "tomb", "oasis"], treasures=treasures, board=[25, 26, 27, 28, 29], phase="over", coins=[200, 200, 0]
    )
    assert table.winners == (0, 1)
