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
import { SIGHTED } from "./art/sightings";
import { SYMBOLS } from "./art/symbols";
import Board from "./Board.svelte";
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
const gameWords = (language: Language): string => disk.readFileSync(`../src/doubloon/games/pirates_map/words/${language}.ftl`, "utf8");
const TEXTS = { en: `${gameWords("en")}\n${boardEn}`, ru: `${gameWords("ru")}\n${boardRu}` };

/** Moves without any thing to point at; the table lists them in words. There are none: */
const IN_WORDS_ONLY: string[] = [];
const ALL_KINDS = ["box", "decline", "decline-loot", "done", "draw", "flip", "keep", "raise", "rum", "skip", "use"];

function wordsIn(language: Language): Words {
  const words = new Words();
  words.add("en", TEXTS.en);
  words.add("ru", TEXTS.ru);
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

async function click(thing: Element): Promise<void> {
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await tick();
}

/** Every move that one or two clicks reach. */
async function reached(at: number, wide: boolean): Promise<Set<string>> {
  const { played, picks, spots } = lay(at, wide);
  const count = spots().length;
  for (let i = 0; i < count; i++) {
    await click(spots()[i] as Element);
    const then = Object.keys(picks.picked).length ? spots().length : 0;
    for (let j = 0; j < then; j++) {
      picks.drop();
      await tick();
      await click(spots()[i] as Element);
      await click(spots()[j] as Element);
    }
    picks.drop();
    await tick();
  }
  return new Set(played.map((move) => move.text));
}

afterEach(cleanup);

describe.each(due(POSITIONS.map((position, at) => [at, position.view.task ?? position.view.phase]), 4))("position %i, %s", (at) => {
  const position = POSITIONS[at as number] as { view: View; moves: MoveOut[] };

  it.each([true, false])("is drawn, wide: %s, and what is live has a name", (wide) => {
    const { container, spots } = lay(at as number, wide);
    expect(container.querySelectorAll(".square").length).toBeGreaterThanOrEqual(36);
    for (const spot of spots()) expect(spot.getAttribute("aria-label")).toBeTruthy();
    expect(container.textContent).not.toMatch(/label-|short-|task-|treasure-|undefined|NaN/);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|aria-label="[a-z]+-[a-z]+"/);
  });

  it.each([true, false])("reaches every move that things stand for, wide: %s", async (wide) => {
    const found = await reached(at as number, wide);
    const missing = position.moves.filter((move) => !found.has(move.text)).map((move) => move.kind);
    expect(missing.filter((kind) => !IN_WORDS_ONLY.includes(kind))).toEqual([]);
  });

  it.each(["en", "ru"] as const)("is spoken in %s", (language) => {
    const told = spoken(position.view, wordsIn(language), NAMES);
    expect(told.length).toBeGreaterThan(9);
    for (const { title, text } of told) {
      expect(title && text).toBeTruthy();
      expect(`${title} ${text}`).not.toMatch(/spoken-|label-|symbol-|treasure-|\{|undefined/);
    }
  });
});

it("shows every kind of move in some position", () => {
  const kinds = new Set(POSITIONS.flatMap(({ moves }) => moves.map((move) => move.kind)));
  expect([...kinds].sort()).toEqual(ALL_KINDS);
});

it("brings up another's sheet, and one's own again, without anything to draw on in between", async () => {
  const { container } = lay(1, true);
  const rims = (): number => container.querySelectorAll(".rim").length;
  const before = rims();
  expect(before).toBeGreaterThan(0);
  await click(container.querySelector(".small button") as Element);
  expect(rims()).toBe(0);
  expect(container.querySelectorAll('.sheet .spot[tabindex="0"]')).toHaveLength(0);
  await click([...container.querySelectorAll(".small button")].at(-1) as Element);
  expect(rims()).toBe(before);
});

it("draws each stroke of the pen as one line, so that it can be seen being drawn", () => {
  for (const art of [...Object.values(SYMBOLS), ...Object.values(SIGHTED)]) {
    for (const stroke of art.strokes) expect(stroke.match(/M/gi)).toHaveLength(1);
  }
});

it("says the same things in both languages", () => {
  const names = (text: string): string[] => [...text.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1] ?? "");
  expect(names(boardRu)).toEqual(names(boardEn));
});

it("has a cover", () => {
  expect(render(Cover).container.querySelectorAll(".penned")).toHaveLength(18);
});
