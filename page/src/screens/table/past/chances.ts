/** The graph of everybody's chances over a game: where its points lie, and how its lines are told apart. */

import type { Step } from "../../../harbour/api/types";
import type { Eyes } from "../../../route.svelte";

/** How the line of each seat is dashed, and the sign it bears: never by colour alone. */
export const DASHES = ["none", "9 5", "2 5", "12 4 2 4"] as const;
export const SIGNS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  "M-3.700-3.700h7.400v7.400h-7.400z",
  "M0-4.800L4.600 3.600h-9.200z",
  "M0-5.200L5 0L0 5.200L-5 0z",
] as const;

/** At which moment each decision was made, as these eyes number them.
 *
 * Numbers count what a seat has seen. Where all see everything they are everybody's; where not, those of other seats lie
 * somewhere between our own.
 */
export function momentsOf(steps: readonly Step[], eyes: Eyes, first: number, last: number): number[] {
  const shared = steps.every((step, at) => at === 0 || step.seq > (steps[at - 1]?.seq ?? -1));
  if (shared) return steps.map((step) => step.seq);
  const known = steps.map((step) => (step.seat === eyes ? step.seq : null));
  const at = (index: number): number => known[index] ?? NaN;
  return steps.map((_, index) => {
    if (known[index] !== null) return at(index);
    const before = known.findLastIndex((seq, other) => other < index && seq !== null);
    const after = known.findIndex((seq, other) => other > index && seq !== null);
    const [from, to] = [before < 0 ? first : at(before), after < 0 ? last : at(after)];
    const [left, right] = [before < 0 ? -1 : before, after < 0 ? known.length : after];
    return from + ((to - from) * (index - left)) / (right - left);
  });
}

export interface Point {
  x: number;
  y: number;
}

/** The points of one seat's line in a box: moments from left to right, a certain win at the top. */
export function lineOf(steps: readonly Step[], seat: number, moments: readonly number[], first: number, last: number, width: number, height: number): Point[] {
  const span = Math.max(last - first, 1);
  return steps.map((step, at) => ({
    x: (((moments[at] ?? first) - first) / span) * width,
    y: (1 - Math.min(1, Math.max(0, step.chances[seat] ?? 0))) * height,
  }));
}

export const pathOf = (points: readonly Point[]): string => (points.length ? `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}` : "");

const round = (value: number): number => Math.round(value * 10) / 10;

/** Which points bear the sign of their line: a few, far enough apart to be told from each other, each seat elsewhere. */
export function signed(points: readonly Point[], seat: number, apart: number): Point[] {
  const chosen: Point[] = [];
  let next = apart * (0.35 + 0.3 * seat);
  for (const point of points) {
    if (point.x < next) continue;
    chosen.push(point);
    next = point.x + apart;
  }
  return chosen;
}

/** The decision that a moment shows, or the last one before it. */
export function stepAt(moments: readonly number[], at: number): number {
  return Math.max(0, moments.findLastIndex((moment) => moment <= at));
}

export const percent = (chance: number): number => Math.round(Math.min(1, Math.max(0, chance)) * 100);

/** In which row each flag hangs, so that none hides another: the first that is free where it stands. */
export function stacked(places: readonly number[], wide: number): number[] {
  const ends: number[] = [];
  return places.map((x) => {
    const row = ends.findIndex((end) => x >= end);
    const free = row < 0 ? ends.length : row;
    ends[free] = x + wide;
    return free;
  });
}
