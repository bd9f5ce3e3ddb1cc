import { afterEach, expect, it } from "vitest";

import { hush, listen } from "./asked.stub";
import { ask } from "./client";
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
  ];
  expect(never).toBeDefined();
});
