"""The page's types are what `make types` makes, and there is one for everything that goes over the wire."""

from __future__ import annotations

import re
import subprocess
import sys
import typing
from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler

import doubloon
from doubloon.server.web.routes import HANDLERS
from doubloon.survey.typescript import api_document, camel, doors, type_of
from doubloon.survey.wire_schema import CODES, socket_messages

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "page" / "src"
TYPES = SOURCES / "harbour" / "api" / "types.ts"
GAMES = sorted(SOURCES.glob("games/*/wire.ts"))
WIRE = ROOT / "docs" / "wire.md"


def test_the_files_are_what_make_types_makes(tmp_path: Path) -> None:
    """Each game has its own in its own folder, and one without a folder has none."""
    sources, wire = tmp_path / "src", tmp_path / "wire.md"
    wire.write_text(WIRE.read_text())
    for file in (TYPES, *GAMES):
        (sources / file.relative_to(SOURCES)).parent.mkdir(parents=True)
    assert set(doubloon.catalogue) > {file.parent.name for file in GAMES}, "parley is drawn as text"
    subprocess.run([sys.executable, "-m", "doubloon.survey.typescript", str(sources), str(wire)], check=True)
    made = {file.relative_to(sources): file.read_text() for file in sources.rglob("*.ts")}
    assert made.keys() == {file.relative_to(SOURCES) for file in (TYPES, *GAMES)}, "run make types"
    for name, fresh in made.items():
        assert (SOURCES / name).read_text() == fresh, f"{name} is old: run make types"
    assert wire.read_text() == WIRE.read_text(), "wire.md is old: run make types"


def test_every_game_with_a_folder_has_its_types_there() -> None:
    folders = {file.parent.name for file in SOURCES.glob("games/*/game.ts")}
    assert folders and {file.parent.name for file in GAMES} == folders


def test_what_every_view_carries() -> None:
    seen = re.search(r"export interface Seen {(.*?)}", TYPES.read_text(), re.DOTALL)
    for game in map(doubloon.game, doubloon.catalogue):
        own = typing.get_type_hints(game.modules["view"].view)["return"].__struct_fields__
        shown = game.start(game.seats[-1], "seen").view(0)
        assert seen and [*shown] == [*re.findall(r"(\w+):", seen[1]), *own]


def test_every_route_has_its_types_and_its_path() -> None:
    text, document = TYPES.read_text(), api_document()
    names = [door["operationId"] for _, _, door in doors(document)]
    assert len(names) == len(set(names)), "two doors of one name"
    shown = {
        one.handler_name.rpartition(".")[2]
        for one in HANDLERS
        if isinstance(one, HTTPRouteHandler) and one.include_in_schema is not False
    }
    assert shown == set(names), "every door is in the document"
    for path, method, door in doors(document):
        name = camel(door["operationId"])
        assert re.search(rf"^  {name}: {{ request: .+; answer: .+ }};$", text, re.MULTILINE)
        line = re.search(rf'^  {name}: {{ method: "{method}", path: (.*) }},$', text, re.MULTILINE)
        assert line and re.sub(r"\$\{encodeURIComponent\((\w+)\)\}", r"{\1}", line[1].rpartition("=> ")[2]).startswith(f"`{path}")


@pytest.mark.parametrize("file", [TYPES, *GAMES], ids=lambda file: file.parent.name)
def test_every_type_that_is_named_is_declared(file: Path) -> None:
    text = re.sub(r"/\*\*.*?\*/|//.*", "", file.read_text())
    declared = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert len(declared) == len(set(declared)), "two types of one name"
    used = set(re.findall(r"(?<![\w\"'.`])[A-Z][A-Za-z_]+(?![\w\"'`])", re.sub(r'"[^"\n]*"|`[^`\n]*`', "", text)))
    assert used - {"Record", "Object", "String"} - ({"Seen"} if file in GAMES else set()) <= set(declared)


def test_every_message_of_the_socket_is_told() -> None:
    text = WIRE.read_text()
    assert [message.__struct_config__.tag for message in socket_messages()] == re.findall(r"^### `(\w+)`", text, re.MULTILINE)
    for message in socket_messages():
        assert all(f"| `{field}` |" in text for field in message.__struct_fields__)
    assert all(f"| {code.number} |" in text for code in CODES)
    assert any(isinstance(one, WebsocketRouteHandler) for one in HANDLERS)


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ({"type": "array", "items": {"oneOf": [{"type": "integer"}, {"type": "null"}]}}, "(number | null)[]"),
        ({"type": "object", "additionalProperties": {"type": "array", "items": {"$ref": "Cell"}}}, "Record<string, Cell[]>"),
        ({"enum": ["a", 1]}, '"a" | 1'),
        ({"type": ["string", "null"]}, "string | null"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]}, "[number, string]"),
        ({"type": "object", "properties": {"a": {"type": "boolean"}}}, "{ a: boolean; }"),
        ({}, "unknown"),
    ],
)
def test_a_schema_as_a_type(schema: dict[str, object], said: str) -> None:
    assert type_of(schema) == said
