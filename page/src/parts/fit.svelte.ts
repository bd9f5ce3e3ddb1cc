/** How large a board is drawn: as wide as its frame, and no higher than the window where that leaves it readable. */

import { MediaQuery } from "svelte/reactivity";

/** A phone held sideways: little height, and nothing below the board. */
export const sideways = new MediaQuery("(max-height: 500px) and (orientation: landscape)");

/** A large screen, with room for a book beside the game. */
export const spacious = new MediaQuery("(min-width: 1600px)");

export interface Fit {
  /** Whether there is room for the wide drawing. */
  wide: boolean;
  /** How wide the board is laid out, before it is scaled. */
  width: number;
  scale: number;
}

/** The wide drawing is laid out for this width. */
const WIDE = 880;
/** A narrower frame gets the narrow drawing. */
const NARROW = 640;
/** What stands above and below a board on a desk: the top bar, and the time line. */
const AROUND = 128;
/** And on a phone held sideways. */
const MARGINS = 16;
/** How much smaller than its frame a board on a desk may become for its height. */
const LEAST = 0.8;

/** A board in a frame of this width and a window of this height; `high` is how high it is when it is not scaled. */
export function fit(width: number, window: number, high: number, sideways: boolean): Fit {
  if (width <= NARROW && !sideways) return { wide: false, width, scale: 1 };
  const across = width / WIDE;
  const down = high ? (window - (sideways ? MARGINS : AROUND)) / high : across;
  return { wide: true, width: WIDE, scale: Math.min(across, Math.max(down, sideways ? 0 : LEAST * across)) };
}
