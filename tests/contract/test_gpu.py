"""The rules of every game compile for a GPU, whether or not there is one."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from numba import cuda, int8, int64

import doubloon
from doubloon.core import rule
from doubloon.lab import fleet
from doubloon.lab.gpu import parts, ptx
from doubloon.lab.gpu.pack import cargo_of, stow
from doubloon.lab.gpu.ptx import compile_ptx

from .. import sample
from ..loop.long import PAGE, is_current, read
from ..loop.pieces import kernels_of
from ..sample import due
from .cases import games

KERNELS = ("play", "ask", "begin", "step", "watch", "choose_random", "choose_promising")
"""One changed game a day has two of these: one of the first two, which hold all the rules between them, and one of the others."""
NAMES = [game.name for game in games()]


def changed() -> list[str]:
    """The games whose kernels are made of other code than in the last long run, by a fingerprint: nobody else's can be broken."""
    last = read(PAGE.read_text(encoding="utf-8"))
    ours = [game for game in games() if game.folder.is_relative_to(Path(doubloon.games.__file__).parent)]
    return [game.name for game in ours if not is_current(kernels_of(game.folder.name), last)]


def todays(names: list[str]) -> list[tuple[str, str]]:
    """Two kernels of one of these games: when `core` changes, all of them have changed."""
    turn = sample.SAMPLE // max(len(names), 1)  # when a game comes again, it meets the next two
    return [(name, part[turn % len(part)]) for name in due(names, len(names)) for part in (KERNELS[:2], KERNELS[2:])]


@pytest.mark.parametrize(("name", "kernel"), todays(changed()))
def test_rules_compile_for_a_gpu(name: str, kernel: str) -> None:
    compile_alone(name, kernel)


