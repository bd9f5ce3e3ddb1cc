"""Every door × everybody who may not open it × every stage of a table: refused with a sentence, and nothing has changed.

The doors are the app's own. A new one is called here once DOORS says who may open it; until then this test fails.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

import doubloon
from doubloon.bots.setter import is_composed
from doubloon.server.config import Config
from doubloon.server.table.berth import Berth
from doubloon.server.table.entries import Sat
from doubloon.server.table.evening import BEST_OF_THREE, Evening
from doubloon.server.web.app import make_app
from doubloon.server.web.routes import page

from ..manners import OWN
from ..sample import in_turns
from .sailors import NOON, Ear, Quay, a_charter, moved, refusal_of, seated

STAGES = ("open", "playing", "over", "frozen")
ROLES = {
    "holder": "anne",  # of seat 0, which is the seat asked for; she has opened the table
    "mate": "bart",  # who holds the other seat
    "watcher": "carla",  # who has the link of a table where spectators may watch
    "stranger": "dirk",  # who has the link of a table where nobody may
    "expired": "expired",  # anne's cookie of last year
    "forged": "forged",  # a cookie that nobody gave out
    "nobody": None,  # no cookie at all
    "keeper": None,  # who can read the harbour's key file; no cookie either
}
KNOWN = ("holder", "mate", "watcher", "stranger")
CREW = ("holder", "mate")
GUESTS = ("holder", "mate", "watcher")
ALL = tuple(ROLES)

Body = Callable[[Berth], Any]


@dataclass(frozen=True)
class Way:
    """A way to ask at a door: who may, at which stages, and what they send. Nobody else may, and at no other stage."""

    may: tuple[str, ...]
    at: tuple[str, ...] = STAGES
    body: Any = None
    """What is sent; a function of the table where it depends on it."""
    query: str = ""
    also: tuple[tuple[str, str], ...] = ()
    """(role, stage) pairs that may besides."""
    path: dict[str, Any] = field(default_factory=dict)
    """What stands for parts of the path other than {table} and {seat}."""


def a_move(berth: Berth) -> dict[str, Any]:
    """A move that the rules allow, said in sight of everything."""
    if not berth.begun or berth.over:
        return {"move": "take 1", "after": len(berth.numbers_of(0))}
    return {"move": str(berth.played.moves(0)[0]), "after": len(berth.numbers_of(0))}


def a_step_back(berth: Berth) -> dict[str, Any]:
    """A move taken back, in sight of everything."""
    return {"after": len(berth.numbers_of(0))}


def a_fork(berth: Berth) -> dict[str, Any]:
    """A table of one's own from the deal on."""
    return {"seq": max(berth.began_at, 0) + 1, "seat": 0}


@cache
def a_record() -> dict[str, Any]:
    """A game that somebody played elsewhere."""
    table, dice = doubloon.game("buried-treasure").start(2, "elsewhere"), random.Random(1)
    while not table.over:
        table.play(table.acting[0], dice.choice(table.moves(table.acting[0])))
    return table.record()


LOOKING = [
    Way(("holder",), query="?seat=0"),
    Way(GUESTS),
]
SEAT = "/api/tables/{table}/seats/{seat}"
INVITED = tuple(role for role in ALL if role != "stranger")
AFTER = (("mate", "over"), ("watcher", "over"))
"""Once it is over, all may look through everybody's eyes."""
DEALT = ("playing", "over", "frozen")
GAME = {"game": "buried-treasure"}
PUZZLED = next(name for name in OWN if is_composed(doubloon.game(name)))
"""A game whose puzzle is made anew each day."""
PASSWORD = "under the black flag"
VERDICT = {"why": "not at this table"}
LINE = {"seq": 0}
"""What bart said at every table."""

