"""The cabin in a browser, over the browser's database and its WebAssembly: what the page's worker hands in is `outside`."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

from ..core import beside
from .cabin import Cabin
from .hatch import ask
from .lookout import Lookout
from .pen import Full, Taken


class Rules:
    """An instance of rules: what goes there and back is bytes."""

    def __init__(self, there: Any) -> None:
        self.there = there
        self.base: int = there.base

    @property
    def size(self) -> int:
        """Bytes of its memory."""
        return int(self.there.size())

    def share(self, tray: Any, at: int) -> None:
        """These bytes go there and back around every call."""
        from pyodide.ffi import create_proxy  # type: ignore[import-not-found]  # an image of memory must not hold it

        self.there.share(create_proxy(tray), at)

    def run(self, name: str, block: int, lent: int) -> str | None:
        """Call an entry."""
        return self.there.run(name, block, lent) or None

    def grow(self, pages: int) -> None:
        """Have so much more memory."""
        self.there.grow(pages)

    def read(self, at: int, size: int) -> Any:
        """Some bytes."""
        return self.there.read(at, size).to_bytes()

    def write(self, at: int, given: Any) -> None:
        """Some bytes for there."""
        self.there.write(at, given)


class Machine:
    """The browser's WebAssembly."""

    def __init__(self, there: Any) -> None:
        self.there = there

    def load(self, name: str, code: bytes) -> None:
        """Make a file known."""
        self.there.load(name, code)

    def open(self, name: str) -> beside.Rules:
        """An instance of it."""
        return Rules(self.there.open(name))


class Pen:
    """The browser's database."""

    def __init__(self, there: Any) -> None:
        self.there = there

    async def write(self, fresh: Mapping[str, str], changed: Mapping[str, str | None]) -> None:
        """All of it or nothing."""
        trouble = await self.there.write(json.dumps(fresh), json.dumps(changed))
        if trouble:
            raise Taken if trouble == "taken" else Full("no room")

    async def read(self, beginning: str) -> Mapping[str, str]:
        """All texts whose names begin so."""
        return dict(json.loads(await self.there.read(beginning)))


class Hatch:
    """What the worker calls."""

    def __init__(self, cabin: Cabin) -> None:
        self.cabin = cabin
        self.listen, self.leave = cabin.listen, cabin.leave

    async def ask(self, method: str, address: str, body: str) -> str:
        """An answer: three digits, and the text."""
        status, text = await ask(self.cabin, method, address, body)
        return f"{status}{text}"


def climb(outside: Any) -> Lookout:
    """Somebody who only thinks, for tables elsewhere."""
    random.seed()
    beside.stand_beside(Machine(outside.machine))
    return Lookout()


async def begin(outside: Any) -> Hatch:
    """Open the cabin."""
    random.seed()  # this Python may be the image of an earlier one
    beside.stand_beside(Machine(outside.machine))
    part = outside.part
    cabin = Cabin(
        Pen(outside.pen), outside.tell, lambda line, code, why: part(line, code), base=outside.base, ahead=outside.ahead
    )  # fmt: skip
    await cabin.open()
    return Hatch(cabin)
