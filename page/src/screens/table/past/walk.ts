/** Stepping through the past: which moments are fetched together, and which are worth a stop. */

import type { LineOut } from "../../../harbour/api/types";

/** So many moments come at once. */
export const STRETCH = 20;

/** The stretch that holds a moment, from its first to its last. */
export function stretchOf(at: number, end: number): [number, number] {
  const first = at - (at % STRETCH);
  return [first, Math.min(first + STRETCH - 1, Math.max(end, at))];
}

/** Whether nothing is to be seen of what happened: it was taken back, or it is nothing but a coming and going. */
export function dull(line: LineOut | null): boolean {
  return line === null || line.undone || (line.move === null && line.told.length === 0);
}
