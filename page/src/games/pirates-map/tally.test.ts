import { expect, it } from "vitest";

import { tally } from "./tally";

it("finds points on the sheet", () => {
  const points = { ruby: 10, crown: 0, palm: 5, rum: 2, sightings: 0, empty: -4, skulls: -1 };
  const sheets = [{ chest: { ruby: 2, crown: 0 }, values: { ruby: 5, crown: 3 }, points, skulls: 1 }];
  expect(tally([], { sheets } as never).flatMap(({ points }) => points || [])).toEqual([10, 5, 2, -4, -1]);
});
