/** Each treasure by its rank, in a box of 40 by 40 round its middle; a rank without a picture shows its set. */

import { disc, flat, ink, type Stroke } from "../../../kit/ink";
import { SET_ART } from "./emblems";

/** A cut stone, 16 wide. */
function stone(x: number, y: number, colour: string, light: string, size = 1): Stroke[] {
  const s = (value: number): number => value * size;
  return [
    ink(`M${x - s(8)} ${y - s(2)}l${s(4)} ${s(-5)}h${s(8)}l${s(4)} ${s(5)}l${s(-8)} ${s(10)}z`, colour, 1.2),
    flat(`M${x - s(2.5)} ${y - s(2)}h${s(5)}l${s(-2.5)} ${s(9)}z`, light),
    ink(`M${x - s(8)} ${y - s(2)}h${s(16)}M${x - s(2.5)} ${y - s(2)}l${s(2.5)} ${s(9)} ${s(2.5)} ${s(-9)}`, "none", 1),
  ];
}

/** A ball with a gleam. */
function ball(x: number, y: number, r: number, colour: string): Stroke[] {
  return [ink(disc(x, y, r), colour, 1.2), flat(disc(x - r / 3, y - r / 3, r / 3.5), "rgb(255 255 255 / 0.75)")];
}

const SILVER = "#c6ced2";
const SILVER_DEEP = "#98a4ab";
const GOLD = "#e8b94c";
const GOLD_DEEP = "#bd8520";
const JADE = "#5fa777";
const JADE_DEEP = "#3f8359";
const DARK = "#24170c";

const GEMS: Record<number, Stroke[]> = {
  1: [
    ink("M-17-6C-14 14 14 14 17-6", "none", 1.5),
    ...ball(-15, 0, 4, "#4d86b5"),
    ...ball(-9, 7, 4.5, "#d9a233"),
    ...ball(0, 10, 5, "#b53a2c"),
    ...ball(9, 7, 4.500, "#5b9340"),
    ...ball(15, 0, 4, "#8a5a9c"),
  ],
  4: [...stone(-8, 4, "#8f2230", "#c4525c"), ...stone(8, 4, "#8f2230", "#c4525c"), ...stone(0, -6, "#a52a38", "#d46a70")],
  6: [ink(disc(0, 1, 16, 13), "#dfe3ea"), flat("M-11 4c3-8 9-11 16-9-7 2-10 7-9 14-4 0-6-2-7-5z", "#c9b3d6"), flat("M3 9c1-5 5-8 9-8-1 5-4 8-9 8z", "#a9d3c4"), ink("M2-12l-3 7 5 4-4 6 2 8", "none", 1.600)],
  9: [...stone(-9, -5, "#d98e1f", "#f6cd6a"), ...stone(9, -5, "#d98e1f", "#f6cd6a"), ...stone(0, 6, "#e09c2c", "#f8d77f", 1.1)],
  14: [ink("M-14 2l-3-8 8-9h18l8 9-3 8L0 17z", "#7a4b9a"), flat("M-6-6H6L0 16zM-8-14h8l-6 8h-10z", "#ab82c4"), ink("M-17-6h34M-6-6L0 16 6-6 0-15zM-6-6l-8 8M6-6l8 8", "none", 1.100)],
  17: [...stone(-8, 2, "#2b5c9a", "#7aa6d6", 1.15), ...stone(9, 4, "#356aa8", "#8ab4de", 1)],
  22: [ink("M-15-9l5-5h8l5 5v14l-5 5h-8l-5-5z", "#2f7d4a"), ink("M-10-7h8v10h-8z", "#6fbd82", 1.100), ink("M4 0l3-4h6l4 4v9l-4 5H7l-3-5z", "#3a8c56"), ink("M8 2h5v7H8z", "#86cc96", 1)],
  27: [...stone(-10, 6, "#a3161f", "#e0555c", 0.9), ...stone(10, 6, "#a3161f", "#e0555c", 0.9), ...stone(0, 7, "#b51d27", "#e86b70"), ...stone(-5, -6, "#b51d27", "#e86b70", 0.9), ...stone(7, -6, "#a3161f", "#e0555c", 0.8)],
};

