/** What is on Buried Treasure's medals. */

import { disc, flat, ink } from "../../kit/ink";
import { card, coin, CREAM, type Emblem, GOLD, head, line, NIGHT, SKIN, skull, STEEL, WOOD } from "../../kit/medal";

const [RED, GREEN, YELLOW, BLUE] = ["#b5382b", "#5f8a3f", "#e0b13c", "#4a7fa5"];
const hand = (d: string): ReturnType<typeof ink> => ink(d, SKIN, 2);

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  kleptomaniac: [
    card(30, 40, 24, 36, -24, RED), card(44, 34, 24, 36, -8, GREEN), card(58, 34, 24, 36, 8, YELLOW), card(72, 40, 24, 36, 24, BLUE),
    hand("M36 88V64q0-6 5-6t5 6v-8q0-6 5-6t5 6v2q5-4 9 1v6q5-2 7 3v12q0 12-12 12H48q-8 0-12-8z"),
    line("M46 64v8M56 62v10M65 66v6", 1.500),
  ],
  "tit-for-tat": [
    card(50, 50, 22, 32, 0, YELLOW),
    ink("M20 40q4-26 32-26 14 0 22 10l6-8 2 24-22-4 7-6q-6-7-15-7-18 0-20 18z", RED, 2),
    ink("M80 60q-4 26-32 26-14 0-22-10l-6 8-2-24 22 4-7 6q6 7 15 7 18 0 20-18z", BLUE, 2),
    ...skull(50, 48, 7, CREAM),
  ],
  "four-firsts": [
    ink("M22 22h28v28H22z", RED, 2), ink("M50 22h28v28H50z", GREEN, 2), ink("M22 50h28v28H22z", YELLOW, 2), ink("M50 50h28v28H50z", BLUE, 2),
    ink("M50 28l6.500 14 15 2-11 10.500 3 15.500L50 62l-13.500 8 3-15.500-11-10.500 15-2z", CREAM, 2),
    line("M46 44l5-4v17", 3, NIGHT),
  ],
  "honest-pirate": [
    line("M34 20q16-14 32 0", 3.500, GOLD),
    ...head(50, 50, 22, CREAM),
    line("M42 62q8 6 16 0", 2),
    ink("M30 92q2-18 20-18t20 18z", BLUE, 2),
    ink("M44 78l6 14 6-14-6-4z", CREAM, 1.500),
  ],
  "late-tide": [
    flat(disc(50, 34, 15), "#f2d27a"),
    ink("M0 70q12-30 34-24 20 6 8 22 22-8 58 2v30H0z", BLUE, 2),
    line("M12 66q10-16 22-12 8 4 2 10M48 76q16-6 36 0M20 86q16-6 34 0", 2, CREAM),
    ink("M66 70h22l-5 9H71z", WOOD, 2),
    line("M76 70V50", 2.500, NIGHT),
    ink("M77 51l12 8-12 6z", CREAM, 1.500),
  ],
  "by-a-hair": [
    line("M50 20v46M26 30h48", 4, NIGHT),
    line("M50 20v46M26 30h48", 2.200, WOOD),
    ink("M36 80h28l-5-14H41z", WOOD, 2),
    line("M26 30l-9 24h18zM74 30l-9 26h18z", 1.500),
    ink("M14 54h24q-3 10-12 10t-12-10z", GOLD, 2),
    ink("M62 56h24q-3 10-12 10t-12-10z", GOLD, 2),
    ...coin(26, 50, 6),
    line("M66 52q8-12 16 2", 1.500, NIGHT),
  ],
};
