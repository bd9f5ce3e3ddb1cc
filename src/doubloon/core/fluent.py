"""A words file, read by Project Fluent's own library."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.runtime import FluentBundle, FluentResource


class Bundle:
    """The messages of one file."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.fluent = FluentBundle([language], use_isolating=False)
        self.fluent.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self.fluent.has_message(message))

    def say(self, message: str, values: Mapping[str, object]) -> str:
        """The message with its values filled in."""
        pattern = self.fluent.get_message(message).value
        assert pattern is not None, f"the message {message!r} has no text"
        text, troubles = self.fluent.format_pattern(pattern, values)
        if troubles:
            raise ValueError(f"the words of {message!r} ({self.language}) do not fit {values}: {troubles}")
        return str(text)
