/** What the chart shows where no tile lies: the features of the island, each within 20 of its middle. */

import { disc, flat, ink, type Stroke } from "../../../kit/ink";

const SEPIA = "#6b4d2a";
const pen = (d: string, fill = "none", line = 1.100): Stroke => ink(d, fill, line, SEPIA);

const palm = (x: number, y: number, k = 1): Stroke[] => {
  const p = (...points: number[]): string => points.map((value, i) => (value * k + (i % 2 ? y : x)).toFixed(1)).join(" ");
  return [
    flat(disc(x + 1, y + 14 * k, 9 * k, 2 * k), "rgb(70 50 20 / 0.2)"),
    pen(`M${p(-1.5, 14)}C${p(-1, 6, 0, 0, 2.5, -6)}L${p(5, -6)}C${p(3, 0, 2, 6, 2.5, 14)}z`, "#c39a62"),
    pen(`M${p(3, -7)}C${p(-3, -13, -11, -11, -13, -3)}C${p(-8, -7, -3, -7, 3, -7)}C${p(-4, -5, -9, 0, -8, 6)}C${p(-4, 1, 0, -4, 3, -7)}C${p(6, -4, 11, 0, 11, 6)}C${p(14, -1, 11, -6, 3, -7)}C${p(9, -9, 13, -8, 16, -3)}C${p(16, -10, 9, -14, 3, -7)}C${p(4, -12, 2, -16, -3, -17)}C${p(-2, -13, -1, -10, 3, -7)}z`, "#8ea356"),
  ];
};

const tuft = (x: number, y: number): string => `M${x - 4} ${y}q1-4-1-6M${x} ${y}v-8M${x + 4} ${y}q-1-4 1-6`;
const hill = (x: number, y: number, r: number): Stroke[] => [
  pen(`M${x - r} ${y}C${x - r * 0.6} ${y - r * 0.6} ${x - r * 0.3} ${y - r} ${x} ${y - r}S${x + r * 0.6} ${y - r * 0.6} ${x + r} ${y}`, "#c9b877"),
  pen(`M${x + r * 0.2} ${y - r * 0.8}q${r * 0.3} ${r * 0.3} ${r * 0.3} ${r * 0.6}M${x + r * 0.5} ${y - r * 0.55}q${r * 0.2} ${r * 0.2} ${r * 0.2} ${r * 0.4}`, "none", 0.900),
];

const FEATURES: Record<string, Stroke[]> = {
  p: palm(-1, 2),
  g: [...palm(-9, -2, 0.7), ...palm(9, -3, 0.7), ...palm(0, 6, 0.8)],
  t: [pen(tuft(-9, -3)), pen(tuft(8, 2)), pen(tuft(-4, 13))],
  h: [...hill(-6, 4, 11), ...hill(8, 11, 10)],
  m: [
    pen("M-19 14L-7-9l4 4 6-13 5 7 11 25z", "#cbb583"),
    flat("M3-18l5 7 11 25H8C9 4 6-8 3-18z", "#a58a58"),
    pen("M-7-9l1 8 3-5 1 6M3-18l-2 9 4-3 2 8M10 3l2 6M14 9l1 3", "none", 1),
  ],
  v: [
    pen("M-19 15C-12 10-9-2-6-9H7c2 7 6 19 13 24z", "#b98f62"),
    flat("M-4-9h9c-1 5 2 8-1 14-2-4-3-2-4 3-2-6-2-7-3-9-1 2-2 0-1-8z", "#c8452c"),
    pen("M-6-9q6 3 13 0M-9 3l-3 8M11 4l3 7", "none", 1),
    pen("M-2-12c-5-2-3-7 1-6 1-4 8-3 7 1 4 1 2 6-2 5", "#e5dcc4", 1),
  ],
  l: [pen("M-16 3c0-6 8-8 14-7s16 1 17 6-8 8-15 8-16-1-16-7z", "#9cc3bd"), pen("M-8 2q3-2 6 0t6 0M-1 6q3-2 6 0", "none", 1), pen(tuft(-13, 14)), pen(tuft(14, -6))],
  s: [
    pen("M-9 8C-14 0-8-9 0-9S14 0 9 8q-9 4-18 0z", "#f0d9bd"),
    pen("M0 9V-9M-4 9L-7-6M4 9L7-6", "none", 1),
    flat(disc(13, 12, 1.300) + disc(-14, 11, 1.200) + disc(15, -7, 1.200), SEPIA),
  ],
  c: [
    pen("M-7-4l-5-4c-4-2-4-7 0-8M7-4l5-4c4-2 4-7 0-8M-9 3l-7 3M-7 7l-5 6M9 3l7 3M7 7l5 6", "none", 1.500),
    pen("M-12-16c-5-1-6 6-1 7l2-4zM12-16c5-1 6 6 1 7l-2-4z", "#c9674a"),
    pen(disc(0, 2, 10, 7), "#c9674a"),
    flat(disc(-3, -1, 1.200) + disc(3, -1, 1.200), SEPIA),
  ],
  w: [
    pen("M-18 4c8 4 24 4 35-2-2 8-6 12-12 13h-14C-14 14-17 10-18 4z", "#a97b4a"),
    pen("M-14 8q13 4 27-1M-4 6v9M5 5v9", "none", 0.900),
    pen("M-3 4L-7-17l2-1L0 4M-6-12L6-8 1-2", "#e8dcbd"),
  ],
  r: [pen("M-16 11c-1-7 3-12 8-12s8 4 8 12z", "#b9ac90"), pen("M-3 11C-3 1 2-8 8-8s10 8 9 19z", "#c9bda0"), pen("M10-3q3 4 3 9M-10 3q2 2 2 5", "none", 0.900)],
  b: [pen("M-13-9c-2-2-5 1-2 3-3 2 0 5 2 3L11 8c-1 3 3 4 3 1 4 1 4-3 1-3z", "#f0e6cc"), pen(tuft(-9, 14)), pen(tuft(11, -7))],
  u: [
    pen("M-13 12V-7l5-5h16l5 5v19z", "#c8bb9a"),
    pen("M-13-3h10M3-3h10M-13 4h26M-4-12v5M6-12v5M-6 4v8M8 4v8", "none", 0.900),
    pen("M-3 12V2a3.500 3.500 0 0 1 7 0v10z", "#6b4d2a"),
    pen(tuft(16, 13)),
  ],
  a: [pen("M0-13v24M-7-7H7M-13 3c1 8 7 11 13 11S12 11 13 3M-13 3l-3 5M-13 3l5 3M13 3l3 5M13 3l-5 3", "none", 2), pen(disc(0, -15.500, 2.800), "none", 1.600)],
};

/** The island as its discoverer drew it, beach all round, the fire mountain in the north. */
const SURVEY = ["ptrpsatp", "wmvmhgtc", "sghmtlbp", "tthhhgtr", "rgthhugw", "pltbhmhs", "agthglgp", "pcstwprt"];

export function feature(column: number, row: number): Stroke[] {
  return FEATURES[SURVEY[row]?.[column] ?? "t"] ?? [];
}

export const PALM = palm(0, 0);
export const FEATURE = FEATURES;
