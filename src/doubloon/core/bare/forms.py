"""As much of msgspec as records, views and the tables of a harbour ask for."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, dataclass_transform, get_args, get_origin, get_type_hints

NOTHING: Any = object()
"""Of a field that must be given."""


class DecodeError(ValueError):
    """What came is no document."""


class ValidationError(DecodeError):
    """It is one of another form."""


@dataclass(frozen=True)
class Meta:
    """What a number or a text must be besides."""

    ge: int | None = None
    le: int | None = None
    min_length: int | None = None
    max_length: int | None = None


@dataclass(frozen=True)
class Made:
    """A field that begins with something of its own."""

    default_factory: Callable[[], Any]


def field(*, default: Any = NOTHING, default_factory: Any = NOTHING) -> Any:
    """What a field is if nothing is said."""
    return default if default_factory is NOTHING else Made(default_factory)


@dataclass_transform()
class Former(type):
    """Makes a Struct of a class: its fields in their order, those given by name alone last."""

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        body: dict[str, Any],
        *,
        frozen: bool | None = None,
        kw_only: bool = False,
        tag: str | None = None,
        tag_field: str | None = None,
        forbid_unknown_fields: bool | None = None,
        omit_defaults: bool | None = None,
        array_like: bool = False,
    ) -> Any:
        """Gather the fields, those of the classes it builds on first."""
        made: Any = super().__new__(cls, name, bases, body)
        placed: list[str] = []
        named: list[str] = []
        defaults: dict[str, Any] = {}
        for base in bases:
            placed += getattr(base, "_placed", ())
            named += getattr(base, "_named", ())
            defaults |= getattr(base, "_defaults", {})
        for one, kind in inspect.get_annotations(made).items():
            if "ClassVar" in str(kind):
                continue
            (named if kw_only else placed).append(one)
            if one in body:
                defaults[one] = body[one]
        made._placed, made._named, made._defaults = placed, named, defaults
        made.__struct_fields__ = (*placed, *named)
        made._frozen = getattr(made, "_frozen", False) if frozen is None else frozen
        made._strict = getattr(made, "_strict", False) if forbid_unknown_fields is None else forbid_unknown_fields
        made._brief = getattr(made, "_brief", False) if omit_defaults is None else omit_defaults
        made._row = array_like or getattr(made, "_row", False)
        made._tag_field = tag_field or getattr(made, "_tag_field", None) or ("type" if tag else None)
        made._tag = tag or (name if made._tag_field else None)
        return made


class Struct(metaclass=Former):
    """Some facts with names."""

    _placed: ClassVar[list[str]]
    _named: ClassVar[list[str]]
    _defaults: ClassVar[dict[str, Any]]
    _frozen: ClassVar[bool]
    _strict: ClassVar[bool]
    _brief: ClassVar[bool]
    _row: ClassVar[bool]
    _tag: ClassVar[str | None]
    _tag_field: ClassVar[str | None]
    __struct_fields__: ClassVar[tuple[str, ...]]

    def __init__(self, *given: Any, **named: Any) -> None:
        cls, own = type(self), self.__dict__
        if len(given) > len(cls._placed):
            raise TypeError("Extra positional arguments provided")
        values = dict(zip(cls._placed, given, strict=False))
        for name, value in named.items():
            if name not in cls.__struct_fields__:
                raise TypeError(f"Unexpected keyword argument '{name}'")
            if name in values:
                raise TypeError(f"Argument '{name}' given by name and position")
            values[name] = value
        for name in cls.__struct_fields__:
            if name in values:
                own[name] = values[name]
            elif name in cls._defaults:
                own[name] = fresh(cls._defaults[name])
            else:
                raise TypeError(f"Missing required argument '{name}'")
        if hasattr(self, "__post_init__"):
            self.__post_init__()

    def __setattr__(self, name: str, value: Any) -> None:
        if self._frozen:
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        if name not in self.__struct_fields__:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        self.__dict__[name] = value

    def __eq__(self, other: object) -> Any:
        return self.__dict__ == other.__dict__ if type(other) is type(self) else NotImplemented

    def __hash__(self) -> int:
        if not self._frozen:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


def fresh(default: Any) -> Any:
    """A default that nobody else holds."""
    if isinstance(default, Made):
        return default.default_factory()
    return default.copy() if isinstance(default, list | dict | set) else default


def replace(one: Any, /, **changes: Any) -> Any:
    """The same with some of its facts changed."""
    return type(one)(**{**one.__dict__, **changes})


def to_builtins(value: Any) -> Any:
    """As plain data: dictionaries, lists, numbers, texts."""
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, Struct) and value._row:
        return [to_builtins(one) for one in value.__dict__.values()]
    if isinstance(value, Struct):
        facts = {} if value._tag_field is None else {value._tag_field: value._tag}
        for name, one in value.__dict__.items():
            if not (value._brief and name in value._defaults and one == fresh(value._defaults[name])):
                facts[name] = to_builtins(one)
        return facts
    if isinstance(value, Mapping):
        return {name: to_builtins(one) for name, one in value.items()}
    if isinstance(value, tuple):
        return tuple(map(to_builtins, value))
    if isinstance(value, list | set | frozenset):
        return [to_builtins(one) for one in value]
    if is_dataclass(value):
        return {one.name: to_builtins(getattr(value, one.name)) for one in fields(value)}
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def encode(value: Any) -> bytes:
    """As JSON, without a blank."""
    return json.dumps(to_builtins(value), ensure_ascii=False, separators=(",", ":")).encode()


def decode(text: str | bytes, *, type: Any = Any) -> Any:
    """From JSON, in the form that is wanted."""
    try:
        plain = json.loads(text)
    except ValueError as trouble:
        raise DecodeError(f"JSON is malformed: {trouble}") from trouble
    return convert(plain, type)


def convert(value: Any, type: Any) -> Any:
    """Plain data in the form that is wanted, or a complaint that names the place."""
    return read(value, type, "$")


PLAIN = {str: "str", int: "int", float: "float", bool: "bool", NoneType: "null", list: "array", tuple: "array", dict: "object"}


def told(kind: Any) -> str:
    """What a kind is called where something else came."""
    if isinstance(kind, UnionType) or get_origin(kind) is Union:
        names = dict.fromkeys(map(told, get_args(kind)))
        return " | ".join([*(name for name in names if name != "null"), *(["null"] if "null" in names else [])])
    if get_origin(kind) is Annotated:
        return told(get_args(kind)[0])
    base = get_origin(kind) or kind
    return "array" if base in (set, frozenset) else PLAIN.get(base, "object")


def wrong(value: Any, kind: Any, at: str) -> ValidationError:
    """What was expected and what came."""
    return ValidationError(f"Expected `{told(kind)}`, got `{PLAIN.get(type(value), 'object')}`{where(at)}")


def where(at: str) -> str:
    """The place of a complaint, unless it is the whole."""
    return "" if at == "$" else f" - at `{at}`"


def read(value: Any, kind: Any, at: str) -> Any:
    """One value of a kind."""
    base = get_origin(kind) or kind
    if kind is Any:
        return value
    if base is Annotated:
        return checked(read(value, get_args(kind)[0], at), get_args(kind)[1:], at)
    if base is Union or isinstance(kind, UnionType):
        return read_any(value, kind, at)
    if base is Literal:
        if value not in get_args(kind):
            raise ValidationError(f"Invalid enum value {value!r}{where(at)}")
        return value
    if kind in (str, int, bool, NoneType, None):
        if type(value) is not (NoneType if kind is None else kind):
            raise wrong(value, kind, at)
        return value
    if kind is float:
        if type(value) not in (int, float):
            raise wrong(value, kind, at)
        return float(value)
    if isinstance(base, Former):
        return read_struct(value, base, at)
    if base in (list, set, frozenset, tuple):
        return read_row(value, kind, base, at)
    if base is dict or base is Mapping:
        if not isinstance(value, Mapping):
            raise wrong(value, dict, at)
        names, values = get_args(kind) or (Any, Any)
        return {read(name, names, at): read(one, values, f"{at}[...]") for name, one in value.items()}
    raise TypeError(f"nobody knows how to read {kind!r}")


def checked(value: Any, metas: tuple[Any, ...], at: str) -> Any:
    """What a number or a text must be besides."""
    for meta in metas:
        if meta.ge is not None and value < meta.ge:
            raise ValidationError(f"Expected `int` >= {meta.ge}{where(at)}")
        if meta.le is not None and value > meta.le:
            raise ValidationError(f"Expected `int` <= {meta.le}{where(at)}")
        if meta.min_length is not None and len(value) < meta.min_length:
            raise ValidationError(f"Expected `{told(type(value))}` of length >= {meta.min_length}{where(at)}")
        if meta.max_length is not None and len(value) > meta.max_length:
            raise ValidationError(f"Expected `{told(type(value))}` of length <= {meta.max_length}{where(at)}")
    return value


def read_any(value: Any, kind: Any, at: str) -> Any:
    """A value of one of several kinds; of several Structs the one whose tag it bears."""
    kinds: tuple[Any, ...] = get_args(kind)
    shapes: list[Any] = [one for one in kinds if isinstance(one, Former)]
    forms = {one._tag: one for one in shapes}
    if forms and isinstance(value, Mapping):
        if len(forms) == 1:
            return read_struct(value, next(iter(forms.values())), at)
        name = next(iter(forms.values()))._tag_field
        if name not in value:
            raise ValidationError(f"Object missing required field `{name}`{where(at)}")
        if value[name] not in forms:
            raise ValidationError(f"Invalid value {value[name]!r} - at `{at}.{name}`")
        return read_struct(value, forms[value[name]], at)
    for one in kinds:
        if told(one) == PLAIN.get(type(value), "object"):
            return read(value, one, at)
    if type(value) is int and float in kinds:
        return float(value)
    raise wrong(value, kind, at)


def read_row(value: Any, kind: Any, base: Any, at: str) -> Any:
    """A list, a set, or a tuple of things of the same kind or of a kind each."""
    if not isinstance(value, list | tuple):
        raise wrong(value, kind, at)
    kinds = get_args(kind) or (Any, ...)
    if base is tuple and kinds[-1] is not ...:
        if len(value) != len(kinds):
            raise ValidationError(f"Expected `array` of length {len(kinds)}, got {len(value)}{where(at)}")
        return tuple(read(one, its, f"{at}[{n}]") for n, (one, its) in enumerate(zip(value, kinds, strict=True)))
    return base(read(one, kinds[0], f"{at}[{n}]") for n, one in enumerate(value))


@cache
def kinds_of(form: Any) -> dict[str, Any]:
    """The kinds of a Struct's fields."""
    return get_type_hints(form, include_extras=True)


def read_struct(value: Any, form: Any, at: str) -> Any:
    """A Struct from plain data, or one that is there already."""
    if isinstance(value, form):
        return value
    if form._row and isinstance(value, list | tuple):
        value = dict(zip(form.__struct_fields__, value, strict=False))
    if not isinstance(value, Mapping):
        raise wrong(value, dict, at)
    kinds, given = kinds_of(form), {}
    for name, one in value.items():
        if name in form.__struct_fields__:
            given[name] = read(one, kinds[name], f"{at}.{name}")
        elif name == form._tag_field:
            if one != form._tag:
                raise ValidationError(f"Invalid value {one!r} - at `{at}.{name}`")
        elif form._strict:
            raise ValidationError(f"Object contains unknown field `{name}`{where(at)}")
    for name in form.__struct_fields__:
        if name not in given and name not in form._defaults:
            raise ValidationError(f"Object missing required field `{name}`{where(at)}")
    return form(**given)
