"""Rated tables: what may not be done there, what a game comes to, and ratings that are the same when they are told anew."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select

from doubloon.bots.rivals import Measure
from doubloon.server.live.harbour import Harbour
from doubloon.server.store import Store, schema
from doubloon.server.store.parting import forget_player
from doubloon.server.store.ratings import ratings_of
from doubloon.server.store.results import strike_out
from doubloon.server.store.retelling import retell
from doubloon.server.table import glicko, rated
from doubloon.server.table.aftermath import aftermath
from doubloon.server.table.berth import Berth, Charter, reload
from doubloon.server.table.bids import undone
from doubloon.server.table.entries import AnyEntry, Ending, Flagged, Sat
from doubloon.server.table.glicko import NEWCOMER, Standing
from doubloon.server.table.kin import check_fork, heir
from doubloon.server.table.messages import Wish
from doubloon.server.table.opening import drawn_up
from doubloon.server.table.rated import Rated, Rating, rated_of, settled
from doubloon.server.table.refusals import Refused
from doubloon.server.table.seating import pardoned, reseated

from ..manners import BY_TURNS
from .port import Port, run
from .sailors import a_charter
from .test_results import people, play_through, played_out
from .test_store import with_store

MEASURED = {
    "pip": Measure("pip", "deckhand", 1000, 900, 1100, 40),
    "tom": Measure("tom", "bosun:1", 1300, 1250, 1350, 80),
}


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rivals who have been measured, and others who have not."""
    monkeypatch.setattr(rated, "measures", lambda game: MEASURED)


def at_stake(seats: int = 2, **more: Any) -> Charter:
    return a_charter("table", seats=seats, rated=True, **more)


def game_of(crew: Sequence[str], seed: int = 1) -> Berth:
    """A rated game, played to its end."""
    whole = played_out(crew, charter=at_stake(len(crew)), seed=seed)
    return as_rivals(whole)


def as_rivals(berth: Berth) -> Berth:
    """The same table where those of the ladder are bots, and no people of that name."""
    log = [
        Sat(at=one.at, seat=one.seat, bot=one.player) if isinstance(one, Sat) and one.player in MEASURED else one
        for one in berth.entries
    ]
    return reload(berth.charter, log, ())


def cut(berth: Berth, *more: AnyEntry, keep: int = 4) -> Berth:
    """The same table after a few moves, and what happened then."""
    return reload(berth.charter, [*berth.entries[: berth.began_at + keep], *more], ())


