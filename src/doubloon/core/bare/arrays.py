"""As much of NumPy as layouts, tables and plain rules ask for: the same bytes in the same places, and no faster than Python is.

Names are NumPy's own, so that whoever uses an array need not know which it is.
"""

from __future__ import annotations

import math
from builtins import all as all_of
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from operator import eq, ge, gt, le, lt, ne
from typing import Any

CODES = {
    "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "f4": "f", "f8": "d", "?": "?",
}  # fmt: skip
"""Kinds of numbers, and how Python's buffers call them."""


def rounded_up(number: int, step: int) -> int:
    """The next multiple."""
    return -(-number // step) * step


class dtype:
    """The layout of a number, of several in a row, or of a record; records are always aligned."""

    def __init__(self, given: Any, align: bool = True) -> None:
        self.names: tuple[str, ...] | None = None
        self.fields: dict[str, tuple[dtype, int]] = {}
        self.shape: tuple[int, ...] = ()
        self.base = self
        if isinstance(given, dtype):
            self.__dict__.update(given.__dict__)
        elif isinstance(given, str):
            self.code = CODES[given]
            self.itemsize = self.alignment = memoryview(bytearray(8)).cast(self.code).itemsize  # type: ignore[call-overload]
            self.form: tuple[Any, ...] = (given,)
        else:
            self.lay(given)

    def lay(self, fields: Sequence[tuple[Any, ...]]) -> None:
        """One field after the other, each where a machine likes to find it."""
        at, widest = 0, 1
        for name, kind, *shape in fields:
            one = dtype(kind).repeated(*shape)
            at = rounded_up(at, one.alignment)
            self.fields[name] = (one, at)
            at, widest = at + one.itemsize, max(widest, one.alignment)
        self.names = tuple(self.fields)
        self.code, self.alignment, self.itemsize = "", widest, rounded_up(at, widest)
        self.form = tuple((name, one.form, one.shape, at) for name, (one, at) in self.fields.items())

    def repeated(self, shape: int | tuple[int, ...] = ()) -> dtype:
        """So many of them, as one field has them."""
        if shape == ():
            return self
        many = dtype(self)
        many.shape = (shape,) if isinstance(shape, int) else shape
        many.base, many.names, many.fields = self, None, {}
        many.itemsize = self.itemsize * math.prod(many.shape)
        return many

    @property
    def subdtype(self) -> tuple[dtype, tuple[int, ...]] | None:
        """Of which there are how many."""
        return (self.base, self.shape) if self.shape else None

    def __call__(self, number: Any) -> Any:
        """A number of this kind."""
        return float(number) if self.code in "fd" else int(number)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, dtype) and (self.form, self.shape) == (other.form, other.shape))

    def __hash__(self) -> int:
        if "known" not in self.__dict__:
            self.known = hash((self.form, self.shape))
        return self.known

    def __class_getitem__(cls, kind: Any) -> type[dtype]:
        return cls


int8, int16, int32, int64 = (dtype(code) for code in ("i1", "i2", "i4", "i8"))
uint8, uint32, float32, float64, bool_ = (dtype(code) for code in ("u1", "u4", "f4", "f8", "?"))


class iinfo:
    """The least and the most that a kind of whole number holds."""

    def __init__(self, kind: dtype) -> None:
        bits, signed = 8 * kind.itemsize, kind.code.islower()
        self.min = -(1 << bits - 1) if signed else 0
        self.max = (1 << bits - signed) - 1


def steps(shape: tuple[int, ...], size: int) -> tuple[int, ...]:
    """How far it is from one to the next along each side of whole rows."""
    found = [size]
    for side in reversed(shape[1:]):
        found.append(found[-1] * side)
    return tuple(reversed(found)) if shape else ()


