/** The professor: a parrot of learning, with an eyeglass. */

import { disc, flat, ink } from "../../kit/ink";
import { BRASS, type Face, line, NIGHT, RED, WHITE } from "./paint";

const GREEN = "#4f9a4a";
const DARK = "#34703a";

export default {
  back: "#f0dfae",
  strokes: [
    ink("M14 104c-2-24 6-36 16-46h38c14 10 20 24 19 46z", GREEN, 2.4),
    ink("M66 62c14 8 24 22 24 42H70c2-16 0-30-4-42z", "#2b5c8a", 2.2),
    line("M74 76c5 8 7 16 7 28M30 78q4 4 8 0M42 86q4 4 8 0M26 92q4 4 8 0M56 80q3 4 7 0M52 96q4 4 8 0", 2, DARK),
    ink("M40 23c-9-2-16-10-17-18 6 1 10 4 13 8 0-5 2-9 6-13 3 6 4 10 4 14 3-4 7-6 12-6-1 7-5 13-12 15z", RED, 2.2),
    ink("M22 52c-2-19 10-32 28-32s31 12 30 31c0 16-10 27-28 27S24 68 22 52z", GREEN, 2.4),
    ink("M26 52c0-11 6-16 14-16 9 0 14 6 14 14 0 9-6 14-14 14S26 61 26 52z", WHITE, 2),
    ink(disc(41, 50, 6), "#f6e6b4", 1.8),
    flat(disc(42, 50, 3.2), "#24170c"),
    flat(disc(43.300, 48.600, 1), WHITE),
    ink("M58 42c12-5 25 1 28 14 2 8-1 14-5 17 0-6-3-10-9-11-7 0-13-1-16-6-2-5-1-11 2-14z", BRASS, 2.4),
    ink("M58 60c5 3 10 3 14 3 2 5-1 10-7 11-6 0-10-5-9-11z", "#8f5a1c", 2),
    flat("M62 45c8-3 15 0 18 6-6-3-12-4-18-6z", "#f6d98d"),
    flat(disc(64, 49, 1.5, 1.1), "#6d4223"),
    line(disc(41, 50, 10.500), 3, "#8f6a1c"),
    line(disc(41, 50, 10.500), 1.4, "#f0cf7a"),
    line("M34 58c-6 8-10 14-10 22 0 4 4 6 7 3", 1.6, "#8f6a1c"),
    line("M32 38q8-5 17-2", 2.4, DARK),
    ink("M44 17l25-9 19 11-25 10z", NIGHT, 2.2),
    ink("M54 22l9 4 15-6v7c-5 5-18 7-24 3z", "#3d3a44", 2),
    line("M68 18l16 3v8", 1.8, BRASS),
    flat(disc(84, 31, 2, 3), BRASS),
  ],
} satisfies Face;
