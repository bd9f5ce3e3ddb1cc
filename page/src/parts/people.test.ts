import { expect, it } from "vitest";

import { crewNames, personName, seatName, temperOf } from "./people";

const say = (message: string): string => message;

it("names everybody at a table, the same ones once", () => {
  const seats = [
    { name: "Anne", bot: null },
    { name: null, bot: "captain:0.2s" },
    { name: null, bot: "captain" },
    { name: null, bot: "captain:600/greedy" },
    { name: null, bot: null },
  ];
  expect(crewNames(seats, say)).toEqual(["Anne", "bot-captain ×3", "open-seat"]);
});

it("has words for whoever was here and is forgotten", () => {
  expect(seatName({ name: null, bot: null, free: false }, say)).toBe("sailed-away");
  expect(seatName({ name: null, bot: "captain", free: false }, say)).toBe("bot-captain");
  expect(seatName({ name: null, bot: null, free: true }, say)).toBe("open-seat");
  expect([personName("", say), personName(null, say), personName("Anne", say)]).toEqual(["sailed-away", "sailed-away", "Anne"]);
});

it("knows a bot's temper by its name", () => {
  expect(["captain:600/greedy", "bosun/vengeful", "captain:600", "tom"].map(temperOf)).toEqual(["greedy", "vengeful", "", ""]);
});
