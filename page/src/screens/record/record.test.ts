import { describe, expect, it } from "vitest";

import type { DayOut, TotalOut } from "../../harbour/api/types";
import { dateOf, dayOf, manner, periods, rounded, scale, score, share, shelves, together, zoneOf } from "./record";

const DAY = 86_400_000;
const WEDNESDAY = Date.UTC(2026, 10, 18) / DAY;
const played = (day: number, count = 1, won = 0): DayOut => ({ day, game: "jackal", played: count, won, drawn: 0 });
const dates = (bars: readonly { from: number }[]): string[] => bars.map(({ from }) => dateOf(from).toISOString().slice(0, 10));

describe("bars", () => {
  it("are of days while these have room, and reach to today", () => {
    const { unit, bars } = periods([played(WEDNESDAY - 8, 3, 2), played(WEDNESDAY - 8, 1, 1)], WEDNESDAY, 20);
    expect([unit, bars.length]).toEqual(["day", 9]);
    expect(bars[0]).toEqual({ from: WEDNESDAY - 8, to: WEDNESDAY - 8, played: 4, won: 3, drawn: 0 });
    expect(bars.at(-1)).toMatchObject({ from: WEDNESDAY, played: 0 });
  });

  it("are a week's worth at least, so that a first evening has somewhere to stand", () => {
    expect(periods([played(WEDNESDAY)], WEDNESDAY, 20).bars).toHaveLength(7);
    expect(periods([], WEDNESDAY, 20).bars).toHaveLength(7);
  });

  it("are of weeks from Monday on where days have no room", () => {
    const { unit, bars } = periods([played(WEDNESDAY - 40), played(WEDNESDAY, 2)], WEDNESDAY, 10);
    expect(unit).toBe("week");
    expect(dates(bars)).toEqual(["2026-10-05", "2026-10-12", "2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16"]);
    expect(bars.map((bar) => bar.played)).toEqual([1, 0, 0, 0, 0, 0, 2]);
  });

  it("are of months where even weeks have none", () => {
    const { unit, bars } = periods([played(WEDNESDAY - 300, 5), played(WEDNESDAY)], WEDNESDAY, 12);
    expect(unit).toBe("month");
    expect(dates(bars).slice(-2)).toEqual(["2026-10-01", "2026-11-01"]);
    expect(together(bars).played).toBe(6);
  });

  it("have few lines behind them, of whole games, the last above them all", () => {
    expect(scale(1)).toEqual([0, 1]);
    expect(scale(3)).toEqual([0, 1, 2, 3]);
    expect(scale(8)).toEqual([0, 2, 4, 6, 8]);
    expect(scale(21)).toEqual([0, 10, 20, 30]);
  });
});

it("numbers a day by this clock", () => {
  const late = { getTime: () => 20 * DAY - 1, getTimezoneOffset: () => -60 } as Date;
  expect([zoneOf(late), dayOf(late)]).toEqual([60, 20]);
});

it("puts the games played most first, with their lines in order", () => {
  const total = (game: string, opponent: string, count: number, more: Partial<TotalOut> = {}): TotalOut => ({ game, opponent, seats: 2, usual: true, played: count, won: 1, drawn: 0, best: 9, mean: 5, ...more });
  const sums = {
    told: 9,
    totals: [total("reef", "captain", 1), total("cove", "bosun", 2, { usual: false }), total("cove", "captain", 1), total("cove", "people", 4)],
    streaks: [{ game: "cove", now: 2, best: 3, last: ["lost", "won", "won"] }],
    days: [],
  };
  const [first, second] = shelves(sums);
  expect(first).toMatchObject({ game: "cove", all: { played: 7, won: 3, drawn: 0 }, now: 2, best: 3 });
  expect(first?.totals.map(({ opponent }) => opponent)).toEqual(["people", "captain", "bosun"]);
  expect(second).toMatchObject({ game: "reef", now: 0, best: 0, last: [] });
  expect([share({ played: 4, won: 3, drawn: 0 }), share({ played: 0, won: 0, drawn: 0 })]).toEqual([0.75, 0]);
});

it("says how a game ended, as far as points tell it", () => {
  const ended = (outcome: string, margin: number, scores = [1, 2]): string => manner({ outcome, margin, scores });
  expect([ended("won", 3), ended("won", 0), ended("won", -2), ended("won", 0, [5])]).toEqual(["record-won-by", "record-won-even", "record-won-despite", "record-won-plain"]);
  expect([ended("lost", -3), ended("lost", 0), ended("lost", 1), ended("drawn", 0)]).toEqual(["record-lost-by", "record-lost-even", "record-lost-despite", "record-drawn-plain"]);
});

it("writes my points first, and numbers as the language does", () => {
  expect(score({ scores: [21, 47, 26], seat: 2 })).toBe("26 : 47 : 21");
  expect(score({ scores: [-22], seat: 0 })).toBe("-22");
  expect([rounded(36, "en"), rounded(62.25, "ru")]).toEqual(["36.0", "62,3"]);
});
