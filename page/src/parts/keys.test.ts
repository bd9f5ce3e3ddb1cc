import { afterEach, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} })));

import { take, USUAL, wish } from "../settings/settings.svelte";
import { deedOf } from "./keys";

const key = (code: string, more: KeyboardEventInit = {}): KeyboardEvent => new KeyboardEvent("keydown", { code, ...more });

afterEach(() => {
  localStorage.clear();
  take(USUAL);
});

it("a key asks for one thing, once", () => {
  expect([deedOf(key("KeyU")), deedOf(key("Escape")), deedOf(key("Slash", { key: "?" })), deedOf(key("KeyV"))]).toEqual(["undo", "let-go", "rules", null]);
  expect([deedOf(key("KeyU", { repeat: true })), deedOf(key("Escape", { repeat: true })), deedOf(key("KeyU", { ctrlKey: true }))]).toEqual([null, null, null]);
});

it("letters are letters for those who want it so; Esc still lets go", () => {
  wish({ keys: false });
  expect([deedOf(key("KeyU")), deedOf(key("Escape"))]).toEqual([null, "let-go"]);
});
