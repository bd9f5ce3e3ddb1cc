import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const { nothingMoves } = vi.hoisted(() => {
  const nothingMoves = (): void => void vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  nothingMoves();
  return { nothingMoves };
});

import type { Update } from "../api/types";
import { LiveTable } from "../live.svelte";
import { Picks } from "../picks.svelte";
import { speak, Words } from "../words.svelte";
import Prompt from "./Prompt.svelte";

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
  const update = { seq: 1, you: 0, stage: "frozen", seats: [], acting: [], moves: [], can_undo: false, frozen: "since.", closed } as unknown as Update;
  const [sitting, adviser] = [{ next: null, card: { game: "cove" } }, { hint: null }] as never[] as [never, never];
  const nothing = (): void => {};
  const more = { sitting, adviser, names: ["Anne"], words: new Words(), answer: null, all: false, play: nothing, readRule: nothing, dismiss: nothing };
  render(Prompt, { props: { ...more, update, live: new LiveTable("t", 0), picks: new Picks(nothing) } });
  return screen.getByRole("status").textContent;
}

it("tells a table that was closed from one whose rules have changed", () => {
  expect(saidOf(true)).toContain("has closed this table");
  cleanup();
  expect(saidOf(false)).toContain("The rules have changed");
});
