/** Peace at the tables: whose words we do not read, at one table or at any, and what the keeper is to see. */

import { SvelteSet } from "svelte/reactivity";

import { ask } from "./api/client";
import type { Blocked, ChatLine } from "./api/types";

/** Who said something, as far as a line tells. */
export const speaker = ({ seat, name }: Pick<ChatLine, "seat" | "name">): string => `${seat} ${name}`;

const muted = new Map<string, SvelteSet<string>>();

/** The speakers who are muted at a table, until this page is closed. */
export function mutedAt(table: string): SvelteSet<string> {
  const known = muted.get(table) ?? new SvelteSet<string>();
  muted.set(table, known);
  return known;
}

/** Read nothing any more, at any table, of whoever said a line. */
export const block = ({ table, seq }: ChatLine): Promise<Blocked> => ask("block", [table, seq]);

/** Show a line to whoever keeps the harbour. */
export const report = ({ table, seq }: ChatLine, why: string): Promise<void> => ask("report", [table, seq], { why });

/** Whose words we do not read at any table. */
export const blocks = (): Promise<Blocked[]> => ask("blocks");

export const unblock = ({ handle }: Blocked): Promise<void> => ask("unblock", [handle]);
