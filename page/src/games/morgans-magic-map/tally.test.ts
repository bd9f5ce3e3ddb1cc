import { expect, it } from "vitest";

import { tally } from "./tally";

it.each(["majority", "shared-set"])("finds points in treasures, doubloons and sets: %s", (kind) => {
  const hoard = { treasures: [[{ rank: 3, value: 4 }], []], coins: [3, 1] };
  const items = tally([{ kind, args: { seat: 0, set: "gold", cards: 1, points: 2 } }], hoard as never);
  expect(items.map(({ points, event }) => [points, event?.kind])).toEqual([[4, undefined], [3, undefined], [1, undefined], [2, kind]]);
});
