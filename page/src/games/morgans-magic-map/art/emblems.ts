/** The four symbols of the cards and the six sets of treasure, each in a box of 40 by 40 round its middle. */

import { disc, flat, ink, type Stroke } from "../../../kit/ink";

export const SYMBOL_ART: Record<string, Stroke[]> = {
  shovel: [
    ink("M-2.500-15h5V4h-5z", "#a87440"),
    ink("M-8-18h16v4H-8z", "#8a5a30"),
    ink("M-9 2H9v6c0 6-5 9-9 11C-4 17-9 14-9 8z", "#b9c0c4"),
    flat("M2 3h6v5c0 5-3 8-6 9z", "#8d979d"),
    ink("M0 5v7", "none", 1.200),
  ],
  map: [
    ink("M-18-11l11-4 14 4 11-4v26l-11 4-14-4-11 4z", "#f2e2b6"),
    flat("M-7-15l14 4v26l-14-4z", "#dfc98f"),
    ink("M-7-15v26M7-11v26", "none", 1.200),
    ink("M-14 5c3-5 6 0 9-5 3-4 5 1 8-3", "none", 1.600, "#5d4a35"),
    ink("M9-4l6 6M15-4l-6 6", "none", 2.600, "#a5281f"),
  ],
  doubloons: [
    ...[12, 6, 0].map((y) => ink(`M-14 ${y}v4c0 3 6 5 11 5s11-2 11-5v-4z`, "#c8912a", 1.300)),
    ink(disc(-3, 0, 11, 4.500), "#f0c65a", 1.300),
    ink(disc(9, -9, 9), "#dfab45"),
    ink(disc(9, -9, 5.500), "#f0cf7a", 1.100),
    ink("M9-12v6M7-9h4", "none", 1.400),
  ],
  boots: [
    ink("M-15-16h12v17c5 2 12 3 13 8v5h-25z", "#7d4a26"),
    flat("M-9-16h6v17c5 2 12 3 13 8-8 0-15-2-19-6z", "#965d33"),
    ink("M-16-18h14v6h-14z", "#c9985f", 1.300),
    ink("M-15 14h25v4h-25z", "#3a2413", 1.200),
    ink("M13-10h5M12-4h7M14 2h5", "none", 1.700, "#8a6a3a"),
  ],
};

const GEMS: Stroke[] = [
  ink("M-16-4l6-9h20l6 9L0 16z", "#c2477c"),
  flat("M-5-4h10L0 15zM-10-13h8l-3 9h-11z", "#df7fa6"),
  ink("M-16-4h32M-5-4L0 15 5-4 0-13zM-10-13l5 9M10-13l-5 9", "none", 1.200),
];
const SILVER: Stroke[] = [
  ink("M-12-15h24c0 11-3 17-9 19v7c4 1 7 2 7 5h-20c0-3 3-4 7-5V4c-6-2-9-8-9-19z", "#c6ced2"),
  flat("M4-14h8c0 11-3 17-9 19v7c4 1 6 2 7 4H4c-1-9 0-20 0-30z", "#98a4ab"),
  ink("M-12-15h24M-10-8h20M-3 4h6M-3 11h6", "none", 1.200),
  flat("M-8-13h3v8h-2z", "#f4f7f7"),
];
const GOLD: Stroke[] = [
  ink("M-18 15l4-11H2l4 11zM-2 15L2 4h12l4 11z", "#d9a233"),
  ink("M-10 3l4-11H8l4 11z", "#f0c65a"),
  flat("M1-7h6l4 9H4zM0 5h2l3 9h-3zM12 5h2l3 9h-3z", "#c08a20"),
  ink("M-5-4h9M-11 8h8", "none", 1.200, "#8a5f10"),
  ink("M-13-11l-3-3M-15-5h-4M13-11l3-3M0-12v-4", "none", 1.500, "#b57f17"),
];
const PEARL: Stroke[] = [
  ink("M-17 3C-18-10-9-17 0-17S18-10 17 3C10 7-10 7-17 3z", "#e9b8a4"),
  ink("M0-17V4M-9-14l4 18M9-14L5 4M-15-7l6 11M15-7L9 4", "none", 1.100, "#a8695a"),
  ink("M-17 3C-10-1 10-1 17 3 15 12 8 17 0 17S-15 12-17 3z", "#d99a86"),
  ink(disc(0, 4, 7), "#fbf7ee"),
  flat(disc(-2.500, 1.500, 2), "#ffffff"),
  ink("M4 8q2-2 2-5", "none", 1.200, "#b9aec0"),
];
const JEWELRY: Stroke[] = [
  ink("M-17 11l-2-18 9 7L0-14 10 0l9-7-2 18z", "#e3b045"),
  ink("M-17 11h34v5h-34z", "#c8912a"),
  ink(disc(-19, -8, 2.600) + disc(0, -15, 2.600) + disc(19, -8, 2.600), "#b53a2c", 1.200),
  ink("M0-2l5 5-5 5-5-5z", "#4d86b5", 1.200),
  ink(disc(-11, 5, 2) + disc(11, 5, 2), "#fbf7ee", 1.100),
];
const JADE: Stroke[] = [
  ink("M-16 16c-4-5-2-11 3-13-2-5 0-10 4-11 0-6 5-8 9-5 4-3 9-1 9 5 4 1 6 6 4 11 5 2 7 8 3 13h-9l-2-5h-10l-2 5z", "#5fa777"),
  flat("M0-13c4-3 9-1 9 5 4 1 6 6 4 11 5 2 7 8 3 13H9C12 4 8-8 0-13z", "#3f8359"),
  ink(disc(-5, -9, 2.500) + disc(5, -9, 2.500), "#f2e7ca", 1.200),
  flat(disc(-5, -9, 1) + disc(5, -9, 1), "#24170c"),
  ink("M-8-1q8 5 16 0M-10 5q3 4 3 9M10 5q-3 4-3 9", "none", 1.300),
];

export const SET_ART: Record<string, Stroke[]> = { gems: GEMS, silver: SILVER, gold: GOLD, pearl: PEARL, jewelry: JEWELRY, jade: JADE };
