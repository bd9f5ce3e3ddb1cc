"""Feats: what a log says of whoever did something worth telling, kept with its last line, told anew the same, on a shelf."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select

import doubloon
from doubloon.core.feats import feats_of
from doubloon.server.live.harbour import Harbour
from doubloon.server.store import Store, schema
from doubloon.server.store.feats import shelf_of
from doubloon.server.store.parting import forget_player
from doubloon.server.store.results import strike_out
from doubloon.server.store.retelling import retell
from doubloon.server.table.aftermath import aftermath
from doubloon.server.table.berth import Berth, Charter, reload
from doubloon.server.table.entries import Closed, Ending, Moved, Sat, Undone
from doubloon.server.table.feats import Boast, boasts_of
from doubloon.server.table.past import stretch

from ..manners import DRAFTS
from .port import Port, run
from .sailors import a_charter, seated
from .test_matrix import turning_points
from .test_results import finish, people, play_through, played_out
from .test_store import with_store

ACCOUNT = {"account": "Anne Bonny", "password": "under the black flag"}


def boastful(crew: list[str], wanted: Callable[[Berth], bool], **more: Any) -> Berth:
    """The first of many games in which something is done that is wanted."""
    return next(berth for berth in (played_out(crew, seed=seed, **more) for seed in count()) if wanted(berth))


def by(player: str) -> Callable[[Berth], bool]:
    """A game in which somebody did something."""
    return lambda berth: any(boast.player == player for boast in boasts_of(berth))


# What a log says.


def test_a_finished_table_says_what_everybody_did_there_and_where() -> None:
    berth = boastful(["anne", "bart"], lambda berth: {one.player for one in boasts_of(berth)} == {"anne", "bart"})
    done, told = feats_of(berth.played), boasts_of(berth)
    assert [(one.feat, one.seat) for one in told] == [(one.feat, one.seat) for one in done]
    for boast, one in zip(told, done, strict=True):
        entry = berth.entries[berth.numbers_of(boast.seat)[boast.moment - 1]]
        line = berth.played.log[one.line]
        assert isinstance(entry, Moved) and (entry.seat, entry.move) == (line.seat, str(line.move))
        assert (boast.player, boast.game, boast.done_at) == (("anne", "bart")[one.seat], "buried-treasure", entry.at)


def test_where_drafts_are_hidden_a_moment_is_counted_as_its_seat_saw_it() -> None:
    charter = a_charter("drafts", DRAFTS, 2)
    berth = boastful(["anne", "bart"], lambda berth: bool(boasts_of(berth)), charter=charter)
    for boast in boasts_of(berth):
        assert boast.moment < len(berth.entries), "the other's drafts are not counted"
        shown = stretch(berth, boast.seat, boast.moment, boast.moment)
        assert shown.lines[0] is not None and shown.lines[0].told, "there something was told"


def test_nothing_is_told_of_a_game_that_goes_on_or_was_called_off() -> None:
    whole = boastful(["anne", "bart"], by("anne"))
    short = reload(whole.charter, whole.entries[:-1], ())
    assert boasts_of(short) == () and boasts_of(Berth(whole.charter)) == ()
    for name in ("anne", "bart"):
        short.take_in(Ending(at=9, by=name, agrees=True))
    assert short.called_off and boasts_of(short) == ()


def test_what_is_closed_afterwards_stays_told() -> None:
    whole = boastful(["anne", "bart"], by("anne"))
    told = boasts_of(whole)
    whole.take_in(Closed(at=99, why="rude"))
    assert boasts_of(whole) == told


def test_only_who_played_alone_at_a_seat_boasts_of_it() -> None:
    whole = boastful(["anne", "bart"], by("anne"))
    helped = [
        msgspec.structs.replace(one, bot=True) if isinstance(one, Moved) and one.seat == 0 else one for one in whole.entries
    ]
    assert {one.player for one in boasts_of(reload(whole.charter, helped, ()))} <= {"bart"}, "a bot stood in for her"
    left = [*whole.entries[: whole.began_at + 1], Sat(at=3, seat=0, bot="captain"), *whole.entries[whole.began_at + 1 :]]
    assert {one.player for one in boasts_of(reload(whole.charter, left, ()))} <= {"bart"}, "she has left"
    assert boasts_of(boastful(["anne", "anne"], lambda berth: bool(feats_of(berth.played)))) == (), "at one screen"
    assert boasts_of(boastful(["captain", "bosun"], lambda berth: bool(feats_of(berth.played)))) == (), "bots do not boast"


def test_nothing_is_told_of_a_game_that_began_in_the_middle() -> None:
    _, _, ending, last = turning_points()
    log = [*seated(["anne", "bart"]), Moved(at=9, seat=0, move=last, digest="")]
    assert boasts_of(reload(a_charter("fork", start=ending), log, ())) == ()


def own_edition(charter: Charter) -> Charter:
    """The same table with numbers of somebody's own."""
    game = doubloon.game(charter.game)
    edition = game.start(2, "own", edition=game.start(2, "house").edition.tables).edition
    return msgspec.structs.replace(charter, edition=edition)


