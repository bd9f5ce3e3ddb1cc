import { describe, expect, it } from "vitest";

import { readAbilities, writeAbilities } from "./abilities";
import { fold, readMap, unfold } from "./island";

describe("texts of one's own", () => {
  it("folds and unfolds a map", () => {
    expect(fold(unfold("BB/.B", 5))).toBe("BB/.B");
    expect(fold(unfold("", 5))).toBe("");
    expect(unfold("B", 3)).toEqual([[".", ".", "."], [".", "B", "."], [".", ".", "."]]);
  });

  it("reads a map that somebody has sent, and nothing else", () => {
    expect(readMap("bbb/bmb\nbbb", 11)).toBe("BBB/BMB/BBB");
    expect(readMap("BXB", 11)).toBeNull();
    expect(readMap("...", 11)).toBeNull();
    expect(readMap("B".repeat(12), 11)).toBeNull();
  });

  it("reads and writes abilities", () => {
    expect(writeAbilities(readAbilities("B-3 swimmer, A1 strongman"))).toBe("A-1 strongman, B-3 swimmer");
    expect(writeAbilities({ "A-1": "" })).toBe("");
  });
});
