"""`make types`: what the page may send and is sent, as TypeScript: from the API's document, the socket's messages, the games.

The page never writes these down by itself; a test sees that the files are what this program makes.
"""

from __future__ import annotations

import json
import re
import sys
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

import doubloon

from ..core.documents import spoken
from ..server.config import Config
from ..server.web.app import make_app
from .wire_schema import REFERENCE, socket_messages, socket_schema, tables

TYPES = Path("harbour", "api", "types.ts")
HEAD = """// Made by `make types` from the Python side. Do not edit: change it there.

"""
MADE = re.compile(r"(?<=<!-- made by make types -->\n).*?(?=<!-- end -->)", re.DOTALL)
Schema = dict[str, Any]


def api_document() -> Schema:
    """The API's document, as the server shows it."""
    return make_app(Config(home=Path(), database_url="sqlite:///:memory:")).openapi_schema.to_schema()


# From a schema to a type.


def name_of(reference: str) -> str:
    """A type's name in TypeScript."""
    return re.sub(r"\W", "_", reference.rpartition("/")[2])


def type_of(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return name_of(schema["$ref"])
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(one, ensure_ascii=False) for one in schema.get("enum", [schema.get("const")]))
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(type_of(one) for one in schema[several]))
    kinds = schema.get("type")
    if isinstance(kinds, list):
        return " | ".join(type_of({**schema, "type": kind}) for kind in kinds)
    match kinds:
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(kinds)
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(type_of(one) for one in schema['prefixItems'])}]"
        case "array":
            inner = type_of(schema.get("items") or {})
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object" if schema.get("properties"):
            return "{ " + " ".join(f"{line};" for line in fields_of(schema, False)) + " }"
        case "object":
            return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return "unknown"


def fields_of(schema: Schema, sent: bool) -> Iterator[str]:
    """The fields of an object; of what people send, those with a default may be left out."""
    for name, field in schema.get("properties", {}).items():
        optional = sent and name not in schema.get("required", ())
        yield f"{name}{'?' if optional else ''}: {type_of(field)}"


def declared(name: str, schema: Schema, sent: bool = False, more: str = "") -> str:
    """A type with its name, and what else it is."""
    told = f"/** {schema['description']} */\n" if schema.get("description") else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{told}export type {name} = {type_of(schema)};\n"
    fields = "".join(f"  {field};\n" for field in fields_of(schema, sent))
    return f"{told}export interface {name}{more} {{\n{fields}}}\n"


# The doors.


