"""Pictures of every screen, on four kinds of screens, by day and by night: `make screenshots`."""

from __future__ import annotations

import base64
import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page

from .browser import LIGHTS, SIZES, Visitor, chromium
from .hands import SETTLED
from .harbour import Harbour
from .screens import SCREENS

STRANGERS = ("harbour-first",)
QUALITY = 0.75
SMALLER = """async ([picture, quality]) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + picture;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""
"""The browser itself makes a small file of a large one."""


def picture(visitor: Visitor, studio: Page, file: Path) -> None:
    """A picture of what somebody sees now."""
    visitor.page.evaluate("() => document.fonts.ready")
    visitor.page.evaluate(SETTLED)
    seen = base64.b64encode(visitor.page.screenshot()).decode()
    file.write_bytes(base64.b64decode(studio.evaluate(SMALLER, [seen, QUALITY])))


def take(browser: Browser, harbour: Harbour, folder: Path, wanted: list[str]) -> None:
    """Pictures of all screens wanted."""
    studio = browser.new_page()
    for name in wanted:
        visitor = Visitor(browser, harbour)
        if name not in STRANGERS:
            visitor.introduce("Anne")
        SCREENS[name](visitor)
        for size, view in SIZES.items():
            visitor.page.set_viewport_size(view)
            for light in LIGHTS:
                visitor.page.emulate_media(color_scheme=LIGHTS[light])
                picture(visitor, studio, folder / f"{name}-{size}-{light}.webp")
        visitor.leave()
        print(f"   {name}", flush=True)


def main(folder: Path, wanted: list[str]) -> None:
    """Take the pictures; where all are taken, the old ones go first."""
    if not wanted:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.pop("DOUBLOON_GAMES", None)  # the games of the house, and none of the tests'
    harbour = Harbour()
    try:
        with chromium() as browser:
            take(browser, harbour, folder, wanted or list(SCREENS))
    finally:
        harbour.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
