"""A table: one game being played, with its log. The only place that asks whether a move is legal."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from .arrays import np
from .changes import states_then
from .contract import Contract
from .edition import HOUSE, Edition
from .engine import SEATS, Plain
from .errors import BadSeat, Error, IllegalMove, NothingToUndo, NotYourTurn, UnreadableMove
from .events import NUMBERS
from .forms import to_builtins
from .keys import key_words, new_seed
from .layout import copied, facts
from .numbering import Move, plain
from .plain import PlainRecord, ReadRecord
from .records import UNDO, Record
from .told import News, Told, read_events, read_rows
from .version import VERSION


@dataclass(slots=True, eq=False)
class Deed:
    """One line of the log: a move, or the taking back of one."""

    seat: int
    move: Move | None
    """None where the seat took its last move back."""
    digest: str
    events: bytes
    """What came of it, as the record told it."""
    components: Any
    undone: bool = False

    @property
    def news(self) -> tuple[News, ...]:
        """What came of it, with who may know it."""
        return news_in(self.events, self.components)


@lru_cache(maxsize=4096)
def news_in(events: bytes, components: Any) -> tuple[News, ...]:
    """Events that were kept, read again; whoever looks at a table asks for all that has happened."""
    rows = np.frombuffer(events, np.int16).reshape(-1, 2 + NUMBERS).tolist()
    return tuple(read_rows(rows, components))


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table's history, as one seat may read it."""

    seat: int
    move: Move | None
    """None where the seat took its last move back."""
    told: list[Told]
    undone: bool
    """Whether the move was taken back later."""


