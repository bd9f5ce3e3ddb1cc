"""The contract: what a folder must hold to be a game."""

from __future__ import annotations

import os
import re
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from . import beside
from .arrays import HAS_NUMPY, np
from .bench import Bench, MachineBench, PlainBench
from .changes import Change, layout_then, read_changes
from .edition import HOUSE, Edition, find_edition
from .engine import Compiled, Engine, Packed, Plain, WarmUp
from .errors import BadEdition, BadGame, Error, UnknownOption
from .fingerprint import fingerprint, sources
from .folders import place_of
from .generic import EXTRAS, IMPLEMENTATIONS, UNLESS_SAID, register
from .jit import HAS_NUMBA, twin
from .numbering import Move, Numbering
from .options import read_options
from .packed import FILE, RUNS_HERE, Pack, find_entry
from .plain import PlainRecord
from .words import Words, preferred_language

HOME = {
    "set_up": "state", "acting": "rules", "legal": "rules", "why_not": "rules", "apply": "rules", "scores": "rules",
    "winners": "rules", "redeal": "view", "observe": "view", "evaluate": "bot", "prior": "bot",
    "believable": "bot", "stillness": "bot", "share": "bot", "boredom": "bot",
}  # fmt: skip
"""In which of a game's modules each function of the compiled contract lives."""
MODULES, OPTIONAL = ("components", "state", "moves", "rules", "position", "view", "text", "bot"), ("plan", "exact", "feats")
"""The modules of a game, and those that it may have."""
NEEDED = {
    "components": ("Phase", "Event", "VALUES", "fill_box"), "state": ("STATE", "OPTIONS", "prepare", "set_up", "census"),
    "moves": ("MOVES",), "rules": ("acting", "legal", "apply", "why_not", "scores", "winners"), "position": ("write", "read"),
    "view": ("view", "redeal", "OBSERVATION", "observe"), "text": ("draw",), "bot": ("evaluate", "prior", "SEARCH"),
}  # fmt: skip
"""What each of them holds at least."""
AnyPack = Pack | beside.Pack
MACHINE, PACKED, PLAIN = "machine", "packed", "plain"


