"""Mutants before their judges: the game's own tests in plain Python, collected once, and a process forked for each mutant.

There one rule gets other code in place. Rules of the plain twin are ordinary functions, and whoever imported one holds the
same function, so everybody meets the change. A test is asked only if it runs a line of the changed place in the unchanged
game: to any other test both games are one. What runs before the first test, while modules are imported and tests collected,
counts for all of them. Each test is measured by itself, with its own fixtures.
"""

from __future__ import annotations

import enum
import os
import pickle
import signal
import sys
import tempfile
import time
import traceback
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

import pytest
from coverage import Coverage

from .changes import Mutant

SLOWEST, LEAST_SECONDS = 10, 2.0
"""A test that takes so many times as long as it did, and so many seconds more, goes on for ever: noticed, by the clock."""
BEFORE = "before the first test"
BROKEN = 70
"""How a process ends where this tool itself fails."""

Hear = Callable[[Mutant, "Verdict"], None]
"""Told of each mutant as it ends what became of it."""


class Verdict(enum.Enum):
    """What became of a mutant, by how its process ended."""

    SURVIVED = 0
    NOTICED = 1
    IDLE = 2
    ENDLESS = -signal.SIGPROF


@dataclass(frozen=True)
class Judge:
    """A test, how many seconds it takes a processor, and the lines of rules that it runs."""

    item: Any
    seconds: float
    lines: set[tuple[str, int]]

    def cites(self, paragraphs: frozenset[str]) -> bool:
        """Whether it says that it is about one of them."""
        return any(paragraph in (self.item.obj.__doc__ or "") for paragraph in paragraphs)

    def run(self) -> None:
        """As pytest would, warnings and all, from the first fixture to the last."""
        self.item.ihook.pytest_runtest_protocol(item=self.item, nextitem=None)


def try_all(game: str, mutants: list[Mutant], hear: Hear) -> None:
    """Collect the game's own tests and the pinned games, and ask them about each mutant."""
    os.environ.update(DOUBLOON_PLAIN="1", DOUBLOON_TEST_GAMES=game, DOUBLOON_SAMPLE="0")
    told = ["-x", "-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "not lines_of_play"]
    if pytest.main([*told, f"tests/games/{game}", "tests/contract/test_pins.py"], plugins=[Court(game, mutants, hear)]):
        raise SystemExit(f"the tests of {game} cannot be asked")


class Court:
    """A plugin of pytest that asks the tests about mutants where others would run them."""

    def __init__(self, game: str, mutants: list[Mutant], hear: Hear) -> None:
        self.game, self.mutants, self.hear, self.measuring = game, mutants, hear, False
        self.files = sorted({str(mutant.file) for mutant in mutants})
        self.watch = Coverage(data_file=None, config_file=False, include=self.files, messages=False)
        self.watch.start()
        self.watch.switch_context(BEFORE)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Measure, then ask: as many mutants at once as there are processors."""
        import doubloon

        assert doubloon.catalogue[self.game.replace("_", "-")].twin  # the plain rules, imported now
        self.watch.stop()
        judges = self.measured(session.items)
        session.config.pluginmanager.unregister(name="terminalreporter")
        seconds = sum(judge.seconds for judge in judges)
        print(f"   unchanged: {len(judges)} tests pass, {seconds:.0f} s of a processor", flush=True)
        running: dict[int, Mutant] = {}
        for mutant in self.mutants:
            if len(running) == os.cpu_count():
                self.wait(running)
            running[forked(lambda mutant=mutant: ask(mutant, judges))] = mutant
        while running:
            self.wait(running)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails has noticed: that ends its process."""
        if report.failed:
            if self.measuring:
                os.write(2, report.longreprtext.encode())
            os._exit(Verdict.NOTICED.value)

    def wait(self, running: dict[int, Mutant]) -> None:
        """Until one of them ends."""
        child, status = os.wait()
        self.hear(running.pop(child), Verdict(os.waitstatus_to_exitcode(status)))

    def measured(self, items: list[Any]) -> list[Judge]:
        """Run the tests of the unchanged game, which must pass: in a child, so that nothing they keep meets a mutant."""
        with tempfile.NamedTemporaryFile() as paper:
            _, status = os.waitpid(forked(lambda: self.measure(items, paper.name)), 0)
            if status:
                pytest.exit(f"the tests of {self.game} fail as it is", 1)
            return [Judge(item, *rest) for item, rest in zip(items, pickle.load(paper), strict=True)]

    def measure(self, items: list[Any], paper: str) -> None:
        """Note the seconds and the lines of each test."""
        self.measuring = True
        seconds = []
        self.watch.start()
        for item in items:
            self.watch.switch_context(item.nodeid)
            began = time.process_time()
            Judge(item, 0.0, set()).run()
            seconds.append(time.process_time() - began)
        self.watch.stop()
        lines: defaultdict[str, set[tuple[str, int]]] = defaultdict(set)
        for file in self.files:
            for line, tests in self.watch.get_data().contexts_by_lineno(file).items():
                for test in tests:
                    lines[test].add((file, line))
        ran = [lines[item.nodeid] | lines[BEFORE] for item in items]
        Path(paper).write_bytes(pickle.dumps(list(zip(seconds, ran, strict=True))))


# In the process of a mutant.


def forked(work: Callable[[], None]) -> int:
    """A child that does its work in silence and ends well, unless a test or the clock ends it before."""
    if child := os.fork():
        return child
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        work()
        os._exit(Verdict.SURVIVED.value)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(BROKEN)


def ask(mutant: Mutant, judges: list[Judge]) -> None:
    """Whether any test notices: first those that cite the changed paragraph, then the quickest."""
    exchange(mutant)
    asked = [judge for judge in judges if judge.lines & mutant.lines]
    for judge in sorted(asked, key=lambda judge: (not judge.cites(mutant.paragraphs), judge.seconds)):
        signal.setitimer(signal.ITIMER_PROF, LEAST_SECONDS + SLOWEST * judge.seconds)
        judge.run()


def exchange(mutant: Mutant) -> None:
    """Give the rule its changed code, unless it says the same."""
    plain = [module for name, module in sys.modules.items() if name.startswith("doubloon_plain.")]
    module = next(module for module in plain if getattr(module, "__file__", None) == str(mutant.file))  # some are but names
    if mutant.is_idle(vars(module)):
        os._exit(Verdict.IDLE.value)
    codes = [code for code in compile(mutant.tree(), str(mutant.file), "exec").co_consts if isinstance(code, CodeType)]
    getattr(module, mutant.rule.name).__code__ = next(code for code in codes if code.co_name == mutant.rule.name)