def references(schema: Any) -> Iterator[str]:
    """All names that a schema mentions."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].rpartition("/")[2]
        for inner in schema.values():
            yield from references(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from references(inner)


def sent_names(document: Schema) -> set[str]:
    """The types that people send, with all they are made of."""
    components = document["components"]["schemas"]
    found: set[str] = set()
    waiting = [name for _, _, door in doors(document) for name in references(door.get("requestBody", {}))]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(components[name])
    return found


def doors(document: Schema) -> Iterator[tuple[str, str, Schema]]:
    """Path, method and description of each door."""
    for path, methods in document["paths"].items():
        for method, door in methods.items():
            yield path, method.upper(), door


def content_type(part: Schema | None) -> str:
    """The type of a body."""
    content = (part or {}).get("content", {})
    return type_of(next(iter(content.values()))["schema"]) if content else "undefined"


def answer_type(door: Schema) -> str:
    """The type of what comes back when all is well."""
    return content_type(next((answer for status, answer in door["responses"].items() if status.startswith("2")), None))


def camel(name: str) -> str:
    """open_table is openTable to a page."""
    first, *others = name.split("_")
    return first + "".join(other.capitalize() for other in others)


def helper(path: str, method: str, door: Schema) -> str:
    """A door as a value: its method, and a function that makes its path."""
    parameters = door.get("parameters", [])
    given = [f"{one['name']}: {type_of(one['schema'])}" for one in parameters if one["in"] == "path"]
    asked = [
        f"{one['name']}{'' if one.get('required') else '?'}: {type_of(one['schema'])}"
        for one in parameters
        if one["in"] == "query"
    ]
    if asked:
        needed = any(one.get("required") for one in parameters if one["in"] == "query")
        given.append(f"query: {{ {'; '.join(asked)} }}" + ("" if needed else " = {}"))
    filled = re.sub(r"\{(\w+)\}", r"${encodeURIComponent(\1)}", path) + ("${asked(query)}" if asked else "")
    return f'  {camel(door["operationId"])}: {{ method: "{method}", path: ({", ".join(given)}) => `{filled}` }},\n'


ASKED = """function asked(query: Record<string, string | number | boolean | string[] | null | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}=${encodeURIComponent(one)}`),
  );
  return given.length ? `?${given.join("&")}` : "";
}

"""


def api_types(document: Schema) -> Iterator[str]:
    """All that is sent and answered, and a door to each route."""
    sent = sent_names(document)
    over_the_socket = socket_schema()
    components = {**over_the_socket, **document["components"]["schemas"]}
    for name in sorted(components):
        told = over_the_socket.get(name, {}).get("description")
        described = {**components[name], "description": told} if told else components[name]
        yield declared(name_of(name), described, name in sent) + "\n"
    names = " | ".join(message.__name__ for message in socket_messages())
    yield f"/** What comes over the socket of a table; see docs/wire.md. */\nexport type SocketMessage = {names};\n\n"
    yield "/** What each door takes and gives. */\nexport interface Doors {\n"
    for _, _, door in doors(document):
        taken, given = content_type(door.get("requestBody")), answer_type(door)
        yield f"  {camel(door['operationId'])}: {{ request: {taken}; answer: {given} }};\n"
    yield "}\n\n"
    yield "/** The way to each door. */\nexport const doors = {\n"
    for path, method, door in doors(document):
        yield helper(path, method, door)
    yield "} as const;\n\n"
    yield "/** The way to a table's socket. */\n"
    yield "export const live = (table: string, query: { seat?: number | null; after?: number } = {}) =>\n"
    yield "  `/api/tables/${encodeURIComponent(table)}/live${asked(query)}`;\n\n" + ASKED


# The games.

SEEN = """/** What the view of every game carries. */
export interface Seen {
  game: string;
  edition: string;
  options: Record<string, string | number>;
  seats: number;
  you: number | null;
  may_act: boolean;
  over: boolean;
}
"""


def literals(values: Any) -> str:
    """Any of these values."""
    return " | ".join(json.dumps(value, ensure_ascii=False) for value in dict.fromkeys(values))


def game_types(game: doubloon.Game) -> Iterator[str]:
    """A game's options, view, kinds of moves and kinds of events."""
    yield HEAD + 'import type { Seen } from "../../harbour/api/types";\n\n'
    yield "/** What can be chosen before it begins. */\nexport interface Options {\n"
    for name, option in game.options.items():
        yield f"  {name}?: {literals(option.choices)}{' | string' if option.free else ''};\n"
    yield "}\n\n"
    view = typing.get_type_hints(game.modules["view"].view)["return"]
    parts = msgspec.json.schema_components([view], ref_template=REFERENCE)[1]
    for name, described in parts.items():
        yield declared(name, described, more=" extends Seen" if name == view.__name__ else "") + "\n"
    yield from kinds("Moves", "What the moves are, each with its arguments.", moves_of(game))
    yield from kinds("Events", "What can happen, each with its arguments.", events_of(game))


def kinds(name: str, told: str, found: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """Kinds of things with their arguments."""
    yield f"/** {told} */\nexport interface {name} {{\n"
    for kind, args in found.items():
        listed = "; ".join(f"{arg}: {type_}" for arg, type_ in args.items())
        yield f"  {json.dumps(kind)}: {'{ ' + listed + ' }' if listed else 'Record<string, never>'};\n"
    yield "}\n\n"


def moves_of(game: doubloon.Game) -> dict[str, dict[str, str]]:
    """The kinds of moves."""
    return {move.kind: dict.fromkeys(move.args, "string") for move in game.numbering.moves}


def events_of(game: doubloon.Game) -> dict[str, dict[str, str]]:
    """The kinds of events; an argument that has names is one of them, any other a number."""
    components = game.modules["components"]
    return {
        spoken(kind): {arg: "string" if components.VALUES.get(arg) else "number" for arg in kind.args}
        for kind in components.Event
    }


def all_types(sources: Path) -> dict[Path, str]:
    """The files of the page: what goes over the wire, and in the folder of each game that has one what it has of its own."""
    wire = [HEAD, *api_types(api_document()), SEEN]
    games = {sources / "games" / game.name: game for game in doubloon.catalogue.values()}
    made = {folder / "wire.ts": "".join(game_types(game)) for folder, game in games.items() if folder.is_dir()}
    return {file: text.rstrip() + "\n" for file, text in {sources / TYPES: "".join(wire), **made}.items()}


def main(sources: Path, wire: Path) -> None:
    """Write all files."""
    for file, text in all_types(sources).items():
        file.write_text(text, encoding="utf-8")
    wire.write_text(MADE.sub(lambda _: tables() + "\n", wire.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
