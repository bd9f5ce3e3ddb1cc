"""Deals of the day over the wire: the same for everybody, one try each, and no door tells of one before its time."""

from __future__ import annotations

import json
import random
import runpy
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.bots.solver import solve
from doubloon.server.live.today import Today
from doubloon.server.table import days
from doubloon.server.table.berth import reload
from doubloon.server.table.entries import Moved, Sat
from doubloon.server.table.ladder import seats_for
from doubloon.server.table.ledger import read_ledger, trouble_with
from doubloon.server.workers.bots import BotWorkers, rival_at

from ..manners import AT_ONCE, BY_TURNS, HANDS, OWN
from .sailors import NOON, Ear, Quay, a_charter, refusal_of
from .test_matrix import DOORS, Way, a_fork, a_move, a_step_back
from .test_today import DAY, NOW, PUZZLED, play_on

LONG = 24 * 3600.0
PASSWORD = "under the black flag"
CHECK = Path(__file__).parents[2] / "docs" / "check_chance.py"


@pytest.fixture
def quay(tmp_path: Path) -> Iterator[Quay]:
    with Quay(tmp_path) as quay:
        for name in ("anne", "bart", "carla"):
            quay.enrol(name, name, NOON + 365 * LONG)
        yield quay


def begin(quay: Quay, who: str, game: str = BY_TURNS) -> str:
    answer = quay.ask("POST", f"/api/today/{game}", who)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def finish(quay: Quay, table: str, seed: int = 1) -> None:
    quay.do(play_on(quay.harbour, table, seed=seed))


def day_of(quay: Quay, who: str | None, day: str | None = None) -> Any:
    answer = quay.ask("GET", f"/api/today{f'?day={day}' if day else ''}", who)
    assert answer.status_code == 200, answer.text
    return answer.json()


def deal_in(found: Any, game: str = BY_TURNS) -> Any:
    return next(one for one in found["deals"] if one["game"] == game)


def look(quay: Quay, who: str, table: str, seat: int) -> Any:
    return quay.ask("GET", f"/api/tables/{table}?seat={seat}", who).json()


def answered_by(quay: Quay, table: str) -> None:
    """The rival makes his moves until a person is to decide; where all decide at once, his one."""
    workers = BotWorkers(quay.harbour, quay.harbour.store, 1, 0.01)
    while (berth := quay.berth(table)).acting and any(berth.seats[seat].bot for seat in berth.acting):
        quay.do(workers.take_turn(table, 0))