# What may not be done.


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"crew": ["me", "me"]}, "rated-seat"),
        ({"crew": ["me", "captain"]}, "rated-bots"),
        ({"crew": ["me", "vera"]}, "rated-bots"),
        ({"crew": ["me", "kraken"]}, "rated-bots"),
        ({"crew": ["pip", "tom"]}, "rated-alone"),
        ({"crew": ["me", "open"], "options": {"variant": "advanced"}}, "rated-options"),
        ({"game": "pirates-map", "seats": 1, "crew": ["me"]}, "rated-alone"),
    ],
)
def test_a_rated_table_is_of_people_and_measured_rivals_who_play_as_usual(wish: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        drawn_up("anne", Wish(**{"game": BY_TURNS, "rated": True, **wish}), 1)
    assert (refused.value.status, refused.value.reason) == (400, reason) and str(refused.value.sentence)


@pytest.mark.parametrize("crew", [["me", "pip"], ["tom", "me"], ["me", "open"], ["me", "pip", "tom"], ["me"]])
def test_such_a_table_opens_and_no_bot_ever_stands_in(crew: list[str]) -> None:
    charter, _ = drawn_up("anne", Wish(game=BY_TURNS, crew=crew, rated=True, grace=60), 1)
    assert charter.rated and charter.grace is None
    assert not drawn_up("anne", Wish(game=BY_TURNS, crew=crew), 1)[0].rated


def refusal(what: Any, *given: Any) -> str | None:
    with pytest.raises(Refused) as refused:
        what(*given)
    return refused.value.reason


def test_nothing_is_taken_back_nobody_stands_in_and_nothing_is_tried_elsewhere() -> None:
    berth = cut(game_of(["anne", "bart"]))
    mover = berth.acting[0]
    who = ["anne", "bart"][mover]
    assert refusal(undone, berth, who, mover, len(berth.numbers_of(mover)), 9) == "rated-undo"
    assert refusal(reseated, berth, who, mover, "captain", 9) == "rated-stand-in"
    assert refusal(reseated, berth, who, mover, "pip", 9) == "rated-stand-in"
    assert refusal(check_fork, berth, who, mover) == "rated-fork"
    check_fork(game_of(["anne", "bart"]), "anne", 0)  # once it is over, it may be
    assert reseated(berth, who, mover, "open", 9).player is None, "whoever wants to leaves"
    plain = reload(msgspec.structs.replace(berth.charter, rated=False), berth.entries, ())
    assert reseated(plain, who, mover, "captain", 9).bot == "captain"


def test_before_the_cards_are_dealt_nobody_has_two_seats_and_no_bot_sits_but_rivals() -> None:
    berth = reload(at_stake(3, opened_by="anne"), [Sat(at=1, seat=0, player="anne")], ())
    assert refusal(reseated, berth, "anne", 1, "me", 2) == "rated-seat"
    assert refusal(reseated, berth, "anne", 1, "captain", 2) == "rated-bots"
    assert reseated(berth, "anne", 1, "pip", 2).bot == "pip"
    assert reseated(berth, "bart", 1, "me", 2).player == "bart"


def test_time_that_has_run_out_is_not_pardoned() -> None:
    berth = cut(game_of(["anne", "bart", "carla"]), Flagged(at=50, seat=1, bot="captain"))
    assert refusal(pardoned, berth, "anne", 1, 60) == "rated-pardon"


def test_another_game_of_the_same_crew_is_rated_too_but_not_with_a_stand_in() -> None:
    whole = game_of(["anne", "bart"])
    assert heir(whole, "anne", 9).rated
    gone: list[AnyEntry] = [*whole.entries[: whole.began_at + 1], Sat(at=50, seat=1, bot="captain")]
    assert not heir(reload(whole.charter, [*gone, *whole.entries[whole.began_at + 1 :]], ()), "anne", 9).rated


# What a game comes to.


def test_a_game_comes_to_places_at_its_end_and_to_nothing_before() -> None:
    berth = game_of(["anne", "bart"])
    found = rated_of(berth)
    assert found is not None and found.ended_at == berth.entries[-1].at and found.game == berth.charter.game
    winner = berth.played.winners[0]
    assert found.crew == [("anne", False, int(winner != 0)), ("bart", False, int(winner != 1))]
    assert rated_of(cut(berth)) is None and rated_of(Berth(berth.charter)) is None
    plain = reload(msgspec.structs.replace(berth.charter, rated=False), berth.entries, ())
    assert rated_of(plain) is None


def test_three_and_four_have_places_by_victory_and_then_by_points() -> None:
    berth = game_of(["anne", "bart", "pip", "tom"])
    found, table = rated_of(berth), berth.played
    assert found is not None and [rival for _, rival, _ in found.crew] == [False, False, True, True]
    for one, (_, _, place) in enumerate(found.crew):
        better = [
            (other in table.winners, table.scores[other]) > (one in table.winners, table.scores[one])
            for other in range(4)
        ]  # fmt: skip
        assert place == sum(better)


def places(berth: Berth) -> list[int] | None:
    found = rated_of(berth)
    return None if found is None else [place for _, _, place in found.crew]


def test_whoever_leaves_or_is_too_slow_has_lost_at_once_whatever_a_bot_makes_of_it() -> None:
    whole = game_of(["anne", "bart"])
    for last in (Sat(at=77, seat=1, bot="captain"), Flagged(at=77, seat=1, bot="captain")):
        berth = cut(whole, last)
        found = rated_of(berth)
        assert found is not None and (places(berth), found.ended_at) == ([0, 1], 77)
        dealt = whole.entries[whole.began_at + 4 :]
        later = reload(whole.charter, [*berth.entries, *dealt], ())
        assert later.over and rated_of(later) == found, "it stays so"


def test_among_three_the_others_play_on_and_whoever_left_is_last() -> None:
    whole = game_of(["anne", "bart", "carla"])
    left = cut(whole, Sat(at=77, seat=2, bot="captain"))
    assert rated_of(left) is None
    ended = reload(whole.charter, [*left.entries, *whole.entries[whole.began_at + 4 :]], ())
    found = places(ended)
    assert found is not None and found[2] == 2 and sorted(found) == [0, 1, 2]


def test_who_ends_a_game_against_rivals_has_given_it_up_and_several_may_call_it_off() -> None:
    alone = cut(game_of(["anne", "pip", "tom"]), Ending(at=88, by="anne", agrees=True))
    assert alone.called_off
    assert rated_of(alone) == Rated(game=BY_TURNS, ended_at=88, crew=[("anne", False, 1), ("pip", True, 0), ("tom", True, 0)])
    two = cut(game_of(["anne", "bart"]), *(Ending(at=88, by=who, agrees=True) for who in ("anne", "bart")))
    assert two.called_off and rated_of(two) is None


def test_a_guest_who_signs_in_is_still_the_one_who_played_and_nobody_meets_himself() -> None:
    whole = game_of(["guest", "bart"])
    whole.take_in(Sat(at=99, seat=0, player="anne"))
    found = rated_of(whole)
    assert found is not None and found.players == ["anne", "bart"]
    whole.take_in(Sat(at=100, seat=0, player="bart"))
    assert rated_of(whole) is None
    slow = cut(
        game_of(["guest", "bart"]), Flagged(at=77, seat=0, bot="captain"), Sat(at=99, seat=0, player="anne", bot="captain")
    )
    assert (found := rated_of(slow)) is not None and found.players == ["anne", "bart"]
    gone = cut(game_of(["guest", "bart"]), Sat(at=77, seat=0, bot="captain"), Sat(at=99, seat=0, player="carla"))
    assert (found := rated_of(gone)) is not None and found.players == ["guest", "bart"], "who comes later is not rated"


def test_what_follows_from_a_line_says_so_when_something_may_have_changed() -> None:
    whole = game_of(["anne", "bart"])
    found = rated_of(whole)
    assert found is not None and aftermath(whole, whole.entries[-1:], 9).rated == (found,)
    short = cut(whole)
    assert aftermath(short, short.entries[-1:], 9).rated is None
    left = cut(whole, Sat(at=77, seat=1, bot="captain"))
    assert aftermath(left, left.entries[-1:], 9).rated == (rated_of(left),)
    plain = played_out(["anne", "bart"])
    assert aftermath(plain, plain.entries[-1:], 9).rated is None


# Ratings.


def test_the_worked_example_of_the_paper() -> None:
    met = [(Standing(1400, 30), 1.0), (Standing(1550, 100), 0.0), (Standing(1700, 300), 0.0)]
    after = glicko.rated(Standing(1500, 200, 0.06), met)
    assert after.rating == pytest.approx(1464.06, abs=0.02)  # the paper rounds on its way
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_surprise_makes_a_rating_swing_and_a_rest_makes_it_less_sure() -> None:
    steady = Standing(1500, 60, 0.06)
    expected, surprised = (glicko.rated(steady, [(Standing(foe, 40), 1.0)] * 8) for foe in (1000, 2400))
    assert surprised.volatility > 0.06 > expected.volatility and surprised.rating > 1600 > expected.rating > 1500
    assert glicko.rated(steady, []) == steady
    assert glicko.rested(steady, glicko.PERIOD_MS - 1) == steady
    year = glicko.rested(steady, 365 * 24 * 3600 * 1000)
    assert year.rating == 1500 and 100 < year.deviation < 120
    assert glicko.rested(steady, 10**15).deviation == glicko.DEVIATION and glicko.rested(steady, -5) == steady


def test_whoever_wins_rises_and_a_rival_stays_what_he_is() -> None:
    game = Rated(game=BY_TURNS, ended_at=5, crew=[("anne", False, 0), ("pip", True, 1)])
    after = settled(game, {})
    assert list(after) == ["anne"] and after["anne"].standing.rating > 1500 and (after["anne"].games, after["anne"].at) == (1, 5)
    assert after["anne"].standing.deviation < NEWCOMER.deviation
    harder = settled(Rated(game=BY_TURNS, ended_at=5, crew=[("anne", False, 0), ("tom", True, 1)]), {})
    assert harder["anne"].standing.rating > after["anne"].standing.rating
    unknown = settled(Rated(game=BY_TURNS, ended_at=5, crew=[("anne", False, 0), ("vera", True, 1)]), {})
    assert unknown["anne"].standing == NEWCOMER, "nobody knows how strong she is"


def test_all_are_rated_by_what_they_were_before() -> None:
    known = {"bart": Rating(standing=Standing(1800, 50), at=1, games=9)}
    game = Rated(game=BY_TURNS, ended_at=5, crew=[("anne", False, 1), ("bart", False, 1), ("carla", False, 0)])
    after = settled(game, known)
    drawn = [(Standing(1800, 50), 0.5), (NEWCOMER, 0.0)]
    assert after["anne"].standing == glicko.rated(NEWCOMER, drawn)
    assert after["bart"].standing == glicko.rated(Standing(1800, 50), [(NEWCOMER, 0.5), (NEWCOMER, 0.0)])
    assert after["bart"].games == 10 and after["carla"].standing.rating > 1500


# What is kept of it.


async def kept(store: Store) -> list[Any]:
    """All ratings, and the games behind them."""
    found: list[Any] = []
    async with store.engine.connect() as connection:
        for table in (schema.rated, schema.ratings):
            found.append([tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))])
    return found


