/** The backs of tiles, drawn to the edge. */

import { CREAM, disc, LEAF, LEAF_DEEP, line, moved, oval, type Picture, RED, SAND_DEEP, SEA, SEA_DEEP, shape, STONE_DEEP, wash, WOOD_DEEP } from "./pen";

const FIR: Picture = [
  line("M0 0v8", 2, WOOD_DEEP),
  shape("M0-42L10-24H6L15-9H9L18 4H-18L-9-9H-15L-6-24H-10z", LEAF_DEEP),
  wash("M0-38L-7-25H-3L-11-10H-6L-13 2H-3L-1-14z", LEAF),
];

const ROUND: Picture = [
  line("M0 4v9", 2.400, WOOD_DEEP),
  shape("M0-24C8-26 14-20 13-14 19-10 17 0 10 1 6 7-6 7-10 1-17 0-19-10-13-14-14-20-8-26 0-24z", LEAF),
  line("M-6-8c2-3 5-3 7 0M2-15c2-3 5-3 7 0M3-2c2-3 5-3 7 0", 0.8, LEAF_DEEP),
];

export const BACK_GROUND: Readonly<Record<string, string>> = { mountain: "#b5a68c", forest: "#9cae6e", beach: "#ecd59a", plain: "#d9bf8c" };
/** A face-up tile is of the same ground, paler. */
export const FACE_GROUND: Readonly<Record<string, string>> = { mountain: "#e3dac7", forest: "#dde2bb", beach: "#f5e7bf", plain: "#f1e3c1" };

export const BACKS: Readonly<Record<string, Picture>> = {
  mountain: [
    shape("M4 84L30 30 40 42 60 12 96 84z", STONE_DEEP),
    wash("M60 12L50 40 56 52 48 84H96z", "#7a705f"),
    shape("M60 12L48 30.500 53 36 58 29 64 38 71 34z", CREAM),
    shape("M30 30L23 44 28 48 32 42 37 46 38.500 40z", CREAM),
    line("M22 60l-6 14M44 60l-6 18M70 50l8 20M62 62l5 14M84 72l4 8", 0.9),
    wash("M4 84H96V90H4z", "#9b8d74"),
    line("M8 90c6-4 12-4 18 0M70 91c6-4 12-4 18 0", 0.8, "#6f644f"),
  ],
  forest: [
    ...moved(FIR, "translate(26 44) scale(.86)"),
    ...moved(ROUND, "translate(56 36) scale(.9)"),
    ...moved(FIR, "translate(80 50) scale(.8)"),
    ...moved(ROUND, "translate(24 78) scale(.95)"),
    ...moved(FIR, "translate(52 84)"),
    ...moved(ROUND, "translate(80 82) scale(.9)"),
  ],
  beach: [
    wash("M3 78C20 70 34 84 50 77S82 68 97 76V90Q97 97 90 97H10Q3 97 3 90z", SEA),
    line("M4 77C20 69 34 83 50 76S82 67 96 75", 1.700, CREAM),
    line("M12 88c5-3 9-3 14 0M44 90c5-3 9-3 14 0M74 86c5-3 9-3 14 0", 0.8, SEA_DEEP),
    line("M36 66C38 48 44 36 54 28", 3.400, WOOD_DEEP),
    shape("M54 28C48 16 36 14 26 22 38 20 46 22 54 28zM54 28C44 22 32 28 30 40 38 32 46 28 54 28zM54 28C54 14 66 8 78 14 66 16 60 20 54 28zM54 28C64 20 78 24 82 36 72 30 62 28 54 28zM54 28C64 28 70 38 68 48 64 38 60 32 54 28z", LEAF_DEEP),
    shape(disc(51, 31, 3.200) + disc(57, 32, 3.200), WOOD_DEEP, 0.8),
    shape("M74 50l2.800 6 6.600.6-5 4.400 1.600 6.500-6-3.400-6 3.400 1.600-6.500-5-4.400 6.600-.6z", RED),
    line("M14 52c3-2 6-2 9 0M52 60c3-2 6-2 9 0M16 34c3-2 6-2 9 0", 0.8, SAND_DEEP),
  ],
  plain: [
    line("M14 14H86V86H14z", 0.7, "#a98a58"),
    line(disc(50, 50, 24), 0.8, "#a98a58"),
    shape("M50 18L55.500 44.500 82 50 55.500 55.500 50 82 44.500 55.500 18 50 44.500 44.500z", "#e6cf9c", 0),
    wash("M50 18V50H82L55.500 55.500 50 82V50H18L44.500 44.500z", "#a5814c"),
    line("M50 18L55.500 44.500 82 50 55.500 55.500 50 82 44.500 55.500 18 50 44.500 44.500z", 0.7, WOOD_DEEP),
    shape(oval(50, 50, 4, 4), RED, 0.7),
    ...[[14, 14], [86, 14], [14, 86], [86, 86]].map(([x, y]) => wash(disc(x as number, y as number, 3), "#a98a58")),
  ],
};
