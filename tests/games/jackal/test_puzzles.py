"""The puzzles: solved exactly, by a solver that is checked against a search without any cleverness."""

from __future__ import annotations

import os
import random
import tomllib
from datetime import date, timedelta
from heapq import heappop, heappush
from itertools import count, pairwise
from typing import Any

import pytest

import doubloon
from doubloon.bots.setter import WEEK, Composed, at_table, compose, luck_of, needs_all, played
from doubloon.bots.solver import Solution, solve

from ...sample import in_turns

if os.environ.get("DOUBLOON_PLAIN"):
    pytest.skip("the solver runs compiled only", allow_module_level=True)

GAME = doubloon.game("jackal")
HINTS = GAME.modules["exact"]
NUMBERS = range(1, 11)
SECONDS = 60


def puzzle(number: int) -> dict[str, Any]:
    """One of the ten, as its document says."""
    return tomllib.loads((GAME.folder / "data" / f"puzzle_{number:02}.toml").read_text(encoding="utf-8"))


def solved(document: dict[str, Any]) -> Solution:
    """What the solver says."""
    return solve(at_table(GAME, document))


def exhausted(document: dict[str, Any], most: int) -> tuple[int, int] | str | None:
    """Turns and worth of the best solution by trying everything; "many" where that is too much."""
    engine = GAME.packed

    def name(state: Any) -> bytes:
        whole = state.copy()
        whole["turns"] = whole["events"] = whole["event"] = 0
        return whole.tobytes()

    first = at_table(GAME, document)._state
    numbers, known, best = count(), {name(first)}, None
    heap = [(0, next(numbers), first)]
    while heap:
        turns, _, before = heappop(heap)
        if best and turns >= best[0]:
            break
        for move in engine.legal(before, 0):
            after = before.copy()
            engine.apply(after, 0, move)
            now = int(after["turns"][0])
            if engine.acting(after) == 0:
                worth = engine.evaluate(after)[0]
                if engine.winners(after) and (best is None or (now, -worth) < (best[0], -best[1])):
                    best = now, worth
            elif name(after) not in known:
                known.add(name(after))
                heappush(heap, (now, next(numbers), after))
                if len(known) > most:
                    return "many"
    return best


LEFT_OUT = ("chest", "bank", "crossroads", "smoke", "bottle", "lighthouse", "missionary")
TILES = [*(tile for tile in GAME.modules["components"].TILES if not tile.startswith(LEFT_OUT)), "empty", "empty", "empty"]


def tiny(luck: random.Random) -> dict[str, Any]:
    """An island of six tiles with anything on it."""
    tiles = [
        f"{tile}/{luck.choice('nesw')}" if tile.startswith(("arrow", "cannon")) else tile for tile in luck.choices(TILES, k=6)
    ]
    cells = ["B2", "C2", "D2", "B3", "C3", "D3"]
    order = luck.sample(range(6), 6)
    tiles[order[0]] = "bank"
    for place in order[1 : luck.choice((2, 2, 3))]:
        tiles[place] = luck.choice(("chest-1", "chest-1", "chest-2"))
    document: dict[str, Any] = {"island": [" ".join(tiles[:3]), " ".join(tiles[3:])], "bear": ""}
    if luck.random() < 0.5:
        document["bear"] = cells[order[-1]]
    return document | {"pirates": luck.choice((1, 2, 2, 3)), "survivors": luck.choice((0, 0, 1)), "turns": luck.choice((0, 4, 6))}


def test_the_solver_agrees_with_trying_everything() -> None:
    luck = random.Random(int(os.environ.get("DOUBLOON_SAMPLE", "1")))
    compared = found = 0
    while compared < 12 or found < 4:
        document = tiny(luck)
        truth = exhausted(document, 4_000)
        if truth == "many":
            continue
        solution = solved(document)
        assert solution.complete
        table = at_table(GAME, document)
        for move in solution.moves:
            table.play(0, move)
        mine = (solution.turns, GAME.packed.evaluate(table._state)[0]) if solution.solved else None
        assert mine == truth, document
        assert table.winners == ((0,) if solution.solved else ())
        compared += 1
        found += solution.solved


def test_the_dead_who_may_be_revived_are_reckoned_with() -> None:
    """One alive on the shrine, five coins a step from the bank: with his friends back it takes five turns, alone ten."""
    document = {"island": ["bank chest-5 shrine"], "pirates": 3, "turns": 5}
    position = {"seats": 1, "puzzle": document, "pirates": [["D2", "dead", "dead"]]}
    assert solve(GAME.from_position(position)).turns == 5
    assert not solve(GAME.from_position({**position, "puzzle": {**document, "turns": 4}})).solved


@pytest.mark.parametrize("number", in_turns(NUMBERS, 10, 0))
def test_each_puzzle_is_solved_at_its_limit_and_not_before(number: int) -> None:
    document = puzzle(number)
    solution = solved(document)
    assert solution.solved and solution.complete and solution.turns == document["turns"]
    assert solution.seconds < SECONDS
    table = GAME.start(1, "any", puzzle=number)
    for move in solution.moves:
        table.play(0, move)
    assert table.winners == (0,)
    shorter = solved({**document, "turns": document["turns"] - 1})
    assert not shorter.solved and shorter.complete and shorter.seconds < SECONDS


