"""Series of games: how they stand follows from charters and logs; they go on for the same crew, and only as far as they may."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

import doubloon
from doubloon.server.live.harbour import Harbour
from doubloon.server.store import Store, schema
from doubloon.server.store.retelling import retell
from doubloon.server.table import bids
from doubloon.server.table.cards import Kept
from doubloon.server.table.evening import BEST_OF_THREE, CAMPAIGN, Evening
from doubloon.server.table.series import place_at
from doubloon.server.table.standings import MOST_DRAWS, Known, champions, standing_of

from ..manners import BY_TURNS, OWN
from .mates import Sailor, add_nonces, at_table, harbour_at, kept, sail
from .sailors import a_charter

GAME = next(game for game in doubloon.catalogue.values() if game.series)
"""A game that has a campaign."""
ALONE = next(name for name in OWN if 1 in doubloon.game(name).seats and name != GAME.name)
"""A game for one, too, which has none."""
PASSWORD = "under the black flag"
SITTING: list[tuple[str | None, str | None, bool]] = [("a", None, False), ("b", None, False)]


# How a series stands.


def night(
    number: int,
    winners: list[int] | None,
    scores: list[int] | None = None,
    kind: str = BEST_OF_THREE,
    seats: int = 2,
    **more: Any,
) -> Known:
    """An evening as lists know it: over where somebody has won, or nobody; called off where not even that is known."""
    evening = Evening(series="first", kind=kind, number=number)
    charter = a_charter(more.pop("table", f"t{number}"), seats=seats, evening=evening, opened_at=more.pop("at", number))
    told = scores or (None if winners is None else [9 if seat in winners else 4 for seat in range(seats)])
    card = Kept((SITTING * 2)[:seats], [], number * 10, winners=winners, scores=told, sequel=more.pop("sequel", None))
    return Known(charter, more.pop("stage", "over"), card)


def test_whoever_has_won_twice_has_won_though_seats_change() -> None:
    first = night(1, [0])
    assert (standing_of([first]).next, standing_of([first]).after) == (2, "t1")
    one_each = standing_of([first, night(2, [0])])  # on the second evening the other sits there
    assert one_each.wins == (1, 1) and one_each.points == (13, 13) and one_each.next == 3 and not one_each.over
    won = standing_of([first, night(2, [0]), night(3, [0])])
    assert won.over and won.wins == (2, 1) and won.champions == (0,) and won.next is won.after is won.table is None
    assert standing_of([first, night(2, [1])]).champions == (0,), "two games are enough"


def test_draws_are_played_again_up_to_a_limit() -> None:
    draws = [night(number, [0, 1], [7, 7]) for number in range(1, MOST_DRAWS + 1)]
    assert standing_of(draws[:-1]).next == MOST_DRAWS and standing_of(draws[:-1]).wins == (0, 0)
    assert standing_of(draws).over and standing_of(draws).champions == (0, 1)
    led = [night(1, [0]), *(night(number, [], [3, 3]) for number in range(2, MOST_DRAWS + 2))]
    assert standing_of(led).over and standing_of(led).champions == (0,), "nobody has won, or all have: both are draws"


def test_an_evening_that_was_called_off_is_played_again_under_its_number() -> None:
    off = night(2, None)
    standing = standing_of([night(1, [0]), off])
    assert (standing.next, standing.after, standing.table, standing.over) == (2, "t2", None, False)
    again = night(2, None, stage="playing", table="again", at=5)
    standing = standing_of([again, night(1, [0]), off])
    assert (standing.next, standing.after, standing.table) == (2, None, "again")
    assert [one.table for one in standing.nights] == ["t1", "again"]


def test_a_table_that_cannot_go_on_ends_nothing_and_leads_nowhere() -> None:
    standing = standing_of([night(1, [0]), night(2, None, stage="frozen")])
    assert not standing.over and standing.next is standing.after is standing.table is None


def test_a_campaign_goes_on_while_its_game_says_so_and_everybody_keeps_the_seat() -> None:
    onward = {"island": 2, "abilities": "A-1 swimmer"}
    first = night(1, [1], [2, 5], CAMPAIGN, sequel=onward)
    standing = standing_of([first])
    assert standing.next == 2 and standing.options == onward and standing.points == (2, 5) and standing.wins == (0, 1)
    under_way = standing_of([first, night(2, None, kind=CAMPAIGN, stage="open")])
    assert under_way.table == "t2" and under_way.next == 2
    over = standing_of([first, night(2, [0], [9, 1], CAMPAIGN)])
    assert over.over and over.points == (11, 6) and over.champions == (0,), "of as many evenings, more points decide"


@pytest.mark.parametrize(
    ("won", "points", "first"),
    [
        ([{1, 2}, {3}], [1, 99], (0,)),  # evenings before points
        ([{1}, {2}], [8, 9], (1,)),
        ([{1}, {2}], [9, 9], (0, 1)),
        ([set(), set()], [3, 4], (0, 1)),  # drawn from beginning to end
        ([{1, 3}, {2}, {1, 3}, {2}], [7, 1, 5, 1], (0, 2)),  # allies
        ([{1}, {2}, {1}, {2}], [7, 5, 1, 5], (1, 3)),  # together they have more
    ],
)
def test_who_has_won_a_series(won: list[set[int]], points: list[int], first: tuple[int, ...]) -> None:
    assert champions(won, points) == first


def test_everybody_has_a_place_wherever_they_sit() -> None:
    for number in range(1, 5):
        for kind in (CAMPAIGN, BEST_OF_THREE):
            evening = Evening(series="s", kind=kind, number=number)
            assert sorted(place_at(evening, seat, 3) for seat in range(3)) == [0, 1, 2]
    assert [place_at(Evening(series="s", kind=BEST_OF_THREE, number=2), seat, 3) for seat in range(3)] == [2, 0, 1]


# At a harbour.


def hasten(harbour: Any, table: str, seed: int) -> None:
    """A campaign's evening: the first at random to its end, on all others everybody agrees to end it as soon as that can be."""
    port: Harbour = harbour.app.state.harbour
    if seed == 1:
        return sail(harbour, table, seed=seed)

    async def play() -> None:
        async with port.quay.lock(table):
            berth = await port.quay.find(table)
            while not berth.over:
                [seat] = berth.acting
                moves = berth.played.moves(seat)
                quick = [move for move in moves if move.kind in ("propose", "agree", "take")]
                await port.write(berth, bids.moved(berth, seat, str((quick or moves)[0]), port.now))

    return harbour.blocking_portal.call(play)


