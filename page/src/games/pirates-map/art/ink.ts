/** How things are drawn: what is printed is a list of inked shapes, the lowest first; what is drawn with the pen is a list of strokes. */

import * as kit from "../../../kit/ink";

/** The ink of the pen, told from the printer's. */
export const PEN = "#1b2744";

/** A thing drawn with the pen: strokes in the order of the hand, one line each, and the washes of colour under them. */
export interface Penned {
  strokes: string[];
  /** Fine lines of shade, seen only where it is drawn large. */
  hatch: string;
  washes: { d: string; fill: string }[];
}

/** A shape with an outline: the printer of this sheet likes bold lines. */
export const ink = (d: string, fill = "none", line = 1.8, colour = kit.INK): kit.Stroke => kit.ink(d, fill, line, colour);

/** A number from 0 to 1 that is always the same for the same place. */
export function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** A rectangle as a hand draws it: sides a little bent, corners a little off. */
export function frame(width: number, height: number, seed: number, sway = 1.2): string {
  const off = (n: number): number => (chance(seed * 17 + n) - 0.5) * 2 * sway;
  const corners = [[0, 0], [width, 0], [width, height], [0, height]].map(([x = 0, y = 0], n) => [x + off(n), y + off(n + 4)] as const);
  const at = (n: number): string => (corners[n % 4] ?? [0, 0]).map((value) => value.toFixed(1)).join(" ");
  const middle = (n: number): string => {
    const [[ax, ay], [bx, by]] = [corners[n % 4] ?? [0, 0], corners[(n + 1) % 4] ?? [0, 0]];
    return `${((ax + bx) / 2 + off(n + 8)).toFixed(1)} ${((ay + by) / 2 + off(n + 12)).toFixed(1)}`;
  };
  return `M${at(0)}${[0, 1, 2, 3].map((n) => `Q${middle(n)} ${at(n + 1)}`).join("")}z`;
}
