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
import { follow } from "./board/follow";
import { plan, sizeOf, towards } from "./board/layout";
import Cover from "./Cover.svelte";
import fixtures from "./fixtures.json";
import { spoken } from "./spoken";
import type { View } from "./view";
import boardEn from "./words/board/en.ftl?raw";
import boardRu from "./words/board/ru.ftl?raw";

interface Position {
  view: View;
  moves: MoveOut[];
}

const NAMES = ["Anne", "Bartholomew"];
const DEALT = fixtures as unknown as Position[];
/** So rare that no game among the fixtures has it. */
const FULL_BEACH: Position = { view: (DEALT[1] as Position).view, moves: [{ text: "place bar", kind: "place-at-bar", args: {} }] };
const POSITIONS = [...DEALT, FULL_BEACH];

/** The game's own words lie outside the page's folder, where only the disk itself reaches. */
const disk = (await import(/* @vite-ignore */ ["node", "fs"].join(":"))) as { readFileSync: (path: string, as: "utf8") => string };
const gameWords = (language: Language): string => disk.readFileSync(`../src/doubloon/games/martinique/words/${language}.ftl`, "utf8");
const ENGLISH = `${gameWords("en")}\n${boardEn}`;
const RUSSIAN = `${gameWords("ru")}\n${boardRu}`;

/** Moves without any thing to point at; the table lists them in words. */
const IN_WORDS_ONLY = ["turn-none", "load-none"];
const BY_THINGS = ["place", "place-at-bar", "move", "step", "turn-up", "bonus", "load", "joker", "pay", "dig"];

function wordsIn(language: Language): Words {
  const words = new Words();
  words.add("en", ENGLISH);
  words.add("ru", RUSSIAN);
  speech.language = language;
  return words;
}

interface Laid {
  played: MoveOut[];
  container: HTMLElement;
  spots: () => Element[];
  show: (view: View) => Promise<void>;
}

function lay({ view, moves }: Position, wide: boolean, language: Language = "en"): Laid {
  const played: MoveOut[] = [];
  const picks = new Picks((move) => played.push(move));
  picks.deal(moves);
  const { container, rerender } = render(Board, { view, picks, words: wordsIn(language), names: NAMES, wide });
  return { played, container, spots: () => [...container.querySelectorAll('.spot[tabindex="0"]')], show: (next) => rerender({ view: next }) };
}

async function click(spot: Element): Promise<void> {
  spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await tick();
}

afterEach(cleanup);

describe.each(due(POSITIONS.map((position, at) => [at, position.view.phase, position] as const), 4))("position %i, %s", (_, __, position) => {
  it.each([
    [true, "en"],
    [false, "ru"],
  ] as const)("is drawn, wide: %s, in %s, and what is live has a name", (wide, language) => {
    const { container, spots } = lay(position, wide, language);
    expect(container.querySelectorAll(".pirate")).toHaveLength(position.view.stools_in_all + position.view.seats);
    for (const spot of spots()) expect(spot.getAttribute("aria-label")).toBeTruthy();
    const labels = [...container.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")).join(" ");
    expect(`${container.textContent} ${labels}`).not.toMatch(/label-|souvenir-|treasure-|spoken-|undefined|NaN/);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("reaches every move that things stand for", async () => {
    const { played, spots } = lay(position, true);
    for (let i = 0; i < spots().length; i++) await click(spots()[i] as Element);
    const reached = new Set(played.map((move) => move.text));
    const missing = position.moves.filter((move) => !reached.has(move.text)).map((move) => move.kind);
    expect(missing.filter((kind) => !IN_WORDS_ONLY.includes(kind))).toEqual([]);
  });

  it.each(["en", "ru"] as const)("is spoken in %s", (language) => {
    const told = spoken(position.view, wordsIn(language), NAMES);
    expect(told.length).toBe(sizeOf(position.view).rows + position.view.seats + 4);
    for (const { title, text } of told) expect(`${title} ${text}`).not.toMatch(/spoken-|label-|phase-|[a-z]+-[a-z]+-\d|\{|undefined/);
  });
});

it("has a fixture of every kind of move", () => {
  const kinds = new Set(POSITIONS.flatMap((position) => position.moves.map((move) => move.kind)));
  expect(BY_THINGS.filter((kind) => !kinds.has(kind))).toEqual([]);
});

it("waits for the word that pays when jokers pay for everything", async () => {
  const paid = POSITIONS.filter(({ view }) => view.phase === "pay" && Object.keys(view.owed).length === 0);
  expect(paid.map(({ moves }) => moves.map((move) => move.text))).toEqual([["pay"]]);
  const { played, spots } = lay(paid[0] as Position, true);
  expect(spots()).toHaveLength(1);
  await click(spots()[0] as Element);
  expect(played.map((move) => move.text)).toEqual(["pay"]);
  expect(spoken((paid[0] as Position).view, wordsIn("en"), NAMES)[0]?.text).toContain("nothing: the jokers pay for it all");
});

describe("pirates", () => {
  const start = (DEALT[0] as Position).view;

  it("keep their names when one lands, walks and sits down", () => {
    const boats = follow([], start);
    expect(boats.map((pirate) => pirate.id)).toHaveLength(start.stools_in_all);
    const landed = follow(boats, { ...start, pirates: [["A1"], []], in_hand: [3, 4] });
    const one = landed.find((pirate) => pirate.spot === "field A1");
    const walking = follow(landed, { ...start, pirates: [["A1"], []], in_hand: [3, 4], walk: ["A1", "A2"] });
    expect(walking.find((pirate) => pirate.spot === "field A2")?.id).toBe(one?.id);
    const sitting = follow(walking, { ...start, in_hand: [3, 4], stools: [0] });
    expect(sitting.find((pirate) => pirate.spot === "stool 0")?.id).toBe(one?.id);
  });

  it("are all still there when a new view is shown", async () => {
    const { container, show } = lay(DEALT[0] as Position, true);
    for (const { view } of DEALT.slice(0, 4)) {
      await show(view);
      expect(container.querySelectorAll(".pirates .pirate")).toHaveLength(view.stools_in_all);
    }
  });
});

describe("the plan", () => {
  it.each([true, false])("keeps everything on the sheet, wide: %s", (wide) => {
    for (const { view } of POSITIONS) {
      const at = plan(view, wide);
      for (const box of [at.chart, at.fields, at.hook, at.treasures, at.lost, ...at.captains]) {
        expect(box.x + box.width).toBeLessThanOrEqual(at.width);
        expect(box.y + box.height).toBeLessThanOrEqual(at.height);
      }
      expect(at.cell).toBeGreaterThanOrEqual(36);
    }
  });

  it("knows where a neighbour lies", () => {
    expect(towards("D4", "D3")).toBe("north");
    expect(towards("D4", "E4")).toBe("east");
    expect(towards("D4", "E5")).toBeNull();
  });
});

it("has a cover", () => {
  expect(render(Cover).container.querySelectorAll("path").length).toBeGreaterThan(50);
});
