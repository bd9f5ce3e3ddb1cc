import { describe, expect, it } from "vitest";

import { emblemsOf } from "./feats";

const WORDS = import.meta.glob<string>("../../../src/doubloon/games/*/words/en.ftl", { query: "?raw", import: "default", eager: true });
const DRAWN = Object.keys(import.meta.glob("./*/feats.ts")).map((path) => path.split("/")[1] ?? "");

/** The feats that a game has words for. */
function named(game: string): string[] {
  const words = WORDS[`../../../src/doubloon/games/${game.replaceAll("-", "_")}/words/en.ftl`] ?? "";
  return [...words.matchAll(/^feat-([\w-]+)-done =/gm)].map((found) => found[1] ?? "").sort();
}

describe.each(DRAWN)("the medals of %s", (game) => {
  it("are drawn for all that can be done there, and for nothing else", async () => {
    expect(named(game).length).toBeGreaterThan(3);
    expect(Object.keys(await emblemsOf(game)).sort()).toEqual(named(game));
  });

  it("lie within the box they are drawn in", async () => {
    for (const [feat, strokes] of Object.entries(await emblemsOf(game))) {
      for (const { d } of strokes) {
        expect(d, feat).not.toMatch(/NaN|undefined|e-\d/);
        const starts = [...d.matchAll(/M\s*(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].flatMap((found) => [Number(found[1]), Number(found[2])]);
        expect(starts.filter((at) => at < -1 || at > 101), `${feat}: ${d}`).toEqual([]);
      }
    }
  });
});

it("is nothing for a game that nobody has drawn", async () => {
  expect(await emblemsOf("parley")).toEqual({});
});
