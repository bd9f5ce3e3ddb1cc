/** How tiles turn over and things appear, unless somebody wants no motion. */

import type { TransitionConfig } from "svelte/transition";

import { lasting } from "../settings/pace";

/** Milliseconds, as app.css has them; asking the style for them would have it worked out anew for every tile. */
const PACE = { quick: 160, walk: 320 } as const;

export const pace = (name: keyof typeof PACE): number => lasting(PACE[name]);

/** A tile turns over about its middle. */
export function turnOver(_: Element, { size }: { size: number }): TransitionConfig {
  const half = size / 2;
  return { duration: pace("walk"), css: (t) => `transform: translateX(${half * (1 - t)}px) scaleX(${t})` };
}

export function appear(_: Element): TransitionConfig {
  return { duration: pace("quick"), css: (t) => `opacity: ${t}` };
}
