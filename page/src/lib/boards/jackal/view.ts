/** The view of Jackal, as the server sends it. */

export interface Cell {
  name: string;
  back: string;
  face: string | null;
  tile: string | null;
  facing: string | null;
  coins: number[];
  peeked_by: number[];
}

export interface Piece {
  name: string;
  place: string | null;
  space: number;
  asleep: number;
  trapped: boolean;
  dead: boolean;
  abilities: string[];
}

export interface Missionary {
  piece: Piece;
  keeper: number;
  converted: boolean;
}

export interface Bear {
  place: string;
  seat: number;
  rests: boolean;
}

export interface Moving {
  piece: string;
  way: string | null;
  headings: string[];
  trail: string[];
}

export interface View {
  game: string;
  options: Record<string, string | number>;
  seats: number;
  you: number | null;
  over: boolean;
  phase: string;
  turn: number;
  chooser: number;
  first: number;
  teams: boolean;
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
  vote: { proposer: number; asked: number } | null;
  patience: number;
  quiet: number;
  standstill: number;
  cards: string[];
  picker: number | null;
  puzzle: { limit: number; survivors: number; turns: number } | null;
  scores: number[];
  winners: number[];
}
