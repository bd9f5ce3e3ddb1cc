"""One source for the rules, several speeds.

A function marked `@rule` is compiled by Numba when it is imported as part of `doubloon`. Imported as
part of `doubloon_plain` — the same files under a second name, the *plain twin* — it stays ordinary
Python: slow, but open to the debugger, to coverage, and to every check of `plain.py`.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numba
import numpy as np
from numba import types
from numba.core import compiler
from numba.core.codegen import JITCodeLibrary
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.registry import CPUDispatcher

PACKAGE = Path(__file__).parent.parent
TWIN = "doubloon_plain"
PLAIN = __name__.startswith(TWIN)
STALE_AFTER_DAYS = 14
ENTRIES = ("lab/playout.py", "lab/fleet.py", "lab/study/play.py")
"""What else is compiled, beside the rules and the bots."""

MANNER: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}
"""Rules make no arrays, so nobody need count who still holds one: that took a third of a search's time."""

F = TypeVar("F", bound=Callable[..., Any])


def game_folders() -> list[Path]:
    """Where games are found: our own folder, and those named in DOUBLOON_GAMES."""
    named = os.environ.get("DOUBLOON_GAMES", "")
    return [PACKAGE / "games", *(Path(folder).resolve() for folder in named.split(os.pathsep) if folder)]


def hash_of_sources() -> str:
    """One name for the rules as they stand, and for all that compiles them: Numba's cache does not notice a changed callee."""
    folders = [PACKAGE / "core", PACKAGE / "bots", *game_folders()]
    sources = sorted({*(PACKAGE / file for file in ENTRIES), *(file for folder in folders for file in folder.rglob("*.py"))})
    told = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for source in sources:
        told.update(source.read_bytes())
    return told.hexdigest()[:16]


def cache_folder() -> Path:
    """The folder of today's compiled rules; folders nobody has used for a while are removed."""
    home = os.environ.get("DOUBLOON_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "doubloon"
    folder = Path(home) / hash_of_sources()
    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    for other in folder.parent.iterdir():
        if time.time() - other.stat().st_mtime > STALE_AFTER_DAYS * 86_400:
            shutil.rmtree(other, ignore_errors=True)
    return folder


def compiled_before() -> bool:
    """Whether any of today's rules have been compiled on this machine."""
    return any(Path(numba.core.config.CACHE_DIR).rglob("*.nbi"))


if not PLAIN:
    numba.core.config.CACHE_DIR = str(cache_folder())


def widen(kind: Any) -> Any:
    """Whole numbers of any width, literals and enum members all arrive as 64 bits."""
    if isinstance(kind, types.IntEnumMember):
        return types.int64
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) else kind


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule that only other rules call: linked into them, never optimised or made executable by itself."""

    def finalize(self) -> None:
        """Gather the code of the rules it calls."""
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True


class PartCompiler(_FunctionCompiler):  # type: ignore[misc]
    """Compiles as far as a part goes."""

    def _customize_flags(self, flags: Any) -> Any:
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        return flags

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        target = self.targetdescr.target_context
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        library = PartLibrary(target.codegen(), self.py_func.__qualname__)
        library.enable_object_caching()
        return compiler.compile_extra(
            self.targetdescr.typing_context,
            target,
            self.py_func,
            args=args,
            return_type=return_type,
            flags=self._customize_flags(flags),
            locals=self.locals,
            library=library,
            pipeline_class=self.pipeline_class,
        )


class Rule(CPUDispatcher):  # type: ignore[misc]
    """A compiled rule with one version per record type, where plain njit makes one per integer width and literal.

    Numba would optimise every rule together with all it calls, then its callers with all they call, and so on up:
    here only an entry is optimised, once, with everything linked in.
    """

    def __init__(self, function: Any, **kwargs: Any) -> None:
        super().__init__(function, **kwargs)
        self._compiler = PartCompiler(function, self.targetdescr, self.targetoptions, {}, compiler.Compiler)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Refuse to be called from Python: a part has no machine code of its own."""
        raise TypeError(f"{self.py_func.__name__} is a rule, which only rules call; from Python, ask a Table or the plain twin")

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Ask for the widened version."""
        return super().get_call_template(tuple(widen(a) for a in args), {k: widen(v) for k, v in kws.items()})

    def add_overload(self, result: Any) -> None:
        """A part has no address: any object of its own names it to its callers."""
        part = result._replace(entry_point=object())
        self.targetctx.insert_user_function(part.entry_point, part.fndesc, [part.library])
        self.overloads[tuple(part.signature.args)] = part


def rule(function: F) -> F:
    """Mark a function as a rule: compiled as a part of whatever calls it, untouched in the plain twin."""
    if PLAIN:
        return function
    return Rule(function, targetoptions={"nopython": True, **MANNER})


def entry(function: F) -> F:
    """Mark a function that Python calls with arrays of records: compiled whole, and cached."""
    return function if PLAIN else numba.njit(cache=True, **MANNER)(function)


def twin(module: str) -> ModuleType:
    """The plain twin of one of our modules, such as `games.martinique`."""
    if TWIN not in sys.modules:
        package = ModuleType(TWIN, "The same files as `doubloon`, with @rule doing nothing.")
        package.__path__ = [str(PACKAGE)]
        sys.modules[TWIN] = package
        # What knows no rule is one and the same in both, so that an Error is an Error wherever it was raised.
        sys.modules[f"{TWIN}.core.errors"] = importlib.import_module("doubloon.core.errors")
    return importlib.import_module(f"{TWIN}.{module}")
