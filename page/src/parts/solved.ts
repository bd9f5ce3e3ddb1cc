/** The puzzles that have been solved in this browser: kept by their game and their mark, which says what a puzzle is. Its number may be another's tomorrow. */

import { markThen } from "../games/puzzles";
import { ask } from "../harbour/api/client";

/** By the name of its game, the marks of what is solved. */
type Kept = Readonly<Record<string, readonly string[]>>;

const SOLVED = "puzzles solved";
/** What was solved a moment ago, by game and number, until the harbour has said its mark: whoever leaves at once loses nothing. */
const NOTED = "puzzles just solved";
/** Numbers alone, as they were kept before; still read, no more written. */
const BY_NUMBER = "solved puzzles";

function kept<T>(name: string, nothing: T): T {
  return JSON.parse(localStorage.getItem(name) ?? "null") ?? nothing;
}

/** Write what was just solved by its mark. */
function settle(game: string, marks: Readonly<Record<string, string>>): void {
  const noted = kept<[string, string][]>(NOTED, []);
  const mine = noted.filter(([of]) => of === game);
  if (!mine.length) return;
  const all = kept<Kept>(SOLVED, {});
  const found = mine.flatMap(([, number]) => marks[number] ?? []);
  if (found.length) localStorage.setItem(SOLVED, JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), ...found])] }));
  const others = noted.filter(([of]) => of !== game);
  if (others.length) localStorage.setItem(NOTED, JSON.stringify(others));
  else localStorage.removeItem(NOTED);
}

/** The numbers of a game's puzzles that are solved. */
export async function solvedOf(game: string): Promise<string[]> {
  const marks = await ask("puzzles", [game]);
  settle(game, marks);
  const solved = kept<Kept>(SOLVED, {})[game] ?? [];
  const once = kept<string[]>(BY_NUMBER, []);
  const isSolved = ([number, mark]: [string, string]): boolean => solved.includes(mark) || (once.includes(number) && markThen(game, number) === mark);
  return Object.entries(marks).filter(isSolved).map(([number]) => number);
}

export async function noteSolved(game: string, puzzle: string | number): Promise<void> {
  localStorage.setItem(NOTED, JSON.stringify([...kept<[string, string][]>(NOTED, []), [game, String(puzzle)]]));
  settle(game, await ask("puzzles", [game]));
}
