import { expect, it } from "vitest";

import { tally } from "./tally";

it("finds points in what was loaded, and in what the view sorts", () => {
  const points = [{ loads: 0, hold: 0, pairs: 2, "lost-treasure": 0 }, { loads: 2, hold: 5, pairs: 0, "lost-treasure": 0 }];
  const items = tally([{ kind: "loaded", args: { seat: 1, points: 4 } }], { points } as never).filter((item) => item.points);
  expect(items.map(({ seat, points, word }) => [seat, points, word])).toEqual([[1, 4, undefined], [0, 2, "tally-pairs"], [1, 2, "tally-loads"]]);
});
