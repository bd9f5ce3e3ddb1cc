"""What is said at the doors of games and tables: the same forms as on the wire, made by the same code."""

from __future__ import annotations

from typing import Any

import doubloon

from ..bots.admiral import Admiral
from ..core.forms import Struct
from ..server.live import again
from ..server.table.advice import HINT_SECONDS, advising, check_hinting, hint_of, seals
from ..server.table.berth import Charter
from ..server.table.cards import card, card_of, link, read_kept
from ..server.table.catalogue import Forbidden, GameOut, game_out, known, puzzle_marks, why_not
from ..server.table.days import is_sealed
from ..server.table.lessons import lessons_of
from ..server.table.messages import (
    EndWish,
    Grain,
    Hint,
    LessonOut,
    Opened,
    Outlook,
    Play,
    Sitting,
    Stowing,
    TableCard,
    TakeBack,
    Update,
    Waiting,
    Wish,
)  # fmt: skip
from ..server.table.naming import clean_name
from ..server.table.opening import find_game
from ..server.table.refusals import Refused
from ..server.table.seating import check_entry, check_holder, check_watching
from .cabin import Cabin
from .chest import AWAY, GONE
from .doors import Request, Text, door
from .mates import pondered

RUNNING = ("open", "playing")
MOST_LISTED = 100


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: str


class Me(Struct, frozen=True):
    """Who somebody is here; without accounts and webhooks, which want others to know of us."""

    name: str
    account: str | None = None
    webhook: str | None = None


# Who plays here.


@door("POST", "/api/me", Name)
async def say_name(cabin: Cabin, request: Request, data: Name) -> Me:
    """Come aboard, or take another name."""
    return Me((await cabin.welcome(clean_name(data.name))).name)


@door("GET", "/api/me")
async def who_am_i(cabin: Cabin, request: Request) -> Me:
    """Who am I here?"""
    assert cabin.person and cabin.chest.owner
    return Me(cabin.chest.owner.name)


@door("DELETE", "/api/me", dict[str, Any])
async def forget_me(cabin: Cabin, request: Request, data: dict[str, Any]) -> None:
    """Forget me, with all that is mine: that is everything here."""
    for table in list(cabin.chest.charters):
        await cabin.harbour.quay.drop(table)
    await cabin.chest.forget()
    cabin.harbour.audience.names.clear()


@door("GET", "/api/me/blocks")
async def blocks(cabin: Cabin, request: Request) -> list[Any]:
    """Whose words I do not read: nobody else is here."""
    return []


@door("GET", "/api/me/settings")
async def my_settings(cabin: Cabin, request: Request) -> None:
    """What I want of the page stays with the page."""
    raise Refused(409, "a guest's settings stay in the browser; with an account they go along.")


# What can be played.


@door("GET", "/api/games")
async def games(cabin: Cabin, request: Request) -> list[GameOut]:
    """What can be played."""
    return [game_out(game) for game in doubloon.catalogue.values()]


@door("GET", "/api/games/{game}/words/{language}")
async def words(cabin: Cabin, request: Request, game: str, language: str) -> Text:
    """The words of a game, as Project Fluent writes them."""
    return Text((find_game(game).folder / "words" / f"{known(language)}.ftl").read_text(encoding="utf-8"))


@door("GET", "/api/games/{game}/rules/{language}")
async def rules(cabin: Cabin, request: Request, game: str, language: str) -> dict[str, str]:
    """The rules of a game, paragraph by paragraph."""
    return find_game(game).paragraphs_in(known(language))


@door("GET", "/api/games/{game}/rulebook/{language}")
async def rulebook(cabin: Cabin, request: Request, game: str, language: str) -> Text:
    """The rules of a game from the first word to the last ruling, as Markdown."""
    return Text(find_game(game).rulebook(known(language)))


@door("GET", "/api/games/{game}/lessons")
async def lessons(cabin: Cabin, request: Request, game: str) -> list[LessonOut]:
    """The lessons of a game, played ahead."""
    return lessons_of(find_game(game))


@door("GET", "/api/games/{game}/puzzles")
async def puzzles(cabin: Cabin, request: Request, game: str) -> dict[str, str]:
    """A mark to each puzzle of a game, by its number."""
    return puzzle_marks(find_game(game))


