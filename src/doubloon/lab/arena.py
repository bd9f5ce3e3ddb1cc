"""The arena: bots play the same deals in every order of seats, and every game is kept.

One deal is one seed of the table. It is played once for every order in which the bots can sit; where there are fewer bots than
seats some sit several times, and each of them does so as often as any other. So all have had the same luck and the same
neighbours when a deal is over. What a bot draws for itself comes from seeds of its own.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
import time
import traceback
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec

from ..bots import BOTS, Bot, bot, level_of
from ..core.edition import Edition
from ..core.errors import BadMove, Error, UnknownBot
from ..core.fingerprint import sources
from ..core.game import Game
from ..core.keys import new_seed
from ..core.table import Table
from ..core.version import VERSION
from ..games import catalogue
from .compiling import compile_if_possible
from .outsider import LONGEST_REASON, MOVE_SECONDS, Outsider, OutsiderFault
from .veterans import is_veteran, of_today, pinned, veteran

MINE = "mine"
"""What a bot from the user's own file is called: `mine`, or `mine:Name`."""


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what: all that decides how its games go."""

    doubloon: str
    sources: str
    """Names the rules and bots as they stood."""
    game: str
    seats: int
    options: dict[str, str | int]
    edition: Edition
    bots: tuple[str, ...]
    seed: str
    code: str | None = None
    """The user's own file."""
    code_digest: str | None = None
    move_seconds: float = MOVE_SECONDS
    """How long a bot from that file may think about a move."""

    @property
    def orders(self) -> int:
        """In so many orders the bots can sit."""
        return len(seatings(len(self.bots), self.seats))

    def lineup(self, order: int) -> tuple[int, ...]:
        """Which bot sits at each seat."""
        return seatings(len(self.bots), self.seats)[order]


@cache
def seatings(bots: int, seats: int) -> list[tuple[int, ...]]:
    """All orders in which so many bots can sit; fewer than the seats sit as often as each other, or once more."""
    guests = {tuple((seat + first) % bots for seat in range(seats)) for first in range(bots)}
    return sorted({order for crew in guests for order in permutations(crew)})


class Fault(msgspec.Struct, frozen=True):
    """Why a game ended before its time: whoever sits there has lost it."""

    seat: int
    reason: str


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game of a contest."""

    deal: int
    order: int
    lineup: tuple[int, ...]
    """The bot at each seat."""
    winners: tuple[int, ...]
    """Seats. After a fault: all whose bot was not at fault."""
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    """How many each seat made."""
    thought: tuple[tuple[float, ...], ...]
    """Seconds for each decision of each seat; a seat with only one legal move is not asked."""
    fault: Fault | None = None
    record: dict[str, Any] | None = None

    @property
    def parts(self) -> tuple[float, ...]:
        """What each seat has of the victory: equal parts to the winners; to all, if nobody won."""
        winners = self.winners or tuple(range(len(self.lineup)))
        return tuple((seat in winners) / len(winners) for seat in range(len(self.lineup)))


# Before the games.


def new_contest(
    game: Game,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
    code: Path | None = None,
    move_seconds: float = MOVE_SECONDS,
    tried: bool = True,
) -> Contest:
    """A contest, or a sentence that says why there cannot be one; bots in processes of their own are tried first."""
    if len(bots) < 2:
        raise Error("a contest needs two bots or more; a bot can be named twice to play against itself.")
    bots = [pinned(spec) if is_veteran(spec) else spec for spec in bots]
    for spec in bots:
        check_bot(spec, code)
    most = max(game.seats) if seats is None else seats
    if len(bots) > most:
        raise Error(f"{len(bots)} bots are too many: {game.name} is played here at {most} seats.")
    table = game.start(seats or min(one for one in game.seats if one >= len(bots)), "arena", **dict(options or {}))
    text = None if code is None else read_code(code)
    contest = Contest(
        doubloon=VERSION,
        sources=sources(game.folder),
        game=game.name,
        seats=table.seats,
        options=table.options,
        edition=table.edition,
        bots=tuple(bots),
        seed=new_seed() if seed is None else seed,
        code=None if code is None else str(code.resolve()),
        code_digest=None if text is None else hashlib.sha256(text).hexdigest()[:16],
        move_seconds=move_seconds,
    )
    if tried:
        try_code(contest)
    return contest


def check_bot(spec: str, code: Path | None) -> None:
    """Refuse a bot that nobody knows; a veteran bears a name that is known today."""
    spec = of_today(spec) if is_veteran(spec) else spec
    level = level_of(spec)
    if level == MINE and code is None:
        raise UnknownBot(f"{spec!r} is a bot of your own: say with --code in which file it is.")
    if level not in BOTS and level != MINE:
        raise UnknownBot(f"no bot {spec!r}; there are {', '.join(BOTS)}, and {MINE} with --code.")
    if level in BOTS:
        bot(spec)


def read_code(code: Path) -> bytes:
    """The user's file, or a sentence that says why it cannot be read."""
    try:
        return code.read_bytes()
    except OSError as trouble:
        raise Error(f"cannot read {code}: {trouble.strerror or trouble}.") from trouble


