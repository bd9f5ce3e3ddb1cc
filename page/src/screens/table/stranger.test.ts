/** A game that the page does not know, found in a package perhaps: it hangs on the quay, and is played in text. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const { nothingMoves } = vi.hoisted(() => {
  const nothingMoves = (): void => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
    vi.stubGlobal("ResizeObserver", class { observe = (): void => {}; unobserve = (): void => {}; disconnect = (): void => {}; });
  };
  nothingMoves();
  return { nothingMoves };
});

import { allGames, coverOf, faceOf, inOrder } from "../../games";
import { boardOf, drawn } from "../../games/boards";
import { glossaryOf } from "../../games/glossary";
import { pickersOf } from "../../games/pickers";
import { hush, listen, settle } from "../../harbour/api/asked.stub";
import type { GameOut, MoveOut, Update } from "../../harbour/api/types";
import { LiveTable } from "../../harbour/live.svelte";
import { Picks } from "../../kit/picks.svelte";
import { speak, Words, wordsOf } from "../../words/words.svelte";
import GameCard from "../harbour/GameCard.svelte";
import { Doubt } from "./turn/doubt.svelte";
import Prompt from "./turn/Prompt.svelte";

const COVE: GameOut = { name: "cove", seats: [2, 3], options: [], simultaneous: false, series: {} };
const WORDS = "title = The Cove\ntagline = Dig, or be dug.\nphase-dig = Dig somewhere.\nmove-dig = dig at { $isle }\nmove-rest = rest\n";
const VIEW = {
  game: "cove", edition: "1", options: {}, seats: 2, you: 0, may_act: true, over: false,
  phase: "dig", gold: [3, 0], islands: [["sand", null], ["palm", "palm"]], chest: { coins: 2, lost_ones: [] }, hands: [{ cards: ["map", "rum"] }, { cards: [] }],
};
const MOVES: MoveOut[] = [
  { text: "dig 1", kind: "dig", args: { isle: "1" } },
  { text: "dig 2", kind: "dig", args: { isle: "2" } },
  { text: "rest", kind: "rest", args: {} },
];
const NAMES = ["Anne", "Bart"];

beforeEach(async () => {
  nothingMoves();
  await speak("en");
});
afterEach(() => {
  hush();
  cleanup();
});

it("hangs on the quay behind the games that have a folder, with its own words", async () => {
  const asked = listen();
  const all = allGames();
  const known = drawn.map((name): GameOut => ({ ...COVE, name }));
  await asked.find(({ way }) => way === "/api/games")?.answer([COVE, ...known]);
  for (const { way, answer } of asked.filter(({ way }) => way.includes("/words/"))) await answer(way.includes("/cove/") ? WORDS : "");
  await settle();
  expect((await all).map(({ name }) => name)).toEqual([...inOrder(known).map(({ name }) => name), "cove"]);
  hush();
  nothingMoves();
  wordsOf("cove").add("en", WORDS);
  const play = vi.fn();
  render(GameCard, { game: COVE, play, choose: () => {}, meet: () => {}, busy: false });
  await fireEvent.click(screen.getByRole("button", { name: "Play now: The Cove" }));
  expect(play).toHaveBeenCalledOnce();
  expect(faceOf("cove").minutes).toBeGreaterThan(0);
  expect((await coverOf("cove")()).default).toBeDefined();
});

it("shows its table as the game draws it", async () => {
  const drawing = "┌───┐\n│ ♜ │\n└───┘";
  const given = { view: VIEW as never, picks: new Picks(() => {}), words: new Words(), names: NAMES, wide: true };
  const { container, rerender } = render(await boardOf("cove"), { ...given, drawing });
  expect(container.querySelector("pre")?.textContent).toBe(drawing);
  await rerender({ ...given, drawing: "" });
  expect(container.querySelector("pre")?.textContent, "blank till it has come").toBe("");
  await rerender({ ...given, drawing: undefined });
  expect(container.querySelector("pre")?.textContent, "where nobody can say, what is seen").toContain("phase: dig");
});

it("shows its table in text", async () => {
  const words = new Words();
  words.add("en", "islands-palm = a palm\n");
  const { container } = render(await boardOf("cove"), { view: VIEW as never, picks: new Picks(() => {}), words, names: NAMES, wide: true });
  expect(container.querySelector("pre")?.textContent).toBe(
    "phase: dig\ngold:\n  Anne: 3\n  Bart: 0\nislands:\n  Anne: sand ·\n  Bart: a palm a palm\nchest:\n  coins: 2\nhands:\n  Anne:\n    cards: map rum",
  );
});

it("is played through the list of its moves: nothing on its board stands for one", async () => {
  const words = new Words();
  words.add("en", WORDS);
  const play = vi.fn<(move: MoveOut) => void>();
  const picks = new Picks(play);
  picks.deal(MOVES);
  render(await boardOf("cove"), { view: VIEW as never, picks, words, names: NAMES, wide: true });
  const seats = [{ player: "player-0", name: "Anne", bot: null }, { player: "player-1", name: "Bart", bot: null }];
  const update = { seq: 1, you: 0, stage: "playing", seats, acting: [0], moves: MOVES, view: VIEW, ending: [], can_undo: false, frozen: null, closed: false } as unknown as Update;
  const [sitting, adviser] = [{ next: null, mine: [0], card: { game: "cove" } }, { hint: null }] as never[] as [never, never];
  const nothing = (): void => {};
  render(Prompt, { props: { sitting, adviser, doubt: new Doubt(), live: new LiveTable("t", 0), update, picks, words, names: NAMES, answer: null, all: false, play, readRule: nothing, dismiss: nothing } });
  expect(screen.getByText("Dig somewhere.")).toBeDefined();
  expect(MOVES.map(({ text }) => document.querySelector(`[data-move="${text}"]`)?.textContent?.trim())).toEqual(["dig at 1", "dig at 2", "rest"]);
  await fireEvent.click(screen.getByRole("button", { name: "dig at 2" }));
  expect(play).toHaveBeenCalledWith(MOVES[1]);
});

it("has no glossary and no pickers, and nobody minds", async () => {
  expect(await glossaryOf("cove")).toEqual([]);
  expect(await pickersOf("cove")).toEqual({});
});
