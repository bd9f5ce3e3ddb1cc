/** What a thing is called: its name, and the move it stands for where there is but one. */

import type { Words } from "../words/words.svelte";
import { fits, type Picks, type Thing } from "./picks.svelte";

export function called(picks: Picks, thing: Thing, words: Words, names: readonly string[], name: string): string {
  const meant = picks.left.filter((move) => fits(move, thing));
  const [only] = meant;
  if (meant.length !== 1 || !only) return name;
  return name ? `${name}: ${words.label(only, names)}` : words.label(only, names);
}
