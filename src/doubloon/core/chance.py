"""Chance comes out of the state: keyed, counted, in named streams.

The n-th draw of a stream is a pure function of the key, the stream and n (Threefry, 20 rounds), so a changed
move does not reshuffle the future, anybody with the key can check every draw, and nobody without it can
foretell one. Words of 32 bits are cut off after each sum: the same answer plain, compiled and on a GPU.

A key has two numbers. Those of a table that people play fill 64 bits each, for Threefry-4x32; those of
simulations and of worlds have 32 bits each, for Threefry-2x32, which is half the work.

Undealt things are kept as *heaps*, counts by kind, and drawn when they are dealt: a pile that has no order
yet has none to give away.
"""

from __future__ import annotations

from .arrays import np
from .jit import either, rule
from .types import Array, State

WORD = 0xFFFFFFFF
PARITY = 0x1BD11BDA
MOST_ATTEMPTS = 1 << 16


def low_bits(x: int) -> int:
    """The low 32 bits of a number."""
    return x & WORD


def machine_word(x: int) -> int:
    """The low 32 bits of a number, as machines have them."""
    return np.uint32(x)  # type: ignore[return-value]


def itself(x: int) -> int:
    """A number that 32 bits can hold."""
    return x


def narrow(x: int) -> int:
    """A number that 32 bits can hold, which is half the work for a GPU."""
    return np.int32(x)  # type: ignore[return-value]


word = either(low_bits, machine_word)
small = either(itself, narrow)


@rule
def turn(x: int, by: int) -> int:
    """Rotate a 32-bit word to the left."""
    return word((x << by) | (x >> (32 - by)))


@rule
def mix(x: int, y: int, a: int, b: int, c: int, d: int) -> tuple[int, int]:
    """Four rounds of Threefry."""
    x = word(x + y)
    y = word(turn(y, a) ^ x)
    x = word(x + y)
    y = word(turn(y, b) ^ x)
    x = word(x + y)
    y = word(turn(y, c) ^ x)
    x = word(x + y)
    y = word(turn(y, d) ^ x)
    return x, y


@rule
def threefry(key0: int, key1: int, count0: int, count1: int) -> int:
    """The first word of Threefry-2x32-20 (Salmon and others, 2011)."""
    key2 = key0 ^ key1 ^ PARITY
    x, y = mix(word(count0 + key0), word(count1 + key1), 13, 15, 26, 6)
    x, y = mix(word(x + key1), word(y + key2 + 1), 17, 29, 16, 24)
    x, y = mix(word(x + key2), word(y + key0 + 2), 13, 15, 26, 6)
    x, y = mix(word(x + key0), word(y + key1 + 3), 17, 29, 16, 24)
    x, y = mix(word(x + key1), word(y + key2 + 4), 13, 15, 26, 6)
    return word(x + key2)


@rule
def mix_wide(a: int, b: int, c: int, d: int, p: int, q: int, r: int, t: int) -> tuple[int, int, int, int]:
    """Two rounds of Threefry over four words."""
    a = word(a + b)
    b = word(turn(b, p) ^ a)
    c = word(c + d)
    d = word(turn(d, q) ^ c)
    a = word(a + d)
    d = word(turn(d, r) ^ a)
    c = word(c + b)
    b = word(turn(b, t) ^ c)
    return a, b, c, d


@rule
def threefry_wide(k0: int, k1: int, k2: int, k3: int, a: int, b: int, c: int, d: int) -> int:
    """The first word of Threefry-4x32-20 for the key k and the counters a to d (Salmon and others, 2011)."""
    k4 = k0 ^ k1 ^ k2 ^ k3 ^ PARITY
    a, b, c, d = mix_wide(word(a + k0), word(b + k1), word(c + k2), word(d + k3), 10, 26, 11, 21)
    a, b, c, d = mix_wide(a, b, c, d, 13, 27, 23, 5)
    a, b, c, d = mix_wide(word(a + k1), word(b + k2), word(c + k3), word(d + k4 + 1), 6, 20, 17, 11)
    a, b, c, d = mix_wide(a, b, c, d, 25, 10, 18, 20)
    a, b, c, d = mix_wide(word(a + k2), word(b + k3), word(c + k4), word(d + k0 + 2), 10, 26, 11, 21)
    a, b, c, d = mix_wide(a, b, c, d, 13, 27, 23, 5)
    a, b, c, d = mix_wide(word(a + k3), word(b + k4), word(c + k0), word(d + k1 + 3), 6, 20, 17, 11)
    a, b, c, d = mix_wide(a, b, c, d, 25, 10, 18, 20)
    a, b, c, d = mix_wide(word(a + k4), word(b + k0), word(c + k1), word(d + k2 + 4), 10, 26, 11, 21)
    a, b, c, d = mix_wide(a, b, c, d, 13, 27, 23, 5)
    return word(a + k0)


@rule
def random_word(key0: int, key1: int, count0: int, count1: int) -> int:
    """32 bits of chance; a key whose upper halves are empty is one of the narrow kind."""
    if (key0 | key1) >> 32:
        return threefry_wide(key0 & WORD, key1 & WORD, (key0 >> 32) & WORD, (key1 >> 32) & WORD, count0, count1, 0, 0)
    return threefry(key0, key1, count0, count1)


@rule
def outcome(key0: int, key1: int, stream: int, count: int, sides: int) -> int:
    """The count-th draw of a stream: a whole number below sides (up to 2**31), unbiased (Lemire, with rejection)."""
    attempt = 0
    while True:
        product = random_word(key0, key1, count, stream * MOST_ATTEMPTS + attempt) * sides
        low = product & WORD
        if low >= sides or low >= (WORD + 1) % sides:
            return product >> 32
        attempt += 1


@rule
def roll(s: State, stream: int, sides: int) -> int:
    """A whole number from 0 to sides - 1, the next of that stream."""
    number = stream + 0  # a GPU indexes with whole numbers, not with members of an enum
    count = s.drawn[number]
    s.drawn[number] = count + 1
    return outcome(s.key[0], s.key[1], number, count, sides)


@rule
def choose_kind(s: State, stream: int, heap: Array) -> int:
    """A kind from a heap, each thing in it as likely as the next."""
    left = small(0)
    for kind in range(len(heap)):
        left = small(left + heap[kind])
    at = small(roll(s, stream, left))
    passed = small(0)
    for kind in range(len(heap)):  # to the end, though the answer is known before: machines do not like to be interrupted
        at = small(at - heap[kind])
        passed = small(passed + (at >= 0))
    return passed


@rule
def draw(s: State, stream: int, heap: Array) -> int:
    """Take one thing out of a heap by chance; returns its kind."""
    kind = choose_kind(s, stream, heap)
    heap[kind] -= 1
    return kind


@rule
def count_bits(mask: int) -> int:
    """How many members a set (bit mask) has."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def lowest_bit(mask: int) -> int:
    """The least member of a set that is not empty."""
    n = 0
    while not (mask >> n) & 1:
        n += 1
    return n


@rule
def draw_lot(s: State, stream: int, mask: int) -> int:
    """One member of a set (bit mask), by chance."""
    for _ in range(roll(s, stream, count_bits(mask))):
        mask &= mask - 1
    return lowest_bit(mask)


@rule
def seed_chance(s: State, key: int) -> None:
    """Begin all streams anew from a narrow key of up to 63 bits."""
    s.key[0] = key & WORD
    s.key[1] = (key >> 32) & WORD
    for stream in range(len(s.drawn)):
        s.drawn[stream] = 0
