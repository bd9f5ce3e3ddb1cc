/** What is played at a table, where that is not the usual: its options, a series, a puzzle. */

import type { TableCard } from "../harbour/api/types";
import { say, speech, type Words } from "../words/words.svelte";
import { dayName, isDay } from "./today";

/** Of its seats only the number is asked. */
type Card = Pick<TableCard, "game" | "options"> & Partial<Pick<TableCard, "day">> & { readonly seats: { readonly length: number } };

/** The number of the puzzle that is played, if one is. */
export function puzzleAt(card: Card): string | number | null {
  return card.seats.length === 1 ? (card.options["puzzle"] ?? null) : null;
}

/** What a puzzle is called: those of the box have names, those of a day are called by it. */
export function puzzleName(puzzle: string | number, words: Words): string {
  return isDay(puzzle) ? say("today-puzzle-of", { day: dayName(puzzle, speech.language, false) }) : words.say(`option-puzzle-${puzzle}`);
}

/** What is worth saying of a table above its seats. */
export function played(card: Card, words: Words): string[] {
  const puzzle = puzzleAt(card);
  if (puzzle !== null) return [isDay(puzzle) ? puzzleName(puzzle, words) : `${words.say("option-puzzle")} ${puzzle}: ${puzzleName(puzzle, words)}`];
  if (card.day) return [say("today-deal-of", { day: dayName(card.day, speech.language, false) })];
  return Object.entries(card.options).flatMap(([name, value]) => {
    const word = `played-${name}-${value}`;
    return words.has(word) ? [words.say(word, card.options)] : [];
  });
}

/** How a finished game has ended: who has won, or whether the puzzle is solved; nothing where that is not known. */
export function result(card: Card & Pick<TableCard, "winners">, names: readonly string[]): string {
  if (!card.winners) return "";
  const { length } = card.winners;
  if (puzzleAt(card) !== null) return say(length ? "over-solved" : "over-unsolved");
  if (!length) return say("over-nobody");
  const together = card.options["teams"] === "yes" ? "over-team" : "over-drawn";
  return say(length > 1 ? together : "over-won", { names: card.winners.map((seat) => names[seat] ?? "").join(", ") });
}
