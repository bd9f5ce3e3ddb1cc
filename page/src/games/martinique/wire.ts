// Made by `make types` from the Python side. Do not edit: change it there.

import type { Seen } from "../../harbour/api/types";

/** What can be chosen before it begins. */
export interface Options {
  lost_treasure?: "wins" | "20";
  place_first?: 1 | 2 | 3 | 4;
}

/** The table as one seat sees it. What a position says as well it calls by the same names: see docs/positions.md. */
export interface View extends Seen {
  phase: string;
  turn: number;
  fields: Record<string, string>;
  pirates: string[][];
  in_hand: number[];
  place_first: number;
  stools: number[];
  stools_in_all: number;
  dug: string[];
  walk: string[];
  steps_left: number;
  bar: Bar;
  treasures: Record<string, string[]>;
  loading: string | null;
  owed: Record<string, number>;
  supplies: Record<string, number>[];
  jokers: number[];
  holds: Hold[];
  bag: Record<string, number>;
  spent: number;
  map_tiles: MapTile[][];
  letters: string[];
  numbers: string[];
  lost: string | null;
  points: Record<string, number>[];
  scores: number[];
  winners: number[];
}

/** What is left in The Hook: jokers, and whether its letter and its number are still there. */
export interface Bar {
  jokers: number;
  letter: boolean;
  number: boolean;
}

/** A ship's hold: loads, and the souvenirs in them. */
export interface Hold {
  loads: number;
  souvenirs: Record<string, number>;
}

/** A map tile before a seat: where it was collected, and what it says, for those who may read it. */
export interface MapTile {
  source: string;
  face_up: boolean;
  tile: string | null;
}

/** What the moves are, each with its arguments. */
export interface Moves {
  "place": { field: string };
  "place-at-bar": Record<string, never>;
  "move": { field: string };
  "step": { direction: string };
  "turn-up": { slot: string };
  "turn-none": Record<string, never>;
  "bonus": { bonus: string };
  "load": { treasure: string };
  "load-none": Record<string, never>;
  "joker": { symbol: string };
  "pay": Record<string, never>;
  "dig": { field: string };
}

/** What can happen, each with its arguments. */
export interface Events {
  "began": { seat: number };
  "placed": { seat: number; field: string };
  "placed-at-bar": { seat: number; stool: number };
  "set-out": { seat: number; field: string; steps: number };
  "stepped": { seat: number; field: string };
  "passed": { seat: number; other: number; field: string };
  "turned-up": { seat: number; other: number; source: string; tile: string };
  "left-down": { seat: number };
  "collected": { seat: number; souvenir: string; field: string };
  "collected-map": { seat: number; field: string };
  "learned": { seat: number; tile: string; source: string };
  "sat-down": { seat: number; stool: number; field: string };
  "bonus": { seat: number; bonus: string };
  "chosen": { seat: number; treasure: string };
  "joker-spent": { seat: number; symbol: string };
  "loaded": { seat: number; treasure: string; points: number };
  "not-loaded": { seat: number };
  "filled-up": { treasure: string; souvenir: string };
  "closed": { treasure: string };
  "missed": { seat: number };
  "stranded": Record<string, never>;
  "sunset": { seat: number };
  "dug": { seat: number; field: string };
  "lost-shown": { field: string };
  "found": { seat: number };
  "not-found": Record<string, never>;
  "scored": { seat: number; points: number; loads: number };
  "won": { seat: number };
  "nobody-won": Record<string, never>;
}
