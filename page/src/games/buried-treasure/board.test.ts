import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { MoveOut } from "../../harbour/api/types";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  Element.prototype.animate ??= () => ({ finished: Promise.resolve(), cancel: () => {} }) as never;
});

import { Picks } from "../../kit/picks.svelte";
import { due } from "../../kit/today.stub";
import { type Language, speech, Words } from "../../words/words.svelte";
import Board from "./Board.svelte";
import { flights } from "./board/flights";
import { cellAt, plan } from "./board/layout";
import { preview } from "./board/preview";
import Cover from "./Cover.svelte";
import fixtures from "./fixtures.json"; // python page/fixtures.py buried-treasure 7 variant=advanced
import { spoken } from "./spoken";
import { toCome, type View } from "./view";
import boardEn from "./words/board/en.ftl?raw";
import boardRu from "./words/board/ru.ftl?raw";

interface Position {
  view: View;
  moves: MoveOut[];
}

const NAMES = ["Anne", "Bartholomew", "Calico", "Drake"];
const POSITIONS = fixtures as unknown as Position[];
const START = POSITIONS[0] as Position;

/** The game's own words lie outside the page's folder, where only the disk itself reaches. */
const disk = (await import(/* @vite-ignore */ ["node", "fs"].join(":"))) as { readFileSync: (path: string, as: "utf8") => string };
const gameWords = (language: Language): string => disk.readFileSync(`../src/doubloon/games/buried_treasure/words/${language}.ftl`, "utf8");

/** Moves without any thing to point at; the table lists them in words. */
const IN_WORDS_ONLY = ["no-extra", "rob-nobody", "pass"];
const BY_THINGS = ["take", "extra", "rob", "play", "flag"];

function wordsIn(language: Language): Words {
  const words = new Words();
  words.add("en", `${gameWords("en")}\n${boardEn}`);
  words.add("ru", `${gameWords("ru")}\n${boardRu}`);
  speech.language = language;
  return words;
}

function lay({ view, moves }: Position, wide: boolean, language: Language = "en") {
  const played: MoveOut[] = [];
  const picks = new Picks((move) => played.push(move));
  picks.deal(moves);
  const { container, rerender } = render(Board, { view, picks, words: wordsIn(language), names: NAMES, wide });
  return { played, picks, container, rerender, spots: () => [...container.querySelectorAll('.spot[tabindex="0"]')] };
}

async function click(spot: Element): Promise<void> {
  spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await tick();
}

/** Every move that clicking one thing after another leads to. */
async function explore(position: Position): Promise<Set<string>> {
  const { played, picks, spots } = lay(position, true);
  const names = (): string[] => spots().map((spot) => spot.getAttribute("data-thing") ?? "");
  const find = (name: string): Element | undefined => spots().find((spot) => spot.getAttribute("data-thing") === name);
  async function follow(path: readonly string[]): Promise<void> {
    picks.drop();
    await tick();
    const before = played.length;
    for (const name of path) {
      const spot = find(name);
      if (spot) await click(spot);
    }
    if (played.length > before || path.length > 3) return;
    for (const next of names().filter((name) => !path.includes(name))) await follow([...path, next]);
  }
  await follow([]);
  return new Set(played.map((move) => move.text));
}

afterEach(cleanup);

