import { beforeEach, expect, it } from "vitest";

import type { MoveOut } from "../harbour/api/types";
import { speech, Words } from "../words/words.svelte";
import { openIn, Picks } from "./picks.svelte";
import { asks, goalOf, taskOf } from "./task";

const move = (kind: string, args: Record<string, string> = {}): MoveOut => ({ text: [kind, ...Object.values(args)].join(" "), kind, args });
const DIG = [move("play", { tile: "swamp", distance: "2" }), move("play", { tile: "skull", distance: "1" }), move("enough")];
const TAKE = [move("take", { column: "1", to: "none" }), move("take", { column: "1", to: "B" }), move("take", { column: "2", to: "none" }), move("take", { column: "2", to: "B" })];
const PLAY = move("play", { colour: "red", to: "none" });

const words = new Words();
beforeEach(() => {
  speech.language = "en";
  words.add(
    "en",
    `phase-dig = Which cards are right?
phase-dig-only-enough = None is right.
phase-take = Take a card.
phase-take-with-play = Take a card, or play one; keep it or give it away.
phase-take-with-to = Take a card; keep it or give it away.
open-column = Which column?
open-to = For whom?
goal = In { $limit } turns, { $survivors } alive: turn { $turn }.
`,
  );
});

it("knows in what moves still differ", () => {
  expect(openIn(TAKE)).toEqual(["column", "to"]);
  expect(openIn([...TAKE, PLAY])).toEqual(["column", "to", "kind"]);
  expect(openIn([PLAY])).toEqual([]);
});

it("calls a forced choice what it is", () => {
  expect(taskOf({ phase: "dig" }, DIG, words)).toBe("Which cards are right?");
  expect(taskOf({ phase: "dig" }, [move("enough")], words)).toBe("None is right.");
});

it("names all that can be done", () => {
  expect(taskOf({ phase: "take" }, [move("take", { column: "1", to: "none" }), move("take", { column: "2", to: "none" })], words)).toBe("Take a card.");
  expect(taskOf({ phase: "take" }, TAKE, words)).toContain("give it away");
  expect(taskOf({ phase: "take" }, [...TAKE, PLAY], words)).toContain("or play one");
});

it("asks what is still open once something is picked", () => {
  const picks = new Picks(() => {});
  picks.deal(TAKE);
  expect(asks({ phase: "take" }, picks, words)).toContain("Take a card");
  picks.pick({ column: "2" });
  expect(asks({ phase: "take" }, picks, words)).toBe("For whom?");
  picks.drop();
  picks.pick({ to: "B" });
  expect(asks({ phase: "take" }, picks, words)).toBe("Which column?");
});

it("tells a puzzle's goal while it is played", () => {
  expect(goalOf({ phase: "act", puzzle: { limit: 4, survivors: 2 }, turns: 1 }, words).replace(/[\u2068\u2069]/g, "")).toBe("In 4 turns, 2 alive: turn 2.");
  expect(goalOf({ phase: "act", puzzle: null }, words)).toBe("");
  expect(goalOf({ phase: "over", over: true, puzzle: { limit: 4, survivors: 2 }, turns: 4 }, words)).toBe("");
});
