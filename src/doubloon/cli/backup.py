"""`doubloon backup` and `doubloon restore`: the whole harbour in one file, and back. `doubloon retell`: results from the logs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import doubloon

from .screen import Screen
from .wording import HELP, words_in

if TYPE_CHECKING:
    from ..server.store import Store

FileName = Annotated[Path, typer.Argument(help=HELP("cli-backup-file"), show_default=False)]
Language = Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)]


def backup(file: FileName, lang: Language = None) -> None:
    """Write the harbour to a file."""
    from ..server.store.archive import back_up

    screen = Screen(words_in(lang))
    file = file.expanduser()
    if file.exists():
        raise doubloon.Error(screen.say("file-there", file=str(file)))
    try:
        rows = with_store(screen, lambda store: back_up(store, file), there=True)
    except OSError as trouble:
        raise doubloon.Error(screen.say("file-unwritable", file=str(file), why=trouble.strerror or str(trouble))) from trouble
    screen.tell("backup-made", style="green", file=str(file), rows=rows)


def restore(file: FileName, lang: Language = None) -> None:
    """Fill an empty harbour from a file."""
    from ..server.store import archive

    screen = Screen(words_in(lang))
    file = file.expanduser()
    rows = with_store(screen, lambda store: archive.restore(store, file), there=False)
    screen.tell("restore-done", style="green", file=str(file), rows=rows)


def retell(lang: Language = None) -> None:
    """Tell anew how all games ended, from their logs."""
    from ..server.store import retelling

    screen = Screen(words_in(lang))
    tables = with_store(screen, retelling.retell, there=True)
    screen.tell("retell-done", style="green", tables=tables)


def with_store(screen: Screen, act: Callable[[Store], Awaitable[int]], *, there: bool) -> int:
    """Do something with the store that the environment names; where it should be there already, it is not made."""
    from ..server.config import read_config
    from ..server.store import Store
    from ..server.web.serve import CannotServe, check_address, check_store

    url = read_config().database_url

    async def run() -> int:
        check_address(url)
        if there and url.startswith("sqlite:") and not Path(url.removeprefix("sqlite:///")).exists():
            raise CannotServe("backup-nothing", database=url)
        await check_store(url, make=not there)
        store = Store(url)
        try:
            return await act(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except CannotServe as trouble:
        raise doubloon.Error(screen.say(trouble.message, **trouble.values)) from trouble
