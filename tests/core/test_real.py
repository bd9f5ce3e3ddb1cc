"""Powers, logarithms and the like of our own: as near the truth as anybody needs, and the same to the last bit at every speed."""

from __future__ import annotations

import math
import random
from decimal import Decimal, localcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import types

from doubloon.core import Array, entry
from doubloon.core.errors import Error
from doubloon.core.jit import twin
from doubloon.core.packed import Label, Pack, name_of
from doubloon.core.real import exponential, logarithm, squash
from doubloon.pack.maker import linker, make

from ..sample import today

PLAIN = twin("core.real")
DICE = random.Random(f"real {today()}")
REALS = [
    *(DICE.uniform(-699.0, 699.0) for _ in range(500)),
    *(DICE.uniform(-1.0, 1.0) for _ in range(500)),
    *(math.copysign(2.0 ** DICE.uniform(-60.0, 9.0), DICE.random() - 0.5) for _ in range(500)),
]
WHOLE = [*range(1, 6000), *(int(2.0 ** DICE.uniform(12.0, 61.0)) for _ in range(500))]
EDGES = [0.0, -0.0, 5e-324, -5e-324, 1e-300, 700.0, 700.1, -700.0, -700.1, 1e9, -1e9, 1e308, -1e308, math.inf, -math.inf]


@entry
def reckon(reals: Array, whole: Array, powers: Array, logs: Array, tanhs: Array) -> None:
    """All three, of all of them."""
    for n in range(len(reals)):
        powers[n] = exponential(reals[n])
        tanhs[n] = squash(reals[n])
    for n in range(len(whole)):
        logs[n] = logarithm(whole[n])


def asked() -> tuple[Any, ...]:
    """What an entry is called with, and room for its answers."""
    reals, whole = np.array(REALS + EDGES), np.array(WHOLE)
    return reals, whole, np.zeros(len(reals)), np.zeros(len(whole)), np.zeros(len(reals))


def plain() -> list[bytes]:
    """What the plain rules say, to the last bit."""
    powers = [PLAIN.exponential(x) for x in REALS + EDGES]
    tanhs = [PLAIN.squash(x) for x in REALS + EDGES]
    return [np.array(told, np.float64).tobytes() for told in (powers, [PLAIN.logarithm(n) for n in WHOLE], tanhs)]


def test_compiled_says_the_same_to_the_last_bit() -> None:
    given = asked()
    reckon(*given)
    assert [told.tobytes() for told in given[2:]] == plain()


def has_linker() -> bool:
    """Whether rules can be packed here."""
    try:
        return bool(linker())
    except Error:
        return False


@pytest.mark.skipif(not has_linker(), reason="nobody can pack here; search trees agree without")
def test_packed_says_the_same_to_the_last_bit(tmp_path: Path) -> None:
    numbers, whole = types.Array(types.float64, 1, "C"), types.Array(types.int64, 1, "C")
    file = tmp_path / "real.wasm"
    calls = {name_of(reckon): (reckon, (numbers, whole, numbers, numbers, numbers))}
    file.write_bytes(make(Label("real", "", "", 0, {}), calls))
    given = asked()
    Pack(file).bench().call(reckon, *given)
    assert [told.tobytes() for told in given[2:]] == plain()


def off_by(told: float, true: Decimal) -> Decimal:
    """By how many of its last digits a number is off."""
    return abs(Decimal(told) - true) / Decimal(math.ulp(float(true)))


def test_powers_and_logarithms_are_off_by_a_digit_or_two() -> None:
    with localcontext(prec=40):
        assert max(off_by(float(PLAIN.exponential(x)), Decimal(x).exp()) for x in REALS) < 2
        assert max(off_by(float(PLAIN.logarithm(n)), Decimal(n).ln()) for n in WHOLE[1:]) < 3


def test_the_tangent_is_off_by_next_to_nothing() -> None:
    assert max(abs(PLAIN.squash(x) - math.tanh(x)) for x in REALS) < 4e-16


def test_more_is_never_less() -> None:
    for function, given in ((PLAIN.exponential, REALS + EDGES), (PLAIN.logarithm, WHOLE), (PLAIN.squash, REALS + EDGES)):
        told = [function(one) for one in sorted(given)]
        assert told == sorted(told)


def test_at_the_edges() -> None:
    assert PLAIN.exponential(0.0) == PLAIN.exponential(-0.0) == 1.0
    assert PLAIN.exponential(-math.inf) == PLAIN.exponential(-1e308) == PLAIN.exponential(-700.1) == 0.0
    assert PLAIN.exponential(math.inf) == PLAIN.exponential(1e308) == PLAIN.exponential(700.0) < math.inf
    assert PLAIN.logarithm(1) == 0.0
    assert (PLAIN.squash(0.0), PLAIN.squash(math.inf), PLAIN.squash(-math.inf)) == (0.0, 1.0, -1.0)
    assert PLAIN.squash(-0.3) == -PLAIN.squash(0.3)
