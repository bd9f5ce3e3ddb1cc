import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} })));

import { settings, take, USUAL, wish } from "../settings/settings.svelte";
import { type Asked, hush, listen, settle } from "./api/asked.stub";
import { accompany, errand } from "./wishes.svelte";

const WAY = "/api/me/settings";
const kept = (): unknown => JSON.parse(localStorage.getItem("settings") ?? "null");
/** What the harbour is told where nothing is old. */
const fresh = (form: Record<string, unknown>): unknown => Object.fromEntries(Object.entries(form).map(([name, value]) => [name, { value, age: 0 }]));

let asked: Asked[] = [];
const last = (): Asked => asked.at(-1) as Asked;

beforeEach(async () => {
  accompany(null); // whoever was here before us
  asked = listen();
  await settle();
});
afterEach(() => {
  accompany(null);
  hush();
  localStorage.clear();
  take(USUAL);
});

/** Somebody has signed in, whose account has said so much. */
async function come(form: Record<string, unknown>): Promise<void> {
  accompany("anne");
  expect([last().way, last().body]).toEqual([WAY, undefined]);
  await last().answer(form);
}

describe("after signing in", () => {
  it("the page is as the account wants it, in this browser too", async () => {
    await come({ light: "night", keys: false });
    expect({ ...settings }).toEqual({ ...USUAL, light: "night", keys: false });
    expect(kept()).toEqual({ ...USUAL, light: "night", keys: false });
    expect(asked).toHaveLength(1);
  });

  it("what the account has never said stays as this browser has it, and what nobody can wish for is no wish", async () => {
    wish({ sound: "soft" });
    await come({ light: "night", pace: "breakneck", beard: "black" });
    expect({ ...settings }).toEqual({ ...USUAL, light: "night", sound: "soft" });
  });

  it("an account that has none takes over what this browser wants, whole", async () => {
    wish({ light: "night" });
    expect(asked).toEqual([]);
    await come({});
    expect(last().body).toEqual(fresh({ ...USUAL, light: "night" }));
    await last().answer({ ...USUAL, light: "night" });
    expect(settings.light).toBe("night");
    accompany("anne");
    expect(asked).toHaveLength(2);
  });
});

describe("a wish", () => {
  it("of a guest is not sent", async () => {
    accompany(null);
    wish({ light: "night" });
    await settle();
    expect(asked).toEqual([]);
  });

  it("is sent by itself, and what another device wanted meanwhile comes back", async () => {
    await come({ ...USUAL });
    wish({ light: "night" });
    expect(last().body).toEqual(fresh({ light: "night" }));
    await last().answer({ ...USUAL, light: "night", sound: "off" });
    expect([settings.light, settings.sound, asked.length]).toEqual(["night", "off", 2]);
  });

  it("gives way to one made later elsewhere", async () => {
    await come({ ...USUAL });
    wish({ light: "night" });
    await last().answer({ ...USUAL, light: "day" });
    expect(settings.light).toBe("day");
  });

  it("made while another is on its way is not lost, and goes next", async () => {
    await come({ ...USUAL });
    wish({ light: "night" });
    const first = last();
    vi.setSystemTime(Date.now() + 5);
    wish({ light: "day", pace: "slow" });
    expect(asked).toHaveLength(2);
    await first.answer({ ...USUAL, light: "night" });
    expect([settings.light, settings.pace]).toEqual(["day", "slow"]);
    expect(last().body).toEqual(fresh({ light: "day", pace: "slow" }));
    await last().answer({ ...USUAL, light: "day", pace: "slow" });
    expect(asked).toHaveLength(3);
  });
});

describe("when the line is down", () => {
  it("all works here, and the harbour hears later how long ago it was", async () => {
    await come({ ...USUAL });
    wish({ light: "night" });
    await last().breaks();
    expect([settings.light, errand.waits]).toEqual(["night", true]);
    expect(kept()).toEqual({ ...USUAL, light: "night" });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().body).toEqual({ light: { value: "night", age: 20_000 } });
    await last().answer({ ...USUAL, light: "night" });
    expect(errand.waits).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
  });

  it("it is tried at once when it is back", async () => {
    await come({ ...USUAL });
    wish({ light: "night" });
    await last().breaks();
    dispatchEvent(new Event("online"));
    expect(last().body).toEqual(fresh({ light: "night" }));
    await last().answer({ ...USUAL, light: "night" });
  });

  it("what waits belongs to whom it is: nobody else's account gets it", async () => {
    await come({ ...USUAL });
    wish({ light: "night" });
    await last().breaks();
    accompany("bart");
    expect([asked.length, last().body]).toEqual([3, undefined]);
    await last().answer({ ...USUAL, light: "day" });
    expect([settings.light, errand.waits]).toEqual(["day", false]);
  });
});

it("what the harbour does not take is not sent for ever", async () => {
  await come({ ...USUAL });
  wish({ light: "night" });
  await last().answer({ status: 400, sentence: "there is no setting 'light'." }, 400);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.length, errand.waits, settings.light]).toEqual([2, false, "night"]);
});

it("whoever comes while an answer is on its way gets their own", async () => {
  accompany("anne");
  const hers = last();
  accompany("bart");
  await settle();
  expect([hers.dropped, asked.length]).toEqual([true, 2]);
  await last().answer({ ...USUAL, light: "night" });
  expect(settings.light).toBe("night");
});

it("whoever signs out takes nothing along", async () => {
  await come({ ...USUAL });
  accompany(null);
  wish({ light: "night" });
  dispatchEvent(new Event("online"));
  await settle();
  expect(asked).toHaveLength(1);
});
