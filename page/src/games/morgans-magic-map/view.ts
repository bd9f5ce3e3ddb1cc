/** The table as one seat sees it, and what boards call its parts. */

export type { Card as CardView, Tile as TileView, Treasure as TreasureView, View, Way } from "./wire";

export const SETS = ["gems", "silver", "gold", "pearl", "jewelry", "jade"] as const;
export const SYMBOLS = ["shovel", "map", "doubloons", "boots"] as const;
export const SIDES = ["north", "east", "south", "west"] as const;
