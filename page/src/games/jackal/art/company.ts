/** Ships and their flags, the bear, the missionary, and small signs. */

import { CREAM, disc, INK, LEAF_DEEP, line, NIGHT, oval, type Picture, RED, shape, wash, WOOD, WOOD_DEEP } from "./pen";

/** What each seat has on its sail: told apart by shape, whatever the colour. In a box of 24 by 24. */
export const DEVICES: readonly string[] = [
  "M12 2c5 0 8 3.500 8 8 0 3-1.500 5-3 6v4H7v-4c-1.500-1-3-3-3-6 0-4.500 3-8 8-8zM8.500 8.500a2 2.200 0 1 0 .01 0zM15.500 8.500a2 2.200 0 1 0 .01 0zM12 13l-1.500 3h3zM9.800 18v3M14.200 18v3",
  "M12 2.500a2.500 2.500 0 1 0 .01 0zM11 7.400h2V10h4v2h-4v7.500c3-.5 5-2 5.500-4.500l-2 .5L19 11l2.500 4.500-1.500-.2C19.500 19.500 16 22 12 22.500 8 22 4.500 19.500 4 15.300l-1.500.2L5 11l2.500 4.500-2-.5C6 17.500 8 19 11 19.500V12H7v-2h4z",
  "M12 1.500l3 7 7.500.6-5.700 5 1.800 7.400-6.600-4-6.600 4 1.800-7.400-5.700-5L9 8.500z",
  "M15.500 2A10.500 10.500 0 1 0 21 18.500 9 9 0 0 1 15.500 2zM18 6l1 2.500 2.500 1-2.500 1-1 2.500-1-2.500-2.500-1 2.500-1z",
];

export const HULL: Picture = [
  shape("M4 62H20L24 67H78L84 58H97C95 72 90 84 84 91H22C12 86 6 76 4 62z", WOOD),
  wash("M9 75C30 79 70 79 92 74L90 79C70 84 32 84 11.500 80z", WOOD_DEEP),
  line("M24 67H78", 1.200),
];
export const RIGGING: Picture = [
  line("M50 68V6", 2.600, WOOD_DEEP),
  line("M84 58L98 46", 2, WOOD_DEEP),
];
export const SAIL = "M22 17C36 21 64 21 78 17 84 30 84 42 78 55 64 50 36 50 22 55 28 42 28 30 22 17z";
export const WAKE: Picture = [line("M2 92c6-4 11-4 16 0s11 4 16 0 11-4 16 0 11 4 16 0 11-4 16 0 11 4 16 0", 1.600, CREAM)];

/** The missionary stands like a pawn: 28 wide, 36 high, on the middle of his foot. */
export const MONK: Picture = [
  wash(oval(0, 0, 12, 4), "#24170c59"),
  shape("M-11 0C-11-12-7-17-5-18H5C7-17 11-12 11 0z", "#6b5137"),
  shape("M-8-20C-9-30-5-36 0-37 5-36 9-30 8-20 4-15-4-15-8-20z", "#6b5137"),
  shape(oval(0, -22.500, 5.400, 6.300), "#f0cfa6"),
  line("M-5-12C-2-9 2-9 5-12", 0.8, CREAM),
];
export const CROSS: Picture = [line("M0-12V-3M-3-9H3", 1.500, "#f0cf7a")];
export const SABRE: Picture = [shape("M12-4C18-12 18-22 14-30 13-22 12-14 9-7z", "#d9d6d0", 0.8), shape("M6-8L14-3 12.500-1 4.500-6z", "#dfab45", 0.8)];

/** Signs beside a pirate in the list of his crew. */
export const GRAVE: Picture = [
  wash(oval(0, 0, 13, 4), "#24170c40"),
  shape("M-10 0V-20C-10-33 10-33 10-20V0z", "#b9ae9b"),
  line("M0-24V-10M-5-19H5", 1.600),
  line("M-13 0c1-4 2-5 4-6M13 0c-1-4-2-5-4-6", 1.100, LEAF_DEEP),
];
export const EYE: Picture = [shape("M4 50C20 22 80 22 96 50 80 78 20 78 4 50z", CREAM, 2.400), shape(disc(50, 50, 17), NIGHT, 0), wash(disc(56, 44, 5), CREAM)];
export const SIGHT: Picture = [line(disc(50, 50, 30), 2.400, RED), line("M50 8V34M50 66V92M8 50H34M66 50H92", 2.400, RED), wash(disc(50, 50, 5), RED)];
export const SPLASH: Picture = [wash("M-15-3C-10-9-5-9-1-5 4-9 10-9 15-3 15 4 8 7 0 7S-15 4-15-3z", "#5d9aa2"), line("M-15-3C-10-9-5-9-1-5 4-9 10-9 15-3M-8 3c3-2 6-2 9 0", 1.200, CREAM)];
export const CASK: Picture = [
  shape("M-11-16C-7-18 7-18 11-16 14-8 14-4 11 4 7 6-7 6-11 4-14-4-14-8-11-16z", WOOD),
  line("M-12.500-11C-4-9 4-9 12.500-11M-12.500-1C-4 1 4 1 12.500-1", 1.500, "#5d5650"),
  line("M-4-15v18M4-15v18", 0.6, WOOD_DEEP),
];
export const BRINK: Picture = [shape("M-16-6C-12-1 12-1 16-6 17 2 10 7 0 7S-17 2-16-6z", "#b08d5c"), line("M-9 1l2 3M8 2l-2 3", 0.8), line("M-13-4c-1-4-3-5-4-6M14-4c1-4 2-5 4-6", 1, LEAF_DEEP)];
export const SLEEP: Picture = [line("M8-36H14L8-29H14M16-43H20.500L16-38H20.500", 1.300, INK)];