class ndarray:
    """Numbers or records in a buffer: a window on it, which several may share."""

    def __init__(self, buffer: Any, kind: dtype, shape: tuple[int, ...], start: int = 0, strides: Any = None) -> None:
        self.place(memoryview(buffer), kind, shape, start, steps(shape, unit(kind)) if strides is None else strides)

    def place(self, raw: Any, kind: dtype, shape: tuple[int, ...], start: int, strides: tuple[int, ...]) -> None:
        """Look at a buffer so; steps are counted in numbers, those of records in bytes."""
        self.raw, self.dtype, self.shape, self.start, self.strides = raw, kind, shape, start, strides
        self.ndim = len(shape)
        self.cells = raw.cast(kind.code) if kind.code and kind.code != raw.format else raw

    def __array_finalize__(self, source: Any) -> None:
        """For whoever builds on this."""

    def window(self, cls: Any, kind: dtype, shape: tuple[int, ...], start: int, strides: tuple[int, ...]) -> Any:
        """Another look at the same buffer."""
        made = cls.__new__(cls)
        made.place(self.raw, kind, shape, start, strides)
        made.__array_finalize__(self)
        return made

    # What it is.

    def __class_getitem__(cls, kinds: Any) -> type[ndarray]:
        return cls

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def size(self) -> int:
        """How many there are."""
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        """Bytes of all of them."""
        return self.size * self.dtype.itemsize

    @property
    def is_whole(self) -> bool:
        """Whether it lies in one piece."""
        return self.strides == steps(self.shape, unit(self.dtype))

    # Looking at parts.

    def found(self, index: Any) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """Where an index leads: the place, and what is left of the sides."""
        start, shape, strides = self.start, [], []
        parts = index if type(index) is tuple else (index,)
        if len(parts) > self.ndim:
            raise IndexError(f"too many indices: {len(parts)} for {self.ndim} dimensions")
        for part, side, step in zip(parts, self.shape, self.strides, strict=False):
            if isinstance(part, slice):
                first, last, by = part.indices(side)
                start += first * step
                shape.append(len(range(first, last, by)))
                strides.append(step * by)
            else:
                if not -side <= part < side:
                    raise IndexError(f"index {part} is out of bounds for {side}")
                start += (part + side if part < 0 else part) * step
        return start, (*shape, *self.shape[len(parts) :]), (*strides, *self.strides[len(parts) :])

    def field(self, name: str) -> ndarray:
        """One field of each record."""
        if name not in self.dtype.fields:
            raise ValueError(f"no field of name {name}")
        kind, at = self.dtype.fields[name]
        base, size = kind.base, 1 if kind.base.names else kind.base.itemsize
        strides = (*(step // size for step in self.strides), *steps(kind.shape, unit(base)))
        shape = self.shape + kind.shape
        return self.window(void if base.names and not shape else ndarray, base, shape, (self.start + at) // size, strides)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, str):
            part = self.field(index)
            return part if part.shape or part.dtype.names else part.cells[part.start]
        start, shape, strides = self.found(index)
        if shape:
            return self.window(type(self), self.dtype, shape, start, strides)
        return self.window(void, self.dtype, (), start, ()) if self.dtype.names else self.cells[start]

    def item(self, index: int = 0) -> Any:
        """One number of a row."""
        if index >= self.shape[0]:
            raise IndexError(f"index {index} is out of bounds for {self.shape[0]}")
        return self.cells[self.start + index * self.strides[0]]

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(len(self)))

    def __contains__(self, value: Any) -> bool:
        return any(one == value for one in self.numbers())

    def places(self) -> Iterator[int]:
        """Where each of them lies, row by row."""
        places: Any = (self.start,)
        for side, step in zip(self.shape, self.strides, strict=True):
            places = [at + n * step for at in places for n in range(side)]
        return iter(places)

    def numbers(self) -> list[Any]:
        """All of them, row by row."""
        return [self.cells[at] for at in self.places()]

    @property
    def flat(self) -> ndarray:
        """All of them as one row."""
        return self.reshape(-1)

    def reshape(self, *shape: Any) -> Any:
        """The same in other rows."""
        sides = shape[0] if isinstance(shape[0], tuple) else shape
        assert self.is_whole, "only what lies in one piece has other rows"
        rest = math.prod(side for side in sides if side >= 0)
        sides = tuple(self.size // rest if side < 0 else side for side in sides)
        return self.window(type(self), self.dtype, sides, self.start, steps(sides, unit(self.dtype)))

    def view(self, kind: Any) -> Any:
        """The same bytes as another kind of array, or of numbers."""
        if isinstance(kind, type):
            return self.window(kind, self.dtype, self.shape, self.start, self.strides)
        assert self.is_whole, "only what lies in one piece can be read otherwise"
        at = self.start * (1 if self.dtype.names else self.dtype.itemsize)
        return self.window(ndarray, kind, (self.nbytes // kind.itemsize,), at // kind.itemsize, (1,))

    # Copies.

    def tolist(self) -> Any:
        """Nested lists."""
        if self.ndim == 1 and self.dtype.code and self.strides == (1,):
            return self.cells[self.start : self.start + self.shape[0]].tolist()
        if self.ndim > 1:
            return [one.tolist() for one in self]
        return self.numbers() if self.ndim else self[()]

    def tobytes(self) -> bytes:
        """Byte for byte."""
        if not self.is_whole:
            return self.copy().tobytes()
        at = self.start * (1 if self.dtype.names else self.dtype.itemsize)
        return bytes(self.raw[at : at + self.nbytes])

    def copy(self) -> Any:
        """The same once more."""
        made = type(self).__new__(type(self))
        made.place(memoryview(bytearray(max(self.nbytes, 1))), self.dtype, self.shape, 0, steps(self.shape, unit(self.dtype)))
        made.__array_finalize__(self)
        made.write(0, made.shape, made.strides, self)
        return made

    # Writing.

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, str):
            part = self.field(index)
            part.write(part.start, part.shape, part.strides, value)
        else:
            self.write(*self.found(index), value)

    def write(self, start: int, shape: tuple[int, ...], strides: tuple[int, ...], value: Any) -> None:
        """Write a number into all of them, or rows into rows."""
        if not shape:
            if self.dtype.names:
                self.raw[start : start + self.dtype.itemsize] = value.tobytes()
            else:
                self.cells[start] = value if self.dtype.code in "fd" else int(value)
            return
        side, step = shape[0], strides[0]
        if strides == steps(shape, 1) and self.lies_like(value, shape):
            self.cells[start : start + value.size] = value.cells[value.start : value.start + value.size]
            return
        if depth(value) < len(shape):
            rows: Any = (value for _ in range(side))
        elif len(value) == 1:
            rows = (value[0] for _ in range(side))
        elif len(value) == side:
            rows = value
        else:
            raise ValueError(f"{len(value)} numbers came where {side} belong")
        for n, row in enumerate(rows):
            self.write(start + n * step, shape[1:], strides[1:], row)

    def lies_like(self, value: Any, shape: tuple[int, ...]) -> bool:
        """Whether something is as many of the same numbers in one piece."""
        return (
            isinstance(value, ndarray) and value.shape == shape and value.dtype.code == self.dtype.code != "" and value.is_whole
        )

    # Sums and comparisons.

    def sum(self) -> Any:
        """All together."""
        return sum(self.numbers())

    def any(self) -> bool:
        """Whether one is not 0."""
        return any(self.numbers())

    def all(self) -> bool:
        """Whether none is 0."""
        return all_of(self.numbers())

    def compared(self, other: Any, by: Callable[[Any, Any], bool]) -> ndarray:
        """One by one, with a number or with as many."""
        theirs = flat(other) if depth(other) else [other] * self.size
        return array([by(one, two) for one, two in zip(self.numbers(), theirs, strict=True)], bool_).reshape(self.shape)

    def __eq__(self, other: object) -> Any:
        return self.compared(other, eq)

    def __ne__(self, other: object) -> Any:
        return self.compared(other, ne)

    def __lt__(self, other: Any) -> Any:
        return self.compared(other, lt)

    def __le__(self, other: Any) -> Any:
        return self.compared(other, le)

    def __gt__(self, other: Any) -> Any:
        return self.compared(other, gt)

    def __ge__(self, other: Any) -> Any:
        return self.compared(other, ge)

    __hash__ = None  # type: ignore[assignment]


class void(ndarray):
    """One record, where it lies."""


class record:
    """Whose names no field may bear: NumPy's, and those are refused where NumPy is."""


def unit(kind: dtype) -> int:
    """From one to the next: numbers are counted, records have so many bytes."""
    return kind.itemsize if kind.names else 1


def depth(value: Any) -> int:
    """How many indices lead to a number."""
    if isinstance(value, ndarray):
        return value.ndim
    return 1 + (depth(value[0]) if len(value) else 0) if isinstance(value, list | tuple | range) else 0


def flat(value: Any) -> list[Any]:
    """All numbers, row by row."""
    if isinstance(value, ndarray):
        return value.numbers()
    return list(chain.from_iterable(map(flat, value))) if depth(value) else [value]


def sides_of(value: Any) -> tuple[int, ...]:
    """How many rows of how many."""
    if isinstance(value, ndarray):
        return value.shape
    return (len(value), *(sides_of(value[0]) if len(value) else ())) if depth(value) else ()


def zeros(shape: int | tuple[int, ...], kind: Any = float64) -> ndarray:
    """So many, all of them 0."""
    kind, sides = dtype(kind), (shape,) if isinstance(shape, int) else shape
    return (ndarray if sides else void)(bytearray(max(math.prod(sides) * kind.itemsize, 1)), kind, sides)


empty = zeros


def empty_like(like: ndarray) -> ndarray:
    """As many of the same kind."""
    return zeros(like.shape, like.dtype)


def array(values: Any, kind: Any = None) -> ndarray:
    """Numbers from nested lists, or from another array."""
    numbers = flat(values)
    made = zeros(sides_of(values), kind or (float64 if any(isinstance(one, float) for one in numbers) else int64))
    for at, number in enumerate(numbers):
        made.cells[at] = made.dtype(number)
    return made


asarray = array


def frombuffer(buffer: Any, kind: dtype) -> ndarray:
    """Numbers that lie there already."""
    return ndarray(buffer, kind, (len(memoryview(buffer)) // kind.itemsize,))


def greater_equal(values: Any, least: int) -> list[bool]:
    """Which of them are not below."""
    return [one >= least for one in flat(values)]


def less_equal(values: Any, most: int) -> list[bool]:
    """Which of them are not above."""
    return [one <= most for one in flat(values)]


all = all_of
sqrt, tanh = math.sqrt, math.tanh
