import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";

import type { MoveOut } from "../../../harbour/api/types";
import { Picks, type Seal } from "../../../kit/picks.svelte";
import { wish } from "../../../settings/settings.svelte";
import { speak } from "../../../words/words.svelte";
import Seals from "./Seals.svelte";

const move = (to: string): MoveOut => ({ text: `go ${to}`, kind: "go", args: { to } });
const SHOWS: Record<string, Seal> = { "go a": "shows" };

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
  wish({ seals: true });
});

/** A choice of which one is marked, and what is said of that. */
async function choice(): Promise<{ picks: Picks; said: () => string }> {
  const picks = new Picks(() => {});
  picks.deal([move("a"), move("b")]);
  picks.seals = SHOWS;
  const { container } = render(Seals, { picks });
  await tick();
  return { picks, said: () => container.textContent.trim() };
}

it("explains a mark at the first choice that bears it, and never again", async () => {
  const { picks, said } = await choice();
  expect(said()).toContain("no way back");
  picks.pick({ to: "z" });
  await tick();
  expect(said()).toContain("no way back");
  picks.deal([move("a"), move("c")]);
  picks.seals = SHOWS;
  await tick();
  expect(said()).toBe("");
  cleanup();
  expect((await choice()).said()).toBe("");
});

it("says and marks nothing where the reader wants no marks", async () => {
  wish({ seals: false });
  const { picks, said } = await choice();
  expect(said()).toBe("");
  expect(picks.sealOf({ to: "a" })).toBeNull();
  expect(picks.marks).toEqual({});
  wish({ seals: true });
  expect(picks.sealOf({ to: "a" })).toBe("shows");
});
