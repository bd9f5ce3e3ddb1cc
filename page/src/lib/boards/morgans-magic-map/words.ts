/** The words this board adds to those of its game. */

import type { Language } from "../../../words/words.svelte";

export const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en.ftl?raw"),
  ru: () => import("./ru.ftl?raw"),
};
