/** What is what in each game: its entries, their pictures, and the words for them. */

import type { Component } from "svelte";

import type { Group } from "../kit/glossary";
import { type Language, wordsOf } from "../words/words.svelte";

export type Exhibit = Component<{ kind: string; name: string }>;

const ENTRIES = import.meta.glob<readonly Group[]>("./*/glossary.ts", { import: "GLOSSARY" });
const EXHIBITS = import.meta.glob<{ default: Exhibit }>("./*/Exhibit.svelte");
const WORDS = import.meta.glob<string>("./*/words/glossary/*.ftl", { query: "?raw", import: "default" });
const PART = "glossary";

/** The entries of a game's glossary, in groups; none where it has none. */
export async function glossaryOf(game: string): Promise<readonly Group[]> {
  return (await ENTRIES[`./${game}/glossary.ts`]?.()) ?? [];
}

/** What draws the things of a game. */
export async function exhibitOf(game: string): Promise<Exhibit | null> {
  return (await EXHIBITS[`./${game}/Exhibit.svelte`]?.())?.default ?? null;
}

/** The glossary's own words of one game, added to the game's. */
export async function learnGlossary(game: string, language: Language): Promise<void> {
  const text = await WORDS[`./${game}/words/glossary/${language}.ftl`]?.();
  if (text !== undefined) wordsOf(game).add(language, text, PART);
}
