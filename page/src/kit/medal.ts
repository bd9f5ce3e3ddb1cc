/** What the pictures on medals are made of: a box of 100 by 100, of which a circle is seen. */

import { disc, flat, INK, ink, type Stroke } from "./ink";

export type Emblem = readonly Stroke[];

export const GOLD = "#e8b94f";
export const WOOD = "#8a5a2b";
export const SEA = "#6fa9b4";
export const RED = "#a5281f";
export const CREAM = "#fbf3dd";
export const LEAF = "#6d8b3c";
export const STEEL = "#d9d6d0";
export const SKIN = "#f0cfa6";
export const NIGHT = "#3a2a1e";
export const STONE = "#b5a68c";

/** A line without a filling. */
export const line = (d: string, width = 2.500, colour = INK): Stroke => ink(d, "none", width, colour);

export const coin = (x: number, y: number, r: number): Stroke[] => [ink(disc(x, y, r), GOLD, 2), line(disc(x, y, r * 0.62), 1.300, "#9a6a1b")];

/** Somebody in a scarf; with closed eyes he is asleep, or worse. */
export function head(x: number, y: number, r: number, scarf = RED, open = true): Stroke[] {
  const eyes = open ? [flat(disc(x - r * 0.36, y + r * 0.25, r * 0.13) + disc(x + r * 0.36, y + r * 0.25, r * 0.13), INK)] : [line(`M${x - r * 0.55} ${y + r * 0.25}h${r * 0.4}M${x + r * 0.15} ${y + r * 0.25}h${r * 0.4}`, 1.800)];
  return [ink(disc(x, y, r), SKIN, 2), ink(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0q${-r}-${r * 0.35} ${-2 * r} 0z`, scarf, 2), ...eyes];
}

export function skull(x: number, y: number, r: number, bone = CREAM): Stroke[] {
  const jaw = `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0v${r * 0.4}h${-r * 0.45}v${r * 0.5}h${-r * 1.100}v${-r * 0.5}h${-r * 0.45}z`;
  return [ink(jaw, bone, 2), flat(disc(x - r * 0.4, y + r * 0.05, r * 0.26) + disc(x + r * 0.4, y + r * 0.05, r * 0.26), INK), line(`M${x - r * 0.2} ${y + r * 0.9}v${-r * 0.3}M${x + r * 0.2} ${y + r * 0.9}v${-r * 0.3}`, 1.500)];
}

export function ship(x: number, y: number, w: number, sail = CREAM): Stroke[] {
  return [
    line(`M${x} ${y}V${y - w * 1.500}`, 3, NIGHT),
    ink(`M${x - w * 0.65} ${y - w * 1.400}q${w * 0.65} ${w * 0.2} ${w * 1.300} 0q${w * 0.2} ${w * 0.6} 0 ${w * 1.100}q${-w * 0.65}${-w * 0.2} ${-w * 1.300} 0q${w * 0.2}${-w * 0.5} 0${-w * 1.100}z`, sail, 2),
    ink(`M${x - w} ${y}H${x + w}L${x + w * 0.7} ${y + w * 0.55}H${x - w * 0.7}z`, WOOD, 2),
  ];
}

export const waves = (y: number, colour = SEA): Stroke => flat(`M0 ${y}q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0V100H0z`, colour);

/** A card, so wide and high, turned by some degrees about its middle. */
export function card(x: number, y: number, w: number, h: number, degrees: number, fill = CREAM): Stroke {
  const turn = (degrees * Math.PI) / 180;
  const corner = (dx: number, dy: number): string => `${(x + dx * Math.cos(turn) - dy * Math.sin(turn)).toFixed(1)} ${(y + dx * Math.sin(turn) + dy * Math.cos(turn)).toFixed(1)}`;
  return ink(`M${corner(-w / 2, -h / 2)}L${corner(w / 2, -h / 2)}L${corner(w / 2, h / 2)}L${corner(-w / 2, h / 2)}z`, fill, 2);
}

/** A spade that stands in the ground at a place. */
export const spade = (x: number, y: number): Stroke[] => [
  line(`M${x} ${y - 24}V${y - 58}M${x - 8} ${y - 58}h16`, 4.500, NIGHT),
  line(`M${x} ${y - 24}V${y - 57}M${x - 7} ${y - 58}h14`, 2.500, WOOD),
  ink(`M${x - 12} ${y - 26}h24v12q-2 10-12 16q-10-6-12-16z`, STEEL, 2),
];

export const palm = (x: number, y: number, k = 1): Stroke[] => [
  line(`M${x} ${y}q${-3 * k}${-14 * k} ${2 * k}${-26 * k}`, 4 * k, WOOD),
  ink(`M${x + 2 * k} ${y - 26 * k}q${-6 * k}${-12 * k} ${-18 * k}${-6 * k}q${10 * k} 0 ${18 * k} ${6 * k}q${-14 * k}${-2 * k}${-18 * k} ${8 * k}q${9 * k}${-6 * k} ${18 * k}${-8 * k}q${4 * k}${-12 * k} ${17 * k}${-7 * k}q${-9 * k} 0${-17 * k} ${7 * k}q${13 * k}${-2 * k} ${17 * k} ${9 * k}q${-8 * k}${-7 * k}${-17 * k}${-9 * k}z`, LEAF, 1.500),
];

export const bottle = (x: number, y: number, k = 1): Stroke[] => [
  ink(`M${x - 3 * k} ${y - 30 * k}h${6 * k}v${9 * k}q${6 * k} ${3 * k} ${6 * k} ${10 * k}V${y}H${x - 9 * k}v${-11 * k}q0${-7 * k} ${6 * k}${-10 * k}z`, LEAF, 2),
  flat(`M${x - 7 * k} ${y - 9 * k}h${14 * k}v${6 * k}h${-14 * k}z`, CREAM),
];

export const sword = (x: number, y: number, k = 1): Stroke[] => [
  ink(`M${x - 2 * k} ${y}l${2 * k}${-34 * k} ${3 * k} ${34 * k}z`, STEEL, 1.800),
  ink(`M${x - 8 * k} ${y}h${17 * k}v${4 * k}h${-17 * k}z`, GOLD, 1.800),
  line(`M${x + 0.5 * k} ${y + 4 * k}v${9 * k}`, 4 * k, NIGHT),
];
