import { describe, expect, it, vi } from "vitest";

import type { WeighedOut } from "../api/types";
import type { LiveTable } from "../live.svelte";
import type { Picks } from "../picks.svelte";
import { Adviser, amongBots, LONG, percent, standing } from "./advice.svelte";

const next = (chance: number): WeighedOut[] => [{ move: { text: "b", kind: "b", args: {} }, chance }];

describe("a hint", () => {
  it("is for those who play against bots", () => {
    expect(amongBots([{ player: "player-0" }, { player: null }], 0)).toBe(true);
    expect(amongBots([{ player: "player-0" }, { player: "player-1" }], 0)).toBe(false);
    expect(amongBots([{ player: "player-0" }], 0)).toBe(true);
  });

  it("says how much better it is than the next best", () => {
    expect(standing({ chance: null, next: [] })).toBe("only");
    expect(standing({ chance: 0.7, next: next(0.5) })).toBe("clear");
    expect(standing({ chance: 0.55, next: next(0.5) })).toBe("better");
    expect(standing({ chance: 0.51, next: next(0.5) })).toBe("close");
    expect(percent(0.567)).toBe(57);
  });
});

describe("a bot that thinks for long", () => {
  it("is said to be slow, until it answers", async () => {
    vi.useFakeTimers();
    let answer: (reply: Response) => void = () => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((done) => (answer = done)));
    const adviser = new Adviser({ seat: 0, table: "t", seq: 1 } as LiveTable, {} as Picks, () => {});
    const asked = adviser.ask();
    await vi.advanceTimersByTimeAsync(LONG - 1);
    expect([adviser.thinking, adviser.slow]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(adviser.slow).toBe(true);
    answer(new Response(JSON.stringify({ seq: 0 }), { headers: { "content-type": "application/json" } }));
    await asked;
    expect([adviser.thinking, adviser.slow]).toEqual([false, false]);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
});
