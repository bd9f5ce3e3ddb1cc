"""Whole games over HTTP and sockets, with a canary in every hidden thing: no byte sent to a role holds one it may not know.

A canary is a string that stands for a hidden thing wherever it is written down: a token, the secret, the seed, a nonce, a
password, what the store calls a person; a hand as its owner's view writes it; an event that was whispered; a draft in a line
of the log. What lies face down has no writing of its own: there all that a role cannot know is dealt again behind the
counter, and what it then reads must be the same to the byte.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

import doubloon
from doubloon.core.told import News
from doubloon.server.table import fair, sight
from doubloon.server.table.berth import Berth
from doubloon.server.table.evening import BEST_OF_THREE
from doubloon.server.table.series import makes_campaign
from doubloon.server.web.people import hashed

from ..contract.cases import Case
from ..manners import DRAFTS, FACE_DOWN, HANDS, UNEXPLORED
from ..sample import SAMPLE, in_turns
from .sailors import Ear, Quay, changed, headers_of
from .test_matrix import DOORS, readings
from .test_secrecy import SECRETIVE, case_of

MOST_MOVES = 12
"""So many moves of a game are recorded, but for the long run."""
WORLDS_EVERY = 6
"""So often what a role cannot know is dealt again."""
SHARE_READ = 0.4
"""How many read everything by HTTP after a move; all listen at their sockets."""
OFTEN = 40
"""After so many moves the table is read whole ever more rarely."""
PASSWORD = "canary-password-under-the-flag"
COMPLAINT = "canary-complaint-to-the-keeper"
OF_ALL_TABLES = [path for verb, path in DOORS if verb == "GET" and path.startswith("/api/") and "{" not in path]
OWN = ("you", "may_act")
"""What differs from seat to seat in a view and is no secret."""

Canary = tuple[str, bytes]


class Person:
    """Somebody at the table, or beside it, who keeps every byte."""

    def __init__(self, quay: Quay, number: int, name: str) -> None:
        self.quay, self.name = quay, name
        answer = quay.client.post("/api/me", json={"name": name})
        self.token = answer.cookies["doubloon"]
        quay.client.cookies.clear()
        self.role: int | None = None
        self.nonce = f"canarynonce{number}"
        self.bytes: list[bytes] = []
        self.ear: Ear | None = None

    def ask(self, verb: str, path: str, body: Any = None) -> Any:
        """Ask, and keep the answer with its headers."""
        answer = self.quay.ask(verb, path, self.token, body)
        self.bytes += [answer.content, *(name + b": " + value for name, value in answer.headers.raw)]
        return answer

    def listen(self) -> None:
        """All that has come by the socket."""
        self.bytes += self.ear.hear() if self.ear else []

    def read(self, table: str) -> list[bytes]:
        """All that can be read now, of the table and beside it."""
        told = [self.ask("GET", path.replace("{table}", table)) for path in (*readings(self.role), *OF_ALL_TABLES)]
        return [part for one in told for part in (one.content, *headers_of(one))]


class Recording:
    """A game played over real traffic; after every move each role's bytes are searched."""

    def __init__(self, quay: Quay, case: Case, seed: object) -> None:
        self.quay, self.case = quay, case
        self.dice = random.Random(f"{seed} {SAMPLE}")
        self.crew = [Person(quay, number, f"Sailor {number}") for number in range(case.seats)]
        self.watcher = Person(quay, 9, "Wendy")
        self.people = [*self.crew, self.watcher]
        options = case.options
        series = BEST_OF_THREE if case.seats > 1 and not makes_campaign(case.game, options) else ""
        wish = {"game": case.game.name, "seats": case.seats, "options": options, "series": series}
        opened = self.crew[0].ask("POST", "/api/tables", wish)
        assert opened.status_code == 201, opened.text
        self.table: str = opened.json()["table"]
        for seat, person in enumerate(self.crew):
            person.role = seat
            seated = f"/api/tables/{self.table}/seats/{seat}"
            assert seat == 0 or person.ask("PUT", seated, {"who": "me"}).status_code == 200
        for person in self.people:
            query = "" if person.role is None else f"?seat={person.role}"
            person.ear = Ear(quay, f"/api/tables/{self.table}/live{query}", person.token)
            person.bytes += person.ear.wait()
        self.crew[0].ask("POST", "/api/account", {"account": f"Canary {self.table[:8]}", "password": PASSWORD})
        for seat, person in enumerate(self.crew):
            assert person.ask("POST", f"/api/tables/{self.table}/seats/{seat}/nonce", {"nonce": person.nonce}).status_code == 201
        self.complain()
        self.private = list(self.never_told())
        self.views: dict[sight.Role, dict[str, Any]] = {}
        self.followed = -1
        roles = (None, *range(case.seats))
        self.heard: dict[sight.Role, set[bytes]] = {role: set() for role in roles}
        self.whispers: dict[sight.Role, set[bytes]] = {role: set() for role in roles}
        self.search("the deal")

    def complain(self) -> None:
        """Somebody says something; somebody else tells the keeper, and will not hear them any more."""
        said = self.crew[-1].ask("POST", f"/api/tables/{self.table}/chat", {"said": "Ahoy, you bilge rats!"})
        assert said.status_code == 201, said.text
        line = f"/api/tables/{self.table}/chat/{said.json()['seq']}"
        assert self.crew[0].ask("POST", f"{line}/report", {"why": COMPLAINT}).status_code == 201
        assert self.crew[0].ask("POST", f"{line}/block").status_code == 201

    def never_told(self) -> Iterator[Canary]:
        """What nobody is told, not even when the game is over."""
        yield "a password", PASSWORD.encode()
        yield "a complaint", COMPLAINT.encode()
        store, now = self.quay.harbour.store, self.quay.harbour.now
        for person in self.people:
            player = self.quay.do(store.player_of(hashed(person.token), now))
            yield "a person's number", player.encode()
            yield "a token", person.token.encode()
            yield "a token's hash", hashed(person.token).encode()
            kept = self.quay.do(store.find_player(id=player))
            if kept.password:
                yield "a password's hash", kept.password.encode()

    @property
    def berth(self) -> Berth:
        return self.quay.berth(self.table)

    def play(self, moves: int) -> int:
        """So many moves, or to the end; how many were made."""
        for number in range(moves):
            table = self.berth.played
            if table.over:
                return number
            seat = self.dice.choice(table.acting)
            person = self.crew[seat]
            said = {
                "move": str(self.dice.choice(table.moves(seat))), "after": len(self.berth.numbers_of(seat)),
            }  # fmt: skip
            answer = person.ask("POST", f"/api/tables/{self.table}/seats/{seat}/moves", said)
            assert answer.status_code == 201, answer.text
            self.search(f"move {number}, {said['move']} by seat {seat}")
            if number % WORLDS_EVERY == 0 and self.dice.random() < self.rarely:
                self.deal_again()
        return moves

    @property
    def rarely(self) -> float:
        """A long game is read whole ever more rarely: each time there is more to read."""
        return min(1.0, OFTEN / (1 + len(self.berth.played.log)))

    def search(self, when: str) -> None:
        """No byte that came to anybody since the last search holds what they may not know."""
        table = self.berth.table
        self.views = {} if table is None else {role: table.view(role) for role in (None, *range(table.seats))}
        if table is not None:
            self.follow(table)
        for person in self.people:
            person.listen()
            if self.dice.random() < SHARE_READ * self.rarely:
                person.read(self.table)
            fresh, person.bytes = b"\n".join(person.bytes), []
            for what, canary in self.canaries(person):
                assert canary not in fresh, f"{self.case}: {self.of(person)} was sent {what} after {when}: {canary!r}"

    def follow(self, table: doubloon.Table) -> None:
        """What each role heard of what is new, and what others did."""
        fresh = [] if self.followed >= 0 else [table.opening]
        fresh += [entry.news for entry in table.log[max(self.followed, 0) :]]
        self.followed = len(table.log)
        for one in chain.from_iterable(fresh):
            for role in self.heard:
                (self.heard if audible(one, role) else self.whispers)[role].add(msgspec.json.encode(one.told))

    def of(self, person: Person) -> str:
        return "a spectator" if person.role is None else f"seat {person.role}"

    def canaries(self, person: Person) -> Iterator[Canary]:
        """All that somebody may not know now."""
        berth = self.berth
        yield from self.private
        if berth.over:
            return
        charter = berth.charter
        yield "the secret", charter.secret.encode()
        seed = fair.table_seed(
            charter.secret, charter.id, charter.game, charter.options, [seat.nonce or "" for seat in berth.seats]
        )
        yield "the seed", seed.encode()
        for one in self.crew:
            if one is not person:
                yield "a nonce", one.nonce.encode()
        if berth.table is not None:
            yield from self.hidden(berth, berth.table, person.role)

    def hidden(self, berth: Berth, table: doubloon.Table, role: sight.Role) -> Iterator[Canary]:
        """What the game hides from a role."""
        yield "the digest of all", table.digest.encode()
        common, known = self.views[None], msgspec.json.encode(self.views[role])
        for seat in range(table.seats):
            theirs = self.views[seat]
            for name in theirs.keys() - set(OWN):
                canary = msgspec.json.encode({name: theirs[name]})[1:-1]
                if seat != role and theirs[name] != common[name] and canary not in known:
                    yield f"{name} of seat {seat}", canary
            if table.game.simultaneous and seat != role:
                yield f"a draft of seat {seat}", f'"seat":{seat},"move":"'.encode()
        for whispered in self.whispers[role] - self.heard[role]:
            yield "what was whispered to another", whispered

    def deal_again(self) -> None:
        """What a role cannot know is another for a moment, and it reads the same."""
        table = self.berth.played
        if table.over:
            return
        truth = table._state
        for person in self.people:
            before = person.read(self.table)
            eyes = person.role if person.role is not None else self.dice.randrange(table.seats)
            table._state = table.world(eyes, "canary")._state
            try:
                after = person.read(self.table)
            finally:
                table._state = truth
            person.bytes = []
            assert before == after, f"{self.case}: {self.of(person)} was sent what depends on what lies face down"

    def close(self) -> None:
        for person in self.people:
            if person.ear:
                person.ear.close()


