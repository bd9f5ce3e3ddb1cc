import { expect, it } from "vitest";

import { share } from "./share";

it("keeps what has stayed the same", () => {
  const before = { cells: [{ name: "A1", coins: [1] }, { name: "A2", coins: [] }], turn: 0, card: null };
  const after = { cells: [{ name: "A1", coins: [1] }, { name: "A2", coins: [2] }], turn: 0, card: null };
  const shared = share(before, after);
  expect(shared).toEqual(after);
  expect(shared.cells[0]).toBe(before.cells[0]);
  expect(shared.cells[1]).not.toBe(before.cells[1]);
  expect(share(before, structuredClone(before))).toBe(before);
});

it("notices what is longer, shorter, gone or of another kind", () => {
  expect(share([1, 2], [1])).toEqual([1]);
  expect(share([1], [1, 2])).toEqual([1, 2]);
  expect(share({ a: 1 }, { b: 1 } as unknown)).toEqual({ b: 1 });
  expect(share({ a: undefined }, { b: undefined } as unknown)).toEqual({ b: undefined });
  expect(share([], {})).toEqual({});
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
  expect(share({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
});
