import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const { nothingMoves } = vi.hoisted(() => {
  const nothingMoves = (): void => void vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  nothingMoves();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  return { nothingMoves };
});

import type { MoveOut, Update } from "../../harbour/api/types";
import { LiveTable } from "../../harbour/live.svelte";
import { Picks } from "../../kit/picks.svelte";
import { speak, Words } from "../../words/words.svelte";
import Ending from "./end/Ending.svelte";
import { Study } from "./end/study.svelte";
import { Doubt } from "./turn/doubt.svelte";
import Prompt from "./turn/Prompt.svelte";

const DAY = "2026-11-18";
const BOT = { player: null, name: null, bot: "captain" };
const ANNE = { player: "player-0", name: "Anne", bot: null };
const MOVE: MoveOut = { text: "dig", kind: "dig", args: {} };

beforeEach(async () => {
  nothingMoves();
  await speak("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buttons = (): string[] => screen.queryAllByRole("button").map((one) => (one.querySelector("span") ?? one).textContent?.replace(/\s+/g, " ").trim() ?? "");
const links = (): (string | null)[] => screen.queryAllByRole("link").map((one) => one.getAttribute("href"));

/** My turn at a table of a day: against a bot, or at a puzzle alone. */
function toMove(seats: unknown[], card: Record<string, unknown>): void {
  const update = { seq: 1, you: 0, stage: "playing", seats, acting: [0], moves: [MOVE], view: {}, ending: [], can_undo: false, frozen: null, closed: false } as unknown as Update;
  const [sitting, adviser] = [{ next: null, mine: [0], card: { game: "cove", ...card } }, { hint: null }] as never[] as [never, never];
  const nothing = (): void => {};
  const picks = new Picks(nothing);
  picks.deal([MOVE]);
  render(Prompt, { props: { sitting, adviser, doubt: new Doubt(), names: ["Anne", "Captain"], words: new Words(), answer: null, all: false, play: nothing, readRule: nothing, dismiss: nothing, update, live: new LiveTable("t", 0), picks } });
}

/** The end of one. */
function ended(seats: number, card: Record<string, unknown>, winners: number[] = [0]): { again: ReturnType<typeof vi.fn>; anew: ReturnType<typeof vi.fn> } {
  const [again, anew] = [vi.fn(), vi.fn()];
  const update = { seq: 9, you: 0, stage: "over", seats: [ANNE, BOT].slice(0, seats), acting: [], moves: [], lines: [], view: { scores: [5, 3].slice(0, seats), winners }, ending: [], rematch: null, rematch_by: null, called_off: false } as unknown as Update;
  const sitting = { mine: [0], live: null, trouble: null, rematch: again, solveAgain: anew, card: { game: "cove", options: {}, seats: [ANNE, BOT].slice(0, seats), ...card } };
  render(Ending, { sitting: sitting as never, update, lines: [], words: new Words(), names: ["Anne", "Captain"], study: new Study("t"), replay: {} as never, lookBack: () => {} });
  return { again, anew };
}

it("gives no hints at a deal of the day, says that there is one try, and lets no bot play on", async () => {
  toMove([ANNE, BOT], { day: DAY, sealed: true });
  expect(buttons().some((one) => one.startsWith("Hint"))).toBe(false);
  expect(screen.getByText("One try, nothing is taken back")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Give up" }));
  expect(screen.getByText("That was your one try at this deal.")).toBeTruthy();
  expect(buttons().some((one) => one.includes("captain"))).toBe(false);
});

it("gives hints there when the day is over, and at a puzzle of the day with a word of warning", () => {
  toMove([ANNE, BOT], { day: DAY, sealed: false });
  expect(buttons().some((one) => one.startsWith("Hint"))).toBe(true);
  cleanup();
  toMove([ANNE], { day: DAY, sealed: true });
  expect(buttons().some((one) => one.startsWith("Hint"))).toBe(true);
  expect(screen.getByText("A hint counts as help in today's list.")).toBeTruthy();
  cleanup();
  toMove([ANNE, BOT], { day: null, sealed: false });
  expect(screen.queryByText("One try, nothing is taken back")).toBeNull();
});

it("leads from the end of a deal to how others did, and back into it only when the day is over", () => {
  ended(2, { day: DAY, sealed: true });
  expect([links(), buttons()]).toEqual([["/today", "/"], ["Play again"]]);
  cleanup();
  ended(2, { day: DAY, sealed: false });
  expect([links(), buttons()]).toEqual([[`/today/${DAY}`, "/"], ["Play again", "What was my mistake?", "Where the game turned", "Look back"]]);
});

it("tries a puzzle of the day again where it is not solved", async () => {
  const { again, anew } = ended(1, { day: DAY, sealed: true, options: { puzzle: DAY } }, []);
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect([again.mock.calls.length, anew.mock.calls.length]).toEqual([0, 1]);
  cleanup();
  ended(1, { day: DAY, sealed: true, options: { puzzle: DAY } });
  expect([links(), buttons()]).toEqual([["/today", "/"], []]);
});
