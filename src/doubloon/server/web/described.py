"""The API described for people, at /schema: a page of our own, without scripts, so that it works under our own policy."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin, YamlRenderPlugin

STYLE = """body{margin:2rem auto;max-width:60rem;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
body{color:#2b2117;background:#f7efdd}
h2{margin-top:2rem;border-bottom:1px solid #c9b68c}dt{margin-top:.75rem;font-family:ui-monospace,monospace}
dt b{display:inline-block;min-width:4.5rem;color:#7a3b12}dd{margin-left:4.5rem}"""


def described(document: dict[str, Any]) -> str:
    """Every door by subject, with what it is for."""
    rooms: dict[str, list[str]] = {}
    for path, verbs in document["paths"].items():
        parts = path.strip("/").split("/")
        room = parts[1] if parts[0] == "api" and len(parts) > 1 else "the harbour itself"
        for verb, door in verbs.items():
            said = door.get("description") or door.get("summary") or ""
            rooms.setdefault(room, []).append(f"<dt><b>{verb.upper()}</b> {escape(path)}</dt><dd>{escape(said)}</dd>")
    lists = "".join(f"<h2>{escape(room)}</h2><dl>{''.join(doors)}</dl>" for room, doors in sorted(rooms.items()))
    title, version = escape(document["info"]["title"]), escape(document["info"]["version"])
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<title>{title}: the API</title><link rel="stylesheet" href="/schema/doors.css">'
        f"<h1>{title} {version}: what a program can ask</h1>"
        '<p>The whole of it for machines: <a href="/schema/openapi.json">openapi.json</a>.</p>'
        f"{lists}</html>"
    )


class Doors(OpenAPIRenderPlugin):
    """The page."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/doors"])

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """All doors."""
        return described(openapi_schema).encode()


class Style(OpenAPIRenderPlugin):
    """What it looks like."""

    def __init__(self) -> None:
        super().__init__(path="/doors.css", media_type=MediaType.CSS)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The same for everybody."""
        return STYLE.encode()


PLUGINS = (Doors(), Style(), JsonRenderPlugin(), YamlRenderPlugin())
