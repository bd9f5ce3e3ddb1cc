import { expect, it } from "vitest";

import { tally } from "./tally";

it("finds points in coins aboard, whose ship it is", () => {
  expect(tally([{ kind: "delivered", args: { seat: 1, pirate: "1", coins: 2, other: 0 } }], null as never)).toMatchObject([{ seat: 0, points: 2 }]);
});
