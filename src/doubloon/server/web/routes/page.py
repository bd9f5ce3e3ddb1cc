"""The page, where it has been built; until then a sentence that says where everything else is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ...table.refusals import Refused
from ..leaves import FOR_EVER, LOOK_AGAIN, Leaf, read_leaves
from ..policy import WITH_WASM

BUILT = Path(__file__).parents[2] / "page"
"""Where the page's build leaves its files."""
ENTRANCES = [
    "/",
    "/play/{game:str}",
    "/play/{game:str}/{way:str}",
    "/puzzles",
    "/account",
    "/record",
    "/series/{table:str}",
    "/feats",
    "/ladder/{game:str}",
    "/today",
    "/today/{day:str}",
    "/t/{table:str}",
    "/t/{table:str}/at/{seq:int}",
    "/t/{table:str}/at/{seq:int}/by/{eyes:str}",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:int}",
    "/learn/{game:str}/{lesson:int}/{step:int}",
    "/glossary/{game:str}",
]
LOOKOUT = "lookout.worker-"
"""Of the page's scripts the one that runs rules as WebAssembly."""
VERSION = "aboard/version.txt"
SITE = ["/index.html", "/sw.js", "/manifest.webmanifest", "/icon-192.png", "/icon-512.png", "/icon-maskable.png"]
"""What of an island's page lies beside ours."""
NAMED_BY_DIGEST = "assets/"
"""What lies below is named by a digest of what is in it, so it can be kept for ever."""

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
    leaves = read_leaves(built) if (built / "index.html").is_file() else {}
    if not leaves:
        return [get(ENTRANCES, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)(sentence)]
    handlers: list[Any] = [get(ENTRANCES, include_in_schema=False, sync_to_thread=False)(sender(leaves["index.html"]))]
    for name in leaves:
        if "/" not in name and name != "index.html":
            handlers.append(get(f"/{name}", include_in_schema=False, sync_to_thread=False)(sender(leaves[name])))

    def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        """A part of the page."""
        leaf = leaves.get(NAMED_BY_DIGEST + name) or from_site(request, NAMED_BY_DIGEST + name)
        if leaf is None:
            raise Refused(404, "there is nothing at this address.")
        answer = leaf.send(request, FOR_EVER)
        if name.startswith(LOOKOUT):
            answer.headers["content-security-policy"] = WITH_WASM  # a worker heeds its own
        return answer

    return [*handlers, of_the_site, get(f"/{NAMED_BY_DIGEST}{{name:str}}", include_in_schema=False, sync_to_thread=False)(asset)]


@get(["/aboard/{name:str}", "/still/{name:path}", *SITE], include_in_schema=False)
async def of_the_site(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a device needs to think for itself, and to have the whole harbour aboard; packing it the first time takes a while."""
    way = request.url.path.removeprefix("/")
    leaf = from_site(request, way)
    if leaf is None and way == VERSION:
        return Response(b"", status_code=204)  # whoever asks for it first wants to know whether there is anything
    if leaf is None:
        raise Refused(404, "this harbour has nothing aboard for devices.")
    return await asyncio.to_thread(leaf.send, request, LOOK_AGAIN)


def from_site(request: Request[Any, Any, Any], way: str) -> Leaf | None:
    """A file that `make site` has written, where this harbour has a site."""
    leaf: Leaf | None = request.app.state.get("site", {}).get(way)
    return leaf


def sentence() -> str:
    """What is said while there is no page."""
    return SENTENCE


def sender(leaf: Leaf) -> Any:
    """What sends one file."""

    def send(request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file of the page."""
        return leaf.send(request, LOOK_AGAIN)

    return send


HANDLERS = page_handlers(BUILT)
