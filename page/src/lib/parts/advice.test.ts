import { describe, expect, it } from "vitest";

import type { WeighedOut } from "../api/types";
import { amongBots, percent, standing } from "./advice.svelte";

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
