/** What is on Morgan's medals. */

import { disc, flat, ink, type Stroke } from "../../kit/ink";
import { card, coin, CREAM, type Emblem, GOLD, head, line, NIGHT, palm, RED, spade, STONE, waves, WOOD } from "../../kit/medal";

const PAPER = "#ead7a6";
/** A cut stone on its point. */
const gem = (x: number, y: number, colour: string): Stroke[] => [ink(`M${x - 9} ${y - 8}h18l5 8-14 17-14-17z`, colour, 2), line(`M${x - 14} ${y}h28M${x - 4} ${y}l4 16 4-16-4-8z`, 1.300, CREAM)];

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  "toll-keeper": [
    line("M22 34L86 22", 8, NIGHT), line("M24 33.500L84 22.500", 5.500, CREAM), line("M34 31.700l9-1.700M54 28l9-1.700M74 24.300l9-1.700", 5.500, RED),
    ink("M16 30h12v56H16z", WOOD, 2),
    ...head(58, 58, 13),
    ink("M40 92q2-18 18-18t18 18z", "#2f5d8a", 2),
    ...coin(80, 66, 8), ...coin(84, 80, 8),
  ],
  "full-hand": [
    card(26, 54, 26, 40, -28, PAPER), card(42, 46, 26, 40, -10, PAPER), card(58, 46, 26, 40, 10, PAPER), card(74, 54, 26, 40, 28, PAPER),
    line("M20 48l8 10M40 40l4 12M60 40l-4 12M80 48l-8 10", 2, RED),
    ...spade(50, 92),
  ],
  "whole-set": [
    ink("M12 78h76v8H12z", WOOD, 2),
    ...[["#5fa37f", 28], ["#c8553d", 50], ["#4a7fa5", 72]].flatMap(([colour, x]) => gem(Number(x), 62, String(colour))),
    ink("M50 12l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z", GOLD, 2),
  ],
  "long-march": [
    flat("M4 70q46-14 92 0v30H4z", "#b9c686"),
    ink("M36 16h22v32q4 8 20 10 6 2 6 12H36z", WOOD, 2), ink("M34 70h52v8H56v-3H48v5H34z", NIGHT, 2), ink("M33 14h28v11H33z", "#6d4223", 2),
    line("M28 30H12M28 44H18M28 58H8", 3, RED),
    line("M42 38h9M42 46h10", 1.500, CREAM),
  ],
  "much-ado": [
    waves(78),
    ink("M14 62h22v20H14zM64 66h22v18H64z", PAPER, 2),
    ink("M38 34h26v24H38z", PAPER, 2),
    ...palm(51, 54, 0.6),
    line("M22 56q4-18 14-16M78 60q0-16-12-16", 2.500, RED),
    ink("M34 34l8 6-9 5zM68 38l-8 6 9 5z", RED, 1.500),
    line("M44 28V16M51 28V12M58 28V16", 2.500, GOLD),
  ],
  lazybones: [
    ...palm(20, 84, 1.500), ...palm(80, 84, 1.500),
    ink("M18 52q32 34 64 0l2 8q-34 40-68 0z", CREAM, 2),
    ...head(36, 58, 11, RED, false),
    line("M60 40h8l-8 9h8M72 26h6l-6 7h6", 2, NIGHT),
    ...coin(64, 66, 7), ...coin(54, 72, 7),
    flat(disc(50, 94, 26, 4), STONE),
  ],
};
