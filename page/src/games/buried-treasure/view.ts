/** The table as one seat sees it, and what boards call its parts. */

import type { ScoreCard, View } from "./wire";

export type { ScoreCard, View } from "./wire";

export const COLOURS = ["red", "green", "yellow", "blue"] as const;
export const STARTERS = [...COLOURS, "flag"] as const;
export const LETTERS = "ABCD";

export const colourOf = (card: string): string => card.split("-")[0] ?? "";
export const faceOf = (card: string): string => card.split("-")[1] ?? "plain";

/** The glossary's names for a card: what it does, and its colour. */
export function isCard(card: string): string {
  const face = faceOf(card);
  return `glossary-${/^\d$/.test(face) ? "flags" : face} glossary-${colourOf(card)}`;
}

/** The glossary's names for a starter card. */
export const isStarter = (kind: string): string => (kind === "flag" ? "glossary-wild-flag" : `glossary-starter glossary-${kind}`);

/** What moves call the collection of a seat: one's own is "none". */
export const recipient = (view: View, seat: number): string => (seat === view.you ? "none" : (LETTERS[seat] ?? ""));

/** The score card of this round. */
export const faceUp = (view: View): ScoreCard => view.score_cards[view.score_card - 1] ?? { first: {}, second: {} };

/** How many cards of each colour are still to be dealt. */
export function toCome(view: View): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(COLOURS.map((colour) => [colour, 0]));
  for (const [card, count] of Object.entries(view.undealt)) counts[colourOf(card)] = (counts[colourOf(card)] ?? 0) + count;
  return counts;
}
