"""Taking turns: each contender has a window in each round, so that whatever slows the machine down slows all of them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

import msgspec

from ...core.errors import Error
from .contests import Contender, Contest
from .ours import CONNECT_FOUR
from .window import Window

LONGEST = 600
"""Seconds that a window may take, with the imports and the compiling before it."""
ONE_THREAD = {
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
}


class Plan(msgspec.Struct, frozen=True):
    """How long everything is measured."""

    rounds: int
    seconds: float
    core: int


class Spread(msgspec.Struct, frozen=True):
    """The middle of several numbers, and how far they lie apart."""

    middle: float
    least: float
    most: float


class Result(msgspec.Struct, frozen=True):
    """How one contender did."""

    contender: str
    ours: bool
    rates: dict[str, Spread]
    """So many a second, by unit."""
    ratios: dict[str, Spread]
    """How many times the yardstick's rate of the same round."""


class Outcome(msgspec.Struct, frozen=True):
    """How a contest went."""

    contest: Contest
    results: list[Result]
    left_out: dict[str, str]
    """Who could not be measured, and why."""


def spread(numbers: Sequence[float]) -> Spread:
    """The middle and both ends."""
    return Spread(median(numbers), min(numbers), max(numbers))


def environment() -> dict[str, str]:
    """What a window's process is told: one thread, and a cache that knows connect four's sources."""
    known = os.environ.get("DOUBLOON_GAMES", "")
    cache = {"JAX_COMPILATION_CACHE_DIR": str(Path("build/jax").resolve()), "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0"}
    return {**os.environ, **ONE_THREAD, **cache, "DOUBLOON_GAMES": known}


def environment_of(contest: Contest, contender: Contender) -> dict[str, str]:
    """The same; where connect four is played, its folder is named, so that the name of our cache tells of its sources."""
    told = environment()
    if contender.ours and contest.name.lower().startswith(CONNECT_FOUR.replace("-", " ")):
        told["DOUBLOON_GAMES"] = str(Path(__file__).parent / CONNECT_FOUR.replace("-", "_"))
    return told


def window(contest: Contest, contender: Contender, plan: Plan) -> Window:
    """Measure in a process of its own; what goes wrong there is an Error with its last words."""
    whom = (str(plan.core), str(plan.seconds), contest.name, contender.name)
    command = [sys.executable, "-m", "doubloon.survey.peers.alone", *whom]
    told = environment_of(contest, contender)
    try:
        done = subprocess.run(command, env=told, capture_output=True, text=True, timeout=LONGEST, check=False)
    except subprocess.TimeoutExpired:
        raise Error(f"it took longer than {LONGEST} seconds") from None
    if done.returncode:
        raise Error((done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"])[-1])
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=Window)


def hold(contest: Contest, plan: Plan, tell: Callable[[str], None]) -> Outcome:
    """Hold a contest: rounds in which everybody has a window, in an order that turns."""
    seen: dict[str, list[Window]] = {one.name: [] for one in contest.contenders}
    left_out: dict[str, str] = {}
    for number in range(plan.rounds):
        turn = number % len(contest.contenders)
        for contender in contest.contenders[turn:] + contest.contenders[:turn]:
            if contender.name in left_out:
                continue
            try:
                seen[contender.name].append(window(contest, contender, plan))
            except Error as trouble:
                if contender.ours or contender.name == contest.yardstick:
                    raise Error(f"{contest.name}: {contender.name} could not be measured: {trouble}") from trouble
                left_out[contender.name] = str(trouble)
            tell(f"round {number + 1} of {plan.rounds}, {contest.name}: {contender.name}")
    return Outcome(contest, [result(contest, one, seen) for one in contest.contenders if one.name not in left_out], left_out)


def result(contest: Contest, contender: Contender, seen: dict[str, list[Window]]) -> Result:
    """One contender's rates, and its ratios to the yardstick round by round."""
    own, measure = seen[contender.name], seen[contest.yardstick]
    rates, ratios = {}, {}
    for unit in contest.units:
        rates[unit] = spread([one.rate(unit) for one in own])
        ratios[unit] = spread([one.rate(unit) / by.rate(unit) for one, by in zip(own, measure, strict=True)])
    return Result(contender.name, contender.ours, rates, ratios)
