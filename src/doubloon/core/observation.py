"""What a seat knows as numbers, declared once: names, sizes and values stand together, and a rule is made of them.

    def knowledge(s: State, seat: int) -> Knowledge:
        yield "phase", s.phase                            # a number
        yield "hand", s.hand[seat]                        # a row of the record
        for step in range(SEATS):                         # one for each seat, and so on
            yield "gold", s.gold[(seat + step) % s.seats] if step < s.seats else 0
        yield "unseen", KINDS, write_unseen               # a rule of one's own writes so many: write_unseen(s, seat, out)

    OBSERVATION, observe = observation(STATE, knowledge)

Names lie one after the other as they first come up, each with all its numbers. Plain, the function is run as it stands; for
machines the same lines become a rule that writes each number where it belongs. So loops go over `range`, and how far is known
beforehand; there may be assignments, and nothing else.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import math
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

from .jit import PLAIN, rule
from .rows import write_row
from .types import Array, State

Knowledge = Iterator[tuple[Any, ...]]
Declaration = Callable[[State, int], Knowledge]
Sizes = list[tuple[str, int]]
OUT, WRITE_ROW = "out", "_write_row"


def observation(layout: Any, *parts: Declaration) -> tuple[Sizes, Callable[[State, int, Array], None]]:
    """The names with their sizes, and the rule that writes their numbers: the parts one after the other."""
    read = [Part(layout, part) for part in parts]
    sizes = {name: size for part in read for name, size in part.sizes.items()}
    first, at = {}, 0
    for name, size in sizes.items():
        first[name], at = at, at + size
    return list(sizes.items()), in_plain(parts, first) if PLAIN else for_machines(read, first)


def in_plain(parts: tuple[Declaration, ...], first: dict[str, int]) -> Callable[[State, int, Array], None]:
    """Run the declaration as it stands."""

    def observe(s: State, seat: int, out: Array) -> None:
        at = dict(first)
        for part in parts:
            for name, *value in part(s, seat):
                if len(value) == 2:
                    value[1](s, seat, out[at[name] :])
                    at[name] += value[0]
                elif hasattr(value[0], "ndim"):
                    at[name] = write_row(out, at[name], value[0].flat)
                else:
                    out[at[name]] = value[0]
                    at[name] += 1

    return observe


def for_machines(parts: list[Part], first: dict[str, int]) -> Callable[[State, int, Array], None]:
    """The same as rules: a part each, and one that calls them."""
    scope = parts[0].scope
    made = [part.made(first) for part in parts]
    for n, one in enumerate(made):
        scope[f"_observe_{n}"] = one
    calls = "\n".join(f"    _observe_{n}(s, seat, {OUT})" for n in range(len(made)))
    return compiled(f"def observe(s, seat, {OUT}):\n{calls}\n", "observe", scope)


def compiled(text: str, name: str, scope: dict[str, Any]) -> Any:
    """A rule from its text, which everybody can read who wants to know what was made."""
    file = f"<{name} of {scope['__name__']}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    own: dict[str, Any] = {}
    exec(compile(text, file, "exec"), scope, own)
    return rule(own[name])


class Part:
    """A declaration, read: how much each name has, and the same lines as a rule."""

    def __init__(self, layout: Any, declared: Declaration) -> None:
        self.layout, self.scope = layout, declared.__globals__
        self.scope[WRITE_ROW] = write_row
        tree = ast.parse(textwrap.dedent(inspect.getsource(declared))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        self.name = tree.name
        self.body = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
        self.sizes = {name: self.size(self.body, name) for name in self.names(self.body)}

    def names(self, body: list[ast.stmt]) -> list[str]:
        """The names in the order in which they come up."""
        found: dict[str, None] = {}
        for one in body:
            if isinstance(one, ast.For):
                found |= dict.fromkeys(self.names(one.body))
            elif (told := told_by(one)) is not None:
                found[told[0]] = None
            elif not isinstance(one, ast.Assign):
                raise TypeError(f"{self.name} says {ast.unparse(one)!r}; expected only assignments, loops and what is yielded")
        return list(found)

    def size(self, body: list[ast.stmt], name: str) -> int:
        """How many numbers some lines tell under a name."""
        total = 0
        for one in body:
            if isinstance(one, ast.For):
                total += self.times(one) * self.size(one.body, name)
            elif (told := told_by(one)) is not None and told[0] == name:
                total += self.width(told[1])
        return total

    def times(self, loop: ast.For) -> int:
        """How often a loop is gone through."""
        return int(self.known(loop.iter.args[0]))  # type: ignore[attr-defined]

    def known(self, code: ast.expr) -> Any:
        """What is known beforehand."""
        return eval(compile(ast.Expression(code), self.name, "eval"), self.scope)

    def width(self, values: list[ast.expr]) -> int:
        """How many numbers a value is."""
        return int(self.known(values[0])) if len(values) == 2 else math.prod(self.sides(values[0]))

    def sides(self, code: ast.expr) -> tuple[int, ...]:
        """The sides of a field of the record, or of a row of it; none of whatever else."""
        match code:
            case ast.Attribute(field, "flat"):
                return self.sides(field)
            case ast.Attribute() if (kind := self.kind(code)) is not None:
                return tuple(kind.shape)
            case ast.Subscript(field, index):
                sides = self.sides(field)
                return sides[len(index.elts) if isinstance(index, ast.Tuple) else 1 :]
        return ()

    def kind(self, code: ast.expr) -> Any:
        """The layout of a field, as in `s.box.gold`."""
        match code:
            case ast.Name("s"):
                return self.layout
            case ast.Attribute(outer, name) if (kind := self.kind(outer)) is not None:
                return kind.fields[name][0] if name in (kind.names or ()) else None
        return None

    def made(self, first: dict[str, int]) -> Any:
        """The rule that writes all this, each name from its place on."""
        windows = [f"    _{name} = {OUT}[{first[name]} :]" for name in self.sizes]
        lines = self.lines(self.body, "    ", dict.fromkeys(self.sizes, "0"))
        name = f"observe_{self.name}"
        return compiled("\n".join([f"def {name}(s, seat, {OUT}):", *windows, *lines, ""]), name, self.scope)

    def lines(self, body: list[ast.stmt], indent: str, at: dict[str, str]) -> list[str]:
        """Some lines, with what is yielded written at its place."""
        found, at = [], dict(at)
        for one in body:
            if isinstance(one, ast.For):
                found.append(f"{indent}for {ast.unparse(one.target)} in {ast.unparse(one.iter)}:")
                inside = {name: self.size(one.body, name) for name in self.sizes}
                step = {name: plus(at[name], times(ast.unparse(one.target), size)) for name, size in inside.items() if size}
                found += self.lines(one.body, indent + "    ", {**at, **step})
                at |= {name: plus(at[name], str(self.times(one) * size)) for name, size in inside.items() if size}
            elif (told := told_by(one)) is not None:
                name, values = told
                found.append(indent + self.written(name, values, at[name]))
                at[name] = plus(at[name], str(self.width(values)))
            else:
                found += [indent + line for line in ast.unparse(one).splitlines()]
        return found

    def written(self, name: str, values: list[ast.expr], at: str) -> str:
        """What is yielded, written at its place."""
        if len(values) == 2:
            return f"{ast.unparse(values[1])}(s, seat, _{name}[{at}:])"
        value = ast.unparse(values[0])
        if not (sides := self.sides(values[0])):
            return f"_{name}[{at}] = {value}"
        return f"{WRITE_ROW}(_{name}, {at}, {value if len(sides) == 1 or value.endswith('.flat') else f'{value}.flat'})"


def told_by(line: ast.stmt) -> tuple[str, list[ast.expr]] | None:
    """The name and the value of `yield "name", value`."""
    match line:
        case ast.Expr(ast.Yield(ast.Tuple([ast.Constant(str(name)), *values]))):
            return name, values
    return None


def plus(one: str, other: str) -> str:
    """A sum, without what is nothing."""
    return other if one == "0" else one if other == "0" else f"{one} + {other}"


def times(one: str, other: int) -> str:
    """A product, without what is one."""
    return one if other == 1 else f"{one} * {other}"
