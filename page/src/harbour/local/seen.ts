/** What was seen last, so that it can be seen again before the harbour has begun: lists, and tables as they stood. */

import type { LineOut, Update } from "../api/types";

const [SEEN, VIEW, ORDER] = ["seen ", "view ", "views"];
/** So many tables are kept as they stood. */
const MOST_VIEWS = 6;
/** What is asked for before a table is drawn. */
const KEPT = /^\/api\/(me|tables|tables\/[^/]+\/card|ladder|series|today)$/;

function put(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    localStorage.removeItem(name); // no room: it is only for the looks
  }
}

export function note(address: string, text: string): void {
  if (KEPT.test(address)) put(SEEN + address, text);
}

export const noted = (address: string): string | null => (KEPT.test(address) ? localStorage.getItem(SEEN + address) : null);

/** What belongs to one table and one pair of eyes, of the address of its line. */
function eyes(way: string): string {
  const { pathname, searchParams } = new URL(way, location.origin);
  return `${VIEW}${pathname} ${searchParams.get("seat") ?? ""}`;
}

export function noteView(way: string, update: Update): void {
  const name = eyes(way);
  const before = seenView(way)?.lines ?? [];
  const known = new Map<number, LineOut>([...before, ...update.lines].map((line) => [line.seq, line]));
  const order = (JSON.parse(localStorage.getItem(ORDER) ?? "[]") as string[]).filter((one) => one !== name);
  for (const old of order.splice(MOST_VIEWS - 1)) localStorage.removeItem(old);
  put(ORDER, JSON.stringify([name, ...order]));
  put(name, JSON.stringify({ ...update, lines: [...known.values()].filter((line) => line.seq < update.seq) }));
}

/** A table as it stood when it was seen last; nothing can be done there yet. */
export function seenView(way: string): Update | null {
  const kept = localStorage.getItem(eyes(way));
  return kept === null ? null : { ...(JSON.parse(kept) as Update), moves: [], can_undo: false };
}

/** Nothing is known any more. */
export function forgetAll(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(SEEN) || name.startsWith(VIEW) || name === ORDER) localStorage.removeItem(name);
}
