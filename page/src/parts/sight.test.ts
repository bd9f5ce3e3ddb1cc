import { expect, it } from "vitest";

import { scrollTo } from "./sight";

const ROOM = { top: 0, bottom: 500 };

it("stays where all can be seen", () => {
  expect(scrollTo([{ top: 20, bottom: 60 }, { top: 400, bottom: 480 }], ROOM)).toBe(0);
  expect(scrollTo([], ROOM)).toBe(0);
});

it("scrolls as little as shows them all", () => {
  expect(scrollTo([{ top: 300, bottom: 340 }, { top: 600, bottom: 640 }], ROOM)).toBe(148);
  expect(scrollTo([{ top: -100, bottom: -60 }, { top: 100, bottom: 140 }], ROOM)).toBe(-108);
});

it("begins with the first where there are too many", () => {
  expect(scrollTo([{ top: 100, bottom: 140 }, { top: 900, bottom: 940 }], ROOM)).toBe(92);
});
