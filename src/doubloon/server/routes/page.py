"""The page, where it has been built; until then a sentence that says where everything else is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, get
from litestar.response import File
from litestar.static_files import create_static_files_router

BUILT = Path(__file__).parent.parent / "page"
"""Where the page's build leaves its files."""
ENTRANCES = ["/", "/t/{table:str}", "/t/{table:str}/at/{seq:int}", "/rules/{game:str}", "/learn/{game:str}", "/puzzles"]
LOOK_AGAIN = {"cache-control": "no-cache"}

SENTENCE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Doubloon</title>
<h1>Doubloon</h1>
<p>The harbour is open. Its page has not been built here; what a program can ask is told at <a href="/schema">/schema</a>.</p>
</html>
"""


def page_handlers(built: Path) -> list[Any]:
    """Doors to all that has been built: the page itself at its entrances, everything else under its own name."""
    if not (built / "index.html").is_file():
        return [get(ENTRANCES, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)(sentence)]

    def page() -> File:
        """The page."""
        return File(built / "index.html", media_type=MediaType.HTML, content_disposition_type="inline", headers=LOOK_AGAIN)

    handlers: list[Any] = [get(ENTRANCES, include_in_schema=False, sync_to_thread=False)(page)]
    for thing in sorted(built.iterdir()):
        if thing.is_dir():
            handlers.append(create_static_files_router(f"/{thing.name}", [thing], include_in_schema=False))
        elif thing.name != "index.html":
            handlers.append(get(f"/{thing.name}", include_in_schema=False, sync_to_thread=False)(sender(thing)))
    return handlers


def sentence() -> str:
    """What is said while there is no page."""
    return SENTENCE


def sender(file: Path) -> Any:
    """What sends one file."""

    def send() -> File:
        """A file of the page."""
        return File(file, content_disposition_type="inline", headers=LOOK_AGAIN)

    return send


HANDLERS = page_handlers(BUILT)
