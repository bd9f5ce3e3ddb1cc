import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const { thingsMove } = vi.hoisted(() => {
  const thingsMove = (): void => void vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  thingsMove();
  return { thingsMove };
});

import type { LineOut } from "../../harbour/api/types";
import { Air } from "../../kit/sound/air.stub";
import { Player } from "../../kit/sound/player";
import type { Sound } from "../../kit/sound/sounds";
import { take, USUAL, wish } from "../../settings/settings.svelte";
import { Hearing } from "./hearing";

const DECLARED = import.meta.glob<Record<string, Sound>>("../../games/*/sounds.ts", { import: "SOUNDS", eager: true });
const me = 0;

let seq = 0;
const line = (seat: number | null, ...kinds: string[]): LineOut => ({ seq: seq++, seat, move: null, undone: false, told: kinds.map((kind) => ({ kind, args: {} })) }) as unknown as LineOut;

beforeEach(() => {
  seq = 0;
  Air.all.length = 0;
  vi.useFakeTimers();
  thingsMove();
  vi.stubGlobal("AudioContext", Air);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  take(USUAL);
});

/** What has been heard so far, and when. */
async function heard(): Promise<[Sound, number][]> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  return Air.all[0]?.heard() ?? [];
}
async function pass(time: number): Promise<void> {
  await heard(); // whatever is wanted now
  await vi.advanceTimersByTimeAsync(time);
}
const names = async (): Promise<Sound[]> => (await heard()).map(([sound]) => sound);
const hide = (): void => void vi.spyOn(document, "hidden", "get").mockReturnValue(true);

/** A table of Jackal, at which there have been two lines. */
async function sit(): Promise<{ hearing: Hearing; lines: LineOut[]; show: (...fresh: LineOut[]) => void }> {
  const by = new Player();
  dispatchEvent(new Event("pointerdown"));
  const hearing = new Hearing("jackal", by);
  await vi.dynamicImportSettled();
  const lines = [line(me, "went"), line(1, "went")];
  hearing.shown({ lines }, lines, false);
  hearing.turn(true, true, me, lines);
  const show = (...fresh: LineOut[]): void => {
    lines.push(...fresh);
    hearing.shown({ lines: fresh }, [...lines], false);
  };
  return { hearing, lines, show };
}

describe("what happens", () => {
  it("is heard in order and in step with the board; what was before one came is not", async () => {
    const { show } = await sit();
    expect(await heard()).toEqual([]);
    show(line(1, "went", "turned", "found-coins"));
    expect(await heard()).toEqual([["step", 0], ["card", 160], ["gold", 320]]);
  });

  it("is heard at the reader's pace", async () => {
    const { show } = await sit();
    wish({ pace: "slow" });
    show(line(1, "went", "turned"));
    expect(await heard()).toEqual([["step", 0], ["card", 320]]);
  });

  it("is one sound where it is the same again, and a few at most", async () => {
    const { show } = await sit();
    show(line(1, "went", "went", "went", "turned", "found-coins", "died", "rolled"));
    expect(await names()).toEqual(["step", "card", "gold"]);
  });

  it("is silent where the game says nothing, where it was taken back, and where sound is off", async () => {
    const { show } = await sit();
    show(line(1, "agreed"), { ...line(1, "went"), undone: true });
    wish({ sound: "off" });
    show(line(1, "went"));
    expect(await heard()).toEqual([]);
  });

  it("is silent where it is skipped, run through, or told of afterwards", async () => {
    const { hearing, lines, show } = await sit();
    lines.push(line(1, "went"), line(1, "turned"));
    hearing.shown({ lines: lines.slice(-1) }, [...lines], false); // of two updates the last
    lines.push(line(1, "went"));
    hearing.shown({ lines: lines.slice(-1) }, [...lines], true);
    show(...Array.from({ length: 7 }, () => line(1, "went")));
    expect(await heard()).toEqual([]);
    show(line(1, "turned"));
    expect(await names()).toEqual(["card"]);
  });

  it("is silent while nobody looks", async () => {
    const { show } = await sit();
    hide();
    show(line(1, "went"));
    expect(await heard()).toEqual([]);
  });
});