@pytest.mark.parametrize("number", in_turns(NUMBERS, 10, 3))
def test_each_puzzle_asks_for_as_many_survivors_as_a_shortest_solution_keeps(number: int) -> None:
    document = {**puzzle(number), "survivors": 0}
    last, _ = played(at_table(GAME, document), solved(document))
    assert HINTS.asked(last) == {"turns": document["turns"], "survivors": puzzle(number)["survivors"]}


@pytest.mark.parametrize("number", in_turns(NUMBERS, 10, 6))
def test_no_puzzle_is_solved_on_foot_and_in_each_the_bear_matters(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.bots.setter.MOST_TRIED", None)
    assert needs_all(GAME, HINTS, puzzle(number))


@pytest.mark.parametrize("number", NUMBERS)
def test_no_puzzle_is_solved_by_chance(number: int) -> None:
    assert luck_of(at_table(GAME, puzzle(number)), 1000) <= 30


def test_the_puzzles_get_harder() -> None:
    turns = [puzzle(number)["turns"] for number in NUMBERS]
    assert turns == sorted(turns)


def test_a_puzzle_made_unsolvable_is_proven_so() -> None:
    island = ["bank empty empty empty", "empty jungle jungle jungle", "empty jungle chest-1 jungle", "empty jungle jungle jungle"]
    for limits in ({}, {"turns": 8}):
        walled = solved({"island": island, "pirates": 2, **limits})
        assert walled.complete and not walled.solved and not walled.moves
    island[1] = "empty empty jungle jungle"
    assert solved({"island": island, "pirates": 2}).turns == 3  # from hand to hand


def test_survivors_come_after_turns() -> None:
    """The ogre's tile is the short way past the bear for one of two; without him both must live, and it takes no longer."""
    document = {"island": ["bank empty chest-1", "empty empty ogre"], "pirates": 2}
    free, bound = solved(document), solved({**document, "survivors": 2})
    assert free.turns == bound.turns and not any("D3" in str(move) for move in free.moves)


def test_a_search_that_may_not_go_on_proves_nothing() -> None:
    stopped = solve(at_table(GAME, puzzle(9)), most_tried=1)
    assert not stopped.complete


def test_only_a_resting_position_for_one_is_solved() -> None:
    with pytest.raises(doubloon.Error, match="2 seats"):
        solve(GAME.start(2, "any"))
    with pytest.raises(doubloon.Error, match="no puzzles"):
        solve(doubloon.game("pirates-map").start(1, "any"))


def check(made: Composed, difficulty: str) -> None:
    """A made-up puzzle is as it should be: printed in full, proven, neither thin nor easily stumbled upon."""
    level = HINTS.DIFFICULTIES[difficulty]
    first = at_table(GAME, made.puzzle).view(0)
    lies = {cell["tile"]: cell["name"] for cell in first["cells"]}
    assert [piece["cell"] for piece in first["crews"][0]] == [lies["bank"]] * 3 and first["bear"]["cell"] == lies["den"]
    assert made.puzzle["origin"] == "own"
    assert made.solution.solved and made.solution.complete and made.lucky <= level.lucky
    assert level.turns[0] <= made.solution.turns <= level.turns[1]
    last, told = played(at_table(GAME, made.puzzle), made.solution)
    assert HINTS.asked(last) == {"turns": made.puzzle["turns"], "survivors": made.puzzle["survivors"]} and last["winners"] == [0]
    words = {word.partition("/")[0] for row in made.puzzle["island"] for word in row.split()}
    assert len(HINTS.kinds_of(words)) >= level.kinds and HINTS.is_used(difficulty, told, first)
    assert not solved({**made.puzzle, "turns": made.solution.turns - 1}).solved
    more = made.puzzle["survivors"] + 1
    assert more > 3 or not solved({**made.puzzle, "survivors": more}).solved
    assert needs_all(GAME, HINTS, made.puzzle)


def test_even_an_easy_puzzle_takes_turns_and_kinds_of_tile() -> None:
    easy = HINTS.DIFFICULTIES["easy"]
    assert easy.turns[0] >= 4 and easy.kinds >= 4 and easy.met >= 2 and easy.specials[0] >= easy.kinds
    levels = [*HINTS.DIFFICULTIES.values()]
    for low, high in pairwise(levels):
        assert low.turns <= high.turns and low.kinds <= high.kinds and low.met <= high.met and low.lucky >= high.lucky


@pytest.mark.parametrize("difficulty", ["easy", pytest.param("medium", marks=pytest.mark.long)])
def test_made_up_puzzles_are_solvable_not_trivial_and_the_same_again(difficulty: str) -> None:
    made = compose(GAME, difficulty, "test")
    check(made, difficulty)
    again = compose(GAME, difficulty, "test")
    assert again.puzzle == made.puzzle and again.candidates == made.candidates
    assert compose(GAME, difficulty, "another").puzzle != made.puzzle


@pytest.mark.long
@pytest.mark.parametrize("day", range(30))
def test_every_day_of_a_month_has_its_puzzle(day: int) -> None:
    today = date(2026, 11, 16) + timedelta(day)
    difficulty = WEEK[today.weekday()]
    check(compose(GAME, difficulty, f"daily {today.isoformat()}"), difficulty)
