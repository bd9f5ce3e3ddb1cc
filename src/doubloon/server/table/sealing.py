"""What may not be done at a table of the day: until the day is over nobody looks ahead, and nobody tries again."""

from __future__ import annotations

from .berth import Berth
from .refusals import Refused


def check_unsealed(berth: Berth) -> None:
    """Refuse whatever could tell somebody of a deal before they have played it."""
    if berth.sealed:
        raise Refused(
            403, "this is a deal of the day: its record, its past and its chance are open to everybody when the day is over.",
            reason="day-sealed",
        )  # fmt: skip


def check_one_try(berth: Berth) -> None:
    """Refuse what would be a second try, or somebody else's."""
    if berth.one_try:
        raise Refused(
            409, "a deal of the day is played once, by whoever began it: nothing is taken back, and nobody stands in.",
            reason="one-try",
        )  # fmt: skip


def check_hint(berth: Berth) -> None:
    """Refuse advice where everybody is to find their own way."""
    if berth.one_try and berth.sealed:
        raise Refused(409, "no hints at a deal of the day, until the day is over.", reason="day-hints")


def check_new_table(berth: Berth) -> None:
    """Refuse a rematch of a day's puzzle: another try of it is asked for where the day's games are."""
    if berth.charter.deal is not None and berth.charter.deal.rival is None:
        raise Refused(409, "the puzzle of the day is tried again from the page of its day.", reason="day-puzzle")
