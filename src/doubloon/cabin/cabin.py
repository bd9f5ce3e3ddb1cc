"""The cabin itself: asked by whoever plays here, and listened to by the tables that are open."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable

from ..core.errors import Trap
from ..core.forms import encode
from ..server.live import readers
from ..server.live.audience import Listener
from ..server.live.harbour import Harbour
from ..server.live.readers import P, T
from ..server.live.today import Today
from ..server.table.ids import PLAYER_BYTES, new_id
from ..server.table.messages import Refusal, SocketMessage
from ..server.table.past import Reels
from ..server.table.refusals import Refused
from .chest import SECRET_BYTES, Chest, Owner
from .doors import read_request
from .mates import SECONDS, Mates
from .pen import Full, Pen

Tell = Callable[[int, str], None]
HangUp = Callable[[int, int, str], None]
LIVE = "/live"
log = logging.getLogger("doubloon.cabin")


class Readers(readers.Readers):
    """Looking back is done at once: nobody else waits."""

    def __init__(self) -> None:
        """No threads."""

    async def read(self, person: str, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Have something looked up."""
        return work(*given, **named)


class Cabin:
    """A harbour for one."""

    def __init__(
        self, pen: Pen, tell: Tell, hang_up: HangUp, *,
        clock: Callable[[], float] = time.time, base: str = "", ahead: int = 0, seconds: float = SECONDS,
    ) -> None:  # fmt: skip
        self.chest = Chest(pen)
        self.tell, self.hang_up = tell, hang_up
        self.base = base
        """What links to tables begin with."""
        self.harbour = Harbour(self.chest, clock, base)
        self.today = Today(self.harbour, self.chest, ahead)
        self.mates = Mates(self.harbour, self.chest, seconds)
        self.readers, self.reels = Readers(), Reels()
        self.lines: dict[int, tuple[str, Listener]] = {}
        """Those who listen, by the number of their line."""

    async def open(self) -> None:
        """Look into the chest, and set the mates to work."""
        await self.chest.open()
        await self.today.begin()
        self.mates.begin()

    async def close(self) -> None:
        """Let everybody go."""
        await self.mates.end()
        await self.harbour.quay.end()

    # Who plays here.

    @property
    def person(self) -> str:
        """Who asks; refused where nobody has said a name."""
        if self.chest.owner is None:
            raise Refused(401, "nobody knows you yet; say your name first: POST /api/me.", reason="stranger")
        return self.chest.owner.id

    @property
    def known(self) -> str | None:
        """The same, where strangers may ask too."""
        return self.chest.owner.id if self.chest.owner else None

    async def welcome(self, name: str) -> Owner:
        """Somebody says what they are called."""
        before = self.chest.owner
        known = before or Owner(new_id(PLAYER_BYTES), name, secrets.token_hex(SECRET_BYTES))
        owner = Owner(known.id, name, known.secret, known.struck)
        await self.chest.own(owner)
        self.harbour.audience.names[owner.id] = name
        if before is None:
            await self.today.begin()
        return owner

    # What is listened to.

    async def listen(self, line: int, address: str) -> None:
        """Somebody listens to a table from now on, by a line of that number."""
        try:
            request = read_request("GET", address, "")
            table = request.path.removeprefix("/api/tables/").removesuffix(LIVE)
            numbers = [request.number(name) for name in ("seat", "after", "heard")]
            seat, after, heard = numbers
            listener = Listener(
                seat, self.person, "", heard or 0, self.sender(line), lambda why: self.part(line, Refusal.of(why))
            )
            first = await self.harbour.company.join(table, listener, after or 0)
        except Exception as trouble:
            self.part(line, refusal_of(trouble))
            return
        self.lines[line] = table, listener
        self.sender(line)(first)
        await self.harbour.company.settle_in(table, listener)

    def sender(self, line: int) -> Callable[[SocketMessage | str], None]:
        """What says something over a line."""
        return lambda message: self.tell(line, message if isinstance(message, str) else encode(message).decode())

    def part(self, line: int, why: Refusal) -> None:
        """A line ends from this side: why is said first."""
        self.tell(line, encode(why).decode())
        self.hang_up(line, 4000 + why.status, why.sentence[:100])

    async def leave(self, line: int) -> None:
        """Somebody listens no longer."""
        if line in self.lines:
            table, listener = self.lines.pop(line)
            await self.harbour.company.leave(table, listener)


def refusal_of(trouble: Exception) -> Refusal:
    """What is said of something that did not work; what is no refusal is a fault, and goes to the log."""
    match trouble:
        case Refused():
            return Refusal.of(trouble)
        case Full():
            return Refusal(507, "this device has no room left: nothing was changed.", reason="device-full")
        case Trap():
            return Refusal(500, str(trouble))
        case RecursionError():
            return Refusal(400, "this message is nested too deep.")
    log.error("something went wrong", exc_info=trouble)
    return Refusal(500, "something went wrong here; it is in the log.")
