"""What goes over the socket, described: the messages, and what each code of closing means.

Every struct of `messages` that bears a `kind` is a message of the socket; the page's types and docs/wire.md are made of this.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ..server.table import messages

REFERENCE = "{name}"


class Code(NamedTuple):
    """A code with which a socket is closed."""

    number: str
    meaning: str
    then: str


CODES = (
    Code("1000", "one side has had enough", "nothing"),
    Code("1001", "the page is closed, or the client goes away", "nothing"),
    Code("1009", "a message of yours was too big; none is expected", "connect again and send less"),
    Code("1012", "the server stops, most often to start again", "connect again after a short, random wait, with `after`"),
    Code("4401", "nobody knows you", "say your name first: `POST /api/me`"),
    Code("4403", "that seat is not yours, or your page is of another site", "do not come back with the same"),
    Code("4404", "there is no such table", "do not come back with the same"),
    Code("4408", "you read too slowly", "connect again at once, with `after`"),
    Code("4000 + n", "any other refusal, of status n", "read the `refusal` that came before it"),
)


def socket_messages() -> list[type[msgspec.Struct]]:
    """The messages of the socket, in the order they are written down."""
    found = [thing for thing in vars(messages).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return [one for one in found if one.__struct_config__.tag_field == "kind" and one.__struct_config__.tag]


def socket_schema() -> dict[str, Any]:
    """The schema of the messages and of all they are made of, by name."""
    return msgspec.json.schema_components(socket_messages(), ref_template=REFERENCE)[1]


def tables() -> str:
    """The messages and the codes as docs/wire.md shows them."""
    schema = socket_schema()
    lines = []
    for message in socket_messages():
        described = schema[message.__name__]
        lines += [
            f"### `{message.__struct_config__.tag}`",
            "",
            described.get("description", ""),
            "",
            "| field | type |",
            "|---|---|",
        ]
        lines += [f"| `{name}` | {in_words(one)} |" for name, one in described["properties"].items()]
        lines.append("")
    for name in sorted(schema.keys() - {message.__name__ for message in socket_messages()}):
        fields = ", ".join(f"`{field}` {in_words(one)}" for field, one in schema[name].get("properties", {}).items())
        lines.append(f"- **{name}**: {schema[name].get('description', '')} {fields}.")
    lines += ["", "### Codes of closing", "", "| code | meaning | then |", "|---|---|---|"]
    lines += [f"| {code.number} | {code.meaning} | {code.then} |" for code in CODES]
    return "\n".join(lines)


def in_words(described: dict[str, Any]) -> str:
    """A type as people say it."""
    if "$ref" in described:
        return described["$ref"]
    if "enum" in described:
        return " or ".join(f"“{one}”" for one in described["enum"])
    if "anyOf" in described:
        return " or ".join(in_words(one) for one in described["anyOf"])
    match described.get("type"):
        case "array":
            return f"list of {in_words(described.get('items') or {})}"
        case "object":
            return "object"
        case "null":
            return "nothing"
        case kind:
            return str(kind or "anything")
