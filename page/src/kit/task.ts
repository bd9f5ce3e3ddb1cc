/** What is to be done now, in words: of the phase, of what is picked already, and of what there is but one way to do. */

import type { MoveOut } from "../harbour/api/types";
import type { Words } from "../words/words.svelte";
import { openIn, type Picks } from "./picks.svelte";

type View = Readonly<Record<string, unknown>>;

/** The word for what the phase asks. */
const wordOf = (view: View): string => (view["task"] ? `task-${String(view["task"])}` : `phase-${String(view["phase"])}`);

/** What the phase asks for: named in full where some kinds of moves, or choices within them, need naming. */
export function taskOf(view: View | null | undefined, moves: readonly MoveOut[], words: Words): string {
  const word = wordOf(view ?? {});
  const [first] = moves;
  const only = first && moves.length === 1 ? [`${word}-only-${first.kind}`] : [];
  const more = [...moves.map(({ kind }) => kind), ...openIn(moves)].map((name) => `${word}-with-${name}`);
  return words.say([...only, ...more].find((one) => words.has(one)) ?? word);
}

/** What is asked for now: once something is picked, what is still open. */
export function asks(view: View | null | undefined, picks: Picks, words: Words): string {
  const open = picks.holding ? openIn(picks.left).map((name) => `open-${name}`).find((word) => words.has(word)) : undefined;
  return open ? words.say(open) : taskOf(view, picks.moves, words);
}

/** What a puzzle wants, and how far it is; nothing where none is played. */
export function goalOf(view: View | null | undefined, words: Words): string {
  const puzzle = view?.["puzzle"] as Record<string, number> | null | undefined;
  return puzzle && !view?.["over"] ? words.say("goal", { limit: puzzle["limit"] ?? 0, survivors: puzzle["survivors"] ?? 0, turn: Number(view?.["turns"] ?? 0) + 1 }) : "";
}
