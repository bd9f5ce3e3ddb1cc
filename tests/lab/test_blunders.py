"""Blunders are found, priced by what no bot knows, and told."""

from __future__ import annotations

import random
from itertools import islice

import pytest

import doubloon
from doubloon.bots.advice import Advice, Weighed
from doubloon.core.jit import HAS_NUMBA
from doubloon.lab import blunders
from doubloon.lab.blunders import Decision, Difference, decisions, find, interval, judge, summarise, worst
from doubloon.lab.judge import play_on, play_out, waver

GAME = doubloon.game("buried-treasure")
SHORT = "parley"


def decision(loss: Difference | None) -> Decision:
    """A choice that cost so much."""
    return Decision(position={}, seat=0, hasty="a", patient="b", loss=loss)


def test_decisions_are_real_ones_of_many_games() -> None:
    found = list(islice(decisions(GAME, 2, {}, "some"), 9))
    assert all(len(table.moves(seat)) > 1 and seat in table.acting for table, seat in found)
    seeds = [table.save()["seed"] for table, _ in found]
    assert len(set(seeds)) == 3 and max(map(seeds.count, seeds)) == blunders.A_GAME


def test_a_proof_is_believed_at_once() -> None:
    """In the last moves of a round Buried Treasure proves what each choice is worth."""
    for table, seat in islice(decisions(GAME, 2, {}, "proof"), 60):
        world = table.world(seat, "x")
        proof = doubloon.bot("admiral").prove(world, seat, "x")
        if proof is not None and len(proof.worth) > 1:
            (best, most), (last, least) = proof.worth[0], min(proof.worth, key=lambda pair: pair[1])
            found = judge(table, seat, str(GAME.move(best)), str(GAME.move(last)), "x")
            assert found.proven and found.worlds == 0 and found.mean == pytest.approx(most - least)
            return
    pytest.fail("no decision could be proven")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge who looks at a handful of worlds."""
    monkeypatch.setattr(blunders, "LEAST_WORLDS", 6)
    monkeypatch.setattr(blunders, "MOST_WORLDS", 6)


def test_both_choices_are_judged_alike(few: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of the game says the same of two choices, whichever is named first."""
    monkeypatch.setattr(blunders.Admiral, "prove", lambda *args: None)
    table, seat = next(pair for pair in decisions(GAME, 2, {}, "clear") if len(pair[0].log) > 4)
    ranked = [one.move for one in doubloon.bot("captain:100").advise(table.world(seat, "x"), seat, seed="x").weighed]
    there, back = (judge(table, seat, *pair, "x") for pair in ((ranked[0], ranked[-1]), (ranked[-1], ranked[0])))
    assert not there.proven and there.worlds == 6
    assert there.mean == pytest.approx(-back.mean), "both are judged in the same worlds with the same luck"


def test_the_judge_wavers_between_what_looks_good() -> None:
    move = GAME.move(0)
    advice = Advice(move, [Weighed("a", 0.6, 1), Weighed("b", 0.59, 1), Weighed("c", 0.3, 1)], [], 0, 0.0)
    dice = random.Random(1)
    played = [waver(advice, dice) for _ in range(400)]
    assert played.count("a") > played.count("b") > 100 and not played.count("c")


@pytest.mark.skipif(not HAS_NUMBA, reason="there is one way to judge where there is no compiler")
def test_the_judge_is_as_fair_in_machine_code() -> None:
    """Where a game of a few moves is played on in both ways, the ends agree as far as luck lets them."""
    table = doubloon.game(SHORT).start(2, "judged")
    seat = table.acting[0]
    for move in map(str, table.moves(seat)[:2]):
        quick = [play_out(table.world(seat, f"{move} {n}"), seat, move, f"{move} {n}") for n in range(600)]
        slow = []
        for n in range(200):
            world = table.world(seat, f"{move} {n}")
            world.play(seat, move)
            slow.append(play_on(world, seat, f"{move} {n}"))
        gap = sum(quick) / 600 - sum(slow) / 200
        assert abs(gap) < 4 * 0.5 * (1 / 600 + 1 / 200) ** 0.5, (move, gap)


def test_intervals() -> None:
    narrow, wide = interval([1.0, 0.0] * 50), interval([1.0, 0.0] * 50, 3.29)
    assert narrow.mean == wide.mean and wide.low < narrow.low < narrow.high < wide.high
    assert interval([0.0] * 40).low < 0 < interval([0.0] * 40).high, "that nothing was seen does not mean that nothing is there"
    assert interval([0.5, 0.5, 1.0, 0.0] * 30).clear
    assert not interval([1.0, -1.0] * 50).clear


def test_the_summary_counts_all_and_the_worst_come_first() -> None:
    found = [
        decision(None),
        decision(Difference(0.3, 0.1, 0.5, 40)),
        decision(Difference(0.4, -0.1, 0.9, 40)),
        decision(Difference(-0.1, -0.2, 0.0, 40)),
        decision(Difference(0.2, 0.2, 0.2, 0, proven=True)),
    ]
    told = summarise(found)
    assert (told.all, told.differ, told.worse) == (5, 4, 2) and told.loss.mean == pytest.approx(0.16)
    assert [one.cost for one in worst(found, 3)] == [0.3, 0.2]
    assert summarise([]).all == 0


def test_found_decisions_can_be_asked_again(few: None) -> None:
    for one in find(GAME, "captain:2", "captain:60", 4, seats=2, options={}, seed="end"):
        table = GAME.from_position(one.position, "x")
        assert {one.hasty, one.patient} <= {str(move) for move in table.moves(one.seat)}


def test_the_same_seed_finds_the_same(few: None) -> None:
    first, second = (list(find(GAME, "captain:2", "captain:60", 3, seats=2, options={}, seed="again")) for _ in range(2))
    assert first == second
