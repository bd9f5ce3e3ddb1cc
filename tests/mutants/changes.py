"""What can be changed in a rule: places in its syntax tree, each with what it becomes."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

COMPARED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
RECKONED = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change of one rule."""

    file: Path
    rule: ast.FunctionDef
    place: Any
    changed: ast.AST | None
    """What stands there instead; None where a statement is left out."""

    def __str__(self) -> str:
        after = "nothing" if self.changed is None else ast.unparse(self.changed)
        where = f"{self.file.parent.name}/{self.file.name}:{self.place.lineno}:{self.place.col_offset + 1}"
        return f"{where} {self.rule.name}: {ast.unparse(self.place)}  →  {after}"

    @property
    def paragraphs(self) -> frozenset[str]:
        """What the rule cites, so that its own tests come first."""
        return frozenset(re.findall(r"§\d+\.\d+", ast.get_docstring(self.rule) or ""))

    @property
    def lines(self) -> set[tuple[str, int]]:
        """Where it is: a test that runs none of these cannot meet it."""
        return {(str(self.file), line) for line in range(self.place.lineno, self.place.end_lineno + 1)}

    def is_idle(self, names: dict[str, Any]) -> bool:
        """Whether it adds a constant that is 0 where 0 was taken away, or the other way round: the rule stays as it is."""
        match self.place:
            case ast.BinOp(op=ast.Add() | ast.Sub(), right=ast.Name(id=name)):
                return name.isupper() and names.get(name) == 0
        return False

    def tree(self) -> ast.Module:
        """The whole file with the change in it."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        function = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == self.rule.name)
        twins = dict(zip(map(id, ast.walk(self.rule)), ast.walk(function), strict=True))
        return ast.fix_missing_locations(Exchange(twins[id(self.place)], self.changed).visit(tree))


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every change there is in the rules of a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for function in [node for node in tree.body if isinstance(node, ast.FunctionDef) and is_rule(node)]:
        for place in places(function):
            for changed in changes(place):
                yield Mutant(file, function, place, changed)


def is_rule(function: ast.FunctionDef) -> bool:
    """Whether it is a rule, which holds at every speed."""
    return any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in function.decorator_list)


def places(function: ast.FunctionDef) -> list[ast.AST]:
    """The parts of its body; not what it says of itself, nor the types of its values, which change nothing.

    A number below nothing is one number: -1, which often stands for none, becomes 0 and not -2, which stands for none as well.
    """
    body = function.body[1:] if ast.get_docstring(function) else function.body
    every = [node for statement in body for node in ast.walk(statement)]
    types = {part for node in every if isinstance(node, ast.AnnAssign) for part in ast.walk(node.annotation)}
    amounts = {node.operand for node in every if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)}
    return [node for node in every if node not in types | amounts]


def changes(node: ast.AST) -> Iterator[ast.AST | None]:
    """What a place may become; None where a statement is left out."""
    match node:
        case ast.Compare(ops=[one]) if type(one) in COMPARED:
            yield with_field(node, ops=[COMPARED[type(one)]()])
        case ast.BoolOp(op=ast.And()):
            yield with_field(node, op=ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield with_field(node, op=ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            yield inner
        case ast.BinOp(op=op) if type(op) in RECKONED:
            yield with_field(node, op=RECKONED[type(op)]())
        case ast.AugAssign(op=op) if type(op) in RECKONED:
            yield with_field(node, op=RECKONED[type(op)]())
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as value)):
            yield ast.Constant(1 - value)
        case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(0))
        case ast.Expr(value=ast.Call()):
            yield None
        case ast.Break() | ast.Continue():
            yield ast.Pass()


def with_field(node: ast.AST, **fields: object) -> ast.AST:
    """The same node with other parts."""
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


class Exchange(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST | None) -> None:
        self.old, self.new = old, new if new is not None else ast.Pass()

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else super().visit(node)
