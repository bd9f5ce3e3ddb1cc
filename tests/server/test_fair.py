"""Fair chance: what is promised, what everybody adds, what comes of it."""

from __future__ import annotations

import hashlib
import hmac
import json

from doubloon.core.keys import WIDE
from doubloon.server.table import fair

SECRET = "ab" * 32


def test_a_secret_is_bound_by_its_commitment() -> None:
    assert fair.commitment(SECRET) == fair.commitment(SECRET) != fair.commitment("cd" * 32)
    assert len({fair.new_secret() for _ in range(100)}) == 100


def test_everything_agreed_on_decides_the_seed() -> None:
    agreed = (SECRET, "table", "jackal", {"island": 1, "kids": "no"}, ["a", "b"])
    first = fair.table_seed(*agreed)
    assert fair.table_seed(SECRET, "table", "jackal", {"kids": "no", "island": 1}, ["a", "b"]) == first, (
        "the order of options is none"
    )
    changed = [
        ("cd" * 32, *agreed[1:]),
        (SECRET, "other", *agreed[2:]),
        (SECRET, "table", "martinique", *agreed[3:]),
        (*agreed[:3], {"island": 2, "kids": "no"}, ["a", "b"]),
        (*agreed[:4], ["b", "a"]),
        (*agreed[:4], ["a", "c"]),
    ]
    assert len({first, *(fair.table_seed(*one) for one in changed)}) == 1 + len(changed)


def test_what_is_agreed_on_reads_the_same_elsewhere() -> None:
    """The checker writes what was agreed on with Python's own JSON; ours must be the same bytes, whatever people choose."""
    for text in ("line\nline", 'quote " and \\', "é §  ☠", "\t\x7f", "</script>"):
        agreed = ["table", "jackal", {"island": text, "kids": 1}, [text]]
        told = json.dumps(agreed, separators=(",", ":"), ensure_ascii=False).encode()
        seed = hmac.new(bytes.fromhex(SECRET), told, hashlib.sha256).hexdigest()
        assert fair.table_seed(SECRET, "table", "jackal", {"kids": 1, "island": text}, [text]) == seed


def test_a_wide_key_is_promised_too() -> None:
    """Whoever could choose the generator afterwards would have two games to choose from."""
    wide = WIDE + SECRET
    assert fair.commitment(wide) != fair.commitment(SECRET)
    assert fair.commitment(wide) == hashlib.sha256(WIDE.encode() + bytes.fromhex(SECRET)).hexdigest()
    narrow = fair.table_seed(SECRET, "table", "jackal", {}, ["a"])
    assert fair.table_seed(wide, "table", "jackal", {}, ["a"]) == WIDE + narrow
    assert fair.new_secret().startswith(WIDE)
