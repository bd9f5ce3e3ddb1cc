"""How a game of Jackal ends, and who has won, paragraph by paragraph."""

from __future__ import annotations

import pytest

import doubloon

from .tables import at, first, kinds, said, walk, where

EXPLORED = ["empty empty empty", "empty empty empty"]
HIDDEN = ["empty empty empty", "empty empty down-empty"]
GOLD = {"B2": 1}


def drift(table: doubloon.Table, turns: int = 1) -> list[doubloon.Told]:
    """Turns in which ships sail a little and nothing else happens."""
    return [told for _ in range(turns) for told in walk(table, said(table, "sail")[0])]


def may_propose(table: doubloon.Table) -> bool:
    return table.why_not(table.acting[0], "propose end") is None


# §10.1 All found


def test_the_game_ends_when_all_is_explored_and_the_last_coin_is_aboard() -> None:
    """§10.1"""
    table = at(*EXPLORED, pirates=[["B2"], []], coins=GOLD)
    told = walk(table, "1 A1 coin")
    assert kinds(told) == ["went-dragging", "delivered", "all-found", "scored", "scored", "won"]
    assert table.over
    assert table.scores == (1, 0)
    assert table.winners == (0,)


def test_a_tile_face_down_or_a_coin_on_the_island_keeps_the_game_going() -> None:
    """§10.1"""
    table = at(*HIDDEN, pirates=[["B2"], []], coins=GOLD)
    walk(table, "1 A1 coin")
    assert not table.over
    table = at(*EXPLORED, pirates=[["B2"], []], coins={"B2": 2})
    walk(table, "1 A1 coin")
    assert not table.over


def test_the_last_tile_turned_ends_a_game_without_coins() -> None:
    """§10.1"""
    table = at("empty empty", "empty down-empty", pirates=[["B2"], []])
    walk(table, "1 C3")
    assert table.over


def test_a_chest_turned_last_does_not() -> None:
    """§10.1"""
    table = at("empty empty", "empty down-chest-1", pirates=[["B2"], []])
    walk(table, "1 C3")
    assert not table.over


def test_sunk_and_eaten_coins_do_not_hold_up_the_end() -> None:
    """§10.1, §5.5"""
    table = at("cannon/n empty", "empty empty", pirates=[["B3"], []], coins={"B3": 1})
    told = walk(table, "1 B2 coin")
    assert "sank" in kinds(told)
    assert table.over
    table = at("ogre empty", "empty empty", pirates=[["B3"], []], coins={"B3": 1})
    walk(table, "1 B2 coin")
    assert table.over
    assert table.position()["coins_lost"] == 1
    assert table.scores == (0, 0)


def test_a_tile_face_down_under_the_bear_is_unexplored() -> None:
    """§10.1"""
    table = at("empty empty", "empty down-empty", bear={"cell": "C3", "seat": 1})
    drift(table)
    assert not table.over


def test_the_end_is_judged_after_bottles_and_the_bear() -> None:
    """§10.1"""
    rows = ["pit empty down-empty", "empty empty empty"]
    table = at(*rows, pirates=[["B2", "C2"], ["B3"]], trapped=["A-1"], bottles=[1, 0], bear={"cell": "D3", "seat": 0})
    walk(table, "2 D2")
    assert not table.over
    told = walk(table, "bottle none")
    assert kinds(told)[:3] == ["bear-walked", "mauled", "sent-home"]
    assert "all-found" in kinds(told)
    assert table.over


# §10.2 The vote


def test_once_all_is_explored_the_player_to_act_may_propose_to_end_the_game() -> None:
    """§10.2"""
    table = at(*EXPLORED, coins=GOLD, holds=[2, 1])
    assert may_propose(table)
    assert kinds(walk(table, "propose end")) == ["proposed"]
    assert table.acting == (1,)
    told = walk(table, "agree")
    assert kinds(told)[:2] == ["agreed", "voted"]
    assert table.over
    assert table.winners == (0,)
    assert table.scores == (2, 1)


