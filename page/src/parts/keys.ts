/** Single keys of the table, by where they lie: a Russian keyboard has them in the same places. */

import { settings } from "../settings/settings.svelte";

export type Deed = "moves" | "undo" | "let-go" | "board" | "log" | "chat" | "rules" | "aloud" | "since" | "hint" | "past" | "skip" | "sound" | "keys";

interface Key {
  key: string;
  code: string;
  deed: Deed;
}

export const KEYS: readonly Key[] = [
  { key: "M", code: "KeyM", deed: "moves" },
  { key: "G", code: "KeyG", deed: "board" },
  { key: "Esc", code: "Escape", deed: "let-go" },
  { key: "U", code: "KeyU", deed: "undo" },
  { key: "W", code: "KeyW", deed: "since" },
  { key: "S", code: "KeyS", deed: "skip" },
  { key: "H", code: "KeyH", deed: "hint" },
  { key: "T", code: "KeyT", deed: "past" },
  { key: "R", code: "KeyR", deed: "rules" },
  { key: "B", code: "KeyB", deed: "aloud" },
  { key: "L", code: "KeyL", deed: "log" },
  { key: "C", code: "KeyC", deed: "chat" },
  { key: "Q", code: "KeyQ", deed: "sound" },
  { key: "K", code: "KeyK", deed: "keys" },
];

/** Whether a key is meant for the page: not with other keys held, not in a dialog, and not because it is still held down. */
function isMeant(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.repeat) return false;
  return !(event.target instanceof HTMLElement && event.target.closest("dialog"));
}

/** Whether a single letter is: not while somebody writes, and not for those who want none. */
export function isLetterMeant(event: KeyboardEvent): boolean {
  const writing = event.target instanceof HTMLElement && event.target.closest("input:not([type=checkbox], [type=range]), textarea, select, [contenteditable]");
  return isMeant(event) && !writing && settings.keys;
}

/** What a key asks for, if anything. */
export function deedOf(event: KeyboardEvent): Deed | null {
  if (event.code === "Escape") return isMeant(event) ? "let-go" : null;
  if (!isLetterMeant(event)) return null;
  if (event.key === "?") return "rules";
  return KEYS.find(({ code }) => code === event.code)?.deed ?? null;
}
