/** A picture is a list of strokes, drawn one over the other in a box of 100 by 100. */

export interface Stroke {
  d: string;
  fill: string;
  /** How thick the line is, 1 as usual, 0 none. */
  ink: number;
  line: string;
  move?: string;
}

export type Picture = readonly Stroke[];

export const INK = "#24170c";
export const CREAM = "#fbf3dd";
export const GOLD = "#dfab45";
export const GOLD_DEEP = "#9a6a1b";
export const WOOD = "#a8764a";
export const WOOD_DEEP = "#7a4d2a";
export const STONE = "#b9ae9b";
export const STONE_DEEP = "#8f8473";
export const LEAF = "#6d9a55";
export const LEAF_DEEP = "#47713f";
export const RED = "#b5483a";
export const RED_DEEP = "#84291f";
export const SEA = "#7fb2b6";
export const SEA_DEEP = "#3f7f8c";
export const SAND = "#ecd9a5";
export const SAND_DEEP = "#cfb274";
export const ICE = "#d3e8ea";
export const ICE_DEEP = "#8fbcc6";
export const NIGHT = "#3a2a1e";

/** A filled thing with an outline. */
export const shape = (d: string, fill: string, ink = 1): Stroke => ({ d, fill, ink, line: INK });
/** Colour alone. */
export const wash = (d: string, fill: string): Stroke => ({ d, fill, ink: 0, line: "none" });
/** A line alone. */
export const line = (d: string, ink = 1, colour = INK): Stroke => ({ d, fill: "none", ink, line: colour });

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** The same picture elsewhere, turned or smaller. */
export const moved = (picture: Picture, move: string): Stroke[] =>
  picture.map((stroke) => ({ ...stroke, move: stroke.move ? `${move} ${stroke.move}` : move }));

/** A coin lying flat. */
export const coin = (x: number, y: number, r = 9): Stroke[] => [
  shape(disc(x, y, r), GOLD),
  line(disc(x, y, r * 0.6), 0.6, GOLD_DEEP),
];
