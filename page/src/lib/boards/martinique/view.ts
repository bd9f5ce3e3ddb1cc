/** The table as one seat sees it, and what boards call its parts. */

export type { Hold, MapTile, Treasure, View } from "../../api/games/martinique";

export const SYMBOLS = ["dagger", "pistol", "skull", "chest", "parrot", "rum"] as const;
export const BONUSES = ["joker", "letter", "number"] as const;
export const DIRECTIONS = ["north", "east", "south", "west"] as const;
