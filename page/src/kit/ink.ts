/** How pictures are drawn: a list of inked shapes, the lowest first. */

export const INK = "#24170c";

export interface Stroke {
  d: string;
  fill: string;
  line: number;
  ink: string;
}

/** A shape with an outline. */
export function ink(d: string, fill = "none", line = 1.5, colour = INK): Stroke {
  return { d, fill, line, ink: colour };
}

/** A shape without one. */
export function flat(d: string, fill: string): Stroke {
  return { d, fill, line: 0, ink: "none" };
}

/** A circle, or an ellipse, as a path. */
export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;
}

/** The shadow on the ground under a thing. */
export function under(y: number, r: number, x = 0): Stroke {
  return flat(disc(x, y, r, r / 7), "rgb(36 23 12 / 0.22)");
}
