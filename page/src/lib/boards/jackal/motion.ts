/** How tiles turn over and things appear; the times come from the page, which knows who wants none of it. */

import type { TransitionConfig } from "svelte/transition";

/** A time of the page in milliseconds, 0 where motion is unwanted. */
export function pace(name: "--quick" | "--walk"): number {
  const told = getComputedStyle(document.documentElement).getPropertyValue(name);
  return told.trim().endsWith("ms") ? parseFloat(told) : parseFloat(told) * 1000 || 0;
}

/** A tile turns over about its middle. */
export function turnOver(_: Element, { size }: { size: number }): TransitionConfig {
  const half = size / 2;
  return { duration: pace("--walk"), css: (t) => `transform: translateX(${half * (1 - t)}px) scaleX(${t})` };
}

export function appear(_: Element): TransitionConfig {
  return { duration: pace("--quick"), css: (t) => `opacity: ${t}` };
}
