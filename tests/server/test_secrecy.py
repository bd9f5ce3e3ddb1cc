"""Two harbours whose tables differ only in what a seat cannot know send it the same bytes, until something is revealed.

The same position lies on both, but in one all that the seat cannot know is dealt again: piles, hands, drafts, the key of
chance. All bytes are compared: bodies, headers, frames, refusals; but for the commitment, which binds where a table began
with a secret, and for the number that each request gets by lot.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

import doubloon
from doubloon.core.words import LANGUAGES
from doubloon.server.table import bids, past, sight
from doubloon.server.table.berth import Berth
from doubloon.server.table.clocks import Live
from doubloon.server.table.entries import Moved
from doubloon.server.table.messages import LineOut, SeatOut

from ..contract.cases import Case, all_cases, walk
from ..manners import DEALT, DRAFTS, FACE_DOWN, HANDS
from ..sample import SAMPLE, in_turns
from .sailors import Ear, Quay, a_charter, changed, headers_of, seated
from .test_matrix import readings

COMMITMENT = re.compile(rb'"commitment":"[0-9a-f]{64}"')
CREW = ("anne", "bart", "carl", "dora")
DEEPEST = 40
"""So far into a game a pair of worlds is taken."""
STEPS = 4
"""So many moves are made in both."""
TRIES = 8
"""So many illegal moves are tried before each step."""
FEW = 6
"""Among so many legal ones a move is looked for that reveals nothing."""

Pair = tuple[doubloon.Table, int, doubloon.Table]

SECRETIVE = {
    "buried-treasure": [Case(doubloon.game("buried-treasure"), seats, {"variant": "advanced"}) for seats in (2, 3, 4)],
}
"""The variants of a game that hide something; any, where none is named."""


def case_of(game: str, seed: int) -> Case:
    """A variant of a game, another with each sample."""
    cases = SECRETIVE.get(game) or [case for case in all_cases() if case.game.name == game and case.seats > 1]
    return random.Random(f"{game} {seed} {SAMPLE}").choice(cases)


def pairs(case: Case, seed: object) -> Iterator[Pair]:
    """The truth, a seat, and another world it thinks possible: first where something lies hidden, else where only chance does."""
    dice = random.Random(f"{seed} {SAMPLE}")
    plain: list[Pair] = []
    for table, _, _ in islice(walk(case, seed), DEEPEST):
        seat = dice.randrange(case.seats)
        world = table.world(seat, f"{seed}")
        if world.position() != table.position():
            if dice.random() < 0.4:
                yield table.copy(), seat, world
        else:
            plain.append((table.copy(), seat, world))
    dice.shuffle(plain)
    yield from plain


class Twins:
    """Two harbours, and everybody known by the same token at both."""

    def __init__(self, quays: tuple[Quay, Quay]) -> None:
        self.quays = quays
        self.numbers = count()
        for quay in quays:
            for name in (*CREW, "wendy"):
                quay.enrol(name, name)

    def lay(self, pair: Pair) -> str:
        """The same table at both, with the truth at the first and the other world at the second."""
        truth, _, world = pair
        table = f"table-{next(self.numbers)}"
        for quay, laid in zip(self.quays, (truth, world), strict=True):
            quay.moor(
                a_charter(
                    table, truth.game.name, truth.seats, options=truth.options, start=laid.position(), clock=Live(600_000, 5_000)
                ),
                seated(list(CREW[: truth.seats]), when=quay.time),
            )
        self.truth(table, 1)._state["key"][0] = (123, 456)  # what will be drawn is hidden too
        return table

    def truth(self, table: str, which: int) -> doubloon.Table:
        """What really lies on the table of one of them."""
        return self.quays[which].berth(table).played


def unsealed(heard: Any) -> Any:
    """Without commitments: each binds where its table began, with a secret of 32 bytes that nobody else knows."""
    if isinstance(heard, bytes):
        return COMMITMENT.sub(b"", heard)
    return type(heard)(unsealed(one) for one in heard) if isinstance(heard, list | tuple) else heard


class Witness:
    """A seat or a spectator, at both harbours, who notices every difference."""

    def __init__(self, twins: Twins, table: str, role: int | None) -> None:
        self.twins, self.table, self.role = twins, table, role
        self.token = "wendy" if role is None else CREW[role]
        self.dice = random.Random(f"{table} {SAMPLE}")
        query = "" if role is None else f"?seat={role}"
        self.ears = [Ear(quay, f"/api/tables/{table}/live{query}", self.token) for quay in twins.quays]
        self.compared = 0
        self.alike("the first frames", [ear.wait() for ear in self.ears])

    def alike(self, what: str, heard: list[Any]) -> Any:
        """The same from both, or the secret is out."""
        who = "a spectator" if self.role is None else f"seat {self.role}"
        heard = [unsealed(one) for one in heard]
        if heard[0] != heard[1]:
            one, other = map(repr, heard)
            parts = max(0, next((n for n, two in enumerate(zip(one, other, strict=False)) if two[0] != two[1]), 0) - 100)
            ways = f"…{one[parts : parts + 300]}\n…{other[parts : parts + 300]}"
            raise AssertionError(f"{who} can tell two worlds apart by {what}:\n{ways}")
        self.compared += 1
        return heard[0]

    def ask(self, verb: str, path: str, body: Any = None) -> Any:
        """Ask both the same; what they answer is the same."""
        answers = [quay.ask(verb, path.replace("{table}", self.table), self.token, body) for quay in self.twins.quays]
        self.alike(f"{verb} {path} {body}", [(one.status_code, headers_of(one), one.content) for one in answers])
        return answers[0]

    def look_round(self) -> None:
        """All that can be read, and every way to be refused."""
        self.alike("frames", [ear.hear() for ear in self.ears])
        for path in readings(self.role):
            self.ask("GET", path)
        self.look_at_drawing()
        if self.role is not None:
            table = self.twins.truth(self.table, 0)
            seat = f"/api/tables/{{table}}/seats/{self.role}"
            seen = self.ask("GET", f"/api/tables/{{table}}?seat={self.role}").json()["seq"]
            legal = {str(move) for move in table.moves(self.role)}
            illegal = [
                str(move)
                for move in self.dice.sample(table.game.numbering.moves, min(TRIES, len(table.game.numbering)))
                if str(move) not in legal
            ]
            for move in (*illegal, "fly away", *(f"{move}s" for move in list(legal)[:1])):
                self.ask("POST", f"{seat}/moves", {"move": move, "after": seen})
            self.ask("POST", f"{seat}/moves", {"move": "fly away", "after": seen - 1})
            if not table.can_undo(self.role):
                self.ask("POST", f"{seat}/undo", {"after": seen})

    def look_at_drawing(self) -> None:
        """What the game draws of the present."""
        query = "" if self.role is None else f"?seat={self.role}"
        now = self.ask("GET", f"/api/tables/{{table}}{query}").json()["seq"]
        drawing = self.ask("GET", f"/api/tables/{{table}}/moments/{now}/drawing/{self.dice.choice(LANGUAGES)}{query}")
        assert drawing.status_code == 200 and drawing.text, "there is something to see"

    def close(self) -> None:
        for ear in self.ears:
            ear.close()


def step(twins: Twins, table: str, role: int, dice: random.Random, witness: Witness) -> bool:
    """A move at both tables, the same wherever others could see it; False where none can be made or something is revealed."""
    truths = [twins.truth(table, which) for which in (0, 1)]
    simultaneous = truths[0].game.simultaneous
    mover = dice.choice(truths[0].acting)
    if simultaneous and mover != role:
        for quay, truth in zip(twins.quays, truths, strict=True):  # what others draft is nobody's business
            others = [seat for seat in truth.acting if seat != role]
            drafts = [(seat, move) for seat in others for move in truth.moves(seat)]
            dice.shuffle(drafts)
            draft = next((one for one in drafts[:FEW] if not settles(truth, *one)), None)
            if draft is not None:
                seat, move = draft
                after = len(quay.berth(table).numbers_of(seat))
                path = f"/api/tables/{table}/seats/{seat}/moves"
                quay.ask("POST", path, CREW[seat], {"move": str(move), "after": after}).raise_for_status()
        return True
    both = [move for move in truths[0].moves(mover) if move in truths[1].moves(mover)]
    dice.shuffle(both)
    if not both:
        return False
    quiet = [move for move in both[:FEW] if not any(settles(truth, mover, move) for truth in truths)]
    move, revealed = (quiet or both)[0], not quiet
    if revealed and dice.random() < 0.8:
        return False
    said = {"move": str(move), "after": len(twins.quays[0].berth(table).numbers_of(mover))}
    path = f"/api/tables/{table}/seats/{mover}/moves"
    if mover == role and not revealed:
        assert witness.ask("POST", path, said).status_code == 201
    else:
        for quay in twins.quays:
            quay.ask("POST", path, CREW[mover], said).raise_for_status()
    return not revealed


def settles(table: doubloon.Table, seat: int, move: doubloon.Move) -> bool:
    """Whether a move draws or shows anything; the last of a game shows everything."""
    after = table.copy()
    after.play(seat, move)
    return after.settled or after.over


def cannot_be_told_apart(twins: Twins, pair: Pair, steps: int = STEPS) -> int:
    """Play on in both worlds while the seat and a spectator listen; how many answers were compared."""
    table, role = twins.lay(pair), pair[1]
    witnesses = [Witness(twins, table, role), Witness(twins, table, None)]
    for witness in witnesses:
        witness.alike("frames", [ear.hear() for ear in witness.ears])
    dice = random.Random(f"{table} {SAMPLE}")
    for _ in range(steps):
        for witness in witnesses:
            witness.look_round()
        for quay in twins.quays:
            quay.time += 7.0
        if not step(twins, table, role, dice, witnesses[0]):
            break
    else:
        for witness in witnesses:
            witness.look_round()
    for witness in witnesses:
        witness.close()
    return sum(witness.compared for witness in witnesses)


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    homes = [tmp_path_factory.mktemp(name) for name in ("truth", "world")]
    with Quay(homes[0]) as one, Quay(homes[1]) as other:
        yield Twins((one, other))


@pytest.mark.parametrize("game", in_turns(list(doubloon.catalogue), 5))
def test_what_a_seat_cannot_know_changes_no_byte_it_is_sent(twins: Twins, game: str) -> None:
    found = list(islice(pairs(case_of(game, 0), "bytes"), 2))
    assert sum(cannot_be_told_apart(twins, pair) for pair in found) > 30


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", list(doubloon.catalogue))
def test_what_a_seat_cannot_know_changes_no_byte_it_is_sent_at_length(twins: Twins, game: str, seed: int) -> None:
    for pair in islice(pairs(case_of(game, seed), seed), 5):
        assert cannot_be_told_apart(twins, pair, 20) > 10


def test_who_was_the_last_to_draft_is_nobodys_business(twins: Twins) -> None:
    truth = doubloon.game("parley").start(3, "last")
    table = twins.lay((truth, 0, truth))
    twins.truth(table, 1)._state["key"][0] = twins.truth(table, 0)._state["key"][0]
    witnesses = [Witness(twins, table, 0), Witness(twins, table, None)]
    for quay, order in zip(twins.quays, ((0, 1, 2), (0, 2, 1)), strict=True):
        for seat in order:
            said = {"move": "done", "after": len(quay.berth(table).numbers_of(seat))}
            quay.ask("POST", f"/api/tables/{table}/seats/{seat}/moves", CREW[seat], said).raise_for_status()
        assert quay.berth(table).played.settled
    for witness in witnesses:
        witness.look_round()
    for witness in witnesses:
        witness.close()


def test_a_drawing_is_made_of_the_view_that_the_seat_was_sent_and_of_nothing_else(twins: Twins) -> None:
    """At every table: drawn here from the bytes of the update, it is what the harbour sends."""
    for game in map(doubloon.game, doubloon.catalogue):
        truth = game.start(max(game.seats), "drawn")
        table, quay = twins.lay((truth, 0, truth)), twins.quays[0]
        for role, who in ((None, "wendy"), *enumerate(CREW[: truth.seats])):
            query = "?" if role is None else f"?seat={role}&"
            sent = quay.ask("GET", f"/api/tables/{table}{query}", who).json()
            for language in LANGUAGES:
                way = f"/api/tables/{table}/moments/{sent['seq']}/drawing/{language}{query}names=Anne&names=%5BBart%5D"
                shown = quay.ask("GET", way, who)
                assert shown.headers["content-type"].startswith("text/plain")
                assert shown.text == sight.drawn(game, sent["view"], language, ["Anne", "[Bart]"])


# What would give a secret away, each in its own manner, is noticed.


def hidden_number(berth: Berth) -> int:
    """A number that is another in another world."""
    return int(berth.played.digest, 16) % 97


def draft_numbers(patcher: pytest.MonkeyPatch) -> None:
    """Numbers that count what others draft."""
    patcher.setattr(Berth, "numbers_of", lambda self, role: range(len(self.entries)))


def telling_clock(patcher: pytest.MonkeyPatch) -> None:
    """A clock that shows who has drafted."""
    true = sight.seat_out

    def leaky(berth: Berth, seat: int, role: sight.Role, *more: Any) -> SeatOut:
        return true(berth, seat, seat, *more)

    patcher.setattr(sight, "seat_out", leaky)


def telling_line(patcher: pytest.MonkeyPatch) -> None:
    """A line that grows with what is hidden."""
    true = sight.line_out

    def leaky(berth: Berth, *more: Any) -> LineOut:
        line = true(berth, *more)
        return msgspec.structs.replace(line, told=line.told * (1 + hidden_number(berth) % 2), undone=hidden_number(berth) % 2 > 0)

    patcher.setattr(sight, "line_out", leaky)


def telling_drawing(patcher: pytest.MonkeyPatch) -> None:
    """A drawing of more than the view: of the table as another seat sees it."""
    true = past.Stretch.drawn

    def leaky(self: past.Stretch, *more: Any) -> str:
        return true(msgspec.structs.replace(self, role=1 if self.role != 1 else 0), *more)

    patcher.setattr(past.Stretch, "drawn", leaky)


def telling_refusal(patcher: pytest.MonkeyPatch) -> None:
    """A refusal that says who is still drafting, as the rules' own does."""

    def leaky(berth: Berth, seat: int, move: str, at: int, *, bot: bool = False) -> Moved:
        table = berth.played.copy()
        table.play(seat, move)
        return Moved(at=at, seat=seat, move=str(table.log[-1].move), digest="", bot=bot)

    patcher.setattr(bids, "moved", leaky)