const SILVERS: Record<number, Stroke[]> = {
  3: [ink("M-8 13L-6-9c1-7 11-7 12 0l2 22z", SILVER), flat("M2-13c3 1 4 2 4 4l2 22H3z", SILVER_DEEP), ink("M-9 13H9v4H-9z", SILVER), flat([-6, 0].flatMap((y) => [-3, 0, 3].map((x) => disc(x, y, 1))).join("") + disc(-2, 6, 1) + disc(3, 6, 1), "#5f6c74")],
  8: [ink("M-10-17c5 0 6 11 1 13L-8 17h-4l1-21c-5-2-4-13 1-13z", SILVER), ink("M8-17c5 0 6 11 1 13L10 17H6l1-21c-5-2-4-13 1-13z", SILVER), flat("M-9-15c3 1 3 8 0 10zM9-15c3 1 3 8 0 10z", SILVER_DEEP)],
  15: [ink("M-13-3c-7-2-8 11-1 11M12 3c4 0 4-9 7-11l-2-2c-4 3-5 5-7 6", "none", 3.600), ink("M-13-3c-7-2-8 11-1 11M12 3c4 0 4-9 7-11", "none", 1.500, SILVER), ink("M-13 3c0-7 5-11 12-11S12-4 12 3c0 6-4 11-12 11S-13 9-13 3z", SILVER), flat("M4-7c5 1 8 5 8 10 0 6-4 10-9 11 3-6 4-14 1-21z", SILVER_DEEP), ink("M-7-8q6-5 13 0z", SILVER, 1.200), ink(disc(-0.500, -12.500, 2), SILVER, 1.200), ink("M-8 14H7v3H-8z", SILVER_DEEP, 1.200)],
  26: [ink("M-1.500 14V-4h3v18zM-8 14H8v3.500H-8z", SILVER), ink("M-13-5C-13 6 13 6 13-5", "none", 4), ink("M-13-5C-13 6 13 6 13-5", "none", 1.800, SILVER), ink("M-15-13h4v8h-4zM-2-12h4v8h-4zM11-13h4v8h-4z", "#f7ecd0", 1.200), flat("M-13-20c3 3 3 6 0 7-3-1-3-4 0-7zM0-19c3 3 3 6 0 7-3-1-3-4 0-7zM13-20c3 3 3 6 0 7-3-1-3-4 0-7z", "#e8842c")],
};

const GOLDS: Record<number, Stroke[]> = {
  5: [ink("M-11-13c3-4 8-1 11-1s8-3 11 1c3 5 0 12-2 17-1 5-2 12-5 12-4 0-2-10-4-10s0 10-4 10c-3 0-4-7-5-12-2-5-5-12-2-17z", GOLD), flat("M5-14c3-1 5-1 6 1 3 5 0 12-2 17-1 5-2 12-5 12C3 6 8-4 5-14z", GOLD_DEEP)],
  10: [ink(disc(0, 0, 15), GOLD), ink(disc(0, 0, 10.500), "#f3d489", 1.200), flat(disc(-3.500, -3.500, 2) + disc(3.500, -3.500, 2) + disc(-3.500, 3.500, 2) + disc(3.500, 3.500, 2), DARK)],
  13: [..."-14,-9 -8,-2 -1,4 7,6 14,1".split(" ").flatMap((at) => {
    const [x = 0, y = 0] = at.split(",").map(Number);
    return [ink(disc(x, y, 5.200, 4.200), "none", 4.600), ink(disc(x, y, 5.200, 4.200), "none", 2.200, GOLD)];
  })],
  18: [ink("M-9-17H5V0c0 4 11 4 11 10 0 6-6 7-12 7C-6 17-9 12-9 4z", "#b9603f"), ink("M-10-18H6v6h-16z", "#e9dcb8", 1.200), ink("M-9-6H5M-9 0H5", "none", 1.500, "#7d3a22"), ...ball(-5, -17, 4.500, GOLD), ...ball(2, -18, 4.500, GOLD)],
  24: [ink("M-10 17V5c-4-2-5-8-2-12 0-7 5-11 12-11s12 4 12 11c3 4 2 10-2 12v12z", GOLD), flat("M4-17c5 2 8 5 8 10 3 4 2 10-2 12v12H4C7 6 7-8 4-17z", GOLD_DEEP), ink("M-7-6h5v4h-5zM2-6h5v4H2z", "#fbf3dd", 1.200), ink("M-5 6H5v4H-5zM0-3v5M-10 12h20M-2 6v4M2 6v4", "none", 1.200)],
};

