"""How games ended: what a log says of everybody, kept with its last line, summed, told anew the same, and struck out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, event, select

from doubloon.server.live.harbour import Harbour
from doubloon.server.store import Player, Store, schema, sums
from doubloon.server.store.parting import forget_player
from doubloon.server.store.results import columns_of, strike_out
from doubloon.server.store.retelling import retell
from doubloon.server.table import results
from doubloon.server.table.aftermath import Aftermath, aftermath
from doubloon.server.table.berth import Berth, Charter, reload
from doubloon.server.table.entries import AnyEntry, Began, Closed, Ending, Moved, Nonce, Sat, Undone
from doubloon.server.table.messages import Wish
from doubloon.server.table.results import Result, results_of
from doubloon.server.web.routes import results as doors

from ..manners import UNEXPLORED
from .port import Port, Sailor, run
from .sailors import a_charter, seated
from .test_matrix import turning_points
from .test_store import with_store

DAY = sums.DAY_MS
USUAL, OTHER = a_charter("table").game, UNEXPLORED
LEVELS = ("deckhand", "bosun", "captain")
ACCOUNT = {"account": "Anne Bonny", "password": "under the black flag"}


def played_out(crew: Sequence[str], bots: Sequence[int] = (), charter: Charter | None = None, seed: int = 1) -> Berth:
    """A whole game as its log tells it, by whoever sits there: people by their names, bots by their levels."""
    charter = charter or a_charter("table", seats=len(crew))
    log: list[AnyEntry] = []
    for seat, name in enumerate(crew):
        is_bot = name in LEVELS
        log.append(Sat(at=1, seat=seat, bot=name) if is_bot else Sat(at=1, seat=seat, player=name))
        log += [] if is_bot else [Nonce(at=1, seat=seat, nonce="grain")]
    berth, dice = reload(charter, [*log, Began(at=2)], ()), random.Random(seed)
    while berth.acting:
        seat = dice.choice(berth.acting)
        move = dice.choice(berth.played.moves(seat))
        berth.take_in(Moved(at=10 + len(berth.entries), seat=seat, move=str(move), digest="", bot=seat in bots))
    return berth


def of(berth: Berth) -> dict[str, Result]:
    """How it ended, by player."""
    return {one.player: one for one in results_of(berth)}


# What a log says.


def test_a_finished_table_says_how_it_ended_for_everybody_who_sits_there() -> None:
    berth = played_out(["anne", "bart"])
    table, told = berth.played, of(berth)
    assert list(told) == ["anne", "bart"]
    for seat, name in enumerate(("anne", "bart")):
        one = told[name]
        assert (one.seat, one.points, one.scores) == (seat, table.scores[seat], list(table.scores))
        assert (one.game, one.seats, one.opponent, one.apart, one.usual) == ("buried-treasure", 2, "people", "", True)
        assert one.outcome == ("won" if table.winners == (seat,) else "lost")
        assert one.ended_at == berth.entries[-1].at
        assert one.moves == sum(isinstance(entry, Moved) and entry.seat == seat for entry in berth.entries)
    assert told["anne"].margin == -told["bart"].margin == table.scores[0] - table.scores[1]


@pytest.mark.parametrize(
    ("seat", "winners", "scores", "outcome", "margin"),
    [
        (0, (0,), (9, 5), "won", 4),
        (1, (0,), (9, 5), "lost", -4),
        (0, (0, 1), (7, 7), "drawn", 0),
        (2, (0, 2), (8, 3, 8, 6), "won", 2),
        (1, (0, 2), (8, 3, 8, 6), "lost", -5),
        (0, (0,), (6, 6), "won", 0),
        (1, (0,), (6, 8), "lost", 2),
        (0, (0,), (31,), "won", 0),
        (0, (), (12,), "lost", 0),
    ],
)
def test_who_shares_with_some_has_won_and_who_shares_with_all_has_drawn(
    seat: int, winners: tuple[int, ...], scores: tuple[int, ...], outcome: str, margin: int
) -> None:
    assert results.outcome_of(seat, winners, len(scores)) == outcome
    assert results.margin_of(seat, scores, winners) == margin


@pytest.mark.parametrize(
    ("crew", "opponent"),
    [
        (["anne", "captain"], "captain"),
        (["anne", "bosun", "bosun"], "bosun"),
        (["anne", "bosun", "captain"], "bots"),
        (["anne", "bart", "captain"], "people"),
    ],
)
def test_opponents_are_of_one_level_or_of_several_or_people(crew: list[str], opponent: str) -> None:
    assert of(played_out(crew))["anne"].opponent == opponent


@pytest.mark.parametrize("puzzle", [1, 2])
def test_alone_nothing_has_to_be_usual(puzzle: int) -> None:
    told = of(played_out(["anne"], charter=a_charter("alone", "jackal", 1, options={"puzzle": puzzle})))["anne"]
    assert (told.opponent, told.usual, told.options["puzzle"]) == ("alone", True, puzzle)


def test_options_that_are_chosen_otherwise_are_told() -> None:
    told = of(played_out(["anne", "captain"], charter=a_charter("other", options={"variant": "advanced"})))["anne"]
    assert (told.usual, told.options) == (False, {"variant": "advanced"})


def test_where_others_played_too_it_does_not_count() -> None:
    assert of(played_out(["anne", "bart"], bots=[0]))["anne"].apart == "stand-in"
    assert of(played_out(["anne", "bart"], bots=[0]))["bart"].apart == ""
    assert of(played_out(["anne", "anne", "captain"]))["anne"].apart == "one-screen"
    assert of(played_out(["anne", "anne"]))["anne"].opponent == "people"
    assert set(of(played_out(["captain", "bosun"]))) == set(), "bots have no results"


def test_who_gives_up_has_no_result_and_whoever_takes_the_seat_has_one_that_does_not_count() -> None:
    whole = played_out(["anne", "bart"])
    dealt = whole.began_at + 1
    left: list[AnyEntry] = [*whole.entries[:dealt], Sat(at=3, seat=1, bot="captain")]
    told = of(reload(whole.charter, [*left, *whole.entries[dealt:]], ()))
    assert list(told) == ["anne"] and (told["anne"].opponent, told["anne"].apart) == ("people", "")
    taken: list[AnyEntry] = [*left, Sat(at=4, seat=1, player="carla")]
    told = of(reload(whole.charter, [*taken, *whole.entries[dealt:]], ()))
    assert list(told) == ["anne", "carla"] and told["carla"].apart == "stand-in"


def test_a_game_from_a_position_does_not_count() -> None:
    _, _, ending, last = turning_points()
    log = [*seated(["anne", "bart"]), Moved(at=9, seat=0, move=last, digest="")]
    told = results_of(reload(a_charter("fork", start=ending), log, ()))
    assert [one.apart for one in told] == ["position"] * 2


def test_what_is_called_off_or_goes_on_has_no_result_and_what_is_closed_afterwards_keeps_it() -> None:
    whole = played_out(["anne", "bart"])
    short = reload(whole.charter, whole.entries[:-1], ())
    assert results_of(short) == () and results_of(Berth(whole.charter)) == ()
    for name in ("anne", "bart"):
        short.take_in(Ending(at=9, by=name, agrees=True))
    assert short.called_off and results_of(short) == ()
    told = results_of(whole)
    whole.take_in(Closed(at=99, why="rude"))
    assert whole.frozen and results_of(whole) == told


def test_what_follows_from_a_line_says_nothing_of_results_until_the_end_and_an_end_taken_back_is_none() -> None:
    whole = played_out(["anne", "bart"])
    assert aftermath(whole, whole.entries[-1:], 9).results == results_of(whole)
    short = reload(whole.charter, whole.entries[:-1], ())
    assert aftermath(short, short.entries[-1:], 9).results is None
    assert aftermath(short, [Undone(at=9, seat=0, digest="")], 9).results == ()


# What is kept of it.


async def rows(store: Store) -> list[Any]:
    """All that is told of how games ended."""
    async with store.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(select(schema.results).order_by("player", "berth"))]


async def play_through(harbour: Harbour, crew: Sequence[str], seed: int = 0, **wish: Any) -> str:
    """A game of these people, from its opening to its end; a bot's level where a bot sits."""
    who = ["me" if name == crew[0] else "open" for name in crew]
    charter = await harbour.open(crew[0], Wish(game="buried-treasure", seats=len(crew), crew=who, **wish))
    for seat, name in enumerate(crew):
        if name != crew[0]:
            await harbour.sit(charter.id, name, seat, "me")
        berth = await harbour.add_nonce(charter.id, name, seat, "grain")
    dice = random.Random(seed)
    while berth.acting:
        seat = berth.acting[0]
        move = str(dice.choice(berth.played.moves(seat)))
        berth = await harbour.play(charter.id, crew[seat], seat, move, len(berth.numbers_of(seat)))
    return charter.id