class Contract:
    """A game's modules, found by their names, and what everybody may ask of them."""

    def __init__(self, package: str, *, seats: tuple[int, ...], simultaneous: bool = False) -> None:
        self.package = package
        """The package it is in, as `__name__` tells: `doubloon.games.buried_treasure`."""
        self.name = package.rpartition(".")[2].replace("_", "-")
        """The name people use: `buried-treasure`."""
        self.seats = seats
        """How many can play, the usual number first."""
        self.simultaneous = simultaneous
        """Whether seats decide at the same time, each in a draft of its own."""
        self.modules = find_modules(self.name, package)
        self.folder = Path(self.modules["components"].__file__ or "").parent
        self._paragraphs: dict[str, dict[str, str]] = {}
        for module, names in NEEDED.items():
            for name in names:
                if not hasattr(self.modules[module], name):
                    raise BadGame(f"{self.name} is no game yet: its {module} has no {name!r}.")
        self.layout: np.dtype[Any] = self.modules["state"].STATE
        named, own = (self.layout.names or ("",))[0], package.rpartition(".")[2]
        if named != own:  # by this name a record tells whose it is, so that no two games share a layout
            raise BadGame(f"the record of {self.name} is named {named!r}; expected {own!r}, as its package is.")
        self.functions = {one: getattr(self.modules[home], one, None) or UNLESS_SAID[one] for one, home in HOME.items()}
        assert self.functions.keys() == IMPLEMENTATIONS.keys()
        register(self.layout, self.functions)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @property
    def options(self) -> dict[str, Any]:
        """What can be chosen before the game begins: name -> Option."""
        return self.modules["state"].OPTIONS

    @property
    def series(self) -> dict[str, Any]:
        """The options that make a game the first of a series; {} where there are no series."""
        return getattr(self.modules["state"], "SERIES", {})

    @cached_property
    def feats(self) -> dict[str, Any]:
        """What players are proud of afterwards: name -> the function that finds it; {} where nobody has thought of any."""
        return {feat.__name__.replace("_", "-"): feat for feat in getattr(self.modules.get("feats"), "FEATS", ())}

    @property
    def numbering(self) -> Numbering:
        """All moves there are, with their numbers and notations."""
        return self.modules["moves"].MOVES

    @cached_property
    def twin(self) -> Contract:
        """The same game in plain Python."""
        return twin(place_of(self.package)).GAME

    # The rules, at the speed there is.

    @cached_property
    def compiled(self) -> Compiled:
        """The rules as machine code."""
        return Compiled(len(self.numbering), self.observation_size)

    @cached_property
    def plain(self) -> Plain:
        """The rules in plain Python."""
        return Plain(_Names(self.twin.functions), len(self.numbering), self.observation_size)

    @cached_property
    def pack(self) -> AnyPack | None:
        """The rules as they travel; None where there is no file of today's."""
        file = self.folder / FILE
        if not file.is_file() or not (RUNS_HERE or beside.stands):
            return None
        if not RUNS_HERE:
            return beside.Pack(file)  # it came together with these modules: `make site` has looked whether it is of today
        found = Pack(file)
        return found if self.is_of_today(found) else None

    def is_of_today(self, pack: Pack) -> bool:
        """Whether a file was made of the rules as they stand; the functions are looked at where the files have changed."""
        if pack.label.sources == sources(self.folder):
            return True
        entries = [find_entry(name) for name in pack.label.entries]
        return None not in entries and pack.label.fingerprint == fingerprint([*filter(None, entries), *self.rules])

    @property
    def rules(self) -> list[Any]:
        """The functions of the contract, and those that only some games have: what the general names mean here."""
        extras = [getattr(self.modules.get("exact"), name, None) for name in EXTRAS]
        return [*self.functions.values(), *filter(None, extras)]

    @cached_property
    def packed(self) -> Packed:
        """The rules as WebAssembly."""
        assert self.pack is not None
        return Packed(self.pack, self.layout, len(self.numbering), self.observation_size)

    @property
    def speed(self) -> str:
        """At which speed the rules run now: as machine code once somebody has asked for it, else packed, else plain."""
        if always_plain():
            return PLAIN
        if self.warm_up.ready:
            return MACHINE
        return PLAIN if self.pack is None else PACKED

    @property
    def engine(self) -> Engine:
        """The rules, at the speed there is: nobody waits for a compiler."""
        speed = self.speed
        return self.compiled if speed == MACHINE else self.packed if speed == PACKED else self.plain

    @property
    def must_compile(self) -> bool:
        """Whether whoever searches has to wait for a compiler first: a game that nobody has packed."""
        return self.pack is None and not self.warm_up.ready

    def bench(self) -> Bench:
        """A place of one's own where search and proofs work with the rules; without packed ones, machine code is made."""
        if self.pack is not None and not self.warm_up.ready:
            return self.pack.bench()
        if not HAS_NUMPY:
            return PlainBench()
        self.check_compiler()
        return MachineBench()

    def check_compiler(self) -> None:
        """Refuse to begin without Numba what only machine code can do."""
        if not HAS_NUMBA:
            raise Error(f"without Numba nobody can compile the rules of {self.name}: install doubloon[lab].")

    @cached_property
    def warm_up(self) -> WarmUp:
        """The compiling, in the foreground (`finish`) or in the background (`begin`)."""
        state = self.blank(self.seats[0])
        engine = self.compiled
        return WarmUp(
            [
                lambda: engine.set_up(state),
                lambda: engine.acting(state),
                lambda: engine.legal(state, engine.acting(state).bit_length() - 1),
                lambda: engine.apply(state, seat := engine.acting(state).bit_length() - 1, engine.legal(state, seat)[0]),
                lambda: engine.why_not(state, 0, 0),
                lambda: engine.scores(state),
                lambda: engine.winners(state),
                lambda: engine.observe(state, 0),
                lambda: engine.redeal(state, 0, 1),
            ]
        )

    def compile(self) -> None:
        """Compile the rules now, or read them from the cache; from then on they run as machine code."""
        self.check_compiler()
        self.warm_up.finish()

    def begin_to_compile(self) -> None:
        """Compile in the background, unless only plain rules are wanted."""
        if HAS_NUMBA and self.pack is None and not always_plain():
            self.warm_up.begin()

    @property
    def observation_size(self) -> int:
        """How many numbers `observe` writes."""
        return sum(size for _, size in self.modules["view"].OBSERVATION)

    def layout_of(self, version: str) -> np.dtype[Any]:
        """The record type as an older version had it."""
        return layout_then(self.layout, getattr(self.modules["state"], "SINCE", {}), version)

    def blank(self, seats: int, edition: Edition | None = None, options: dict[str, Any] | None = None) -> Any:
        """A record with its box and options written, and nothing laid out."""
        edition = edition or find_edition(self.name, self.folder, None)
        options = read_options(self.name, self.options, {}, seats) if options is None else options
        state = np.zeros(1, self.layout)
        s = PlainRecord(self.layout, state[0])
        try:
            self.twin.modules["components"].fill_box(s.box, edition.tables, seats, options)
        except (ValueError, IndexError, KeyError, OverflowError, TypeError) as trouble:
            if edition.name == HOUSE:
                raise UnknownOption(f"{self.name} cannot be played so: {trouble}.") from trouble
            raise BadEdition(f"the numbers of edition {edition.name!r} make no box of {self.name}: {trouble}.") from trouble
        try:
            self.twin.modules["state"].prepare(s, seats, options)
        except ValueError as trouble:
            raise UnknownOption(f"{self.name} cannot be played so: {trouble}.") from trouble
        s.store(state[0])
        return state

    # Moves and words.

    def move(self, number: int) -> Move:
        """The move of that number."""
        return self.numbering.moves[number]

    def words(self, language: str | None = None, *more: Path, seats: int = 0) -> Words:
        """The words of the game in a language, after those of any folders named first; for one seat as one alone hears them."""
        return Words(language or preferred_language(), *more, self.folder / "words", alone=seats == 1)

    def rulebook(self, language: str = "en") -> str:
        """The rules from the first word to the last ruling, as Markdown: RULES.md, or RULES.ru.md."""
        return (self.folder / ("RULES.md" if language == "en" else f"RULES.{language}.md")).read_text(encoding="utf-8")

    def changes(self, language: str = "en") -> list[Change]:
        """What has changed in the rules from version to version, as the end of the rulebook lists it."""
        return read_changes(self.rulebook(language))

    @property
    def paragraphs(self) -> dict[str, str]:
        """The rules, paragraph by paragraph: "3.2" -> its text."""
        return self.paragraphs_in("en")

    def paragraphs_in(self, language: str) -> dict[str, str]:
        """The same in a language; read once."""
        if language not in self._paragraphs:
            found = re.findall(r"^\*\*§(\d+\.\d+)\*\* (.+?)(?=\n\n|\Z)", self.rulebook(language), re.MULTILINE | re.DOTALL)
            self._paragraphs[language] = {number: " ".join(body.split()) for number, body in found}
        return self._paragraphs[language]

    def rulings_in(self, language: str) -> dict[str, str]:
        """How we play where the rulebook is silent, each with the paragraphs it is about: "R9" -> "R9, on §6.2: …"."""
        found = re.findall(r"^- \*\*(R\d+)(.*?)\*\* (.+?)(?=\n- |\n\n|\Z)", self.rulebook(language), re.MULTILINE | re.DOTALL)
        return {name: f"{name}{about}: {' '.join(body.split())}" for name, about, body in found}


def find_modules(name: str, package: str) -> dict[str, ModuleType]:
    """The modules of a game, or a sentence that says which one it lacks."""
    found = [module for module in (*MODULES, *OPTIONAL) if find_spec(f"{package}.{module}") is not None]
    lacking = [module for module in MODULES if module not in found]
    if lacking:
        raise BadGame(f"{name} is no game yet: its package {package} lacks {' and '.join(lacking)}.")
    return {module: import_module(f"{package}.{module}") for module in found}


class _Names:
    """A dictionary of functions, read as attributes."""

    def __init__(self, functions: dict[str, Any]) -> None:
        self.__dict__.update(functions)


def always_plain() -> bool:
    """Whether DOUBLOON_PLAIN asks for plain rules only, as a debugger or a count of covered lines does."""
    return bool(os.environ.get("DOUBLOON_PLAIN"))
