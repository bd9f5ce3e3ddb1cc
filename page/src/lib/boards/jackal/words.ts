/** The board's own words, beside those of the game. */

export const WORDS = {
  en: () => import("./en.ftl?raw"),
  ru: () => import("./ru.ftl?raw"),
};
