import { expect, it } from "vitest";

import { tally } from "./tally";

it("finds points in rounds and in kept cards", () => {
  const told = [{ kind: "scored", args: { seat: 0, place: 1, colour: "red", points: 5 } }, { kind: "kept", args: { seat: 0, cards: 1, points: 2 } }];
  expect(tally(told, null as never).map(({ seat, points }) => [seat, points])).toEqual([[0, 5], [0, 2]]);
});