def try_code(contest: Contest) -> None:
    """See that the bots of the user's file can sit down at all."""
    for spec in dict.fromkeys(contest.bots):
        stranger = make_bot(contest, spec)
        if isinstance(stranger, Outsider):
            try:
                stranger.sit_down(contest.game)
            except OutsiderFault as trouble:
                raise Error(f"{spec} cannot play: {trouble}") from trouble
            finally:
                stranger.close()


def make_bot(contest: Contest, spec: str) -> Bot:
    """A bot for one seat, on one thread."""
    level, _, wanted = spec.partition(":")
    if level == MINE:
        assert contest.code is not None
        return Outsider(Path(contest.code), wanted, move_seconds=contest.move_seconds)
    return own_bot(spec)


def own_bot(spec: str) -> Bot:
    """One of our own, of today or of an earlier commit, on one thread."""
    if is_veteran(spec):
        return veteran(spec)
    made = bot(spec)
    if hasattr(made, "threads"):
        made.threads = 1
    return made


# One game.


class Crew:
    """The bots of a contest in one process. A bot that sits twice is there twice."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.bots: dict[tuple[int, int], Bot] = {}

    def seated(self, lineup: Sequence[int]) -> list[Bot]:
        """A bot for each seat."""
        found = []
        for seat, one in enumerate(lineup):
            copy = lineup[:seat].count(one)
            if (one, copy) not in self.bots:
                self.bots[one, copy] = make_bot(self.contest, self.contest.bots[one])
            found.append(self.bots[one, copy])
        return found

    def close(self) -> None:
        """Send home those that live in a process of their own."""
        for one in self.bots.values():
            if isinstance(one, Outsider):
                one.close()


def deal_table(contest: Contest, deal: int) -> Table:
    """The table of a deal; the same for every order."""
    seed = f"{contest.seed} deal {deal}"
    return catalogue[contest.game].start(contest.seats, seed, edition=contest.edition, **contest.options)


def play_game(crew: Crew, deal: int, order: int, *, record: bool = False) -> Played:
    """One game from the deal to its end, or to the first fault."""
    contest = crew.contest
    lineup = contest.lineup(order)
    table = deal_table(contest, deal)
    bots = crew.seated(lineup)
    thought: list[list[float]] = [[] for _ in bots]
    fault = sit_down(bots, contest.game)
    while not fault and not table.over:
        seat = table.acting[0]
        if len(moves := table.moves(seat)) == 1:
            table.play(seat, moves[0])
        else:
            seed = f"{contest.seed} {deal} {order} {len(table.log)}"
            fault = play_move(table, seat, bots[seat], seed, thought[seat])
    if fault and isinstance(blamed := bots[fault.seat], Outsider):
        blamed.close()
    innocent = [seat for seat, one in enumerate(lineup) if fault and one != lineup[fault.seat]]
    made = [entry.seat for entry in table.log]
    return Played(
        deal=deal,
        order=order,
        lineup=lineup,
        winners=tuple(innocent) if fault else table.winners,
        scores=table.scores,
        moves=tuple(made.count(seat) for seat in range(table.seats)),
        thought=tuple(map(tuple, thought)),
        fault=fault,
        record=table.save() if record else None,
    )


def sit_down(bots: Sequence[Bot], game: str) -> Fault | None:
    """Let those begin anew that live in a process of their own."""
    for seat, one in enumerate(bots):
        if isinstance(one, Outsider):
            try:
                one.sit_down(game)
            except OutsiderFault as trouble:
                return Fault(seat, str(trouble))
    return None


def play_move(table: Table, seat: int, chooser: Bot, seed: str, thought: list[float]) -> Fault | None:
    """One decision of a bot, timed. Whatever goes wrong in it is the bot's fault."""
    world = table.world(seat, f"world {seed}")
    began = time.perf_counter()
    try:
        move = chooser.choose(world, seat, seed=f"bot {seed}")
    except Error as trouble:
        return Fault(seat, str(trouble))
    except Exception as trouble:
        return Fault(seat, traceback.format_exception_only(trouble)[-1].strip()[:LONGEST_REASON])
    finally:
        thought.append(round(time.perf_counter() - began, 6))
    try:
        table.play(seat, move)
    except BadMove as trouble:
        return Fault(seat, str(trouble)[:LONGEST_REASON])
    return None


