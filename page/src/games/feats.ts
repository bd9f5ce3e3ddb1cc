/** The pictures on the medals of each game: drawn in its own folder, fetched when a medal is shown. */

import type { Emblem } from "../kit/medal";

const EMBLEMS = import.meta.glob<Readonly<Record<string, Emblem>>>("./*/feats.ts", { import: "EMBLEMS" });

/** By the name of a feat; a game that has drawn none has none. */
export async function emblemsOf(game: string): Promise<Readonly<Record<string, Emblem>>> {
  return (await EMBLEMS[`./${game}/feats.ts`]?.()) ?? {};
}
