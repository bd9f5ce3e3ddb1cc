/** Tiles that send their visitor on. */

import { CREAM, disc, GOLD, ICE, ICE_DEEP, INK, line, moved, NIGHT, oval, type Picture, RED, RED_DEEP, shape, type Stroke, wash, WOOD, WOOD_DEEP } from "./pen";

export const SHORT = "M50 50H43.500V28H35.500L50 6 64.500 28H56.500V50z";
const LONG = "M50 93L59 84V41H74L50 7 26 41H41V84z";

/** Arrows out of the middle, by eighths of a turn from the top; slanting ones reach further into their corner. */
export function arrows(eighths: readonly number[], fill = RED): Picture {
  const alone = eighths.length === 1;
  const turned = eighths.map((eighth) => `rotate(${eighth * 45} 50 50)${eighth % 2 ? " translate(50 50) scale(1.140) translate(-50 -50)" : ""}`);
  const d = alone ? LONG : SHORT;
  const hub = alone ? [] : [line(disc(50, 50, 9), 2.400)];
  return [
    ...turned.map((move) => ({ ...line(d, 2.400), move })),
    ...hub,
    ...turned.map((move) => ({ ...wash(d, fill), move })),
    ...(alone ? [] : [wash(disc(50, 50, 9.500), fill), shape(disc(50, 50, 5), GOLD)]),
    ...turned.map((move) => ({ ...line(alone ? "M50 18L34 37.500" : "M50 12L41 25.500", 0.9, "#e49a7c"), move })),
  ];
}

const DIE: Picture = [
  wash("M32 64l18 9 20-9v4l-20 9-18-9z", "#24170c55"),
  shape("M31 40L50 32l19 8v21L50 70 31 61z", CREAM),
  wash("M50 49l19-9v21L50 70z", "#dcc795"),
  line("M31 40l19 9 19-9M50 49v21"),
  wash(disc(50, 40.500, 3), INK),
  ...[[36.500, 47], [44.500, 61]].map(([x, y]) => wash(oval(x as number, y as number, 2.200, 3), INK)),
  ...[[55, 56], [59.500, 54.500], [64, 52]].map(([x, y]) => wash(oval(x as number, y as number, 1.900, 2.700), INK)),
];

const SIX = [0, 1, 3, 4, 5, 7];

export const CROSSROADS: Picture = [
  ...SIX.map((eighth): Stroke => ({ ...shape("M46.500 32V22H40L50 6l10 16h-6.500V32z", RED), move: `rotate(${eighth * 45} 50 50)${eighth % 2 ? " translate(0 -6)" : ""}` })),
  ...DIE,
];

export const HORSE: Picture = [
  wash(oval(54, 87, 28, 5), "#24170c40"),
  shape("M33 87C31 72 44 67 46 55 39 58 33 63 26 61 20 59 18 53 22 48 28 42 33 35 37 27L34 11 46 20C66 20 80 38 79 62 79 72 77 80 76 87z", WOOD),
  shape("M46 20C66 20 80 38 79 62 79 72 77 80 76 87H63C70 66 66 44 52 35 46 31 42 25 41 16z", NIGHT),
  line("M54 24c4 3 6 6 8 10M65 33c3 3 5 7 6 11M72 48c2 5 2 9 2 14", 0.7, "#7d6450"),
  wash(disc(38.500, 39, 2.900), INK),
  line("M25 54c1.500 1 3 1 4 0M40 62c4-2 7-5 7-10", 0.8),
  line("M33 41l13 14M46 55c4-6 6-12 6-20", 0.9, RED_DEEP),
];

export const ICE_FIELD: Picture = [
  shape("M10 40L32 12 66 10 90 34 86 70 60 90 26 86 9 66z", ICE),
  wash("M10 40L32 12 44 11 22 52 26 86 9 66z", "#b4d7dc"),
  wash("M60 90L86 70 90 34 74 62z", "#b4d7dc"),
  line("M22 24l14 10 2 10M80 76L70 66M18 66l10 4", 0.7, ICE_DEEP),
  ...[0, 60, 120].map((turn): Stroke => ({ ...line("M50 22v56M50 32l-8-7M50 32l8-7M50 68l-8 7M50 68l8 7M50 42l-5-4M50 42l5-4M50 58l-5 4M50 58l5 4", 1.200, "#2f6f7e"), move: `rotate(${turn} 50 50)` })),
];

