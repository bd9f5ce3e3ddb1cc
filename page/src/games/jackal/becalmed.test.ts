import { describe, expect, it } from "vitest";

import { becalmed } from "./becalmed";
import fixtures from "./fixtures.json";
import type { View } from "./view";

const ACT = 4;
const lively = { ...(fixtures[ACT]?.view as unknown as View), quiet: 0 };
const bare: View = { ...lively, coins_on_island: 0, unseen: { beach: { empty: 3, "chest-1": 1 }, forest: { pit: 2 } }, unseen_here: { forest: 2 } };

describe("the end is offered", () => {
  it("never while there is gold to be had", () => {
    expect(becalmed(lively, 0)).toBeNull();
    expect(becalmed({ ...bare, unseen_here: { forest: 2, beach: 1 } }, 0)).toBeNull();
    expect(becalmed({ ...bare, coins_on_island: 1 }, 0)).toBeNull();
  });

  it("when no coin lies on the island, and none can under what is face down", () => {
    expect(becalmed(bare, 0)).toEqual({ why: "calm-gold", yields: true });
    const [cell] = bare.cells as [View["cells"][number]];
    const peeked = { ...cell, back: "beach", face: "down", tile: "chest-2" };
    expect(becalmed({ ...bare, cells: [...bare.cells.filter((one) => one.tile === null), peeked] }, 0)).toBeNull();
  });

  it("to a crew that is dead, unless it still has the missionary, or somebody else's turn", () => {
    const dead = { ...lively, alive: [0, 3], smoke: 0, missionary: null };
    expect(becalmed(dead, 0)).toEqual({ why: "calm-dead", yields: true });
    expect(becalmed(dead, 1)).toBeNull();
    expect(becalmed({ ...dead, smoke: 2 }, 0)).toBeNull();
    const piece = { ...(lively.crews[0]?.[0] as View["crews"][number][number]), dead: false };
    expect(becalmed({ ...dead, missionary: { piece, keeper: 0, converted: false } }, 0)).toBeNull();
  });

  it("after ten rounds of nothing, and not in puzzles or when all is over", () => {
    expect(becalmed({ ...lively, quiet: 20 }, 0)).toBeNull();
    const quiet = { ...lively, quiet: 21 };
    expect(becalmed(quiet, 0)).toEqual({ why: "calm-quiet", yields: true });
    expect(becalmed({ ...quiet, over: true }, 0)).toBeNull();
    expect(becalmed({ ...quiet, puzzle: { limit: 9, survivors: 1, pirates: 3 } }, 0)).toBeNull();
  });
});
