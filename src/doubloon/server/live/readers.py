"""Looking back takes time: replays, ledgers, games from elsewhere. It is done in threads of its own, for everybody in turn.

Whoever asks for much waits for themselves: of one person one thing is worked at, and a few may wait.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from ..table.refusals import Refused

AT_ONCE = 2
MOST_EACH = 8
"""What one person may have asked for and not got yet."""
MOST_ALL = 400

P = ParamSpec("P")
T = TypeVar("T")


class Readers:
    """A few who look things up."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(AT_ONCE, "reader")
        self.asked: Counter[str] = Counter()
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def read(self, person: str, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Have something looked up for somebody."""
        if self.asked[person] >= MOST_EACH:
            raise Refused(
                429, f"{MOST_EACH} things are being looked up for you already; wait for them, please.", reason="reading"
            )
        if self.asked.total() >= MOST_ALL:
            raise Refused(503, "too many look back at once; please try again.", reason="busy")
        turn = self.turns.get(person) or asyncio.Lock()
        self.turns[person] = turn
        self.asked[person] += 1
        try:
            async with turn:
                return await asyncio.get_running_loop().run_in_executor(self.pool, lambda: work(*given, **named))
        finally:
            self.asked -= Counter([person])

    async def end(self) -> None:
        """Let the last come to its end."""
        await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)
