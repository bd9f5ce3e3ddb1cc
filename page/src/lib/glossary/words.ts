/** The glossary's own words of one game, added to the game's. */

import { type Language, wordsOf } from "../../words/words.svelte";

const FILES = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });
const PART = "glossary";

export async function learnGlossary(game: string, language: Language): Promise<void> {
  const text = await FILES[`./${game}/${language}.ftl`]?.();
  if (text !== undefined) wordsOf(game).add(language, text, PART);
}
