/** What the printer put on the sheet: treasures, gifts and tools, each in a box of 40 by 40 round its middle. */

import { disc, flat, type Stroke } from "../../../kit/ink";
import { ink } from "./ink";

const spokes = (from: number, to: number): string =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((n) => [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)] as const)
    .map(([x, y]) => `M${(x * from).toFixed(1)} ${(y * from).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`)
    .join("");

export const TREASURE_ART: Record<string, Stroke[]> = {
  doubloon: [
    ink(disc(0, 0, 16), "#e2ad45", 2),
    flat("M0-16a16 16 0 0 1 0 32 22 22 0 0 0 0-32z", "#c48d2a"),
    ink(disc(0, 0, 11.5), "#f0c964", 1.5),
    ink("M0-7.500V7.500M-6-2.500H6M-4 4H4", "none", 2.2, "#7a4f10"),
  ],
  ruby: [
    ink("M-17-4l7.500-10h19L17-4 0 17z", "#c03a4e", 2),
    flat("M-6-4L-9.500-14h9L-6-4zM6-4L9.500-14 17-4zM-17-4h11L0 17z", "#e0778a"),
    flat("M6-4h11L0 17z", "#8f2238"),
    ink("M-17-4h34M-6-4L0 17 6-4 0-14z", "none", 1.3),
    ink("M-17-4l7.500-10h19L17-4 0 17z", "none", 2),
  ],
  crown: [
    ink("M-16 9l-2.500-18 9.500 8L0-15 9-1l9.500-8L16 9z", "#e9b949", 2),
    flat("M0-13L9 0l9-7-2 16H4C6 2 4-6 0-13z", "#cc9530"),
    ink("M-16 9h32v6h-32z", "#c98f2b", 2),
    ink(disc(-18, -10, 2.4) + disc(0, -16, 2.6) + disc(18, -10, 2.4), "#fbf3dd", 1.5),
    ink(disc(0, 2.5, 3), "#3d7fae", 1.4),
  ],
  rum: [
    ink("M-4-13h8v6c5 2 7.500 5 7.500 9v13c0 2.500-1.500 4-4 4h-15c-2.500 0-4-1.500-4-4V2c0-4 2.500-7 7.500-9z", "#5f8a55", 2),
    flat("M2-11h1.500v5c5 2 7 5 7 9v11c0 2-1 3-3 3H3C6 8 6-2 2-7z", "#406a3c"),
    ink("M-5-18.500H5v6H-5z", "#c9985f", 1.8),
    ink("M-11.500 3h23v9.500h-23z", "#f4e8cd", 1.6),
    ink("M-4.500 4.800l6 6M1.500 4.800l-6 6", "none", 1.8),
    flat("M-8.500-1c.5-2 2-3 3.500-4l.5 4z", "#a9cf9c"),
  ],
};

export const GIFT_ART: Record<string, Stroke[]> = {
  rudder: [
    ink(spokes(4, 18), "none", 5),
    ink(spokes(4, 17.5), "none", 2.4, "#c98f56"),
    ink(disc(0, 0, 11.5), "none", 5.6),
    ink(disc(0, 0, 11.5), "none", 2.6, "#a86f3c"),
    ink(disc(0, 0, 4), "#e2ad45", 1.8),
  ],
  map: [
    ink("M-17-11l11-4 12 4 11-4v25l-11 4-12-4-11 4z", "#fbf0cf", 2),
    flat("M-6-15l12 4v25l-12-4z", "#e2cd94"),
    ink("M-6-15v25M6-11v25", "none", 1.3),
    ink("M-13 4c3-5 6 0 9-5 3-4 5 1 8-3", "none", 1.7, "#5d4a35"),
    ink("M8-4l6 6.500M14-4L8 2.500", "none", 2.8, "#a5281f"),
  ],
  shovel: [
    ink("M-2.500-15h5V4h-5z", "#b9824c", 1.8),
    ink("M-8-18.500H8v4.500H-8z", "#94623a", 1.8),
    ink("M-9.500 2h19v6c0 6-5.500 9-9.500 11-4-2-9.500-5-9.500-11z", "#bcc6cb", 2),
    flat("M2 3h6.500v5c0 5-3.500 8-6.500 9.500z", "#8d9aa2"),
    ink("M0 5v7.500", "none", 1.4),
  ],
  compass: [
    ink(disc(0, 0, 16.5), "#d2a24a", 2),
    ink(disc(0, 0, 12.5), "#fbf3dd", 1.5),
    ink("M5.500-9.500L2.500 2.500-2 0z", "#b5382c", 1.3),
    ink("M-5.500 9.500L-2.500-2 2.500 2.500z", "#5f7f96", 1.3),
    ink("M0-12v2M0 10v2M-12 0h2M10 0h2", "none", 1.6),
  ],
  loot: [
    ink("M-16-10h32v25h-32z", "#b9824c", 2),
    ink("M-16-2h32M-16 7h32", "none", 1.5),
    ink("M-16-10h7v25h-7zM9-10h7v25H9z", "#94623a", 1.6),
    ink("M-18-15h36v6h-36z", "#a87040", 1.8),
  ],
  raise: [
    ink("M-17 2L-3-13h17v17L-1 18z", "#f4dfa2", 2),
    ink(disc(8.5, -7.5, 2.6), "#7a4f10", 1.2),
    ink("M-3-2.500v11M-8.500 3h11", "none", 3, "#8a4b12"),
  ],
};

export const TOOL_ART: Record<string, Stroke[]> = {
  skull: [
    ink("M-14-4c0-8 6-13 14-13s14 5 14 13c0 5-2 8-5 10v6c0 2-1 3-3 3H-6c-2 0-3-1-3-3V6c-3-2-5-5-5-10z", "#fbf3dd", 2),
    flat(disc(-5.5, -3, 4, 4.4) + disc(5.5, -3, 4, 4.4) + "M0 2l3 5h-6z", "#24170c"),
    ink("M-4 10v5M0 10v5M4 10v5", "none", 1.5),
  ],
  turtle: [
    ink(disc(0, -14, 4.5, 5), "#9dbb74", 1.8),
    ink(disc(-13, -7, 5, 3.5) + disc(13, -7, 5, 3.5) + disc(-12, 10, 4.5, 3.5) + disc(12, 10, 4.5, 3.5), "#9dbb74", 1.8),
    ink(disc(0, 2, 13, 13.5), "#7f9b4f", 2),
    ink("M0-5l6 3.500v7L0 9l-6-3.500v-7z", "#a9c07c", 1.5),
    ink("M0-5v-6M6-1.500l6-3M6 5.500l6 3M0 9v6M-6 5.500l-6 3M-6-1.500l-6-3", "none", 1.5),
  ],
  seal: [
    ink("M0-18c4 0 5 3 8 3s5 0 7 4c1 3 0 4 1 7s3 5 1 8-4 3-5 6 0 5-4 7-5 0-8 1-5 2-8 0-3-4-5-6-5-3-6-6 1-5 1-8-1-5 2-8 4-2 7-4 5-4 9-4z", "#a5281f", 2),
    flat("M-11-9c3-4 7-6 12-5-5 1-9 4-10 9z", "#d2695c"),
    ink("M-8 0l6 6.500L9-6", "none", 4, "#fbf3dd"),
  ],
  refuse: [ink(disc(0, 0, 15), "#fbf3dd", 2), ink("M-7-7L7 7M7-7L-7 7", "none", 3.4, "#a5281f")],
};

export const PRINTED: Record<string, Stroke[]> = { ...TREASURE_ART, ...GIFT_ART, ...TOOL_ART };
