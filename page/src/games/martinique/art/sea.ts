/** Ships and beasts, the rose, the boat, the sack: each round its own middle. */

import { disc, flat, ink, type Stroke } from "../../../kit/ink";

/** A ship under sail, within 30. */
export const SHIP: Stroke[] = [
  ink("M-24 8h46c2 0 4-2 6-4-1 10-6 18-14 18h-26c-8 0-12-6-12-14z", "#95602f", 1.500),
  ink("M-24 13q23 3 48 0", "none", 1),
  flat(disc(-10, 16.500, 1.500) + disc(0, 17, 1.500) + disc(10, 16.500, 1.500), "#24170c"),
  ink("M-10 8v-34M10 8v-28M24 5l10-9", "none", 1.800),
  ink("M-22-20q12 4 22 0c3 6 3 16-1 22-6-3-15-3-21 0 4-6 4-16 0-22z", "#f3e7c8", 1.300),
  ink("M2-14q9 3 17 0c2 5 2 11-1 16-5-2-11-2-16 0 3-5 3-11 0-16z", "#f3e7c8", 1.300),
  ink("M-10-26l-9 3 9 3z", "#b5352a", 1.100),
];

/** The hold of a ship seen from abeam, within 18. */
export const HOLD: Stroke[] = [
  ink("M-18-3h36c-1 8-5 15-11 15H-7c-6 0-10-7-11-15z", "#95602f", 1.400),
  ink("M-17 2q17 3 34 0", "none", 1),
  ink("M0-3v-15", "none", 1.800),
  ink("M-10-15q10 3 20 0c2 4 2 6 0 10-6-2-14-2-20 0 2-4 2-6 0-10z", "#f3e7c8", 1.200),
];

/** A rowing boat 84 long, its gunwale at 0; its pirates stand behind the near side. */
export const BOAT_BACK: Stroke[] = [ink("M-42-4q42 8 84 0l-2 6h-80z", "#6b411d", 1.400)];
export const BOAT: Stroke[] = [
  ink("M-43-4q43 9 86 0c-1 9-6 15-13 15h-60c-7 0-12-6-13-15z", "#a8743d", 1.400),
  ink("M-41 2q41 8 82 0", "none", 1, "#5f3a1b"),
  ink("M-14 2l-16 15M14 3l16 14", "none", 3.200),
  ink("M-14 2l-16 15M14 3l16 14", "none", 1.300, "#d9b27a"),
];

export const SACK: Stroke[] = [
  ink("M-5-8C-14-2-17 8-12 14c6 4 18 4 24 0 5-6 2-16-7-22z", "#c9a873", 1.400),
  flat("M5-8c9 6 12 16 7 22-3 2-6 2.700-9 3C8 10 9 0 3-8z", "#a8844e"),
  ink("M-6-9q6 3 12 0l4-7q-4 2-5-1-2 3-5 0-3 3-5 0-1 3-5 1z", "#c9a873", 1.300),
  ink("M-6-8.500q6 3 12 0", "none", 2, "#7a3b1e"),
];

/** A sea serpent in three coils, 80 long. */
export const SERPENT: Stroke[] = [
  ink("M-32 8c0-14 16-14 16 0h-5c0-7-6-7-6 0zM-8 8c0-18 20-18 20 0H6c0-10-8-10-8 0zM20 8C20-8 24-20 34-20c8 0 12 6 8 9-3 2-6-1-9 1-4 3-6 10-6 18z", "#6e9a86", 1.300),
  ink("M-40 8c-4-4-2-10-8-11 6-2 12 2 14 11z", "#6e9a86", 1.300),
  flat(disc(36, -15, 1.400), "#24170c"),
  ink("M42-11l6 2M22-10l-3-2M24-15l-3-3M-24-3v-3M0-5v-4M6-4l2-3", "none", 1.100),
];

export const SHOVEL: Stroke[] = [
  ink("M-1.800-16h3.600V4h-3.600z", "#b98950", 1.200),
  ink("M-6-19H6v4H-6z", "#b98950", 1.200),
  ink("M-7 3H7v6c0 6-4 9-7 10-3-1-7-4-7-10z", "#c9d2d4", 1.300),
  ink("M0 5v9", "none", 1),
];

/** A hole in the ground with what was thrown out of it, 44 wide. */
export const HOLE: Stroke[] = [
  ink("M4-2c2-8 8-12 13-9 5 2 7 7 6 11z", "#b58d57", 1.200),
  ink("M8-6l3-1M14-8l2 2M12-3l3-1", "none", 1, "#6b4d2a"),
  ink("M-20 6c0-6 8-9 17-9S14 1 14 6s-8 8-17 8-17-3-17-8z", "#7a5630", 1.400),
  flat("M-17 6.500c1-4 7-6.500 14-6.500s12 2 13 6c-3-2-8-3-13-3s-11 1-14 3.500z", "#3f2914"),
];

/** Ways of the compass: the long and the short points of the rose, radius 30. */
export const ROSE: Stroke[] = [
  ink(disc(0, 0, 21), "#f0e0b6", 1),
  ink(disc(0, 0, 17.500), "none", 0.700),
  ...[45, 135, 225, 315].flatMap((way) => point(way, 21, 4)),
  ...[0, 90, 180, 270].flatMap((way) => point(way, 30, 5.500)),
  ink(disc(0, 0, 2.600), "#b5352a", 1),
];

function point(way: number, long: number, wide: number): Stroke[] {
  const at = (angle: number, r: number): string => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`;
  };
  const tip = at(way, long);
  return [ink(`M0 0L${at(way - 45, wide)}L${tip}z`, "#fbf3dd", 0.900), ink(`M0 0L${at(way + 45, wide)}L${tip}z`, "#8c2f22", 0.900)];
}
