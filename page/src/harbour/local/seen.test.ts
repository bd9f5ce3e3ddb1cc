/** What was seen last is seen again, and nothing can be done with it. */

import { beforeEach, expect, it } from "vitest";

import type { LineOut, Update } from "../api/types";
import { forgetAll, note, noted, noteView, seenView } from "./seen";

const line = (seq: number): LineOut => ({ seq, seat: 0, move: `take ${seq}`, told: [], undone: false });
const update = (seq: number, ...lines: number[]): Update =>
  ({ kind: "update", table: "t", seq, you: 0, stage: "playing", lines: lines.map(line), moves: [{ text: "take 1", kind: "take", args: {} }], can_undo: true, view: {} }) as unknown as Update;
const way = (table: string, after = 0): string => `/api/tables/${table}/live?seat=0&after=${after}&heard=0`;

beforeEach(() => localStorage.clear());

it("keeps lists, and nothing that is asked only once", () => {
  note("/api/tables", "[]");
  note("/api/tables/t/seats/0/outlook", "{}");
  expect([noted("/api/tables"), noted("/api/tables/t/seats/0/outlook")]).toEqual(["[]", null]);
});

it("keeps a table with all its lines, and lets nobody move there", () => {
  noteView(way("t"), update(2, 0, 1));
  noteView(way("t", 2), update(3, 2));
  const seen = seenView(way("t", 9));
  expect(seen?.lines.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  expect([seen?.seq, seen?.moves, seen?.can_undo]).toEqual([3, [], false]);
});

it("keeps the last few tables, and none when all is forgotten", () => {
  for (const table of "abcdefgh") noteView(way(table), update(1, 0));
  expect([..."abcdefgh"].filter((table) => seenView(way(table)))).toEqual([..."cdefgh"]);
  forgetAll();
  expect(seenView(way("h"))).toBeNull();
});
