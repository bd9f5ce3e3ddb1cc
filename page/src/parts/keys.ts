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

/** What a key asks for, if anything: nothing while somebody writes, in a dialog, or with other keys held. */
export function deedOf(event: KeyboardEvent): Deed | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
  if (event.target instanceof HTMLElement && event.target.closest("dialog")) return null;
  if (event.code === "Escape") return "let-go";
  const writing = event.target instanceof HTMLElement && event.target.closest("input:not([type=checkbox], [type=range]), textarea, select, [contenteditable]");
  if (writing || !settings.keys) return null;
  if (event.key === "?") return "rules";
  return KEYS.find(({ code }) => code === event.code)?.deed ?? null;
}
