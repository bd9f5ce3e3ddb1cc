"""The audience: everybody who watches live, here and by the other processes, what they are called, and what each is told."""

from __future__ import annotations

from collections.abc import Callable

from ...core.forms import encode
from ..table.berth import Berth
from ..table.keeping import KeepsMuster
from ..table.messages import Presence, SocketMessage, Update
from ..table.refusals import Refused
from ..table.sight import Role, update
from .hours import Hours

MOST_NAMES = 20_000
"""So many people's names are kept in memory."""


class Listener:
    """Somebody who watches a table live."""

    def __init__(
        self,
        role: Role,
        player: str,
        token: str,
        heard: int,
        send: Callable[[SocketMessage | str], None],
        close: Callable[[Refused], None],
    ) -> None:
        self.role = role
        self.player = player
        self.token = token
        """The hash of the key they came with."""
        self.seq = 0
        self.heard = heard
        """The next line of chat to be told them."""
        self.met: Presence | None = None
        """Whom they have been told to be here."""
        self.deaf_to: set[str] = set()
        """Whose words they do not want to read."""
        self.send = send
        self.close = close

    def meet(self, presence: Presence) -> None:
        """They are told who is here, where that is news."""
        if presence != self.met:
            self.met = presence
            self.send(presence)


class Audience:
    """Who listens, and what they are told of a table."""

    def __init__(self, muster: KeepsMuster, hours: Hours) -> None:
        self.muster = muster
        self.hours = hours
        self.listeners: dict[str, list[Listener]] = {}
        """Those at each table by this process."""
        self.elsewhere: dict[str, set[str]] = {}
        """Who is at each table by the others."""
        self.names: dict[str, str] = {}
        self.hooked: set[str] = set()
        """Who has a webhook, of those whose names are known."""

    # Who is there.

    def at(self, table: str) -> list[Listener]:
        """Who listens at a table by this process."""
        return list(self.listeners.get(table, ()))

    def of(self, person: str) -> list[Listener]:
        """All by which somebody listens here."""
        return [one for listeners in self.listeners.values() for one in listeners if one.player == person]

    def add(self, table: str, listener: Listener) -> None:
        """Somebody listens from now on."""
        self.listeners.setdefault(table, []).append(listener)

    def remove(self, table: str, listener: Listener) -> None:
        """Somebody listens no longer."""
        self.listeners[table].remove(listener)
        if not self.listeners[table]:
            del self.listeners[table]

    def present(self, table: str) -> set[str]:
        """Who is at a table, wherever their socket is."""
        return {one.player for one in self.at(table)} | self.elsewhere.get(table, set())

    def absent(self, berth: Berth) -> list[int]:
        """The seats that must move, whose people are gone, while somebody else who plays is here."""
        if berth.charter.grace is None or berth.frozen:
            return []
        here = self.present(berth.charter.id)
        players = {seat.player for seat in berth.seats if seat.player}
        away = [
            number for number in berth.acting if berth.seats[number].bot is None and berth.seats[number].player not in here
        ]  # fmt: skip
        return away if players & here else []

    # What they are called.

    async def learn(self, players: set[str]) -> None:
        """What people are called, and who of them has a webhook."""
        if unknown := [player for player in players if player not in self.names]:
            if len(self.names) > MOST_NAMES:
                self.names.clear()
            for player, known in (await self.muster.acquaint(unknown)).items():
                self.names[player] = known.name
                (self.hooked.add if known.hooked else self.hooked.discard)(player)

    async def learn_names(self, berth: Berth) -> None:
        """Who the people at a table are."""
        await self.learn({seat.player for seat in berth.seats if seat.player})

    # What they are told.

    def update(self, berth: Berth, role: Role, after: int) -> Update:
        """A table at hand as that role sees it."""
        return update(berth, role, after, self.names, self.present(berth.charter.id), self.hours.now)

    def publish(self, berth: Berth) -> None:
        """Tell all who watch what is new to them."""
        made: dict[tuple[Role, int], str] = {}
        for listener in self.listeners.get(berth.charter.id, ()):
            seq = len(berth.numbers_of(listener.role))
            if listener.role is not None and berth.seats[listener.role].player != listener.player:
                listener.close(Refused(403, "that seat is not yours any more.", reason="seat-lost"))
            elif seq > listener.seq:
                key = listener.role, listener.seq
                if key not in made:
                    made[key] = encode(self.update(berth, *key)).decode()
                listener.seq = seq
                listener.send(made[key])
