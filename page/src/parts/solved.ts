/** The puzzles that have been solved in this browser: kept by their game and their mark, which says what a puzzle is. Its number may be another's tomorrow. */

import { markThen } from "../games/puzzles";
import { ask } from "../harbour/api/client";

/** By the name of its game, the marks of what is solved. */
type Kept = Readonly<Record<string, readonly string[]>>;

const SOLVED = "puzzles solved";
/** Numbers alone, as they were kept before; still read, no more written. */
const BY_NUMBER = "solved puzzles";

function kept<T>(name: string, nothing: T): T {
  return JSON.parse(localStorage.getItem(name) ?? "null") ?? nothing;
}

/** The numbers of a game's puzzles that are solved. */
export async function solvedOf(game: string): Promise<string[]> {
  const marks = Object.entries(await ask("puzzles", [game]));
  const solved = kept<Kept>(SOLVED, {})[game] ?? [];
  const once = kept<string[]>(BY_NUMBER, []);
  return marks.filter(([number, mark]) => solved.includes(mark) || (once.includes(number) && markThen(game, number) === mark)).map(([number]) => number);
}

export async function noteSolved(game: string, puzzle: string | number): Promise<void> {
  const mark = (await ask("puzzles", [game]))[puzzle];
  const all = kept<Kept>(SOLVED, {});
  if (mark) localStorage.setItem(SOLVED, JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), mark])] }));
}
