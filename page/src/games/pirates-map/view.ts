/** The table as one seat sees it, and what boards call its parts. */

import type { Sheet, View } from "./wire";

export type { Draft, Printed, Sheet, View } from "./wire";

export type Rewards = Record<string, number>;

export const SIGHTINGS = ["mermaid", "snake", "kraken", "ghost"] as const;
export const TREASURES = ["doubloon", "ruby", "crown"] as const;
export const RANKS = ["sailor", "bosun", "captain", "legend"] as const;

/** The sheet of a seat as the reader knows it: one's own as it is being filled in. */
export function sheetOf(view: View, seat: number): Sheet | undefined {
  return seat === view.you && view.draft ? view.draft.sheet : view.sheets[seat];
}

/** How the end is called for those who have won: alone, or together. */
export const wonAs = (view: View): string => (view.winners.length > 1 ? "event-shared" : "event-won");

/** A number with a true minus. */
export const signed = (points: number): string => String(points).replace("-", "−");
