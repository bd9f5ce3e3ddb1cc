"""The rules of the tests' own game."""

import doubloon

GAME = doubloon.catalogue["parley"]


def test_bids_are_secret_until_all_are_done_and_the_highest_takes_the_chest() -> None:
    """§1.1, §1.2, §1.3, §1.5, §1.6"""
    table = GAME.from_position({"chest": 2, "omen": [0, 2]})
    assert table.acting == (0, 1)
    table.play(0, "raise")
    assert table.view(1)["purses"] == [3, 3]
    table.play(0, "done")
    told = table.play(1, "done")
    assert [event.kind for event in told][:4] == ["done", "paid", "paid", "took"]
    assert table.view(None)["won"] == [2, 0]


def test_an_omen_shown_earns_a_coin_and_is_known_to_all() -> None:
    """§1.4"""
    table = GAME.from_position({"omen": [0, 2]})
    table.play(1, "show")
    assert table.view(0)["omens"] == [0, None]
    table.play(0, "done")
    table.play(1, "done")
    assert table.view(0)["omens"] == [0, 2]
    assert table.view(0)["purses"] == [3, 4]


def test_the_most_wins_at_the_end() -> None:
    """§2.1"""
    table = GAME.from_position({"rounds_over": 2, "chest": 1, "omen": [1, 2]})
    for move in ("raise", "done"):
        table.play(0, move)
    table.play(1, "done")
    assert table.over
    assert table.scores == (4, 5)
    assert table.winners == (1,)
