/** What is played today, in words: how somebody did, how much of the day is left, and how a streak stands. */

import type { DaysOut, TriedOut } from "../harbour/api/types";

const MINUTE = 60_000;
const HOUR = 60;

/** A sentence, and what it names. */
export interface Said {
  word: string;
  values: Record<string, string | number>;
}

export type State = "open" | "playing" | "won" | "drawn" | "lost" | "given-up" | "late" | "missed";

/** How my try stands: not begun, going on, or how it ended; on a day that is over whatever has no end is missed. */
export function stateOf(mine: Pick<TriedOut, "outcome"> | null, over = false): State {
  if (!mine) return over ? "missed" : "open";
  return mine.outcome === "" ? (over ? "missed" : "playing") : (mine.outcome as State);
}

/** Whether somebody's try has come to a result. */
export const hasResult = ({ outcome }: Pick<TriedOut, "outcome">): boolean => ["won", "drawn", "lost"].includes(outcome);

/** How a deal ended for somebody: by how many points, where points tell it at all. */
export function endOf({ outcome, margin }: Pick<TriedOut, "outcome" | "margin">): Said {
  const values = { points: Math.abs(margin) };
  if (outcome === "drawn" || !hasResult({ outcome })) return { word: hasResult({ outcome }) ? "record-drawn-plain" : `today-state-${outcome}`, values };
  const manner = margin === 0 ? "even" : margin > 0 === (outcome === "won") ? "by" : "despite";
  return { word: `record-${outcome}-${manner}`, values };
}

/** The same of a puzzle: in how many turns, and whether a bot has helped. */
export function solutionOf({ outcome, turns, helped }: Pick<TriedOut, "outcome" | "turns" | "helped">): Said {
  if (outcome === "won") return { word: helped ? "today-solved-helped" : "today-solved", values: { turns } };
  return { word: outcome === "" ? "today-puzzle-begun" : "today-unsolved", values: { turns } };
}

/** How much of a day is left: hours and minutes, at least one. */
export function left(until: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil((until - now) / MINUTE));
  return { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR };
}

/** What is to be said of a streak. */
export function streakWord({ now, today, lost }: DaysOut): Said {
  if (now > 0) return { word: today ? "today-streak-kept" : "today-streak-open", values: { count: now } };
  return { word: lost > 1 ? "today-streak-lost" : "today-streak-none", values: { count: lost } };
}

/** A day, as a date that is formatted in Greenwich's time. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day in words. */
export function dayName(day: string, language: string, long = true): string {
  const parts = long ? ({ weekday: "long", day: "numeric", month: "long" } as const) : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: "UTC" }).format(dateOf(day));
}

/** So many days after a day, or before it. */
export function later(day: string, days: number): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whether an option names a day, and not a puzzle of the box. */
export const isDay = (puzzle: string | number): puzzle is string => /^\d{4}-\d\d-\d\d$/.test(String(puzzle));
