"""How the plain twin of a package is imported: the same files under another name, in which `doubloon` means the twin of ours.

Our own files speak of each other by where they stand (`...core`), and so find their twins. Whoever writes a game elsewhere says
`from doubloon.core import rule`, as one does; while its twin is imported, that is heard as `doubloon_plain.core`.
"""

from __future__ import annotations

import builtins
import importlib
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from .folders import HOUSE, OUTSIDE, PACKAGE, TWIN

SHARED = ("errors", "arrays", "forms", "drawing", "packed", "beside", "bench")
"""What knows no rule is one and the same in both, so that an Error is an Error wherever it was raised."""


def twin(place: str) -> ModuleType:
    """The plain twin of a module, by where it stands: `games.martinique`."""
    if TWIN not in sys.modules:
        for name, path in ((TWIN, [str(PACKAGE)]), (f"{TWIN}.{OUTSIDE}", [])):
            package = ModuleType(name, "The same files under another name, with @rule doing nothing.")
            package.__path__ = path
            sys.modules[name] = package
        sys.meta_path.insert(0, Finder())
        for shared in SHARED:
            sys.modules[f"{TWIN}.core.{shared}"] = importlib.import_module(f"{HOUSE}.core.{shared}")
    return importlib.import_module(f"{TWIN}.{place}")


class Finder(MetaPathFinder):
    """Finds the twins of files that are not of the house."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> ModuleSpec | None:
        """A module of a game from elsewhere; of all others nothing."""
        if not name.startswith(f"{TWIN}."):
            return None
        outside = name.removeprefix(f"{TWIN}.{OUTSIDE}.")
        if outside != name and name.count(".") == 2:
            found = find_spec(outside)
        else:
            found = PathFinder.find_spec(name, path)
        if found is None or found.origin is None or PACKAGE in Path(found.origin).parents:
            return None
        return spec_from_file_location(
            name,
            found.origin,
            loader=Loader(name, found.origin),
            submodule_search_locations=found.submodule_search_locations,
        )


class Loader(SourceFileLoader):
    """Runs a file in which some names are heard otherwise."""

    def exec_module(self, module: ModuleType) -> None:
        """Run it."""
        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": import_twin}
        super().exec_module(module)


def import_twin(
    name: str, scope: Mapping[str, Any] | None = None, local: Any = None, wanted: Sequence[str] = (), level: int = 0
) -> ModuleType:
    """What an import means in a twin: of the house, and of the game's own package, the twins."""
    first, _, rest = name.partition(".")
    inside = str(scope["__name__"]) if scope else ""
    if level == 0 and first == HOUSE:
        found, top = twin(rest) if rest else sys.modules[TWIN], TWIN
    elif level == 0 and f"{inside}.".startswith(f"{TWIN}.{OUTSIDE}.{first}."):
        found, top = twin(f"{OUTSIDE}.{name}"), f"{TWIN}.{OUTSIDE}.{first}"
    else:
        return builtins.__import__(name, scope, local, wanted, level)
    return builtins.__import__(found.__name__, scope, local, wanted, 0) if wanted else sys.modules[top]
