"""What is heard, rendered by the browser as a device would play it; and the sheet on which sound, like all else, is chosen."""

from __future__ import annotations

import re
from itertools import combinations_with_replacement
from typing import Any

import msgspec
import numpy as np
import pytest
from playwright.sync_api import Browser

from doubloon.server.web.routes.page import BUILT

from ..sample import in_turns, on_day
from .browser import PHONE, Visitor
from .conftest import ROOT, Visitors
from .harbour import Harbour
from .screens import at_table, first_visit, settings
from .test_screens import look_at, violations

RATE = 44_100
BEGINS = 0.1
SECONDS = 2.0
RENDER = """async ([synth, all, rate, begins, seconds, whole]) => {
    const { make, outlet } = await import(synth);
    const heard = [];
    for (const sounds of all) {
        const air = new OfflineAudioContext(1, seconds * rate, rate);
        const out = outlet(air, 1);
        const ends = sounds.map((sound) => make(air, out, sound, begins) - begins);
        const wave = (await air.startRendering()).getChannelData(0);
        const peak = wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        heard.push([Math.max(...ends), peak, whole ? [...wave] : []]);
    }
    return heard;
}"""
"""Sounds through all that they go through on the way to a device, as loud as can be wished for."""
AT_ONCE = 3
SILENT_DB = -40.0
LOUDEST = 0.5
FULL = 0.95
"""What several sounds at once come to at most, of all that a device can take."""
LONGEST = 1.5
ALIKE_DB = 4.0
WINDOW = RATE // 10
"""What the ear takes for one moment."""
CLICK = 0.01
SPEAKER = (250, 8000)
"""Between these a phone's speaker can be heard."""
FETCHED = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/synth-'))"
"""Whether the code that makes sounds has come."""
SHEET = "dialog[open]"
NOW = """() => {
    const [now, sheet] = [document.activeElement, document.querySelector('dialog[open]')];
    const shown = now.closest('label') ?? now;
    const { top, bottom } = shown.getBoundingClientRect();
    const [above, edge] = [sheet.querySelector('header').getBoundingClientRect(), sheet.getBoundingClientRect()];
    const seen = now.closest('header') ? true : top >= above.bottom - 1 && bottom <= edge.bottom + 1;
    const name = now.labels?.[0]?.textContent.trim() ?? now.ariaLabel;
    return [now.role ?? now.type, name, seen];
}"""
"""What has the focus: what it is, what it is called, and whether it is in sight."""


def noises() -> set[str]:
    """Every sound that any game names."""
    files = (ROOT / "page" / "src" / "games").glob("*/sounds.ts")
    return {noise for file in files for noise in re.findall(r': "(\w+)",', file.read_text(encoding="utf-8"))}


CALLS = ("turn", "end")
SOUNDS = [*sorted(noises()), *CALLS]


def render(visitor: Visitor, groups: list[tuple[str, ...]], whole: bool = False) -> list[tuple[float, float, list[float]]]:
    """For each of these groups of sounds when the last has ended, how high its wave goes, and if need be the whole of it."""
    (synth,) = (BUILT / "assets").glob("synth-*.js")
    visitor.come("/account")
    heard = visitor.page.evaluate(RENDER, [f"/assets/{synth.name}", groups, RATE, BEGINS, SECONDS, whole])
    return [(ends, peak, wave) for ends, peak, wave in heard]


class Heard(msgspec.Struct, frozen=True):
    """A sound as a device plays it, from its beginning on."""

    ends: float
    wave: Any


@pytest.fixture(scope="module")
def heard(browser: Browser, harbour: Harbour) -> dict[str, Heard]:
    """Every sound."""
    visitor = Visitor(browser, harbour)
    found = render(visitor, [(one,) for one in SOUNDS], whole=True)
    visitor.leave()
    waves = [Heard(ends, np.array(wave)[round(BEGINS * RATE) :]) for ends, _, wave in found]
    return dict(zip(SOUNDS, waves, strict=True))


def decibels(wave: Any) -> float:
    """How loud the loudest moment is."""
    return float(10 * np.log10(np.convolve(wave**2, np.ones(WINDOW) / WINDOW, "valid").max()))


def through_a_speaker(wave: Any) -> Any:
    """What a phone gives of it."""
    pitches = np.fft.rfftfreq(len(wave), 1 / RATE)
    heard = (SPEAKER[0] < pitches) & (pitches < SPEAKER[1])
    return np.fft.irfft(np.fft.rfft(wave) * heard, len(wave))


def test_all_sounds_are_known() -> None:
    assert {"card", "dice", "step", "dig", "gold", "storm"} == noises()