def telling_spelling(patcher: pytest.MonkeyPatch) -> None:
    """A refusal with a blank more in some worlds."""
    true = bids.moved

    def leaky(berth: Berth, seat: int, move: str, at: int, *, bot: bool = False) -> Moved:
        try:
            return true(berth, seat, move, at, bot=bot)
        except doubloon.Error as trouble:
            raise type(trouble)(f"{trouble}{' ' * hidden_number(berth)}") from trouble

    patcher.setattr(bids, "moved", leaky)


LEAKS = {
    "a hand": (HANDS, changed(view=lambda berth, said: berth.played.view(1 if said.you != 1 else 0))),
    "a hand in a drawing": (HANDS, telling_drawing),
    "a tile face down": (FACE_DOWN, changed(view=lambda berth, said: {**said.view, "tip": berth.played.position()})),
    "a draft": (DRAFTS, changed(view=lambda berth, said: berth.played.view(1 if said.you != 1 else 0))),
    "who drafts": (DRAFTS, changed(acting=lambda berth, said: list(berth.acting))),
    "how much was drafted": ("parley", draft_numbers),
    "a clock": (DRAFTS, telling_clock),
    "the next draw": (DEALT, changed(seq=lambda berth, said: said.seq + hidden_number(berth))),
    "the length of a message": (DEALT, changed(frozen=lambda berth, _: " " * hidden_number(berth))),
    "a line of the log": (FACE_DOWN, telling_line),
    "a refusal": (DRAFTS, telling_refusal),
    "the length of a refusal": (FACE_DOWN, telling_spelling),
}


