"""What I want of the page, kept with my account: the same on every device."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, put
from litestar.params import JSONBody

from ...store.wishes import Made, keep_wishes, wishes_of
from ...table.messages import Word
from ...table.refusals import Refused
from ...table.wishes import Wished, check_wishes
from .asking import Person, Port, store_of


async def check_account(request: Request[Any, Any, Any], person: str) -> None:
    """Refuse a guest: what he wants stays in his browser."""
    player = await store_of(request).find_player(id=person)
    if player is None or player.account is None:
        raise Refused(409, "a guest's settings stay in the browser; with an account they go along.")


@get("/api/me/settings")
async def my_settings(request: Request[Any, Any, Any], person: Person) -> dict[str, str | bool]:
    """What I want of the page, as far as I have ever said it."""
    await check_account(request, person)
    return await wishes_of(store_of(request).engine, person)


@put("/api/me/settings")
async def keep_settings(
    request: Request[Any, Any, Any], harbour: Port, person: Person, data: JSONBody[dict[Word, Wished]]
) -> dict[str, str | bool]:
    """Keep what I have changed, unless I have changed it elsewhere since; returns all that stands now."""
    check_wishes(data)
    await check_account(request, person)
    made = {name: Made(wished.value, harbour.now - wished.age) for name, wished in data.items()}
    await keep_wishes(store_of(request).engine, person, made)
    return await wishes_of(store_of(request).engine, person)


HANDLERS = [my_settings, keep_settings]
