/** The rule about the thing one points at: the glossary knows it by its name. */

import type { Entry } from "../glossary/entries";
import { speech, type Words } from "../words.svelte";

/** The paragraph about the thing that is called so; of several names in it the first counts, and the longest that begins there. */
export function paragraphAbout(called: string, entries: readonly Entry[], words: Words): string | null {
  const heard = called.toLowerCase();
  const known = entries.filter(({ name }) => words.has(name)).map(({ name, paragraph }) => ({ name: words.say(name).toLowerCase(), paragraph }));
  const named = known.map((one) => ({ ...one, at: heard.indexOf(one.name) })).filter(({ at }) => at >= 0);
  named.sort((one, other) => one.at - other.at || other.name.length - one.name.length);
  return named[0]?.paragraph ?? null;
}

/** What lies under the pointer, or else under the keyboard. */
function pointedAt(board: HTMLElement): string | null {
  const under = [...board.querySelectorAll("[aria-label]:hover")].at(-1);
  const thing = under ?? (board.contains(document.activeElement) ? document.activeElement : null);
  return thing?.getAttribute("aria-label") ?? null;
}

/** The paragraph about the thing on the board one points at. */
export async function ruleUnder(board: HTMLElement | undefined, game: string, words: Words): Promise<string | null> {
  const called = board ? pointedAt(board) : null;
  if (!called) return null;
  const [{ GLOSSARY }, { learnGlossary }] = await Promise.all([import("../glossary/entries"), import("../glossary/words")]);
  await learnGlossary(game, speech.language);
  return paragraphAbout(called, (GLOSSARY[game] ?? []).flatMap(({ entries }) => entries), words);
}
