/** Day or night: what the reader's machine prefers, until they say otherwise. */

import { settings } from "./settings.svelte";

export type Light = "day" | "night";

const asked = matchMedia("(prefers-color-scheme: dark)");
const kept = localStorage.getItem("light") as Light | null;

export const lamp = $state<{ light: Light }>({ light: kept ?? (asked.matches ? "night" : "day") });

function show(): void {
  document.documentElement.dataset["light"] = lamp.light;
}

show();
asked.addEventListener("change", () => {
  if (localStorage.getItem("light") === null) {
    lamp.light = asked.matches ? "night" : "day";
    show();
  }
});

export function turn(): void {
  lamp.light = lamp.light === "day" ? "night" : "day";
  localStorage.setItem("light", lamp.light);
  show();
}

/** Whether nothing may move. */
export const still = (): boolean => settings.pace === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
