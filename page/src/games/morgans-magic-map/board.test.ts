import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { MoveOut } from "../../harbour/api/types";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  Element.prototype.animate ??= () => ({ finished: Promise.resolve(), cancel: () => {} }) as never;
});

import { Picks } from "../../kit/picks.svelte";
import { due } from "../../kit/today.stub";
import { type Language, speech, Words } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { coast } from "./board/coast";
import Cover from "./Cover.svelte";
import fixtures from "./fixtures.json";
import { spoken } from "./spoken";
import type { View } from "./view";
import boardEn from "./words/board/en.ftl?raw";
import boardRu from "./words/board/ru.ftl?raw";

const NAMES = ["Anne", "Bartholomew", "Calico", "Drake"];
const POSITIONS = fixtures as unknown as { view: View; moves: MoveOut[] }[];

/** The game's own words lie outside the page's folder, where only the disk itself reaches. */
const disk = (await import(/* @vite-ignore */ ["node", "fs"].join(":"))) as { readFileSync: (path: string, as: "utf8") => string };
const gameWords = (language: Language): string =>
  disk.readFileSync(`../src/doubloon/games/morgans_magic_map/words/${language}.ftl`, "utf8");
const ENGLISH = `${gameWords("en")}\n${boardEn}`;
const RUSSIAN = `${gameWords("ru")}\n${boardRu}`;

/** Moves without any thing to point at; the table lists them in words. */
const IN_WORDS_ONLY = ["leave", "enough"];

function wordsIn(language: Language): Words {
  const words = new Words();
  words.add("en", ENGLISH);
  words.add("ru", RUSSIAN);
  speech.language = language;
  return words;
}

interface Laid {
  played: MoveOut[];
  picks: Picks;
  container: HTMLElement;
  spots: () => Element[];
}

function lay(at: number, wide: boolean): Laid {
  const played: MoveOut[] = [];
  const picks = new Picks((move) => played.push(move));
  const { view, moves } = POSITIONS[at] as { view: View; moves: MoveOut[] };
  picks.deal(moves);
  const { container } = render(Board, { view, picks, words: wordsIn("en"), names: NAMES, wide });
  return { played, picks, container, spots: () => [...container.querySelectorAll('.spot[tabindex="0"]')] };
}

const offersAmong = (spots: readonly Element[]): Element[] => spots.filter((spot) => spot.querySelector(".offer"));

afterEach(cleanup);

async function click(spot: Element): Promise<void> {
  spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await tick();
}

describe.each(due(POSITIONS.map((position, at) => [at, position.view.phase]), 4))("position %i, %s", (at) => {
  it.each([true, false])("is drawn, wide: %s, and what is live has a name", (wide) => {
    const { container, spots } = lay(at as number, wide);
    expect(container.querySelectorAll(".tile").length).toBeGreaterThanOrEqual(20);
    for (const spot of spots()) expect(spot.getAttribute("aria-label")).toBeTruthy();
    expect(container.textContent).not.toMatch(/label-|short-|treasure-|undefined|NaN/);
    expect(container.innerHTML).not.toContain("NaN");
  });

  it("reaches every move that things stand for", async () => {
    const { moves } = POSITIONS[at as number] as { moves: MoveOut[] };
    const { played, picks, spots } = lay(at as number, true);
    for (let i = 0; i < spots().length; i++) {
      await click(spots()[i] as Element);
      const offers = offersAmong(spots()).length;
      picks.drop();
      for (let j = 0; j < offers; j++) {
        await tick();
        await click(spots()[i] as Element);
        await click(offersAmong(spots())[j] as Element);
      }
      await tick();
    }
    const reached = new Set(played.map((move) => move.text));
    const missing = moves.filter((move) => !reached.has(move.text)).map((move) => move.kind);
    expect(missing.filter((kind) => !IN_WORDS_ONLY.includes(kind))).toEqual([]);
  });

  it.each(["en", "ru"] as const)("is spoken in %s", (language) => {
    const { view } = POSITIONS[at as number] as { view: View };
    const told = spoken(view, wordsIn(language), NAMES);
    expect(told.length).toBeGreaterThan(view.island.length + view.seats);
    for (const { title, text } of told) expect(`${title} ${text}`).not.toMatch(/spoken-|label-|[a-z]+-[a-z]+-\d|\{|undefined/);
  });
});

describe("coasts", () => {
  it("cross every land edge at the same two points, whatever the tile", () => {
    for (const name of ["anthill", "swamp", "lighthouse"]) {
      for (const edges of ["LWWW", "LLWW", "LWLW", "LLLW", "LLLL"]) {
        const { land } = coast(name, edges, 0, []);
        expect(land).toContain("88 0");
        expect(land).toContain("12 0");
      }
    }
  });

  it("leave no notch where land meets on four tiles", () => {
    expect(coast("anthill", "LLLL", 0, [true, true, true, true]).shore).toBe("");
  });
});

it("has a cover", () => {
  expect(render(Cover).container.querySelectorAll(".tile")).toHaveLength(7);
});
