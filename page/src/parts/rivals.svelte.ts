/** Against whom "play now" begins each game: asked once, kept in this browser. */

import { settings } from "../settings/settings.svelte";

export const RIVALS = ["deckhand", "bosun", "captain"] as const;

export interface Rival {
  level: (typeof RIVALS)[number];
  /** A bot's advice is given unasked. */
  hints: boolean;
}

/** For a first game. */
export const GENTLE: Rival = { level: "deckhand", hints: true };
const KEY = "rivals";

/** What was kept; what cannot be read counts for nothing. */
function kept(): Record<string, Rival> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Rival>>;
    const known = Object.entries(found).flatMap(([game, { level, hints = false }]): [string, Rival][] => {
      const one = RIVALS.find((rival) => rival === level);
      return one ? [[game, { level: one, hints }]] : [];
    });
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

const rivals = $state<Record<string, Rival>>(kept());

/** Who was chosen for a game; null where nobody has been asked yet. */
export const rivalAt = (game: string): Rival | null => rivals[game] ?? null;

export function chooseRival(game: string, rival: Rival): void {
  rivals[game] = rival;
  localStorage.setItem(KEY, JSON.stringify(rivals));
}

// Hints that nobody has to ask for, table by table.

const hintKey = (table: string): string => `hints ${table}`;

const HUSHED = "off";

/** Whether they come at a table: as it was begun, unless they are wished for nowhere, or wherever one plays bots. */
export function hintsAt(table: string, amongBots = false): boolean {
  const said = localStorage.getItem(hintKey(table));
  if (said === HUSHED || settings.hints === "never") return false;
  return said !== null || (settings.hints === "always" && amongBots);
}

/** A table is begun with hints, or without. */
export function giveHints(table: string, on: boolean): void {
  if (on) localStorage.setItem(hintKey(table), "on");
  else localStorage.removeItem(hintKey(table));
}

/** Enough of them at a table. */
export function hushHints(table: string): void {
  localStorage.setItem(hintKey(table), HUSHED);
}
