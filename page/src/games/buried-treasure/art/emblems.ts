/** The four colours and the wild flag: a small sign for strips and counts, and a picture for the face of a card.
 *
 * Signs are drawn in a box of 40 by 40, pictures about their middle, 60 wide. Each colour has its own thing, so that nobody
 * needs to tell red from green.
 */

import { disc, flat, ink, type Stroke } from "../../../kit/ink";

export interface Emblem {
  colour: string;
  deep: string;
  /** The ground behind the picture. */
  pale: string;
  sign: string;
  picture: readonly Stroke[];
}

const IRON = "#4a4f55";
const BRASS = "#d9a441";
const WOOD = "#8a5a30";
const PARCHMENT = "#f3e2b4";
const SKIN = "#eec39a";
const BONE = "#fbf3dd";

const CANNON: Stroke[] = [
  flat("M-32 24h64v6h-64z", "#8b5d37"),
  flat("M-32 24h64M-12 24v6M12 24v6", "none"),
  flat(disc(26, -17, 9), "#fff6dd"),
  flat(disc(19, -21, 6) + disc(31, -10, 5), "#f6e3bd"),
  ink("M17-10l6-8 2 6 7-3-3 6 7 2-8 4z", "#f3a63a", 1.2),
  ink("M-27 23l4-13h27l8 13z", WOOD, 1.5),
  ink("M-20 15h20", "none", 1, "#5d3a1a"),
  ink("M-31 2c0-6 4-9 9-9l5-1 31-9c2-.5 4 1 4.500 3l2 7c.5 2-.6 4-2.600 4.500L-11 7h-11c-5 0-9-1-9-5z", IRON, 1.5),
  flat("M-24-4c12-2 26-6 40-10l1 3c-14 4-28 8-41 10z", "#747b83"),
  ink("M-8-10.500l4 16.500M10-16l4.500 16", "none", 2.4, BRASS),
  ink("M-8-10.500l4 16.500M10-16l4.500 16", "none", 0.6),
  ink(disc(-32, 1, 3.2), IRON, 1.3),
  ink("M-24-8c-1-4 1-6 3-8", "none", 1.4, "#b98a3c"),
  ink(disc(-18, 20, 8) + disc(4, 20, 8), "#6d4223", 1.5),
  ink("M-18 12v16M-26 20h16M4 12v16M-4 20h16", "none", 1.2),
  ink(disc(-18, 20, 2.2) + disc(4, 20, 2.2), BRASS, 1),
  ink(disc(21, 24.500, 4.500) + disc(30, 24.500, 4.500) + disc(25.500, 17, 4.500), IRON, 1.3),
  flat(disc(19.500, 23, 1.3) + disc(28.500, 23, 1.3) + disc(24, 15.500, 1.3), "#aab2ba"),
];

const MAP: Stroke[] = [
  flat("M-28-21h58v48h-58z", "rgb(36 23 12 / 0.16)"),
  ink("M-30-22c10 4 20-4 30 0s20-4 28 0v44c-10-4-18 4-28 0s-20 4-30 0z", PARCHMENT, 1.5),
  flat("M-30 8c8 4 14-2 22 4s16 2 22 10c-10-2-12 4-16 1-10-4-18 3-28-1z", "#a9cfc9"),
  flat("M6-22c8 1 14-2 22 0v18c-8 2-20-2-22-18z", "#a9cfc9"),
  ink("M-30 8c8 4 14-2 22 4s16 2 22 10M6-22C8-6 20-2 28-4", "none", 0.9, "#5f8c86"),
  ink("M-23 2c4-8 8-2 12-8s8-6 14-4 8 8 12 12", "none", 2, "#a5281f"),
  ink("M-23 2c4-8 8-2 12-8s8-6 14-4 8 8 12 12", "none", 2.6, PARCHMENT),
  { ...ink("M-23 2c1.500-2.500 2.500-3.500 4-4.500M-15-4.500c1.500-.5 3-1.500 4-3M-7-9.500c2-1.500 4-2 6-2M5-9c2 1.500 3 3.500 4 5.500M11.500-1l2.500 2.600", "none", 2.2, "#84291f") },
  ink("M12 2l9 9M21 2l-9 9", "none", 3.4, "#a5281f"),
  ink("M-21-5v-8", "none", 2, "#7a4d2a"),
  ink("M-21-13c-4-3-7-2-9 1 4-1 6 0 9-1zM-21-13c3-4 7-3 9 0-4-1-6 0-9 0zM-21-13c-1-4 0-6 3-7 0 3-1 5-3 7z", "#4d7d3f", 0.9),
  ink(disc(-17, 16, 5.500), "#f8edcb", 1),
  flat("M-17 10.500l1.800 5.500-1.800 5.500-1.800-5.500z", "#84291f"),
  ink("M4 19l5-5 3 3 3-5 5 7z", "#c9b07a", 1),
  flat("M-30-22c3 1 6 1.200 9 .8l-1 4c-3 .4-6 0-8-.8zM28 22c-3-1-6-1-9 0l1-4c3-1 6-1 8 0z", "#dcc58d"),
];

