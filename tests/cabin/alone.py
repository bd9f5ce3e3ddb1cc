"""One who plays alone in a cabin: asks as the page asks, and hears what the page hears."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from doubloon.cabin.cabin import Cabin
from doubloon.cabin.hatch import ask
from doubloon.cabin.pen import Notebook, Pen

SECONDS = 0.02
PATIENCE = 60.0


class No(Exception):
    """A refusal."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told["sentence"])
        self.status, self.reason = told["status"], told["reason"]


class Alone:
    """Somebody with a cabin."""

    def __init__(self, pen: Pen | None = None, **more: Any) -> None:
        self.pen = pen or Notebook()
        self.heard: list[dict[str, Any]] = []
        self.parted: list[int] = []
        self.cabin = Cabin(
            self.pen, lambda line, text: self.heard.append(json.loads(text)),
            lambda line, code, why: self.parted.append(code), seconds=SECONDS, **more,
        )  # fmt: skip

    async def __aenter__(self) -> Alone:
        await self.cabin.open()
        if self.cabin.chest.owner is None:
            await self.post("/me", name="Anne")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.cabin.close()

    async def say(self, method: str, way: str, body: Any = None) -> Any:
        status, text = await ask(self.cabin, method, f"/api{way}", "" if body is None else json.dumps(body))
        if status >= 400:
            raise No(json.loads(text))
        try:
            return json.loads(text) if text else None
        except ValueError:
            return text

    async def get(self, way: str) -> Any:
        return await self.say("GET", way)

    async def post(self, way: str, **body: Any) -> Any:
        return await self.say("POST", way, body or None)

    async def put(self, way: str, **body: Any) -> Any:
        return await self.say("PUT", way, body)

    async def open(self, game: str, crew: list[str], **more: Any) -> str:
        """A table with its cards dealt."""
        table = (await self.post("/tables", game=game, crew=crew, **more))["table"]
        for seat, who in enumerate(crew):
            if who == "me":
                await self.post(f"/tables/{table}/seats/{seat}/nonce", nonce=f"grain{seat}")
        return str(table)

    async def look(self, table: str, seat: int = 0) -> Any:
        return await self.get(f"/tables/{table}?seat={seat}")

    async def my_turn(self, table: str, seat: int = 0) -> Any:
        """The table, when I am to move or all is over."""
        for _ in range(int(PATIENCE / SECONDS)):
            seen = await self.look(table, seat)
            if seen["stage"] != "playing" or (seen["moves"] and seat in seen["acting"]):
                return seen
            await asyncio.sleep(SECONDS)
        raise AssertionError("nobody moves")

    async def play_out(self, table: str, seats: tuple[int, ...] = (0,), most: int = 2000) -> int:
        """Play any move again and again; returns how many were made."""
        for made in range(most):
            seen = await self.look(table, seats[0])
            if seen["stage"] == "over":
                return made
            seat = next((one for one in seats if one in seen["acting"]), seats[0])
            seen = await self.my_turn(table, seat)
            if seen["stage"] == "over":
                return made
            move = seen["moves"][(made * 7) % len(seen["moves"])]["text"]
            await self.post(f"/tables/{table}/seats/{seat}/moves", move=move, after=seen["seq"])
        return most


def alone(story: Callable[[Alone], Awaitable[None]], pen: Pen | None = None, **more: Any) -> None:
    """Let a story happen."""

    async def told() -> None:
        async with Alone(pen, **more) as anne:
            await story(anne)

    asyncio.run(told())
