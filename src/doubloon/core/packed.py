"""Rules that travel: a game's compiled functions as one WebAssembly file, which runs anywhere at once.

`make pack` writes the file (doubloon/pack); here it is loaded and called. Every entry takes one address: that of a block
of 64-bit slots in which its arguments lie and its answer is left. Arrays lie in the memory of the rules themselves: a
*bench* hands them out as NumPy arrays, and what comes from elsewhere is copied there and back.
"""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .arrays import HAS_NUMPY, np
from .errors import Error, Trap
from .folders import module_at, place_of
from .forms import Struct, decode

RUNS_HERE = HAS_NUMPY and find_spec("wasmtime") is not None
"""Whether packed rules can be run in this process."""

if TYPE_CHECKING or RUNS_HERE:
    import wasmtime

FILE = "rules.wasm"
SECTION = "doubloon"
"""The name of the section in which a file says what it is."""
PAGE = 1 << 16
MOST_MEMORY = 1 << 31
"""Bytes that one bench may hand out."""
LINE = 64
ANSWER, STATUS, TROUBLE, FIRST = range(4)
"""Slots of a block: what an entry answers, whether it went well, room for Numba's word about what went wrong, arguments."""
SLOTS = 128
SEATS = 4
ENGINE = "core.engine"
RULES = (
    "set_up", "acting", "legal", "why_not", "apply", "scores", "winners", "redeal", "observe", "evaluate", "prior",
)  # fmt: skip
"""The functions of the contract, as core/engine.py has them for one record of many."""


Call = Callable[[int], None]


class Label(Struct, frozen=True):
    """What a file says of itself."""

    game: str
    fingerprint: str
    """Of the functions it was made of."""
    sources: str
    """Of the files they stood in: where these are the same, nobody need look at the functions."""
    record: int
    """Bytes of one record."""
    entries: dict[str, str]
    """By their names the kinds of their arguments and of the answer: `i` a whole number, `f` another, `1` and `2` arrays of so
    many dimensions, `-` nothing; the answer last."""


def read_label(code: bytes) -> Label:
    """The label of a file; a file without one is none of ours."""
    return decode(find_label(code)[1], type=Label)


def find_label(code: bytes) -> tuple[int, bytes]:
    """Where the section of a file's label begins, and what it says."""
    at = 8
    while at < len(code):
        section, begins = code[at], at
        size, at = read_number(code, at + 1)
        if section == 0:
            length, start = read_number(code, at)
            if code[start : start + length] == SECTION.encode():
                return begins, code[start + length : at + size]
        at += size
    raise Error("this is WebAssembly, but none that `make pack` has written: it bears no label.")


