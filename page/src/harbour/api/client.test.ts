import { afterEach, expect, it } from "vitest";

import { hush, listen } from "./asked.stub";
import { addressOf, ask, read } from "./client";
import type { TableCard, Update } from "./types";

afterEach(hush);

it("goes the way of the door, with what it takes, and gives back what it gives", async () => {
  const asked = listen();
  const played: Promise<Update> = ask("play", ["t", 1], { move: "take 2", after: 3 });
  expect(asked[0]).toMatchObject({ way: "/api/tables/t/seats/1/moves", body: { move: "take 2", after: 3 } });
  await asked[0]?.answer({ seq: 4 });
  expect((await played).seq).toBe(4);

  const mine: Promise<TableCard[]> = ask("myTables");
  const seen = ask("look", ["t", { seat: null, after: 5 }]);
  expect(asked.slice(1).map(({ way, body }) => [way, body])).toEqual([["/api/tables", undefined], ["/api/tables/t?after=5", undefined]]);
  await asked[1]?.answer([]);
  await asked[2]?.answer({ seq: 6 });
  expect([await mine, (await seen).seq]).toEqual([[], 6]);
});

it("knows the addresses of pictures and files", async () => {
  expect(addressOf("qr", "a/b")).toBe("/api/tables/a%2Fb/qr.svg");
  expect(addressOf("download", "t")).toBe("/api/tables/t/record");
  expect(addressOf("lookBack", "t", { first: 1, last: 2, seat: null })).toBe("/api/tables/t/moments?first=1&last=2");
  expect(addressOf("drawMoment", "t", 7, "ru", { seat: 0, names: ["Anne & Co", "Bart"] })).toBe("/api/tables/t/moments/7/drawing/ru?seat=0&names=Anne%20%26%20Co&names=Bart");
});

it("reads what a door shows word for word", async () => {
  const asked = listen();
  const text = read("ledger", ["t"]);
  await asked[0]?.answer({ seed: "1" });
  expect([asked[0]?.way, await text]).toEqual(["/api/tables/t/ledger", '{"seed":"1"}']);
});

it("lets nobody forget, or make up, what a door takes", () => {
  // What is wrong here is wrong to the compiler: it would say so if it were not.
  const never = (): unknown[] => [
    // @ts-expect-error a seat is taken for somebody
    ask("sit", ["t", 0]),
    // @ts-expect-error a move is said after what was seen
    ask("play", ["t", 0], { move: "take 2" }),
    // @ts-expect-error a table has a name
    ask("look", []),
    // @ts-expect-error there is no such door
    ask("cellar"),
    // @ts-expect-error no picture plays a move
    addressOf("play", "t", 0),
    // @ts-expect-error a code leads to a table
    addressOf("qr"),
  ];
  expect(never).toBeDefined();
});
