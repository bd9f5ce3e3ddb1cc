/** What the page says in English: its own words, and of each game what is said of it wherever it is named. */

import own from "./en.ftl?raw";
import ladder from "./ladder/en.ftl?raw";

export const OWN = own + ladder;
export const OF_GAMES = import.meta.glob<string>("../games/*/words/en.ftl", { query: "?raw", import: "default", eager: true });