def test_while_tiles_are_still_being_turned_nobody_proposes() -> None:
    """§10.2"""
    table = at(*HIDDEN, coins=GOLD)
    assert table.why_not(0, "propose end") == "10.2"
    table = at(*EXPLORED, coins=GOLD)
    assert table.why_not(1, "propose end") == "3.1"


def test_after_ten_rounds_that_brought_nothing_new_it_may_be_proposed_too() -> None:
    """§10.2"""
    table = at("empty empty empty", "empty down-empty down-empty", pirates=[["B2"], []])
    walk(table, "1 C3")
    for _ in range(20):
        assert not may_propose(table)
        drift(table)
    assert may_propose(table)


def test_with_three_seats_ten_rounds_are_thirty_turns() -> None:
    """§10.2"""
    table = at("empty empty empty", "empty down-empty down-empty", pirates=[["B2"], [], []], seats=3)
    walk(table, "1 C3")
    for _ in range(30):
        assert not may_propose(table)
        drift(table)
    assert may_propose(table)


def test_the_others_answer_in_turn_and_all_must_agree() -> None:
    """§10.2"""
    table = at(*EXPLORED, coins=GOLD, seats=4, turn=2)
    walk(table, "propose end")
    asked = []
    for _ in range(3):
        asked.append(table.acting)
        assert said(table) == ["agree", "refuse"]
        walk(table, "agree")
    assert asked == [(3,), (0,), (1,)]
    assert table.over


def test_one_refusal_is_enough_and_the_turn_goes_on() -> None:
    """§10.2"""
    table = at(*EXPLORED, coins=GOLD, seats=3, turn=1)
    walk(table, "propose end", "agree")
    assert kinds(walk(table, "refuse")) == ["refused"]
    assert table.acting == (1,)
    assert table.position()["phase"] == "act"
    drift(table)
    assert table.acting == (2,)


@pytest.mark.parametrize("proposer", [0, 1])
def test_a_refused_proposal_warns_nobody_whoever_made_it(proposer: int) -> None:
    """§10.2, §10.4: only a standstill's last rounds are told."""
    table = at(*EXPLORED, coins=GOLD, turn=proposer)
    walk(table, "propose end")
    assert kinds(walk(table, "refuse")) == ["refused"]


def test_a_vote_proposed_by_the_first_seat_in_smoke_ends_with_the_others() -> None:
    """§10.2, §4.22"""
    table = at(*EXPLORED, coins=GOLD, smoke=2, turn=1)
    assert table.acting == (0,)
    walk(table, "propose end")
    assert table.acting == (1,)
    assert kinds(walk(table, "agree"))[:2] == ["agreed", "voted"]
    assert table.over


def test_a_seat_without_pirates_has_its_vote_and_a_vote_in_smoke_is_one_s_own() -> None:
    """§10.2, §7.2, §4.22"""
    table = at(*EXPLORED, coins=GOLD, pirates=[[], ["dead"] * 3])
    walk(table, "propose end")
    assert table.acting == (1,)
    table = at(*EXPLORED, coins=GOLD, seats=3, smoke=3)
    assert table.acting == (1,)
    walk(table, "propose end")
    assert table.acting == (2,)
    walk(table, "agree")
    assert table.acting == (0,)
    walk(table, "refuse")
    assert table.acting == (1,)


# §10.3 Asked again


def refused(**position) -> doubloon.Table:
    """A refused proposal of seat A, who is still to act."""
    table = at("empty empty ogre", "labyrinth-3 empty empty", coins={"B2": 1, "B3": 2, "D3": 5}, **position)
    walk(table, "propose end", "refuse")
    return table


def test_once_refused_it_cannot_be_proposed_at_once() -> None:
    """§10.3"""
    table = refused()
    assert table.why_not(0, "propose end") == "10.3"
    drift(table)
    assert table.why_not(1, "propose end") == "10.3"


def test_it_can_be_proposed_again_when_a_coin_has_moved() -> None:
    """§10.3"""
    table = refused(pirates=[["B2"], []])
    walk(table, "1 C2")
    assert not may_propose(table)
    table = refused(pirates=[["B2"], []])
    walk(table, "1 C2 coin")
    assert may_propose(table)


