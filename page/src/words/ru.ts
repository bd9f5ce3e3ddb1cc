/** What the page says in Russian: its own words, and of each game what is said of it wherever it is named. */

import own from "./ru.ftl?raw";

const more = import.meta.glob<string>("./*/ru.ftl", { query: "?raw", import: "default", eager: true });

export const OWN = [own, ...Object.values(more)].join("\n");
export const OF_GAMES = import.meta.glob<string>("../games/*/words/ru.ftl", { query: "?raw", import: "default", eager: true });
