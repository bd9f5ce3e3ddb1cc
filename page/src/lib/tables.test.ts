import { beforeAll, describe, expect, it, vi } from "vitest";

import type { TableCard } from "./api/types";

beforeAll(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} })));
const tables = await import("./tables");

const card = (table: string, stage: string, my_turn: boolean, moved_at: number): TableCard =>
  ({ table, stage, my_turn, moved_at, opened_at: 0 }) as unknown as TableCard;
const CARDS = [card("a", "playing", false, 5), card("b", "playing", true, 9), card("c", "over", false, 3), card("d", "playing", true, 2), card("e", "open", false, 8)];

describe("my tables", () => {
  it("shows where it is my turn first, longest waiting first", () => {
    expect(tables.running(CARDS).map((one) => one.table)).toEqual(["d", "b", "e", "a"]);
    expect(tables.finished(CARDS).map((one) => one.table)).toEqual(["c"]);
  });

  it("finds the next table that waits for me", () => {
    expect(tables.nextWaiting(CARDS)?.table).toBe("d");
    expect(tables.nextWaiting(CARDS, "d")?.table).toBe("b");
    expect(tables.nextWaiting([])).toBeNull();
  });

  it("tells which turns are new", () => {
    expect(tables.newlyMine(CARDS, [card("a", "playing", true, 10), card("b", "playing", true, 11)]).map((one) => one.table)).toEqual(["a"]);
  });

  it("has a puzzle for each day", () => {
    const days = Array.from({ length: 10 }, (_, day) => tables.puzzleOf(new Date(2026, 0, 1 + day), 10));
    expect(new Set(days).size).toBe(10);
  });
});
