/** The move of ours that gave away most, as the analysis found it, and the lesson that practises the better one. */

import type { Analysis, Mistake, Remedy } from "../../../harbour/api/types";
import type { Words } from "../../../words/words.svelte";

/** The worst of ours: at one screen several seats are. */
export function mistakeOf({ mistakes }: Pick<Analysis, "mistakes">, mine: readonly number[]): Mistake | null {
  const loss = ({ turn }: Mistake): number => turn.hope - turn.got;
  const ours = mistakes.filter(({ turn }) => mine.includes(turn.seat));
  return ours.reduce<Mistake | null>((worst, one) => (worst && loss(worst) >= loss(one) ? worst : one), null);
}

/** The address of the step of a lesson. */
export const wayTo = (game: string, { lesson, step }: Remedy): string => `/learn/${game}/${lesson + 1}/${step + 1}`;

type Say = (word: string, values?: Record<string, string | number>) => string;

/** What was found, and why this lesson: what it says is true of both moves, because their plans, or their kinds, are the same. */
export function whyOf({ turn, lesson }: Mistake, { moves }: Pick<Analysis, "moves">, words: Words, names: readonly string[], say: Say): string[] {
  const spoken = (text: string): string => {
    const move = moves.find((one) => one.text === text);
    return move ? words.label(move, names) : text;
  };
  const made = say("after-made", { move: spoken(turn.move) });
  const better = say("after-better", { move: spoken(turn.better) });
  if (!lesson) return [made, better, say("after-no-lesson")];
  const plan = lesson.by === "plan" && turn.plan ? ` ${words.plan(turn.plan, names)}` : "";
  return [made, better + plan, say(`after-lesson-${lesson.by}`, { lesson: words.say(lesson.name), paragraph: lesson.paragraph })];
}
