import { afterEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} })));

import { lamp, turn } from "./light.svelte";
import { CHOICES, formOf, settings, take, USUAL, wish } from "./settings.svelte";
import { turnSound } from "./sound";

const kept = (): unknown => JSON.parse(localStorage.getItem("settings") ?? "null");

/** Another window of this browser has kept something. */
function elsewhere(form: string): void {
  localStorage.setItem("settings", form);
  dispatchEvent(new StorageEvent("storage", { key: "settings" }));
}

afterEach(() => {
  localStorage.clear();
  take(USUAL);
});

describe("the form", () => {
  it("has every wish, each as usual where nothing was said", () => {
    expect(formOf(null)).toEqual(USUAL);
    expect(Object.keys(USUAL).sort()).toEqual(Object.keys(CHOICES).sort());
  });

  it("takes what can be wished for, and nothing else", () => {
    expect(formOf({ pace: "slow", sound: "deafening", seals: "no", confirm: true, beard: "black" })).toEqual({ ...USUAL, pace: "slow", confirm: true });
    expect(formOf("nonsense")).toEqual(USUAL);
  });

  it("is kept whole with every wish", () => {
    wish({ sound: "soft" });
    wish({ light: "night" });
    expect(kept()).toEqual({ ...USUAL, sound: "soft", light: "night" });
  });

  it("follows another window", () => {
    elsewhere(JSON.stringify({ ...USUAL, pace: "quick", light: "night" }));
    expect([settings.pace, lamp.light, document.documentElement.dataset["pace"], document.documentElement.dataset["light"]]).toEqual(["quick", "night", "quick", "night"]);
  });

  it("is as usual where what was kept cannot be read", () => {
    wish({ pace: "slow" });
    elsewhere("{");
    expect({ ...settings }).toEqual(USUAL);
  });
});

describe("what was kept before there was a form", () => {
  it("is honoured", () => {
    for (const [key, value] of Object.entries({ language: "ru", light: "night", notices: "yes", "single-keys": "off" })) localStorage.setItem(key, value);
    elsewhere('{"pace":"quick","seals":false}');
    expect({ ...settings }).toEqual({ ...USUAL, language: "ru", light: "night", notices: true, keys: false, pace: "quick", seals: false });
  });

  it("counts no more once something else was said", () => {
    localStorage.setItem("light", "night");
    elsewhere(JSON.stringify({ ...USUAL, light: "auto" }));
    expect(settings.light).toBe("auto");
  });
});

it("day becomes night and night day, whatever the device has", () => {
  wish({ light: "day" });
  turn();
  expect([settings.light, lamp.light, document.documentElement.dataset["light"]]).toEqual(["night", "night", "night"]);
  turn();
  expect([settings.light, lamp.light]).toEqual(["day", "day"]);
});

it("sound comes back as loud as it was", () => {
  wish({ sound: "soft" });
  turnSound();
  expect(settings.sound).toBe("off");
  turnSound();
  expect(settings.sound).toBe("soft");
});
