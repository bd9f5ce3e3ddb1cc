import { describe, expect, it } from "vitest";

import { dayName, endOf, hasResult, isDay, later, left, solutionOf, stateOf, streakWord } from "./today";

const tried = (outcome: string, margin = 0) => ({ outcome, margin, turns: 5, helped: false });

describe("a try", () => {
  it("is open, under way, ended or missed", () => {
    expect([stateOf(null), stateOf(tried("")), stateOf(tried("lost")), stateOf(tried("given-up"))]).toEqual(["open", "playing", "lost", "given-up"]);
    expect([stateOf(null, true), stateOf(tried(""), true), stateOf(tried("won"), true)]).toEqual(["missed", "missed", "won"]);
    expect(["won", "drawn", "lost", "late", "given-up", ""].map((one) => hasResult(tried(one)))).toEqual([true, true, true, false, false, false]);
  });

  it("ended by so many points, on a tie-break, or although points say otherwise", () => {
    const word = (outcome: string, margin: number) => endOf(tried(outcome, margin)).word;
    expect([word("won", 3), word("lost", -3), word("won", 0), word("won", -1), word("lost", 2), word("drawn", 0)]).toEqual([
      "record-won-by", "record-lost-by", "record-won-even", "record-won-despite", "record-lost-despite", "record-drawn-plain",
    ]);
    expect(word("given-up", 0)).toBe("today-state-given-up");
    expect(endOf(tried("lost", -7)).values).toEqual({ points: 7 });
  });

  it("at a puzzle says in how many turns, and whether a bot has helped", () => {
    expect(solutionOf(tried("won"))).toEqual({ word: "today-solved", values: { turns: 5 } });
    expect(solutionOf({ ...tried("won"), helped: true }).word).toBe("today-solved-helped");
    expect([solutionOf(tried("lost")).word, solutionOf(tried("")).word]).toEqual(["today-unsolved", "today-puzzle-begun"]);
  });
});

describe("a day", () => {
  it("has so much left, and never nothing", () => {
    expect(left(3_600_000 * 5 + 60_000, 0)).toEqual({ hours: 5, minutes: 1 });
    expect(left(90_000, 0)).toEqual({ hours: 0, minutes: 2 });
    expect(left(0, 99)).toEqual({ hours: 0, minutes: 1 });
  });

  it("follows on another, over the end of a month too", () => {
    expect([later("2026-12-31", 1), later("2027-03-01", -1), later("2028-02-28", 1)]).toEqual(["2027-01-01", "2027-02-28", "2028-02-29"]);
  });

  it("has a name wherever the reader's clock is", () => {
    expect([dayName("2026-11-18", "en"), dayName("2026-11-18", "en", false)]).toEqual(["Wednesday, November 18", "Nov 18"]);
    expect(dayName("2026-11-18", "ru")).toContain("18 ноября");
  });

  it("is told from the number of a puzzle", () => {
    expect([isDay("2026-11-18"), isDay(7), isDay("7")]).toEqual([true, false, false]);
  });
});

it("says how a streak stands: kept, to be kept, lost, or none yet", () => {
  const streak = (now: number, today: boolean, lost = 0) => streakWord({ now, today, lost, best: 9 });
  expect([streak(3, true).word, streak(3, false).word, streak(0, false, 4).word, streak(0, false, 1).word]).toEqual([
    "today-streak-kept", "today-streak-open", "today-streak-lost", "today-streak-none",
  ]);
  expect(streak(0, false, 4).values).toEqual({ count: 4 });
});
