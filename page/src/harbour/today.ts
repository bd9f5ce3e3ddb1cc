/** Today's deal and today's puzzle: begun once, and come back to. */

import { ask } from "./api/client";
import { aboard } from "./me";
import { pin } from "./promises";

/** Our table of today's deal of a game; the promise that was shown before is noted. */
export async function playToday(game: string, commitment: string): Promise<string> {
  await aboard();
  const { table } = await ask("playToday", [game]);
  pin(table, commitment);
  return table;
}

/** A table with today's puzzle of a game: the one we are at, or another try. */
export async function solveToday(game: string): Promise<string> {
  await aboard();
  return (await ask("solveToday", [game])).table;
}
