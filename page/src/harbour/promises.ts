/** What was promised about chance before a game, and the grains we add: kept here, so that nobody can change them later. */

import { say } from "../words/words.svelte";
import { Refused } from "./api/client";
import { grain } from "./me";

export interface Promised {
  table: string;
  commitment: string;
  /** Our grains, by seat; nothing where another browser of ours has added one. */
  grains: Record<string, string | null>;
}

const KEPT = "promises";
const MOST = 200;

function all(): Promised[] {
  return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Promised[];
}

/** The promise as it stood when we first saw it; nothing where this browser was not there. */
export function promised(table: string): Promised | null {
  return all().find((one) => one.table === table) ?? null;
}

function keep(noted: Promised): void {
  localStorage.setItem(KEPT, JSON.stringify([...all().filter((one) => one.table !== noted.table), noted].slice(-MOST)));
}

/** Note the promise when we first see it, and refuse a table that shows another one later. */
export function pin(table: string, commitment: string): Promised {
  const known = promised(table);
  if (known && known.commitment !== commitment) throw new Refused(409, say("promise-changed"), null, "promise-changed");
  const noted = known ?? { table, commitment, grains: {} };
  if (!known) keep(noted);
  return noted;
}

/** Our grain for a seat: chosen once and noted before it is sent, so that no harbour can have us choose again. */
export function grainFor(table: string, commitment: string, seat: number): string {
  const noted = pin(table, commitment);
  const ours = noted.grains[seat] ?? grain();
  keep({ ...noted, grains: { ...noted.grains, [seat]: ours } });
  return ours;
}

/** Another browser of ours has added a grain there, or we have left the seat: this browser's does not count. */
export function disown(table: string, seat: number): void {
  const known = promised(table);
  if (known) keep({ ...known, grains: { ...known.grains, [seat]: null } });
}
