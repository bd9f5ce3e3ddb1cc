/** A game is a folder of one shape, held here; and no game is known by name anywhere else. */

import { describe, expect, it } from "vitest";

const FOUND = Object.keys(import.meta.glob("./*/**"));
const PAGE = import.meta.glob<string>(["../**/*.{ts,svelte,css,ftl}", "../../*.{html,ts,js}", "!../**/*.test.ts", "!../**/*.stub.ts"], { query: "?raw", import: "default", eager: true });
const WORDS = import.meta.glob<string>("./*/words/**/*.ftl", { query: "?raw", import: "default", eager: true });
const TITLES = import.meta.glob<string>("../../../src/doubloon/games/*/words/*.ftl", { query: "?raw", import: "default", eager: true });
const TESTS = import.meta.glob<string>(["../**/*.{test,stub}.ts"], { query: "?raw", import: "default", eager: true });

/** Every game has these. */
const WHOLE = [
  "Board.svelte", "Cover.svelte", "Exhibit.svelte", "art/", "board.test.ts", "board/", "fixtures.json", "game.ts", "glossary.ts", "sounds.ts", "spoken.ts", "tally.test.ts",
  "tally.ts", "view.ts", "wire.ts", "words/board/en.ftl", "words/board/ru.ftl", "words/en.ftl", "words/glossary/en.ftl", "words/glossary/ru.ftl", "words/ru.ftl",
];
/** A game may have these too. */
const MORE = ["Pirate.svelte", "PuzzleCover.svelte", "becalmed.test.ts", "becalmed.ts", "feats.ts", "glossary.test.ts", "pickers.ts", "pickers/", "puzzles.ts"];
/** What lies in these is the game's own affair. */
const FREE = ["art", "board", "pickers"];

const games = [...new Set(FOUND.map((path) => path.split("/")[1] ?? ""))];

/** What a game's folder holds; of folders that are its own affair the name alone. */
function held(game: string): string[] {
  const files = FOUND.filter((path) => path.startsWith(`./${game}/`)).map((path) => path.slice(game.length + 3));
  return [...new Set(files.map((file) => (FREE.includes(file.split("/")[0] ?? "") ? `${file.split("/")[0]}/` : file)))].sort();
}

/** What a game is called. */
function titleOf(game: string, language: string): string {
  const title = /^title = (.+)$/m.exec(TITLES[`../../../src/doubloon/games/${game.replaceAll("-", "_")}/words/${language}.ftl`] ?? "")?.[1];
  if (!title) throw new Error(`${game} has no title in ${language}`);
  return title;
}

/** Numbers, as people write them before the word for games. */
const MANY = "two|three|four|five|six|seven|eight|nine|ten|две|три|четыре|пять|шесть|семь|восемь|девять|десять|\\d+";
const COUNTED = new RegExp(`(?<![\\p{L}\\d])(?:${MANY})\\s+(?:\\p{L}+\\s+){0,2}(?:games|игры?)(?!\\p{L})`, "iu");

describe.each(games)("%s", (game) => {
  it("has the shape of a game", () => {
    expect(WHOLE.filter((file) => !held(game).includes(file))).toEqual([]);
    expect(held(game).filter((file) => !WHOLE.includes(file) && !MORE.includes(file))).toEqual([]);
  });

  it("says in Russian what it says in English", () => {
    const messages = (path: string): string[] => [...(WORDS[path] ?? "").matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? "").sort();
    for (const english of Object.keys(WORDS).filter((path) => path.startsWith(`./${game}/`) && path.endsWith("/en.ftl"))) {
      expect(messages(english).length, english).toBeGreaterThan(0);
      expect(messages(english.replace(/en\.ftl$/, "ru.ftl")), english).toEqual(messages(english));
    }
  });

  it("is not known by name outside its folder", () => {
    const elsewhere = Object.entries(PAGE).filter(([path]) => !path.startsWith(`./${game}/`));
    const quoted = new RegExp(`["'\`/]${game}["'\`/]|\\b${game}:|-${game}\\b`);
    expect(elsewhere.filter(([, text]) => quoted.test(text)).map(([path]) => path)).toEqual([]);
  });

  it("is not known by its title outside its folder", () => {
    const titles = ["en", "ru"].map((language) => titleOf(game, language));
    const elsewhere = Object.entries(PAGE).filter(([path]) => !path.startsWith(`./${game}/`));
    expect(elsewhere.filter(([, text]) => titles.some((title) => text.includes(title))).map(([path]) => path)).toEqual([]);
  });
});

it("says nowhere how many games there are", () => {
  expect(COUNTED.test("Five pirate treasure games"), "a count is found").toBe(true);
  expect(COUNTED.test("Пять пиратских игр"), "a count is found").toBe(true);
  expect(Object.keys(PAGE)).toContain("../../index.html");
  expect(Object.entries(PAGE).flatMap(([path, text]) => [COUNTED.exec(text)?.[0]].filter(Boolean).map((said) => `${path}: ${said}`))).toEqual([]);
});

it("has no test that lists the games", () => {
  const naming = (text: string): string[] => games.filter((game) => text.includes(`"${game}"`));
  const listing = Object.entries(TESTS).filter(([, text]) => naming(text).length > games.length / 2);
  expect(listing.map(([path]) => path)).toEqual([]);
});
