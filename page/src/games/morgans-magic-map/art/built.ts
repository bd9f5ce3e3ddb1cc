/** Places that people made, each in a box of 60 by 60 round its middle. */

import { disc, flat, ink, type Stroke, under } from "../../../kit/ink";

const DARK = "#3a2413";
const STONE = "#cfc3a6";
const STONE_DEEP = "#a89a7c";

export const TOMB: Stroke[] = [
  under(25, 28),
  ink("M-27 25v-5h54v5z", STONE_DEEP),
  ink("M-23 20v-5h46v5z", STONE),
  ink("M-18 15v-24h36v24z", "#bfb294"),
  flat("M9-9h9v24h-9z", STONE_DEEP),
  ink("M-23-9L0-24 23-9z", STONE),
  ink("M-7 15V1C-7-7 7-7 7 1v14z", "#1d130b"),
  ink("M-15-9v24M15-9v24", "none", 1.200),
  ink("M-1.500-31h3v3.500h3.500v3h-3.500v5h-3v-5H-5v-3h3.500z", "#e9dfc4", 1.200),
  ink("M-4 15V4M0 15V1M4 15V4", "none", 1.200, "#8a7a5c"),
  ink("M-26 25c1-5 3-5 4 0M22 25c1-6 3-5 4 0", "none", 1.400, "#4c6b2d"),
];

export const HERMITS_HUT: Stroke[] = [
  under(25, 27),
  ink("M12-14v-12h7v16", "#a59475", 1.300),
  ink("M15-28c-3-2 1-4 0-6M20-29c-2-1 1-3 0-4", "none", 1.300, "#7d6a50"),
  ink("M-19 25V0h38v25z", "#c99a5c"),
  flat("M10 0h9v25h-9z", "#a87a42"),
  ink("M-19 8h38M-19 16h38", "none", 1, "#8a5f30"),
  ink("M-28 4C-18-4-10-14-2-24q2-2 4 0C10-14 18-4 28 4c-4 2-8 1-10-1-4 3-8 3-11 0-4 3-10 3-14 0-3 3-7 3-11 0-2 2-6 3-10 1z", "#dcb45c"),
  ink("M-4-17l-6 12M4-17l6 12M0-20V-3M-14-5l-4 5M14-5l4 5", "none", 1.100, "#94702a"),
  ink("M-6 25V13C-6 6 6 6 6 13v12z", "#5b3518"),
  flat(disc(3, 17, 1.100), "#e9cf8d"),
  ink("M9.500 9h6v6h-6zM12.500 9v6M9.500 12h6", "#4d6f78", 1.100),
  ink("M-27 25c1-6 3-6 4 0M-24 25c1-4 3-4 3 0", "none", 1.400, "#4c6b2d"),
];

function column(x: number, top: number): Stroke[] {
  return [
    ink(`M${x - 6.5} 24v-4h13v4z`, STONE_DEEP, 1.300),
    ink(`M${x - 4.500} 20V${top}h9V20z`, "#e6dcc0", 1.300),
    flat(`M${x + 1.500} ${top}h3V20h-3z`, STONE_DEEP),
    ink(`M${x - 1.5} ${top + 2}V18M${x + 1.5} ${top + 2}V18`, "none", 0.900, "#8a7a5c"),
  ];
}

export const THREE_COLUMNS: Stroke[] = [
  under(25, 28),
  ...column(-18, -14),
  ...column(0, -22),
  ...column(18, -1),
  ink("M-26-14v-5h16v5zM-8-22v-5H8v5z", STONE, 1.300),
  ink("M13.500-1l2-4 2 3 2-5 2 4 1 2z", "#e6dcc0", 1.200),
  ink("M6 25l4-5 8 2 3 3z", STONE_DEEP, 1.200),
  ink("M-18-4c-3 3 3 6 0 9s2 5 0 8M-20 1l-3-1M-16 7l3-1", "none", 1.400, "#4c7a35"),
];

export const GALLOWS: Stroke[] = [
  under(26, 27),
  ink("M-25 26v-6h50v6z", "#9c6a38"),
  ink("M-25 23h50M-8 20v6M9 20v6", "none", 1),
  ink("M-17 20v-46h5v46z", "#a87440"),
  ink("M-20-26h38v-5h-38z", "#b98550"),
  ink("M-12-15l11-11h-6l-5 5z", "#a87440", 1.300),
  ink("M11-26V-9", "none", 3.200),
  ink("M11-26V-9", "none", 1.600, "#e6cf94"),
  ink("M11-8c-5 2-7 6-6 10 1 5 11 5 12 0 1-4-1-8-6-10z", "none", 3.400),
  ink("M11-8c-5 2-7 6-6 10 1 5 11 5 12 0 1-4-1-8-6-10z", "none", 1.700, "#e6cf94"),
  ink("M8.500-13h5v5h-5z", "#d3b772", 1.200),
  ink("M-5-33c0-4 6-5 8-1l5 0-4 2c0 3-6 4-9 2l-3 2z", "#2d2620", 1),
  ink("M-1-30.500v-1", "none", 1.200),
];

