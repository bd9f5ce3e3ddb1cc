import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import type { Group } from "../kit/glossary";

const GLOSSARIES = import.meta.glob<readonly Group[]>("./*/glossary.ts", { import: "GLOSSARY", eager: true });
const OWN = import.meta.glob<string>("./*/words/glossary/*.ftl", { query: "?raw", import: "default", eager: true });
const GAMES = import.meta.glob<string>("../../../src/doubloon/games/*/words/*.ftl", { query: "?raw", import: "default", eager: true });
const RULES = import.meta.glob<string>("../../../src/doubloon/games/*/RULES.md", { query: "?raw", import: "default", eager: true });
const folder = (game: string): string => `../../../src/doubloon/games/${game.replaceAll("-", "_")}`;
const own = (game: string, language: string): string => OWN[`./${game}/words/glossary/${language}.ftl`] ?? "";

function bundle(game: string, language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  for (const text of [GAMES[`${folder(game)}/words/${language}.ftl`], own(game, language)]) {
    expect(bundle.addResource(new FluentResource(text ?? ""))).toEqual([]);
  }
  return bundle;
}

const messages = (game: string, language: string): string[] => [...own(game, language).matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? "");

describe.each(Object.entries(GLOSSARIES).map(([path, groups]) => [path.split("/")[1] ?? "", groups] as const))("%s", (game, groups) => {
  it("has every word in both languages, and no other", () => {
    const used = groups.flatMap((group) => [group.title, group.lead, ...group.entries.flatMap((one) => [one.name, one.line])]).filter((word) => word !== null);
    for (const language of ["en", "ru"]) {
      const words = bundle(game, language);
      expect(used.filter((word) => !words.hasMessage(word))).toEqual([]);
      expect(messages(game, language).filter((word) => !word.startsWith("short-") && !used.includes(word))).toEqual([]);
    }
    expect(messages(game, "en")).toEqual(messages(game, "ru"));
  });

  it("cites paragraphs that the rules have", () => {
    const rules = RULES[`${folder(game)}/RULES.md`] ?? "";
    expect(groups.flatMap((group) => group.entries).filter((one) => !rules.includes(`**§${one.paragraph}**`))).toEqual([]);
  });
});
