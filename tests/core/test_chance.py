"""Chance: the published generator, fair dice, streams that do not disturb one another."""

from __future__ import annotations

import math
from collections import Counter
from types import SimpleNamespace

import numpy as np
import pytest

from doubloon.core import chance
from doubloon.core.jit import entry, twin
from doubloon.core.keys import key_words, new_seed, table_key

PLAIN = twin("core.chance")


@entry
def compiled_outcomes(key0, key1, stream, sides, out):
    for count in range(len(out)):
        out[count] = chance.outcome(key0, key1, stream, count, sides)


def outcomes(stream: int, sides: int, number: int, key: tuple[int, int] = (1, 2)) -> np.ndarray:
    out = np.zeros(number, np.int64)
    compiled_outcomes(*key, stream, sides, out)
    return out


@pytest.mark.parametrize(
    ("counter", "key", "word"),
    [  # the known answers that come with the generator's reference code (Random123)
        ((0, 0), (0, 0), 0x6B200159),
        ((0xFFFFFFFF, 0xFFFFFFFF), (0xFFFFFFFF, 0xFFFFFFFF), 0x1CB996FC),
        ((0x243F6A88, 0x85A308D3), (0x13198A2E, 0x03707344), 0xC4923A9C),
    ],
)
def test_the_generator_gives_its_known_answers(counter, key, word) -> None:
    assert PLAIN.threefry(*key, *counter) == word


@pytest.mark.parametrize(
    ("counter", "key", "word"),
    [
        ((0, 0, 0, 0), (0, 0, 0, 0), 0x9C6CA96A),
        ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 4, 0x2A881696),
        ((0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344), (0xA4093822, 0x299F31D0, 0x082EFA98, 0xEC4E6C89), 0x59CD1DBB),
    ],
)
def test_the_wide_generator_gives_its_known_answers(counter, key, word) -> None:
    assert PLAIN.threefry_wide(*key, *counter) == word


KEYS = [(5, 6), (5 << 32 | 7, 6), (5, -6 << 32), (-1, -1)]
"""One narrow, and three wide."""


@pytest.mark.parametrize("key", KEYS)
def test_plain_and_compiled_draw_alike(key: tuple[int, int]) -> None:
    for sides in (2, 3, 6, 54, 1000, 2_000_000_000):
        plain = [PLAIN.outcome(*key, 1, count, sides) for count in range(200)]
        assert plain == outcomes(1, sides, 200, key).tolist()


def test_every_bit_of_a_wide_key_counts() -> None:
    """128 bits: a key that differs in one of them, upper halves or lower, draws something else."""
    whole = (0x0123456789ABCDEF, 0x7EDCBA9876543210)
    drawn = {tuple(outcomes(0, 1000, 8, whole).tolist())}
    for half in range(2):
        for bit in range(64):
            other = whole[half] ^ (1 << bit)
            key = list(whole)
            key[half] = other - (1 << 64) if other >= 1 << 63 else other
            drawn.add(tuple(outcomes(0, 1000, 8, tuple(key)).tolist()))
    assert len(drawn) == 129


def test_seeds_that_nobody_named_have_keys_of_128_bits_and_older_ones_keep_theirs() -> None:
    assert table_key("jackal", "test") == key_words("jackal", "test"), "what was ever seeded stays as it was"
    keys = [table_key("jackal", new_seed()) for _ in range(200)]
    for half in range(2):
        halves = [key[half] for key in keys]
        assert all(-(1 << 63) <= one < 1 << 63 for one in halves)
        assert all(0 < sum(one >> bit & 1 for one in halves) < 200 for bit in range(64)), "each bit varies"
    seed = new_seed()
    assert table_key("jackal", seed) != table_key("martinique", seed)


@pytest.mark.parametrize("sides", [2, 6, 18, 54])
def test_dice_are_fair(sides: int) -> None:
    rolls = 120_000
    counts = np.bincount(outcomes(0, sides, rolls), minlength=sides)
    expected = rolls / sides
    chi2 = float(((counts - expected) ** 2 / expected).sum())
    freedom = sides - 1
    assert abs(chi2 - freedom) < 4.5 * math.sqrt(2 * freedom) + 2, f"chi-square {chi2:.1f} with {freedom} degrees of freedom"


def test_neither_pairs_nor_streams_hang_together() -> None:
    one, two = outcomes(0, 6, 60_000), outcomes(1, 6, 60_000)
    for a, b in ((one[:-1], one[1:]), (one, two)):
        table = np.bincount(a * 6 + b, minlength=36)
        expected = len(a) / 36
        assert float(((table - expected) ** 2 / expected).sum()) < 35 + 4.5 * math.sqrt(70)


def test_too_many_sides_for_even_shares_are_rejected_not_folded() -> None:
    # 3 * 2**29 sides: without rejection some numbers would come up half as often again as others.
    draws = outcomes(0, 3 << 29, 60_000)
    low = int((draws % 3 == 0).sum())
    assert abs(low - 20_000) < 5 * math.sqrt(60_000 * 2 / 9)


def test_a_heap_is_drawn_until_it_is_empty_each_thing_once() -> None:
    s = SimpleNamespace(key=[3, 4], drawn=[0])
    heap = [2, 0, 3, 1]
    drawn = Counter(PLAIN.draw(s, 0, heap) for _ in range(6))
    assert drawn == {0: 2, 2: 3, 3: 1}
    assert heap == [0, 0, 0, 0]
    assert s.drawn == [6]


def test_a_lot_is_a_member_of_the_set() -> None:
    s = SimpleNamespace(key=[3, 4], drawn=[0])
    lots = Counter(PLAIN.draw_lot(s, 0, 0b1011000) for _ in range(900))
    assert set(lots) == {3, 4, 6}
    assert min(lots.values()) > 200


def test_a_stream_does_not_disturb_another() -> None:
    quiet, busy = SimpleNamespace(key=[7, 8], drawn=[0, 0]), SimpleNamespace(key=[7, 8], drawn=[0, 0])
    for _ in range(5):
        PLAIN.roll(busy, 1, 6)
    assert [PLAIN.roll(quiet, 0, 6) for _ in range(20)] == [PLAIN.roll(busy, 0, 6) for _ in range(20)]