def test_best_of_three_goes_on_until_somebody_has_won_twice(harbour: Any) -> None:
    table, sailors = at_table(harbour, series=BEST_OF_THREE)
    anne, bart = sailors
    first, seated, played = table, [anne, bart], 0
    assert anne.get(f"/tables/{table}/card")["evening"] == {"series": first, "kind": BEST_OF_THREE, "number": 1}
    assert anne.get("/series") == [], "a series whose evening goes on waits for nobody to open it"
    while True:
        sail(harbour, table, seed=played)
        played += 1
        now = bart.get(f"/series/{first}")
        assert now == {**anne.get(f"/series/{first}"), "crew": now["crew"]}
        assert [member["name"] for member in now["crew"]] == ["Anne", "Bart"]
        assert [member["mine"] for member in now["crew"]] == [False, True]
        assert now["crew"][0]["points"] == sum(evening["scores"][0] for evening in now["evenings"])
        if now["over"]:
            break
        assert (now["next"], now["after"], now["table"]) == (played + 1, table, None)
        for sailor in sailors:
            assert [one["series"] for one in sailor.get("/series")] == [first]
        table = seated[0].post(f"/tables/{table}/rematch")["table"]
        seated.reverse()
        assert [seat["name"] for seat in anne.get(f"/tables/{table}")["seats"]] == (
            ["Bart", "Anne"] if played % 2 else ["Anne", "Bart"]
        )
        assert anne.get(f"/tables/{table}/card")["evening"]["number"] == played + 1
        assert anne.get(f"/series/{first}")["table"] == table and anne.get("/series") == []
        add_nonces(table, seated)
    wins = [member["wins"] for member in now["crew"]]
    assert max(wins) == 2 and now["champions"] == [wins.index(2)] and len(now["evenings"]) == played >= 2
    assert anne.refused("POST", f"/tables/{table}/rematch")[0] == 409 and anne.get("/series") == []
    assert anne.post(f"/tables/{first}/rematch")["table"] == now["evenings"][1]["table"], "the way from one to the next stays"