# Tables.


def opened(cabin: Cabin, charter: Charter) -> Opened:
    """A new table, with the link to it."""
    return Opened(charter.id, link(cabin.base, charter.id), charter.commitment)


@door("POST", "/api/tables", Wish)
async def open_table(cabin: Cabin, request: Request, data: Wish) -> Opened:
    """Open a table."""
    if "open" in data.crew or not data.crew:
        raise Refused(409, "nobody else can come aboard without a server: seats are yours, or bots'.", reason="nobody-comes")
    if data.clock is not None:
        raise Refused(409, "without a server nobody watches a clock: this harbour has none.")
    return opened(cabin, await cabin.harbour.open(cabin.person, data))


@door("GET", "/api/tables")
async def my_tables(cabin: Cabin, request: Request) -> list[TableCard]:
    """My tables: those that go on first, then the newest first; what is put away comes last."""
    person, chest, now = cabin.person, cabin.chest, cabin.harbour.now
    await cabin.harbour.audience.learn({person})
    found = [
        (stowed == AWAY, one.stage not in RUNNING, -chest.charters[berth].opened_at, berth)
        for berth, one in chest.cards.items()
        if (stowed := chest.stowed.get(berth)) != GONE
    ]
    listed = [(chest.on_file(berth), away) for away, _, _, berth in sorted(found)[:MOST_LISTED]]
    return [
        card(
            one.charter, one.stage, read_kept(one.charter, one.card), cabin.base, person, cabin.harbour.audience.names, away,
            is_sealed(one.charter.deal, now),
        )
        for one, away in listed
    ]  # fmt: skip


@door("GET", "/api/tables/public")
async def public_tables(cabin: Cabin, request: Request) -> list[TableCard]:
    """Nobody else's tables are here."""
    return []


@door("GET", "/api/tables/{table}/card")
async def invitation(cabin: Cabin, request: Request, table: str) -> TableCard:
    """What is played, who sits where."""
    async with cabin.harbour.quay.hold(table) as berth:
        check_entry(berth, cabin.known)
        return card_of(berth, cabin.base, cabin.known, cabin.harbour.audience.names)


@door("GET", "/api/tables/{table}")
async def look(cabin: Cabin, request: Request, table: str) -> Update:
    """The table as one of my seats sees it, or as a spectator does."""
    seat, after = request.number("seat"), request.number("after")
    async with cabin.harbour.quay.hold(table) as berth:
        if seat is not None:
            check_holder(berth, cabin.person, seat)
        check_entry(berth, cabin.person)
        return cabin.harbour.audience.update(berth, seat, after or 0)


@door("PUT", "/api/tables/{table}/seats/{seat:int}", Sitting)
async def sit(cabin: Cabin, request: Request, table: str, seat: int, data: Sitting) -> Update:
    """Take a seat, give it up, or let a bot keep it."""
    berth = await cabin.harbour.sit(table, cabin.person, seat, data.who)
    return cabin.harbour.audience.update(berth, seat if berth.seats[seat].player == cabin.person else None, 0)


@door("POST", "/api/tables/{table}/give-up")
async def give_up(cabin: Cabin, request: Request, table: str) -> Update:
    """Give up all my seats: where a game goes on, a bot stands in."""
    await cabin.harbour.resign(table, cabin.person)
    return await cabin.harbour.look(table, None, 0)


@door("POST", "/api/tables/{table}/ending", EndWish)
async def end_game(cabin: Cabin, request: Request, table: str, data: EndWish) -> Update:
    """Want the game to end without a winner, or to go on."""
    berth = await cabin.harbour.end_game(table, cabin.person, data.agrees)
    return cabin.harbour.audience.update(berth, berth.seats_of(cabin.person)[0], 0)


@door("PUT", "/api/tables/{table}/stowed", Stowing)
async def stow(cabin: Cabin, request: Request, table: str, data: Stowing) -> None:
    """Put a table of mine away, bring it back, or remove it for good."""
    async with cabin.harbour.quay.hold(table):
        person = cabin.person
    if data.where not in ("shown", AWAY, GONE):
        raise Refused(400, f"a table is shown, away or gone, not {data.where!r}.")
    await cabin.chest.stow(table, None if data.where == "shown" else data.where)
    if data.where == GONE:
        await cabin.harbour.remove(table, person)


