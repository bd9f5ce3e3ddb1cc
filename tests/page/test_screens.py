"""Every screen: axe finds nothing, at a desk by day and on a phone by night; and it fits on a phone, in Russian too."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..sample import in_turns
from .browser import DESK, LIGHTS, PHONE, Visitor
from .conftest import Visitors
from .hands import SETTLED
from .screens import SCREENS

AXE = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = """async () => {
    const found = await axe.run(document, { resultTypes: ['violations'], preload: false, iframes: false, elementRef: true });
    const drawn = (id, { element }) => id === 'label-content-name-mismatch' &&
        (element.matches('.spot') || [...element.children].every((part) => part.nodeName === 'svg'));
    const told = ({ html, failureSummary }) => `    ${html.slice(0, 200)}\\n    ${(failureSummary ?? '').slice(0, 300)}`;
    return found.violations
        .map(({ id, help, nodes }) => [`${id}: ${help}`, nodes.filter((node) => !drawn(id, node))])
        .filter(([, nodes]) => nodes.length)
        .map(([said, nodes]) => `${said}\\n${nodes.slice(0, 4).map(told).join('\\n')}`);
}"""
"""What axe does not like. Letters and numbers in the drawing of a card or a tile are no label: what it is called says more."""
LOOKS = (("day", DESK), ("night", PHONE))
STRANGERS = ("harbour-first",)
ONE_IN = 7
"""So many days it takes until each screen has been looked at in both ways; in the long run all are."""


def look_at(visitor: Visitor, screen: str) -> None:
    """Go to a screen, and wait until all has come that comes by itself."""
    SCREENS[screen](visitor)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
    visitor.page.evaluate(SETTLED)


def violations(visitor: Visitor) -> list[str]:
    """What axe does not like."""
    page = visitor.page
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for light, size in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=LIGHTS[light])
        page.evaluate(SETTLED)
        found += [f"{light}, {size['width']} wide: {one}" for one in page.evaluate(LOOK)]
    return found


@pytest.mark.parametrize("screen", in_turns(list(SCREENS), ONE_IN))
def test_axe_finds_nothing(visitors: Visitors, screen: str) -> None:
    anne = visitors(None if screen in STRANGERS else "Anne", bypass_csp=True)
    look_at(anne, screen)
    found = violations(anne)
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("screen", in_turns(list(SCREENS), ONE_IN, turn=2))
def test_nothing_runs_over_the_edge_of_a_phone(visitors: Visitors, screen: str) -> None:
    anne = visitors(None if screen in STRANGERS else "Anne", phone=True, locale="ru")
    look_at(anne, screen)
    over = anne.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert over <= 0, f"{over} pixels too wide"
    assert anne.page.evaluate("() => document.documentElement.lang") == "ru"