@pytest.mark.parametrize("many", range(1, len(NAMES) + 1))
def test_every_changed_game_meets_every_kernel_in_its_turn(many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    met = set()
    for day in range(2026001, 2026001 + 10 * many):
        monkeypatch.setattr(sample, "SAMPLE", day)
        assert [kernel in KERNELS[:2] for _, kernel in todays(NAMES[:many])] == [True, False]
        met |= set(todays(NAMES[:many]))
    assert met == {(name, kernel) for name in NAMES[:many] for kernel in KERNELS}


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kernel", KERNELS)
def test_all_rules_compile_for_a_gpu(name: str, kernel: str) -> None:
    compile_alone(name, kernel)


def compile_alone(name: str, kernel: str) -> None:
    """Compile a kernel to PTX, which is refused where it calls anything that is not in it."""
    # In a process of its own: what the CPU has compiled before must not help.
    asked = f"kernel_ptx(doubloon.game({name!r}), {kernel!r})"
    program = f"import doubloon; from doubloon.lab.gpu.kernels import kernel_ptx; print({asked}[:2000])"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert ".target sm_90" in done.stdout


@rule
def gather(n: int) -> int:
    """A rule that allocates, which no GPU can do."""
    return int(np.zeros(n).sum())


def test_a_rule_that_allocates_is_refused() -> None:
    def kernel(out):
        out[0] = gather(len(out))

    with pytest.raises(Exception, match="zeros"):
        compile_ptx(kernel, (int64[:],))


@rule
def flattened(x: np.ndarray) -> int:
    """A rule that compiles, and calls a function which is nowhere on a GPU."""
    return x.reshape(x.size)[1]


def test_a_rule_that_calls_what_no_gpu_has_is_refused() -> None:
    """It was found on a machine with a GPU, when the driver would not load it."""

    def kernel(x, out):
        out[0] = flattened(x)

    with pytest.raises(doubloon.Error, match="calls numba_attempt_nocopy_reshape, which no GPU has"):
        compile_ptx(kernel, (int8[:, ::1], int64[:]))


def test_outsiders_are_told_from_what_a_driver_brings() -> None:
    ptx.refuse_outsiders(".extern .func  (.param .b32 func_retval0) vprintf\n(\n.param .b64 p0\n);\n.func inside()\n{ ret; }")
    with pytest.raises(doubloon.Error, match="calls NRT_Free, memcpy, which"):
        ptx.refuse_outsiders(".extern .func NRT_Free\n(.param .b64 p0);\n.extern .func (.param .b64 r) memcpy\n();")


def parts_of_numba_cuda() -> list[object]:
    """Those that are replaced while kernels are compiled."""
    return [getattr(owner, name) for owner, name, _ in parts.own_parts(ptx.HOPPER)]


def test_parts_of_numba_cuda_are_put_back_however_it_ends() -> None:
    before, seen = parts_of_numba_cuda(), []

    def kernel(out):
        out[0] = 1

    def noted(*_: object, **__: object) -> None:
        seen.extend(parts_of_numba_cuda())
        raise KeyboardInterrupt

    compile_ptx(kernel, (int64[:],))
    assert parts_of_numba_cuda() == before
    with pytest.MonkeyPatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(cuda, "compile_ptx", noted)
        compile_ptx(kernel, (int64[:],))
    assert parts_of_numba_cuda() == before and all(one != other for one, other in zip(seen, before, strict=True))


def test_another_numba_cuda_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    before, seen = parts_of_numba_cuda(), []
    monkeypatch.setattr(metadata, "version", lambda _: "0.99.0")
    monkeypatch.setattr(cuda, "compile_ptx", lambda *_, **__: (seen.extend(parts_of_numba_cuda()) or ".entry k()\n{", None))
    try:
        with pytest.warns(UserWarning, match=r"numba-cuda 0\.99\.0 is not the 0\.30\.x whose insides are known"):
            importlib.reload(ptx)
        assert ".maxnreg 64" in ptx.compile_ptx(gather, ()) and seen == before
    finally:
        monkeypatch.undo()
        importlib.reload(ptx)


# Every kernel of every game takes minutes. What can be seen without compiling is looked at in every rule, every day.

CASTS = ("bool_", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float32", "float64")
METHODS = ("all", "any", "sum")
"""What a rule may ask of an array. Most else allocates, or calls a function that no GPU has."""


def sources() -> list[Path]:
    """Every file that holds rules which a GPU runs."""
    folders = [doubloon.game(name).folder for name in NAMES]
    core = Path(doubloon.core.__file__).parent
    return sorted({*core.glob("*.py"), *(file for folder in folders for file in folder.rglob("*.py")), Path(fleet.__file__)})


def strange_calls(source: str) -> Iterator[tuple[int, str]]:
    """Where rules call a method, or something of NumPy's, that is not known to run on a GPU."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and any(getattr(mark, "id", "") == "rule" for mark in function.decorator_list):
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
                    of_numpy = getattr(call.func.value, "id", "") == "np"
                    if call.func.attr not in (CASTS if of_numpy else METHODS):
                        yield call.lineno, ast.unparse(call.func)


def test_rules_call_nothing_that_a_gpu_may_lack() -> None:
    found = [f"{file}:{line} calls {name}" for file in sources() for line, name in strange_calls(file.read_text("utf-8"))]
    assert not found, f"compile its kernels, then add it to METHODS: {found}"


def test_a_strange_call_is_found() -> None:
    told = "@rule\ndef f(s):\n    g(s.coins.reshape(4)); np.int32(3); s.coins.sum()\n    return np.zeros(3)\n"
    assert sorted(strange_calls(told)) == [(3, "s.coins.reshape"), (4, "np.zeros")]
    assert not list(strange_calls(told.replace("@rule", "@other")))
    assert len(sources()) > 10 * len(NAMES)


@pytest.mark.parametrize("method", METHODS)
def test_what_rules_may_ask_is_on_a_gpu(method: str) -> None:
    asked = rule(eval(f"lambda x: x.{method}()"))

    def kernel(x, out):
        out[0] = asked(x)

    compile_ptx(kernel, (int8[:, ::1], int64[:]))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_packed_is_unpacked(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder that is taken to a machine with a GPU says all of the game but its rules, and those are the PTX."""
    monkeypatch.setitem(sys.modules, "cupy", ModuleType("cupy"))
    monkeypatch.delitem(sys.modules, "doubloon.lab.gpu.launch", raising=False)
    launch = importlib.import_module("doubloon.lab.gpu.launch")
    game = doubloon.game(name)
    cargo = cargo_of(game, game.blank(game.seats[0]), game.seats[0], kernels=())
    stow({**cargo, "ptx": {"begin": ".entry begin()"}}, tmp_path)
    found = launch.unpacked(tmp_path)
    assert found["layout"] == game.layout and found["size"] == game.layout.itemsize == len(found["blank"])
    assert found["blank"] == game.blank(game.seats[0]).tobytes() and found["ptx"] == {"begin": ".entry begin()"}
    assert (found["moves"], found["observation"]) == (len(game.numbering), game.observation_size) and found["commit"]


MODULE = """
define void @"kernel"(i64 %a) {
  %1 = call i32 @"once"(i64 %a)
  %2 = call i32 @"twice"(i64 %a)
  %3 = call i32 @"twice"(i64 %a)
  ret void
}
define linkonce_odr i32 @"once"(i64 %a) {
LONG
}
define linkonce_odr i32 @"twice"(i64 %a) alwaysinline {
LONG
}
""".replace("LONG", "  ret i32 0\n" * (parts.LONG + 1))


def test_what_is_long_and_called_twice_stays_one_function() -> None:
    (text,) = parts.slim([MODULE, MODULE])
    assert '@"once"(i64 %a) alwaysinline {' in text and '@"twice"(i64 %a) noinline {' in text
    assert 'define void @"kernel"(i64 %a) {' in text
