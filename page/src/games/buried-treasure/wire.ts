// Made by `make types` from the Python side. Do not edit: change it there.

import type { Seen } from "../../harbour/api/types";

/** What can be chosen before it begins. */
export interface Options {
  variant?: "basic" | "advanced";
}

/** The table as one seat sees it. */
export interface View extends Seen {
  phase: string;
  turn: number;
  round: number;
  rounds: number;
  score_cards: ScoreCard[];
  score_card: number;
  score_cards_unseen: number[];
  columns: string[][];
  card: string | null;
  card_to: number | null;
  undealt: Record<string, number>;
  collections: Record<string, number>[];
  places: Record<string, number[]>;
  sheet: number[][];
  kept: number[] | null;
  scores: number[];
  winners: number[];
  hand: Record<string, number> | null;
  hands_shown: Record<string, number>[] | null;
  hand_sizes: number[];
  set_aside_size: number;
  passed: number[];
}

/** Points for most and for second most cards of each colour. */
export interface ScoreCard {
  first: Record<string, number>;
  second: Record<string, number>;
}

/** What the moves are, each with its arguments. */
export interface Moves {
  "take": { column: string; to: string };
  "extra": { column: string; to: string };
  "no-extra": Record<string, never>;
  "rob": { other: string; cards: string };
  "rob-nobody": Record<string, never>;
  "play": { colour: string; to: string };
  "flag": { colour: string; to: string };
  "pass": Record<string, never>;
}

/** What can happen, each with its arguments. */
export interface Events {
  "hands-dealt": { cards: number; aside: number };
  "round-began": { round: number; score: number; seat: number };
  "took": { seat: number; column: number; card: string };
  "gave": { seat: number; other: number; colour: string };
  "extra-lost": { seat: number; colour: string };
  "took-extra": { seat: number; column: number; card: string };
  "extra-declined": { seat: number };
  "flags-lost": { seat: number; colour: string };
  "robbed": { seat: number; other: number; cards: number; colour: string };
  "robbed-nobody": { seat: number };
  "played": { seat: number; starter: string };
  "flag-laid": { seat: number; colour: string };
  "passed": { seat: number };
  "scored": { seat: number; place: number; colour: string; points: number };
  "kept": { seat: number; cards: number; points: number };
  "won": { seat: number; points: number };
  "tied": { seat: number; other: number; to: string; colour: string };
  "all-tied": { colour: string };
  "nobody-scored": { colour: string; cards: number };
  "shared": { seat: number; other: number; to: string; points: number };
  "all-shared": { points: number };
}
