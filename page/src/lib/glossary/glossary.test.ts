import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

import { ABILITIES } from "../boards/jackal/art/abilities";
import { PICTURES } from "../boards/jackal/art";
import { PLACES } from "../boards/morgans-magic-map/art/places";
import { GLOSSARY } from "./entries";

const OWN = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default", eager: true });
const GAMES = import.meta.glob<string>("../../../../src/doubloon/games/*/words/*.ftl", { query: "?raw", import: "default", eager: true });
const RULES = import.meta.glob<string>("../../../../src/doubloon/games/*/RULES.md", { query: "?raw", import: "default", eager: true });
const folder = (game: string): string => `../../../../src/doubloon/games/${game.replaceAll("-", "_")}`;

function bundle(game: string, language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  for (const text of [GAMES[`${folder(game)}/words/${language}.ftl`], OWN[`./${game}/${language}.ftl`]]) {
    expect(bundle.addResource(new FluentResource(text ?? ""))).toEqual([]);
  }
  return bundle;
}

const messages = (game: string, language: string): string[] => [...(OWN[`./${game}/${language}.ftl`] ?? "").matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? "");

for (const [game, groups] of Object.entries(GLOSSARY)) {
  it(`has every word of ${game} in both languages, and no other`, () => {
    const used = groups.flatMap((group) => [group.title, group.lead, ...group.entries.flatMap((one) => [one.name, one.line])]).filter((word) => word !== null);
    for (const language of ["en", "ru"]) {
      const words = bundle(game, language);
      expect(used.filter((word) => !words.hasMessage(word))).toEqual([]);
      expect(messages(game, language).filter((word) => !word.startsWith("short-") && !used.includes(word))).toEqual([]);
    }
    expect(messages(game, "en")).toEqual(messages(game, "ru"));
  });

  it(`cites paragraphs that ${game} has`, () => {
    const rules = RULES[`${folder(game)}/RULES.md`] ?? "";
    expect(groups.flatMap((group) => group.entries).filter((one) => !rules.includes(`**§${one.paragraph}**`))).toEqual([]);
  });
}

it("shows every tile, trick and place there is a picture of", () => {
  const shown = (game: string, kind: string): string[] => (GLOSSARY[game] ?? []).flatMap((group) => group.entries).flatMap((one) => (one.art.startsWith(`${kind} `) ? [one.art.slice(kind.length + 1)] : [])).sort();
  expect(shown("jackal", "tile")).toEqual(Object.keys(PICTURES).sort());
  expect(shown("jackal", "ability")).toEqual(Object.keys(ABILITIES).sort());
  expect(shown("morgans-magic-map", "place")).toEqual(Object.keys(PLACES).sort());
});
