"""The store: what must survive a power cut."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..table import entries
from ..table.aftermath import Aftermath
from ..table.berth import Charter
from ..table.clocks import Span
from ..table.entries import AnyEntry
from ..table.keeping import OnFile, Said
from . import schema
from .engine import Wheel, is_postgres, migrate, open_engine
from .muster import Muster
from .peace import Peace
from .series import evenings_in, series_of
from .steady import steady
from .writer import Lines, Writer, put_down, upsert

SILENCE = 20_000
"""A pulse older than so many milliseconds means that no server was alive."""
FORGOTTEN = 90 * 24 * 60 * 60 * 1000
"""No clock looks back further."""
MOST_WANTED = 200
LAST_SAID = 20
"""So far back a line of chat is looked for that may have been written already."""
OPEN = Aftermath("open")


class Player(msgspec.Struct, frozen=True):
    """A person, with or without an account."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None
    webhook: str | None = None
    webhook_secret: str | None = None
    closed: str | None = None
    """Why the keeper has sent them away; None: they are welcome."""


class BotTurn(NamedTuple):
    """A bot's turn that waits."""

    berth: str
    owner: str | None
    alone: int
    """1 where only bots play."""


class NameTaken(Exception):
    """Somebody else has that account."""


class Store:
    """Everything the harbour remembers."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.shared = is_postgres(url)
        """Whether other processes may write here too."""
        self.engine = open_engine(url)
        self.writer = Writer(self.engine)
        self.muster = Muster(self.engine)
        self.peace = Peace(self.engine)
        self.wheel: Wheel | None = None
        """Held while we are the one server over a file."""

    def take_wheel(self) -> None:
        """Be the one who writes, where there can be only one; Taken if another is."""
        if not self.shared and self.wheel is None:
            self.wheel = Wheel(self.url)

    @steady
    async def open(self) -> None:
        """Make the tables, or bring them up to date. Where nobody else can be, nobody has a bot's turn in hand."""
        self.take_wheel()
        await migrate(self.engine)
        if not self.shared:
            async with self.engine.begin() as connection:
                await connection.execute(update(schema.duties).values(claimed=None))

    async def close(self) -> None:
        """Let go of the database."""
        await self.writer.close()
        await self.engine.dispose()
        if self.wheel is not None:
            self.wheel.let_go()
            self.wheel = None

    # Tables and their logs.

    @steady
    async def add_berth(self, charter: Charter, first: Sequence[AnyEntry], after: Aftermath = OPEN) -> None:
        """A new table, with the first lines of its log and what follows from them."""
        async with self.engine.begin() as connection:
            row = {
                "id": charter.id, "charter": msgspec.json.encode(charter), "opened_by": charter.opened_by,
                "opened_at": charter.opened_at, "stage": after.stage, "public": int(charter.spectators == "public"),
                "card": after.card, "touched": after.at, "series": series_of(charter),
            }  # fmt: skip
            made = await connection.execute(upsert(connection, schema.berths).values(row).on_conflict_do_nothing())
            if made.rowcount and first:
                written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                await connection.run_sync(put_down, [Lines(charter.id, 0, tuple(map(entries.write, first)), after, written)])

    @steady
    async def charter(self, berth: str) -> Charter | None:
        """What a table is."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(schema.berths.c.charter).where(schema.berths.c.id == berth))).scalar()
        return None if found is None else msgspec.json.decode(found, type=Charter)

    @steady
    async def log(self, berth: str, first: int = 0) -> list[AnyEntry]:
        """The lines of a table's log from a number on."""
        wanted = (
            select(schema.log.c.entry).where(schema.log.c.berth == berth, schema.log.c.seq >= first).order_by(schema.log.c.seq)
        )
        async with self.engine.connect() as connection:
            return [entries.read(row) for row in (await connection.execute(wanted)).scalars()]

    def append(self, berth: str, seq: int, entry: AnyEntry, after: Aftermath, *more: AnyEntry) -> asyncio.Future[None]:
        """One line more, or several together, with what follows from them; LostRace if that number is taken."""
        return self.writer.append(berth, seq, [entries.write(one) for one in (entry, *more)], after)

    async def evenings(self, series: Sequence[str]) -> list[OnFile]:
        """The tables of some series."""
        return await evenings_in(self.engine, series)

    @steady
    async def lengths(self, berths: Sequence[str]) -> dict[str, int]:
        """How many lines the logs of these tables have."""
        log = schema.log
        wanted = select(log.c.berth, func.max(log.c.seq) + 1).where(log.c.berth.in_(berths)).group_by(log.c.berth)
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(wanted)}

    @steady
    async def note_stage(self, berth: str, stage: str) -> None:
        """What has become of a table of which nothing more is written."""
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.berths).where(schema.berths.c.id == berth).values(stage=stage))

    @steady
    async def take_away(self, berth: str) -> None:
        """A table goes, with all that hangs on it."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.berths).where(schema.berths.c.id == berth))

    @steady
    async def opened_since(self, player: str, since: int) -> int:
        """How many tables somebody has opened since then."""
        wanted = select(func.count()).where(schema.berths.c.opened_by == player, schema.berths.c.opened_at >= since)
        async with self.engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar() or 0)

    # What is to be done about tables.

    @steady
    async def bots_wanted(self, now: int) -> list[BotTurn]:
        """Of everybody for whom a bot is to think, the turn that has waited longest, and for people before bots alone."""
        duties = schema.duties
        free = or_(duties.c.claimed.is_(None), duties.c.claimed < now)
        order = (duties.c.alone, duties.c.bot_due)
        nth = func.row_number().over(partition_by=duties.c.owner, order_by=order).label("nth")
        due = select(duties.c.berth, duties.c.owner, *order, nth).where(duties.c.bot_due <= now, free).subquery()
        firsts = select(due.c.berth, due.c.owner, due.c.alone).where(due.c.nth == 1).order_by(due.c.alone, due.c.bot_due)
        async with self.engine.connect() as connection:
            return [BotTurn(*row) for row in await connection.execute(firsts.limit(MOST_WANTED))]

    @steady
    async def claim_bot(self, berth: str, now: int, until: int) -> bool:
        """Take a bot's turn, for this worker alone until then; False if another was quicker."""
        duties = schema.duties
        free = or_(duties.c.claimed.is_(None), duties.c.claimed < now)
        claim = update(duties).where(duties.c.berth == berth, duties.c.bot_due <= now, free).values(claimed=until)
        async with self.engine.begin() as connection:
            return (await connection.execute(claim)).rowcount == 1

    @steady
    async def keep_claim(self, berth: str, old: int, until: int) -> bool:
        """Think a little longer; not where the table has moved on, or another has it by now."""
        mine = (schema.duties.c.berth == berth, schema.duties.c.claimed == old)
        async with self.engine.begin() as connection:
            kept = await connection.execute(update(schema.duties).where(*mine).values(claimed=until))
        return kept.rowcount == 1

    @steady
    async def is_claimed(self, berth: str, now: int) -> bool:
        """Whether some worker has the bot's turn at a table."""
        wanted = select(schema.duties.c.claimed).where(schema.duties.c.berth == berth, schema.duties.c.claimed >= now)
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).first() is not None

    @steady
    async def bots_due(self, now: int) -> tuple[int, int]:
        """At how many tables a bot is to think, and at how many of these one does."""
        duties = schema.duties
        wanted = select(func.count(), func.count().filter(duties.c.claimed >= now)).where(duties.c.bot_due <= now)
        async with self.engine.connect() as connection:
            due, claimed = (await connection.execute(wanted)).one()
        return due, claimed

    @steady
    async def flags_due(self, now: int) -> list[str]:
        """The tables where somebody's time has run out."""
        async with self.engine.connect() as connection:
            wanted = select(schema.duties.c.berth).where(schema.duties.c.flag_due <= now)
            return list((await connection.execute(wanted)).scalars())

    @steady
    async def census(self, now: int) -> tuple[dict[str, int], int]:
        """How many tables there are of each stage, and how many turns of bots are due that nobody thinks about."""
        berths, duties = schema.berths, schema.duties
        idle = or_(duties.c.claimed.is_(None), duties.c.claimed < now)
        async with self.engine.connect() as connection:
            counted = await connection.execute(select(berths.c.stage, func.count()).group_by(berths.c.stage))
            found = {row[0]: row[1] for row in counted}
            waiting = (await connection.execute(select(func.count()).where(duties.c.bot_due <= now, idle))).scalar()
        return found, int(waiting or 0)

    # People.

    @steady
    async def add_player(self, player: Player, since: int) -> None:
        """Somebody new."""
        async with self.engine.begin() as connection:
            new = upsert(connection, schema.players).values(**msgspec.structs.asdict(player), since=since)
            await connection.execute(new.on_conflict_do_nothing(index_elements=["id"]))

    @steady
    async def change_player(self, player: str, **values: Any) -> None:
        """Change what is known of somebody; NameTaken if the account is another's."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(update(schema.players).where(schema.players.c.id == player).values(**values))
        except IntegrityError as conflict:
            raise NameTaken from conflict

    @steady
    async def find_player(self, **known: Any) -> Player | None:
        """The person with that id, or that account."""
        wanted = select(*(schema.players.c[name] for name in Player.__struct_fields__))
        for name, value in known.items():
            wanted = wanted.where(schema.players.c[name] == value)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else Player(*row)

    @steady
    async def add_session(self, token: str, player: str, until: int) -> None:
        """A key to a person's seats; only its hash is kept."""
        async with self.engine.begin() as connection:
            key = upsert(connection, schema.sessions).values(token=token, player=player, until=until)
            await connection.execute(key.on_conflict_do_nothing())

    @steady
    async def player_of(self, token: str, now: int) -> str | None:
        """Whose key that is, while it is good."""
        wanted = select(schema.sessions.c.player).where(schema.sessions.c.token == token, schema.sessions.c.until > now)
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalar()

    @steady
    async def drop_session(self, token: str) -> None:
        """Throw a key away."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.token == token))

    @steady
    async def drop_sessions(self, player: str, but: str = "") -> list[str]:
        """Throw all keys of somebody away, but perhaps one; returns those that are gone."""
        sessions = schema.sessions
        gone = delete(sessions).where(sessions.c.player == player, sessions.c.token != but).returning(sessions.c.token)
        async with self.engine.begin() as connection:
            return list((await connection.execute(gone)).scalars())

    # Chat.

    @steady
    async def say(self, berth: str, at: int, player: str, said: str) -> Said:
        """A line more of a table's chat."""
        columns = (schema.chat.c.seq, schema.chat.c.at, schema.chat.c.player, schema.chat.c.said)
        newest = select(*columns).where(schema.chat.c.berth == berth).order_by(schema.chat.c.seq.desc()).limit(LAST_SAID)
        while True:
            async with self.engine.connect() as connection:
                last = [Said(*row) for row in await connection.execute(newest)]
            line = Said(last[0].seq + 1 if last else 0, at, player, said)
            for there in last:
                if (there.at, there.player, there.said) == (at, player, said):
                    return there  # written when the connection was lost
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(schema.chat).values(berth=berth, **msgspec.structs.asdict(line)))
                return line
            except IntegrityError:
                continue

    @steady
    async def chat(self, berth: str, first: int = 0) -> list[Said]:
        """What was said at a table, from a line on."""
        columns = (schema.chat.c.seq, schema.chat.c.at, schema.chat.c.player, schema.chat.c.said)
        wanted = select(*columns).where(schema.chat.c.berth == berth, schema.chat.c.seq >= first).order_by(schema.chat.c.seq)
        async with self.engine.connect() as connection:
            return [Said(*row) for row in await connection.execute(wanted)]

    # Time in which no server was alive, or one was held up.

    @steady
    async def note_downtimes(self, gaps: Sequence[Span]) -> None:
        """Times that are nobody's."""
        if gaps:
            async with self.engine.begin() as connection:
                rows = [{"begin": begin, "end": end} for begin, end in gaps]
                await connection.execute(upsert(connection, schema.downtimes).on_conflict_do_nothing(), rows)

    @steady
    async def pulse(self, now: int) -> list[Span]:
        """Say that a server is alive; returns all the times in which none was."""
        async with self.engine.begin() as connection:
            last = (await connection.execute(select(schema.pulses.c.at).where(schema.pulses.c.id == 1))).scalar()
            if last is None:
                await connection.execute(upsert(connection, schema.pulses).values(id=1, at=now).on_conflict_do_nothing())
            else:
                if now - last > SILENCE:
                    gap = upsert(connection, schema.downtimes).values(begin=last, end=now)
                    await connection.execute(gap.on_conflict_do_nothing())
                await connection.execute(update(schema.pulses).where(schema.pulses.c.at < now).values(at=now))
            await connection.execute(delete(schema.downtimes).where(schema.downtimes.c.end < now - FORGOTTEN))
            rows = await connection.execute(select(schema.downtimes.c.begin, schema.downtimes.c.end))
            return [(begin, end) for begin, end in rows]


__all__ = ["Aftermath", "LostRace", "NameTaken", "Player", "Said", "Store"]
