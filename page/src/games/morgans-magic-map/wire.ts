// Made by `make types` from the Python side. Do not edit: change it there.

import type { Seen } from "../../harbour/api/types";

/** What can be chosen before it begins. */
export interface Options {
}

/** The table as one seat sees it. */
export interface View extends Seen {
  phase: string;
  turn: number;
  island: ((Tile | null)[])[];
  lifted: string | null;
  place: string | null;
  ways: Way[];
  pirates: (string | null)[];
  coins: number[];
  board: Treasure[];
  levels: number[];
  treasures: Treasure[][];
  treasures_left: number;
  fronts: Card[][];
  discards: string[];
  cards_left: number;
  hand: Card[] | null;
  hand_sizes: number[];
  changes: number;
  steps: number;
  reach: number;
  pair: Pair | null;
  scores: number[];
  winners: number[];
}

/** A tile of the island: its edges as they lie, clockwise from the north, and the seats whose pirates stand on it. */
export interface Tile {
  name: string;
  turned: number;
  edges: string;
  pirates: number[];
}

/** A way to turn the tile in hand: quarters clockwise from how it is printed, and its edges as they would lie. */
export interface Way {
  quarters: number;
  edges: string;
}

/** A treasure card. */
export interface Treasure {
  rank: number;
  set: string;
  value: number;
}

/** A map card. */
export interface Card {
  name: string;
  place: string;
  distance: number;
  symbol: string;
}

/** A pair half given up: its first card, the bonus it is for, and the phase to go on with. */
export interface Pair {
  card: string;
  bonus: string;
  phase: string;
}

/** What the moves are, each with its arguments. */
export interface Moves {
  "corner": { corner: string };
  "lift": { tile: string };
  "leave": Record<string, never>;
  "put": { beside: string; side: string };
  "turn": { quarters: string };
  "step": { side: string };
  "stay": Record<string, never>;
  "play": { tile: string; distance: string };
  "enough": Record<string, never>;
  "take": { level: string };
  "throw": { tile: string; distance: string };
  "draw": Record<string, never>;
  "use": { tile: string; distance: string };
  "pair": { tile: string; distance: string; bonus: string };
  "with": { tile: string; distance: string };
}

/** What can happen, each with its arguments. */
export interface Events {
  "began": { seat: number };
  "landed": { seat: number; corner: string; tile: string };
  "paid": { seat: number; other: number };
  "lifted": { seat: number; tile: string };
  "put-down": { seat: number; tile: string; side: string; beside: string };
  "walked": { seat: number; tile: string };
  "played": { seat: number; tile: string; distance: number };
  "not-dug": { seat: number };
  "spent": { seat: number; tile: string; distance: number; symbol: string };
  "gained": { seat: number; gain: string; count: number };
  "took": { seat: number; treasure: string; level: number; coins: number };
  "laid-out": { treasure: string };
  "threw": { seat: number; tile: string; distance: number };
  "reshuffled": { cards: number };
  "drew": { seat: number; cards: number };
  "saw": { seat: number; tile: string; distance: number };
  "ended": { seat: number };
  "majority": { seat: number; set: string; cards: number; points: number };
  "scored": { seat: number; coins: number; value: number; points: number };
  "won": { seat: number };
  "shared-set": { seat: number; set: string; cards: number; points: number };
  "tie-broken": { seat: number; points: number; value: number };
  "shared-win": { seat: number; points: number; value: number };
}
