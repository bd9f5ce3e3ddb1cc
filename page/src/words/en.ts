/** What the page says in English: its own words, and of each game what is said of it wherever it is named. */

import own from "./en.ftl?raw";

const more = import.meta.glob<string>("./*/en.ftl", { query: "?raw", import: "default", eager: true });

export const OWN = [own, ...Object.values(more)].join("\n");
export const OF_GAMES = import.meta.glob<string>("../games/*/words/en.ftl", { query: "?raw", import: "default", eager: true });