def test_a_campaign_is_told_island_by_island_with_what_was_learned(harbour: Any, tmp_path: Path) -> None:
    table, sailors = at_table(harbour, GAME.name, series=CAMPAIGN)
    first = table
    assert kept(tmp_path, table).charter.options.items() >= GAME.series.items()
    for number in range(1, 5):
        hasten(harbour, table, number)
        told = sailors[0].get(f"/series/{first}")
        assert [one["number"] for one in told["evenings"]] == list(range(1, number + 1))
        played = kept(tmp_path, table).played
        assert told["evenings"][-1]["scores"] == list(played.scores)
        assert told["options"] == (played.sequel() or played.options)
        if number == 4:
            break
        assert told["next"] == number + 1 and told["after"] == table
        table = sailors[1].post(f"/tables/{table}/rematch")["table"]
        assert kept(tmp_path, table).charter.options == told["options"]
        add_nonces(table, sailors)
    assert told["over"] and told["champions"]
    assert [member["points"] for member in told["crew"]] == [
        sum(one["scores"][seat] for one in told["evenings"]) for seat in (0, 1)
    ]


def test_options_alone_make_a_campaign_too_and_a_fork_of_it_is_of_no_series(harbour: Any) -> None:
    table, (anne, _) = at_table(harbour, GAME.name, options=GAME.series)
    assert anne.get(f"/tables/{table}/card")["evening"]["kind"] == CAMPAIGN
    sail(harbour, table, 3)
    fork = anne.post(f"/tables/{table}/fork", {"seq": len(anne.get(f"/tables/{table}?seat=0")["lines"]) - 1, "seat": 0})["table"]
    assert anne.get(f"/tables/{fork}/card")["evening"] is None
    status, sentence = anne.refused("GET", f"/series/{fork}")
    assert status == 404 and sentence == f"there is no series '{fork}'."


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": BY_TURNS, "seats": 2, "series": "league"}, "a series is campaign or best-of-three, not 'league'"),
        ({"game": BY_TURNS, "seats": 2, "series": CAMPAIGN}, f"{BY_TURNS} has no campaign."),
        ({"game": ALONE, "seats": 1, "series": BEST_OF_THREE}, "best of three is for two or more."),
        ({"game": GAME.name, "seats": 2, "series": BEST_OF_THREE, "options": GAME.series}, "a campaign is a series already"),
        ({"game": GAME.name, "seats": 1, "series": CAMPAIGN}, "campaign"),
    ],
)
def test_a_series_that_cannot_be_is_refused_in_a_sentence(harbour: Any, wish: dict[str, Any], said: str) -> None:
    anne = Sailor(harbour, "Anne")
    status, sentence = anne.refused("POST", "/tables", wish)
    assert status == 400 and said in sentence, sentence
    assert anne.get("/tables") == []


def test_an_evening_called_off_is_opened_again_for_the_same_seats(harbour: Any) -> None:
    table, (anne, bart) = at_table(harbour, series=BEST_OF_THREE)
    sail(harbour, table, 4)
    for sailor in (anne, bart):
        sailor.post(f"/tables/{table}/ending", {"agrees": True})
    [told] = anne.get("/series")
    assert told["next"] == 1 and told["after"] == table and told["evenings"][0]["scores"] is None
    again = anne.post(f"/tables/{table}/rematch")["table"]
    assert [seat["name"] for seat in anne.get(f"/tables/{again}")["seats"]] == ["Anne", "Bart"]
    told = anne.get(f"/series/{table}")
    assert told["table"] == again and [one["table"] for one in told["evenings"]] == [again] and told["next"] == 1


def test_a_next_evening_that_was_taken_away_can_be_opened_anew(harbour: Any) -> None:
    anne = Sailor(harbour, "Anne")
    table = anne.post("/tables", {"game": "buried-treasure", "crew": ["me", "deckhand"], "series": BEST_OF_THREE})["table"]
    anne.post(f"/tables/{table}/seats/0/nonce", {"nonce": "grain"})
    sail(harbour, table)
    second = anne.post(f"/tables/{table}/rematch")
    assert anne.ask("PUT", f"/tables/{second['table']}/stowed", {"where": "gone"}).status_code == 200
    assert anne.ask("GET", f"/tables/{second['table']}").status_code == 404
    [told] = anne.get("/series")
    assert told["after"] == table and told["next"] == 2
    third = anne.post(f"/tables/{table}/rematch")
    assert third["table"] != second["table"], "another secret, so another name"
    assert anne.post(f"/tables/{table}/rematch") == third
    assert anne.get(f"/tables/{table}")["rematch"] == third["table"]