DOORS: dict[tuple[str, str], list[Way]] = {
    ("GET", "/health"): [Way(ALL)],
    ("GET", "/ready"): [Way(ALL)],
    ("GET", "/metrics"): [Way(ALL)],
    ("GET", "/api/games"): [Way(ALL)],
    ("GET", "/api/games/{game}/words/{language}"): [Way(ALL, path={**GAME, "language": "en"})],
    ("GET", "/api/games/{game}/rules/{language}"): [Way(ALL, path={**GAME, "language": "ru"})],
    ("GET", "/api/games/{game}/rulebook/{language}"): [Way(ALL, path={**GAME, "language": "en"})],
    ("GET", "/api/games/{game}/lessons"): [Way(ALL, path=GAME)],
    ("GET", "/api/games/{game}/puzzles"): [Way(ALL, path=GAME)],
    ("GET", "/api/tables/public"): [Way(ALL)],
    ("GET", "/api/ladder"): [Way(ALL)],
    ("POST", "/api/me"): [Way(ALL, body={"name": "Anne"})],
    ("GET", "/api/me"): [Way(KNOWN)],
    ("PUT", "/api/me/webhook"): [Way(KNOWN, body={"url": "http://127.0.0.1/turn"})],
    ("DELETE", "/api/me/webhook"): [Way(KNOWN)],
    ("POST", "/api/account"): [Way(KNOWN, body={"account": "Anne Bonny", "password": PASSWORD})],
    ("POST", "/api/session"): [Way(ALL, body={"account": "Edward", "password": PASSWORD})],
    ("DELETE", "/api/session"): [Way(KNOWN)],
    ("DELETE", "/api/session/others"): [Way(KNOWN)],
    ("PUT", "/api/account/password"): [Way((), body={"old": PASSWORD, "new": PASSWORD})],  # guests have none
    ("DELETE", "/api/me"): [Way(KNOWN, body={"password": ""})],
    ("GET", "/api/me/blocks"): [Way(KNOWN)],
    ("DELETE", "/api/me/blocks/{handle}"): [Way((), path={"handle": "nobody"})],  # not before somebody is blocked
    ("GET", "/api/me/settings"): [Way(())],  # a guest's stay in the browser
    ("PUT", "/api/me/settings"): [Way((), body={"light": {"value": "night"}})],
    ("GET", "/api/me/results"): [Way(KNOWN), Way(KNOWN, query="?zone=-720"), Way((), query="?zone=841")],
    ("GET", "/api/me/results/games"): [Way(KNOWN), Way(KNOWN, query=f"?first=9&game={GAME['game']}"), Way((), query="?first=-1")],
    ("GET", "/api/me/results/file"): [Way(KNOWN)],
    ("DELETE", "/api/me/results"): [Way(KNOWN)],
    ("GET", "/api/me/feats"): [Way(KNOWN)],
    ("GET", "/api/today"): [Way(ALL), Way(ALL, query="?day=2027-01-01")],
    ("POST", "/api/today/{game}"): [Way(KNOWN, path=GAME), Way((), path={"game": "chess"})],
    ("POST", "/api/today/{game}/puzzle"): [Way(KNOWN, path={"game": PUZZLED}), Way((), path=GAME)],  # which has none
    ("GET", "/api/keeper/reports"): [Way(("keeper",))],
    ("POST", "/api/keeper/reports/{number}/settle"): [Way((), path={"number": 10**9})],  # not before there is one
    ("POST", "/api/keeper/tables/{table}/close"): [Way(("keeper",), ("open", "playing", "over"), VERDICT)],
    ("POST", "/api/keeper/players/{player}/close"): [Way(("keeper",), body=VERDICT, path={"player": "id-of-felix"})],
    ("POST", "/api/tables"): [Way(KNOWN, body={"game": "buried-treasure"})],
    ("GET", "/api/tables"): [Way(KNOWN)],
    ("GET", "/api/series"): [Way(KNOWN)],
    ("GET", "/api/series/{table}"): [Way(GUESTS)],
    ("GET", "/api/tables/{table}"): LOOKING,
    ("WS", "/api/tables/{table}/live"): LOOKING,
    ("GET", "/api/tables/{table}/card"): [Way(INVITED)],
    ("GET", "/api/tables/{table}/qr.svg"): [Way(INVITED)],
    ("GET", "/api/tables/{table}/moments"): [
        Way(GUESTS, query="?first=0&last=0"),
        Way(("holder",), query="?first=0&last=0&seat=0", also=AFTER),
    ],
    ("GET", "/api/tables/{table}/moments/{seq}"): [
        Way(GUESTS, path={"seq": 0}),
        Way(("holder",), query="?seat=0", path={"seq": 0}, also=AFTER),
    ],
    ("GET", "/api/tables/{table}/moments/{seq}/drawing/{language}"): [
        Way(GUESTS, query="?names=Anne", path={"seq": 0, "language": "ru"}),
        Way(("holder",), query="?seat=0", path={"seq": 0, "language": "en"}, also=AFTER),
    ],
    ("POST", "/api/tables/{table}/fork"): [Way(("holder",), DEALT, a_fork, also=AFTER)],
    ("POST", "/api/tables/{table}/rematch"): [Way(CREW, ("over",))],
    ("GET", "/api/tables/{table}/record"): [Way(GUESTS, DEALT)],
    ("POST", "/api/records"): [Way(KNOWN, body=lambda _: a_record())],
    ("GET", "/api/tables/{table}/ledger"): [Way(GUESTS, ("over",))],
    ("POST", "/api/tables/{table}/analysis"): [Way(GUESTS, ("over",))],
    ("GET", "/api/tables/{table}/analysis"): [Way(())],  # not before somebody has asked for it
    ("GET", "/api/tables/{table}/analysis/crossings"): [Way(GUESTS, ("over",))],
    ("PUT", SEAT): [
        Way((), body={"who": "me"}),  # whoever sits there sits there
        Way(("holder",), ("open", "playing"), {"who": "open"}),
        Way(("holder",), ("open", "playing"), {"who": "bosun"}),
    ],
    ("POST", f"{SEAT}/pardon"): [Way(())],  # not where nobody's time has run out
    ("POST", "/api/tables/{table}/give-up"): [Way(CREW, ("open", "playing"))],
    ("POST", "/api/tables/{table}/ending"): [Way(CREW, ("playing",), {"agrees": True}), Way((), body={"agrees": False})],
    ("PUT", "/api/tables/{table}/stowed"): [Way(CREW, body={"where": where}) for where in ("shown", "away", "gone")],
    ("GET", "/api/tables/{table}/waiting"): [Way(GUESTS)],
    ("POST", f"{SEAT}/hurry"): [Way(())],  # not where another person plays
    ("POST", f"{SEAT}/nonce"): [Way(("holder",), ("open",), {"nonce": "grain"})],
    ("POST", f"{SEAT}/moves"): [Way(("holder",), ("playing",), a_move)],
    ("GET", f"{SEAT}/since"): [Way(("holder",))],
    ("GET", f"{SEAT}/why-not"): [Way(("holder",), DEALT, query="?move=take+1")],
    ("POST", f"{SEAT}/hint"): [Way(())],  # not where another person plays
    ("GET", f"{SEAT}/world"): [Way(())],  # nor there
    ("GET", f"{SEAT}/outlook"): [Way(("holder",))],
    ("POST", f"{SEAT}/undo"): [Way(("holder",), ("playing",), a_step_back)],
    ("POST", "/api/tables/{table}/chat"): [Way(CREW, body={"said": "Ahoy"})],
    ("GET", "/api/tables/{table}/chat"): [Way(GUESTS)],
    ("POST", "/api/tables/{table}/chat/{seq}/block"): [Way(("holder", "watcher"), path=LINE)],
    ("POST", "/api/tables/{table}/chat/{seq}/report"): [Way(("holder", "watcher"), body={"why": "rude"}, path=LINE)],
}


