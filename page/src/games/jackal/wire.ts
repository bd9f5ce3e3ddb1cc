// Made by `make types` from the Python side. Do not edit: change it there.

import type { Seen } from "../../harbour/api/types";

/** What can be chosen before it begins. */
export interface Options {
  island?: 1 | 2 | 3 | 4 | "classic" | string;
  teams?: "no" | "yes";
  kids?: "no" | "yes";
  campaign?: "no" | "yes";
  boxes?: "" | string;
  tiles?: "" | string;
  abilities?: "" | string;
  puzzle?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
}

/** The table as one seat sees it. */
export interface View extends Seen {
  phase: string;
  turn: number;
  chooser: number;
  first: number;
  teams: boolean;
  partners: number[];
  turns: number;
  columns: string[];
  rows: number[];
  cells: Cell[];
  ships: (string | null)[];
  crews: Piece[][];
  alive: number[];
  missionary: Missionary | null;
  bear: Bear | null;
  smoke: number;
  holds: number[];
  bottles: number[];
  coins_on_island: number;
  coins_lost: number;
  unseen: Record<string, Record<string, number>>;
  unseen_here: Record<string, number>;
  moving: Moving | null;
  peeks: number;
  shaken: string | null;
  target: string | null;
  vote: Vote | null;
  patience: number;
  quiet: number;
  standstill: number;
  last_call: number;
  cards: string[];
  picks: Picks | null;
  picker: number | null;
  puzzle: Puzzle | null;
  scores: number[];
  winners: number[];
}

/** A tile of the island, or a space of the sea. */
export interface Cell {
  name: string;
  back: string;
  face: string | null;
  tile: string | null;
  facing: string | null;
  coins: number[];
  peeked_by: number[];
}

/** A pirate, or the missionary. */
export interface Piece {
  name: string;
  cell: string | null;
  space: number;
  asleep: number;
  trapped: boolean;
  dead: boolean;
  abilities: string[];
}

/** The missionary, once he is found. */
export interface Missionary {
  piece: Piece;
  keeper: number;
  converted: boolean;
}

/** The bear, once he is awake. */
export interface Bear {
  cell: string;
  seat: number;
  rests: boolean;
}

/** The piece that is moving, or moved last. */
export interface Moving {
  piece: string | null;
  way: string | null;
  headings: string[];
  trail: string[];
}

/** The game may end, if everybody agrees. */
export interface Vote {
  proposer: number | null;
  asked: number;
}

/** Abilities are picked, or were, after an island of a campaign. */
export interface Picks {
  order: number[];
  done: number;
  taken: number;
}

/** What a puzzle asks for. */
export interface Puzzle {
  limit: number;
  survivors: number;
  pirates: number;
}

/** What the moves are, each with its arguments. */
export interface Moves {
  "place": { cell: string };
  "sail": { cell: string };
  "move": { pirate: string; cell: string; coin: string };
  "advance": { pirate: string; coin: string };
  "go": { cell: string; coin: string };
  "stay": Record<string, never>;
  "revive": { pirate: string };
  "shoot": { cell: string };
  "pass": Record<string, never>;
  "peek": { cell: string };
  "peek-none": Record<string, never>;
  "fire": { direction: string };
  "hit": { target: string };
  "shake": { cell: string };
  "bottle": { pirate: string };
  "bottle-none": Record<string, never>;
  "propose": Record<string, never>;
  "agree": Record<string, never>;
  "refuse": Record<string, never>;
  "take": { ability: string; pirate: string };
  "take-none": Record<string, never>;
}

/** What can happen, each with its arguments. */
export interface Events {
  "began": { seat: number };
  "ship-placed": { seat: number; cell: string };
  "sailed": { seat: number; cell: string };
  "taken-aboard": { seat: number; pirate: string; other: number };
  "went": { seat: number; pirate: string; cell: string };
  "went-dragging": { seat: number; pirate: string; cell: string; coins: number };
  "turned": { tile: string; cell: string; facing: string };
  "delivered": { seat: number; pirate: string; coins: number; other: number };
  "sank": { coins: number; cell: string };
  "fought": { seat: number; pirate: string; cell: string };
  "sent-home": { seat: number; pirate: string };
  "died": { seat: number; pirate: string; cause: string };
  "slept": { seat: number; pirate: string };
  "fell": { seat: number; pirate: string };
  "freed": { seat: number; pirate: string };
  "found-coins": { cell: string; coins: number };
  "found-bottles": { seat: number; bottles: number };
  "turned-back": { seat: number; pirate: string };
  "shouted": { seat: number; pirate: string };
  "peeked": { seat: number; cell: string };
  "saw": { seat: number; cell: string; tile: string };
  "lifted": { seat: number; pirate: string };
  "fired": { seat: number; direction: string };
  "missed": { seat: number };
  "hit": { seat: number; pirate: string };
  "revived": { seat: number; pirate: string; cell: string };
  "rolled": { direction: string };
  "shot-out": { seat: number; pirate: string; cell: string };
  "smoked": { seat: number };
  "bear-woke": { cell: string; seat: number };
  "bear-walked": { cell: string };
  "bear-sat": Record<string, never>;
  "mauled": { seat: number; pirate: string };
  "missionary-found": { seat: number; cell: string };
  "converted": { seat: number; other: number };
  "shook": { cell: string; second: string };
  "advanced": { seat: number; pirate: string; space: number; coins: number };
  "opened-bottle": { seat: number; pirate: string };
  "passed": { seat: number };
  "proposed": { seat: number };
  "agreed": { seat: number };
  "refused": { seat: number };
  "voted": Record<string, never>;
  "warned": { rounds: number };
  "stood-still": { rounds: number };
  "all-found": Record<string, never>;
  "nobody-left": Record<string, never>;
  "scored": { seat: number; coins: number; alive: number };
  "won": { seat: number };
  "took": { seat: number; ability: string; pirate: string };
  "declined": { seat: number };
  "solved": { turns: number; alive: number };
  "unsolved": Record<string, never>;
  "climbed": { seat: number; pirate: string };
  "ate-coin": { coins: number };
  "stayed": { seat: number; pirate: string };
  "shot": { seat: number; pirate: string; cell: string };
  "turn-ended": { turns: number };
  "asked": { rounds: number };
  "swam": { seat: number; pirate: string; cell: string };
  "splashed": { seat: number; pirate: string; cell: string };
  "led-out": { seat: number; pirate: string };
  "led-through": { seat: number; pirate: string; space: number };
  "found-letter": { seat: number; cell: string };
  "spat-out": { seat: number; pirate: string };
}