@pytest.mark.parametrize("game", [one.name for one in doubloon.catalogue.values() if seats_for(one)])
def test_everybody_is_dealt_the_same_and_meets_the_same_answers(quay: Quay, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(days, "RIVAL", "bosun:3" if game in OWN else "deckhand")  # the tests' own games are not packed
    promised = deal_in(day_of(quay, None), game)["commitment"]
    seen = []
    for who in ("anne", "bart"):
        table = begin(quay, who, game)
        [seat] = quay.berth(table).seats_of(f"id-of-{who}")
        if who == "bart":  # a line that says nothing of the game changes nothing
            quay.do(quay.harbour.hand_over(table, "id-of-bart", "id-of-carla"))
            who = "carla"
        own, dice = [], random.Random(3)
        for _ in range(4):
            answered_by(quay, table)
            now = look(quay, who, table, seat)
            own.append((now["view"], now["moves"], now["commitment"]))
            if now["moves"]:
                said = {"move": dice.choice(now["moves"])["text"], "after": now["seq"]}
                assert quay.ask("POST", f"/api/tables/{table}/seats/{seat}/moves", who, said).status_code == 201
        berth = quay.berth(table)
        own.append([(entry.seat, entry.move) for entry in berth.entries if isinstance(entry, Moved)])
        seen.append(own)
        assert berth.commitment == promised and seat == days.seat_on(DAY, len(berth.seats))
    assert seen[0] == seen[1]
    tomorrow = quay.time + LONG
    quay.time = tomorrow
    assert deal_in(day_of(quay, None), game)["commitment"] != promised


def test_a_rival_s_thought_follows_from_the_moves_it_knows_of_and_from_nothing_else(quay: Quay) -> None:
    first, second = (quay.berth(begin(quay, who)) for who in ("anne", "bart"))
    rival = next(seat for seat, sits in enumerate(first.seats) if sits.bot)
    assert rival_at(first, rival) == rival_at(second, rival) and rival_at(first, rival)[0] == days.RIVAL
    quay.do(play_on(quay.harbour, first.charter.id, 1))
    assert rival_at(quay.berth(first.charter.id), rival)[1] != rival_at(second, rival)[1]
    usual = reload(a_charter("usual"), [Sat(at=NOW, seat=0, player="x"), Sat(at=NOW, seat=1, bot="bosun")], ())
    assert rival_at(usual, 1) == ("bosun", None), "elsewhere chance decides"


def test_there_is_one_try(quay: Quay) -> None:
    table = begin(quay, "anne")
    [seat] = quay.berth(table).seats_of("id-of-anne")
    before = quay.dump()
    assert begin(quay, "anne") == table and quay.dump() == before
    asked: list[tuple[str, str, Any]] = [
        ("POST", f"/api/tables/{table}/seats/{seat}/undo", {"after": len(quay.berth(table).numbers_of(seat))}),
        ("PUT", f"/api/tables/{table}/seats/{seat}", {"who": "captain"}),
        ("PUT", f"/api/tables/{table}/seats/{seat}", {"who": "open"}),
        ("PUT", f"/api/tables/{table}/seats/{1 - seat}", {"who": "me"}),
        ("POST", f"/api/tables/{table}/give-up", None),
    ]
    for verb, path, body in asked:
        answer = quay.ask(verb, path, "anne", body)
        assert answer.status_code == 409 and refusal_of(answer.content)["reason"] == "one-try", (verb, path, answer.text)
        assert quay.dump() == before
    assert look(quay, "anne", table, seat)["can_undo"] is False
    assert quay.ask("PUT", f"/api/tables/{table}/stowed", "anne", {"where": "gone"}).status_code == 200
    assert quay.berth(table).called_off and begin(quay, "anne") == table, "whoever wants nothing more of it has tried"
    assert deal_in(day_of(quay, "anne"))["mine"]["outcome"] == "given-up"


def test_what_is_not_a_day_or_has_no_deal_is_refused_with_a_sentence(quay: Quay) -> None:
    for asked, status in (("tomorrow", 400), ("2027-02-30", 400), ("2999-01-01", 404), ("1969-12-31", 404)):
        answer = quay.ask("GET", f"/api/today?day={asked}", "anne")
        assert answer.status_code == status and refusal_of(answer.content)
    assert quay.ask("POST", "/api/today/chess", "anne").status_code == 404
    assert quay.ask("POST", f"/api/today/{BY_TURNS}/puzzle", "anne").status_code == 409


def test_nothing_is_shown_before_one_has_played_and_all_of_it_when_the_day_is_over(quay: Quay) -> None:
    quay.ask("POST", "/api/account", "anne", {"account": "Anne", "password": PASSWORD}).raise_for_status()
    tables = {who: begin(quay, who) for who in ("anne", "bart", "carla")}
    finish(quay, tables["anne"], 1)
    finish(quay, tables["bart"], 2)
    assert day_of(quay, "carla")["deals"] and not deal_in(day_of(quay, "carla"))["shown"]
    for who in ("carla", None):
        found = deal_in(day_of(quay, who))
        assert found["accounts"] == found["guests"] == {"of": 0, "best": []}
    for who in ("anne", "bart"):
        found = deal_in(day_of(quay, who))
        [anne], [bart] = found["accounts"]["best"], found["guests"]["best"]
        assert (anne["name"], bart["name"]) == ("Anne", "bart") and found["shown"]
        assert [anne["table"], bart["table"]] == [
            tables["anne"] if who == "anne" else None,
            tables["bart"] if who == "bart" else None,
        ]
        assert found["mine"]["table"] == tables[who] and found["mine"]["mine"]
        berth = quay.berth(tables["anne"])
        [seat] = berth.seats_of("id-of-anne")
        assert (anne["points"], anne["seat"]) == (berth.played.scores[seat], seat)
    quay.time += LONG
    found = deal_in(day_of(quay, "carla", DAY))
    assert found["shown"] and found["mine"]["outcome"] == "", "and a game that nobody has finished is in no list"
    assert [one["table"] for one in found["accounts"]["best"] + found["guests"]["best"]] == [tables["anne"], tables["bart"]]
    finish(quay, tables["carla"])
    assert deal_in(day_of(quay, "carla", DAY))["mine"]["outcome"] == "late"
    assert deal_in(day_of(quay, "carla"))["mine"] is None, "it is another day"


CLOSED = {
    ("GET", "/api/tables/{table}/moments"), ("GET", "/api/tables/{table}/moments/{seq}"),
    ("GET", "/api/tables/{table}/moments/{seq}/drawing/{language}"), ("POST", "/api/tables/{table}/fork"),
    ("GET", "/api/tables/{table}/record"), ("GET", "/api/tables/{table}/ledger"), ("POST", "/api/tables/{table}/analysis"),
    ("GET", "/api/tables/{table}/analysis"),
}  # fmt: skip
"""What tells of a game afterwards: closed to whoever played it, too."""
OPEN_TO_NOBODY_ELSE = sorted(door for door in DOORS if "{table}" in door[1] and "/keeper/" not in door[1])


def knock(quay: Quay, door: tuple[str, str], way: Way, who: str, table: str, seat: int) -> tuple[int, bytes]:
    path = door[1].format(**{"table": table, "seat": seat, **way.path}) + way.query.replace("seat=0", f"seat={seat}")
    if door[0] == "WS":
        ear = Ear(quay, path, who)
        frames = ear.wait()
        ear.close()
        return (ear.code - 4000 if ear.code else 101), frames[0]
    asked = {a_move: {"move": "take 1", "after": 0}, a_fork: {"seq": 3, "seat": seat}, a_step_back: {"after": 0}}
    body = asked[way.body] if callable(way.body) else way.body
    answer = quay.ask(door[0], path, who, body)
    return answer.status_code, answer.content


@pytest.mark.parametrize("stage", ["playing", "over"])
def test_until_the_day_is_over_no_door_of_its_table_opens_to_anybody_else(quay: Quay, stage: str) -> None:
    table = begin(quay, "anne")
    [seat] = quay.berth(table).seats_of("id-of-anne")
    if stage == "over":
        finish(quay, table)
    before = quay.dump()
    for door in OPEN_TO_NOBODY_ELSE:
        for way in DOORS[door]:
            status, said = knock(quay, door, way, "bart", table, seat)
            assert 400 <= status < 500 and refusal_of(said), f"{door}: {status} {said[:200]!r}"
            assert quay.dump() == before, f"{door} was refused, and has changed the store"


@pytest.mark.parametrize("stage", ["playing", "over"])
def test_what_tells_of_the_game_is_closed_to_its_player_too_and_open_to_all_when_the_day_is_over(quay: Quay, stage: str) -> None:
    table = begin(quay, "anne")
    [seat] = quay.berth(table).seats_of("id-of-anne")
    if stage == "over":
        finish(quay, table)
    for door in sorted(CLOSED):
        for way in DOORS[door]:
            status, said = knock(quay, door, way, "anne", table, seat)
            assert (status, refusal_of(said)["reason"]) == (403, "day-sealed"), f"{door}: {said!r}"
    hint = quay.ask("POST", f"/api/tables/{table}/seats/{seat}/hint", "anne")
    assert hint.status_code == 409 and refusal_of(hint.content)["reason"] == (
        "game-over" if stage == "over" else "not-your-turn" if seat not in quay.berth(table).acting else "day-hints"
    )
    if stage == "over":
        quay.time += LONG
        for path in ("record", "ledger", "moments?first=0&last=2", f"moments?first=0&last=2&seat={seat}", "chat", "card"):
            answer = quay.ask("GET", f"/api/tables/{table}/{path}", "bart")
            assert answer.status_code == 200, (path, answer.text)
        assert look(quay, "bart", table, seat).get("sentence"), "the seat itself is still anne's"


def test_hints_are_refused_to_whoever_is_to_move(quay: Quay) -> None:
    table = begin(quay, "anne")
    [seat] = quay.berth(table).seats_of("id-of-anne")
    while seat not in quay.berth(table).acting:
        quay.do(play_on(quay.harbour, table, 1))
    answer = quay.ask("POST", f"/api/tables/{table}/seats/{seat}/hint", "anne")
    assert answer.status_code == 409 and refusal_of(answer.content)["reason"] == "day-hints"
    quay.time += LONG
    assert quay.ask("POST", f"/api/tables/{table}/seats/{seat}/hint", "anne").status_code == 201, "the day is over"


def test_cards_say_of_which_day_a_table_is_and_until_when_it_is_closed(quay: Quay) -> None:
    table = begin(quay, "anne")
    for sealed in (True, False):
        [listed] = quay.ask("GET", "/api/tables", "anne").json()
        card = quay.ask("GET", f"/api/tables/{table}/card", "anne").json()
        assert [(one["day"], one["sealed"]) for one in (listed, card)] == [(DAY, sealed)] * 2
        quay.time += LONG
    assert quay.ask("GET", "/api/tables/public").json() == []


def test_when_the_day_is_over_anybody_checks_its_chance(quay: Quay) -> None:
    check = runpy.run_path(str(CHECK))["check"]
    promised = deal_in(day_of(quay, None))["commitment"]
    tables = [begin(quay, who) for who in ("anne", "bart")]
    for table in tables:
        finish(quay, table, seed=len(table))
    quay.time += LONG
    ledgers = [quay.ask("GET", f"/api/tables/{table}/ledger", "carla").content for table in tables]
    for text in ledgers:
        ledger = read_ledger(text)
        assert trouble_with(ledger)[0] is None and ledger.commitment == promised
        assert check(json.loads(text)) is None
    assert len({read_ledger(text).seed for text in ledgers}) == 1
    assert read_ledger(ledgers[0]).secret == days.secret_on(quay.app.state.today.secret, DAY, BY_TURNS)


def test_a_rematch_of_a_deal_is_a_game_like_any_other(quay: Quay) -> None:
    table = begin(quay, "anne")
    finish(quay, table)
    again = quay.ask("POST", f"/api/tables/{table}/rematch", "anne").json()
    charter = quay.berth(again["table"]).charter
    assert charter.deal is None and again["commitment"] != quay.berth(table).commitment


def test_a_week_of_streaks_and_one_s_best(quay: Quay) -> None:
    outcomes = []
    for number, plays in enumerate((True, True, False, False, True)):
        quay.time = NOON + number * LONG
        before = day_of(quay, "anne")["streak"]
        if plays:
            table = begin(quay, "anne")
            finish(quay, table, seed=number)
            found = deal_in(day_of(quay, "anne"))
            outcomes.append(found["mine"]["margin"])
            assert found["best"]["outcome"] in ("won", "drawn", "lost")
        after = day_of(quay, "anne")["streak"]
        assert (before, after) == {
            0: ({"now": 0, "best": 0, "today": False, "lost": 0}, {"now": 1, "best": 1, "today": True, "lost": 0}),
            1: ({"now": 1, "best": 1, "today": False, "lost": 0}, {"now": 2, "best": 2, "today": True, "lost": 0}),
            2: ({"now": 2, "best": 2, "today": False, "lost": 0},) * 2,
            3: ({"now": 0, "best": 2, "today": False, "lost": 2},) * 2,
            4: ({"now": 0, "best": 2, "today": False, "lost": 2}, {"now": 1, "best": 2, "today": True, "lost": 0}),
        }[number]
    best = deal_in(day_of(quay, "anne"))["best"]
    assert best["margin"] == max(outcomes)
    told = quay.ask("GET", "/api/me/results/file", "anne").json()["tries"]
    assert [one["margin"] for one in told] == outcomes and told[0]["day"] == DAY, "all of them are in the file"
    assert day_of(quay, "bart")["streak"]["best"] == 0 and deal_in(day_of(quay, "bart"))["best"] is None


def test_a_guest_s_day_goes_along_to_the_account(quay: Quay) -> None:
    quay.ask("POST", "/api/account", "bart", {"account": "Bart", "password": PASSWORD}).raise_for_status()
    finish(quay, begin(quay, "anne"))
    signed_in = quay.ask("POST", "/api/session", "anne", {"account": "Bart", "password": PASSWORD})
    found = day_of(quay, signed_in.cookies["doubloon"])
    assert found["streak"]["now"] == 1 and deal_in(found)["guests"]["of"] == 1
    assert deal_in(found)["accounts"]["of"] == 0, (
        "whoever has several browsers cannot choose the best of them for the account's list"
    )


# The puzzle, over the wire.


def puzzle_in(found: Any) -> Any:
    [one] = found["puzzles"]
    return one


def test_the_puzzle_is_solved_with_help_or_without(quay: Quay) -> None:
    moves = None
    for who, helped in (("anne", False), ("bart", True)):
        assert puzzle_in(day_of(quay, who))["mine"] is None
        table = quay.ask("POST", f"/api/today/{PUZZLED}/puzzle", who).json()["table"]
        assert quay.ask("POST", f"/api/today/{PUZZLED}/puzzle", who).json()["table"] == table, "one try at a time"
        if moves is None:
            moves = solve(doubloon.game(PUZZLED).from_position(quay.berth(table).charter.start or {})).moves
        if helped:
            hint = quay.ask("POST", f"/api/tables/{table}/seats/0/hint", who)
            assert hint.status_code == 201 and hint.json()["seq"] == look(quay, who, table, 0)["seq"]
            assert quay.ask("POST", f"/api/tables/{table}/seats/0/hint", who).json()["seq"] == hint.json()["seq"]
        assert not puzzle_in(day_of(quay, who))["shown"]
        for move in moves:
            said = {"move": str(move), "after": look(quay, who, table, 0)["seq"]}
            assert quay.ask("POST", f"/api/tables/{table}/seats/0/moves", who, said).status_code == 201
        found = puzzle_in(day_of(quay, who))
        assert (found["mine"]["outcome"], found["mine"]["helped"], found["shown"], found["tries"]) == ("won", helped, True, 1)
        assert found["mine"]["turns"] == quay.berth(table).played.view(0)["turns"] > 0
        refused = quay.ask("POST", f"/api/tables/{table}/rematch", who)
        assert refused.status_code == 409 and refusal_of(refused.content)["reason"] == "day-puzzle"
        again = quay.ask("POST", f"/api/today/{PUZZLED}/puzzle", who).json()["table"]
        assert again != table and puzzle_in(day_of(quay, who))["mine"]["table"] == table, "a solution stays one"
    [anne, bart] = puzzle_in(day_of(quay, "bart"))["guests"]["best"]
    assert (anne["helped"], bart["helped"]) == (False, True)
    assert quay.ask("GET", "/api/me/results", "anne").json()["totals"][0]["opponent"] == "alone"


def test_days_of_before_are_looked_at_and_nothing_is_laid_for_them(quay: Quay) -> None:
    assert day_of(quay, "anne", days.later(DAY, -1))["puzzles"] == []
    with sqlite3.connect(quay.file) as store:
        assert [row[0] for row in store.execute("SELECT day FROM puzzles")] == []
    assert puzzle_in(day_of(quay, "anne"))["level"] == ""


# No byte tells of a deal before its time.


@pytest.mark.parametrize("game", [HANDS, AT_ONCE])
def test_no_byte_of_a_sealed_deal_comes_to_whoever_has_not_played_it(quay: Quay, game: str) -> None:
    quay.enrol("canary", "canary")
    hers, his = begin(quay, "canary", game), begin(quay, "bart", game)
    paths = [path for verb, path in DOORS if verb == "GET" and path.startswith("/api/") and "{" not in path]
    paths += [path.replace("{table}", his) for path in ("/api/tables/{table}", "/api/tables/{table}/card")]
    for moves in (6, 100_000):
        quay.do(play_on(quay.harbour, hers, moves))
        berth = quay.berth(hers)
        hidden = {
            "the harbour's secret": quay.app.state.today.secret,
            "the deal's secret": berth.charter.secret,
            "its seed": berth.seed,
            "the way to it": hers,
            "who played it": "canary",
            "a thought": str(rival_at(berth, 0)[1]),
            "a digest": berth.played.digest,
        }
        for path in (*paths, f"/api/today?day={DAY}"):
            said = quay.ask("GET", path, "bart").content
            for what, canary in hidden.items():
                assert canary.encode() not in said, f"{path} tells bart {what}"
    assert quay.berth(hers).over


def test_a_canary_of_the_day_sings(quay: Quay, monkeypatch: pytest.MonkeyPatch) -> None:
    """A door that did not ask whether the day is over would be heard."""
    monkeypatch.setattr(Today, "is_over", lambda self, day: True)
    with pytest.raises(AssertionError, match="tells bart the way to it"):
        test_no_byte_of_a_sealed_deal_comes_to_whoever_has_not_played_it(quay, HANDS)
