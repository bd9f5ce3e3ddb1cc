/** What a player's finished games come to: by game, by day, and each in words. */

import type { DayOut, EndedOut, SumsOut, TotalOut } from "../../harbour/api/types";

export type Unit = "day" | "week" | "month";

/** Games that belong together, however they were gathered. */
export interface Count {
  played: number;
  won: number;
  drawn: number;
}

/** A bar of the chart: the days from one to another, as numbers of days after 1970. */
export interface Period extends Count {
  from: number;
  to: number;
}

const DAY = 86_400_000;
const WEEK = 7;
/** The first of 1970 was a Thursday, and weeks begin on Monday. */
const MONDAY = 4;
/** So few bars are never shown: a first evening still looks like a beginning. */
const LEAST_BARS = 7;
const NOTHING: Count = { played: 0, won: 0, drawn: 0 };

/** How many minutes this clock is ahead of Greenwich. */
export const zoneOf = (now: Date): number => -now.getTimezoneOffset();

/** Today, as the harbour numbers days for this clock. */
export const dayOf = (now: Date): number => Math.floor((now.getTime() + zoneOf(now) * 60_000) / DAY);

/** A numbered day, as a date that is formatted in Greenwich's time. */
export const dateOf = (day: number): Date => new Date(day * DAY);

const add = (one: Count, other: Count): Count => ({ played: one.played + other.played, won: one.won + other.won, drawn: one.drawn + other.drawn });

export const together = (counts: readonly Count[]): Count => counts.reduce(add, NOTHING);

/** What share was won; nothing where nothing was played. */
export const share = ({ won, played }: Count): number => (played ? won / played : 0);

/** How high a mean is, to one digit, in a language. */
export const rounded = (value: number, language: string): string => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

function begin(day: number, unit: Unit): number {
  if (unit === "day") return day;
  if (unit === "week") return day - ((((day - MONDAY) % WEEK) + WEEK) % WEEK);
  const date = dateOf(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY;
}

function next(first: number, unit: Unit): number {
  if (unit === "day") return first + 1;
  if (unit === "week") return first + WEEK;
  const date = dateOf(first);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / DAY;
}

/** The beginnings of all periods from one day to another. */
function begins(from: number, to: number, unit: Unit): number[] {
  const found: number[] = [];
  for (let first = begin(from, unit); first <= to; first = next(first, unit)) found.push(first);
  return found;
}

/** Days gathered so that no more than so many bars reach from the first of them to today: by days, else by weeks, else by months. */
export function periods(days: readonly DayOut[], today: number, most: number): { unit: Unit; bars: Period[] } {
  const first = Math.min(today, ...days.map(({ day }) => day));
  const unit = (["day", "week"] as const).find((one) => begins(first, today, one).length <= most) ?? "month";
  let from = first;
  while (begins(from, today, unit).length < Math.min(LEAST_BARS, most)) from = begin(from, unit) - 1;
  const bars = begins(from, today, unit).map((start) => {
    const to = next(start, unit) - 1;
    return { from: start, to, ...together(days.filter(({ day }) => day >= start && day <= to)) };
  });
  return { unit, bars: bars.slice(-most) };
}

/** The lines of a chart's scale, from nothing up: few, and of whole games. */
export function scale(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => most / one <= 4) ?? 1000;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, at) => at * step);
}

/** A game's line of the record: its sums against each opponent, and how the last games went. */
export interface Shelf {
  game: string;
  totals: TotalOut[];
  all: Count;
  now: number;
  best: number;
  last: readonly string[];
}

/** The games that were played, those played most first. */
export function shelves({ totals, streaks }: SumsOut): Shelf[] {
  const games = [...new Set(totals.map(({ game }) => game))];
  const found = games.map((game) => {
    const own = totals.filter((total) => total.game === game);
    const streak = streaks.find((one) => one.game === game);
    return { game, totals: inOrder(own), all: together(own), now: streak?.now ?? 0, best: streak?.best ?? 0, last: streak?.last ?? [] };
  });
  return found.sort((one, other) => other.all.played - one.all.played || one.game.localeCompare(other.game));
}

/** Against whom most was played comes first; what was as usual before what was not. */
function inOrder(totals: readonly TotalOut[]): TotalOut[] {
  return [...totals].sort((one, other) => Number(other.usual) - Number(one.usual) || other.played - one.played || one.seats - other.seats);
}

/** Who is to be named as the others of a game: all seats but mine. */
export const rivals = ({ crew }: Pick<EndedOut, "crew">): EndedOut["crew"] => crew.filter(({ mine }) => !mine);

/** How a game is said to have ended: by how many points, where points tell it at all. */
export function manner({ outcome, margin, scores }: Pick<EndedOut, "outcome" | "margin" | "scores">): string {
  if (scores.length === 1 || outcome === "drawn") return `record-${outcome}-plain`;
  if (margin === 0) return `record-${outcome}-even`;
  return margin > 0 === (outcome === "won") ? `record-${outcome}-by` : `record-${outcome}-despite`;
}

/** Everybody's points with one's own first, as they are read aloud; of somebody alone, one's own. */
export function score({ scores, seat }: Pick<EndedOut, "scores" | "seat">): string {
  const others = scores.filter((_, at) => at !== seat).sort((one, other) => other - one);
  return [scores[seat] ?? 0, ...others].join(" : ");
}
