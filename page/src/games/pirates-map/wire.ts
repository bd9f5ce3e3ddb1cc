// Made by `make types` from the Python side. Do not edit: change it there.

import type { Seen } from "../../harbour/api/types";

/** What can be chosen before it begins. */
export interface Options {
}

/** The table as one seat sees it. */
export interface View extends Seen {
  phase: string;
  task: string | null;
  first: number;
  turns: number;
  active: number | null;
  rolls: number[][];
  rudders: boolean[];
  claimed: string[];
  boxes_claimed: string[];
  printed: Printed;
  sheets: Sheet[];
  draft: Draft | null;
  scores: number[];
  winners: number[];
  rank: string | null;
}

/** What is printed on every sheet of this edition. */
export interface Printed {
  symbols: string[];
  rows: string[];
  columns: string[];
  diagonals: string[];
  boxes: Record<string, number>[];
  palm: Record<string, number>[];
  hook: string[];
  spyglass: number[];
  room: number;
  skulls: number[];
  ranks: number[];
}

/** One seat's sheet. */
export interface Sheet {
  map: ((string | null)[])[];
  rum: number;
  chest: Record<string, number>;
  room_left: number;
  raised: Record<string, number>;
  values: Record<string, number>;
  swords: number;
  waters: number;
  boxes: string[];
  skulls: number;
  lines: string[];
  points: Record<string, number>;
  score: number;
}

/** What a seat has decided in this turn, and what it has still to decide; nobody else sees it. */
export interface Draft {
  stage: string;
  dice: number[];
  may_flip: boolean;
  gift: string | null;
  pair: string | null;
  waiting: Record<string, number>;
  sheet: Sheet;
}

/** What the moves are, each with its arguments. */
export interface Moves {
  "draw": { symbol: string; square: string };
  "rum": { die: string; way: string };
  "flip": Record<string, never>;
  "skip": Record<string, never>;
  "use": { gift: string };
  "decline": Record<string, never>;
  "box": { loot: string };
  "raise": { treasure: string };
  "keep": { treasure: string };
  "done": Record<string, never>;
  "decline-loot": Record<string, never>;
}

/** What can happen, each with its arguments. */
export interface Events {
  "began": { seat: number };
  "set-up-roll": { seat: number; black: number; first: number; second: number };
  "rolled": { seat: number; black: number; first: number; second: number };
  "rolled-unled": { seat: number; black: number; first: number; second: number };
  "flipped": { seat: number; black: number };
  "turned": { seat: number; die: string; face: number; rum: number };
  "drew": { seat: number; symbol: string; square: string };
  "found-rum": { seat: number; rum: number };
  "found-palm-loot": { seat: number; size: number };
  "gained": { seat: number; reward: string; count: number };
  "hooked": { seat: number; swords: number; raises: string; step: number };
  "line-full": { seat: number; line: string; treasure: string; count: number };
  "line-late": { seat: number; line: string; count: number };
  "got-rudder": { seat: number; line: string };
  "got-map": { seat: number; line: string };
  "surrounded": { seat: number; square: string };
  "sighted": { seat: number; gift: string };
  "beyond": { seat: number; symbol: string };
  "took-box": { seat: number; loot: string };
  "left-box": { seat: number };
  "raised": { seat: number; treasure: string; value: number };
  "turns-to": { seat: number; gift: string };
  "declined": { seat: number; gift: string };
  "gift-lost": { seat: number; gift: string };
  "symbol-lost": { seat: number; symbol: string };
  "kept": { seat: number; treasure: string };
  "overflowed": { seat: number; rum: number };
  "skipped": { seat: number };
  "done": { seat: number };
  "showed": { seat: number };
  "used-dice": { seat: number; black: number; first: number; second: number };
  "skull": { seat: number; skulls: number };
  "chest-full": { seat: number };
  "third-skull": { seat: number };
  "nobody-drew": Record<string, never>;
  "scored": { seat: number; points: number };
  "tied": { seat: number; reason: string; own: number; best: number };
  "won": { seat: number; points: number };
  "shared": { seat: number; points: number };
  "ranked": { seat: number; rank: string };
}
