"""What is written into a list of moves."""

from __future__ import annotations

from doubloon.core.jit import twin

offer = twin("core.rows").offer


def test_a_candidate_is_written_if_nothing_speaks_against_it() -> None:
    out = [-1] * 3
    assert offer(out, 0, 7, 0) == 1
    assert offer(out, 1, 8, 303) == 1
    assert offer(out, 1, 9, 0) == 2
    assert out == [7, 9, -1]
