"""`doubloon serve`: the harbour, for people at other screens."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import ExitStack
from typing import Annotated

import typer

import doubloon

from .screen import Screen
from .wording import HELP, words_in

NEAR = ("127.0.0.1", "localhost", "::1")
"""Hosts that nobody else can reach."""
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that mean every address of this machine, and how this machine itself comes there."""


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def has_browser(environ: Mapping[str, str], system: str = sys.platform) -> bool:
    """Whether somebody sits before a screen where a page can be opened."""
    if environ.get("CI"):
        return False
    windows = system in ("darwin", "win32") or environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")
    return bool(windows or environ.get("BROWSER"))


def show_page(address: str) -> None:
    """Open the page in a browser, without waiting for it."""
    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def serve(
    host: Annotated[str, typer.Option(help=HELP("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=HELP("cli-serve-port"), min=1, max=65535)] = 8000,
    processes: Annotated[int, typer.Option(help=HELP("cli-serve-processes"), min=1, max=64)] = 1,
    bots: Annotated[int | None, typer.Option(help=HELP("cli-serve-bots"), show_default=False, min=0, max=256)] = None,
    open: Annotated[bool, typer.Option("--open", help=HELP("cli-serve-open"))] = False,
    log: Annotated[str | None, typer.Option(help=HELP("cli-serve-log"), show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
) -> None:
    """Open the harbour."""
    from ..server.config import read_config
    from ..server.web import logs, serve

    screen = Screen(words_in(lang))
    config = serve.with_bots(read_config(), bots)
    manner = log or os.environ.get("DOUBLOON_LOG") or ("quiet" if open else None)
    if manner not in (None, *logs.MANNERS):
        raise doubloon.Error(screen.say("serve-bad-log", log=manner, known=", ".join(logs.MANNERS)))
    logs.set_up_logs(manner)

    def ready() -> None:
        screen.tell("serve-open", style="green", address=address_of(host, port))
        if host not in NEAR and not config.secure:
            screen.tell("serve-no-https", style="yellow")
        if open and has_browser(os.environ):
            show_page(address_of(ANYWHERE.get(host, host), port))

    try:
        serve.check_address(config.database_url, processes)
        with ExitStack() as bound:
            shared, *own = [bound.enter_context(serve.bind(*place)) for place in serve.places(host, port, processes)]
            asyncio.run(serve.check_store(config.database_url))
            if own:
                serve.Master(shared, own, config.bot_threads).run(ready)
            else:
                serve.serve_here(config, [shared], ready)
    except serve.CannotServe as trouble:
        raise doubloon.Error(screen.say(trouble.message, **trouble.values)) from trouble
    screen.tell("serve-closed")