def test_a_coin_moved_within_a_labyrinth_has_moved_too() -> None:
    """§10.3"""
    table = refused(pirates=[["B3"], []])
    walk(table, "1 on")
    assert not may_propose(table)
    table = refused(pirates=[["B3"], []])
    walk(table, "1 on coin")
    assert may_propose(table)


def test_it_can_be_proposed_again_when_a_pirate_has_died() -> None:
    """§10.3"""
    table = refused(pirates=[["C2"], []])
    walk(table, "1 D2")
    assert where(table, "A-1") == "dead"
    assert may_propose(table)


def test_it_can_be_proposed_again_when_a_tile_was_turned() -> None:
    """§10.3"""
    table = at("empty down-empty", "empty empty", coins=GOLD, quiet=21, pirates=[["B2"], []])
    walk(table, "propose end", "refuse", "1 C2")
    assert may_propose(table)


def test_it_can_be_proposed_again_after_ten_rounds() -> None:
    """§10.3"""
    table = refused()
    for _ in range(20):
        assert not may_propose(table)
        drift(table)
    assert may_propose(table)


# §10.4 Standstill


def standing_still(**position) -> doubloon.Table:
    """Everybody is asked after twenty-five rounds in which nothing came of anything."""
    table = at("empty down-empty", "empty down-empty", pirates=[["B3"], []], holds=[0, 1], **position)
    walk(table, "1 C3")
    told = [kinds(drift(table)) for _ in range(25 * table.seats)]
    assert [turn + 1 for turn, news in enumerate(told) if "asked" in news] == [25 * table.seats]
    assert table.position()["phase"] == "vote"
    return table


def test_after_twenty_five_rounds_of_nothing_everybody_is_asked_and_if_all_agree_it_ends() -> None:
    """§10.4"""
    table = standing_still()
    assert table.view(0)["vote"] == {"proposer": None, "asked": 1}
    assert table.acting == (1,)
    assert kinds(walk(table, "agree")) == ["agreed"]
    assert table.acting == (0,)
    assert kinds(walk(table, "agree"))[:2] == ["agreed", "voted"]
    assert table.over
    assert table.winners == (1,)


def test_all_four_seats_are_asked_beginning_with_the_one_to_act() -> None:
    """§10.4"""
    table = at(*HIDDEN, seats=4, quiet=100, turn=2)
    drift(table)
    asked = []
    for _ in range(4):
        asked.append(table.acting[0])
        walk(table, "agree")
    assert asked == [3, 0, 1, 2]
    assert table.over


def test_one_refusal_of_a_standstill_gives_ten_rounds_more_and_then_nobody_is_asked() -> None:
    """§10.4, §10.3"""
    table = standing_still()
    walk(table, "agree")
    assert kinds(walk(table, "refuse")) == ["refused", "warned"]
    assert table.position()["phase"] == "act"
    assert table.acting == (1,)
    assert table.why_not(1, "propose end") == "10.3"
    drift(table, 19)
    assert not table.over
    assert first(drift(table), "stood-still") == {"rounds": 35}
    assert table.over


def test_a_tile_turned_after_the_refusal_begins_the_count_anew() -> None:
    """§10.4"""
    table = at("empty empty down-empty", "empty empty down-empty", pirates=[["C2"], []], quiet=60)
    walk(table, "1 D2")
    told = [kinds(drift(table)) for _ in range(50)]
    assert ["asked" in news for news in told] == [False] * 49 + [True]


def test_in_smoke_the_answer_to_a_standstill_is_one_s_own() -> None:
    """§10.4, §4.22"""
    table = at(*HIDDEN, seats=3, quiet=75, smoke=3)
    drift(table)
    assert (table.position()["turn"], table.acting) == (1, (1,))
    walk(table, "refuse")
    assert table.acting == (2,)


