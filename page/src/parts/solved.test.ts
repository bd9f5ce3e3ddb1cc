import { afterEach, beforeEach, expect, it } from "vitest";

import { type Asked, hush, listen } from "../harbour/api/asked.stub";
import { noteSolved, solvedOf } from "./solved";

let asked: Asked[] = [];
beforeEach(() => (asked = listen()));
afterEach(() => {
  hush();
  localStorage.clear();
});

/** Ask, with these puzzles in the harbour. */
async function asking<T>(marks: Record<string, string>, question: Promise<T>): Promise<T> {
  await asked.at(-1)?.answer(marks);
  return question;
}

const COVE = { 1: "aaaa", 2: "bbbb", 3: "cccc" };

it("remembers the puzzles that were solved, each of its own game", async () => {
  await asking(COVE, noteSolved("cove", 3));
  await asking(COVE, noteSolved("cove", 3));
  await asking(COVE, noteSolved("cove", 1));
  expect(asked[0]?.way).toBe("/api/games/cove/puzzles");
  expect(await asking(COVE, solvedOf("cove"))).toEqual(["1", "3"]);
  expect(await asking({ 3: "dddd" }, solvedOf("reef"))).toEqual([]);
});

it("takes no new puzzle for solved because of its number, and knows an old one under another", async () => {
  await asking(COVE, noteSolved("cove", 3));
  expect(await asking({ 1: "cccc", 2: "bbbb", 3: "eeee" }, solvedOf("cove"))).toEqual(["1"]);
});

it("honours what was kept by number where it is certain which puzzle that was", async () => {
  localStorage.setItem("solved puzzles", JSON.stringify(["3", "7"]));
  const now = { 3: "6e7c117d", 7: "ef594d91", 8: "5682f09d" };
  expect(await asking(now, solvedOf("jackal"))).toEqual(["7"]);
  expect(await asking({ ...now, 7: "ffff" }, solvedOf("jackal"))).toEqual([]);
  expect(await asking(now, solvedOf("cove"))).toEqual([]);
  await asking(now, noteSolved("jackal", 3));
  expect(await asking(now, solvedOf("jackal"))).toEqual(["3", "7"]);
});

it("notes nothing of a puzzle that the harbour does not know", async () => {
  await asking(COVE, noteSolved("cove", 9));
  expect(localStorage.length).toBe(0);
});

it("loses nothing when somebody leaves before the harbour has answered", async () => {
  void noteSolved("cove", 2);
  expect(await asking(COVE, solvedOf("cove"))).toEqual(["2"]);
  expect(Object.keys(localStorage)).toEqual(["puzzles solved"]);
});
