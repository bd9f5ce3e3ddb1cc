"""What has changed since a record was made: rules, by the list at the end of RULES.md, and fields of the record."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from .arrays import np
from .version import VERSION


class Change(NamedTuple):
    """A rule that is not what it was, so that an older record may lead elsewhere."""

    version: str
    """The first that plays by it."""
    rule: str
    """`§7.4` or `R10`."""
    sentence: str

    def __str__(self) -> str:
        return f"{self.rule} ({self.version}): {self.sentence}"


def release(version: str) -> tuple[int, ...]:
    """A version as numbers that can be compared: "0.2.0" is (0, 2, 0)."""
    return tuple(int(number) for number in re.findall(r"\d+", version))


def read_changes(rulebook: str) -> list[Change]:
    """The lines `- **0.2.0, §7.4**: …` of a rulebook."""
    found = re.findall(r"^- \*\*([\d.]+), (§\d+\.\d+|R\d+)\*\*: (.+?)(?=\n- |\n\n|\Z)", rulebook, re.MULTILINE | re.DOTALL)
    return [Change(version, rule, " ".join(sentence.split())) for version, rule, sentence in found]


def since(changes: list[Change], version: str) -> list[Change]:
    """Those that a game of that version did not know."""
    return [change for change in changes if release(change.version) > release(version)]


def why_it_parts(changes: list[Change], version: str) -> str:
    """What to add of a game that today's rules lead elsewhere: which have changed since; nothing where none has."""
    if release(version) > release(VERSION):
        return f" Doubloon {version} is newer than this one, {VERSION}."
    later = since(changes, version)
    if not later:
        return ""
    return f" Changed since Doubloon {version}: {' '.join(map(str, later))}"


def layout_then(layout: np.dtype[Any], added: Mapping[str, str], version: str) -> np.dtype[Any]:
    """The record type as that version had it: without the fields (`field`, `box.field`) that were added later."""
    later = {name for name, first in added.items() if release(first) > release(version)}
    return _without(layout, later) if later else layout


def _without(layout: np.dtype[Any], names: set[str]) -> np.dtype[Any]:
    fields = []
    for name in layout.names or ():
        if name not in names:
            kind = layout.fields[name][0]  # type: ignore[index]
            inner = {rest for outer, _, rest in (one.partition(".") for one in names) if outer == name and rest}
            fields.append((name, _without(kind.base, inner) if inner else kind.base, kind.shape))
    return np.dtype(fields, align=True)


def states_then(states: Any, layout: np.dtype[Any]) -> Any:
    """The same records in an older type."""
    older = np.zeros(states.shape, layout)
    _copy_fields(states, older)
    return older


def _copy_fields(source: Any, target: Any) -> None:
    for name in target.dtype.names:
        if target[name].dtype.names and target[name].dtype != source[name].dtype:
            _copy_fields(source[name], target[name])
        else:
            target[name] = source[name]