@door("GET", "/api/tables/{table}/waiting")
async def waiting(cabin: Cabin, request: Request, table: str) -> Waiting:
    """What keeps the bot that is to move."""
    async with cabin.harbour.quay.hold(table) as berth:
        check_watching(berth, cabin.person)
        due = any(berth.seats[seat].bot for seat in berth.acting)
    return Waiting(None if not due else "thinking" if table in cabin.mates.thinking else "queue")


@door("GET", "/api/tables/{table}/chat")
async def listen(cabin: Cabin, request: Request, table: str) -> list[Any]:
    """What was said: nobody else is here."""
    return []


# Playing.


@door("POST", "/api/tables/{table}/seats/{seat:int}/nonce", Grain)
async def add_nonce(cabin: Cabin, request: Request, table: str, seat: int, data: Grain) -> Update:
    """Add my grain of chance."""
    return cabin.harbour.audience.update(await cabin.harbour.add_nonce(table, cabin.person, seat, data.nonce), seat, 0)


@door("POST", "/api/tables/{table}/seats/{seat:int}/moves", Play)
async def play(cabin: Cabin, request: Request, table: str, seat: int, data: Play) -> Update:
    """Make a move."""
    berth = await cabin.harbour.play(table, cabin.person, seat, data.move, data.after)
    return cabin.harbour.audience.update(berth, seat, data.after)


@door("POST", "/api/tables/{table}/seats/{seat:int}/undo", TakeBack)
async def take_back(cabin: Cabin, request: Request, table: str, seat: int, data: TakeBack) -> Update:
    """Take my last move back."""
    return cabin.harbour.audience.update(await cabin.harbour.undo(table, cabin.person, seat, data.after), seat, data.after)


@door("POST", "/api/tables/{table}/seats/{seat:int}/hurry")
async def hurry(cabin: Cabin, request: Request, table: str, seat: int) -> Update:
    """Let bots play at once, until I am to decide again."""
    return cabin.harbour.audience.update(await cabin.harbour.hurry(table, cabin.person, seat), seat, 0)


@door("GET", "/api/tables/{table}/seats/{seat:int}/why-not")
async def ask_why_not(cabin: Cabin, request: Request, table: str, seat: int) -> Forbidden:
    """Why a move of mine is not allowed."""
    async with cabin.harbour.quay.hold(table) as berth:
        check_holder(berth, cabin.person, seat)
        return why_not(berth, seat, request.word("move") or "")


@door("POST", "/api/tables/{table}/seats/{seat:int}/hint")
async def hint(cabin: Cabin, request: Request, table: str, seat: int) -> Hint:
    """What a bot would do in my place, where all others are bots."""
    async with cabin.harbour.quay.hold(table) as berth:
        check_hinting(berth, cabin.person, seat)
        if table in cabin.mates.thinking:
            raise Refused(409, "the bot is still thinking about this table.", reason="bot-thinking")
        cabin.mates.thinking.add(table)
        world, seq, noted = berth.played.world(seat), len(berth.numbers_of(seat)), berth.charter.deal is not None
    try:
        if noted:
            await cabin.harbour.note_advice(table, cabin.person, seat)
        await again.check_kin(cabin.harbour, table)
        advice, plan = await pondered(advising(world, seat, min(HINT_SECONDS, Admiral.times * cabin.mates.seconds)))
    finally:
        cabin.mates.thinking.discard(table)
    return hint_of(world.game, seq, advice, plan)


@door("GET", "/api/tables/{table}/seats/{seat:int}/outlook")
async def outlook(cabin: Cabin, request: Request, table: str, seat: int) -> Outlook:
    """Which of my moves could not be taken back."""
    async with cabin.harbour.quay.hold(table) as berth:
        check_holder(berth, cabin.person, seat)
        seq = len(berth.numbers_of(seat))
        if berth.frozen or seat not in berth.acting:
            return Outlook(seq, {})
        world = berth.played.world(seat)
    return Outlook(seq, seals(world, seat))
