/** What faces have in common: 100 by 100, seen through a porthole. */

import { disc, flat, ink, type Stroke } from "../../kit/ink";

export interface Face {
  /** The colour behind it. */
  back: string;
  strokes: readonly Stroke[];
}

export const SKIN = "#f0cfa6";
export const BLUSH = "#e0987a";
export const WHITE = "#fbf4e2";
export const NIGHT = "#2b2733";
export const RED = "#a5281f";
export const BRASS = "#dfab45";

/** An eye that looks somewhere. */
export function eye(x: number, y: number, r = 4.2, dx = 0.8, dy = 0.4): Stroke[] {
  return [ink(disc(x, y, r, r * 1.1), WHITE, 1.6), flat(disc(x + dx, y + dy, r * 0.52), "#24170c"), flat(disc(x + dx + 0.7, y + dy - 0.9, r * 0.17), WHITE)];
}

/** A line of ink. */
export const line = (d: string, wide = 2.2, colour = "#24170c"): Stroke => ink(d, "none", wide, colour);
