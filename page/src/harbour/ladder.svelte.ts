/** The ladders of all games: the rivals, whom of them we have beaten, and how strong they and we are. */

import { ask } from "./api/client";
import type { LadderOut, RungOut } from "./api/types";
import { openTable } from "./tables";

export type State = "beaten" | "next" | "locked";

let ladders = $state.raw<readonly LadderOut[]>([]);

/** Ask anew: somebody may have been beaten since. */
export async function lookUp(): Promise<readonly LadderOut[]> {
  ladders = await ask("ladder");
  return ladders;
}

/** The ladder of a game, once it is known. */
export const ladderOf = (game: string): LadderOut | null => ladders.find((one) => one.game === game) ?? null;

/** How a rung stands: those above the next one wait for their turn. */
export const stateOf = ({ rival, beaten }: Pick<RungOut, "rival" | "beaten">, next: string | null): State => (beaten ? "beaten" : rival === next ? "next" : "locked");

export const climbed = ({ rungs }: Pick<LadderOut, "rungs">): number => rungs.filter(({ beaten }) => beaten > 0).length;

/** Open a table against a rival; who plays for a rating has no say in who begins. */
export async function challenge(game: string, rival: string, rated = false): Promise<string> {
  const seats = ladderOf(game)?.seats ?? 2;
  const crew = ["me", ...Array.from({ length: seats - 1 }, () => rival)];
  const turn = rated ? Math.floor(Math.random() * seats) : 0;
  return openTable({ game, crew: [...crew.slice(turn), ...crew.slice(0, turn)], ...(rated ? { rated } : {}) });
}
