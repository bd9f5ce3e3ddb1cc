"""Analysis: of finished games only, from what each seat knew, kept, resumed, and made once."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import doubloon
from doubloon.bots.advice import Advice, Weighed
from doubloon.core.plans import plan_of
from doubloon.server.store import Store
from doubloon.server.store.analyses import Analyses, Asked
from doubloon.server.table import analysis
from doubloon.server.table.analysis import LOOKED_AT_AGAIN, Step, Study, Turn, study_on, suspects
from doubloon.server.table.berth import Berth
from doubloon.server.table.entries import AnyEntry
from doubloon.server.table.kin import log_of
from doubloon.server.workers import analysts

from .mates import Sailor, at_table, harbour_at, sail
from .test_store import charter

PATIENCE = 120.0


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short search."""
    monkeypatch.setattr(analysis, "FIRST_LOOK", 200)
    monkeypatch.setattr(analysis, "SECOND_LOOK", 1000)


def ready(sailor: Sailor, table: str) -> Any:
    """An analysis, when it is done."""
    deadline = time.monotonic() + PATIENCE
    while (found := sailor.get(f"/tables/{table}/analysis"))["done"] < found["total"]:
        assert found["done"] >= 0 and found["turns"] == [] and time.monotonic() < deadline
        time.sleep(0.1)
    return found


def test_a_finished_game_is_analysed_and_the_result_is_kept(tmp_path: Path) -> None:
    with harbour_at(tmp_path) as harbour:
        table, sailors = at_table(harbour)
        carla = Sailor(harbour, "Carla")
        for verb in ("GET", "POST"):
            assert carla.refused(verb, f"/tables/{table}/analysis") == (409, "a game is analysed when it is over.")
            assert carla.refused(verb, "/tables/nowhere/analysis")[0] == 404
        sail(harbour, table)
        assert carla.refused("GET", f"/tables/{table}/analysis")[0] == 404
        first = carla.post(f"/tables/{table}/analysis")
        moves = len(sailors[0].get(f"/tables/{table}/record")["moves"])
        assert first["total"] == moves + LOOKED_AT_AGAIN and (first["turns"] == [] or first["done"] == first["total"])
        found = ready(carla, table)
        assert carla.post(f"/tables/{table}/analysis") == found, "asking again changes nothing"
        assert len(found["steps"]) == moves and 1 <= len(found["turns"]) <= 3
        for step in found["steps"]:
            assert len(step["chances"]) == 2 and all(0 <= chance <= 1 for chance in step["chances"])
            moment = carla.get(f"/tables/{table}/moments/{step['seq']}?seat={step['seat']}")["moments"][0]
            after = carla.get(f"/tables/{table}/moments/{step['seq'] + 1}?seat={step['seat']}")["moments"][0]
            assert moment["view"]["may_act"] and after["line"]["move"] == step["move"], "a step links to its moment"
            break
        for turn in found["turns"]:
            step = found["steps"][turn["step"]]
            assert (turn["seat"], turn["move"], turn["seq"]) == (step["seat"], step["move"], step["seq"])
            assert turn["better"] != turn["move"] and turn["hope"] > turn["got"]
            assert turn["line"][0] == [turn["seat"], turn["better"]]
        worst = min(found["turns"], key=lambda turn: turn["got"] - turn["hope"])
        mistakes = {one["turn"]["seat"]: one for one in found["mistakes"]}
        assert len(mistakes) == len(found["mistakes"]) and mistakes[worst["seat"]]["turn"] == worst
        assert all(one["lesson"] is None or one["lesson"]["name"].startswith("lesson-") for one in mistakes.values())
        spoken = {move["text"] for move in found["moves"]}
        turns = [*found["turns"], *(one["turn"] for one in found["mistakes"])]
        assert spoken == {text for turn in turns for text in (turn["move"], *(move for _, move in turn["line"]))}
        cookie = carla.cookie
    with harbour_at(tmp_path) as harbour:
        carla = Sailor(harbour, "Carla again")
        carla.cookie = cookie
        assert carla.get(f"/tables/{table}/analysis") == found