def read_number(code: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes them (LEB128), and where it ends."""
    number, shift = 0, 0
    while True:
        byte = code[at]
        number, shift, at = number | (byte & 127) << shift, shift + 7, at + 1
        if byte < 128:
            return number, at


@cache
def machine() -> wasmtime.Engine:
    """One compiler for all rules of this process."""
    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    config.parallel_compilation = False  # its threads would be gone in a process that is forked, which would wait for them
    return wasmtime.Engine(config)


class Pack:
    """A game's file, ready to be worked with."""

    label: Label

    def __init__(self, file: Path) -> None:
        code = file.read_bytes()
        self.label = read_label(code)
        self.module = wasmtime.Module(machine(), code)

    def bench(self) -> PackedBench:
        """Rules of one's own, with a memory of their own: for one thread at a time."""
        return PackedBench(self)


class PackedBench:
    """Where packed rules work."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.store = wasmtime.Store(machine())
        exports = wasmtime.Instance(self.store, pack.module, []).exports(self.store)
        memory = exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        self.memory = memory
        self.base = ctypes.cast(memory.data_ptr(self.store), ctypes.c_void_p).value or 0
        self.top = int(exports["__heap_base"].value(self.store))
        self.used = self.top
        """Nobody has written beyond this."""
        self.calls = {name: caller(self.store, exports[name]) for name in pack.label.entries}
        self.kinds = pack.label.entries
        self.block = self.array(SLOTS, np.int64)
        self.reals = self.block.view(np.float64)
        self.block_at = self.address(self.block)

    def array(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        """An empty array in the memory of the rules; it is given back with the bench."""
        kind, used = np.dtype(kind), self.used
        size = int(np.prod(shape)) * kind.itemsize
        at = self.take(size)
        if at < used:  # beyond that nobody has written anything
            ctypes.memset(self.base + at, 0, size)
        lent = (ctypes.c_ubyte * size).from_address(self.base + at)
        lent._keeper = self.store  # memory lasts as long as anybody looks at it
        return np.frombuffer(lent, kind).reshape(shape)

    def take(self, size: int) -> int:
        """Room for so many bytes."""
        at = -(-self.top // LINE) * LINE
        self.top = at + size
        self.used = max(self.used, self.top)
        if self.top > MOST_MEMORY:
            raise Error(f"these rules may use {MOST_MEMORY >> 20} MiB of memory, and were asked for more.")
        missing = self.top - self.memory.data_len(self.store)
        if missing > 0:
            self.memory.grow(self.store, -(-missing // PAGE))
            assert ctypes.cast(self.memory.data_ptr(self.store), ctypes.c_void_p).value == self.base
        return at

    def address(self, array: Any) -> int:
        """Where in the memory of the rules an array lies; negative where it lies elsewhere."""
        at = int(array.__array_interface__["data"][0]) - self.base
        return at if 0 <= at < self.top else -1

    def take_in(self, value: Any) -> int:
        """A guest: an array from elsewhere, copied to where it lies from now on."""
        assert value.flags.c_contiguous, "only whole arrays lie in one piece"
        at = self.take(value.nbytes)
        ctypes.memmove(self.base + at, value.ctypes.data, value.nbytes)
        return at

    def give_back(self, value: Any, at: int) -> None:
        """What has become of it goes home."""
        ctypes.memmove(value.ctypes.data, self.base + at, value.nbytes)

    def call(self, entry: Any, *given: Any) -> Any:
        """Call an entry with arrays and numbers."""
        name = name_of(entry)
        kinds = self.kinds[name]
        slot, top, guests = FIRST, self.top, []
        for value, kind in zip(leaves(given), kinds[:-1], strict=True):
            if kind == "f":
                self.reals[slot] = value
            elif kind == "i":
                self.block[slot] = value
            else:
                at = self.address(value)
                if at < 0:
                    at = self.take_in(value)
                    guests.append((value, at))
                self.block[slot] = at
                self.block[slot + 1 : slot + 1 + int(kind)] = value.shape
                slot += int(kind)
            slot += 1
        self.top = top  # what guests left is nobody's from now on
        self.enter(self.calls[name])
        for value, at in guests:
            self.give_back(value, at)
        answer = kinds[-1]
        return None if answer == "-" else float(self.reals[ANSWER]) if answer == "f" else int(self.block[ANSWER])

    def enter(self, call: Call) -> None:
        """Call with the block as it is filled."""
        call(self.block_at)
        if self.block[STATUS]:
            raise Trap("a rule refused to go on, and nothing has changed.")


def leaves(given: tuple[Any, ...]) -> list[Any]:
    """All arguments, those inside tuples one by one."""
    return [leaf for one in given for leaf in (leaves(one) if isinstance(one, tuple) else [one])]


def caller(store: wasmtime.Store, function: Any) -> Call:
    """An exported function of one address, called with as little around it as there can be."""
    try:
        return quick_caller(store, function)
    except (ImportError, AttributeError):  # its private parts have other names by now
        return usual_caller(store, function)


def usual_caller(store: wasmtime.Store, function: Any) -> Call:
    """As wasmtime would have it: every argument is looked at, which takes longer than most rules do."""

    def call(at: int) -> None:
        try:
            function(store, at)
        except (wasmtime.Trap, wasmtime.WasmtimeError) as trouble:
            raise broken_off(trouble) from trouble

    return call


def quick_caller(store: wasmtime.Store, function: Any) -> Call:
    """Past wasmtime's own checks: what we pass is one number, and it is right."""
    from wasmtime import _bindings as inside

    enter = inside._wasmtime_func_call_unchecked
    pointer = ctypes.POINTER(inside.wasm_trap_t)
    given, trap = (inside.wasmtime_val_raw_t * 1)(), (pointer * 1)()
    around = (store._context(), ctypes.byref(function._func), given, 1, trap)
    read_trap, read_error = wasmtime.Trap._from_ptr, wasmtime.WasmtimeError._from_ptr

    def call(at: int) -> None:
        given[0].i32 = at
        error = enter(*around)
        if error:
            raise broken_off(read_error(error))
        if trap[0]:
            found = read_trap(ctypes.cast(trap[0], pointer))  # a pointer of its own: the place itself is emptied
            trap[0] = pointer()
            raise broken_off(found)

    return call


def broken_off(why: Exception) -> Trap:
    """What is said of rules that broke off."""
    reason = str(why).rpartition("wasm trap: ")[2].splitlines()[0]
    return Trap(f"the rules broke off, and nothing has changed: {reason}.")


def name_of(entry: Any) -> str:
    """How an entry is called in a file: by its module, whichever package that is in now, and its name."""
    function = getattr(entry, "py_func", entry)
    return f"{place_of(function.__module__)}.{function.__name__}"


def find_entry(name: str) -> Any:
    """The entry of that name; None where there is none any more."""
    module, _, function = name.rpartition(".")
    try:
        return getattr(importlib.import_module(module_at(module)), function, None)
    except ModuleNotFoundError:
        return None


class Desk:
    """One record on a bench, and the shortest way to the rules: no array is looked at but this one."""

    def __init__(self, pack: Any, layout: np.dtype[Any], room: int) -> None:
        self.pack, self.layout, self.room = pack, layout, room
        self.lay()

    def lay(self) -> None:
        """Begin at a new bench."""
        self.bench = bench = self.pack.bench()
        self.record = bench.array(self.layout.itemsize, np.uint8)
        self.out = bench.array(max(self.room, SEATS), np.int64)
        self.calls = {name: bench.calls[f"{ENGINE}.{name}_at"] for name in RULES}
        self.blank = {name: self.block_for(bench.kinds[f"{ENGINE}.{name}_at"]) for name in RULES}

    def block_for(self, kinds: str) -> tuple[Any, int]:
        """The block of a call with its arrays entered, and the slot of the first number that is to be entered."""
        block = np.zeros(SLOTS, np.int64)
        block[FIRST : FIRST + 2] = self.bench.address(self.record), 1
        last = FIRST + 3 + sum(kind == "i" for kind in kinds[2:-1])
        if "1" in kinds[1:-1]:
            block[last : last + 2] = self.bench.address(self.out), len(self.out)
        return block[: last + 2].copy(), FIRST + 3

    def ask(self, name: str, state: Any, *numbers: int) -> int:
        """An answer about a record, which stays as it is."""
        bench = self.bench
        self.record[:] = state.view(np.uint8)
        block, slot = self.blank[name]
        bench.block[: len(block)] = block
        for number in numbers:
            bench.block[slot] = number
            slot += 1
        try:
            bench.enter(self.calls[name])
        except Trap:
            self.lay()  # where rules broke off, their stack is not as they found it
            raise
        return int(bench.block[ANSWER])

    def change(self, name: str, state: Any, *numbers: int) -> None:
        """Change a record; where the rules break off it stays as it was."""
        self.ask(name, state, *numbers)
        state.view(np.uint8)[:] = self.record
