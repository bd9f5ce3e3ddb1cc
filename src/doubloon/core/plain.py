"""What plain mode runs on: the same records, with every index and every stored value checked.

NumPy wraps 127 + 1 in an int8 and reads index -1 as the last; both would hide a broken rule. Here numbers
have no width while one reckons with them, and storing one that its field cannot hold is an error.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .arrays import HAS_NUMPY, np
from .jit import PLAIN


@cache
def limits(kind: np.dtype[Any]) -> tuple[int, int]:
    """The least and the most that a field of this kind holds."""
    info = np.iinfo(kind)
    return int(info.min), int(info.max)


def refuse_negative(index: Any) -> None:
    """Index -1 means the last one in Python and a mistake in a rule."""
    for part in index if type(index) is tuple else (index,):
        if not isinstance(part, slice) and part < 0:
            raise IndexError(f"a rule used the negative index {part}")


class PlainArray(np.ndarray[Any, Any]):
    """64-bit numbers that refuse negative indices and values too big for the field they stand for."""

    least: int
    most: int

    @classmethod
    def of(cls, values: Any, kind: np.dtype[Any]) -> PlainArray:
        """A widened copy that remembers how narrow its field is."""
        array = np.array(values, np.int64).view(cls)
        array.least, array.most = limits(kind)
        return array

    def __array_finalize__(self, source: Any) -> None:
        self.least = getattr(source, "least", -(1 << 63))
        self.most = getattr(source, "most", (1 << 63) - 1)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int) and index >= 0 and self.ndim == 1:
            return self.item(index)  # most reads are such, and this is the quickest way
        refuse_negative(index)
        item = super().__getitem__(index)
        return item if isinstance(item, np.ndarray) else int(item)

    def __setitem__(self, index: Any, value: Any) -> None:
        refuse_negative(index)
        if not self.fits(value):
            raise OverflowError(f"a rule stored {value} where {self.least} to {self.most} fit")
        super().__setitem__(index, value)

    def fits(self, value: Any) -> bool:
        """Whether the field can hold the number, or each of them."""
        if isinstance(value, int):
            return self.least <= value <= self.most
        return bool(np.all(np.greater_equal(value, self.least)) and np.all(np.less_equal(value, self.most)))


class PlainRecord:
    """One record in plain mode: scalars are Python ints, arrays are PlainArrays, records nest; each is made when asked for."""

    def __init__(self, layout: np.dtype[Any], row: Any) -> None:
        self.__dict__["layout"] = layout
        self.__dict__["_row"] = row.copy()

    def __getattr__(self, name: str) -> Any:
        kind = self.__dict__["layout"].fields.get(name)
        if kind is None:
            raise AttributeError(f"a record has no field {name!r}")
        value = self.__dict__["_row"][name]
        made: Any
        if kind[0].names:
            made = PlainRecord(kind[0], value)
        elif kind[0].subdtype:
            made = PlainArray.of(value, kind[0].base)
        else:
            made = int(value)
        self.__dict__[name] = made
        return made

    def __setattr__(self, name: str, value: Any) -> None:
        kind = self.layout.fields.get(name)
        if kind is None or kind[0].names or kind[0].subdtype:
            raise AttributeError(f"a record has no number {name!r} to set")
        least, most = limits(kind[0])
        if not least <= value <= most:
            raise OverflowError(f"a rule stored {value} in {name!r}, where {least} to {most} fit")
        self.__dict__[name] = int(value)

    def copy(self) -> PlainRecord:
        """The same record once more, to try something on."""
        rows = np.zeros(1, self.layout)
        self.store(rows[0])
        return PlainRecord(self.layout, rows[0])

    def store(self, row: Any) -> None:
        """Write everything back into a row of a narrow array."""
        for name in self.layout.names or ():
            value = self.__dict__.get(name)
            if value is None:
                row[name] = self._row[name]
            elif isinstance(value, PlainRecord):
                value.store(row[name])
            else:
                row[name] = value


class Row(list[int]):
    """A row of whole numbers, to be read as an array is."""

    __slots__ = ()

    def sum(self) -> int:
        """All of them together."""
        return sum(self)

    def tolist(self) -> list[int]:
        """A list to change."""
        return list(self)


class Rows(list[Any]):
    """Rows of numbers, or of rows, to be read as an array is."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        if type(index) is tuple:
            return list.__getitem__(self, index[0])[index[1] if len(index) == 2 else index[1:]]
        return list.__getitem__(self, index)

    def sum(self) -> int:
        """All of them together."""
        return sum(map(sum if type(self[0]) is Row else Rows.sum, self))

    def tolist(self) -> list[Any]:
        """Lists to change."""
        return [one.tolist() for one in self]