@pytest.mark.parametrize("leak", in_turns(list(LEAKS), 6))
def test_a_leak_is_noticed(twins: Twins, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    game, patch = LEAKS[leak]
    patch(monkeypatch)
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        for seed in range(10):
            case = Case(doubloon.game(game), 3 if 3 in doubloon.game(game).seats else 2)
            for pair in islice(pairs(case, seed), 2):
                cannot_be_told_apart(twins, pair, 8)


def test_a_header_is_noticed(tmp_path: Path) -> None:
    """A header that is another in another world, as a careless ETag is."""
    quays: list[Quay] = []

    def tagged(app: Any) -> Any:
        which = len(quays)

        async def serve(scope: Any, receive: Any, send: Any) -> None:
            async def mark(message: Any) -> None:
                if message["type"] == "http.response.start":
                    message["headers"] = [*message["headers"], (b"etag", str(which).encode())]
                await send(message)

            await app(scope, receive, mark)

        return serve

    for name in ("truth", "world"):
        (tmp_path / name).mkdir()
        quays.append(Quay(tmp_path / name, tagged))
    with quays[0] as one, quays[1] as other, pytest.raises(AssertionError, match="can tell two worlds apart"):
        cannot_be_told_apart(Twins((one, other)), next(pairs(case_of("parley", 0), "header")))
