/** What the page says in Russian: its own words, and of each game what is said of it wherever it is named. */

import own from "./ru.ftl?raw";
import ladder from "./ladder/ru.ftl?raw";

export const OWN = own + ladder;
export const OF_GAMES = import.meta.glob<string>("../games/*/words/ru.ftl", { query: "?raw", import: "default", eager: true });