async def people(store: Store, *names: str) -> None:
    """Those whom the harbour knows."""
    for name in names:
        await store.add_player(Player(name, name.title()), 1)


def test_told_anew_everything_is_the_same(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart", "carla", "guest")
        harbour = Harbour(store)
        tables = [
            await play_through(harbour, crew, n)
            for n, crew in enumerate((("anne", "bart"), ("guest", "bart"), ("bart", "carla")))
        ]
        running = await harbour.open("anne", Wish(game="buried-treasure", crew=["me", "me"]))
        await harbour.hand_over(tables[1], "guest", "anne")
        await harbour.close_table(tables[2], "rude")
        told = await rows(store)
        assert [(row[0], row[1]) for row in told] == sorted(
            [
                ("anne", tables[0]),
                ("anne", tables[1]),
                ("bart", tables[0]),
                ("bart", tables[1]),
                ("bart", tables[2]),
                ("carla", tables[2]),
            ]
        )
        async with store.engine.begin() as connection:
            await connection.execute(delete(schema.results))
        assert await retell(store) == 3
        assert await rows(store) == told
        assert await retell(store) == 3 and await rows(store) == told, "twice is as good as once"
        assert running.id not in {row[1] for row in told}

    with_store(database, act)


def test_what_is_struck_out_stays_so_and_others_keep_theirs(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart")
        harbour = Harbour(store)
        first = await play_through(harbour, ("anne", "bart"))
        assert await strike_out(store.engine, "anne") == 1 and await strike_out(store.engine, "anne") == 0
        await retell(store)
        assert [(row[0], row[1]) for row in await rows(store)] == [("bart", first)]
        second = await play_through(harbour, ("anne", "bart"), 2)
        await harbour.close_table(first, "a line more")
        assert sorted(row[1] for row in await rows(store) if row[0] == "anne") == [second], "what comes after is told again"
        await forget_player(store.engine, "anne")
        await retell(store)
        assert {row[0] for row in await rows(store)} == {"bart"}

    with_store(database, act)


def test_an_end_that_was_taken_back_is_no_result(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart")
        berth = played_out(["anne", "bart"])
        await store.add_berth(berth.charter, berth.entries, aftermath(berth, berth.entries, 9))
        assert [row[0] for row in await rows(store)] == ["anne", "bart"]
        last = Undone(at=99, seat=0, digest="")
        await store.append("table", len(berth.entries), last, Aftermath("playing", results=()))
        assert await rows(store) == []
        await store.append("table", len(berth.entries) + 1, last, Aftermath("over", results=results_of(berth)))
        await store.take_away("table")
        assert await rows(store) == []

    with_store(database, act)


def test_what_todays_rules_cannot_replay_keeps_the_result_it_was_told_with(database: str) -> None:
    async def act(store: Store) -> None:
        await people(store, "anne", "bart")
        berth = played_out(["anne", "bart"])
        first = next(number for number, entry in enumerate(berth.entries) if isinstance(entry, Moved))
        parted = [*berth.entries]
        parted[first] = msgspec.structs.replace(parted[first], digest="0" * 16)
        await store.add_berth(berth.charter, parted, aftermath(berth, berth.entries, 9))
        told = await rows(store)
        assert len(told) == 2 and await retell(store) == 0 and await rows(store) == told

    with_store(database, act)


async def furnish(store: Store, ended: Sequence[dict[str, Any]]) -> None:
    """Games of Anne's that ended so."""
    await people(store, "anne", "bart")
    like = of(played_out(["anne", "captain"]))["anne"]
    async with store.engine.begin() as connection:
        for n, given in enumerate(ended):
            one = msgspec.structs.replace(like, **{"ended_at": n, **given})
            berth = {"id": f"table{n}", "charter": b"", "opened_by": "anne", "opened_at": n, "stage": "over", "public": 0}
            await connection.execute(schema.berths.insert(), berth)
            await connection.execute(schema.results.insert(), {**columns_of(one), "berth": f"table{n}"})


def test_sums_streaks_and_days(database: str) -> None:
    letters = {"w": "won", "d": "drawn", "l": "lost"}

    async def act(store: Store) -> None:
        games = [{"outcome": letters[one], "points": 10 + n, "ended_at": n * DAY} for n, one in enumerate("lwwwdwwlww")]
        games += [{"game": "jackal", "opponent": "people", "outcome": "won", "points": 7, "ended_at": 400 * DAY - 1}]
        games += [{"apart": "stand-in", "outcome": "won", "points": 99, "ended_at": 401 * DAY}]
        games += [{"usual": False, "options": {"variant": "advanced"}, "outcome": "lost", "points": 2, "ended_at": 401 * DAY}]
        games += [{"player": "bart", "outcome": "won", "points": 500}]
        await furnish(store, games)
        found = await sums.sums(store.engine, "anne", 402 * DAY, 0)
        assert found.told == 13
        assert found.totals == [
            (USUAL, 2, "captain", False, 1, 0, 0, 2, 2.0),
            (USUAL, 2, "captain", True, 10, 7, 1, 19, 14.5),
            (OTHER, 2, "people", True, 1, 1, 0, 7, 7.0),
        ]
        assert found.streaks == [(USUAL, 0, 3), (OTHER, 1, 1)]
        assert found.form[USUAL] == [letters[one] for one in "wwwdwwlwwl"]
        assert found.days == [(399, OTHER, 1, 1, 0), (401, USUAL, 1, 0, 0)], "of the last year"
        later = await sums.sums(store.engine, "anne", 402 * DAY, 1)
        assert later.days[0] == (400, OTHER, 1, 1, 0), "further east it was the next day already"
        of_all, newest = await sums.ended(store.engine, "anne", None, 0, 2)
        assert (of_all, [one.result.ended_at // DAY for one in newest]) == (13, [401, 401])
        of_jackal, jackal = await sums.ended(store.engine, "anne", "jackal", 0, 50)
        assert of_jackal == len(jackal) == 1 and jackal[0].berth == "table10"

    with_store(database, act)


def test_ten_thousand_games_are_summed_from_indexes_alone(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        asked: list[Any] = []
        event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *given: asked.append(given[2:4]))
        await sums.sums(store.engine, "anne", 0, 0)
        questions = [one for one in asked if "results" in one[0]]
        assert len(questions) == 4
        async with store.engine.connect() as connection:
            for question, values in questions:
                plan = [row[3] for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {question}", values)]
                assert any("SEARCH results USING COVERING INDEX" in step for step in plan), (question, plan)

    with_store(f"sqlite:///{tmp_path / 'harbour.db'}", act)


# The doors.


async def finish(table: str, crew: Sequence[Sailor]) -> None:
    """Play a table to its end, whatever is legal."""
    while (seen := await crew[0].ask("GET", f"/tables/{table}?seat=0"))["stage"] == "playing":
        seat = seen["acting"][0]
        assert await crew[seat].move(table, seat, which=-1)


def test_everybody_reads_their_own_results_and_nobody_elses(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        await finish(table, (anne, bart))
        mine = await anne.ask("GET", "/me/results")
        assert mine["told"] == 1 and mine["totals"][0]["opponent"] == "people" and mine["days"][0]["played"] == 1
        assert [len(streak["last"]) for streak in mine["streaks"]] == [1]
        [game] = (await anne.ask("GET", "/me/results/games"))["games"]
        assert (game["table"], game["seat"], game["apart"]) == (table, 0, "")
        assert [(mate["name"], mate["bot"], mate["mine"]) for mate in game["crew"]] == [
            ("Anne", None, True),
            ("Bart", None, False),
        ]
        assert game["points"] == game["scores"][0] and game["winners"] and len(game["scores"]) == 2
        [his] = (await bart.ask("GET", "/me/results/games?game=buried-treasure"))["games"]
        assert his["margin"] == -game["margin"] and his["seat"] == 1
        assert (await bart.ask("GET", "/me/results/games?game=jackal")) == {"of": 0, "games": []}
        carla = await port.sailor("Carla")
        assert await carla.ask("GET", "/me/results") == {"told": 0, "totals": [], "streaks": [], "days": []}
        assert (await carla.ask("GET", "/me/results/games"))["games"] == []
        assert (await anne.ask("GET", f"/tables/{table}/moments?first=0&last=0&seat=0"))["table"] == table, (
            "the way into its replay"
        )

    run(tmp_path, act)


def test_all_of_it_comes_as_a_file_and_goes_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "IN_FILE", 1)

    async def act(port: Port) -> None:
        table, crew = await port.opened()
        await finish(table, crew)
        again = (await crew[0].ask("POST", f"/tables/{table}/rematch", status=201))["table"]
        for seat, sailor in enumerate(reversed(crew)):
            await sailor.ask("POST", f"/tables/{again}/seats/{seat}/nonce", {"nonce": "grain"}, 201)
        await finish(again, crew[::-1])
        answer = await crew[0].client.get("/me/results/file")
        assert "attachment" in answer.headers["content-disposition"]
        whole = answer.json()
        assert whole["name"] == "Anne" and {game["table"] for game in whole["games"]} == {table, again}
        assert whole["sums"] == await crew[0].ask("GET", "/me/results")
        assert await crew[0].ask("DELETE", "/me/results") == {"games": 2}
        assert (await crew[0].ask("GET", "/me/results"))["told"] == 0
        assert (await crew[1].ask("GET", "/me/results"))["told"] == 2, "what is his stays his"
        assert (await crew[0].ask("GET", f"/tables/{table}?seat=0"))["stage"] == "over", "the table stays"
        await retell(port.app.state.store)
        assert (await crew[0].ask("GET", "/me/results/file"))["games"] == []

    run(tmp_path, act)


def test_a_guest_who_makes_an_account_or_signs_in_keeps_all_and_what_is_struck_stays_struck(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        home = await port.sailor("Anne")
        await home.ask("POST", "/account", ACCOUNT, 201)
        struck, (guest, bart) = await port.opened()
        await finish(struck, (guest, bart))
        await guest.ask("DELETE", "/me/results")
        kept = (await guest.ask("POST", f"/tables/{struck}/rematch", status=201))["table"]
        for seat, sailor in enumerate((bart, guest)):
            await sailor.ask("POST", f"/tables/{kept}/seats/{seat}/nonce", {"nonce": "grain"}, 201)
        await finish(kept, (bart, guest))
        await guest.ask("POST", "/session", ACCOUNT, 201)
        for device in (guest, home):
            assert [game["table"] for game in (await device.ask("GET", "/me/results/games"))["games"]] == [kept]
        before = await rows(port.app.state.store)
        await retell(port.app.state.store)
        assert await rows(port.app.state.store) == before
        await bart.ask("POST", "/account", {"account": "Bart", "password": ACCOUNT["password"]}, 201)
        assert (await bart.ask("GET", "/me/results"))["told"] == 2, "whoever makes an account has played as before"

    run(tmp_path, act)
