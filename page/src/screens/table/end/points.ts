/** The points of a table: who stands where, and what may be told of them before they are counted. */

import type { LineOut, Told } from "../../../harbour/api/types";

/** The places of a final score, best first; equal scores share one. */
export function standing(scores: readonly number[], winners: readonly number[]): { seat: number; score: number; won: boolean }[] {
  return scores
    .map((score, seat) => ({ seat, score, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
}

/** The scores as the reader knows them: one's own sheet counts as it is being filled in. */
export function pointsNow(view: View): number[] {
  const scores = (view["scores"] as number[] | undefined) ?? [];
  const mine = (view["draft"] as { sheet?: { score?: number } } | null | undefined)?.sheet?.score;
  return mine === undefined ? scores : scores.map((score, seat) => (seat === view["you"] ? mine : score));
}

/** What a view tells of the result, and what events do: the count tells them first. */
const RESULT = ["scores", "winners", "points", "sheet", "kept", "rank"];
const ENDING = ["won", "shared", "shared-win", "all-shared", "ranked", "tied"];

/** A view of the end that still tells the result of before. */
export function unCounted(view: View, before: View): Record<string, unknown> {
  return { ...view, ...Object.fromEntries(RESULT.filter((name) => name in before).map((name) => [name, before[name]])) };
}

/** What has been told, but for the result in the last line. */
export function withoutResult(lines: readonly LineOut[]): LineOut[] {
  const quiet = ({ kind, args }: Told): boolean => "points" in args || ENDING.includes(kind);
  return lines.map((line, at) => (at === lines.length - 1 ? { ...line, told: line.told.filter((event) => !quiet(event)) } : line));
}

type View = Readonly<Record<string, unknown>>;

const LONGEST = 9000;
const SLOWEST = 850;
const QUICKEST = 130;

/** How long each item is shown, in milliseconds: many go faster, so that nobody has to wait long. */
export const paceOf = (items: number): number => Math.max(QUICKEST, Math.min(SLOWEST, LONGEST / Math.max(items, 1)));
