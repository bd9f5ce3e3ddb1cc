/** What is on Martinique's medals. */

import { disc, flat, ink } from "../../kit/ink";
import { bottle, card, coin, CREAM, type Emblem, GOLD, head, LEAF, line, NIGHT, RED, SEA, spade, STONE, WOOD } from "../../kit/medal";

const SAND = "#ecd59a";
const GROUND = ink("M8 92q10-22 42-22t42 22z", SAND, 2);
const CHEST = [ink("M32 62h36v22H32z", WOOD, 2), ink("M32 62q2-14 18-14t18 14z", "#6d4223", 2), ink("M46 60h8v9h-8z", GOLD, 1.800)];

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  "blind-hen": [
    GROUND,
    ink("M24 64q-8-22 8-24 8 0 12 8 10-10 24-6 16 6 10 22-6 14-24 14-24 0-30-14z", CREAM, 2),
    ink("M30 40q-4-10 3-9 2-7 7-1 6-3 5 6z", RED, 1.800),
    flat("M22 46h22v6H22z", NIGHT),
    ink("M22 53l-9 4 10 4z", GOLD, 1.500),
    line("M46 78v8M56 78v8", 2.500, GOLD),
    ...coin(78, 80, 8),
  ],
  "first-spade": [GROUND, ...CHEST, ...spade(50, 62), line("M22 40l8 6M78 40l-8 6M50 2v4", 2.500, GOLD)],
  "poor-millionaire": [
    ...head(50, 46, 18, GOLD),
    ink("M34 34l-4-18 11 8 9-12 9 12 11-8-4 18z", GOLD, 2),
    ink("M28 92q0-24 22-24t22 24z", "#7d6a52", 2),
    ink("M36 76h10v10H36z", RED, 1.800),
    line("M38 79h6M41 76v10M58 82l8 6M66 80l-6 8", 1.300, CREAM),
  ],
  "nosy-parker": [
    card(34, 64, 26, 34, -10, SAND), card(66, 66, 26, 34, 12, SAND),
    line("M28 58l6 6-8 5M60 60l8 4-6 8", 1.800, RED),
    ink(disc(52, 38, 20), "#cfe4e8", 3),
    line("M66 53l16 18", 6, NIGHT), line("M66 53l15 17", 3.500, WOOD),
    flat(disc(52, 38, 7), NIGHT), flat(disc(55, 35, 2.500), CREAM),
  ],
  leapfrog: [
    GROUND,
    ...head(28, 68, 12, "#24170c"), ...head(72, 68, 12, "#24170c"),
    line("M10 66q12-46 40-18 10-30 38 10", 2.500, NIGHT),
    ink("M82 48l9 13-14-3z", NIGHT, 1.500),
    ...head(50, 28, 12),
  ],
  "funny-money": [
    ink("M24 52q-8-24 8-26 8 4 10 14 2-18 8-24 6 6 8 24 2-10 10-14 16 2 8 26z", RED, 2),
    flat("M42 40q2-18 8-24 6 6 8 24l-1 12h-14z", LEAF),
    ...coin(20, 50, 6), ...coin(80, 50, 6), ...coin(50, 14, 6),
    ink(disc(50, 66, 19), CREAM, 2),
    flat(disc(43, 61, 3) + disc(57, 61, 3), NIGHT),
    line("M39 70q11 12 22 0", 2.500, RED),
  ],
};
