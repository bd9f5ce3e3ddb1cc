import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";

import type { MoveOut } from "../../../harbour/api/types";
import type { Seal } from "../../../kit/picks.svelte";
import { take, USUAL, wish } from "../../../settings/settings.svelte";
import { speak, Words } from "../../../words/words.svelte";
import { Doubt } from "./doubt.svelte";
import DoubtCard from "./DoubtCard.svelte";

const MOVE: MoveOut = { text: "dig", kind: "dig", args: {} };
const SEALED: Record<string, Seal> = { dig: "shows" };

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
  take(USUAL);
});

it("is nobody's who does not want it", async () => {
  expect(await new Doubt().sure(MOVE, SEALED)).toBe(true);
});

it("is none where there is a way back", async () => {
  wish({ confirm: true });
  expect(await new Doubt().sure(MOVE, {})).toBe(true);
});

it("is asked for a move without a way back, and for one of which that is not known yet", async () => {
  wish({ confirm: true });
  for (const seals of [SEALED, null]) {
    for (const answer of [true, false]) {
      const doubt = new Doubt();
      const sure = doubt.sure(MOVE, seals);
      expect([doubt.move, doubt.seal]).toEqual([MOVE, seals ? "shows" : null]);
      doubt.answer(answer);
      expect([await sure, doubt.move]).toEqual([answer, null]);
    }
  }
});

it("of before is answered by another move: no", async () => {
  wish({ confirm: true });
  const doubt = new Doubt();
  const first = doubt.sure(MOVE, SEALED);
  void doubt.sure({ ...MOVE, text: "sail" }, null);
  expect([await first, doubt.move?.text]).toEqual([false, "sail"]);
});

it("has the focus, and gives it back", async () => {
  wish({ confirm: true });
  const before = document.body.appendChild(document.createElement("button"));
  before.focus();
  const words = new Words();
  words.add("en", "move-dig = dig here");
  const doubt = new Doubt();
  const sure = doubt.sure(MOVE, SEALED);
  const { unmount } = render(DoubtCard, { doubt, move: MOVE, words, names: [] });
  expect(screen.getByRole("alertdialog", { name: "dig here?" }).textContent).toContain("no way back");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Do it" }));
  await fireEvent.click(screen.getByRole("button", { name: "Do it" }));
  expect(await sure).toBe(true);
  unmount();
  expect(document.activeElement).toBe(before);
  before.remove();
});

it("is not answered by a key that is still held down", async () => {
  wish({ confirm: true });
  const doubt = new Doubt();
  void doubt.sure(MOVE, SEALED);
  render(DoubtCard, { doubt, move: MOVE, words: new Words(), names: [] });
  const yes = screen.getByRole("button", { name: "Do it" });
  for (const key of ["Enter", " "]) {
    expect(await fireEvent.keyDown(yes, { key, repeat: true }), "a browser makes no click of it").toBe(false);
    expect(await fireEvent.keyDown(yes, { key })).toBe(true);
  }
});

it("leaves the focus where somebody has gone meanwhile", async () => {
  wish({ confirm: true });
  const button = (): HTMLElement => document.body.appendChild(document.createElement("button"));
  const [before, elsewhere] = [button(), button()];
  before.focus();
  const doubt = new Doubt();
  void doubt.sure(MOVE, SEALED);
  const { unmount } = render(DoubtCard, { doubt, move: MOVE, words: new Words(), names: [] });
  elsewhere.focus();
  unmount();
  expect(document.activeElement).toBe(elsewhere);
  before.remove();
  elsewhere.remove();
});
