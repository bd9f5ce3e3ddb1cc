import { beforeAll, expect, it } from "vitest";

import type { MemberOut, NightOut, SeriesOut } from "../harbour/api/types";
import { speak } from "../words/words.svelte";
import { BEST_OF_THREE, CAMPAIGN, crewOf, eveningAt, learnedBy, nextName, onwardLabel, ranked, stopsOf, teaches } from "./series";

const member = (name: string | null, wins: number, points: number, more: Partial<MemberOut> = {}): MemberOut => ({ name, bot: name ? null : "captain", free: false, mine: name === "Anne", wins, points, seat: 0, ...more });
const night = (number: number, winners: number[] | null, options = {}): NightOut => ({ table: `t${number}`, number, stage: winners ? "over" : "playing", options, scores: winners && [5, 3], winners, at: 1 });
const SERIES: SeriesOut = {
  series: "t1",
  kind: CAMPAIGN,
  game: "jackal",
  crew: [member("Anne", 1, 8), member(null, 1, 9, { seat: 1 })],
  evenings: [night(1, [0], { island: 1 }), night(2, [1], { island: 2 })],
  over: false,
  champions: [],
  next: 3,
  table: null,
  after: "t2",
  options: { island: 3, campaign: "yes", abilities: "A-1 swimmer, B-3 iron-belly" },
};
const ROUNDS: SeriesOut = { ...SERIES, kind: BEST_OF_THREE, game: "martinique", options: {} };

beforeAll(() => speak("en"));

it("names the evening of a table", () => {
  const at = (kind: string, number: number, options = {}): string[] => eveningAt({ game: SERIES.game, options, evening: { series: "x", kind, number } });
  expect(at(CAMPAIGN, 3, { island: 3 })).toEqual(["Evening 3 of 4: the third island"]);
  expect(at(CAMPAIGN, 1, { island: 3 })).toEqual(["Evening 1 of 2: the third island"]);
  expect(at(CAMPAIGN, 1, { island: "BB/BB" })).toEqual(["Evening 1"]);
  expect(at(BEST_OF_THREE, 2)).toEqual(["Best of three, game 2"]);
  expect(eveningAt({ game: SERIES.game, options: {}, evening: null })).toEqual([]);
});

it("knows which stops are behind us, which is next and which are to come", () => {
  expect(stopsOf(SERIES).map(({ name, state, winners }) => [name, state, winners])).toEqual([
    ["the first island", "done", [0]],
    ["the second island", "done", [1]],
    ["the third island", "now", null],
    ["the fourth island", "later", null],
  ]);
  expect(nextName(SERIES)).toBe("Evening 3 of 4: the third island");
  const over = { ...SERIES, over: true, next: null, after: null, evenings: [1, 2, 3, 4].map((island) => night(island, [0], { island })), options: { island: 4 } };
  expect(stopsOf(over).map(({ state }) => state)).toEqual(["done", "done", "done", "done"]);
  expect(nextName(over)).toBe("");
});

it("shows three games of a best-of-three, or as many as there were", () => {
  expect(stopsOf(ROUNDS).map(({ name, state }) => [name, state])).toEqual([["Game 1", "done"], ["Game 2", "done"], ["Game 3", "now"]]);
  expect(stopsOf({ ...ROUNDS, evenings: [night(1, [0])], next: 2 }).map(({ state }) => state)).toEqual(["done", "now", "later"]);
  expect(stopsOf({ ...ROUNDS, over: true, next: null }).length).toBe(2);
  expect(stopsOf({ ...ROUNDS, evenings: [1, 2, 3].map((number) => night(number, [0, 1])), next: 4 }).length).toBe(4);
});

it("says who stands where, and what each has learned", () => {
  expect(crewOf(SERIES)).toEqual(["Anne", "Captain"]);
  expect(ranked(SERIES.crew)).toEqual([1, 0]);
  expect(ranked([member("Anne", 0, 50), member("Bart", 1, 1)])).toEqual([1, 0]);
  expect(learnedBy(SERIES).map((skills) => skills.map(({ who, name }) => `${who} ${name}`))).toEqual([["pirate-1 swimmer"], ["pirate-3 iron-belly"]]);
  expect([teaches(SERIES), teaches(ROUNDS), teaches({ ...SERIES, game: "martinique" })]).toEqual([true, false, false]);
});

it("calls on the next evening in the game's own words, and one that was called off as what it is", () => {
  expect(onwardLabel(SERIES)).toBe("Sail to the next island");
  expect(onwardLabel({ ...SERIES, next: 2 })).toBe("Play it again");
  expect(onwardLabel(ROUNDS)).toBe("Play game 3");
});
