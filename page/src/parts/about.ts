/** What a thing on the board is, and the rule about it: the glossary knows it by its names. */

import type { Group } from "../kit/glossary";
import { speech, type Words } from "../words/words.svelte";

/** The name of a thing, and what it does in a line. */
export interface About {
  name: string;
  line: string;
  paragraph: string;
}

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the entries of these names say, in their order; one without a line of its own is told by its group's. */
export function aboutThe(names: readonly string[], groups: readonly Group[], words: Words): About[] {
  const entries = groups.flatMap(({ lead, entries }) => entries.map((entry) => ({ ...entry, line: entry.line ?? lead })));
  const found = names.flatMap((name) => entries.find((entry) => entry.name === name) ?? []);
  return found.map(({ name, line, paragraph }) => ({ name: begun(words.say(name)), line: line ? words.say(line) : "", paragraph }));
}

/** What the glossary says of a thing, in the language of the moment; its names stand one after another. */
export async function whatIs(game: string, is: string, words: Words): Promise<About[]> {
  if (!is) return [];
  const { glossaryOf, learnGlossary } = await import("../games/glossary");
  const [groups] = await Promise.all([glossaryOf(game), learnGlossary(game, speech.language)]);
  return aboutThe(is.split(" "), groups, words);
}

/** The names of what lies under the pointer, or else under the keyboard. */
function pointedAt(board: HTMLElement): string {
  const under = [...board.querySelectorAll<SVGElement>("[data-is]:hover")].at(-1);
  const now = document.activeElement;
  const thing = under ?? (board.contains(now) ? (now as SVGElement) : null);
  return thing?.dataset["is"] ?? "";
}

/** The paragraph about the thing on the board one points at. */
export async function ruleUnder(board: HTMLElement | undefined, game: string, words: Words): Promise<string | null> {
  const [first] = board ? await whatIs(game, pointedAt(board), words) : [];
  return first?.paragraph ?? null;
}
