/** What is on the Pirate's Map's medals. */

import { disc, flat, INK, ink, type Stroke } from "../../kit/ink";
import { bottle, coin, CREAM, type Emblem, GOLD, LEAF, line, NIGHT, palm, RED, SEA, skull, STEEL, sword, WOOD } from "../../kit/medal";

const PAPER = "#efdfb4";
const SHEET: Stroke[] = [ink("M18 18h64v64H18z", PAPER, 2), line("M34 18v64M50 18v64M66 18v64M18 34h64M18 50h64M18 66h64", 1, "#a98a58")];

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  "chain-reaction": [
    line("M20 70q8-30 22-22t16-16 20-6", 3, RED),
    ink("M8 64h18v18H8z", CREAM, 2), flat(disc(13, 69, 2) + disc(21, 77, 2), INK),
    ink(disc(34, 50, 8), SEA, 2), ink(disc(50, 42, 8), LEAF, 2), ink(disc(61, 32, 8), GOLD, 2), ink(disc(75, 24, 9), RED, 2),
    line("M74 48l6 8M62 56l2 10M86 42l8 2", 2.500, GOLD),
  ],
  "palm-grove": [ink("M6 90q12-24 44-24t44 24z", "#ecd59a", 2), ...palm(22, 82, 1), ...palm(76, 82, 1), ...palm(36, 78, 1.300), ...palm(64, 78, 1.300), ...palm(50, 86, 1.700)],
  "friend-of-the-turtle": [
    ink("M72 58q16-8 20 4t-14 12z", LEAF, 2), flat(disc(86, 61, 2), INK),
    ink("M22 74l-6 12h12l4-10M64 76l4 10h12l-6-13M12 70l-8 4 10 3z", LEAF, 2),
    ink("M12 72q2-34 34-34t34 34q-34 10-68 0z", "#8a6a3b", 2),
    line("M46 39v36M28 46l8 12-10 14M64 46l-8 12 10 14M36 58h20", 2, NIGHT),
    ...bottle(46, 38, 0.9),
  ],
  "too-rich": [
    ink("M20 58h60v28H20z", WOOD, 2), ink("M16 50h68v9H16z", "#6d4223", 2),
    ...coin(34, 46, 9), ...coin(52, 42, 9), ...coin(68, 47, 9),
    ink("M45 62h10v12H45z", GOLD, 1.800),
    ...bottle(28, 34, 0.8), ...bottle(72, 34, 0.8),
    line("M42 26q8-10 16 0", 2.500, RED), ink("M60 22l2 9-9-2z", RED, 1.300),
  ],
  "dead-man-wins": [
    ink("M22 40q-10-2-8 10t14 20M78 40q10-2 8 10T72 70", "none", 4, "#5f8a3f"),
    ...skull(50, 54, 22),
    ink("M30 32l-4-18 12 9 12-13 12 13 12-9-4 18z", GOLD, 2),
    flat(disc(50, 26, 3), RED),
    line("M38 88h24", 3, GOLD),
  ],
  teetotaller: [
    ink("M22 44h24v24H22z", CREAM, 2), flat(disc(28, 50, 2.500) + disc(40, 62, 2.500) + disc(34, 56, 2.500), INK),
    ...bottle(64, 78, 1.500),
    line(disc(60, 54, 32), 5, RED), line("M38 32l44 44", 5, RED),
  ],
};
