"""`doubloon keeper`: what whoever keeps a harbour can do while it is open: read reports, close a table, send somebody away."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

import typer

import doubloon

from .screen import Screen
from .wording import HELP, words_in

DEEDS = {
    "reports": ("GET", "reports"),
    "settle": ("POST", "reports/{which}/settle"),
    "close-table": ("POST", "tables/{which}/close"),
    "close-player": ("POST", "players/{which}/close"),
}
"""What can be done, and the door for it."""
PATIENCE = 30.0


def keeper(
    deed: Annotated[str, typer.Argument(help=HELP("cli-keeper-deed"), show_default=False)],
    which: Annotated[str, typer.Argument(help=HELP("cli-keeper-which"), show_default=False)] = "",
    why: Annotated[str, typer.Option(help=HELP("cli-keeper-why"), show_default=False)] = "",
    at: Annotated[str, typer.Option(help=HELP("cli-keeper-at"))] = "http://127.0.0.1:8000",
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
) -> None:
    """Keep the peace."""
    screen = Screen(words_in(lang))
    if deed not in DEEDS:
        raise doubloon.Error(screen.say("keeper-bad-deed", deed=deed, known=", ".join(DEEDS)))
    if (deed == "reports") is bool(which):
        raise doubloon.Error(screen.say("keeper-which", deed=deed))
    said = knock(screen, deed, which, why, at)
    if deed != "reports":
        screen.tell("keeper-done", style="green")
        return
    for one in said:
        when = f"{datetime.fromtimestamp(one['at'] / 1000):%Y-%m-%d %H:%M}"
        screen.tell("keeper-report", number=one["id"], when=when, table=one["table"], player=one["player"], name=one["name"])
        screen.tell("keeper-said", said=one["said"], why=one["why"] or "–")
    if not said:
        screen.tell("keeper-none")


def knock(screen: Screen, deed: str, which: str, why: str, at: str) -> Any:
    """Ask at the keeper's door; what is refused there is refused here."""
    import httpx

    from ..server.config import read_config, secret_key
    from ..server.web.keeper import keeper_key

    verb, door = DEEDS[deed]
    shown = {"authorization": f"Bearer {keeper_key(secret_key(read_config()))}"}
    body = {"why": why} if deed.startswith("close") else None
    try:
        answer = httpx.request(
            verb, f"{at.rstrip('/')}/api/keeper/{door.format(which=which)}", json=body, headers=shown, timeout=PATIENCE
        )
        said = answer.json() if answer.content else None
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as trouble:
        raise doubloon.Error(screen.say("keeper-away", address=at, why=str(trouble) or type(trouble).__name__)) from trouble
    if answer.is_error:
        raise doubloon.Error(said["sentence"] if isinstance(said, dict) and "sentence" in said else answer.text)
    return said