@pytest.mark.parametrize(
    ("options", "boxed"),
    [
        ({}, True),
        ({"island": 2}, True),
        ({"abilities": "A-1 runner"}, True),
        ({"island": "BBB/BMB/BBB"}, False),
        ({"island": "BBB/BBB", "tiles": "beach: balloon 6"}, False),
    ],
)
def test_with_maps_or_tiles_of_ones_own_there_is_nothing_to_boast_of(
    options: dict[str, Any], boxed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = doubloon.game("jackal")
    monkeypatch.setitem(vars(game), "feats", {"there": lambda story: [(0, story.end)]})
    whole = {name: options.get(name, option.default) for name, option in game.options.items()}
    berth = played_out(["anne", "captain"], charter=a_charter("island", "jackal", 2, options=whole))
    assert [one.player for one in boasts_of(berth)] == (["anne"] if boxed else [])


def test_with_numbers_of_ones_own_neither() -> None:
    usual = boastful(["anne", "bart"], by("anne"))
    berth = reload(own_edition(usual.charter), usual.entries, ())
    assert berth.played.over and feats_of(berth.played) and boasts_of(berth) == ()


def test_what_follows_from_a_line_says_nothing_of_feats_until_the_end_and_an_end_taken_back_has_none() -> None:
    whole = boastful(["anne", "bart"], by("anne"))
    assert aftermath(whole, whole.entries[-1:], 9).boasts == boasts_of(whole)
    short = reload(whole.charter, whole.entries[:-1], ())
    assert aftermath(short, short.entries[-1:], 9).boasts is None
    assert aftermath(short, [Undone(at=9, seat=0, digest="")], 9).boasts == ()


# What is kept of it.


async def rows(store: Store) -> list[Any]:
    """All that is told of feats."""
    async with store.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(select(schema.feats).order_by(*schema.feats.primary_key))]


async def play_until_boasting(harbour: Harbour, store: Store, player: str, crew: tuple[str, ...], first: int = 0) -> list[str]:
    """Games of these people until one of them has done something; returns all their tables, that one last."""
    tables: list[str] = []
    while not tables or not any(row[:2] == (player, tables[-1]) for row in await rows(store)):
        tables.append(await play_through(harbour, crew, first + len(tables)))
    return tables


