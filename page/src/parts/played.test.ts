import { beforeAll, expect, it } from "vitest";

import { brief } from "../kit/brief";
import { pointsNow } from "../screens/table/end/points";
import { speak, wordsOf } from "../words/words.svelte";
import { played, puzzleAt, result } from "./played";

const table = (seats: number, options: Record<string, string | number>, game = "jackal") => ({ game, options, seats: Array(seats).fill(null) as never[] });
const told = (seats: number, options: Record<string, string | number>, game = "jackal") => played(table(seats, options, game), wordsOf(game));

beforeAll(() => speak("en"));

it("says what is played only where it is not the usual", () => {
  expect(told(2, { island: 1, campaign: "no", teams: "no" })).toEqual([]);
  expect(told(4, { island: 2, campaign: "yes", teams: "yes" })).toEqual(["Campaign, island 2 of 4", "Two against two"]);
  expect(told(2, { island: "BBB/BMB/BBB", campaign: "yes" })).toEqual(["Campaign"]);
  expect(told(2, { lost_treasure: 20 }, "martinique")).toEqual(["The Lost Treasure is worth 20 points"]);
});

it("knows a puzzle", () => {
  expect(puzzleAt(table(1, { puzzle: 4 }))).toBe(4);
  expect(puzzleAt(table(2, { puzzle: 4 }))).toBeNull();
});

it("says how a finished game has ended", () => {
  const names = ["Anne", "Bart", "Carl", "Dora"];
  const ended = (winners: number[] | null, options: Record<string, string | number> = {}, seats = 4): string => result({ ...table(seats, options), winners }, names);
  expect(ended([1])).toBe("Bart wins.");
  expect(ended([0, 2])).toBe("Anne, Carl share the treasure.");
  expect(ended([0, 2], { teams: "yes" })).toBe("Anne, Carl win together.");
  expect(ended([])).toBe("Nobody wins.");
  expect(ended([], { puzzle: 4 }, 1)).toBe("Not solved this time.");
  expect(ended(null)).toBe("");
});

it("shortens a name and leaves its number", () => {
  expect(brief("Anne", 11)).toBe("Anne");
  expect(brief("Tar Jack the Bold", 11)).toBe("Tar Jack t…");
  expect(brief("Salty Anne Bonny 3", 11)).toBe("Salty An… 3");
});

it("counts one's own sheet as it is being filled in", () => {
  expect(pointsNow({ scores: [1, 2], you: 1, draft: { sheet: { score: 5 } } })).toEqual([1, 5]);
  expect(pointsNow({ scores: [1, 2], you: null, draft: null })).toEqual([1, 2]);
});

it("calls a puzzle and a deal of a day by their day", () => {
  expect(told(1, { puzzle: "2026-11-18" })).toEqual(["Puzzle of Nov 18"]);
  expect(played({ ...table(2, {}), day: "2026-11-18" }, wordsOf("jackal"))).toEqual(["Deal of Nov 18"]);
});
