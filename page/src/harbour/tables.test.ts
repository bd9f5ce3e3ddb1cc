import { beforeAll, describe, expect, it, vi } from "vitest";

import type { TableCard } from "./api/types";

beforeAll(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} })));
const tables = await import("./tables");

const card = (table: string, stage: string, my_turn: boolean, moved_at: number, more: Partial<TableCard> = {}): TableCard =>
  ({ table, stage, my_turn, moved_at, opened_at: 0, my_seats: [0], seats: [], ...more }) as unknown as TableCard;
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

  it("shows nothing that was put away or left, and nothing of it waits", () => {
    const away = [card("away", "playing", true, 1, { away: true }), card("done", "over", false, 2, { away: true }), card("left", "playing", false, 3, { my_seats: [] })];
    const own = card("own", "open", false, 4, { my_seats: [], opened_by_me: true });
    expect(tables.running([...away, own]).map((one) => one.table)).toEqual(["own"]);
    expect(tables.finished(away)).toEqual([]);
    expect(tables.nextWaiting(away)).toBeNull();
    expect(tables.stowed([...away, own]).map((one) => one.table)).toEqual(["left", "done", "away"]);
  });

  it("waits for a word of mine as for a move", () => {
    const offer = card("offer", "open", false, 1, { my_word: true, rematch: true });
    expect(tables.nextWaiting([offer])?.table).toBe("offer");
    expect(tables.newlyMine([], [offer])).toEqual([offer]);
  });

  it("lists where a seat is free, those that gather first", () => {
    const free = { my_seats: [], seats: [{ free: true }] } as unknown as Partial<TableCard>;
    const full = { my_seats: [], seats: [{ free: false }] } as unknown as Partial<TableCard>;
    const open = [card("begun", "playing", false, 1, free), card("full", "playing", false, 2, full), card("new", "open", false, 3, free), card("mine", "open", false, 4)];
    expect(tables.joinable(open).map((one) => one.table)).toEqual(["new", "begun"]);
  });

  it("asks whether people are ready only where live clocks run and somebody else plays", () => {
    expect(tables.asksReady({ kind: "live" }, true)).toBe(true);
    expect(tables.asksReady({ kind: "live" }, false)).toBe(false);
    expect(tables.asksReady({ kind: "days" }, true)).toBe(false);
    expect(tables.asksReady(null, true)).toBe(false);
  });

  it("tells which turns are new", () => {
    expect(tables.newlyMine(CARDS, [card("a", "playing", true, 10), card("b", "playing", true, 11)]).map((one) => one.table)).toEqual(["a"]);
  });
});
