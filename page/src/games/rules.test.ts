/** No board contains a rule: what may be pointed at comes from the moves that were received, and from nothing else. */

import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  Element.prototype.animate ??= () => ({ finished: Promise.resolve(), cancel: () => {} }) as never;
});

import type { MoveOut } from "../harbour/api/types";
import { fits, Picks, type Thing } from "../kit/picks.svelte";
import spotted from "../kit/Spot.svelte?raw";
import { due } from "../kit/today.stub";
import { Words } from "../words/words.svelte";
import { boardOf, drawn } from "./boards";
import { glossaryOf } from "./glossary";

const FILES = import.meta.glob<string>(["./*/**/*.svelte", "./*/**/*.ts", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const BOARDS = Object.entries(FILES);
const SPOT = /<Spot\b[^>]*?>/gs;

/** Ways to make something clickable, or a move, without having received it. */
const FORBIDDEN: [RegExp, string][] = [
  [/\bonclick=\{[^}]*\bpicks\.(play|deal)\b/, "a board plays no move by itself"],
  [/\bpicks\.(deal|moves\s*=|seals\s*=|hint\s*=)/, "a board does not say which moves there are"],
  [/\bfetch\(|from "[^"]*\/api\/client"|\bask[<(]/, "a board asks nobody"],
  [/\blive=\{(?!live\}|picks\.)[^}]*(view|cell\.|column|row)\b/, "whether something is live comes from Spot or picks"],
  [/Math\.abs\([^)]*\)\s*[<=]=?\s*1\s*&&/, "a board does not know who is whose neighbour"],
];
/** What only rules would need: numbers that decide, and names of rules. */
const RULISH = /\b(isLegal|canMove|mayMove|mayDig|legalMoves|allowed|isAdjacent|reachable|winnerOf|scoreOf|computeScore)\b/;
/** Points and places come from the view: no board adds them up by a table of its own. */
const SCORING = /\b(points|score)\s*(\+=|-=|\*=)|printed\.skulls\[/;

describe.each(BOARDS)("%s", (path, text) => {
  it("knows no rule", () => {
    for (const [pattern, why] of FORBIDDEN) expect(pattern.exec(text)?.[0], `${path}: ${why}`).toBeUndefined();
    expect(RULISH.exec(text)?.[0], `${path} speaks of rules`).toBeUndefined();
    expect(SCORING.exec(text)?.[0], `${path} adds up points`).toBeUndefined();
  });

  it("lets nothing be live but what picks say", () => {
    for (const [spot] of text.matchAll(SPOT)) {
      expect(spot, `${path}: a Spot is told what it is, not whether it may be used`).not.toMatch(/\b(live|disabled|enabled|onclick|tabindex)=/);
    }
  });
});

const FIXTURES = import.meta.glob<{ default: { view: never; moves: MoveOut[] }[] }>("./*/fixtures.json");
const NAMES = ["Anne", "Bartholomew", "Calico", "Drake"];
const FEW = 2;

afterEach(cleanup);

describe.each(drawn)("%s", (game) => {
  it("has nothing to point at but what the moves received speak of", async () => {
    const [Board, { default: positions }] = await Promise.all([boardOf(game), FIXTURES[`./${game}/fixtures.json`]!()]);
    for (const { view, moves } of positions.filter((position) => position.moves.length).slice(0, FEW)) {
      const picks = new Picks(() => {});
      const { container, unmount } = render(Board, { view, picks, words: new Words(), names: NAMES, wide: true });
      for (const received of [[], moves.slice(0, 1), moves.slice(-1)]) {
        picks.deal(received);
        await tick();
        for (const spot of container.querySelectorAll<SVGElement>('.spot.live, .spot[tabindex="0"]')) {
          const thing = JSON.parse(spot.dataset["thing"] ?? "{}") as Thing;
          expect(received.some((move) => fits(move, thing)), `${game}: ${spot.dataset["thing"]} with ${received[0]?.text ?? "no move"}`).toBe(true);
        }
      }
      unmount();
    }
  }, 60_000);

  it("calls things by names that the glossary knows", async () => {
    const [Board, { default: positions }] = await Promise.all([boardOf(game), FIXTURES[`./${game}/fixtures.json`]!()]);
    const known = new Set((await glossaryOf(game)).flatMap(({ entries }) => entries.map(({ name }) => name)));
    const borne = new Set<string>();
    for (const { view, moves } of due(positions, 8)) {
      const picks = new Picks(() => {});
      picks.deal(moves);
      const { container, unmount } = render(Board, { view, picks, words: new Words(), names: NAMES, wide: true });
      for (const thing of container.querySelectorAll<SVGElement>("[data-is]")) for (const name of (thing.dataset["is"] ?? "").split(" ")) borne.add(name);
      unmount();
    }
    expect(borne.size).toBeGreaterThan(FEW);
    expect([...borne].filter((name) => !known.has(name))).toEqual([]);
  }, 60_000);
});

it("looks at every board, and every one of them has Spots", () => {
  expect(drawn.length).toBeGreaterThan(0);
  for (const game of drawn) expect(BOARDS.some(([path, text]) => path.startsWith(`./${game}/`) && text.includes("<Spot")), game).toBe(true);
});

it("a Spot asks picks and nobody else", () => {
  expect(spotted).toContain("picks.live(here)");
  expect(spotted).toContain("picks.pick(here, is, label)");
});
