import { describe, expect, it } from "vitest";

import { becalmed } from "./becalmed";
import fixtures from "./fixtures.json";
import type { View } from "./view";

const [start] = fixtures.map(({ view }) => view as unknown as View) as [View];
const bar = { ...start, in_hand: [0, 0], pirates: [[], ["H3"]], stools: [0, 0, 1, 0, 1, 0, 1], turn: 1 };
const dusk = { ...bar, phase: "dig", pirates: [["D1"], []], stools: [0, 0, 1, 0, 1, 0, 1, 1] };

describe("a captain waits", () => {
  it("for the sunset, with all pirates at the bar", () => {
    expect(becalmed(bar, 0)).toEqual({ why: "calm-bar", yields: false });
    expect(becalmed(bar, 1)).toBeNull();
  });

  it("not while a pirate is out or in hand, or a choice is left from the last walk", () => {
    expect(becalmed({ ...bar, pirates: [["A1"], ["H3"]] }, 0)).toBeNull();
    expect(becalmed({ ...bar, in_hand: [1, 0] }, 0)).toBeNull();
    expect(becalmed({ ...bar, phase: "bonus", turn: 0 }, 0)).toBeNull();
  });

  it("at dusk only once all of them have dug", () => {
    const dug = (holes: number): string[] => ["C6", "D4", "G7", "D1", "H1", "H7", "D2", "F8"].slice(0, holes);
    expect(becalmed({ ...dusk, dug: dug(2), turn: 1 }, 0)).toBeNull();
    expect(becalmed({ ...dusk, dug: dug(6), turn: 1 }, 0)).toEqual({ why: "calm-dug", yields: false });
    expect(becalmed({ ...dusk, dug: dug(8), over: true }, 0)).toBeNull();
  });
});
