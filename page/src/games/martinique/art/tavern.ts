/** The Hook from outside, 200 by 200, on its deck of planks. */

import { disc, flat, ink, type Stroke } from "../../../kit/ink";

const barrel = (x: number, y: number): Stroke[] => [
  ink(`M${x - 11} ${y}c-3-10-3-18 0-27h22c3 9 3 17 0 27z`, "#9a6534", 1.800),
  ink(`M${x - 13} ${y - 8}h26M${x - 13} ${y - 19}h26`, "none", 2.200, "#3d3a36"),
  ink(disc(x, y - 27, 11, 3.500), "#c08a52", 1.500),
];

export const HOOK_SIGN: Stroke[] = [
  ink(disc(0, 0, 21), "#f3e3b8", 2.200),
  ink(disc(0, 0, 17), "none", 1),
  ink("M0-15v7M-5-8h10v4H-5z", "#8a5a33", 2),
  ink("M0-4v9c0 9-13 9-13-1l5 3", "none", 6.500),
  ink("M0-4v9c0 9-13 9-13-1l5 3", "none", 3.200, "#c6cdcf"),
];

/** The same sign on the roof. */
const ROOF_SIGN: Stroke[] = [
  ink(disc(100, 68, 25), "#f3e3b8", 2.200),
  ink(disc(100, 68, 20.500), "none", 1),
  ink("M100 50v8M94 58h12v5H94z", "#8a5a33", 2),
  ink("M100 63v11c0 11-16 11-16-1l6 4", "none", 7.500),
  ink("M100 63v11c0 11-16 11-16-1l6 4", "none", 3.800, "#c6cdcf"),
];

export const TAVERN: Stroke[] = [
  ink("M16 4h168q12 0 12 12v168q0 12-12 12H16q-12 0-12-12V16Q4 4 16 4z", "#c79f69", 2),
  ink("M4 172h192M4 150h192M4 42h192M4 20h192M60 172v24M132 150v22M34 4v16M150 20v22", "none", 1.300, "#8a6438"),
  flat("M22 166h160l-6 8H28z", "rgb(40 24 8 / 0.3)"),
  ink("M34 92h132v74H34z", "#96633a", 2),
  ink("M34 108h132M34 124h132M34 140h132M34 154h132", "none", 1.100, "#5f3a1b"),
  ink("M86 166v-40a14 14 0 0 1 28 0v40z", "#3a2312", 2),
  flat("M90 166v-39a10 10 0 0 1 20 0v39z", "#f0a840"),
  flat("M100 117a10 10 0 0 1 10 10v39h-7z", "#d98526"),
  ink("M48 116h24v22H48zM128 116h24v22h-24z", "#f7c760", 2),
  ink("M60 116v22M48 127h24M140 116v22M128 127h24", "none", 1.500),
  ink("M14 98C30 74 40 46 48 26h104c8 20 18 48 34 72-28 6-58 7-86 7s-58-1-86-7z", "#d2a54b", 2),
  flat("M128 26h24c8 20 18 48 34 72-12 3-24 4-36 6 2-30-8-56-22-78z", "#b58838"),
  ink("M56 34q-6 30-22 58M76 30q-4 34-12 66M124 30q4 34 12 66M144 34q6 30 22 58", "none", 1.300, "#82591d"),
  ink("M44 28q56-14 112 0v6q-56-12-112 0z", "#a4792c", 1.800),
  ...ROOF_SIGN,
  ...barrel(160, 178),
  ...barrel(40, 178),
  flat("M76 190q24-8 48 0-24 6-48 0z", "rgb(240 168 64 / 0.35)"),
];
