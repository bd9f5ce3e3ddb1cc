import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const motion = vi.hoisted(() => {
  const wanted = { none: false };
  vi.stubGlobal("matchMedia", () => ({ get matches() { return wanted.none; }, addEventListener: () => {} }));
  return wanted;
});

import { type Asked, hush, listen, settle } from "../../../harbour/api/asked.stub";
import { speak, wordsOf } from "../../../words/words.svelte";
import NewFeats from "./NewFeats.svelte";

const done = (table: string): object => ({ table, seat: 0, moment: 9, at: 1e12, times: 1 });
const SHELF = [
  { game: "cove", feats: [{ name: "old", done: done("before") }, { name: "new", done: done("here") }, { name: "never", done: null }] },
  { game: "reef", feats: [{ name: "new", done: done("here") }] },
];

let asked: Asked[] = [];
beforeEach(async () => {
  await speak("en");
  wordsOf("cove").add("en", "feat-new = A novelty\nfeat-new-done = Did it.\nfeat-old = An old hat\nfeat-old-done = Did it before.");
  asked = listen();
});
afterEach(() => {
  cleanup();
  hush();
  motion.none = false;
});

async function shown(fresh: boolean, shelf: unknown = SHELF): Promise<void> {
  vi.stubGlobal("matchMedia", () => ({ matches: motion.none, addEventListener: () => {} }));
  render(NewFeats, { table: "here", game: "cove", words: wordsOf("cove"), fresh });
  await settle();
  await asked.at(-1)?.answer(shelf);
}

const tossed = (): boolean => document.querySelector(".tossed") !== null;

it("shows what was done here first, and nothing else, with a flourish for those who were there", async () => {
  await shown(true);
  expect(screen.getByRole("status").textContent).toMatch(/A new feat for your shelf!\s*A novelty Did it\./);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "To the shelf" }).getAttribute("href")).toBe("/feats");
  expect(tossed()).toBe(true);
});

it("is quiet for whoever comes later, and for whoever wants nothing to move", async () => {
  await shown(false);
  expect([screen.getAllByRole("listitem").length, tossed()]).toEqual([1, false]);
  cleanup();
  motion.none = true;
  await shown(true);
  expect([screen.getAllByRole("listitem").length, tossed()]).toEqual([1, false]);
});

it("says nothing where nothing is new, or where the harbour does not answer", async () => {
  await shown(true, [SHELF[1]]);
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
  cleanup();
  render(NewFeats, { table: "here", game: "cove", words: wordsOf("cove"), fresh: true });
  await settle();
  await asked.at(-1)?.breaks();
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
});
