/** How texts of one's own are made for the options of a game: painted, ticked or chosen; fetched when a table is set up. */

import type { Picker } from "../kit/picker";

const PICKERS = import.meta.glob<Readonly<Record<string, Picker>>>("./*/pickers.ts", { import: "PICKERS" });

/** The pickers of a game, by the names of its options; what has none is written. */
export async function pickersOf(game: string): Promise<Readonly<Record<string, Picker>>> {
  return (await PICKERS[`./${game}/pickers.ts`]?.()) ?? {};
}
