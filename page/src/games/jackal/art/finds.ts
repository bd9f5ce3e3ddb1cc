/** Tiles on which something is found, and places of shelter. */

import { coin, CREAM, disc, GOLD, GOLD_DEEP, ICE, INK, LEAF, LEAF_DEEP, line, moved, NIGHT, oval, type Picture, RED, shape, STONE, STONE_DEEP, wash, WOOD, WOOD_DEEP } from "./pen";

const HEAPS: readonly (readonly (readonly [number, number])[])[] = [
  [[50, 39]],
  [[37, 43], [63, 43]],
  [[30, 46], [70, 46], [50, 37]],
  [[27, 48], [73, 48], [39, 33], [61, 33]],
  [[27, 48], [73, 48], [38, 31], [62, 31], [50, 46]],
];

/** An open chest; the coins can be counted. */
export function chest(coins: number): Picture {
  return [
    wash(oval(50, 88, 38, 5), "#24170c40"),
    shape("M16 50L22 18C23 13 27 10 32 10H68C73 10 77 13 78 18L84 50z", WOOD_DEEP),
    shape("M22 50L27 22C28 18 30 16 34 16H66C70 16 72 18 73 22L78 50z", NIGHT),
    ...(HEAPS[coins - 1] ?? []).flatMap(([x, y]) => coin(x, y, 11)),
    shape("M14 52H86L82 86H18z", WOOD),
    line("M16 64H84M17 75H83", 0.7, WOOD_DEEP),
    shape("M22 52h9l1.500 34h-8.500zM69 52h9l-2 34h-8.500z", GOLD),
    shape("M43 52H57V63C57 67 54 70 50 70S43 67 43 63z", GOLD),
    wash("M48.500 58a2 2 0 1 1 3 0l.8 6h-4.600z", INK),
  ];
}

const BOTTLE: Picture = [
  shape("M44 8H56V26C56 33 66 36 66 48V86C66 90 63 93 59 93H41C37 93 34 90 34 86V48C34 36 44 33 44 26z", "#a9c7a0"),
  shape("M40 48H60V84H40z", CREAM),
  line("M44 56H56M44 63H56M44 70H52", 0.8, "#8a7454"),
  shape("M44 41H56V48H44z", RED),
  wash("M36 48C36 44 38 41 40 39V88H38C37 88 36 87 36 85z", "#e4f0d8"),
  shape("M43.500 3H56.500V15H43.500z", WOOD),
  line("M43 19H57", 1.300, LEAF_DEEP),
];

const ROWS: readonly (readonly string[])[] = [
  ["rotate(24 50 50) translate(3 2) scale(.94)"],
  ["translate(-11 8) rotate(-9 50 50) scale(.84)", "translate(27 8) rotate(11 50 50) scale(.84)"],
  ["translate(-12 18) rotate(-14 50 50) scale(.74)", "translate(38 18) rotate(14 50 50) scale(.74)", "translate(13 10) scale(.74)"],
];

export const bottles = (count: number): Picture => [
  wash(oval(50, 90, 32, 5), "#24170c33"),
  ...(ROWS[count - 1] ?? []).flatMap((move) => moved(BOTTLE, move)),
];

export const BARREL: Picture = [
  wash(oval(50, 89, 32, 5), "#24170c40"),
  shape("M27 17C36 13 64 13 73 17 83 38 83 66 73 87 64 91 36 91 27 87 17 66 17 38 27 17z", WOOD),
  line("M40 20C36 40 36 64 40 86M50 20V86M60 20c4 20 4 44 0 66", 0.7, WOOD_DEEP),
  wash("M27 20C20 40 20 64 27 85l5 2C26 64 26 40 32 22z", "#c4936a"),
  shape("M22.500 29C40 34 60 34 77.500 29L79.500 37C60 42 40 42 20.500 37zM20.500 66C40 71 60 71 79.500 66L77.500 74C60 79 40 79 22.500 74z", "#77706a"),
  shape(oval(50, 17.500, 23, 5.500), "#c4936a"),
  line("M40 14v7M50 13v9M60 14v7", 0.7, WOOD_DEEP),
  shape("M45 50H55V56H57V61H52V65H48V61H45z", GOLD),
  wash("M50 67c2.500 4 4 5.500 4 8a4 4 0 1 1-8 0c0-2.500 1.500-4 4-8z", INK),
  wash("M50 70c1.600 2.700 2.700 3.800 2.700 5.200a2.700 2.700 0 1 1-5.400 0c0-1.400 1.100-2.500 2.700-5.200z", ICE),
];

export const MUSKET: Picture = moved(
  [
    shape("M-2 58L26 44 60 44V53L34 54C24 58 14 68 4 74 0 74-4 68-4 64z", WOOD),
    shape("M30 41H98V47H30z", "#5b5a5c"),
    wash("M32 42.500h64v1.500H32z", "#9a999d"),
    shape("M56 47H82V51.500H56z", WOOD_DEEP),
    shape("M38 41C37 35 41 31 46 31L45 36 50 41z", "#77706a"),
    line("M39 54c0 8 10 8 10-1M44 54v5", 1.200),
    shape("M94 38.500h4V49h-4zM68 40h4v12h-4z", GOLD),
    line("M6 62l10-6", 0.8, WOOD_DEEP),
  ],
  "rotate(-38 50 50) translate(2 3)",
).concat([
  shape("M84 6l2.500 7 7-2-3.500 6 6 4-7 1.500 1 7-6-4-4 6-1.500-7.500-7-.5 5.500-4.500L73 12l7.500 1.500z", GOLD),
  wash(disc(84.500, 18, 3.200), RED),
]);

