/** Day or night: what the reader's machine prefers, until they say otherwise. */

import { heed, settings, wish } from "./settings.svelte";

export type Light = "day" | "night";

const asked = matchMedia("(prefers-color-scheme: dark)");
const device = $state<{ light: Light }>({ light: asked.matches ? "night" : "day" });

export const lamp = {
  get light(): Light {
    return settings.light === "auto" ? device.light : settings.light;
  },
};

function show(): void {
  document.documentElement.dataset["light"] = lamp.light;
}

heed(show);
asked.addEventListener("change", () => {
  device.light = asked.matches ? "night" : "day";
  show();
});

export function turn(): void {
  wish({ light: lamp.light === "day" ? "night" : "day" });
}

/** Whether nothing may move. */
export const still = (): boolean => settings.pace === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