def rows(values: list[Any]) -> Row | Rows:
    """Nested lists as rows."""
    if not values or type(values[0]) is not list:
        return Row(values)
    return Rows(map(Row if type(values[0][0]) is int else rows, values))


class ReadRecord:
    """One record, only to be read, and several times as fast: numbers and rows of numbers, and no index is checked."""

    def __init__(self, row: Any) -> None:
        self.__dict__["_row"] = row

    def __getattr__(self, name: str) -> Any:
        own = self.__dict__
        try:
            value = own["_row"][name]
        except ValueError:
            raise AttributeError(f"a record has no field {name!r}") from None
        if type(value) is np.ndarray:
            own[name] = rows(value.tolist())
        else:
            own[name] = ReadRecord(value) if type(value) is np.void else int(value)
        return own[name]


class PlainStates:
    """An array of records in plain mode, for code that compiled runs over `states[i]`."""

    def __init__(self, layout: np.dtype[Any], states: Any) -> None:
        self.layout = layout
        self.rows = [PlainRecord(layout, row) for row in states]

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, index: int) -> PlainRecord:
        refuse_negative(index)
        return self.rows[index]

    def __setitem__(self, index: int, record: PlainRecord) -> None:
        """Copy, as `states[i] = states[j]` does compiled."""
        row = np.zeros(1, self.layout)
        record.store(row[0])
        self.rows[index] = PlainRecord(self.layout, row[0])

    def store(self, states: Any) -> None:
        """Write everything back into a narrow array."""
        for record, row in zip(self.rows, states, strict=True):
            record.store(row)


class PlainRows:
    """Records of another kind than a game's, such as the nodes of a tree, read and written where they lie."""

    def __init__(self, rows: Any) -> None:
        self.rows = rows

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, index: int) -> PlainRow:
        refuse_negative(index)
        return PlainRow(self.rows[index])


class PlainRow:
    """One of them: its numbers are wide while one reckons with them."""

    def __init__(self, row: Any) -> None:
        self.__dict__["row"] = row

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__["row"][name]
        return WideArray(value) if isinstance(value, np.ndarray) else value.item() if hasattr(value, "item") else value

    def __setattr__(self, name: str, value: Any) -> None:
        self.row[name] = value


class WideArray:
    """Several numbers of such a record."""

    def __init__(self, values: Any) -> None:
        self.values = values

    def __getitem__(self, index: int) -> Any:
        refuse_negative(index)
        value = self.values[index]
        return value.item() if hasattr(value, "item") else value

    def __setitem__(self, index: int, value: Any) -> None:
        refuse_negative(index)
        self.values[index] = value


def lookup(values: Any, kind: str = "i8") -> Any:
    """A table that rules look things up in: as narrow as its kind when compiled, widened and guarded when plain.

    `1 << TABLE[k]` of an int8 table is 0 in NumPy, silently.
    """
    if PLAIN or not HAS_NUMPY:
        return PlainArray.of(values, np.dtype("i8"))
    return values if isinstance(values, np.ndarray) else np.array(values, kind)