export const LIGHTHOUSE: Picture = [
  wash("M46 24L4 8V38zM54 24L96 8V38z", "#f3d57c"),
  line("M46 24L4 8M46 24L4 38M54 24L96 8M54 24L96 38", 0.6, GOLD_DEEP),
  shape("M14 91C22 78 34 80 40 78H60C68 80 78 78 86 91z", STONE_DEEP),
  shape("M40 32H60L65 86H35z", CREAM),
  shape("M39 42.500H61L62.200 55H37.800zM36.800 66H63.200L64.300 78H35.700z", RED),
  shape("M35 30H65V35H35z", NIGHT),
  shape("M42 16H58V30H42z", "#f7dc86"),
  line("M47 16v14M53 16v14", 0.7),
  shape("M39 16C42 9 46 6 50 5 54 6 58 9 61 16z", RED),
  shape("M46 91V81a4 4 0 0 1 8 0v10z", NIGHT),
];

export const BANK: Picture = [
  wash(oval(50, 90, 42, 4), "#24170c40"),
  shape("M12 80H88V89H12zM18 73H82V80H18z", STONE),
  shape("M20 40H80V73H20z", NIGHT),
  ...[17, 34, 54, 71].map((x) => shape(`M${x} 40h12v5h-2v23h2v5h-12v-5h2V45h-2z`, CREAM)),
  shape("M8 40L50 8 92 40z", STONE),
  shape("M21 36L50 14 79 36z", "#d9cfbb"),
  ...coin(50, 28, 8),
];

export const SHRINE: Picture = [
  ...[-60, -30, 0, 30, 60].map((turn) => ({ ...shape("M48 10L50 1 52 10z", GOLD, 0.7), move: `rotate(${turn} 50 28)` })),
  shape("M50 9C55 16 60 20 60 27A10 10 0 0 1 40 27C40 20 45 16 50 9z", RED),
  wash("M50 18C53 22 55 25 55 28.500A5 5 0 0 1 45 28.500C45 25 47 22 50 18z", "#f7dc86"),
  shape("M36 37H64V46H36z", STONE),
  shape("M27 46H73V60H27z", STONE),
  shape("M18 60H82V75H18z", STONE),
  shape("M9 75H91V90H9z", STONE),
  wash("M36 43h28v3H36zM27 56h46v4H27zM18 71h64v4H18zM9 86h82v4H9z", STONE_DEEP),
  shape("M39 90V66C39 58 61 58 61 66V90z", NIGHT),
  line("M44 66c0-3 12-3 12 0", 1, GOLD),
  shape("M50 68c3 0 5 2 5 4.500 0 2-1.500 3-2 4V80h-6v-3.500c-.5-1-2-2-2-4C45 70 47 68 50 68z", CREAM, 0.7),
];

export const FORTRESS: Picture = [
  wash(oval(50, 90, 40, 4), "#24170c40"),
  line("M50 22V3", 1.600, WOOD_DEEP),
  shape("M51 4L72 9 51 16z", RED),
  shape("M10 42H17V49H24V42H31V89H10zM69 42H76V49H83V42H90V89H69z", STONE),
  shape("M30 22H38V29H46V22H54V29H62V22H70V89H30z", "#cbc1ae"),
  wash("M62 31h6v56h-6zM84 51h4v36h-4zM26 51h3v36h-3z", STONE_DEEP),
  shape("M38 89V68a12 12 0 0 1 24 0V89z", WOOD_DEEP),
  line("M44 60V89M50 56V89M56 60V89M38 72H62", 0.8),
  shape("M47 40h6v9h-6zM17 58h6v8h-6zM77 58h6v8h-6z", NIGHT),
  line("M32 54h6M60 49h6M32 36h5M12 76h7M80 78h7", 0.7, STONE_DEEP),
];

export const HUT: Picture = [
  wash(oval(50, 90, 36, 4), "#24170c40"),
  line("M50 26V3M42.500 10H57.500", 2.200, WOOD_DEEP),
  shape("M24 52H76V89H24z", "#d9b98a"),
  line("M32 54V88M40 54V88M60 54V88M68 54V88", 0.7, WOOD_DEEP),
  shape("M50 18C64 30 80 44 92 58L84 61 80 57 74 63 68 57 61 63 55 57 50 63 45 57 39 63 32 57 26 63 20 57 16 61 8 58C20 44 36 30 50 18z", GOLD),
  line("M50 26v24M42 34L34 50M58 34l8 16M32 44L22 55M68 44l10 11", 0.7, GOLD_DEEP),
  shape("M42 89V72a8 8 0 0 1 16 0V89z", NIGHT),
  wash("M46 79h8v4h-8z", LEAF),
];
