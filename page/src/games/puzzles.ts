/** What is known of the puzzles of each game from before they had marks; fetched with whatever tells of solved ones. */

const ONCE = import.meta.glob<Readonly<Record<string, string>>>("./*/puzzles.ts", { import: "ONCE", eager: true });

/** The mark that a puzzle had when it was kept by its number alone; nothing where that is not certain. */
export function markThen(game: string, puzzle: string): string | undefined {
  return ONCE[`./${game}/puzzles.ts`]?.[puzzle];
}
