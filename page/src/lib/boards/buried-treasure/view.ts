/** The table as one seat sees it: view.py of the game, and what every view carries. */

export interface ScoreCard {
  number: number;
  first: Record<string, number>;
  second: Record<string, number>;
}

export interface View {
  game: string;
  options: Record<string, string | number>;
  seats: number;
  you: number | null;
  over: boolean;
  phase: string;
  turn: number;
  round: number;
  rounds: number;
  score_card: ScoreCard;
  score_cards_unseen: ScoreCard[];
  /** The cards of each column, the uncovered one last. */
  columns: string[][];
  /** The card that is being carried out. */
  card: string | null;
  /** Cards still to be dealt in later rounds, by kind. */
  undealt: Record<string, number>;
  collections: Record<string, number>[];
  /** Who would score now in each colour: first place, then second, as far as they are held. */
  places: Record<string, number[]>;
  /** The points of each finished round, by seat. */
  sheet: number[][];
  scores: number[];
  winners: number[];
  hand: Record<string, number> | null;
  hand_sizes: number[];
  set_aside: number;
  passed: number[];
}

export const COLOURS = ["red", "green", "yellow", "blue"] as const;
export const STARTERS = [...COLOURS, "flag"] as const;
export const LETTERS = "ABCD";

export const colourOf = (card: string): string => card.split("-")[0] ?? "";
export const faceOf = (card: string): string => card.split("-")[1] ?? "plain";

/** What moves call the collection of a seat: one's own is "none". */
export const recipient = (view: View, seat: number): string => (seat === view.you ? "none" : (LETTERS[seat] ?? ""));

/** How many cards of each colour are still to be dealt. */
export function toCome(view: View): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(COLOURS.map((colour) => [colour, 0]));
  for (const [card, count] of Object.entries(view.undealt)) counts[colourOf(card)] = (counts[colourOf(card)] ?? 0) + count;
  return counts;
}
