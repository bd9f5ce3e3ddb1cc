/** The table as one seat sees it: view.py of the game, and what every view carries. */

export interface Sheet {
  /** Row by row: a symbol, a sighting, or null. */
  map: (string | null)[][];
  rum: number;
  chest: Record<string, number>;
  room_left: number;
  values: Record<string, number>;
  swords: number;
  waters: number;
  /** Loot boxes the seat has claimed. */
  boxes: string[];
  skulls: number;
  /** Lines completed. */
  lines: string[];
  /** Where the score comes from. */
  points: Record<string, number>;
  score: number;
}

export type Rewards = Record<string, number>;

/** What is printed on every sheet. */
export interface Printed {
  /** The symbol of each face of a die. */
  symbols: string[];
  rows: string[];
  columns: string[];
  diagonals: string[];
  /** What each loot box gives, the turtle's last. */
  boxes: Rewards[];
  palm: Rewards[];
  hook: string[];
  spyglass: number[];
  room: number;
  skulls: number[];
  ranks: number[];
}

/** What a seat has decided in this turn, and what it has still to decide; nobody else sees it. */
export interface Draft {
  stage: string;
  /** Black, first and second white die as turned by now. */
  dice: number[];
  may_flip: boolean;
  gift: string | null;
  waiting: Rewards;
  sheet: Sheet;
}

export interface View {
  game: string;
  seats: number;
  you: number | null;
  over: boolean;
  phase: string;
  task: string | null;
  turn: number;
  /** Whose roll it is; null where nobody's. */
  active: number | null;
  rolls: number[][];
  rudders: boolean[];
  /** Rows and columns whose treasure is gone. */
  claimed: string[];
  boxes_claimed: string[];
  printed: Printed;
  /** As all saw them when the turn began. */
  sheets: Sheet[];
  draft: Draft | null;
  scores: number[];
  winners: number[];
  /** What a lone captain has become. */
  rank: string | null;
}

export const SIGHTINGS = ["mermaid", "snake", "kraken", "ghost"] as const;
export const TREASURES = ["doubloon", "ruby", "crown"] as const;
export const RANKS = ["sailor", "bosun", "captain", "legend"] as const;

/** The sheet of a seat as the reader knows it: one's own as it is being filled in. */
export function sheetOf(view: View, seat: number): Sheet | undefined {
  return seat === view.you && view.draft ? view.draft.sheet : view.sheets[seat];
}

/** A number with a true minus. */
export const signed = (points: number): string => String(points).replace("-", "−");