def warm_up(contest: Contest) -> None:
    """Get all ready that the games will need, the compiler's work among it: a quick game of the same bots, trying little."""
    quick = tuple("deckhand" if level_of(spec) == MINE or is_veteran(spec) else f"{level_of(spec)}:1" for spec in contest.bots)
    compile_if_possible(catalogue[contest.game])
    play_game(Crew(msgspec.structs.replace(contest, bots=quick)), 0, 0)


# Many games.


def cores() -> int:
    """How many games can be played side by side."""
    return os.cpu_count() or 1


def schedule(contest: Contest, deals: int) -> Iterator[tuple[int, int]]:
    """Every deal in every order of seats, as games are kept."""
    return ((deal, order) for deal in range(deals) for order in range(contest.orders))


def play_games(contest: Contest, games: Iterable[tuple[int, int]], *, jobs: int = 1, records: bool = False) -> Generator[Played]:
    """Play games, in several processes if that many are wanted; they come in the order asked for."""
    warm_up(contest)  # so that the workers find the cache full
    if jobs > 1:
        yield from play_side_by_side(contest, games, jobs, records)
        return
    crew = Crew(contest)
    try:
        for deal, order in games:
            yield play_game(crew, deal, order, record=records)
    finally:
        crew.close()


def play_side_by_side(contest: Contest, games: Iterable[tuple[int, int]], jobs: int, records: bool) -> Generator[Played]:
    """The same in worker processes, a little ahead of whoever takes the results; those not taken are dropped."""
    waiting: deque[Future[Played]] = deque()
    all_taken = False
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), begin_work, (contest,))
    try:
        for deal, order in games:
            waiting.append(pool.submit(work, deal, order, records))
            if len(waiting) >= 2 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
        all_taken = True
    except BrokenProcessPool as trouble:
        raise Error("a process that played games has died; the games so far are kept.") from trouble
    finally:
        for worker in multiprocessing.active_children():
            if worker not in others and not all_taken:
                worker.terminate()
        pool.shutdown(cancel_futures=True)


def begin_work(contest: Contest) -> None:
    """What a worker does first. Ctrl-C is for the arena to handle."""
    global CREW
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm_up(contest)
    CREW = Crew(contest)


def work(deal: int, order: int, record: bool) -> Played:
    """One game in a worker."""
    return play_game(CREW, deal, order, record=record)


CREW: Crew
"""A worker's own bots."""
