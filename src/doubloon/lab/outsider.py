"""Bots of other people: a file of theirs runs in a child process, gets worlds and answers with moves.

`python -m doubloon.lab.outsider FILE [NAME]` is the child. Both sides speak msgpack over the child's stdin and stdout,
each message led by its length in four bytes. The child is kept apart, not locked up: it runs with the user's own rights.
"""

from __future__ import annotations

import importlib.util
import inspect
import os
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import numpy as np

from ..core.edition import Edition
from ..core.errors import Error
from ..core.layout import copied
from ..core.numbering import Move
from ..core.table import Table
from ..games import catalogue
from .compiling import compile_if_possible

MOVE_SECONDS = 5.0
"""How long a bot may think about a move."""
START_SECONDS = 60.0
"""How long it may take until it is ready to play."""
GRACE_SECONDS = 0.25
"""Time for the message to go there and back."""
LONGEST_ANSWER = 1 << 16
LONGEST_REASON = 300
HEAD = 4


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    """A new game begins."""

    game: str


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """A decision: a world, and whose it is."""

    game: str
    seats: int
    options: dict[str, str | int]
    edition: Edition
    state: bytes
    seat: int
    seconds: float
    seed: str | None


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The bot has sat down."""


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """A move, in its notation."""

    move: str


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """What went wrong in the child."""

    reason: str


class OutsiderFault(Error):
    """A bot from outside that crashed, was late or could not be understood."""


class Outsider:
    """A bot that lives in a child process. Whatever goes wrong there ends the child, and is told in one sentence."""

    name = "mine"

    def __init__(
        self,
        file: Path,
        wanted: str = "",
        *,
        move_seconds: float = MOVE_SECONDS,
        start_seconds: float = START_SECONDS,
        environ: Mapping[str, str] | None = None,
    ) -> None:
        self.file = file
        self.wanted = wanted
        self.environ = {**os.environ, **(environ or {})}
        self.move_seconds = move_seconds
        self.start_seconds = start_seconds
        self.child: subprocess.Popen[bytes] | None = None
        self.complaints: BinaryIO | None = None

    def sit_down(self, game: str) -> None:
        """Begin a new game: with a new bot, in a new child if there is none."""
        if self.child is None:
            self.complaints = tempfile.TemporaryFile()  # noqa: SIM115 (kept as long as the child)
            command = [sys.executable, "-m", "doubloon.lab.outsider", str(self.file), *([self.wanted] if self.wanted else [])]
            self.child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                env=self.environ,
                bufsize=0,
                start_new_session=True,
            )
        self.talk(Sit(game), Ready, self.start_seconds, "to get ready")

    def choose(self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None) -> Move:
        """The move that the child answers with."""
        if self.child is None:
            self.sit_down(world.game.name)
        limit = self.move_seconds if seconds is None else seconds
        asked = Ask(
            world.game.name, world.seats, world.options, world.edition, world.state.tobytes(), seat, limit, seed
        )  # fmt: skip
        answer = self.talk(asked, Answer, limit, "for a move")
        assert isinstance(answer, Answer)
        try:
            return world.read(seat, answer.move)
        except Error:
            self.close()
            raise

    def talk(self, message: Sit | Ask, expected: type, seconds: float, what_for: str) -> Any:
        """Say something and hear the answer within so many seconds."""
        deadline = time.monotonic() + seconds + GRACE_SECONDS
        try:
            self.write(framed(message), deadline)
            answer = self.read(deadline)
        except TimeoutError:
            self.close()
            raise OutsiderFault(f"too late: it took more than {seconds:g} s {what_for}") from None
        except EOFError:
            raise OutsiderFault(self.last_words()) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
            self.close()
            raise OutsiderFault(f"its answer could not be read: {trouble}") from None
        if isinstance(answer, Trouble) or not isinstance(answer, expected):
            self.close()
            raise OutsiderFault(answer.reason if isinstance(answer, Trouble) else "it answered something else than asked")
        return answer

    def write(self, message: bytes, deadline: float) -> None:
        """Send it all, unless the child does not listen."""
        assert self.child is not None and self.child.stdin is not None
        pipe = self.child.stdin.fileno()
        os.set_blocking(pipe, False)
        while message:
            if not select.select([], [pipe], [], max(deadline - time.monotonic(), 0.0))[1]:
                raise TimeoutError
            try:
                message = message[os.write(pipe, message) :]
            except BlockingIOError:
                continue
            except BrokenPipeError:
                raise EOFError from None

    def read(self, deadline: float) -> Ready | Answer | Trouble:
        """One message of the child."""
        length = int.from_bytes(self.receive(HEAD, deadline), "big")
        if length > LONGEST_ANSWER:
            raise msgspec.DecodeError(f"it is {length} bytes long")
        return msgspec.msgpack.decode(self.receive(length, deadline), type=Ready | Answer | Trouble)

    def receive(self, wanted: int, deadline: float) -> bytes:
        """So many bytes from the child."""
        assert self.child is not None and self.child.stdout is not None
        pipe = self.child.stdout.fileno()
        got = b""
        while len(got) < wanted:
            if not select.select([pipe], [], [], max(deadline - time.monotonic(), 0.0))[0]:
                raise TimeoutError
            piece = os.read(pipe, wanted - len(got))
            if not piece:
                raise EOFError
            got += piece
        return got

    def last_words(self) -> str:
        """How the child ended, and the last line it wrote."""
        assert self.child is not None and self.complaints is not None
        try:
            code = self.child.wait(1.0)
        except subprocess.TimeoutExpired:
            code = 0
        self.complaints.seek(0)
        lines = self.complaints.read().decode(errors="replace").strip().splitlines()
        self.close()
        ended = f"its process was ended by signal {-code}" if code < 0 else f"its process ended with code {code}"
        return f"{ended}: {lines[-1][:LONGEST_REASON]}" if lines else ended

    def close(self) -> None:
        """End the child, and whatever it started."""
        child, self.child = self.child, None
        if child is None:
            return
        try:
            os.killpg(child.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):  # it has ended already
            child.kill()
        child.wait()
        for pipe in (child.stdin, child.stdout, self.complaints):
            assert pipe is not None
            pipe.close()


def framed(message: msgspec.Struct) -> bytes:
    """A message led by its length."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