def test_only_tiles_turned_and_coins_brought_aboard_or_lost_break_a_standstill() -> None:
    """§10.4"""
    quiet = at("empty empty", "empty down-empty", quiet=40, pirates=[["B2"], []], coins={"B2": 2})
    walk(quiet, "1 B3 coin")
    assert quiet.position()["quiet"] == 41
    for rows, move in [
        (["empty empty", "empty down-empty"], "1 A1 coin"),
        (["empty empty", "empty down-empty"], "1 C3"),
        (["empty empty", "ogre down-empty"], "1 B3 coin"),
        (["empty empty", "cannon/w down-empty"], "1 B3 coin"),
    ]:
        table = at(*rows, quiet=40, pirates=[["B2"], []], coins={"B2": 2})
        walk(table, move)
        assert table.position()["quiet"] < 2, move


def test_dying_and_reviving_do_not_break_a_standstill() -> None:
    """§10.4"""
    table = at("shrine ogre", "empty down-empty", quiet=40, pirates=[["B2", "B3"], []])
    walk(table, "2 C2")
    drift(table)
    walk(table, "revive 2")
    assert table.position()["quiet"] == 43


# §10.5 Nobody left


def test_the_game_ends_when_nobody_is_left_alive() -> None:
    """§10.5"""
    table = at("empty ogre", "empty down-empty", pirates=[["B2", "dead", "dead"], ["dead"] * 3], holds=[0, 1])
    told = walk(table, "1 C2")
    assert "nobody-left" in kinds(told)
    assert table.over
    assert table.winners == (1,)


def test_one_living_pirate_anywhere_keeps_it_going_but_a_missionary_does_not() -> None:
    """§10.5, §7.2"""
    crews = [["B2", "dead", "dead"], ["dead", "dead", "B3"]]
    table = at("empty ogre", "empty down-empty", pirates=crews)
    walk(table, "1 C2")
    assert not table.over
    crews = [["B2", "dead", "dead"], ["dead"] * 3]
    table = at("empty ogre", "empty down-empty", pirates=crews, missionary={"place": "B3", "keeper": 1})
    walk(table, "1 C2")
    assert table.over
    table = at("empty ogre", "empty down-empty", pirates=crews, missionary={"place": "B3", "keeper": 1, "converted": True})
    walk(table, "1 C2")
    assert not table.over


# §10.6 Who has won


def ended(holds: list[int], dead: list[int], **position) -> doubloon.Table:
    """A game ended by a vote, with so many dead of each crew."""
    seats = len(holds)
    crews = [["dead"] * number for number in dead]
    table = at(*EXPLORED, coins=GOLD, holds=holds, pirates=crews, seats=seats, **position)
    walk(table, "propose end", *["agree"] * (seats - 1))
    return table


@pytest.mark.parametrize(
    ("holds", "dead", "winners"),
    [
        ([3, 2, 1], [2, 0, 0], (0,)),
        ([2, 2, 1], [2, 1, 0], (1,)),
        ([2, 2, 2], [1, 1, 2], (0, 1)),
        ([0, 0, 0], [0, 0, 0], (0, 1, 2)),
        ([1, 3, 3], [0, 3, 2], (2,)),
    ],
)
def test_most_coins_win_then_most_living_pirates_then_the_victory_is_shared(holds, dead, winners) -> None:
    """§10.6"""
    table = ended(holds, dead)
    assert table.winners == winners
    assert table.scores == tuple(holds)


def test_a_missionary_counts_as_a_living_pirate_once_converted() -> None:
    """§10.6"""
    man = {"at": "B2", "keeper": 0}
    assert ended([1, 1], [0, 0], missionary=man).winners == (0, 1)
    assert ended([1, 1], [0, 0], missionary=man | {"converted": True}).winners == (0,)


def test_nobody_has_won_while_the_game_goes_on_and_nobody_acts_after_it() -> None:
    """§10.6"""
    table = at(*EXPLORED, coins=GOLD, holds=[2, 0])
    assert table.winners == ()
    over = ended([2, 0], [0, 0])
    assert over.acting == ()
    with pytest.raises(doubloon.Error):
        over.play(0, "pass")
    assert over.why_not(0, "pass") == "10.6"