describe("two bells", () => {
  /** The table stands so after these lines of others (where their seat is told) or of ours; what it shows is up to date. */
  async function table(): Promise<{ stands: (mine: boolean, ...seats: (number | null)[]) => void; hearing: Hearing; lines: LineOut[] }> {
    const { hearing, lines } = await sit();
    const stands = (mine: boolean, ...seats: (number | null)[]): void => {
      lines.push(...seats.map((seat) => line(seat, "agreed")));
      hearing.turn(mine, mine, me, [...lines]);
    };
    return { stands, hearing, lines };
  }

  it("ring when others have played and it is our turn, once", async () => {
    const { stands } = await table();
    stands(true, me); // we go on
    stands(false, me);
    expect(await heard()).toEqual([]);
    stands(false, 1);
    stands(true, 2);
    stands(true); // and looked at again
    expect(await names()).toEqual(["turn"]);
  });

  it("ring for whoever came while others were playing", async () => {
    const by = new Player();
    dispatchEvent(new Event("pointerdown"));
    const hearing = new Hearing("jackal", by);
    const lines = [line(me, "went")];
    hearing.turn(false, false, me, lines);
    hearing.turn(true, true, me, [...lines, line(1, "went")]);
    expect(await names()).toEqual(["turn"]);
  });

  it("do not ring for whoever comes and finds that it is their turn", async () => {
    const { stands } = await table();
    stands(true);
    expect(await heard()).toEqual([]);
  });

  it("wait until all that was before is shown", async () => {
    const { stands, hearing, lines } = await table();
    stands(false, me);
    lines.push(line(1, "went"));
    hearing.turn(true, false, me, [...lines]); // it still moves
    expect(await heard()).toEqual([]);
    hearing.turn(true, true, me, [...lines]);
    expect(await names()).toEqual(["turn"]);
  });

  it("do not ring when the past was looked at in between", async () => {
    const { hearing, lines } = await table();
    hearing.turn(true, false, me, lines);
    hearing.turn(true, true, me, lines);
    expect(await heard()).toEqual([]);
  });

  it("do not ring when we take our own move back", async () => {
    const { stands } = await table();
    stands(false, me);
    stands(true, me);
    expect(await heard()).toEqual([]);
  });

  it("ring in a hidden tab for those alone who want notices", async () => {
    const { stands } = await table();
    hide();
    vi.stubGlobal("Notification", { permission: "granted" });
    stands(false, me);
    stands(true, 1);
    expect(await heard()).toEqual([]);
    wish({ notices: true });
    stands(false, me);
    stands(true, 1);
    expect(await names()).toEqual(["turn"]);
  });

  describe("where all decide at once, and nobody is told who has", () => {
    const SECRET = null;

    it("do not ring when others decide while we do, nor when ours is the last word and the next round begins", async () => {
      const { stands } = await table();
      stands(true, SECRET);
      stands(true, SECRET);
      stands(true, me);
      expect(await heard()).toEqual([]);
    });

    it("ring once when we have waited for the last of them, and the next round begins", async () => {
      const { stands } = await table();
      stands(false, me);
      stands(false, SECRET);
      expect(await heard()).toEqual([]);
      stands(true, SECRET);
      stands(true, SECRET); // somebody has already decided again
      expect(await names()).toEqual(["turn"]);
    });
  });
});

it("eight bells ring at the end, once", async () => {
  const { hearing } = await sit();
  hearing.end();
  hearing.end();
  expect(await names()).toEqual(["end"]);
});

describe("the past", () => {
  const moment = (at: number): { seq: number; line: LineOut } => ({ seq: at, line: { ...line(1, "rolled"), seq: at } });

  it("is heard when it runs by itself at a pace to be followed", async () => {
    const { hearing } = await sit();
    for (const at of [3, 4, 5]) {
      hearing.past(moment(at), true);
      await pass(1100);
    }
    expect(await names()).toEqual(["dice", "dice"]);
  });

  it("is silent when it is run through quickly, backwards, or by hand", async () => {
    const { hearing } = await sit();
    for (const at of [3, 4, 5, 6]) {
      hearing.past(moment(at), true);
      await pass(400);
    }
    await pass(1000);
    hearing.past(moment(5), true);
    await pass(1000);
    hearing.past(moment(9), false);
    await pass(1000);
    hearing.past(null, false);
    await pass(1000);
    hearing.past(moment(10), true);
    expect(await heard()).toEqual([]);
  });
});

it("every sound of the board is heard in some game, and every game is heard", () => {
  const used = Object.values(DECLARED).map((sounds) => Object.values(sounds));
  expect(used.every((sounds) => new Set(sounds).size > 2)).toBe(true);
  expect([...new Set(used.flat())].sort()).toEqual(["card", "dice", "dig", "gold", "step", "storm"]);
});