@on_day(2)
@pytest.mark.parametrize("sound", SOUNDS)
def test_a_sound_is_heard_and_neither_clips_nor_clicks_nor_lasts(heard: dict[str, Heard], sound: str) -> None:
    ends, wave = heard[sound].ends, heard[sound].wave
    loud = np.abs(wave)
    assert decibels(wave) > SILENT_DB
    assert loud.max() < LOUDEST
    assert ends <= LONGEST and loud[round(LONGEST * RATE) :].max() == 0
    assert loud[: RATE // 1000].max() < CLICK, "it begins with a click"
    assert loud[round(ends * RATE) - RATE // 200 :].max() < CLICK, "it ends with a click"


@on_day(2)
@pytest.mark.parametrize("phone", [False, True])
def test_all_sounds_are_of_one_loudness(heard: dict[str, Heard], phone: bool) -> None:
    loud = {sound: decibels(through_a_speaker(one.wave) if phone else one.wave) for sound, one in heard.items()}
    middle = (max(loud.values()) + min(loud.values())) / 2
    assert all(abs(one - middle) <= ALIKE_DB for one in loud.values()), loud


@on_day(2)
def test_calls_are_longer_than_noises(heard: dict[str, Heard]) -> None:
    assert min(heard[call].ends for call in CALLS) > max(heard[noise].ends for noise in noises())


@on_day(0)
def test_as_many_at_once_as_there_may_be_do_not_clip(visitors: Visitors) -> None:
    groups = list(combinations_with_replacement(SOUNDS, AT_ONCE))
    peaks = {group: peak for group, (_, peak, _) in zip(groups, render(visitors(), groups), strict=True)}
    loudest = max(peaks, key=lambda group: peaks[group])
    assert 0 < peaks[loudest] < FULL, (loudest, peaks[loudest])


def test_a_key_turns_sound_off_and_the_sheet_shows_it(visitors: Visitors) -> None:
    anne = visitors("Anne")
    page = anne.page
    at_table(anne, "jackal", 2)
    page.keyboard.press("q")
    page.get_by_role("status").get_by_text("Sound off").wait_for()
    page.get_by_role("button", name="Settings").click()
    sound = page.get_by_role("group", name="Sound")
    assert sound.get_by_label("off").is_checked()
    page.keyboard.press("q")
    assert sound.get_by_label("off").is_checked(), "on a sheet letters are no keys"
    page.keyboard.press("Escape")
    page.locator(SHEET).wait_for(state="detached")
    page.reload()
    page.wait_for_selector(".spot.live")
    page.locator(".spot.live").first.press("Enter")
    page.wait_for_load_state("networkidle")
    assert not page.evaluate(FETCHED), "nothing is fetched for sounds that nobody wants"
    page.keyboard.press("q")
    page.get_by_role("status").get_by_text("Sound on").wait_for()
    page.wait_for_function(FETCHED)
    page.get_by_role("button", name="Settings").click()
    assert sound.get_by_label("full").is_checked()


@pytest.mark.parametrize("size", in_turns([None, PHONE], 2))
def test_the_sheet_is_whole_by_keyboard_alone(visitors: Visitors, size: dict[str, int] | None) -> None:
    anne = visitors("Anne", **({"viewport": size} if size else {}))
    page = anne.page
    first_visit(anne)
    gear = page.get_by_role("button", name="Settings")
    gear.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{SHEET} [role=switch]")
    seen, steps = [], 0
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowRight", " ", " ", " "):
        while page.evaluate(NOW)[0] not in ("radio", "switch") or (seen and page.evaluate(NOW)[1] == seen[-1][1]):
            page.keyboard.press("Tab")
            steps += 1
            assert steps < 30, seen
        page.keyboard.press(key)
        seen.append(page.evaluate(NOW))
    assert all(in_sight for _, _, in_sight in seen), seen
    kept = page.evaluate("() => JSON.parse(localStorage.settings)")
    assert kept == {
        "language": "en", "light": "day", "pace": "slow", "sound": "soft", "hints": "always",
        "confirm": True, "seals": False, "lookout": True, "notices": False, "keys": False,
    }  # fmt: skip
    page.keyboard.press("Tab")
    assert page.evaluate(NOW) == ["switch", page.evaluate(NOW)[1], True]
    page.keyboard.press("Escape")
    page.locator(SHEET).wait_for(state="detached")
    assert gear.evaluate("(gear) => gear === document.activeElement"), "one is where one was"


@pytest.mark.parametrize("locale", in_turns(["en", "ru"], 2, 1))
def test_axe_finds_nothing_on_the_sheet(visitors: Visitors, locale: str) -> None:
    anne = visitors("Anne", bypass_csp=True, locale=locale)
    look_at(anne, settings.__name__)
    found = violations(anne)
    assert not found, "\n".join(dict.fromkeys(found))