PAGES = {path.replace(":str", "").replace(":int", "").replace(":path", "") for handler in page.HANDLERS for path in handler.paths}
"""The page itself is for everybody."""


def doors_of(app: Litestar) -> list[tuple[str, str]]:
    """Every verb and path of the app; its description of itself is open to all."""
    found = []
    for route in app.routes:
        if route.path_format.startswith("/schema") or route.path_format in PAGES:
            continue
        if isinstance(route, HTTPRoute):
            found += [(str(verb), route.path_format) for verb in sorted(route.methods - {"OPTIONS"})]
        elif isinstance(route, WebSocketRoute):
            found.append(("WS", route.path_format))
    return sorted(found)


APP_DOORS = doors_of(make_app(Config(home=Path(), database_url="sqlite://")))
ASKED = [(door,) for door in APP_DOORS]
"""The same, each as the one parameter of a test."""


def name_of(asked: tuple[tuple[str, str]]) -> str:
    """A door in words."""
    return " ".join(asked[0])


@cache
def turning_points() -> tuple[dict[str, Any], str, dict[str, Any], str]:
    """A position where seat 0 moves and must move again, and one where a move ends the game; each with that move."""
    game = doubloon.game("buried-treasure")
    again = None
    for seed in count():
        table, dice = game.start(2, f"matrix {seed}"), random.Random(seed)
        while not table.over:
            seat, position = table.acting[0], table.position()
            move = dice.choice(table.moves(seat))
            table.play(seat, move)
            if seat == 0 and table.acting == (0,) and table.can_undo(0):
                again = position, str(move)
        if again and seat == 0:
            return *again, position, str(move)
    raise AssertionError


