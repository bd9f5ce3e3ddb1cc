"""The command line: play, read the rules, replay, verify, measure."""

from .app import main

__all__ = ["main"]