def audible(news: News, role: sight.Role) -> bool:
    """Who may hear it, worked out again."""
    return news.audience == -1 or (role is not None and news.audience & (1 << role) != 0)


@pytest.fixture(scope="module")
def quay(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quay]:
    with Quay(tmp_path_factory.mktemp("canaries")) as quay:
        yield quay


def plays_in_secret(quay: Quay, case: Case, seed: object, moves: int) -> Recording:
    """Record a game, and search it."""
    recording = Recording(quay, case, seed)
    try:
        recording.play(moves)
    finally:
        recording.close()
    return recording


@pytest.mark.parametrize("game", in_turns(list(doubloon.catalogue), 5, 1))
def test_no_byte_of_a_recorded_game_holds_what_its_reader_may_not_know(quay: Quay, game: str) -> None:
    recording = plays_in_secret(quay, case_of(game, 1), game, MOST_MOVES)
    assert recording.berth.over or len(recording.berth.played.log) == MOST_MOVES


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", list(doubloon.catalogue))
def test_no_byte_of_a_whole_game_holds_what_its_reader_may_not_know(quay: Quay, game: str, seed: int) -> None:
    assert plays_in_secret(quay, case_of(game, seed), seed, 3_000).berth.over


def test_when_the_game_is_over_its_secret_may_be_told(quay: Quay) -> None:
    recording = plays_in_secret(quay, Case(doubloon.game("parley"), 2), "over", 3_000)
    assert recording.berth.over


