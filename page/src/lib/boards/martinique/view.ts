/** The table as one seat sees it: view.py of the game, and what every view carries. */

export interface MapTile {
  /** Where it was collected: a field, or "bar-letter", "bar-number". */
  source: string;
  face_up: boolean;
  /** What it says, for those who may read it. */
  tile: string | null;
}

export interface Hold {
  loads: number;
  souvenirs: Record<string, number>;
}

export interface Treasure {
  /** Its printed size. */
  name: string;
  souvenirs: string[];
}

export interface View {
  game: string;
  seats: number;
  you: number | null;
  over: boolean;
  phase: string;
  turn: number;
  /** Row by row: a souvenir, "map", "hook" or "bare". */
  island: string[][];
  /** Fields where the pirates of each seat stand. */
  pirates: string[][];
  in_hand: number[];
  place_first: number;
  /** Seats of the pirates who took a stool, in their order. */
  stools: number[];
  stools_in_all: number;
  /** Where the pirates of the first stools have dug. */
  dug: string[];
  /** Fields of the walk under way, its start first. */
  walk: string[];
  steps_left: number;
  bar: Record<string, number>;
  treasures: Treasure[];
  loading: string | null;
  owed: Record<string, number>;
  supplies: Record<string, number>[];
  jokers: number[];
  holds: Hold[];
  bag: Record<string, number>;
  spent: number;
  map_tiles: MapTile[][];
  /** Letters under which the Lost Treasure may lie, for all this seat knows. */
  letters: string[];
  numbers: string[];
  lost: string | null;
  scores: number[];
  winners: number[];
}

export const SYMBOLS = ["dagger", "pistol", "skull", "chest", "parrot", "rum"] as const;
export const BONUSES = ["joker", "letter", "number"] as const;
export const DIRECTIONS = ["north", "east", "south", "west"] as const;