class Fleet:
    """Tables of every stage, and everybody with a token."""

    def __init__(self, quay: Quay) -> None:
        self.quay = quay
        self.numbers = count()
        for role, name in ROLES.items():
            if role in KNOWN:
                quay.enrol(str(name), str(name))
        quay.enrol("anne", "expired", until=NOON - 1)
        quay.enrol("edward", "edward")
        quay.enrol("felix", "felix")
        quay.ask("POST", "/api/account", "edward", {"account": "Edward", "password": PASSWORD}).raise_for_status()

    def launch(self, stage: str, spectators: str) -> str:
        """A new table of that stage, with anne and bart aboard."""
        again, first, ending, last = turning_points()
        log = seated(["anne", "bart"], nonces=stage != "open")
        start = ending if stage == "over" else None if stage == "open" else again
        if stage != "open":
            log.append(moved(0, last if stage == "over" else first, "0" * 16 if stage == "frozen" else ""))
        name = f"{stage}-{spectators}-{next(self.numbers)}"
        evening = Evening(series=name, kind=BEST_OF_THREE, number=1)
        charter = a_charter(name, start=start, spectators=spectators, evening=evening)
        table = self.quay.moor(charter, log)
        assert self.quay.berth(table).stage == stage
        self.quay.do(self.quay.harbour.store.say(table, 0, "id-of-bart", "Ahoy"))
        return table

    def knock(self, door: tuple[str, str], way: Way, role: str, table: str) -> tuple[int, bytes]:
        """Somebody asks; the status and what was said. Of a socket: its first frame, and 101 if it is no refusal."""
        verb, template = door
        path = template.format(**{"table": table, "seat": 0, **way.path}) + way.query
        token = ROLES[role]
        if verb == "WS":
            ear = Ear(self.quay, path, token)
            frames = ear.wait()
            ear.close()
            return (ear.code - 4000 if ear.code else 101), frames[0]
        body = way.body(self.quay.berth(table)) if callable(way.body) else way.body
        shown = {"authorization": f"Bearer {self.quay.app.state.keeper_key}"} if role == "keeper" else {}
        answer: httpx.Response = self.quay.ask(verb, path, token, body, headers=shown)
        return answer.status_code, answer.content


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    with Quay(tmp_path_factory.mktemp("matrix")) as quay:
        yield Fleet(quay)


def spectators_for(role: str) -> str:
    """Strangers come to a table where nobody may watch."""
    return "off" if role == "stranger" else "link"


def test_the_matrix_knows_every_door() -> None:
    for verb, path in APP_DOORS:
        assert (verb, path) in DOORS, (
            f"the matrix does not know {verb} {path}: add a row to DOORS in tests/server/test_matrix.py that says who may ask "
            f"({', '.join(ROLES)}), at which stages ({', '.join(STAGES)}), and with what body."
        )
    assert not DOORS.keys() - set(APP_DOORS), "DOORS has rows for doors that are no more"


@pytest.mark.parametrize("door", in_turns(ASKED, 3, 0, name_of))
def test_whoever_may_not_is_refused_and_nothing_changes(fleet: Fleet, door: tuple[str, str]) -> None:
    stages = STAGES if "{table}" in door[1] else ("open",)
    tables = {(stage, watched): fleet.launch(stage, watched) for stage in stages for watched in ("link", "off")}
    before = fleet.quay.dump()
    for way in DOORS.get(door, ()):
        for role in ROLES:
            for stage in stages:
                if (role in way.may and stage in way.at) or (role, stage) in way.also:
                    continue
                table = tables[stage, spectators_for(role)]
                case = f"{' '.join(door)}{way.query} by {role} at a table that is {stage}"
                status, said = fleet.knock(door, way, role, table)
                assert 400 <= status < 500, f"{case}: {status} {said[:300]!r}"
                assert refusal_of(said)["status"] == status, case
                if role not in KNOWN and not (role == "keeper" and "/keeper/" in door[1]):
                    assert status == 401, f"{case}: {status} {said!r}"
                assert fleet.quay.dump() == before, f"{case}: was refused, and has changed the store"


