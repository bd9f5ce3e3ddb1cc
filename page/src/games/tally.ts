/** Where everybody's points come from: what each game tells of, and whatever it does not as the rest. */

import type { LineOut } from "../harbour/api/types";
import type { Item, Source } from "../kit/points";

const SOURCES = import.meta.glob<Source>("./*/tally.ts", { import: "tally", eager: true });

/** Where everybody's points come from, in the order of counting; together they are exactly the score. */
export function tally(game: string, lines: readonly LineOut[], view: Readonly<Record<string, unknown>>): Item[] {
  const scores = (view["scores"] ?? []) as number[];
  const told = lines.filter((line) => !line.undone).flatMap((line) => line.told);
  const source = scores.length ? SOURCES[`./${game}/tally.ts`] : undefined;
  const known = (source?.(told, view as never) ?? []).filter(({ seat, points }) => points !== 0 && seat < scores.length);
  const rest = scores.map((score, seat) => score - sum(known, seat));
  return [...known, ...rest.flatMap((points, seat) => (points === 0 ? [] : [{ seat, points, word: known.length ? "tally-rest" : "tally-all" }]))];
}

const sum = (items: readonly Item[], seat: number): number => items.reduce((total, item) => total + (item.seat === seat ? item.points : 0), 0);

/** The scores after so many items have been counted. */
export function counted(items: readonly Item[], upTo: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => sum(items.slice(0, upTo), seat));
}
