import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type Asked, hush, listen, settle } from "../../../harbour/api/asked.stub";
import type { WeighedOut } from "../../../harbour/api/types";
import type { LiveTable } from "../../../harbour/live.svelte";
import type { Picks } from "../../../kit/picks.svelte";
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

interface Table {
  seat: number;
  table: string;
  seq: number;
  moves: unknown[];
  broken: boolean;
}

function sitDown(): { adviser: Adviser; live: Table; picks: Picks; refused: ReturnType<typeof vi.fn> } {
  const live: Table = { seat: 0, table: "t", seq: 1, moves: [{}], broken: false };
  const picks = { seals: {}, hint: null, moves: [] } as unknown as Picks;
  const refused = vi.fn();
  return { adviser: new Adviser(live as unknown as LiveTable, picks, refused), live, picks, refused };
}

let asked: Asked[] = [];
beforeEach(() => (asked = listen()));
afterEach(hush);

describe("hints that nobody has to ask for", () => {
  it("come with every turn, are silent where they cannot, and end when one has had enough", async () => {
    localStorage.setItem("hints t", "on");
    const { adviser, live, refused } = sitDown();
    adviser.renew();
    await vi.advanceTimersByTimeAsync(200);
    const hint = asked.find(({ way }) => way.endsWith("/hint"));
    await hint?.answer({ sentence: "slowly.", reason: "too-many" }, 429);
    expect([refused.mock.calls.length, adviser.thinking]).toEqual([0, false]);
    live.seq = 2;
    adviser.renew();
    await vi.advanceTimersByTimeAsync(200);
    expect(asked.filter(({ way }) => way.endsWith("/hint"))).toHaveLength(2);
    adviser.hush();
    expect([adviser.always, localStorage.getItem("hints t")]).toEqual([false, "off"]);
  });
});

describe("a bot that thinks for long", () => {
  it("is said to be slow, until it answers", async () => {
    const { adviser } = sitDown();
    void adviser.ask();
    await vi.advanceTimersByTimeAsync(LONG - 1);
    expect([adviser.thinking, adviser.slow]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(adviser.slow).toBe(true);
    await asked[0]?.answer({ seq: 0 });
    expect([adviser.thinking, adviser.slow]).toEqual([false, false]);
  });

  it("is not waited for when the table has moved on", async () => {
    const { adviser, live, refused } = sitDown();
    void adviser.ask();
    live.seq = 2;
    adviser.renew();
    await settle();
    expect([asked[0]?.dropped, adviser.thinking]).toEqual([true, false]);
    expect(refused).not.toHaveBeenCalled();
  });

  it("goes on thinking where only the company has changed", async () => {
    const { adviser } = sitDown();
    void adviser.ask();
    adviser.renew();
    await settle();
    expect([asked[0]?.dropped, adviser.thinking]).toEqual([false, true]);
  });

  it("is told of when the line breaks", async () => {
    const { adviser, refused } = sitDown();
    void adviser.ask();
    await asked[0]?.breaks();
    expect(refused).toHaveBeenCalledOnce();
  });
});

describe("the outlook", () => {
  const SOON = 1000;

  it("is of the position that is shown", async () => {
    const { adviser, live, picks } = sitDown();
    adviser.renew();
    await vi.advanceTimersByTimeAsync(SOON);
    live.seq = 2;
    adviser.renew();
    await vi.advanceTimersByTimeAsync(SOON);
    expect(asked.map(({ dropped }) => dropped)).toEqual([true, false]);
    await asked[1]?.answer({ seq: 2, seals: { sail: "shows" } });
    expect(picks.seals).toEqual({ sail: "shows" });
  });

  it("is no error when the line breaks, and is asked for again when it is back", async () => {
    const { adviser, live, picks, refused } = sitDown();
    adviser.renew();
    await vi.advanceTimersByTimeAsync(SOON);
    await asked[0]?.breaks();
    live.broken = true;
    adviser.renew();
    await vi.advanceTimersByTimeAsync(SOON);
    expect(asked.length).toBe(1);
    live.broken = false;
    adviser.renew();
    await vi.advanceTimersByTimeAsync(SOON);
    await asked[1]?.answer({ seq: 1, seals: { sail: "passes" } });
    expect(picks.seals).toEqual({ sail: "passes" });
    expect(refused).not.toHaveBeenCalled();
  });

  it("is called off when the line breaks or the table is left", async () => {
    const { adviser } = sitDown();
    adviser.renew();
    await vi.advanceTimersByTimeAsync(SOON);
    adviser.rest();
    adviser.renew();
    adviser.close();
    await vi.advanceTimersByTimeAsync(SOON);
    expect(asked.map(({ dropped }) => dropped)).toEqual([true]);
  });
});
