/** Where points come from, as far as the table tells of it: what a game's `tally.ts` is made of. */

import type { Told } from "../harbour/api/types";

/** Some points of a seat, and what they are for: an event to be told, or a word about things of the game. */
export interface Item {
  seat: number;
  points: number;
  event?: Told;
  word?: string;
  /** The game's own word for the thing. */
  thing?: string;
  values?: Record<string, string | number>;
}

/** What a game tells of its points: in what happened, and in what lies before each captain now. */
export type Source<View = never> = (told: readonly Told[], view: View) => Item[];

export const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Events of a kind that tell of points of their own. */
export function toldPoints(told: readonly Told[], kind: string): Item[] {
  return told.filter((event) => event.kind === kind).map((event) => ({ seat: number(event.args["seat"]), points: number(event.args["points"]), event }));
}

/** Points by what they are for, as a view tells them: each with the word for it. */
export const sorted = (points: Readonly<Record<string, number>>, seat: number, kinds: readonly string[]): Item[] =>
  kinds.map((kind) => ({ seat, points: points[kind] ?? 0, word: `tally-${kind}` }));
