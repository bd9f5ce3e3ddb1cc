"""Make a game's file: Numba's own code for its entries, linked, made into WebAssembly, and labelled."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import msgspec
from numba import types

from ..core.errors import Error
from ..core.packed import ANSWER, FIRST, SECTION, STATUS, TROUBLE, Label, find_label
from ..core.parts import rule

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint"
STACK = 1 << 19
LINKERS = ("wasm-ld", "wasm-ld-19", "wasm-ld-20", "wasm-ld-18", "wasm-ld-14")
Calls = dict[str, tuple[Any, tuple[Any, ...]]]
"""Entries by their names, with the types they are called with."""


def compile_entry(entry: Any, signature: tuple[Any, ...]) -> tuple[Any, Any]:
    """An entry with all it calls, as linked code that no processor has had a say in, and what it answers."""
    made: Any = rule(entry.py_func)
    made.compile(signature)
    [overload] = made.overloads.values()
    overload.library._ensure_finalized()
    return overload.library._final_module, overload


def kind_of(one: Any) -> str:
    """The letter of an argument or an answer."""
    if isinstance(one, types.Array):
        if one.layout != "C":
            raise Error(f"an entry takes whole arrays, one line after another, and was given {one}.")
        return str(one.ndim)
    if one == types.none:
        return "-"
    return "f" if isinstance(one, types.Float) else "i"


def leaves(signature: tuple[Any, ...]) -> list[Any]:
    """The types of all arguments, those inside named tuples one by one, as Numba hands them on."""
    return [leaf for one in signature for leaf in (leaves(tuple(one.types)) if isinstance(one, types.BaseTuple) else [one])]


def wrapper(name: str, target: str, signature: tuple[Any, ...]) -> str:
    """An exported function that reads its arguments from a block and leaves its answer there, in LLVM's language."""
    lines, passed, slot = [], ["ptr %answer", "ptr %trouble"], FIRST

    def load(at: int) -> str:
        lines.append(f"  %p{at} = getelementptr i64, ptr %block, i64 {at}\n  %v{at} = load i64, ptr %p{at}")
        return f"%v{at}"

    for one in leaves(signature):
        first = load(slot)
        if isinstance(one, types.Array):
            shape = [load(slot + 1 + n) for n in range(one.ndim)]
            size = element_size(one.dtype)
            lines.append(f"  %d{slot} = inttoptr i64 {first} to ptr")
            strides: list[str] = []
            total = str(size)
            for n in reversed(range(one.ndim)):
                strides.insert(0, total)
                lines.append(f"  %s{slot}_{n} = mul i64 {total}, {shape[n]}")
                total = f"%s{slot}_{n}"
            lines.append(f"  %n{slot} = sdiv i64 {total}, {size}")
            passed += ["ptr null", "ptr null", f"i64 %n{slot}", f"i64 {size}", f"ptr %d{slot}"]
            passed += [f"i64 {one}" for one in [*shape, *strides]]
            slot += one.ndim
        elif isinstance(one, types.Float):
            lines.append(f"  %f{slot} = bitcast i64 {first} to double")
            passed.append(f"double %f{slot}")
        elif one == types.boolean:
            lines.append(f"  %b{slot} = trunc i64 {first} to i8")
            passed.append(f"i8 %b{slot}")
        else:
            passed.append(f"i64 {first}")
        slot += 1
    kinds = [one.rsplit(" ", 1)[0] for one in passed]
    body = "\n".join(lines)
    return f"""
declare i32 @"{target}"({", ".join(kinds)})

define void @"{name}"(ptr %block) {{
  %answer = getelementptr i64, ptr %block, i64 {ANSWER}
  %trouble = getelementptr i64, ptr %block, i64 {TROUBLE}
  %status_at = getelementptr i64, ptr %block, i64 {STATUS}
{body}
  %status = call i32 @"{target}"({", ".join(passed)})
  %wide = sext i32 %status to i64
  store i64 %wide, ptr %status_at
  ret void
}}
"""


def element_size(kind: Any) -> int:
    """Bytes of one element."""
    return kind.size if isinstance(kind, types.Record) else 1 if kind == types.boolean else kind.bitwidth // 8


def for_the_target(code: str, machine: Any) -> str:
    """The same code, told that it is for another machine: pointers shrink, whole numbers stay 64 bits wide."""
    code = re.sub(r'target datalayout = ".*"', f'target datalayout = "{machine.target_data}"', code)
    code = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', code)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    return code.replace(" = common ", " = internal ")  # WebAssembly has no common symbols


def make(label: Label, entries: Calls) -> bytes:
    """The file of a game, from its entries and the types they are called with."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    whole, kinds = None, {}
    for name, (entry, signature) in entries.items():
        code, made = compile_entry(entry, signature)
        part = llvm.parse_assembly(for_the_target(str(code), machine))
        told = wrapper(name, made.fndesc.llvm_func_name, signature)
        part.link_in(llvm.parse_assembly(for_the_target(f'target datalayout = ""\ntarget triple = ""\n{told}', machine)))
        kinds[name] = "".join(map(kind_of, (*leaves(signature), made.signature.return_type)))
        if whole is None:
            whole = part
        else:
            whole.link_in(part)
    assert whole is not None
    for one in whole.functions:
        if not one.is_declaration:
            one.linkage = "external" if one.name in entries else "internal"
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(whole, builder)
    return labelled(link(machine.emit_object(whole), list(entries)), msgspec.structs.replace(label, entries=kinds))


def linker() -> list[str]:
    """The command that links WebAssembly."""
    if importlib.util.find_spec("ziglang") is not None:  # of which our lock says the version
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    found = next(filter(None, map(shutil.which, LINKERS)), None)
    if found is None:
        raise Error("packing rules needs wasm-ld: `pip install ziglang`, or Debian's lld-19.")
    return [found]


def link(code: bytes, exports: list[str]) -> bytes:
    """Give functions and tables their places; the stack comes first, so that one that grows too far is noticed."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        source.write_bytes(code)
        flags = ["--no-entry", "--stack-first", "-z", f"stack-size={STACK}", "--strip-all", "--export=__heap_base"]
        names = [f"--export={name}" for name in exports]
        done = subprocess.run(
            [*linker(), *flags, *names, str(source), "-o", str(target)], capture_output=True, text=True, env=os.environ
        )
        if done.returncode:
            raise Error(f"wasm-ld refused these rules: {done.stderr.strip()}")
        return target.read_bytes()


def labelled(code: bytes, label: Label) -> bytes:
    """The file with its label as a section of its own, at the end."""
    body = number(len(SECTION)) + SECTION.encode() + msgspec.json.encode(label)
    return code + b"\0" + number(len(body)) + body


def relabelled(code: bytes, label: Label) -> bytes:
    """The same file with another label."""
    return labelled(code[: find_label(code)[0]], label)


def number(value: int) -> bytes:
    """A number as WebAssembly writes them (LEB128)."""
    written = bytearray()
    while True:
        value, low = value >> 7, value & 127
        written.append(low | (128 if value else 0))
        if not value:
            return bytes(written)
