/** A harbour that was brought aboard from one ashore: its tables there stand beside those here, and games can be taken there. */

import { ask, askAshore, Refused } from "./api/client";
import type { TableCard } from "./api/types";
import { island } from "./island";
import { isStocked } from "./lookout";
import { self } from "./self.svelte";

/** Kept in this browser once the harbour was brought aboard from a server: what we are called there. */
const CAME = "came from ashore";
const STRANGER = 401;
/** The files that the service worker keeps are in caches whose names begin so. */
const HOLD = "doubloon ";
/** The service worker lets such an address through to the server. */
const MARK = "ashore";

/** What of the harbour ashore is known now: whether it can be reached, and our tables there. */
export const ashore = $state<{ reached: boolean; cards: readonly TableCard[] }>({ reached: false, cards: [] });

/** Whether there is a harbour ashore that this one came from. */
export const cameFromAshore = (): boolean => localStorage.getItem(CAME) !== null;

/** What we are called there, if anything. */
export const nameAshore = (): string => (island.here ? (localStorage.getItem(CAME) ?? "") : "");

/** The address of a table there: the page of the server opens it, where others can be met. */
export const wayAshore = (table: string): string => `/t/${table}?${MARK}`;

/** See what is there; where nobody answers, nothing is. */
export async function lookAshore(): Promise<void> {
  if (!island.here || !cameFromAshore() || !navigator.onLine) return;
  try {
    ashore.cards = await askAshore("myTables");
    ashore.reached = true;
  } catch (trouble) {
    ashore.cards = [];
    ashore.reached = trouble instanceof Refused && trouble.status === STRANGER;
  }
}

/** Take a finished game ashore; returns the address of its table there. */
export async function takeAshore(table: string): Promise<string> {
  const record = await ask("download", [table]);
  await askAshore("whoAmI").catch((trouble: unknown) => {
    if (!(trouble instanceof Refused && trouble.status === STRANGER)) throw trouble;
    return askAshore("sayName", [], { name: self.me?.name || nameAshore() });
  });
  return wayAshore((await askAshore("upload", [], record)).table);
}

/** Whether the harbour ashore has all of it to be brought aboard. */
export async function canComeAboard(): Promise<boolean> {
  return "serviceWorker" in navigator && (await isStocked());
}

/** From the next visit on the harbour is on this device, once all its files are here; told how far that is. */
export async function comeAboard(): Promise<boolean> {
  const { fetchAll } = await import("./local/aboard.svelte");
  await fetchAll();
  if (!(await navigator.serviceWorker.getRegistration())?.active) return false;
  localStorage.setItem(CAME, self.me?.name ?? "");
  location.assign("/");
  return true;
}

/** Back to the harbour ashore; what was played on this device stays here, for whenever it is brought aboard again. */
export async function goAshore(): Promise<void> {
  localStorage.removeItem(CAME);
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  for (const hold of await caches.keys()) if (hold.startsWith(HOLD)) await caches.delete(hold);
  location.assign("/");
}