export const TRAMPOLINE: Picture = [
  wash(oval(50, 84, 34, 6), "#24170c40"),
  line("M22 66l-5 18M78 66l5 18M38 73l-2 16M62 73l2 16", 2, WOOD_DEEP),
  shape(oval(50, 62, 37, 16), RED),
  shape(oval(50, 60, 29, 11), NIGHT),
  line("M24 55l-9-3M76 55l9-3M31 70l-6 5M69 70l6 5M50 72v5M50 47v-2", 0.9, CREAM),
  wash("M28 60c4-6 14-8 22-8-8 2-14 5-16 10z", "#6a5646"),
  line("M50 56V18", 1.700, INK),
  shape("M50 7l11 17H39z", GOLD),
  line("M34 46C32 34 26 28 18 27M66 46c2-12 8-18 16-19", 1.200, INK),
  shape("M9 27l12-7v13zM91 27l-12-7v13z", GOLD),
];

export const AIRPLANE: Picture = moved(
  [
    shape("M45 52L45 80 32 89V94L50 90 68 94V89L55 80V52z", "#cf6a46"),
    shape("M50 8C56 8 58 16 58 26L56 64 50 90 44 64 42 26C42 16 44 8 50 8z", RED),
    shape("M43 30L6 40C3 41 2 46 3 51L44 50zM57 30L94 40C97 41 98 46 97 51L56 50z", GOLD),
    line("M18 38v11M30 34v16M82 38v11M70 34v16", 0.8, "#9a6a1b"),
    shape(oval(50, 40, 5, 8), ICE),
    line("M34 8Q50 2 66 8", 2),
    shape(disc(50, 7, 3.500), CREAM),
    line("M50 78v10", 1),
  ],
  "rotate(42 50 50) translate(4.500 4) scale(.91)",
);

export const BALLOON: Picture = [
  shape("M50 6C72 6 83 22 82 38 81 54 66 62 60 72H40C34 62 19 54 18 38 17 22 28 6 50 6z", RED),
  shape("M50 6C62 6 67 24 66 38 65 52 58 62 56 72H44C42 62 35 52 34 38 33 24 38 6 50 6z", CREAM),
  wash("M50 6C55 6 56 24 56 38 56 54 53 62 52 72H48C47 62 44 54 44 38 44 24 45 6 50 6z", GOLD),
  line("M18 40c8 8 16 10 32 10s24-2 32-10", 0.9),
  line("M41 72l3 9M59 72l-3 9", 0.9),
  shape("M41 80H59L57 94H43z", WOOD),
  line("M42 85H58M42.500 89.500H57.500", 0.7, WOOD_DEEP),
];

/** Seen from above, its mouth to the top. */
export const CANNON: Picture = [
  wash(oval(50, 92, 22, 4), "#24170c33"),
  shape("M27 55h6v30h-6zM67 55h6v30h-6z", WOOD_DEEP),
  line("M27 63h6M27 70h6M27 77h6M67 63h6M67 70h6M67 77h6", 0.7),
  shape("M34 60h32v10H34zM39 70h22l-3 21H42z", WOOD),
  shape("M42 34H58L61 72C61 80 56 84 50 84S39 80 39 72z", "#5b5a5c"),
  shape("M40 27H60V35H40zM38.500 56H61.500V62H38.500z", "#77767a"),
  wash("M44 36h3l-1 36h-4z", "#8f8e92"),
  shape(oval(50, 28, 7.500, 2.800), INK),
  shape(disc(50, 86, 3.600), "#77767a"),
  shape("M50 4l5 9 9-3-4 9 4 4H36l4-4-4-9 9 3z", GOLD),
  wash("M50 10l3 7 4 4H43l4-4z", RED),
];