/** Runs from north to south; it is turned with its tile. */
export const ROPE_BRIDGE: Stroke[] = [
  ...[-17, -11, -5, 1, 7, 13].map((y) => ink(`M-8 ${y}h16v4h-16z`, y % 12 === 1 ? "#b98550" : "#c9985f", 1.100)),
  ink("M-9-22C-6-8-6 8-9 22M9-22C6-8 6 8 9 22", "none", 3.400),
  ink("M-9-22C-6-8-6 8-9 22M9-22C6-8 6 8 9 22", "none", 1.600, "#e6cf94"),
  ink("M-12-26h6v8h-6zM6-26h6v8h-6zM-12 18h6v8h-6zM6 18h6v8h-6z", "#7d5128", 1.300),
  flat(disc(-9, -25, 1.800) + disc(9, -25, 1.800) + disc(-9, 19, 1.800) + disc(9, 19, 1.800), "#a87440"),
];

export const SUN_STONE: Stroke[] = [
  under(26, 24),
  ink("M-10 27l2-8h16l2 8z", STONE_DEEP),
  ink(disc(2, -3, 25), "#8f8268"),
  ink(disc(0, -4, 25), "#d9b766"),
  ink(disc(0, -4, 20.500), "#e9cf8d", 1.100),
  ink(
    "M0-22l3 7 6-5v8l8-1-5 6 6 3-6 3 5 6-8-1v8l-6-5-3 7-3-7-6 5V4l-8 1 5-6-6-3 6-3-5-6 8 1v-8l6 5z",
    "#d8752c",
    1.200,
  ),
  ink(disc(0, -4, 8.500), "#f2c94b", 1.200),
  flat(disc(-3, -6, 1.200) + disc(3, -6, 1.200), DARK),
  ink("M-3.500-1.500q3.500 3.500 7 0M0-5v2", "none", 1.100),
];

export const LIGHTHOUSE: Stroke[] = [
  flat("M8-21L32-29v14zM-8-21L-32-29v14z", "rgb(255 224 130 / 0.75)"),
  under(26, 24),
  ink("M-22 27C-22 18-12 15 0 15s22 3 22 12z", "#9a8a77"),
  ink("M-9 18L-6-15H6L9 18z", "#f4ead2"),
  ink("M-6.300-12h12.600l.8 9H-7.100zM-8 6H8l.8 9H-8.800z", "#b53a2c", 1.200),
  flat("M3-15h3L9 18H4z", "rgb(36 23 12 / 0.2)"),
  ink("M-9-15v-3H9v3z", "#7d6a50", 1.200),
  ink("M-5-18v-8H5v8z", "#ffe082", 1.300),
  ink("M-1.700-18v-8M1.700-18v-8", "none", 1),
  ink("M-7-26q7-10 14 0z", "#b53a2c", 1.300),
  ink("M-2 18v-4c0-3 4-3 4 0v4z", "#3a2413", 1.100),
  ink("M-17 27l3-6M-9 27l2-5M16 27l-3-6M8 27l-1-4", "none", 1.100, "#5d4f3f"),
];

export const BIG_NOSE_BAY: Stroke[] = [
  ink("M-30 20c0-8 12-12 30-12s31 4 31 12-12 9-31 9-30-2-30-9z", "#7db9b8", 1.3),
  ink("M-25 21C-27 8-27-8-22-18-16-28-2-29 6-24c4 3 4 7 3 11 4 5 12 9 17 14 4 5 2 10-4 11-4 1-8 0-10 1 1 3-1 4-2 5 1 2 0 4-2 4-10 4-25 4-33-1z", "#b98f63"),
  flat("M-25 21C-27 8-27-8-22-18c2-4 5-7 9-8-6 10-5 30 0 47-5 2-9 2-12 0z", "#93693f"),
  ink("M18 9c-3-3-1-6 3-6M-6-12q5-4 10 0", "none", 1.500),
  ink("M-7-17q6-4 12-1", "none", 2.400, "#5b3a1d"),
  ink("M9 17q-5 1-9 0", "none", 1.400),
  ink("M-23-17c-2-8 4-12 9-11 3-5 12-5 14-1 6-1 8 4 6 6-4-2-8-2-10 0-5-3-9-1-10 3-4-1-7 0-9 3z", "#5b9340", 1.300),
  ink("M-26 22q4-3 8 0t8 0 8 0 8 0 8 0 8 0", "none", 1.400, "#f2f7ee"),
];

export const SHIPWRECK: Stroke[] = [
  ink("M-30 18c0-8 12-13 30-13s31 5 31 13-12 10-31 10-30-2-30-10z", "#7db9b8", 1.3),
  ink("M-2 4L10-28l3 1L3 7z", "#8a5a30", 1.300),
  ink("M-9-10l19-2M2-20l15 5", "none", 2.600),
  ink("M-9-10l19-2M2-20l15 5", "none", 1.200, "#a87440"),
  ink("M3-19l13 5c-2 5-1 8-5 12-1-4-4-4-5-7-2 1-4 0-6-2z", "#e9dcb8", 1.200),
  ink("M-28-3c2-3 5-4 8-4l4 8c10 4 22 4 34 0l9-6c1 9-4 20-9 25-10 3-28 4-36 0C-24 16-28 6-28-3z", "#8f5b30"),
  flat("M27-5c1 9-4 20-9 25-6 2-16 3-24 2C10 18 20 12 27-5z", "#6d4223"),
  ink("M-24 6c14 6 34 6 48-1M-20 13c13 5 27 5 40 0", "none", 1.100, "#4d2f18"),
  ink("M-12 8l5-2 4 3 4-1 2 5-5 4-4-2-4 1-3-4z", "#1d130b", 1.300),
  ink("M-26 21q4-3 8 0t8 0 8 0 8 0 8 0 8 0", "none", 1.600, "#f2f7ee"),
];
