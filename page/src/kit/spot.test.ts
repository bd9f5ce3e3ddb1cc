import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { MoveOut } from "../harbour/api/types";
import { speak } from "../words/words.svelte";
import { Picks } from "./picks.svelte";
import Spot from "./Spot.svelte";

const DIG: MoveOut = { text: "dig A1", kind: "dig", args: { field: "A1" } };
const children = createRawSnippet(() => ({ render: () => "<span></span>" })) as never;

beforeEach(() => speak("en"));
afterEach(cleanup);

function shown(play = vi.fn()): { spot: HTMLElement; picks: Picks } {
  const picks = new Picks(play);
  picks.deal([DIG]);
  render(Spot, { picks, thing: { field: "A1" }, label: "A1", children });
  return { spot: screen.getByRole("button", { name: "A1" }), picks };
}

it("is chosen once by a key, however long that is held down", async () => {
  const play = vi.fn();
  const { spot } = shown(play);
  for (const key of ["Enter", " "]) await fireEvent.keyDown(spot, { key, repeat: true });
  expect(play).not.toHaveBeenCalled();
  await fireEvent.keyDown(spot, { key: "Enter" });
  expect(play).toHaveBeenCalledExactlyOnceWith(DIG);
});

it("bears its mark while the move it is part of is in doubt", async () => {
  const { spot, picks } = shown();
  expect([spot.classList.contains("held"), spot.getAttribute("aria-pressed")]).toEqual([false, "false"]);
  picks.doubted = DIG;
  await vi.waitFor(() => expect([spot.classList.contains("held"), spot.getAttribute("aria-pressed")]).toEqual([true, "true"]));
  picks.doubted = null;
  await vi.waitFor(() => expect(spot.classList.contains("held")).toBe(false));
});