const PIRATE: Stroke[] = [
  ink("M-30 30c0-12 8-18 18-19h24c10 1 18 7 18 19z", "#7d2a22", 1.5),
  ink("M-9 12L0 26 9 12z", BONE, 1.2),
  ink("M-12 11l-6 19M12 11l6 19", "none", 1.2),
  flat(disc(-22, 26, 1.6) + disc(22, 26, 1.6), BRASS),
  ink("M-14-9c0 14 4 24 14 24S14 5 14-9z", SKIN, 1.5),
  ink("M-14 1c1 14 5 23 14 23S13 15 14 1c-3 3-4 7-7 7-3-2-4-3-7-3s-4 1-7 3c-3 0-4-4-7-7z", "#3a2618", 1.4),
  ink("M-5 11c3 2 7 2 10 0", "none", 1.8, "#b5584a"),
  ink("M0-4c-1 4-3 6-1 8h3", "none", 1.3, "#a8734d"),
  ink("M-15-9L15-4", "none", 1.8),
  ink("M2-8h11c0 6-2 8-5 8s-6-3-6-8z", "#24170c", 1),
  flat(disc(-6.500, -3, 1.8), "#24170c"),
  ink("M-11-8c2-1.500 5-1.500 7 0", "none", 1.8),
  ink(disc(-14.500, 4, 2.6), "none", 1.6, BRASS),
  ink("M-32-12C-24-14-20-22-16-28c10-6 22-6 32 0 4 6 8 14 16 16-10 5-20 6-32 6s-22-1-32-6z", "#2d2320", 1.6),
  ink("M-32-12C-24-14-20-22-16-28M32-12C24-14 20-22 16-28", "none", 2.4, BRASS),
  ink(disc(0, -19, 6, 5.500), BONE, 1),
  flat(disc(-2.2, -19, 1.4) + disc(2.2, -19, 1.4) + "M-2-14.500h4v2.500h-4z", "#24170c"),
  ink("M-8-12l16-5M8-12l-16-5", "none", 0, BONE),
];

const SHIP: Stroke[] = [
  flat("M-33 20c6-4 10-4 16 0s10 4 17 0 10-4 16 0 10 4 17 0v10h-66z", "#4f8ea6"),
  ink("M-2-24v38M-18-14v28M15-16v30", "none", 1.8, "#5d3a1a"),
  ink("M-27-10c8-5 12-5 18-3 2 6 1 12-1 18-6-2-12-1-18 3 3-6 3-12 1-18z", "#f5ead0", 1.3),
  ink("M-12-21c9-5 15-5 20-2 3 9 2 18-1 26-7-3-12-2-19 2 3-9 3-18 0-26z", "#fbf3dd", 1.4),
  ink("M8-12c7-4 11-4 16-2 2 6 1 12-1 17-5-2-9-1-15 3 2-6 2-12 0-18z", "#f5ead0", 1.3),
  ink("M-6-12a5 5 0 1 0 .1 0zM-9-3l7-2", "none", 0),
  ink("M-9-14c4-1.500 9-2 15-.500M-8-6c5-1.500 10-1.500 15-.5", "none", 0.8, "#c9b68a"),
  ink("M-2-24l11 3-11 4z", "#24170c", 1),
  ink("M-18-14l-8 2 8 2.500zM15-16l8 2-8 2.500z", "#a5281f", 0.9),
  ink("M-31 8c6 3 12 4 20 4h22c6-1 12-4 18-8 0 10-4 18-10 22h-38c-7-4-11-10-12-18z", "#8a5a30", 1.5),
  ink("M-29 14c10 4 44 5 56-2", "none", 1, "#5d3a1a"),
  ink("M29 4l8-6", "none", 1.8, "#5d3a1a"),
  flat("M-16 17h5v4h-5zM-5 18h5v4h-5zM6 18h5v4h-5z", "#24170c"),
  ink("M-31 8l-3-7h10l1 9z", "#a4713f", 1.2),
  ink("M-33 25c6-4 10-4 16 0s10 4 17 0 10-4 16 0 10 4 17 0v6h-66z", "#6fa9bd", 0, "none"),
  ink("M-33 25c6-4 10-4 16 0s10 4 17 0 10-4 16 0 10 4 17 0", "none", 1.4, "#f2f8f4"),
];

