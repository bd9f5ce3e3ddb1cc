"""Tables that come of others: rematches, and games brought as records, over HTTP."""

from __future__ import annotations

import asyncio
import copy
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.server.live import again
from doubloon.server.live.harbour import Harbour
from doubloon.server.store import Store
from doubloon.server.table import kin

from ..manners import MANNERS
from ..sample import in_turns
from .mates import Sailor, add_nonces, at_table, harbour_at, kept, play_on, sail
from .port import PATIENCE

# Rematches.


def test_all_who_ask_for_a_rematch_come_to_the_same_table_one_seat_further(harbour: Any) -> None:
    clock = {"kind": "days", "days": 3}
    table, sailors = at_table(harbour, options={"variant": "advanced"}, clock=clock, spectators="public")
    anne, bart = sailors
    path = f"/tables/{table}/rematch"
    assert anne.refused("POST", path) == (409, "the game is not over yet.")
    sail(harbour, table)
    assert Sailor(harbour, "Carla").refused("POST", path) == (403, "only those at the table can ask for another game.")
    assert anne.get(f"/tables/{table}")["rematch"] is None
    new = bart.post(path)["table"]
    assert new != table and anne.post(path)["table"] == new == bart.post(path)["table"]
    seen = Sailor(harbour, "Dirk").get(f"/tables/{table}")
    assert seen["rematch"] == new and seen["stage"] == "over"
    first = anne.get(f"/tables/{new}?seat=1")
    assert [seat["name"] for seat in first["seats"]] == ["Bart", "Anne"] and first["stage"] == "open"
    for listed in (anne.get("/tables"), bart.get("/tables"), harbour.get("/api/tables/public").json()):
        assert new in [card["table"] for card in listed]
    add_nonces(new, [bart, anne])
    begun = bart.get(f"/tables/{new}?seat=0")
    assert begun["stage"] == "playing" and begun["view"]["options"] == {"variant": "advanced"}
    assert begun["seats"][0]["left"] > 2 * 24 * 3600 * 1000


def test_a_rematch_outlives_a_crash_before_it_was_announced(tmp_path: Path) -> None:
    with harbour_at(tmp_path) as harbour:
        table, _ = at_table(harbour)
        sail(harbour, table)
    address = f"sqlite:///{tmp_path / 'harbour.db'}"

    async def both_at_once() -> tuple[Any, ...]:
        stores = [Store(address), Store(address)]
        harbours = [Harbour(store) for store in stores]
        for one in harbours:
            async with one.quay.lock(table):
                berth = await one.quay.find(table)
        people = [seat.player or "" for seat in berth.seats]
        await harbours[0].launch(kin.heir(berth, people[0], 5), kin.seated_again(berth, 5))  # … and it died here
        made = await asyncio.gather(*(again.rematch(one, person, table) for one, person in zip(harbours, people, strict=True)))
        for store in stores:
            await store.close()
        return tuple(made)

    first, second = asyncio.run(both_at_once())
    assert first == second and first.opened_at == 5
    berth = kept(tmp_path, table)
    assert berth.rematch == first.id
    assert [entry for entry in berth.entries if getattr(entry, "table", None)] == berth.entries[-1:], "said once"


def test_two_who_press_at_once_get_one_table(harbour: Any) -> None:
    table, sailors = at_table(harbour)
    sail(harbour, table)
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda sailor: sailor.post(f"/tables/{table}/rematch")["table"], sailors * 4))
    assert len(set(made)) == 1