@pytest.mark.parametrize("door", in_turns(ASKED, 3, 1, name_of))
def test_whoever_may_can(fleet: Fleet, door: tuple[str, str]) -> None:
    stages = STAGES if "{table}" in door[1] else ("open",)
    for way in DOORS.get(door, ()):
        asked = [(role, stage) for role in way.may for stage in way.at if stage in stages]
        for role, stage in (*asked, *way.also):
            table = fleet.launch(stage, spectators_for(role))
            status, said = fleet.knock(door, way, role, table)
            case = f"{' '.join(door)}{way.query} by {role} at a table that is {stage}"
            if door[1] == "/api/session" or door == ("DELETE", "/api/me"):  # the token they came with is worth nothing now
                fleet.quay.enrol(str(ROLES[role]), str(ROLES[role]))
            if door == ("POST", "/api/account") and status == 409:
                assert b"already" in said, case
                continue
            assert status == 101 or 200 <= status < 300, f"{case}: {status} {said!r}"


@pytest.mark.parametrize("door", in_turns([one for one in ASKED if "{table}" in one[0][1]], 3, 2, name_of))
def test_no_table_and_no_seat_are_made_up(fleet: Fleet, door: tuple[str, str]) -> None:
    before = fleet.quay.dump()
    way = DOORS[door][0]
    samples = {a_move: {"move": "take 1", "after": 0}, a_step_back: {"after": 0}, a_fork: {"seq": 0, "seat": 0}}
    asked = Way(way.may, body=samples.get(way.body, way.body) if callable(way.body) else way.body, query=way.query, path=way.path)
    assert fleet.knock(door, asked, (way.may or ("holder",))[0], "no-such-table")[0] == 404
    if "{seat}" in door[1]:
        table = fleet.launch("playing", "link")
        before = fleet.quay.dump()
        for seat in (2, 99, -1, 10**30):
            status, said = fleet.knock(door, Way((), body=asked.body, query=way.query, path={"seat": seat}), "holder", table)
            assert status == 404 and refusal_of(said), (seat, status, said)
    assert fleet.quay.dump() == before


PARTS = {"table": "t", "seat": 0, "seq": 0, "game": "g", "language": "l", "handle": "h", "number": 1, "player": "p"}


@pytest.mark.parametrize("path", sorted({path for verb, path in APP_DOORS if verb != "WS"}))
def test_a_verb_that_a_door_does_not_know_is_refused(fleet: Fleet, path: str) -> None:
    verbs = {verb for verb, known in APP_DOORS if known == path}
    for verb in {"GET", "POST", "PUT", "PATCH", "DELETE"} - verbs:
        answer = fleet.quay.ask(verb, path.format(**PARTS), "anne")
        assert answer.status_code in (404, 405) and refusal_of(answer.content), (verb, answer.content)


def test_nobody_takes_a_bots_seat_to_look_into_its_cards(fleet: Fleet) -> None:
    again, first, *_ = turning_points()
    log = seated(["anne", "bart"])
    log[1] = Sat(at=log[1].at, seat=1, bot="bosun")
    del log[3]
    table = fleet.quay.moor(a_charter("with-a-bot", start=again), [*log, moved(0, first)])
    before = fleet.quay.dump()
    for name in ("anne", "carla"):
        answer = fleet.quay.ask("PUT", f"/api/tables/{table}/seats/1", name, {"who": "me"})
        assert answer.status_code == 403 and refusal_of(answer.content), name
        assert fleet.quay.ask("GET", f"/api/tables/{table}?seat=1", name).status_code == 403
    assert fleet.quay.dump() == before


def readings(seat: int | None) -> list[str]:
    """All that a seat, or a spectator, can read of a table: paths with {table} in them."""
    found = []
    for (verb, path), ways in DOORS.items():
        if verb == "GET" and "{table}" in path:
            for way in ways:
                whole = path.format(**{"table": "{table}", "seat": seat or 0, **way.path}) + way.query
                if seat is not None or "seat=0" not in whole:
                    found.append(whole.replace("seat=0", f"seat={seat}"))
    return found
