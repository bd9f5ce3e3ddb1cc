"""Seats: who may take one, who may give one, and how they pass from person to bot and back, or to somebody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from doubloon.server.workers.bots import SHORTEST_SECONDS

from .port import Port, hear, run, until

OPEN, ME = {"who": "open"}, {"who": "me"}


def test_the_link_shows_the_table_as_it_stands_to_anybody(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        wish = {"game": "buried-treasure", "seats": 3, "crew": ["me", "bosun", "open"], "clock": {"kind": "days", "days": 2}}
        opened = await anne.ask("POST", "/tables", wish, 201)
        stranger = (await port.sailor("Bart")).client
        stranger.cookies.clear()
        card = (await stranger.get(f"/tables/{opened['table']}/card")).json()
        assert card["link"] == opened["link"] == f"http://{port.host}/t/{opened['table']}"
        assert (card["game"], card["stage"], card["spectators"]) == ("buried-treasure", "open", "link")
        assert card["clock"] == {"kind": "days", "days": 2} and card["grace"] is None
        assert card["seats"] == [
            {"name": "Anne", "bot": None, "free": False, "mine": False, "ready": False},
            {"name": None, "bot": "bosun", "free": False, "mine": False, "ready": False},
            {"name": None, "bot": None, "free": True, "mine": False, "ready": False},
        ]
        drawn = await stranger.get(f"/tables/{opened['table']}/qr.svg")
        assert drawn.headers["content-type"].startswith("image/svg+xml") and drawn.text.startswith("<svg")
        assert (await stranger.get("/tables/nowhere/qr.svg")).status_code == 404

    run(tmp_path, act)


def test_my_tables_say_whether_it_is_my_turn(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, sailors = await port.opened(spectators="public")
        cards = [(await sailor.ask("GET", "/tables"))[0] for sailor in sailors]
        mover = next(seat for seat in (0, 1) if cards[seat]["my_turn"])
        assert not cards[1 - mover]["my_turn"] and [card["my_seats"] for card in cards] == [[0], [1]]
        assert [seat["name"] for seat in cards[0]["seats"]] == ["Anne", "Bart"] and cards[0]["stage"] == "playing"
        assert [card["opened_by_me"] for card in cards] == [True, False]
        before = cards[0]["moved_at"]
        port.time.ahead += 1
        while await sailors[mover].move(table, mover):
            pass
        card = (await sailors[1 - mover].ask("GET", "/tables"))[0]
        assert card["my_turn"] and card["moved_at"] > before
        assert [one["table"] for one in await (await port.sailor("Carla")).ask("GET", "/tables/public")] == [table]
        assert await (await port.sailor("Davy")).ask("GET", "/tables") == []
        no_ids = str(await sailors[0].ask("GET", "/tables/public"))
        assert all(player not in no_ids for player in port.harbour.audience.names)

    run(tmp_path, act)


def test_a_finished_table_says_who_has_won(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, sailors = await port.opened(game="buried-treasure")
        assert (await sailors[0].ask("GET", "/tables"))[0]["winners"] is None
        while (seen := await sailors[0].ask("GET", f"/tables/{table}"))["stage"] != "over":
            await sailors[seen["acting"][0]].move(table, seen["acting"][0])
        for card in [*(await sailors[1].ask("GET", "/tables")), await sailors[0].ask("GET", f"/tables/{table}/card")]:
            assert card["winners"] == seen["view"]["winners"] != []

    run(tmp_path, act)


def test_when_a_draft_was_made_is_told_to_nobody(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened(game="pirates-map")
        before = (await bart.ask("GET", "/tables"))[0]
        port.time.ahead += 1
        assert await anne.move(table, 0)
        assert (await bart.ask("GET", "/tables"))[0] == before

    run(tmp_path, act)


def test_who_may_take_a_seat_before_the_cards_are_dealt(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne, bart, carla = [await port.sailor(name) for name in ("Anne", "Bart", "Carla")]
        wish = {"game": "buried-treasure", "seats": 3, "crew": ["me", "bosun", "open"]}
        table = (await anne.ask("POST", "/tables", wish, 201))["table"]
        seats = f"/tables/{table}/seats"
        assert "somebody else" in await bart.refused("PUT", f"{seats}/0", ME)
        assert "a bot sits there" in await bart.refused("PUT", f"{seats}/1", ME)
        assert "already" in await anne.refused("PUT", f"{seats}/0", ME, 409)
        await bart.refused("PUT", f"{seats}/9", ME, 404)
        assert "no bot 'kraken'" in await anne.refused("PUT", f"{seats}/2", {"who": "kraken"}, 400)
        await bart.ask("PUT", f"{seats}/2", ME)
        assert "not yours to give" in await carla.refused("PUT", f"{seats}/2", OPEN)
        await anne.ask("PUT", f"{seats}/2", OPEN)
        await carla.ask("PUT", f"{seats}/2", ME)
        await anne.ask("PUT", f"{seats}/1", ME)
        seen = await anne.ask("GET", f"/tables/{table}")
        assert [seat["name"] for seat in seen["seats"]] == ["Anne", "Anne", "Carla"]

    run(tmp_path, act)


def test_a_seat_that_is_given_up_goes_to_whoever_has_the_link_but_knows_no_other_hand(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        carla, seats = await port.sailor("Carla"), f"/tables/{table}/seats"
        await carla.refused("PUT", f"{seats}/1", ME)
        async with anne.socket(table, seat=0) as mine:
            await hear(mine, "update")
            await bart.ask("PUT", f"{seats}/1", OPEN)
            told = (await hear(mine, "update"))["seats"][1]
            assert (told["name"], told["bot"], told["free"]) == (None, "deckhand", True)
            assert "know what it knows" in await anne.refused("PUT", f"{seats}/1", ME)
            assert (await carla.ask("PUT", f"{seats}/1", ME))["you"] == 1
            while (told := (await hear(mine, "update"))["seats"][1])["name"] is None:
                pass
            assert (told["name"], told["bot"], told["free"]) == ("Carla", None, False)
        await bart.refused("GET", f"/tables/{table}?seat=1")
        await bart.refused("PUT", f"{seats}/1", ME)
        await anne.ask("PUT", f"{seats}/0", OPEN)
        await carla.refused("PUT", f"{seats}/0", ME)
        assert (await bart.refused("PUT", f"{seats}/0", ME)).startswith("you have played another seat")
        await anne.ask("PUT", f"{seats}/0", ME)

    run(tmp_path, act)


def test_a_bot_of_the_tables_own_is_not_to_be_pushed_aside(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne, bart = await port.sailor("Anne"), await port.sailor("Bart")
        wish = {"game": "buried-treasure", "crew": ["me", "deckhand"]}
        table = (await anne.ask("POST", "/tables", wish, 201))["table"]
        await anne.ask("POST", f"/tables/{table}/seats/0/nonce", {"nonce": "grain"}, 201)
        for sailor in (anne, bart):
            assert "a bot sits there" in await sailor.refused("PUT", f"/tables/{table}/seats/1", ME)
        await anne.refused("PUT", f"/tables/{table}/seats/1", OPEN)

    run(tmp_path, act)


def test_a_bot_stands_in_for_who_has_gone_while_others_wait_until_they_return(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, sailors = await port.opened(grace=30)
        seat = (await sailors[0].ask("GET", f"/tables/{table}"))["acting"][0]
        gone, waits = sailors[seat], sailors[1 - seat]
        async with (await port.sailor("Carla")).socket(table) as hers:
            await hear(hers, "presence")
            await port.app.state.watch.stand_ins()
            await port.pass_time(100)
            await port.app.state.watch.stand_ins()
            assert await bot_at(gone, table, seat) is None, "nobody who plays waits"
        await until(lambda: are_here(port, table, 0))
        async with waits.socket(table, seat=1 - seat) as socket:
            await hear(socket, "presence")
            await port.app.state.watch.stand_ins()
            await port.pass_time(25)
            await port.app.state.watch.stand_ins()
            assert await bot_at(gone, table, seat) is None, "not yet"
            async with gone.socket(table, seat=seat) as back:
                await hear(back, "presence")
                await port.pass_time(60)
                await port.app.state.watch.stand_ins()
                assert await bot_at(gone, table, seat) is None, "who is here may think"
            await until(lambda: are_here(port, table, 1))
            await port.app.state.watch.stand_ins()
            await port.pass_time(31)
            await port.app.state.watch.stand_ins()
            assert await bot_at(gone, table, seat) == "deckhand"
            seen = await gone.ask("GET", f"/tables/{table}?seat={seat}")
            assert seen["you"] == seat, "the seat is still theirs"
            await gone.refused("POST", f"/tables/{table}/seats/{seat}/moves", {"move": "x", "after": seen["seq"]}, 409)
            await waits.refused("PUT", f"/tables/{table}/seats/{seat}", ME)
            await gone.ask("PUT", f"/tables/{table}/seats/{seat}", ME)
            await port.app.state.watch.stand_ins()
            await port.pass_time(29)
            await port.app.state.watch.stand_ins()
            assert await bot_at(gone, table, seat) is None, "who takes it back has all the time again to come"

    run(tmp_path, act, bot_threads=0)


async def bot_at(sailor: Any, table: str, seat: int) -> Any:
    return (await sailor.ask("GET", f"/tables/{table}"))["seats"][seat]["bot"]


async def are_here(port: Port, table: str, people: int) -> bool:
    return len(port.harbour.audience.present(table)) == people


def test_a_table_without_grace_waits_for_ever(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        for wish in ({"grace": 0}, {"clock": {"kind": "days", "days": 3}}):
            table, sailors = await port.opened(**wish)
            seat = (await sailors[0].ask("GET", f"/tables/{table}"))["acting"][0]
            async with sailors[1 - seat].socket(table, seat=1 - seat) as socket:
                await hear(socket, "presence")
                await port.app.state.watch.stand_ins()
                await port.pass_time(200)
                await port.app.state.watch.stand_ins()
                assert await bot_at(sailors[0], table, seat) is None

    run(tmp_path, act)


def test_where_nobody_may_watch_a_stranger_sees_who_sits_where_and_no_more(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne, carla = await port.sailor("Anne"), await port.sailor("Carla")
        wish = {"game": "buried-treasure", "seats": 2, "spectators": "off", "clock": {"kind": "live", "initial": 60000}}
        table = (await anne.ask("POST", "/tables", wish, 201))["table"]
        assert (await carla.ask("GET", f"/tables/{table}"))["seats"][1]["free"]
        bart = await port.sailor("Bart")
        await bart.ask("PUT", f"/tables/{table}/seats/1", ME)
        for seat, sailor in enumerate((anne, bart)):
            await sailor.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": "g"}, 201)
        for path in ("", "/card", "/qr.svg", "/chat"):
            assert "nobody may watch" in await carla.refused("GET", f"/tables/{table}{path}")
        async with carla.socket(table) as socket:
            assert (await hear(socket, "refusal"))["status"] == 403
        await bart.ask("PUT", f"/tables/{table}/seats/1", OPEN)
        seen = await carla.ask("GET", f"/tables/{table}")
        assert seen["view"] is None and seen["lines"] == [] and seen["acting"] == [] and seen["seats"][0]["left"] is None
        await carla.refused("GET", f"/tables/{table}/chat")
        async with carla.socket(table) as socket, anne.socket(table, seat=0) as mine:
            first = await hear(socket, "update")
            await anne.ask("POST", f"/tables/{table}/chat", {"said": "secret"}, 201)
            await hear(mine, "chat")
            await until(lambda: anne.move(table, 0))
            await anne.ask("PUT", f"/tables/{table}/seats/0", {"who": "deckhand"})
            heard = []
            while not heard or heard[-1]["seats"][0]["bot"] is None:
                heard.append(await hear(socket, "update"))
            assert len(heard) == 1 and heard[0]["seq"] == first["seq"] + 1, "moves are nothing to a stranger"
            assert heard[0]["view"] is None
        assert (await anne.ask("GET", f"/tables/{table}/card"))["my_seats"] == [0]

    run(tmp_path, act)


def test_bots_play_at_once_for_whoever_is_alone_with_them_until_they_are_to_decide(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne, workers, thought = await port.sailor("Anne"), port.app.state.workers, list[float]()
        think, workers.seconds = workers.think, 0.4

        def noted(bot: Any, world: Any, seat: int, seconds: float, seed: None) -> Any:
            thought.append(seconds)
            return think(bot, world, seat, 0.01, seed)

        async def bots_play() -> set[float]:
            thought.clear()
            while not (await anne.ask("GET", f"/tables/{table}?seat=0"))["moves"]:
                assert await workers.take_some_turn()
            return set(thought)

        workers.think = noted
        table = (await anne.ask("POST", "/tables", {"game": "buried-treasure", "crew": ["me", "bosun", "bosun"]}, 201))["table"]
        await anne.ask("POST", f"/tables/{table}/seats/0/nonce", {"nonce": "grain"}, 201)
        way = f"/tables/{table}/seats/0/hurry"
        await bots_play()
        seq = (await anne.ask("GET", f"/tables/{table}?seat=0"))["seq"]
        assert (await anne.ask("POST", way, status=201))["seq"] == seq, "no bot keeps her waiting: all stays as it is"
        while await anne.move(table, 0):
            pass
        seq = (await anne.ask("POST", way, status=201))["seq"]
        assert (await anne.ask("POST", way, status=201))["seq"] == seq, "once is enough"
        assert await bots_play() == {SHORTEST_SECONDS}
        while await anne.move(table, 0):
            pass
        assert await bots_play() == {0.4}, "once a person has decided, bots think as they did"
        await (await port.sailor("Bart")).refused("POST", way, status=403)

    run(tmp_path, act, bot_threads=0)


def test_nobody_hurries_bots_over_anothers_head(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened()
        assert "others play here too" in await anne.refused("POST", f"/tables/{table}/seats/0/hurry")

    run(tmp_path, act)
