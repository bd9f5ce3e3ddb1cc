"""The ladder: whom somebody has beaten follows from results; who is next; and every rival has a face and words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

import doubloon
from doubloon.bots.rivals import measures, rivals
from doubloon.server.store import Store, ladder
from doubloon.server.store.retelling import retell
from doubloon.server.table.ladder import next_rival, rungs, seats_for

from ..cli.test_words import messages
from ..manners import OWN
from ..sample import on_day
from .port import Port, Sailor, run, until
from .test_results import furnish
from .test_store import with_store

PAGE = Path(__file__).parents[2] / "page" / "src"
NAMES = [one.name for one in rivals()]
GAME = "buried-treasure"
FIRST, SECOND, *_ = (one.name for one in rungs(GAME))


def test_the_next_is_the_lowest_who_is_not_beaten() -> None:
    assert next_rival(GAME, ()) == FIRST and next_rival(GAME, {FIRST}) == SECOND and next_rival(GAME, {SECOND}) == FIRST
    assert next_rival(GAME, set(NAMES)) is None


@pytest.mark.parametrize("game", OWN)
def test_in_every_game_the_weaker_are_met_first(game: str) -> None:
    met = [measures(game)[one.name].rating for one in rungs(game)]
    assert met == sorted(met) and {one.name for one in rungs(game)} == set(NAMES)


def test_where_not_all_were_measured_the_crew_stands_as_it_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.table.ladder.measures", lambda game: {FIRST: measures(GAME)[FIRST]})
    assert [one.name for one in rungs(GAME)] == NAMES


@pytest.mark.parametrize("game", list(doubloon.catalogue))
def test_a_rival_is_met_at_as_few_seats_as_two_can_have(game: str) -> None:
    seats = seats_for(doubloon.game(game))
    assert seats == min(one for one in doubloon.game(game).seats if one > 1)


def test_only_wins_that_count_at_the_usual_game_are_rungs(database: str) -> None:
    async def act(store: Store) -> None:
        won: dict[str, Any] = {"outcome": "won", "opponent": FIRST}
        await furnish(
            store,
            [
                won,
                won,
                {**won, "seats": 3},
                {**won, "opponent": SECOND, "outcome": "lost"},
                {**won, "opponent": SECOND, "outcome": "drawn"},
                {**won, "opponent": SECOND, "apart": "stand-in"},
                {**won, "opponent": SECOND, "usual": False},
                {**won, "opponent": "captain"},
                {**won, "opponent": SECOND, "player": "bart"},
            ],
        )
        found = await ladder.beaten_by(store.engine, "anne", NAMES)
        assert sorted(found) == [(GAME, 2, FIRST, 2), (GAME, 3, FIRST, 1)]
        assert await ladder.beaten_by(store.engine, "bart", NAMES) == [(GAME, 2, SECOND, 1)]

    with_store(database, act)


def test_however_many_games_the_ladder_is_read_from_an_index(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        asked: list[Any] = []
        event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *given: asked.append(given[2:4]))
        await ladder.beaten_by(store.engine, "anne", NAMES)
        [(question, values)] = [one for one in asked if "results" in one[0]]
        async with store.engine.connect() as connection:
            plan = [row[3] for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {question}", values)]
        assert any("SEARCH results USING COVERING INDEX" in step for step in plan), plan

    with_store(f"sqlite:///{tmp_path / 'harbour.db'}", act)


async def rung(sailor: Sailor, rival: str) -> tuple[int, str | None]:
    """How often a rival is beaten, and who is next."""
    [found] = [one for one in await sailor.ask("GET", "/ladder") if one["game"] == GAME]
    return next(one["beaten"] for one in found["rungs"] if one["rival"] == rival), found["next"]


async def win(sailor: Sailor, rival: str) -> str:
    """Play a rival until he is beaten: by the last move there is, again and again; by the first one nobody beats him."""
    for _ in range(40):
        table: str = (await sailor.ask("POST", "/tables", {"game": GAME, "crew": ["me", rival]}, 201))["table"]
        await sailor.ask("POST", f"/tables/{table}/seats/0/nonce", {"nonce": "grain"}, 201)

        async def done(table: str = table) -> bool:
            while await sailor.move(table, 0, -1):
                pass
            return (await sailor.ask("GET", f"/tables/{table}?seat=0"))["stage"] == "over"

        await until(done)
        if (await sailor.ask("GET", f"/tables/{table}/card"))["winners"] == [0]:
            return table
    raise AssertionError(f"{rival} is too strong for us")


@on_day(2, of=5)
def test_a_guest_climbs_and_an_account_keeps_it(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        stranger = Sailor(port)
        assert await rung(stranger, FIRST) == (0, FIRST), "a stranger may look, and has beaten nobody"
        home, account = await port.sailor("Anne"), {"account": "Anne Bonny", "password": "under the black flag"}
        await home.ask("POST", "/account", account, 201)
        guest = await port.sailor("Guest")
        await win(guest, FIRST)
        assert await rung(guest, FIRST) == (1, SECOND) and await rung(home, FIRST) == (0, FIRST)
        await guest.ask("POST", "/session", account, 201)
        assert await rung(home, FIRST) == (1, SECOND), "it goes along when a guest signs in"
        await retell(port.app.state.store)
        assert await rung(home, FIRST) == (1, SECOND)
        await home.ask("DELETE", "/me/results")
        assert await rung(home, FIRST) == (0, FIRST), "who strikes out the record begins anew"

    run(tmp_path, act, limits=False)


def test_the_ladder_tells_of_every_game_and_rival(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        found = await Sailor(port).ask("GET", "/ladder")
        assert {one["game"] for one in found} == {name for name in doubloon.catalogue if seats_for(doubloon.game(name))}
        for one in found:
            assert [rung["rival"] for rung in one["rungs"]] == [rung.name for rung in rungs(one["game"])] and one["mine"] is None
            for rung in one["rungs"]:
                measure = measures(one["game"]).get(rung["rival"])
                told = rung["rating"]
                assert (told is None) == (measure is None)
                assert measure is None or (told["rating"], told["games"]) == (measure.rating, measure.games)

    run(tmp_path, act)


@pytest.mark.parametrize("rival", NAMES)
def test_every_rival_has_a_face_a_name_a_trade_and_something_to_say(rival: str) -> None:
    assert (PAGE / "parts" / "faces" / f"{rival}.ts").is_file()
    for language in ("en", "ru"):
        words = messages(PAGE / "words" / "ladder" / f"{language}.ftl")
        assert {f"bot-{rival}", f"rival-{rival}-trade", f"rival-{rival}-says"} <= words.keys()


def test_the_ladder_speaks_both_languages_and_of_nobody_else() -> None:
    english, russian = (messages(PAGE / "words" / "ladder" / f"{language}.ftl") for language in ("en", "ru"))
    assert english == russian
    assert {name.split("-")[1] for name in english if name.startswith(("bot-", "rival-"))} == set(NAMES)
    assert {file.stem for file in (PAGE / "parts" / "faces").glob("*.ts")} == {*NAMES, "paint"}
