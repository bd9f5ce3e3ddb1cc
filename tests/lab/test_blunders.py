"""Blunders are found, priced by what no bot knows, and told."""

from __future__ import annotations

import json
from itertools import islice

import pytest

import doubloon
from doubloon.lab import blunders
from doubloon.lab.blunders import Decision, Difference, decisions, find, interval, judge, report, worst

GAME = doubloon.game("buried-treasure")


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


def test_intervals() -> None:
    assert interval([0.0] * 40).low < 0 < interval([0.0] * 40).high, "that nothing was seen does not mean that nothing is there"
    assert interval([0.5, 0.5, 1.0, 0.0] * 30).clear
    assert not interval([1.0, -1.0] * 50).clear


def test_the_report_counts_all_and_lists_the_worst() -> None:
    found = [
        decision(None),
        decision(Difference(0.3, 0.1, 0.5, 40)),
        decision(Difference(0.4, -0.1, 0.9, 40)),
        decision(Difference(-0.1, -0.2, 0.0, 40)),
        decision(Difference(0.2, 0.2, 0.2, 0, proven=True)),
    ]
    assert "4 of 5 choices differ, 2 of them are clearly worse" in report(found) and "16.0 hundredths" in report(found)
    assert [one.cost for one in worst(found, 3)] == [0.3, 0.2]
    assert "0 of 0" in report([])


def test_from_end_to_end(few: None, capsys: pytest.CaptureFixture[str]) -> None:
    blunders.main(["buried-treasure", "--iterations", "2", "--decisions", "4", "--seed", "end"])
    told = capsys.readouterr()
    assert "4: " in told.err and " of 4 choices differ" in told.err
    for line in told.out.splitlines():
        one = json.loads(line)
        table = GAME.from_position(one["position"], "x")
        assert {one["hasty"], one["patient"]} <= {str(move) for move in table.moves(one["seat"])}


def test_the_same_seed_finds_the_same(few: None) -> None:
    first, second = (list(find(GAME, "captain:2", "captain:60", 3, seats=2, options={}, seed="again")) for _ in range(2))
    assert first == second
