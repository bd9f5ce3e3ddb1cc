/** The table as one seat sees it, and what boards call its parts. */

import type { View } from "./wire";

export type { Hold, MapTile, View } from "./wire";

export const SYMBOLS = ["dagger", "pistol", "skull", "chest", "parrot", "rum"] as const;
export const BONUSES = ["joker", "letter", "number"] as const;
/** What The Hook has left of each bonus. */
export function leftInBar({ bar }: View, bonus: (typeof BONUSES)[number]): number {
  return bonus === "joker" ? bar.jokers : Number(bar[bonus]);
}

export const DIRECTIONS = ["north", "east", "south", "west"] as const;