def test_bots_come_along_and_stand_ins_do_not(harbour: Any) -> None:
    anne = Sailor(harbour, "Anne")
    table = anne.post("/tables", {"game": "buried-treasure", "seats": 3, "crew": ["me", "bosun", "deckhand"]})["table"]
    anne.post(f"/tables/{table}/seats/0/nonce", {"nonce": "grain"})
    assert anne.ask("PUT", f"/tables/{table}/seats/0", {"who": "bosun"}).status_code == 200
    deadline = time.monotonic() + PATIENCE
    while anne.get(f"/tables/{table}")["stage"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    new = anne.post(f"/tables/{table}/rematch")["table"]
    seats = anne.get(f"/tables/{new}")["seats"]
    assert [seat["bot"] for seat in seats] == ["deckhand", None, "bosun"] and seats[1]["name"] == "Anne"


def test_the_rematch_of_a_series_is_its_next_game(harbour: Any, tmp_path: Path) -> None:
    options = {"campaign": "yes", "island": "3"}
    table, sailors = at_table(harbour, "jackal", options=options)
    sail(harbour, table)
    assert sailors[0].get(f"/tables/{table}")["stage"] == "over"
    new = sailors[1].post(f"/tables/{table}/rematch")["table"]
    charter = kept(tmp_path, new).charter
    assert charter.options == kept(tmp_path, table).played.sequel() and charter.options["island"] == 4
    assert [seat["name"] for seat in sailors[0].get(f"/tables/{new}")["seats"]] == ["Anne", "Bart"], "what was won stays"
    add_nonces(new, sailors)
    sail(harbour, new)
    assert sailors[0].refused("POST", f"/tables/{new}/rematch")[0] == 409


# Records.


@pytest.mark.parametrize("game", in_turns(MANNERS, 2))
def test_a_record_shows_its_seed_when_the_game_is_over_and_can_be_brought_back(harbour: Any, game: str) -> None:
    table, sailors = at_table(harbour, game)
    carla = Sailor(harbour, "Carla")
    play_on(table, sailors, 6)
    early = carla.get(f"/tables/{table}/record")
    assert not {"seed", "start", "digests"} & early.keys()
    assert carla.refused("POST", "/records", early)[1].startswith("this record is of a game that was not over")
    sail(harbour, table)
    answer = carla.ask("GET", f"/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}-{table}.json"'
    record = answer.json()
    assert doubloon.replay(record).over
    brought = carla.post("/records", record)
    assert brought["commitment"] == ""
    here = carla.get(f"/tables/{brought['table']}")
    assert here["stage"] == "over" and brought["table"] in [card["table"] for card in carla.get("/tables")]
    assert carla.get(f"/tables/{brought['table']}/record") == record
    last = carla.get(f"/tables/{brought['table']}/moments/0?seat=1")["last"]
    moment = carla.get(f"/tables/{brought['table']}/moments/{last}?seat=1")["moments"][0]
    old = sailors[1].get(f"/tables/{table}?seat=1")
    assert moment["view"] == old["view"]
    assert carla.refused("GET", f"/tables/{brought['table']}/ledger")[1].startswith("this game was brought here")
    assert carla.refused("POST", f"/tables/{brought['table']}/rematch")[0] == 403
    again = carla.post(f"/tables/{brought['table']}/fork", {"seq": 1})
    assert carla.get(f"/tables/{again['table']}")["stage"] == "open"


def test_a_saved_game_is_played_on_with_fresh_chance(harbour: Any, tmp_path: Path) -> None:
    anne = Sailor(harbour, "Anne")
    table = doubloon.game("buried-treasure").start(2, "a seed that somebody knows")
    for _ in range(10):
        seat = table.acting[0]
        table.play(seat, table.moves(seat)[0])
    brought = anne.post("/records", table.save())
    seat = table.acting[0]
    assert len(brought["commitment"]) == 64
    assert anne.get(f"/tables/{brought['table']}")["seats"][seat]["name"] == "Anne"
    assert anne.ask("PUT", f"/tables/{brought['table']}/seats/{1 - seat}", {"who": "me"}).status_code == 200
    add_nonces(brought["table"], [anne, anne])
    assert anne.get(f"/tables/{brought['table']}?seat={seat}")["view"] == table.view(seat)
    assert kept(tmp_path, brought["table"]).played.save()["seed"] != table.save()["seed"]
    play_on(brought["table"], [anne, anne], 3)


def damaged(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(record), **changes}


def test_a_record_that_cannot_be_true_is_refused_in_a_sentence(harbour: Any) -> None:
    anne = Sailor(harbour, "Anne")
    table = doubloon.game("buried-treasure").start(2, "seed")
    while not table.over:
        seat = table.acting[0]
        table.play(seat, table.moves(seat)[0])
    record = table.record()
    moves, digests = record["moves"], record["digests"]
    tables = copy.deepcopy(record["edition"]["tables"])
    number = next(name for name, numbers in tables.items() if any(isinstance(value, int) for value in numbers.values()))
    entry = next(name for name, value in tables[number].items() if isinstance(value, int))
    tables[number][entry] += 1
    for bad, said in (
        (damaged(record, moves=[[1, "fly away"], *moves[1:]]), "move 1 ('fly away' by seat 1)"),
        (damaged(record, moves=[[1 - moves[0][0], moves[0][1]], *moves[1:]]), "has nothing to decide now"),
        (damaged(record, digests=["0" * 16, *digests[1:]]), "after move 1"),
        (damaged(record, digests=digests[1:]), "expected one for each"),
        (damaged(record, seed="other"), "move"),
        (damaged(record, game="chess"), "no game 'chess'"),
        (damaged(record, seats=9), "seats"),
        (damaged(record, options={"variant": "wild"}), "wild"),
        (damaged(record, extra=1), "extra"),
        (damaged(record, moves=[[0, "undo"], *moves], digests=None), "cannot be done"),
        (damaged(record, moves=[[0, "take 1"]] * 5001), "a record may have 5000 moves; this one has 5001."),
        (damaged(record, edition={"name": "mine", "tables": tables}), "are not those of this harbour"),
        (damaged(record, start={"game": "jackal"}), "begins from a position is not taken here"),
        ({}, "this is no record of a game"),
    ):
        status, sentence = anne.refused("POST", "/records", bad)
        assert status in (400, 404) and said in sentence, (said, sentence)
    assert anne.refused("POST", "/records", [1])[0] == 400
    big = anne.ask("POST", "/records", {"x": "y" * 2**20})
    assert big.status_code == 413 and big.json()["reason"] == "too-big"
    assert anne.get("/tables") == [], "nothing came of any of it"
