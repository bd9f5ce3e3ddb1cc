/** What is on Jackal's medals. */

import { disc, flat, ink } from "../../kit/ink";
import { coin, CREAM, type Emblem, GOLD, head, LEAF, line, NIGHT, RED, SEA, ship, SKIN, skull, STEEL, STONE, waves, WOOD } from "../../kit/medal";

const FLASH = "M58 44l12-8-3 9 12 1-10 6 8 8-11-3-1 12-6-10-9 6 4-11z";

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  "special-delivery": [
    ink("M14 78l8-30 30-14 8 16-28 16 2 12z", NIGHT, 2),
    ink(disc(26, 74, 10), WOOD, 2),
    flat(disc(26, 74, 3), NIGHT),
    ink(FLASH, GOLD, 1.800),
    ...coin(80, 30, 10),
    line("M62 40l8-4", 2, RED),
  ],
  "first-class": [
    ink("M50 10c20 0 28 14 26 26-2 10-12 18-16 26H40c-4-8-14-16-16-26-2-12 6-26 26-26z", RED, 2),
    flat("M50 10c6 6 10 16 9 27-1 10-4 17-5 25h-8c-1-8-4-15-5-25-1-11 3-21 9-27z", CREAM),
    line("M41 62l3 10M59 62l-3 10", 1.800),
    ink("M40 72h20l-3 14H43z", WOOD, 2),
    ...coin(50, 70, 8),
  ],
  "grand-tour": [
    waves(80),
    ink("M14 76q12-26 36-22t38 22z", "#ecd59a", 2),
    line("M20 70q10-34 26-20t12-8-4-18 24 4", 3, RED),
    ink("M74 20l14 8-13 9z", RED, 1.500),
    ...head(24, 66, 9),
  ],
  "two-at-one-blow": [
    ...head(30, 64, 13, "#2f5d8a", false),
    ...head(70, 64, 13, "#4d7a3a", false),
    ink("M18 20q40-2 66 30l-6 5q-26-27-60-29z", STEEL, 2),
    ink("M14 15l8 14-6 3-8-14z", GOLD, 2),
    line("M26 40l-6-8M50 42v-10M74 44l6-8", 2, GOLD),
  ],
  "right-of-way": [
    ...ship(46, 58, 26),
    waves(70),
    ...head(80, 74, 9, "#2f5d8a"),
    line("M70 66l-6-8M90 66l6-8", 2.500, SKIN),
    line("M8 82q6-5 12 0t12 0", 2, CREAM),
  ],
  "dead-mans-wages": [
    ink("M16 86h68v-8q-4-8-14-8H30q-10 0-14 8z", LEAF, 2),
    ink("M34 70V38q0-16 16-16t16 16v32z", STONE, 2),
    ...skull(50, 46, 11),
    ...coin(76, 62, 10),
    line("M62 72q4-14 12-10", 4, CREAM),
  ],
};
