"""What rules are made of: their code without words about it, and every value that it looks up.

Two sources with the same fingerprint compile to the same rules. Comments, docstrings, annotations, other games and whatever
no rule calls have no part in it.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import textwrap
from collections.abc import Callable, Iterable
from enum import EnumMeta
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from .arrays import np
from .folders import PACKAGE, place_of

SOURCES = ("core", "bots")
"""Folders that rules of every game may come from."""


def sources(folder: Path) -> str:
    """One name for all files from which a game's rules can be made, as they are written: quick, and true to the last comma."""
    digest = hashlib.sha256()
    for one in (*(PACKAGE / name for name in SOURCES), folder):
        for file in sorted(one.rglob("*.py")):
            digest.update(file.relative_to(one).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:32]


def fingerprint(functions: Iterable[Callable[..., Any]]) -> str:
    """One name for some functions, with all that they call and look up."""
    found: dict[str, str] = {}
    waiting = [plain(one) for one in functions]
    while waiting:
        function = waiting.pop()
        name = f"{place_of(function.__module__)}.{function.__qualname__}"
        if name not in found:
            tree = bare(function)
            values = [(one, value) for one in names_in(tree) if (value := looked_up(function, one)) is not None]
            waiting += [plain(value) for _, value in values if is_ours(value)]
            told = [f"{one} = {written(value)}" for one, value in values if not is_ours(value)]
            found[name] = "\n".join([ast.unparse(tree), *told])
    whole = "\n\n".join(f"{name}\n{found[name]}" for name in sorted(found))
    return hashlib.sha256(whole.encode()).hexdigest()[:32]


def plain(function: Any) -> FunctionType:
    """A function as it was written for machines, whatever has been made of it."""
    return getattr(function, "py_func", getattr(function, "__wrapped__", function))


def is_ours(value: Any) -> bool:
    """Whether a value is a function of ours, or was made of one."""
    return isinstance(plain(value), FunctionType)


def bare(function: FunctionType) -> ast.AST:
    """A function's code without its decorators, its docstring and its annotations."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.decorator_list, node.returns = [], None
            if ast.get_docstring(node) is not None:
                node.body = node.body[1:] or [ast.Pass()]
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree


def names_in(tree: ast.AST) -> list[str]:
    """The names that some code uses, and those of things that it finds in modules: `legal`, `generic.legal`."""
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found.add(f"{node.value.id}.{node.attr}")
    return sorted(found)


def looked_up(function: FunctionType, name: str) -> Any:
    """What a name means to a function, if it is a value of its module's or of a module of ours; else nothing."""
    first, _, rest = name.partition(".")
    value = function.__globals__.get(first)
    if isinstance(value, ModuleType):
        ours = value.__name__.startswith("doubloon") or value.__name__.split(".")[0] == function.__module__.split(".")[0]
        return getattr(value, rest, None) if rest and ours else None
    return None if rest else value


def written(value: Any) -> str:
    """A value that rules look up, to the last bit."""
    if isinstance(value, EnumMeta):
        return repr([(one.name, one.value) for one in value])  # type: ignore[var-annotated]
    if isinstance(value, np.ndarray):
        return f"{value.dtype!r} {value.shape} {hashlib.sha256(np.ascontiguousarray(value).tobytes()).hexdigest()}"
    if isinstance(value, type):
        return value.__qualname__
    return repr(value)