def test_told_anew_everything_is_the_same(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart", "guest")
        harbour = Harbour(store)
        *_, mine = await play_until_boasting(harbour, store, "anne", ("anne", "bart"))
        *_, guests = await play_until_boasting(harbour, store, "guest", ("guest", "bart"), 50)
        await harbour.hand_over(guests, "guest", "anne")
        told = await rows(store)
        assert {row[1] for row in told if row[0] == "anne"} >= {mine, guests}
        assert not [row for row in told if row[0] == "guest" and row[1] == guests], "what was the guest's is hers"
        async with store.engine.begin() as connection:
            await connection.execute(delete(schema.feats))
        await retell(store)
        assert await rows(store) == told
        await retell(store)
        assert await rows(store) == told, "twice is as good as once"

    with_store(database, act)


def test_what_is_struck_out_or_forgotten_stays_so(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart")
        harbour = Harbour(store)
        tables = await play_until_boasting(harbour, store, "anne", ("anne", "bart"))
        his = [row for row in await rows(store) if row[0] == "bart"]
        await strike_out(store.engine, "anne")
        await retell(store)
        assert await rows(store) == his
        await harbour.close_table(tables[-1], "a line more")
        assert await rows(store) == his
        *_, later = await play_until_boasting(harbour, store, "anne", ("anne", "bart"), 50)
        assert {row[1] for row in await rows(store) if row[0] == "anne"} == {later}, "what comes after is told again"
        await forget_player(store.engine, "anne")
        await retell(store)
        assert {row[0] for row in await rows(store)} <= {"bart"}

    with_store(database, act)


def test_a_shelf_has_each_feat_where_it_was_done_first_and_how_often(database: str) -> None:
    like = Boast(player="anne", seat=1, game="reef", feat="swam", moment=7, done_at=5)
    later, other = {"done_at": 9}, {"done_at": 6, "feat": "sank"}
    done = [("b", like), ("c", msgspec.structs.replace(like, **later)), ("a", msgspec.structs.replace(like, **other))]

    async def act(store: Store) -> None:
        await people(store, "anne", "bart")
        async with store.engine.begin() as connection:
            for table in "abc":
                berth = {"id": table, "charter": b"", "opened_by": "anne", "opened_at": 1, "stage": "over", "public": 0}
                await connection.execute(schema.berths.insert(), berth)
            for table, one in done:
                await connection.execute(schema.feats.insert(), {**msgspec.structs.asdict(one), "berth": table})
        assert [tuple(one) for one in await shelf_of(store.engine, "anne")] == [
            ("reef", "swam", "b", 1, 7, 5, 2),
            ("reef", "sank", "a", 1, 7, 6, 1),
        ]
        assert await shelf_of(store.engine, "bart") == []

    with_store(database, act)


# The doors.


def shelved(shelves: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What is done, by its name."""
    return {feat["name"]: feat["done"] for shelf in shelves for feat in shelf["feats"] if feat["done"]}


def test_everybody_reads_their_own_shelf_with_a_way_into_the_replay(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        empty = await anne.ask("GET", "/me/feats")
        assert shelved(empty) == {} and {shelf["game"] for shelf in empty} >= {"buried-treasure", DRAFTS}
        await finish(table, (anne, bart))
        while not shelved(await anne.ask("GET", "/me/feats")):
            table = (await anne.ask("POST", f"/tables/{table}/rematch", status=201))["table"]
            card = await anne.ask("GET", f"/tables/{table}/card")
            crew = (anne, bart) if 0 in card["my_seats"] else (bart, anne)
            for seat, sailor in enumerate(crew):
                await sailor.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": "grain"}, 201)
            await finish(table, crew)
        for name, done in shelved(await anne.ask("GET", "/me/feats")).items():
            assert re.fullmatch(r"[a-z-]+", name) and done["times"] == 1
            where = f"/tables/{done['table']}/moments?first={done['moment']}&last={done['moment']}&seat={done['seat']}"
            [moment] = (await anne.ask("GET", where))["moments"]
            assert moment["line"]["told"], "there something happened"
        carla = await port.sailor("Carla")
        assert shelved(await carla.ask("GET", "/me/feats")) == {}
        mine = await anne.ask("GET", "/me/feats")
        assert (await anne.ask("GET", "/me/results/file"))["feats"] == mine, "they are in the file, too"
        home = await port.sailor("Anne")
        await home.ask("POST", "/account", ACCOUNT, 201)
        await anne.ask("POST", "/session", ACCOUNT, 201)
        assert await home.ask("GET", "/me/feats") == mine, "a guest who signs in brings them along"
        await home.ask("DELETE", "/me/results")
        assert shelved(await home.ask("GET", "/me/feats")) == {}

    run(tmp_path, act)
