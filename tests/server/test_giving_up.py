"""Giving up, ending a game by agreement, putting tables away, and what keeps a bot."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.table.berth import ENDINGS
from doubloon.server.table.entries import Ending, Rematch, Sat, read

from .port import Port, Sailor, hear, run
from .sailors import PATIENCE

YES, NO = {"agrees": True}, {"agrees": False}
ME = {"who": "me"}
ACCOUNT = {"account": "Anne Bonny", "password": "under the black flag"}


async def against_bots(port: Port, *crew: str, **wish: Any) -> tuple[str, Sailor]:
    """A game of one person that has begun."""
    anne, crew = await port.sailor("Anne"), crew or ("me", "deckhand")
    table = (await anne.ask("POST", "/tables", {"game": "buried-treasure", "crew": list(crew), **wish}, 201))["table"]
    for seat in [seat for seat, who in enumerate(crew) if who == "me"]:
        await anne.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": "grain"}, 201)
    return table, anne


async def cards(sailor: Sailor) -> dict[str, dict[str, Any]]:
    """What somebody finds in their harbour."""
    return {card["table"]: card for card in await sailor.ask("GET", "/tables")}


def test_older_lines_are_still_read() -> None:
    assert read(b'{"kind":"sat","at":1,"seat":0,"player":"anne","bot":null}') == Sat(at=1, seat=0, player="anne")
    assert read(b'{"kind":"rematch","at":1,"table":"next"}') == Rematch(at=1, table="next")


def test_whoever_gives_up_is_waited_for_no_more(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        await (await port.sailor("Carla")).refused("POST", f"/tables/{table}/give-up")
        seen = await anne.ask("POST", f"/tables/{table}/give-up", status=201)
        assert (seen["you"], seen["seats"][0]["bot"], seen["seats"][0]["player"]) == (None, "deckhand", None)
        mine = (await cards(anne))[table]
        assert (mine["my_seats"], mine["my_turn"], mine["stage"]) == ([], False, "playing")
        await anne.refused("POST", f"/tables/{table}/give-up")
        assert (await bart.ask("GET", f"/tables/{table}?seat=1"))["stage"] == "playing", "the others play on"

    run(tmp_path, act)


def test_all_seats_at_one_screen_are_given_up_together(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, anne = await against_bots(port, "me", "me", "deckhand")
        seats = (await anne.ask("POST", f"/tables/{table}/give-up", status=201))["seats"]
        assert [seat["bot"] for seat in seats] == ["deckhand"] * 3

    run(tmp_path, act, bot_threads=0)


def test_a_game_ends_when_all_who_play_want_it(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart, carla) = await port.opened(3, clock={"kind": "live", "initial": 60_000})
        way = f"/tables/{table}/ending"
        assert "nobody wants" in await anne.refused("POST", way, NO, 409)
        await (await port.sailor("Dirk")).refused("POST", way, YES)
        async with bart.socket(table, seat=1) as his:
            await hear(his, "update")
            assert (await anne.ask("POST", way, YES, 201))["ending"] == [0]
            told = await hear(his, "update")
            assert told["ending"] == [0] and told["stage"] == "playing"
        assert "already" in await anne.refused("POST", way, YES, 409)
        assert [(await cards(one))[table]["my_word"] for one in (anne, bart, carla)] == [False, True, True]
        assert (await bart.ask("POST", way, NO, 201))["ending"] == [], "one who plays on is enough"
        for sailor in (anne, bart):
            assert (await sailor.ask("POST", way, YES, 201))["stage"] == "playing"
        seen = await carla.ask("POST", way, YES, 201)
        assert (seen["stage"], seen["called_off"], seen["acting"], seen["moves"]) == ("over", True, [], [])
        await carla.refused("POST", way, YES, 409)
        await carla.refused("POST", f"/tables/{table}/seats/2/moves", {"move": "x", "after": seen["seq"]}, 409)
        await port.pass_time(100)
        await port.app.state.watch.flags()
        port.harbour.quay.forget(table)
        again = await anne.ask("GET", f"/tables/{table}?seat=0")
        assert again["called_off"] and again["stage"] == "over", "the log says so"
        assert [seat["bot"] for seat in again["seats"]] == [None] * 3, "no clock runs any more"
        ledger = await anne.ask("GET", f"/tables/{table}/ledger")
        assert ledger["record"]["seed"] == ledger["seed"]
        assert (await anne.ask("GET", f"/tables/{table}/record"))["seed"] == ledger["seed"]
        assert await anne.ask("POST", f"/tables/{table}/rematch", status=201)

    run(tmp_path, act)


def test_who_leaves_need_not_agree(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        await bart.ask("POST", f"/tables/{table}/ending", YES, 201)
        await anne.ask("POST", f"/tables/{table}/give-up", status=201)
        assert (await bart.ask("GET", f"/tables/{table}?seat=1"))["called_off"]

    run(tmp_path, act)


def test_alone_among_bots_the_game_ends_at_once(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, anne = await against_bots(port)
        assert (await anne.ask("POST", f"/tables/{table}/ending", YES, 201))["called_off"]

    run(tmp_path, act)


def test_no_log_grows_for_ever_by_asking_for_an_end(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        for _ in range(ENDINGS // 2):
            await anne.ask("POST", f"/tables/{table}/ending", YES, 201)
            await bart.ask("POST", f"/tables/{table}/ending", NO, 201)
        assert "often enough" in await anne.refused("POST", f"/tables/{table}/ending", YES, 409)
        assert sum(isinstance(entry, Ending) for entry in await port.harbour.store.log(table)) == ENDINGS

    run(tmp_path, act)


def test_a_campaign_that_was_called_off_begins_the_same_island_again(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, anne = await against_bots(port, game="jackal", options={"campaign": "yes"})
        await anne.ask("POST", f"/tables/{table}/ending", YES, 201)
        again = (await anne.ask("POST", f"/tables/{table}/rematch", status=201))["table"]
        found = await cards(anne)
        assert found[again]["options"] == found[table]["options"] and found[again]["rematch"]

    run(tmp_path, act, bot_threads=0)


def test_what_is_put_away_is_so_on_every_device_until_it_is_brought_back(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        way = f"/tables/{table}/stowed"
        await anne.ask("PUT", way, {"where": "away"})
        phone = Sailor(port)
        phone.client.cookies.update(dict(anne.client.cookies.items()))
        assert (await cards(phone))[table]["away"] and not (await cards(bart))[table]["away"]
        await phone.ask("PUT", way, {"where": "shown"})
        assert not (await cards(anne))[table]["away"]
        assert "shown, away or gone" in await anne.refused("PUT", way, {"where": "sunk"}, 400)
        await (await port.sailor("Carla")).refused("PUT", way, {"where": "away"})
        await anne.refused("PUT", "/tables/nowhere/stowed", {"where": "away"}, 404)

    run(tmp_path, act)


def test_what_a_guest_has_put_away_stays_so_when_they_sign_in(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        home = await port.sailor("Anne")
        await home.ask("POST", "/account", ACCOUNT, 201)
        away, (guest, _) = await port.opened()
        wish = {"game": "buried-treasure", "crew": ["me", "deckhand"]}
        gone, seen = [(await guest.ask("POST", "/tables", wish, 201))["table"] for _ in range(2)]
        await guest.ask("PUT", f"/tables/{away}/stowed", {"where": "away"})
        await guest.ask("PUT", f"/tables/{gone}/stowed", {"where": "gone"})
        await guest.ask("POST", "/session", ACCOUNT, 201)
        for device in (guest, home):
            assert {table: card["away"] for table, card in (await cards(device)).items()} == {away: True, seen: False}

    run(tmp_path, act)


def test_what_is_removed_goes_on_for_the_others_only(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened(spectators="public")
        await anne.ask("PUT", f"/tables/{table}/stowed", {"where": "gone"})
        assert table not in await cards(anne)
        for sailor, seen in ((anne, []), (bart, [table])):
            assert [card["table"] for card in await sailor.ask("GET", "/tables/public")] == seen
        seen = await bart.ask("GET", f"/tables/{table}?seat=1")
        assert (seen["stage"], seen["seats"][0]["bot"]) == ("playing", "deckhand")
        alone, anne = await against_bots(port)
        await anne.ask("PUT", f"/tables/{alone}/stowed", {"where": "gone"})
        assert alone not in await cards(anne)
        assert (await anne.ask("GET", f"/tables/{alone}"))["called_off"], "nobody has to play there"
        await anne.ask("PUT", f"/tables/{alone}/stowed", {"where": "gone"})

    run(tmp_path, act)


def test_a_table_where_nobody_has_come_yet_is_taken_away(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne, bart = await port.sailor("Anne"), await port.sailor("Bart")
        wish = {"game": "buried-treasure", "seats": 2, "spectators": "public"}
        empty, joined = [(await anne.ask("POST", "/tables", wish, 201))["table"] for _ in range(2)]
        await bart.ask("PUT", f"/tables/{joined}/seats/1", ME)
        for table in (empty, joined):
            await anne.ask("PUT", f"/tables/{table}/stowed", {"where": "gone"})
        await bart.refused("GET", f"/tables/{empty}/card", status=404)
        left = await bart.ask("GET", f"/tables/{joined}/card")
        assert [seat["free"] for seat in left["seats"]] == [True, False], "whoever came keeps the table"
        assert not await cards(anne)

    run(tmp_path, act)


def test_seats_at_one_screen_have_names_and_keep_them(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, anne = await against_bots(port, "me", "me", "deckhand", names=["  ", "Little  Mary"])
        names = [seat["name"] for seat in (await cards(anne))[table]["seats"]]
        assert names == ["Anne", "Little Mary", None]
        seen = await anne.ask("PUT", f"/tables/{table}/seats/1", {"who": "deckhand"})
        assert seen["seats"][1]["name"] == "Little Mary", "a bot keeps it warm"
        assert (await anne.ask("PUT", f"/tables/{table}/seats/1", ME))["seats"][1]["name"] == "Little Mary"
        port.harbour.quay.forget(table)
        assert (await anne.ask("GET", f"/tables/{table}"))["seats"][1]["name"] == "Little Mary"
        await anne.ask("POST", f"/tables/{table}/ending", YES, 201)
        again = (await anne.ask("POST", f"/tables/{table}/rematch", status=201))["table"]
        assert [seat["name"] for seat in (await cards(anne))[again]["seats"]] == [None, "Anne", "Little Mary"]
        crew = {"game": "buried-treasure", "crew": ["me", "me"], "names": ["\u200b\u2800"]}
        assert "needs a name" in await anne.refused("POST", "/tables", crew, 400)

    run(tmp_path, act, bot_threads=0)


def test_a_name_at_a_seat_goes_with_whoever_is_forgotten(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne, bart = await port.sailor("Anne"), await port.sailor("Bart")
        wish = {"game": "buried-treasure", "crew": ["me", "me", "open"], "names": ["Mum", "Little Mary"]}
        table = (await anne.ask("POST", "/tables", wish, 201))["table"]
        await bart.ask("PUT", f"/tables/{table}/seats/2", ME)
        for seat, sailor in enumerate((anne, anne, bart)):
            await sailor.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": "grain"}, 201)
        for sailor in (anne, bart):
            await sailor.ask("POST", f"/tables/{table}/ending", YES, 201)
        assert (await cards(bart))[table]["seats"][1]["name"] == "Little Mary"
        await anne.ask("DELETE", "/me", {"password": ""})
        seen = await bart.ask("GET", f"/tables/{table}?seat=2")
        for seats in (seen["seats"], (await cards(bart))[table]["seats"]):
            assert [seat["name"] for seat in seats] == [None, None, "Bart"]

    run(tmp_path, act)


def test_a_rematch_says_who_wants_it_and_waits_for_the_others(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        for sailor in (anne, bart):
            await sailor.ask("POST", f"/tables/{table}/ending", YES, 201)
        again = (await bart.ask("POST", f"/tables/{table}/rematch", status=201))["table"]
        seen = await anne.ask("GET", f"/tables/{table}?seat=0")
        assert (seen["rematch"], seen["rematch_by"]) == (again, 1)
        card = (await cards(anne))[again]
        assert card["my_word"] and card["rematch"] and [seat["ready"] for seat in card["seats"]] == [False, False]
        await anne.ask("POST", f"/tables/{again}/seats/1/nonce", {"nonce": "grain"}, 201)
        card = (await cards(anne))[again]
        assert not card["my_word"] and [seat["ready"] for seat in card["seats"]] == [False, True]
        assert (await cards(bart))[again]["my_word"]

    run(tmp_path, act)


def test_watchers_talk_where_the_table_allows_it(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        dirk = await port.sailor("Dirk")
        talk: dict[str, Any] = {"watchers_talk": True}
        tries: list[tuple[dict[str, Any], bool]] = [({}, False), (talk, True), ({**talk, "spectators": "off"}, False)]
        for wish, allowed in tries:
            table, (anne, _) = await port.opened(**wish)
            assert (await cards(anne))[table]["watchers_talk"] == wish.get("watchers_talk", False)
            if not allowed:
                await dirk.refused("POST", f"/tables/{table}/chat", {"said": "Ahoy"})
                continue
            async with anne.socket(table, seat=0) as hers:
                line = await dirk.ask("POST", f"/tables/{table}/chat", {"said": "Ahoy"}, 201)
                heard = await hear(hers, "chat")
            assert heard == line and (line["seat"], line["name"]) == (None, "Dirk")

    run(tmp_path, act)


def test_what_keeps_a_bot_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In turn: nobody has time for it, it thinks, it learns the rules by heart."""

    async def waits(port: Port) -> None:
        table, anne = await against_bots(port, "deckhand", "me")
        while await anne.move(table, 1):
            pass
        assert (await anne.ask("GET", f"/tables/{table}/waiting"))["why"] == "queue"
        workers = port.app.state.workers
        begun, held = threading.Event(), threading.Event()

        def think(*_: object) -> None:
            begun.set()
            held.wait(PATIENCE)
            raise TimeoutError

        monkeypatch.setattr(workers, "think", think)
        thought = asyncio.create_task(workers.take_some_turn())
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        assert (await anne.ask("GET", f"/tables/{table}/waiting"))["why"] == "thinking"
        monkeypatch.setattr("doubloon.server.workers.bots.compiling", lambda: True)
        assert (await anne.ask("GET", f"/tables/{table}/waiting"))["why"] == "learning"
        held.set()
        await asyncio.gather(thought, return_exceptions=True)

    run(tmp_path, waits, bot_threads=0)


def test_where_all_play_at_once_nobody_is_told_who_has_decided(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne, bart = await port.sailor("Anne"), await port.sailor("Bart")
        table = (await anne.ask("POST", "/tables", {"game": "pirates-map", "crew": ["me", "open", "deckhand"]}, 201))["table"]
        await bart.ask("PUT", f"/tables/{table}/seats/1", ME)
        for seat, sailor in enumerate((anne, bart)):
            await sailor.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": "grain"}, 201)
        assert (await anne.ask("GET", f"/tables/{table}/waiting"))["why"] is None
        await bart.ask("POST", f"/tables/{table}/give-up", status=201)
        assert (await anne.ask("GET", f"/tables/{table}/waiting"))["why"] == "queue"

    run(tmp_path, act, bot_threads=0)
