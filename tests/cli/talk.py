"""A person at the command line: answers each prompt by what stands on the screen."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pytest

from doubloon.cli import main
from doubloon.cli.screen import WIPE


@dataclass
class Talk:
    """What came of a command line."""

    code: int
    out: str
    err: str

    @property
    def verdict(self) -> str:
        """The last line but for feats, which are told at the very end: who has won."""
        return [line for line in self.out.rstrip().splitlines() if not line.startswith("★ ")][-1]


class Paper(io.StringIO):
    """Where the program prints: a terminal, or not."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal

    @property
    def in_view(self) -> str:
        """What is left on the screen, and in its memory, since it was last wiped."""
        return self.getvalue().rpartition(WIPE)[2]


class Keys(io.StringIO):
    """Where the program reads: each line is made when it is asked for."""

    def __init__(self, answer: Callable[[], str | None], terminal: bool) -> None:
        super().__init__()
        self.answer = answer
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal

    def readline(self, size: int | None = -1, /) -> str:
        line = self.answer()
        return "" if line is None else line + "\n"


def talk(
    *arguments: str, lines: Iterable[str] = (), answer: Callable[[Paper], str | None] | None = None, terminal: bool = False
) -> Talk:
    """Run a command line; what is typed comes from the lines, or from whoever reads the screen. No more lines: end of input."""
    script = iter(lines)
    out, err = Paper(terminal), io.StringIO()
    keys = Keys((lambda: next(script, None)) if answer is None else (lambda: answer(out)), terminal)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", keys)
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        patch.setenv("DOUBLOON_LANGUAGE", os.environ.get("DOUBLOON_LANGUAGE", "en"))
        patch.setenv("COLUMNS", "100")
        patch.setenv("LINES", "40")
        patch.setenv("TERM", "xterm-256color")
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
    return Talk(int(left.value.code or 0), out.getvalue(), err.getvalue())
