import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { take, USUAL, wish } from "../../settings/settings.svelte";
import { turnSound } from "../../settings/sound";
import { Air, voicesOf } from "./air.stub";
import { MOST, Player } from "./player";
import type { Sound } from "./sounds";
import { make } from "./synth";

const ALL: readonly Sound[] = ["card", "dice", "step", "dig", "gold", "storm", "turn", "end"];
const touch = (): boolean => dispatchEvent(new Event("pointerdown"));

beforeEach(() => {
  Air.all.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Air);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  take(USUAL);
});

/** Somebody who has touched the page. */
function listener(): Player {
  const player = new Player();
  touch();
  return player;
}

describe.each(ALL)("%s", (sound) => {
  it("is made of voices that begin when they should, and end", () => {
    const air = new Air();
    const end = make(air as unknown as BaseAudioContext, {} as AudioNode, sound, 5);
    expect(air.voices.length).toBeGreaterThan(1);
    expect(air.voices.every((voice) => voice.at >= 5 && voice.end > voice.at && voice.end <= end + 1e-9)).toBe(true);
    expect(end - 5).toBeLessThan(1.5);
  });

  it("is like no other", () => {
    const print = (one: Sound): string => JSON.stringify(voicesOf(one));
    expect(ALL.filter((one) => print(one) === print(sound))).toEqual([sound]);
  });
});

describe("a sound", () => {
  it("wants no device before the reader has touched the page", async () => {
    const player = new Player();
    await player.play("gold");
    expect(Air.all).toHaveLength(0);
    touch();
    await player.play("gold");
    expect(Air.all.map((air) => air.heard())).toEqual([[["gold", 0]]]);
  });

  it("is heard when it is wanted, all on one device", async () => {
    const player = listener();
    await player.play("step");
    await player.play("gold", 320);
    expect(Air.all.map((air) => air.heard())).toEqual([[["step", 0], ["gold", 320]]]);
  });

  it("is not heard where none is wanted, and nothing is fetched for it", async () => {
    wish({ sound: "off" });
    await listener().play("gold");
    expect(Air.all).toHaveLength(0);
  });

  it("is never one of more than a few", async () => {
    const player = listener();
    for (let many = 0; many < 9; many++) await player.play("gold");
    const [air] = Air.all as [Air];
    expect(air.heard()).toHaveLength(MOST);
    air.currentTime = 10;
    await player.play("gold");
    expect(air.heard()).toHaveLength(MOST + 1);
  });

  it("that comes too late is left out", async () => {
    const player = listener();
    await player.play("card");
    const [air] = Air.all as [Air];
    air.state = "suspended";
    air.resume = async (): Promise<void> => void vi.advanceTimersByTime(400);
    await player.play("gold");
    expect(air.heard()).toEqual([["card", 0]]);
  });

  it("is as loud as is wished, and dies at once when sound is turned off", async () => {
    wish({ sound: "soft" });
    const player = listener();
    await player.play("storm");
    const [air] = Air.all as [Air];
    const out = air.gains[0]?.gain;
    expect(out?.value).toBeCloseTo(0.35);
    turnSound();
    expect(out?.wanted.at(-1)).toBe(0);
    await player.play("gold");
    expect(air.heard()).toEqual([["storm", 0]]);
    turnSound();
    expect(out?.wanted.at(-1)).toBeCloseTo(0.35);
  });

  it("leaves the device to rest after a while, and wakes it again", async () => {
    const player = listener();
    await player.play("card");
    const [air] = Air.all as [Air];
    vi.advanceTimersByTime(3000);
    expect(air.state).toBe("running");
    vi.advanceTimersByTime(3000);
    expect(air.state).toBe("suspended");
    await player.play("card");
    expect([air.state, air.heard().length]).toEqual(["running", 2]);
  });

  it("obeys a phone's silent switch, where a page can ask for that", async () => {
    const session = { type: "auto" };
    vi.stubGlobal("navigator", { audioSession: session });
    await listener().play("card");
    expect(session.type).toBe("ambient");
  });

  it("is nothing where the device has none", async () => {
    vi.stubGlobal("AudioContext", class { constructor() { throw new Error("no sound here"); } });
    await expect(listener().play("card")).resolves.toBeUndefined();
    vi.stubGlobal("AudioContext", undefined);
    await expect(listener().play("card")).resolves.toBeUndefined();
  });
});