# Every kind of canary sings.


def all_hear(patcher: pytest.MonkeyPatch) -> None:
    """Whispers that everybody hears."""
    patcher.setattr(News, "seen_by", lambda self, seat: True)


def drafts_in_lines(patcher: pytest.MonkeyPatch) -> None:
    """Lines in which others' drafts are written."""
    true = sight.line_out
    patcher.setattr(sight, "line_out", lambda berth, number, seq, role: true(berth, number, seq, seat_of(berth, number)))
    patcher.setattr(Berth, "numbers_of", lambda self, role: range(len(self.entries)))


def seat_of(berth: Berth, number: int) -> int | None:
    """Whose an entry is."""
    return getattr(berth.entries[number], "seat", None)


def tip(what: Callable[[Berth], Any]) -> Callable[[pytest.MonkeyPatch], None]:
    """A view with a tip in it."""
    return changed(view=lambda berth, said: None if said.view is None else {**said.view, "tip": what(berth)})


LEAKS: dict[str, tuple[str, Callable[[pytest.MonkeyPatch], None], str]] = {
    "a hand": (HANDS, tip(lambda berth: {"hand": berth.played.view(0)["hand"]}), "hand of seat"),
    "an omen": ("parley", tip(lambda berth: berth.played.view(1)), "omens of seat"),
    "a draft": (DRAFTS, tip(lambda berth: berth.played.view(1)), "draft of seat"),
    "drafts in lines": ("parley", drafts_in_lines, "a draft of seat|whispered"),
    "whispers": (HANDS, all_hear, "whispered"),
    "a position": (FACE_DOWN, tip(lambda berth: berth.played.position()), "lies face down"),
    "a digest": (UNEXPLORED, tip(lambda berth: berth.played.digest), "digest"),
    "a length": (UNEXPLORED, tip(lambda berth: " " * (int(berth.played.digest, 16) % 999)), "lies face down"),
    "the secret": ("parley", changed(commitment=lambda berth, said: berth.charter.secret), "the secret"),
    "a seed": ("parley", tip(lambda berth: berth.played._seed), "the seed"),
    "a nonce": ("parley", changed(frozen=lambda berth, said: berth.seats[0].nonce), "a nonce"),
    "a number": ("parley", changed(frozen=lambda berth, said: berth.seats[0].player), "a person's number"),
}


@pytest.mark.parametrize("leak", in_turns(list(LEAKS), 6, 1))
def test_a_canary_sings(quay: Quay, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    game, patch, song = LEAKS[leak]
    patch(monkeypatch)
    case = (SECRETIVE.get(game) or [Case(doubloon.game(game), 2)])[0]
    with pytest.raises(AssertionError, match=song):
        plays_in_secret(quay, case, leak, 40)


def test_a_token_in_a_body_is_heard(tmp_path: Path) -> None:
    def echo(app: Any) -> Any:
        async def serve(scope: Any, receive: Any, send: Any) -> None:
            async def mark(message: Any) -> None:
                if message["type"] == "http.response.start":
                    cookies = [value for name, value in scope["headers"] if name == b"cookie"]
                    message["headers"] = [*message["headers"], *((b"x-you", one) for one in cookies)]
                await send(message)

            await app(scope, receive, mark)

        return serve

    with Quay(tmp_path, echo) as quay, pytest.raises(AssertionError, match="a token"):
        plays_in_secret(quay, Case(doubloon.game("parley"), 2), "token", 3)