def test_who_may_see_a_series_where_nobody_may_watch(harbour: Any) -> None:
    table, (anne, bart) = at_table(harbour, series=BEST_OF_THREE, spectators="off")
    carla = Sailor(harbour, "Carla")
    assert carla.refused("GET", f"/series/{table}") == (403, "nobody may watch at these tables.")
    sail(harbour, table, 3)
    bart.post(f"/tables/{table}/give-up")
    told = bart.get(f"/series/{table}")
    assert [member["mine"] for member in told["crew"]] == [False, False], "whoever has held a seat still sees how it stands"
    assert told["evenings"][0]["scores"] is None
    sail(harbour, table)
    assert bart.get("/series") == [] and [one["series"] for one in anne.get("/series")] == [table], (
        "only who sits there can go on"
    )
    watched, _ = at_table(harbour, series=BEST_OF_THREE)
    assert carla.get(f"/series/{watched}")["crew"][0]["mine"] is False


def test_whoever_puts_it_away_is_not_reminded(harbour: Any) -> None:
    table, (anne, bart) = at_table(harbour, series=BEST_OF_THREE)
    sail(harbour, table)
    assert anne.ask("PUT", f"/tables/{table}/stowed", {"where": "away"}).status_code == 200
    assert anne.get("/series") == [] and len(bart.get("/series")) == 1
    assert anne.ask("PUT", f"/tables/{table}/stowed", {"where": "shown"}).status_code == 200
    assert len(anne.get("/series")) == 1


def test_a_guests_series_goes_along_into_the_account_and_away_with_whoever_is_forgotten(harbour: Any) -> None:
    anne = Sailor(harbour, "Anne")
    anne.post("/account", {"account": "Anne", "password": PASSWORD})
    guest = Sailor(harbour, "Guest")
    wish = {"game": "buried-treasure", "crew": ["me", "deckhand"], "series": BEST_OF_THREE}
    table = guest.post("/tables", wish)["table"]
    guest.post(f"/tables/{table}/seats/0/nonce", {"nonce": "grain"})
    sail(harbour, table)
    guest.post("/session", {"account": "Anne", "password": PASSWORD})
    [told] = anne.get("/series")
    assert told["series"] == table and told["crew"][0]["mine"]
    assert anne.ask("DELETE", "/me", {"password": PASSWORD}).status_code == 200
    dirk = Sailor(harbour, "Dirk")
    assert dirk.get(f"/series/{table}")["crew"][0]["name"] is None, "a guest has sat there too: the table stays, without a name"
    own = dirk.post("/tables", wish)["table"]
    assert dirk.get(f"/series/{own}")["crew"][0]["mine"]
    assert dirk.ask("DELETE", "/me", {"password": ""}).status_code == 200
    assert Sailor(harbour, "Emma").refused("GET", f"/series/{own}")[0] == 404


# What the store keeps of it.


def rows(home: Path) -> dict[str, tuple[bytes | None, str | None]]:
    """What lists know of each table."""

    async def read() -> Any:
        store = Store(f"sqlite:///{home / 'harbour.db'}")
        async with store.engine.connect() as connection:
            found = await connection.execute(select(schema.berths.c.id, schema.berths.c.card, schema.berths.c.series))
            told = {row[0]: (row[1], row[2]) for row in found}
        await store.close()
        return told

    return asyncio.run(read())


def test_told_anew_from_the_logs_all_is_the_same(tmp_path: Path) -> None:
    with harbour_at(tmp_path) as harbour:
        table, sailors = at_table(harbour, GAME.name, series=CAMPAIGN)
        sail(harbour, table)
        second = sailors[0].post(f"/tables/{table}/rematch")["table"]
        add_nonces(second, sailors)
        hasten(harbour, second, 2)
        at_table(harbour)
        told = sailors[0].get(f"/series/{table}")
    before = rows(tmp_path)
    assert sorted(filter(None, (series for _, series in before.values()))) == [table, table]

    async def lose_and_retell() -> None:
        store = Store(f"sqlite:///{tmp_path / 'harbour.db'}")
        async with store.engine.begin() as connection:
            ended = schema.berths.c.stage == "over"
            await connection.execute(update(schema.berths).where(ended).values(card=None, series=None))
        await retell(store)
        await store.close()

    asyncio.run(lose_and_retell())
    assert rows(tmp_path) == before
    with harbour_at(tmp_path) as harbour:
        assert harbour.get(f"/api/series/{table}", headers={"cookie": f"doubloon={sailors[0].cookie}"}).json() == told
