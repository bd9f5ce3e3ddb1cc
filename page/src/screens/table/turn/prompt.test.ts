import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const { nothingMoves } = vi.hoisted(() => {
  const nothingMoves = (): void => void vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  nothingMoves();
  return { nothingMoves };
});

import { hush, listen } from "../../../harbour/api/asked.stub";
import type { Hint, Update } from "../../../harbour/api/types";
import { LiveTable } from "../../../harbour/live.svelte";
import { Picks } from "../../../kit/picks.svelte";
import { speak, Words } from "../../../words/words.svelte";
import { Doubt } from "./doubt.svelte";
import type { Answer } from "./explain.svelte";
import Prompt from "./Prompt.svelte";
import { PATIENCE } from "./waiting.svelte";

beforeEach(async () => {
  nothingMoves();
  await speak("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What is said of a table that stands still. */
function saidOf(closed: boolean): string | null {
  show({ stage: "frozen", frozen: "since.", closed });
  return screen.getByRole("status").textContent;
}

/** Seat 0 at a table of two. */
function show(now: Partial<Update>, end: (agrees: boolean) => void = () => {}, cards: { hint?: Hint; answer?: Answer } = {}): void {
  const seats = [{ player: "player-0", name: "Anne", bot: null }, { player: "player-1", name: "Bart", bot: null }];
  const update = { seq: 1, you: 0, stage: "playing", seats, acting: [], moves: [], ending: [], can_undo: false, frozen: null, closed: false, ...now } as unknown as Update;
  const [sitting, adviser] = [{ next: null, mine: [0], card: { game: "cove" }, end }, { hint: cards.hint ?? null }] as never[] as [never, never];
  const nothing = (): void => {};
  const more = { sitting, adviser, doubt: new Doubt(), names: ["Anne", "Bart"], words: new Words(), answer: cards.answer ?? null, all: false, play: nothing, readRule: nothing, dismiss: nothing };
  render(Prompt, { props: { ...more, update, live: new LiveTable("t", 0), picks: new Picks(nothing) } });
}

it("says what a bot waits for that takes its time", async () => {
  const asked = listen();
  const seats = [{ player: "player-0", name: "Anne", bot: null }, { player: null, name: null, bot: "captain" }] as Update["seats"];
  show({ seats, acting: [1] });
  expect(screen.getByRole("status").textContent).toContain("is thinking");
  for (const [why, said] of [["queue", "bots at other tables are thinking first"], ["learning", "learning the rules by heart"], [null, "is thinking"]] as const) {
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(asked.at(-1)?.way).toBe("/api/tables/t/waiting");
    await asked.at(-1)?.answer({ why });
    expect(screen.getByRole("status").textContent).toContain(said);
  }
  hush();
});

it("asks nothing of a bot that nobody waits for", async () => {
  const asked = listen();
  show({ acting: [1] });
  await vi.advanceTimersByTimeAsync(2 * PATIENCE);
  expect(asked).toEqual([]);
  hush();
});

it("shows who wants to end the game, and takes the answer", async () => {
  const said: boolean[] = [];
  show({ acting: [1], ending: [1] }, (agrees) => said.push(agrees));
  expect(screen.getByText(/Bart: “Shall we end the game here/)).not.toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "No, play on" }));
  await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
  expect(said).toEqual([false, true]);
});

it("tells a table that was closed from one whose rules have changed", () => {
  expect(saidOf(true)).toContain("has closed this table");
  cleanup();
  expect(saidOf(false)).toContain("The rules have changed");
});

it("shows one card at a time: a hint waits until an answer has been read", () => {
  const hint = { move: { text: "dig", kind: "dig", args: {} }, chance: 0.5, next: [], line: [], weighed: 0 } as unknown as Hint;
  const answer: Answer = { called: "the pit", about: [], sentence: "", paragraph: null, text: null };
  show({}, undefined, { hint });
  expect(document.querySelector(".hint-card")).not.toBeNull();
  cleanup();
  show({}, undefined, { hint, answer });
  expect([".hint-card", ".answer-card"].map((card) => document.querySelector(card) !== null)).toEqual([false, true]);
});