def test_a_record_brought_here_is_analysed_too(harbour: Any) -> None:
    table, sailors = at_table(harbour)
    sail(harbour, table)
    brought = sailors[0].post("/records", sailors[0].get(f"/tables/{table}/record"))["table"]
    sailors[0].post(f"/tables/{brought}/analysis")
    assert ready(sailors[0], brought)["steps"]


def played(seed: str = "analysis", game: str = "buried-treasure") -> tuple[Any, list[AnyEntry]]:
    """A short game that is over, as a charter and its log."""
    table = doubloon.game(game).start(2, seed)
    while not table.over:
        seat = table.acting[0]
        moves = table.moves(seat)
        table.play(seat, moves[len(table.log) * 5 % len(moves)])
    return msgspec.structs.replace(charter(), game=game, options=table.options, edition=table.edition, seed=seed), log_of(
        table, 1
    )


def test_an_analysis_left_at_any_step_goes_on_to_the_same_end() -> None:
    what = played()
    whole = Study()
    looks = sum(1 for _ in study_on(*what, whole))
    assert looks == whole.done == len(whole.steps) + len(whole.again)
    for left in (1, len(whole.steps) - 1, len(whole.steps) + 1):
        part = Study()
        going = study_on(*what, part)
        for _ in range(left):
            assert next(going)
        taken_up = msgspec.json.decode(msgspec.json.encode(part), type=Study)
        assert taken_up.done == left
        assert all(study_on(*what, taken_up))
        assert taken_up == whole


def test_a_decision_is_judged_by_what_the_seat_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = []
    monkeypatch.setattr(analysis, "examine", lambda world, seat, *_: worlds.append((world, seat)) or (_ for _ in ()).throw(Stop))
    what = played("hindsight", "martinique")
    berth = Berth(what[0])
    for entry in what[1][:30]:
        berth.take_in(entry)
    seat = berth.acting[0]
    with pytest.raises(Stop):
        analysis.first_look(analysis.world_at(berth, seat), seat, 0, what[1][30].move)
    world, judged = worlds[0]
    assert judged == seat and world.view(seat) == berth.played.view(seat)
    assert world.position() != berth.played.position(), "what lies face down is dealt again"
    assert world._state["key"].tolist() != berth.played._state["key"].tolist(), "and the future is not known"


class Stop(Exception):
    pass


def test_a_turning_point_says_what_the_better_move_was_for(monkeypatch: pytest.MonkeyPatch) -> None:
    charter, log = played()
    berth = Berth(charter)
    for entry in log[:6]:
        berth.take_in(entry)
    seat = berth.acting[0]
    made, better = [str(move) for move in berth.played.moves(seat)[:2]]
    advice = Advice(
        berth.game.numbering.parse(better), [Weighed(better, 0.6, 9), Weighed(made, 0.3, 1)], [(seat, better)], 10, 0.0
    )
    monkeypatch.setattr(analysis, "examine", lambda *_: (advice, [0.5, 0.5]))
    turn = analysis.second_look(analysis.world_at(berth, seat), 0, Step(seat, 6, made, [0.5, 0.5], 2, better, 0.6, 0.3))
    assert turn is not None and turn.plan == plan_of(berth.played.world(seat), seat, [(seat, better)])
    older = msgspec.json.decode(msgspec.json.encode({"again": [msgspec.to_builtins(turn) | {"plan": None}]}), type=Study)
    assert older.turns[0].plan is None, "what was found before there were plans is read as well"


def step(got: float | None, choices: int = 3, best: str = "b") -> Step:
    return Step(0, 0, "a", [0.5, 0.5], choices, best, 0.6, got)


def test_only_real_losses_are_looked_at_again() -> None:
    steps = [step(0.5), step(0.59), step(0.1, choices=1), step(0.1, best="a"), step(None), step(0.3)]
    assert suspects(steps) == [0, 4, 5]
    assert suspects([step(0.5 - number / 100) for number in range(20)]) == list(range(14, 20))


