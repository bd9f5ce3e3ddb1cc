"""As much of Project Fluent as our words files use: messages, values, references, choices by word, by number and by plural."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

NAME = re.compile(r"[a-zA-Z][\w-]*")
HEAD = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
KEY = re.compile(r"(\*?)\[ *([\w.-]+) *\] *")
BLANK = re.compile(r"\s*")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\["\\])*)"')
BREAK = re.compile(r"(?:[ ]*\n)+( *)")
TEXT = re.compile(r"[^{}\n]+")
GROUPED = {"en": (",", "."), "ru": ("\u00a0", ",")}
"""What stands between thousands, and before what is less than one."""

Values = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Value:
    """A value that is given with the message."""

    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """Another message."""

    name: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several patterns, by a value."""

    by: str
    variants: dict[str, Any]
    usual: str


Pattern = list[Any]
"""Texts, values, references and choices, one after the other."""


@dataclass(frozen=True, slots=True)
class Break:
    """Where a line ends and another begins, so many lines later, so far to the right."""

    lines: int
    indent: int


class Reader:
    """Reads one words file."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def messages(self) -> dict[str, Pattern]:
        """All messages by their names."""
        found = {}
        while head := HEAD.search(self.text, self.at):
            self.at = head.end()
            found[head[1]] = self.pattern()
        return found

    def take(self, what: re.Pattern[str]) -> re.Match[str]:
        """What must come next."""
        found = what.match(self.text, self.at)
        if found is None:
            raise ValueError(f"the words file cannot be read at {self.text[self.at : self.at + 30]!r}")
        self.at = found.end()
        return found

    def pattern(self) -> Pattern:
        """A text with what is to be filled in, up to the next message, the next variant, or the end of them."""
        parts: Pattern = []
        while self.at < len(self.text):
            here = self.text[self.at]
            if here == "{":
                parts.append(self.placeable())
            elif here == "\n":
                found = self.take(BREAK)
                ahead = self.text[self.at : self.at + 1]
                if ahead in ("", "[", "*", "}", ".") or (not found[1] and ahead != "{"):
                    self.at = found.end() - len(found[1])  # what begins here is no part of it
                    break
                parts.append(Break(found[0].count("\n"), len(found[1])))
            elif here == "}":
                break
            else:
                parts.append(self.take(TEXT)[0])
        return tidy(parts)

    def placeable(self) -> Any:
        """What stands in braces."""
        self.at += 1
        self.take(BLANK)
        if self.text[self.at] == '"':
            found: Any = [re.sub(r"\\(.)", r"\1", self.take(LITERAL)[1])]
        elif self.text[self.at] == "$":
            self.at += 1
            found = Value(self.take(NAME)[0])
        else:
            found = Reference(self.take(NAME)[0])
        self.take(BLANK)
        if self.text.startswith("->", self.at):
            self.at += 2
            found = self.choice(found.name)
        self.take(BLANK)
        self.take(re.compile(r"\}"))
        return found

    def choice(self, by: str) -> Choice:
        """The variants, of which one is usual."""
        variants, usual = {}, ""
        self.take(BLANK)
        while self.text[self.at] != "}":
            star, key = self.take(KEY).groups()
            variants[key] = self.pattern()
            usual = key if star else usual
            self.take(BLANK)
        return Choice(by, variants, usual)


def tidy(parts: Pattern) -> Pattern:
    """A pattern without the blanks around it, and without the indent that all its lines share."""
    shared = min((part.indent for part in parts if isinstance(part, Break)), default=0)
    whole = ["\n" * part.lines + " " * (part.indent - shared) if isinstance(part, Break) else part for part in parts]
    if whole and isinstance(parts[0], Break):
        whole[0] = ""
    elif whole and isinstance(whole[0], str):
        whole[0] = whole[0].lstrip(" ")
        if not whole[0] and len(parts) > 1 and isinstance(parts[1], Break):
            whole[1] = ""
    if whole and isinstance(whole[-1], str):
        whole[-1] = whole[-1].rstrip(" \n")
    return [part for part in whole if part != ""]


class Bundle:
    """The messages of one file."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.messages = Reader(text.replace("\r\n", "\n")).messages()

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self.messages

    def say(self, message: str, values: Values) -> str:
        """The message with its values filled in."""
        try:
            return self.said(self.messages[message], values)
        except KeyError as trouble:
            raise ValueError(f"the words of {message!r} ({self.language}) do not fit {values}: {trouble} is missing") from trouble

    def said(self, pattern: Pattern, values: Values) -> str:
        """A pattern with its values filled in."""
        return "".join(self.part(part, values) for part in pattern)

    def part(self, part: Any, values: Values) -> str:
        """One part of it."""
        match part:
            case str():
                return part
            case [str() as literal]:
                return literal
            case Value(name):
                return self.written(values[name])
            case Reference(name):
                return self.said(self.messages[name], values)
            case _:
                return self.said(self.chosen(part, values[part.by]), values)

    def chosen(self, choice: Choice, value: object) -> Pattern:
        """The variant that fits a value: the first of those that name it, or its plural."""
        if isinstance(value, int | float):
            kind = PLURALS[self.language](value)
            for key, pattern in choice.variants.items():
                if key == kind or (key[0].isdecimal() and float(key) == value):
                    return pattern
            return choice.variants[choice.usual]
        return choice.variants.get(str(value), choice.variants[choice.usual])

    def written(self, value: object) -> str:
        """A value as it is read: numbers as the language writes them."""
        if not isinstance(value, int | float):
            return str(value)
        thousand, point = GROUPED[self.language]
        whole, _, rest = f"{value:,}".partition(".") if isinstance(value, int) else f"{value:,.3f}".partition(".")
        rest = rest.rstrip("0")
        return whole.replace(",", thousand) + (point + rest if rest else "")


def plural_en(number: float) -> str:
    """One thing, or other numbers of them."""
    return "one" if number == 1 and isinstance(number, int) else "other"


def plural_ru(number: float) -> str:
    """One, a few, many; a part is another matter."""
    if number != int(number):
        return "other"
    tens, last = abs(int(number)) % 100, abs(int(number)) % 10
    if last == 1 and tens != 11:
        return "one"
    return "few" if 2 <= last <= 4 and not 12 <= tens <= 14 else "many"


PLURALS: dict[str, Callable[[float], str]] = {"en": plural_en, "ru": plural_ru}
