import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
});

import { type Asked, hush, listen, settle } from "../../harbour/api/asked.stub";
import type { ShelfOut } from "../../harbour/api/types";
import { self } from "../../harbour/self.svelte";
import { speak, wordsOf } from "../../words/words.svelte";
import Shelf from "./Shelf.svelte";

const GAME = "cove";
const WORDS = `
title = The Cove
feat-first-catch = First catch
feat-first-catch-done = Caught a fish.
feat-first-catch-hint = It swims.
feat-second-catch = Second catch
feat-second-catch-done = Caught another.
feat-second-catch-hint = There is one more.
`;
const SHELF: ShelfOut[] = [
  {
    game: GAME,
    feats: [
      { name: "first-catch", done: { table: "one", seat: 1, moment: 17, at: Date.UTC(2026, 10, 18), times: 3 } },
      { name: "second-catch", done: null },
    ],
  },
];

let asked: Asked[] = [];
beforeEach(async () => {
  await speak("en");
  wordsOf(GAME).add("en", WORDS);
  asked = listen();
  localStorage.setItem("aboard", "yes");
  self.me = null;
});
afterEach(() => {
  cleanup();
  hush();
  self.me = null;
  localStorage.clear();
});

const last = (way: RegExp): Asked => asked.filter((one) => way.test(one.way)).at(-1) as Asked;

async function come(): Promise<void> {
  render(Shelf);
  await settle();
  for (const one of asked.filter(({ way }) => /\/api\/games$/.test(way))) await one.answer({ status: 404, sentence: "no games here." }, 404);
}

async function known(): Promise<void> {
  await come();
  await last(/\/api\/me$/).answer({ name: "Anne", account: null, webhook: null });
}

it("waits, and then tells what is done with a way to the very move, and teases with the rest", async () => {
  await known();
  expect(screen.getByRole("status").textContent).toContain("Dusting");
  await last(/me\/feats/).answer(SHELF);
  const shelf = within(screen.getByRole("region", { name: "The Cove" }));
  expect(shelf.getByText("1 of 2")).toBeTruthy();
  const [first, second] = shelf.getAllByRole("listitem");
  expect(first?.textContent).toMatch(/First catch\s*Caught a fish\.\s*November 18, 2026\s*at 3 tables/);
  expect(shelf.getByRole("link", { name: "See it again: First catch" }).getAttribute("href")).toBe("/t/one/at/17/by/b");
  expect(second?.textContent).toMatch(/Second catch\s*Still to be done:\s*There is one more\./);
  expect(second?.textContent).not.toContain("Caught");
});

it("invites a stranger, and asks the harbour nothing about them", async () => {
  localStorage.clear();
  await come();
  expect(screen.getByRole("heading", { name: "An empty shelf" })).toBeTruthy();
  expect(asked.filter(({ way }) => way.includes("/me"))).toEqual([]);
});

it("says what went wrong, and tries again", async () => {
  await known();
  await last(/me\/feats/).breaks();
  expect(screen.getByRole("alert")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Try again" })).then(settle);
  for (const one of asked.filter(({ way }) => /\/api\/games$/.test(way)).slice(-1)) await one.breaks(); // known already where others have asked
  await last(/\/api\/me$/).answer({ name: "Anne", account: null, webhook: null });
  await last(/me\/feats/).answer(SHELF);
  expect(screen.getByText("Caught a fish.")).toBeTruthy();
});
