"""Every level takes its own time."""

from __future__ import annotations

import time

import pytest

import doubloon
from doubloon.bots import BOTS, bot, captain, own_time


def test_an_admiral_takes_four_times_as_long_as_a_captain() -> None:
    assert [own_time(bot(name), 0.1) for name in BOTS] == pytest.approx([0.1, 0.1, 0.1, 0.4])


def test_whoever_is_told_nothing_takes_his_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(captain, "SECONDS", 0.02)
    table = doubloon.game("martinique").start(seed="own time")
    seat = table.acting[0]
    bot("captain").choose(table.world(seat), seat)  # so that nobody waits for the rules
    began = time.perf_counter()
    bot("admiral").choose(table.world(seat), seat)
    assert time.perf_counter() - began > 0.05


def test_whoever_is_given_a_time_keeps_to_it() -> None:
    table = doubloon.game("martinique").start(seed="own time")
    seat = table.acting[0]
    advice = bot("admiral:0.03s").advise(table.world(seat), seat)
    assert advice.seconds < 1.0