async def told_anew(store: Store) -> list[Any]:
    """The same, when nothing was kept."""
    async with store.engine.begin() as connection:
        await connection.execute(delete(schema.ratings))
        await connection.execute(delete(schema.rated))
    await retell(store)
    return await kept(store)


async def an_evening(store: Store, pairs: Sequence[tuple[str, str]], clock: list[float]) -> list[str]:
    """Rated games, one after another, a minute each."""
    harbour, tables = Harbour(store, lambda: clock[0]), []
    for n, pair in enumerate(pairs):
        clock[0] += 60
        tables.append(await play_through(harbour, pair, n, rated=True))
    return tables


PAIRS = [("anne", "bart"), ("guest", "bart"), ("bart", "carla"), ("carla", "anne"), ("guest", "carla")]


def test_told_anew_in_the_order_in_which_games_ended_all_ratings_are_the_same(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart", "carla", "guest")
        clock = [1_800_000_000.0]
        await an_evening(store, PAIRS, clock)
        games, rows = await kept(store)
        assert len(games) == 5 and len(rows) == 10
        newest = {row[0]: row for row in sorted(rows, key=lambda row: row[3])}
        assert {who: row[-1] for who, row in newest.items()} == {"anne": 2, "bart": 3, "carla": 3, "guest": 2}
        assert all(row[5] < NEWCOMER.deviation for row in rows), "after any game, drawn ones too, more is known"
        assert await told_anew(store) == [games, rows]
        await retell(store)
        assert await kept(store) == [games, rows], "twice is as good as once"
        mine = (await ratings_of(store.engine, "anne"))[BY_TURNS]
        assert (mine.standing.rating, mine.games) == (newest["anne"][4], 2)

    with_store(database, act)


def test_a_guest_who_signs_in_brings_the_ratings_along_and_all_that_came_after_is_made_anew(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart", "carla", "guest")
        clock = [1_800_000_000.0]
        tables = await an_evening(store, PAIRS, clock)
        before = (await kept(store))[1]
        harbour = Harbour(store, lambda: clock[0])
        for table in tables:
            await harbour.hand_over(table, "guest", "anne")
        now = await kept(store)
        assert {row[0] for row in now[1]} == {"anne", "bart", "carla"} and len(now[1]) == 10
        assert [row[-1] for row in sorted(now[1], key=lambda row: row[3]) if row[0] == "anne"] == [1, 2, 3, 4]
        first = [row for row in before if row[1] == tables[0]]
        assert [row for row in now[1] if row[1] == tables[0]] == first, "what came before is as it was"
        assert await told_anew(store) == now

    with_store(database, act)


def test_a_game_that_ended_before_others_were_written_is_put_where_it_belongs(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart", "carla")
        for n, (crew, seed) in enumerate(((["anne", "bart"], 3), (["bart", "carla"], 4), (["anne", "bart"], 5))):
            berth = played_out(crew, charter=msgspec.structs.replace(at_stake(), id=f"table{n}"), seed=seed)
            log = [msgspec.structs.replace(one, at=one.at + 10_000 * (9 - n)) for one in berth.entries]  # the later, the earlier
            berth = reload(berth.charter, log, ())
            await store.add_berth(berth.charter, berth.entries, aftermath(berth, berth.entries, 9))
        now = await kept(store)
        assert [row[0] for row in sorted(now[0], key=lambda row: row[2])] == ["table2", "table1", "table0"]
        assert {row[1]: row[-1] for row in now[1] if row[0] == "bart"} == {"table2": 1, "table1": 2, "table0": 3}
        assert await told_anew(store) == now

    with_store(database, act)


def test_a_game_decided_by_leaving_is_told_anew_while_the_others_play_on(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart")
        harbour = Harbour(store)
        charter = await harbour.open("anne", Wish(game=BY_TURNS, crew=["me", "open"], rated=True))
        await harbour.sit(charter.id, "bart", 1, "me")
        for seat, who in enumerate(("anne", "bart")):
            await harbour.add_nonce(charter.id, who, seat, "grain")
        await harbour.resign(charter.id, "bart")
        [game], rows = await kept(store)
        assert [row[4] > 1500 for row in rows] == [True, False] and game[0] == charter.id
        assert await told_anew(store) == [[game], rows]

    with_store(database, act)


def test_whoever_is_forgotten_has_no_rating_and_whoever_strikes_out_is_told_none(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart")
        clock = [1_800_000_000.0]
        await an_evening(store, [("anne", "bart")] * 2, clock)
        await strike_out(store.engine, "anne")
        assert await ratings_of(store.engine, "anne") == {} and len(await ratings_of(store.engine, "bart")) == 1
        await an_evening(store, [("anne", "bart")], clock)
        assert (await ratings_of(store.engine, "anne"))[BY_TURNS].games == 3, "the scale has forgotten nothing"
        now = await kept(store)
        await forget_player(store.engine, "anne")
        assert {row[0] for row in (await kept(store))[1]} == {"bart"}
        await retell(store)
        assert await kept(store) == [now[0], [row for row in now[1] if row[0] == "bart"]], "what is his stays his"

    with_store(database, act)


# The doors.


def test_a_rated_table_by_its_doors(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened(rated=True)
        seen = await anne.ask("GET", f"/tables/{table}?seat=0")
        assert seen["rated"] and (await anne.ask("GET", f"/tables/{table}/card"))["rated"]
        mover = seen["acting"][0]
        who = (anne, bart)[mover]
        await who.move(table, mover)
        seen = await who.ask("GET", f"/tables/{table}?seat={mover}")
        assert not seen["can_undo"]
        said = await who.refused("POST", f"/tables/{table}/seats/{mover}/undo", {"after": seen["seq"]}, 409)
        assert "stands" in said
        assert "elsewhere" in await who.refused("POST", f"/tables/{table}/fork", {"seq": seen["seq"], "seat": mover}, 409)
        assert "elsewhere" in await anne.refused("GET", f"/tables/{table}/record", status=409)
        await bart.ask("POST", f"/tables/{table}/give-up", status=201)
        [mine] = [one for one in await anne.ask("GET", "/ladder") if one["mine"]]
        [his] = [one for one in await bart.ask("GET", "/ladder") if one["mine"]]
        assert mine["game"] == his["game"] == "buried-treasure"
        assert mine["mine"]["rating"] > 1500 > his["mine"]["rating"] and mine["mine"]["give"] > 100
        assert (await anne.ask("GET", "/me/results/file"))["ratings"] == {"buried-treasure": mine["mine"]}, "in the file, too"

    run(tmp_path, act)


def test_there_are_no_hints_against_a_rival_for_a_rating(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        table = (await anne.ask("POST", "/tables", {"game": BY_TURNS, "crew": ["me", "pip"], "rated": True}, 201))["table"]
        await anne.ask("POST", f"/tables/{table}/seats/0/nonce", {"nonce": "grain"}, 201)
        while not (await anne.ask("GET", f"/tables/{table}?seat=0"))["moves"]:
            pass
        assert "no hints" in await anne.refused("POST", f"/tables/{table}/seats/0/hint", status=409)

    run(tmp_path, act)
