"""What happens from day to day, for tests in a harbour whose calendar can be turned on (`later.py`)."""

from __future__ import annotations

from .browser import Visitor
from .harbour import Harbour
from .later import FILE

DAY = 24 * 60 * 60


def turn_on(harbour: Harbour, days: float) -> None:
    """It is so many days later than when all began; never twice the same day in one run."""
    (harbour.home / FILE).write_text(str(days * DAY))


def begin_deal(visitor: Visitor, game: str) -> tuple[str, int]:
    """Press the button at a game's deal of the day; the table it leads to, and the seat there."""
    page = visitor.page
    page.locator(f"[data-game={game}][data-state=open] button.main").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    page.wait_for_selector(".table")
    [seat] = visitor.ask("GET", f"/tables/{table}/card")["my_seats"]
    return table, seat