def test_of_each_seat_the_worst_is_looked_at_again_and_told() -> None:
    mine = [msgspec.structs.replace(step(0.5), seat=1), msgspec.structs.replace(step(0.55), seat=1)]
    assert suspects([*mine, *(step(0.4 - number / 100) for number in range(8))]) == [0, *range(5, 10)]
    turns = [
        Turn(n, seat, 0, "a", 0.5 - loss, "b", 0.5, []) for n, (seat, loss) in enumerate(((1, 0.1), (0, 0.3), (0, 0.4), (1, 0.2)))
    ]
    assert [turn.step for turn in Study(again=[None, *turns]).mistakes] == [2, 3]
    assert Study(again=[None]).mistakes == []


def test_the_three_worst_moves_are_the_turning_points_in_their_order() -> None:
    turns = [Turn(number, 0, 0, "a", 0.5 - loss, "b", 0.5, []) for number, loss in enumerate((0.1, 0.3, 0.05, 0.2))]
    assert [turn.step for turn in Study(again=[turns[3], None, *turns[:3]]).turns] == [0, 1, 3]


def test_of_two_processes_one_makes_an_analysis(database: str) -> None:
    async def act() -> None:
        stores = [Store(database), Store(database)]
        await stores[0].open()
        kept = [Analyses(store.engine) for store in stores]
        for table in ("one", "two"):
            await stores[0].add_berth(charter(table), [])
        assert await kept[0].claim(10, 20) is None and await kept[0].find("one") is None
        await kept[0].ask("one", 1, 5, "anne")
        await kept[1].ask("one", 2, 9, "bart")
        assert await kept[1].find("one") == Asked(0, 5, None)
        claims = await asyncio.gather(*(one.claim(10, 20 + n) for n, one in enumerate(kept * 3)))
        assert sorted(claim or "" for claim in claims) == [""] * 5 + ["one"]
        mine = 20 + claims.index("one")
        assert await kept[0].keep("one", mine, 30, 2, b"part")
        assert not await kept[1].keep("one", mine, 30, 1, b"late"), "that claim is gone"
        assert await kept[1].claim(29, 99) is None
        assert await kept[1].claim(31, 99) == "one", "whoever had it is dead"
        assert not await kept[0].keep("one", 30, 40, 3, b"back from the dead")
        assert await kept[1].find("one") == Asked(2, 5, b"part")
        assert await kept[1].keep("one", 99, None, 3, b"more")
        await kept[0].ask("two", 3, 1, "anne")
        assert [await kept[0].claim(100, 200), await kept[0].claim(100, 200)] == ["one", "two"], "first come, first served"
        assert await kept[0].keep("one", 200, None, 5, b"all") and await kept[0].claim(150, 300) is None
        for store in stores:
            await store.close()

    asyncio.run(act())


def test_a_server_that_ends_does_not_wait_for_the_look_that_is_being_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, seen_enough = threading.Event(), threading.Event()

    def look(*_: Any) -> Iterator[bool]:
        begun.set()
        seen_enough.wait(PATIENCE)
        yield True

    monkeypatch.setattr(analysts, "study_on", look)
    with harbour_at(tmp_path) as harbour:
        table, sailors = at_table(harbour)
        sail(harbour, table)
        sailors[0].post(f"/tables/{table}/analysis")
        assert begun.wait(PATIENCE)
    still_looking = [thread for thread in threading.enumerate() if thread.name == "analyst"]
    seen_enough.set()
    assert still_looking and all(thread.daemon for thread in still_looking)


def test_bots_at_tables_come_first(harbour: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, sailors = at_table(harbour)
    sail(harbour, table)
    state = harbour.app.state

    looked: list[int] = []

    async def busy(now: int) -> tuple[int, int]:
        looked.append(now)
        return 1, 0

    def look_on() -> None:
        """Until the analyst has seen twice more that bots are due."""
        enough, deadline = len(looked) + 2, time.monotonic() + PATIENCE
        while len(looked) < enough:
            assert time.monotonic() < deadline
            time.sleep(0.02)

    monkeypatch.setattr(analysts, "BUSY_SECONDS", 0.02)
    monkeypatch.setattr(analysis, "FIRST_LOOK", 50)
    with monkeypatch.context() as rush:
        rush.setattr(state.store, "bots_due", busy)
        look_on()
        sailors[0].post(f"/tables/{table}/analysis")
        look_on()
        assert sailors[0].get(f"/tables/{table}/analysis")["done"] == 0
    assert ready(sailors[0], table)["steps"]
