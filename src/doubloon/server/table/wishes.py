"""What a reader wants of the page, as an account keeps it: every wish, and all that can be wished for.

The page has the same form in `page/src/settings/settings.svelte.ts`; a test sees that they agree.
"""

from __future__ import annotations

from collections.abc import Mapping

from .messages import Clerk, Count
from .refusals import Refused

CHOICES: dict[str, tuple[str | bool, ...]] = {
    "language": ("auto", "en", "ru"),
    "light": ("auto", "day", "night"),
    "pace": ("slow", "normal", "quick", "none"),
    "sound": ("off", "soft", "full"),
    "hints": ("never", "chosen", "always"),
    "confirm": (False, True),
    "seals": (False, True),
    "lookout": (False, True),
    "notices": (False, True),
    "keys": (False, True),
}


class Wished(Clerk, frozen=True, kw_only=True):
    """A wish, and how long ago it was made."""

    value: str | bool
    age: Count = 0
    """Milliseconds since then. A device's clock may be wrong; how much time went by on it is not."""


def check_wishes(wishes: Mapping[str, Wished]) -> None:
    """Refuse what nobody can wish for, and who wishes for nothing."""
    if not wishes:
        raise Refused(400, f"expected some settings of {', '.join(CHOICES)}, and none came.")
    for name, wished in wishes.items():
        if name not in CHOICES:
            raise Refused(400, f"there is no setting {name!r}; there are {', '.join(CHOICES)}.")
        if wished.value not in CHOICES[name]:
            choices = ", ".join(map(spoken, CHOICES[name]))
            raise Refused(400, f"the setting {name!r} is one of {choices}; this is {spoken(wished.value)}.")


def spoken(value: str | bool) -> str:
    """A choice as it is written on the wire."""
    return str(value).lower() if isinstance(value, bool) else repr(value[:100])