class Table:
    """One game being played."""

    def __init__(
        self,
        game: Contract,
        state: Any,
        *,
        seats: int,
        options: dict[str, str | int],
        edition: Edition,
        seed: str | None,
        start: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.edition = edition
        self.rules = VERSION
        """The version it began with: its digests leave out what the record has held only since."""
        self._state = state
        self._seed = seed
        self._start = start
        self.opening = read_events(state, game.modules["components"])
        """What happened before the first move, with who may know it."""
        self.log: list[Deed] = []
        """Every move so far, with who may know what came of it: for the owner of the table, like a save."""
        self._settled_moves = 0  # how much of the log chance or a showing has sealed
        self._since: list[Deed] = []  # moves that could still be taken back
        self._base = state  # the record before the first of them
        self._checked: tuple[Any, int, Move] | None = None  # the last move found legal: in which state, and whose

    def __repr__(self) -> str:
        return (
            f"<{self.game.name}, {self.seats} seats, {len(self.log)} moves, {'over' if self.over else f'to act: {self.acting}'}>"
        )

    @property
    def state(self) -> Any:
        """The record as it stands, secrets included, for whoever searches or studies: to be read, or copied, and never written.

        A table changes no record: with every move it has another.
        """
        return self._state

    # Who, and what they may do.

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that must decide now; () when the game is over."""
        mask = self.game.engine.acting(self._state)
        return tuple(seat for seat in range(SEATS) if mask >> seat & 1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.engine.acting(self._state) == 0

    @property
    def scores(self) -> tuple[int, ...]:
        """The present or final score of each seat."""
        return tuple(self.game.engine.scores(self._state)[: self.seats])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; () while the game goes on, or when nobody has."""
        mask = self.game.engine.winners(self._state) if self.over else 0
        return tuple(seat for seat in range(SEATS) if mask >> seat & 1)

    def sequel(self) -> dict[str, str | int] | None:
        """The options of the game that follows this one in a series, once it is over; None where none follows."""
        follow = getattr(self.game.twin.modules["state"], "sequel", None)
        return follow(PlainRecord(self.game.layout, self._state[0]), self.options) if follow and self.over else None

    def moves(self, seat: int) -> list[Move]:
        """All that the seat may do now."""
        self._check_seat(seat)
        engine = self.game.engine
        if not engine.acting(self._state) >> seat & 1:
            return []
        moves = [self.game.numbering.moves[number] for number in engine.legal(self._state, seat)]
        in_full = getattr(self.game.modules["moves"], "in_full", None)
        return [in_full(ReadRecord(self._state[0]), move) for move in moves] if in_full else moves

    def read(self, seat: int, move: Move | str) -> Move:
        """The move meant: one of this game's, or a text in its notation."""
        moves = self.game.numbering.moves
        if isinstance(move, Move) and move.id < len(moves) and moves[move.id] == move:
            return move
        self._check_seat(seat)
        text = self._in_short(str(move))
        known = self.game.numbering.by_text.get(plain(text))
        return known or self.game.numbering.parse(text, self.moves(seat))  # what is legal is asked only to guess what was meant

    def why_not(self, seat: int, move: Move | str) -> str | None:
        """The paragraph of the rules that forbids a move, as "3.2"; None if it is legal."""
        number = self.game.engine.why_not(self._state, seat, self.read(seat, move).id)
        return f"{number // 100}.{number % 100}" if number else None

    def check(self, seat: int, move: Move | str) -> Move:
        """The move meant, if the seat may make it now; else a refusal that says why not. Nothing is changed."""
        if (known := self._checked) is not None:
            state, whose, found = known
            if state is self._state and whose == seat and (move is found or str(move) == found.text):
                return found  # it is read and judged once, however often it is asked about
        self._check_seat(seat)
        engine = self.game.engine
        if not engine.acting(self._state) >> seat & 1:
            self._refuse_seat(seat)
        read = self.read(seat, move)
        if read.id not in engine.legal(self._state, seat):
            self._refuse_move(seat, read)
        self._checked = self._state, seat, read
        return read

    def play(self, seat: int, move: Move | str) -> list[Told]:
        """Play a move; returns what happened, as that seat saw it. A move that is refused changes nothing."""
        deed = self._carry_out(seat, self.check(seat, move))
        return [news.told for news in deed.news if news.seen_by(seat)]

    def _carry_out(self, seat: int, move: Move) -> Deed:
        before = self._state
        after = copied(before)
        self.game.engine.apply(after, seat, move.id)
        self._state, self._checked = after, None
        events = after["event"][0, : after["events"][0]].tobytes()
        deed = Deed(seat, move, self.digest, events, self.game.modules["components"])
        self.log.append(deed)
        if chance_spoke(before, after) or hidden_was_shown(before, after):
            self._since.clear()
            self._settled_moves = len(self.log)
        else:
            if not self.game.simultaneous and self._since and self._since[-1].seat != seat:
                self._since.clear()
            if not self._since:
                self._base = before
            self._since.append(deed)
        return deed

    @property
    def settled(self) -> bool:
        """Whether the last deed sealed all before it: chance spoke, or something hidden was shown."""
        return self._settled_moves == len(self.log)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat could take back its last move."""
        return any(deed.seat == seat for deed in self._since)

    def check_undo(self, seat: int) -> Deed:
        """The move that the seat could take back; else a refusal. Nothing is changed."""
        self._check_seat(seat)
        mine = [deed for deed in self._since if deed.seat == seat]
        if not mine:
            raise NothingToUndo(
                "nothing to take back: since then another seat moved, chance spoke or something hidden was shown."
            )
        return mine[-1]

    def undo(self, seat: int) -> Move:
        """Take back the seat's last move; returns it. Never past another's move, a draw or anything hidden shown."""
        taken = self.check_undo(seat)
        taken.undone = True
        self._since.remove(taken)
        state = copied(self._base)
        for deed in self._since:
            assert deed.move is not None
            self.game.engine.apply(state, deed.seat, deed.move.id)
        state["events"] = 0
        self._state, self._checked = state, None
        self.log.append(Deed(seat, None, self.digest, b"", self.game.modules["components"]))
        assert taken.move is not None
        return taken.move

    # What can be seen.

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know, as plain data; None is a spectator, who knows what every seat knows."""
        if seat is not None:
            self._check_seat(seat)
        row = self._state[0]
        s = PlainRecord(self.game.layout, row) if isinstance(self.game.engine, Plain) else ReadRecord(row)
        seen = to_builtins(self.game.twin.modules["view"].view(s, seat))
        acting = self.acting
        head = {"game": self.game.name, "edition": self.edition.name, "options": self.options, "seats": self.seats}
        return {**head, "you": seat, "may_act": seat in acting, "over": not acting, **seen}

    def events(self, seat: int | None) -> list[Told]:
        """All that has happened so far, as that seat saw it; what was taken back is left out."""
        news = self.opening + [one for deed in self.log if not deed.undone for one in deed.news]
        return [one.told for one in news if one.seen_by(seat)]

    def history(self, seat: int | None) -> list[Line]:
        """The moves so far with what each told that seat. Others' drafts are left out until the game is over."""
        hidden = self.game.simultaneous and not self.over
        return [
            Line(
                seat=deed.seat,
                move=deed.move,
                told=[one.told for one in deed.news if one.seen_by(seat)],
                undone=deed.undone,
            )
            for deed in self.log
            if not hidden or deed.seat == seat
        ]

    def observe(self, seat: int) -> Any:
        """What that seat knows, as numbers; the game's OBSERVATION names them."""
        self._check_seat(seat)
        return self.game.engine.observe(self._state, seat)

    @property
    def digest(self) -> str:
        """Sixteen letters that name this state of the table, secrets included."""
        return hashlib.sha256(self.facts).hexdigest()[:16]

    @property
    def facts(self) -> bytes:
        """The record of this state, secrets included, as the rules it began with lay it out."""
        then = self.game.layout_of(self.rules)
        return facts(self._state if then is self.game.layout else states_then(self._state, then))

    # Copies, positions and records.

    def copy(self) -> Table:
        """The same table once more; what happens to one does not touch the other."""
        twin = Table(
            self.game,
            self._state,
            seats=self.seats,
            options=self.options,
            edition=self.edition,
            seed=self._seed,
            start=self._start,
        )
        twin.rules = self.rules
        twin.opening = self.opening
        twin.log = [replace(deed) for deed in self.log]
        twins = dict(zip(self.log, twin.log, strict=True))
        twin._since = [twins[deed] for deed in self._since]
        twin._base = self._base
        twin._settled_moves = self._settled_moves
        return twin

    def world(self, seat: int, seed: str | None = None) -> Table:
        """One of the worlds that the seat cannot tell from the truth: a redealt copy, with no log and no seed."""
        self._check_seat(seat)
        state = copied(self._state)
        first, second = key_words("world", new_seed() if seed is None else str(seed))
        self.game.engine.redeal(state, seat, (second >> 1) << 32 | first)
        return Table(self.game, state, seats=self.seats, options=self.options, edition=self.edition, seed=None)

    def position(self) -> dict[str, Any]:
        """The position as a document: all that lies on the table, face down too, but never the chance key."""
        s = PlainRecord(self.game.layout, self._state[0])
        head: dict[str, Any] = {"game": self.game.name, "seats": self.seats}
        if self.options:
            head["options"] = self.options
        if self.edition.name != HOUSE:
            head["edition"] = self.edition.tables
        return {**head, **self.game.twin.modules["position"].write(s)}

    def record(self) -> dict[str, Any]:
        """The game so far, to show to anybody: the seed and the digests are in it only once the game is over."""
        return self._record(self.log if self.over else self._settled_log(), secrets_too=self.over)

    def save(self) -> dict[str, Any]:
        """The game so far with its secrets, to resume it later: for the owner's disk only."""
        return self._record(self.log, secrets_too=True)

    def _settled_log(self) -> list[Deed]:
        """The log without the drafts that are still open: nobody may count another's."""
        return self.log[: self._settled_moves] if self.game.simultaneous else self.log

    def _record(self, log: list[Deed], *, secrets_too: bool) -> dict[str, Any]:
        if self._seed is None:
            raise Error("a world has no record: it is one of many that might be true.")
        record = Record(
            doubloon=self.rules,
            game=self.game.name,
            seats=self.seats,
            options=self.options,
            edition=self.edition,
            start=dict(self._start) if self._start and secrets_too else None,  # it may say what lies face down
            seed=self._seed if secrets_too else None,
            moves=[(deed.seat, str(deed.move) if deed.move else UNDO) for deed in log],
            digests=[deed.digest for deed in log] if secrets_too else None,
        )
        return to_builtins(record)

    def _in_short(self, text: str) -> str:
        """A move as its notation has it, where the game knows another spelling."""
        in_short = getattr(self.game.modules["moves"], "in_short", None)
        try:
            return in_short(ReadRecord(self._state[0]), text) if in_short else text
        except ValueError as trouble:
            raise UnreadableMove(str(trouble)) from trouble

    # Refusals.

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.seats):
            raise BadSeat(f"no seat {seat!r} at this table; the seats are 0 to {self.seats - 1}.")

    def _refuse_seat(self, seat: int) -> None:
        if self.over:
            raise NotYourTurn("the game is over; there is nothing left to decide.")
        raise NotYourTurn(f"seat {seat} has nothing to decide now; to act: {', '.join(map(str, self.acting))}.")

    def _refuse_move(self, seat: int, move: Move) -> None:
        paragraph = self.why_not(seat, move)
        assert paragraph is not None, "legal and why_not disagree"
        raise IllegalMove(f"{move} is not allowed (§{paragraph}): {self.game.paragraphs[paragraph]}", paragraph)


def chance_spoke(before: Any, after: Any) -> bool:
    """Whether anything was drawn between two records of one game."""
    return bool((before["drawn"] != after["drawn"]).any())


def hidden_was_shown(before: Any, after: Any) -> bool:
    """Whether anybody learned anything hidden between two records of one game."""
    return bool((before["shown"] != after["shown"]).any())
