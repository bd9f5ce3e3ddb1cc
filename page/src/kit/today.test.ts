import { describe, expect, it } from "vitest";

import { due } from "./today.stub";

describe("whose turn it is", () => {
  it("comes to everybody, and somebody has it every day", () => {
    const days = [1, 2, 3, 4].map((day) => due([..."abcdefghij"], 4, 0, String(2026320 + day)));
    expect(days.map(({ length }) => length).sort()).toEqual([2, 2, 3, 3]);
    expect(days.flat().sort().join("")).toBe("abcdefghij");
    expect(due(["alone"], 4, 0, "2026321")).toEqual(["alone"]);
  });

  it("is everybody's where no day is said", () => {
    expect(due([1, 2, 3], 3, 0, "")).toEqual([1, 2, 3]);
  });
});