# The child's side.


def rebuild(asked: Ask) -> Table:
    """The world that was sent: a table without log or seed."""
    game = catalogue[asked.game]
    state = copied(np.frombuffer(asked.state, game.layout))
    return Table(game, state, seats=asked.seats, options=asked.options, edition=asked.edition, seed=None)


def load(file: Path, wanted: str) -> Callable[[], Callable[..., Any]]:
    """What makes the `choose` of a new game: from the function or the class of that name, or the only one there is."""
    sys.path.insert(0, str(file.resolve().parent))
    spec = importlib.util.spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise Error(f"{file.name} is no Python file; its name should end in .py.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    found = getattr(module, wanted, None) if wanted else getattr(module, "choose", None)
    if found is None and not wanted:
        classes = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
        able = [one for one in classes if callable(getattr(one, "choose", None))]
        if len(able) > 1:
            raise Error(f"{file.name} has several bots: {', '.join(f'mine:{one.__name__}' for one in able)}; say which.")
        found = able[0] if able else None
    if isinstance(found, type):
        maker = found
        return lambda: maker().choose
    if not callable(found):
        raise Error(f"{file.name} has no {wanted or 'function choose(world, seat), nor a class with such a method'}.")
    function = found
    return lambda: function


def decide(choose: Callable[..., Any], asked: Ask) -> str:
    """The notation of whatever the bot chooses; it is given the seconds and the seed if it takes them."""
    parameters = inspect.signature(choose).parameters
    takes_all = any(one.kind is inspect.Parameter.VAR_KEYWORD for one in parameters.values())
    more = {"seconds": asked.seconds, "seed": asked.seed}
    chosen = choose(rebuild(asked), asked.seat, **{name: more[name] for name in more if takes_all or name in parameters})
    return str(chosen)


def reason_of(trouble: BaseException, file: Path) -> str:
    """The last line of the traceback, and where in the user's file it happened."""
    told = traceback.format_exception_only(trouble)[-1].strip()[:LONGEST_REASON]
    places = [frame.lineno for frame in traceback.extract_tb(trouble.__traceback__) if Path(frame.filename).name == file.name]
    return f"{told} ({file.name}, line {places[-1]})" if places else told


def serve(file: Path, wanted: str) -> None:
    """Answer until the arena hangs up. The pipes are kept out of the reach of the bot's own print and input."""
    into, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    threading.Thread(target=leave_with, args=(os.getppid(),), daemon=True).start()
    maker: Callable[[], Callable[..., Any]] | None = None
    choose: Callable[..., Any] | None = None
    while head := into.read(HEAD):
        asked = msgspec.msgpack.decode(into.read(int.from_bytes(head, "big")), type=Sit | Ask)
        answer: Ready | Answer | Trouble
        try:
            if isinstance(asked, Sit):
                maker = maker or load(file, wanted)
                compile_if_possible(catalogue[asked.game])
                choose = maker()
                answer = Ready()
            else:
                assert choose is not None
                answer = Answer(decide(choose, asked)[:LONGEST_REASON])
        except BaseException as trouble:  # sys.exit in a bot is its fault too
            answer = Trouble(reason_of(trouble, file))
        out.write(framed(answer))
        out.flush()


def leave_with(parent: int) -> None:
    """End when the arena is gone, even if the bot never stops thinking."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


if __name__ == "__main__":
    serve(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