const JOLLY: Stroke[] = [
  ink("M-27-30V32", "none", 4.500),
  ink("M-27-30V32", "none", 2.4, "#a8764a"),
  ink(disc(-27, -31, 3), BRASS, 1.2),
  ink("M-25-27c14 6 26-6 50 0-4 10-4 22 2 34-22-6-36 6-52 0z", "#2a2320", 1.5),
  flat("M-25-27c14 6 26-6 50 0l-1 3c-22-5-34 6-49 1z", "#4a3f3a"),
  ink("M-14 6l28-7M14 6l-28-7", "none", 5.500),
  ink("M-14 6l28-7M14 6l-28-7", "none", 3.600, BONE),
  flat(disc(-15, 7, 2.6) + disc(-15, -2, 2.6) + disc(15, 7, 2.6) + disc(15, -2, 2.6), BONE),
  ink("M-10-11c0-7 4-10 10-10s10 3 10 10c0 4-2 5-4 6v4h-12v-4c-2-1-4-2-4-6z", BONE, 1.3),
  flat(disc(-4, -11, 2.7) + disc(4, -11, 2.7) + "M0-8l1.800 3.200h-3.600z", "#24170c"),
];

export const EMBLEMS: Record<string, Emblem> = {
  red: {
    colour: "#b5382c",
    deep: "#7d1f17",
    pale: "#f1cdb4",
    sign: "M3 17c0-3 2-5 5-5h3l21-5c2-.5 4 1 4.500 3l.5 2c.5 2-.7 3.800-2.600 4.200L17 21H8c-3 0-5-1-5-4zM11 23a6.500 6.500 0 1 0 .01 0zm0 4a2.500 2.500 0 1 1-.01 0zM19 23l10 12h7L25 21z",
    picture: CANNON,
  },
  green: {
    colour: "#4d7d3f",
    deep: "#2b5223",
    pale: "#cfdcae",
    sign: "M3 9l10-4 14 4 10-4v26l-10 4-14-4-10 4zm11 5l4 5-4 5 3 2.500 4-5 4 5 3-2.500-4-5 4-5-3-2.500-4 5-4-5z",
    picture: MAP,
  },
  yellow: {
    colour: "#c38a1c",
    deep: "#7c540b",
    pale: "#f5e0a0",
    sign: "M2 19c5-2 7-5 8-9 2-4 6-6 10-6s8 2 10 6c1 4 3 7 8 9-5 3-11 4-18 4S7 22 2 19zM12 25c2 .6 5 1 8 1s6-.4 8-1v4c0 3-1 5-3 6v2H15v-2c-2-1-3-3-3-6zm3 2.500v3h3.500v-3zm6.500 0v3H25v-3z",
    picture: PIRATE,
  },
  blue: {
    colour: "#33658a",
    deep: "#173d5a",
    pale: "#bcd8de",
    sign: "M3 27h34l-6 9H9zM18 3v21H6C8 17 12 9 18 3zM21 6c7 3 11 9 12 18H21z",
    picture: SHIP,
  },
  flag: {
    colour: "#3a302b",
    deep: "#1d1613",
    pale: "#d8ccb4",
    sign: "M5 3h3v34H5zM9 5c10 4 16-4 27 0-3 6-3 12 1 18-11-4-17 4-28 0z",
    picture: JOLLY,
  },
};

/** A pirate flag on its pole, 9 by 20. */
export const PENNANT = { pole: "M0 0v20", cloth: "M.8.8c3 1 5-.8 8.700.4-1.500 2.800-1.200 5.400.4 8.300-3.400-1-6 .8-9.100-.2z", skull: "M3.300 3.600a1.700 1.600 0 1 1 3.200 0c0 .8-.5 1-.5 1.700H3.800c0-.7-.5-.9-.5-1.700z" };