const PEARLS: Record<number, Stroke[]> = {
  12: [ink("M-15-10C-18 14 18 14 15-10", "none", 1.300), ...[[-16, -6], [-14, 1], [-9, 6], [-3, 8.500], [3, 8.500], [9, 6], [14, 1], [16, -6]].flatMap(([x = 0, y = 0]) => ball(x, y, 3.600, "#fbf7ee"))],
  19: [ink("M-15 9q15-7 30 0-4 8-15 8T-15 9z", "#8c4a6a", 1.200), ...ball(0, -2, 12, "#f0b3b8"), ink("M5 6q4-3 4-8", "none", 1.300, "#b9707c")],
  23: [ink("M-15 9q15-7 30 0-4 8-15 8T-15 9z", "#d9c08a", 1.200), ...ball(0, -2, 12, "#3b3a48"), ink("M5 6q4-3 4-8", "none", 1.300, "#8583a0")],
};

const JEWELS: Record<number, Stroke[]> = {
  2: [ink("M0-17l5 7 8-3-1 9 7 4-7 5 1 9-8-3-5 7-5-7-8 3 1-9-7-5 7-4-1-9 8 3z", GOLD), ink(disc(0, 0, 7), "#a3161f"), flat(disc(-2, -2, 2), "#f0a0a0"), flat(disc(0, -12, 1.500) + disc(0, 12, 1.500) + disc(-12, 0, 1.500) + disc(12, 0, 1.500), "#fbf7ee")],
  16: [...[-9, 9].flatMap((x) => [ink(`M${x} -10c-5-1-5-8 0-8`, "none", 1.500), ink(`M${x - 5} -5h10l-2-6h-6z`, GOLD, 1.200), ink(`M${x} -4c5 6 7 10 7 13a7 7 0 0 1-14 0c0-3 2-7 7-13z`, "#4d86b5", 1.300), flat(disc(x - 2.500, 8, 1.800), "#cfe2f2")])],
  21: [ink("M-15-15C-17 6-8 8 0 8S17 6 15-15", "none", 4.400), ink("M-15-15C-17 6-8 8 0 8S17 6 15-15", "none", 2.200, GOLD), ...stone(0, 11, "#2f7d4a", "#6fbd82", 0.9), ...ball(-9, 5, 3, "#b53a2c"), ...ball(9, 5, 3, "#b53a2c"), ...ball(-14, -3, 2.600, "#fbf7ee"), ...ball(14, -3, 2.600, "#fbf7ee")],
};

const JADES: Record<number, Stroke[]> = {
  28: [ink("M-14-15q14-6 28 0c2 12 0 22-6 28-4 4-12 4-16 0-6-6-8-16-6-28z", JADE), flat("M4-18c4 0 7 1 10 3 2 12 0 22-6 28-2 2-4 3-7 3C6 6 8-8 4-18z", JADE_DEEP), ink("M-10-6q4-4 7 0-3 3-7 0zM3-6q3-4 7 0-4 3-7 0z", "#f2e7ca", 1.200), ink("M0-6v8l-3 2h6M-6 8h12l-2 4h-8zM-10-12q5-2 8 1M10-12q-5-2-8 1", "none", 1.300)],
  29: [ink("M-17 12C-18 2-10 0-4 2c6 1 9-2 6-5-4-4-9-1-10-7 0-6 8-8 13-5 3-3 7-3 9-1l-3 3c5 2 6 6 5 9l-6-1c2 5 2 12-5 14-6 2-10-1-13 1-2 1 0 4 3 4-6 4-12 2-12-2z", JADE), flat("M10-4c2 5 2 12-5 14-6 2-10-1-13 1 2-6 17-2 18-15z", JADE_DEEP), flat(disc(7, -10, 1.500), DARK), ink("M3-16l-4-4M8-17l1-4M-12 4l-3-4M-6 3l-1-5M9 3l5-2M9 8l5 1M15-6l4 1", "none", 1.500)],
};

const PICTURES: Record<string, Record<number, Stroke[]>> = { gems: GEMS, silver: SILVERS, gold: GOLDS, pearl: PEARLS, jewelry: JEWELS, jade: JADES };

export function treasureArt(rank: number, set: string): Stroke[] {
  return PICTURES[set]?.[rank] ?? SET_ART[set] ?? [];
}
