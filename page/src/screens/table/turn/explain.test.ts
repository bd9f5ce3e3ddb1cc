import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { type Asked, hush, listen } from "../../../harbour/api/asked.stub";
import type { MoveOut, Update } from "../../../harbour/api/types";
import type { LiveTable } from "../../../harbour/live.svelte";
import type { Picks } from "../../../kit/picks.svelte";
import { speak, Words } from "../../../words/words.svelte";
import { Explainer } from "./explain.svelte";

const sail = (to: string): MoveOut => ({ text: `sail ${to}`, kind: "sail", args: { to } });
const PICKS = { picked: {}, moves: [sail("a")] } as unknown as Picks;
const NOW = { seq: 3, stage: "playing", you: 0, acting: [0], view: { phase: "sail" } } as unknown as Update;

const explains = (game: string): Explainer => new Explainer({ table: "t", seat: 0, update: NOW, past: null } as unknown as LiveTable, game, () => new Words(), () => []);

let asked: Asked[] = [];
let explainer: Explainer;
beforeEach(async () => {
  await speak("en");
  asked = listen();
  explainer = explains("jackal");
  explainer.learn([sail("a"), sail("b"), sail("c")]);
});
afterEach(hush);

const point = (to: string): void => void explainer.touched({ thing: { to }, is: "", label: "" }, PICKS);

it("explains what was pointed at last, whoever answers first", async () => {
  point("b");
  point("c");
  expect(asked.map(({ dropped }) => dropped)).toEqual([true, false]);
  await asked[1]?.answer({ paragraph: "2.2" });
  await asked[2]?.answer({ "2.2": "No." });
  expect(explainer.answer).toMatchObject({ paragraph: "2.2", text: "No." });
  await asked[0]?.answer({ paragraph: "1.1" });
  expect(explainer.answer?.paragraph).toBe("2.2");
});

it("says nothing about a position that is gone", async () => {
  point("b");
  explainer.clear();
  await asked[0]?.answer({ paragraph: "1.1" });
  expect(explainer.answer).toBeNull();
});

it("says what was touched before it says why not, and quotes the whole paragraph", async () => {
  const sailing = { picked: {}, moves: [sail("a"), { text: "walk b", kind: "walk", args: { to: "b" } }] } as unknown as Picks;
  explainer = explains("pirates-map");
  explainer.learn(sailing.moves);
  const told = explainer.touched({ thing: { to: "c" }, is: "label-rum", label: "rum: 2" }, sailing);
  await vi.waitUntil(() => asked.length);
  expect(asked[0]?.way).toContain("/rules/"); // nobody knows whether to sail or to walk was meant
  const whole = `Rum: ${"each bottle turns a white die by one. ".repeat(20)}`.trim();
  await asked[0]?.answer({ "3.4": whole, "3.2": "Dice." });
  await told;
  expect(explainer.answer).toMatchObject({ called: "rum: 2", about: [{ name: "Label-rum" }], paragraph: "3.4", text: whole });
  expect(explainer.answer?.sentence).toContain("just now");
});

it("says only what was touched where that stands for no move", async () => {
  await explainer.touched({ thing: null, is: "", label: "Row 3" }, PICKS);
  expect(explainer.answer).toEqual({ called: "Row 3", about: [], sentence: "", paragraph: null, text: null });
});
