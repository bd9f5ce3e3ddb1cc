import { afterEach, beforeEach, expect, it } from "vitest";

import { type Asked, hush, listen } from "../api/asked.stub";
import type { MoveOut, Update } from "../api/types";
import type { LiveTable } from "../live.svelte";
import type { Picks } from "../picks.svelte";
import { Words } from "../words.svelte";
import { Explainer } from "./explain.svelte";

const sail = (to: string): MoveOut => ({ text: `sail ${to}`, kind: "sail", args: { to } });
const PICKS = { picked: {}, moves: [sail("a")] } as unknown as Picks;
const NOW = { seq: 3, stage: "playing", you: 0, acting: [0], view: { phase: "sail" } } as unknown as Update;

let asked: Asked[] = [];
let explainer: Explainer;
beforeEach(() => {
  asked = listen();
  explainer = new Explainer({ table: "t", seat: 0, update: NOW, past: null } as unknown as LiveTable, "jackal", () => new Words(), () => []);
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