describe.each(due(POSITIONS.map((position, at) => [at, position.view.phase, position] as const), 4))("position %i, %s", (_, __, position) => {
  it.each([
    [true, "en"],
    [false, "ru"],
  ] as const)("is drawn, wide: %s, in %s, and what is live has a name", (wide, language) => {
    const { container, spots } = lay(position, wide, language);
    for (const spot of spots()) expect(spot.getAttribute("aria-label")).toBeTruthy();
    const labels = [...container.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")).join(" ");
    expect(`${container.textContent} ${labels}`).not.toMatch(/label-|board-|card-|starter-|spoken-|undefined|NaN/);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("reaches every move that things stand for", async () => {
    const reached = await explore(position);
    const missing = position.moves.filter((move) => !reached.has(move.text));
    expect(missing.filter((move) => !IN_WORDS_ONLY.includes(move.kind)).map((move) => move.text)).toEqual([]);
  });

  it.each(["en", "ru"] as const)("is spoken in %s", (language) => {
    const told = spoken(position.view, wordsIn(language), NAMES);
    expect(told.length).toBe(position.view.seats + 4);
    for (const { title, text } of told) expect(`${title} ${text}`).not.toMatch(/spoken-|label-|phase-|card-|\{|undefined/);
  });

  it("fits into its frame", () => {
    for (const wide of [true, false]) {
      const at = plan(position.view, wide);
      const { x, y } = cellAt(at, position.view.seats - 1, "blue");
      expect(x + at.cell / 2).toBeLessThanOrEqual(at.width);
      expect(y).toBeLessThan(at.height);
    }
  });
});

it("has a fixture of every kind of move", () => {
  const kinds = new Set(POSITIONS.flatMap((position) => position.moves.map((move) => move.kind)));
  expect([...BY_THINGS, ...IN_WORDS_ONLY].filter((kind) => !kinds.has(kind))).toEqual([]);
});

it("lays everybody's starter cards open when the game is over", () => {
  const kept = POSITIONS.find(({ view }) => view.hands_shown?.some((hand) => Object.keys(hand).length)) as Position;
  const cards = (view: View): number => lay({ view, moves: [] }, true).container.querySelectorAll(".kept .card").length;
  expect(cards(kept.view)).toBe(kept.view.hand_sizes.reduce((all, size) => all + size));
  cleanup();
  expect(cards({ ...kept.view, hands_shown: null })).toBe(0);
  const said = spoken(kept.view, wordsIn("en"), NAMES).map(({ text }) => text).join(" ");
  expect(said).toContain("Starter cards kept: 2 × red");
});

it("draws the cover", () => {
  expect(render(Cover).container.querySelectorAll("text")).toHaveLength(0);
});

describe("what happens", () => {
  const { view } = START;
  const card = view.columns[0]?.at(-1) ?? "";
  const colour = card.split("-")[0] ?? "";
  const after: View = {
    ...view,
    columns: view.columns.map((column, at) => (at === 0 ? column.slice(0, -1) : column)),
    collections: view.collections.map((collection, seat) => (seat === 1 ? { ...collection, [colour]: (collection[colour] ?? 0) + 1 } : collection)),
  };

  it("cards slide from a column to a collection", async () => {
    expect(flights(view, after)).toEqual([{ card, from: { column: 0, place: (view.columns[0]?.length ?? 0) - 1 }, to: { seat: 1, colour } }]);
    expect(flights(after, after)).toEqual([]);
    const { container, rerender } = lay(START, true);
    await rerender({ view: after });
    expect(container.querySelectorAll(".flight")).toHaveLength(1);
  });

  it("stolen cards slide from one collection to another", () => {
    const robbed: View = { ...after, collections: [{ ...after.collections[0], [colour]: 1 }, { ...after.collections[1], [colour]: 0 }] };
    expect(flights(after, robbed)).toEqual([{ card: `${colour}-plain`, from: { seat: 1, colour }, to: { seat: 0, colour } }]);
  });

  /** The card of the first column is held up for the other seat; then a theft from it is carried out, and the card comes down. */
  const air: View = { ...after, collections: view.collections, phase: "rob", card, card_to: 1 };
  const held: View = { ...air, collections: air.collections.map((collection, seat) => (seat === 1 ? { ...collection, [colour]: 2 } : collection)) };
  const stolen: View = {
    ...held,
    phase: "take",
    card: null,
    card_to: null,
    collections: held.collections.map((collection, seat) => ({ ...collection, [colour]: seat === 1 ? 2 : seat === 0 ? (collection[colour] ?? 0) + 1 : 0 })),
  };

  it("a card that acts goes up into the air and comes down after the theft, even where the counts end as they were", async () => {
    const place = (view.columns[0]?.length ?? 0) - 1;
    expect(flights(view, air)).toEqual([{ card, from: { column: 0, place }, to: { air: true } }]);
    expect(flights(held, held)).toEqual([]);
    expect(flights(held, stolen)).toEqual([
      { card: `${colour}-plain`, from: { seat: 1, colour }, to: { seat: 0, colour } },
      { card, from: { air: true }, to: { seat: 1, colour }, late: true },
    ]);
    const { container, rerender } = lay({ view: held, moves: [] }, true);
    await rerender({ view: stolen });
    expect(container.querySelectorAll(".flight")).toHaveLength(2);
    expect(container.querySelectorAll(".flight.late")).toHaveLength(1);
  });

  it.each([true, false])("a card in the air says for whom it is, wide: %s", async (wide) => {
    const { container, rerender } = lay({ view: air, moves: [] }, wide);
    expect(container.querySelector(".acted .to")?.textContent).toMatch(/^Bart/);
    expect(container.querySelector(".acted title")?.textContent).toMatch(/^In the air: .* It will lie with Bartholomew\.$/);
    expect(spoken(air, wordsIn("ru"), NAMES)[0]?.text).toMatch(/На весу: .* Получит Bartholomew\.$/);
    await rerender({ view: stolen });
    expect(container.querySelector(".acted")).toBeNull();
  });

  it.each([
    ["en", ["one red cannon", "2 green maps", "5 yellow pirates", "0 blue ships"]],
    ["ru", ["1 красная пушка", "2 зелёные карты", "5 жёлтых пиратов", "0 синих кораблей"]],
  ] as const)("counts cards as people do, in %s", (language, counted) => {
    const told = spoken({ ...view, collections: [{ red: 1, green: 2, yellow: 5, blue: 0 }, ...view.collections.slice(1)] }, wordsIn(language), NAMES);
    expect(told.find(({ title }) => title === NAMES[0])?.text).toContain(counted.join(", "));
  });

  it("is drawn in advance where a card would lie", () => {
    const take: MoveOut = { text: "take 1", kind: "take", args: { column: "1", to: "none" } };
    expect(preview(view, take)).toEqual([{ seat: 1, colour, change: 1 }]);
    expect(preview(view, { ...take, args: { column: "1", to: "A" } })[0]?.seat).toBe(0);
    const rob: MoveOut = { text: "rob A 2", kind: "rob", args: { other: "A", cards: "2" } };
    const robbing = (card_to: number) => preview({ ...view, card: "blue-3", card_to }, rob).map(({ seat, change }) => [seat, change]);
    expect(robbing(1)).toEqual([[0, -2], [1, 3]]);
    expect(robbing(0)).toEqual([[0, -1], [1, 2]]);
    const nobody: MoveOut = { text: "rob nobody", kind: "rob-nobody", args: {} };
    expect(preview({ ...view, card: "blue-3", card_to: 0 }, nobody)).toEqual([{ seat: 0, colour: "blue", change: 1 }]);
    expect(preview(view, null)).toEqual([]);
  });

  it("counts what is still to be dealt", () => {
    const left = Object.values(toCome(view)).reduce((sum, count) => sum + count, 0);
    expect(left).toBe(Object.values(view.undealt).reduce((sum, count) => sum + count, 0));
  });
});
