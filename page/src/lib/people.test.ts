import { expect, it } from "vitest";

import { crewNames } from "./people";

it("names everybody at a table, the same ones once", () => {
  const say = (message: string): string => message;
  const seats = [
    { name: "Anne", bot: null },
    { name: null, bot: "captain:0.2s" },
    { name: null, bot: "captain" },
    { name: null, bot: null },
  ];
  expect(crewNames(seats, say)).toEqual(["Anne", "bot-captain ×2", "open-seat"]);
});
