/** The table as one seat sees it: view.py of the game, and what every view carries. */

export interface TileView {
  name: string;
  /** Quarters clockwise from how it is printed. */
  turned: number;
  /** As they lie, clockwise from the north: L land, W water. */
  edges: string;
  /** The seats whose pirates stand on it. */
  pirates: number[];
}

export interface Way {
  quarters: number;
  edges: string;
}

export interface CardView {
  name: string;
  place: string;
  distance: number;
  symbol: string;
}

export interface TreasureView {
  rank: number;
  set: string;
  value: number;
}

export interface View {
  game: string;
  seats: number;
  you: number | null;
  over: boolean;
  phase: string;
  turn: number;
  /** Row by row; null is a gap. A tile in hand is shown where it came from. */
  island: (TileView | null)[][];
  lifted: string | null;
  /** Where the tile in hand will be turned, as "north of swamp". */
  place: string | null;
  ways: Way[];
  pirates: (string | null)[];
  coins: number[];
  board: TreasureView[];
  levels: number[];
  treasures: TreasureView[][];
  treasures_left: number;
  fronts: CardView[][];
  discards: string[];
  cards_left: number;
  hand: CardView[] | null;
  hand_sizes: number[];
  changes: number;
  steps: number;
  reach: number;
  pair: string | null;
  pair_bonus: string | null;
  scores: number[];
  winners: number[];
}

export const SETS = ["gems", "silver", "gold", "pearl", "jewelry", "jade"] as const;
export const SYMBOLS = ["shovel", "map", "doubloons", "boots"] as const;
export const SIDES = ["north", "east", "south", "west"] as const;
