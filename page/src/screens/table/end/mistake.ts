/** The move of ours that gave away most, as the analysis found it, and the lesson that practises the better one. */

import type { Analysis, Remedy, Turn } from "../../../harbour/api/types";
import type { Words } from "../../../words/words.svelte";

export interface Mistake {
  turn: Turn;
  remedy: Remedy | null;
}

export function mistakeOf({ turns, lessons }: Pick<Analysis, "turns" | "lessons">, mine: readonly number[]): Mistake | null {
  const loss = ({ turn }: Mistake): number => turn.hope - turn.got;
  const ours = turns.flatMap((turn, at) => (mine.includes(turn.seat) ? [{ turn, remedy: lessons[at] ?? null }] : []));
  return ours.reduce<Mistake | null>((worst, one) => (worst && loss(worst) >= loss(one) ? worst : one), null);
}

/** The address of the step of a lesson. */
export const wayTo = (game: string, { lesson, step }: Remedy): string => `/learn/${game}/${lesson + 1}/${step + 1}`;

type Say = (word: string, values?: Record<string, string | number>) => string;

/** What was found, and why this lesson: what it says is true of both moves, because their plans, or their kinds, are the same. */
export function whyOf({ turn, remedy }: Mistake, { moves }: Pick<Analysis, "moves">, words: Words, names: readonly string[], say: Say): string {
  const spoken = (text: string): string => {
    const move = moves.find((one) => one.text === text);
    return move ? words.label(move, names) : text;
  };
  const found = say("after-found", { made: spoken(turn.move), better: spoken(turn.better) });
  if (!remedy) return `${found} ${say("after-no-lesson")}`;
  const { paragraph } = remedy;
  const lesson = words.say(remedy.name);
  const plan = remedy.by === "plan" && turn.plan ? words.plan(turn.plan, names) : "";
  return [found, plan, say(`after-lesson-${remedy.by}`, { lesson, paragraph })].filter(Boolean).join(" ");
}
