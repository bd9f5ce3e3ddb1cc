/** Tiles that hold, chase or swallow their visitor, and those that do nothing. */

import { CREAM, disc, GOLD, INK, LEAF, LEAF_DEEP, line, moved, NIGHT, oval, type Picture, RED, RED_DEEP, SAND, SAND_DEEP, shape, STONE, STONE_DEEP, type Stroke, wash, WOOD_DEEP } from "./pen";

const TUFT: Picture = [line("M0 0C-1-6-4-10-8-12M0 0C0-8 0-12 2-17M0 0C2-6 5-9 9-10", 1.100, LEAF_DEEP)];

export const EMPTY: Picture = [
  line("M14 74c10-6 20-6 30 0M52 80c10-6 22-6 32 0M20 30c8-5 16-5 24 0", 0.8, SAND_DEEP),
  ...moved(TUFT, "translate(30 60)"),
  ...moved(TUFT, "translate(72 42) scale(.8)"),
  shape("M58 66c1-4 5-6 9-5 4 0 6 3 6 6z", STONE, 0.8),
  shape("M46 28c1-2.500 3-3.500 5.500-3 2.500 0 4 2 4 3.800z", STONE, 0.8),
];

export const PIT: Picture = [
  shape("M7 52C8 34 26 24 50 24S92 34 93 54C93 74 74 86 50 86S6 74 7 52z", "#b08d5c"),
  shape("M16 54C17 41 31 33 50 33S83 41 84 54C84 68 69 76 50 76S16 68 16 54z", NIGHT),
  wash("M20 52C22 42 34 36 50 36S78 42 80 52C74 46 64 43 50 43S26 46 20 52z", "#6b5137"),
  shape("M30 74L34 52 39 76zM45 77L50 56 55 77zM61 76L66 52 70 74z", CREAM),
  ...moved(TUFT, "translate(18 34)"),
  ...moved(TUFT, "translate(82 36) scale(.9)"),
  line("M12 68l6 4M88 66l-6 6M30 82l3-5M68 82l-2-5", 0.8, "#7c5c34"),
];

const TEETH = "M53 48l3 7 4-6.500M62 47.500l3 6.500 4-7M71 47l2.500 6 4-6.500M80 46.500l2 5 3.500-5";
const LOWER = "M50 64l3-6 4 8M59 67l3-6 4 8M68 70l2.500-6 4 8M77 73l2-5 3.500 7";

export const CROCODILE: Picture = [
  shape("M30 52L88 46 82 74 40 68z", RED_DEEP),
  shape(TEETH, CREAM, 0.8),
  shape(LOWER, CREAM, 0.8),
  shape("M5 70C5 48 16 34 30 34 32 24 44 22 48 33L86 35C94 36 95 46 88 48L46 50C40 52 40 58 46 61L84 74C90 77 87 85 80 84L36 84C18 84 5 80 5 70z", LEAF),
  wash("M9 72C10 80 22 81 36 81L80 81C70 76 44 74 30 66 20 60 12 62 9 72z", "#b6c98a"),
  shape("M8 54l-5-6 9-3-2-8 10 1 1-8 10 4", LEAF_DEEP, 0.9),
  shape(disc(39, 34, 6), CREAM),
  wash(oval(40, 34, 1.900, 4.800), INK),
  wash(oval(86, 39.500, 2.300, 1.600), INK),
  line("M54 40h4M63 40h4M72 40.500h4M20 46c3-2 5-2 8 0M16 58c3-2 5-2 8 0M26 54c3-2 4-2 6 0", 0.9, LEAF_DEEP),
];

const FROND = "M0 0C-14-10-18-26-10-44 2-34 8-16 0 0z";

export const JUNGLE: Picture = [
  shape("M10 50C10 24 30 10 50 10S90 24 90 50 74 90 50 90 10 76 10 50z", "#24351f"),
  ...[-100, -62, -24, 24, 62, 100].map((turn, at): Stroke => ({ ...shape(FROND, at % 2 ? LEAF : LEAF_DEEP), move: `translate(50 62) rotate(${turn}) translate(0 -8) scale(.98)` })),
  ...[-150, 150, 180, -122, 122].map((turn, at): Stroke => ({ ...shape(FROND, at % 2 ? LEAF_DEEP : LEAF), move: `translate(50 46) rotate(${turn}) translate(0 -8) scale(.94)` })),
  shape("M28 50C34 40 66 40 72 50 66 62 34 62 28 50z", "#1b2716"),
  shape(oval(41, 50.500, 6, 5), "#f7dc86"),
  shape(oval(59, 50.500, 6, 5), "#f7dc86"),
  wash(oval(42, 50.500, 1.800, 4.500), INK),
  wash(oval(60, 50.500, 1.800, 4.500), INK),
];

/** A parrot that shouts it out. */
export const CARAMBA: Picture = [
  shape("M64 6L70 16 81 11 80 22 94 24 85 33 94 44 81 44 80 56 70 49 62 58 59 46 47 46 54 37 46 27 57 26 56 13z", CREAM),
  shape("M67.500 16h8L73.500 36h-4z", RED),
  shape(disc(71.500, 42, 3.200), RED),
  shape("M12 92C8 66 14 38 34 36 50 35 56 46 54 56 60 60 56 76 50 92z", RED),
  shape("M12 92C10 74 14 62 22 60 30 66 32 80 30 92z", "#33658a"),
  shape("M12 92C12 84 13 79 16 76 21 80 22 86 22 92z", GOLD),
  shape("M48 48C58 44 66 50 66 60 60 56 54 57 50 58z", GOLD),
  shape("M50 60C56 60 60 63 60 68 55 70 50 68 47 64z", NIGHT),
  shape("M32 46C38 42 48 44 49 52 49 60 42 64 36 61 31 58 29 50 32 46z", CREAM),
  wash(disc(41, 52, 3.200), INK),
  line("M24 38c-2-5-1-9 2-12M30 36c0-5 2-8 6-10", 1.600, RED_DEEP),
];

export const SMOKE: Picture = [
  shape("M30 60C18 60 12 50 18 42 8 36 12 22 24 22 26 10 42 6 50 14 60 4 78 10 78 22 92 22 94 38 84 43 90 52 82 62 72 60 66 66 36 66 30 60z", "#d8d2c6"),
  line("M26 40c0-8 12-8 12-1 0 5-7 5-7 1M48 30c0-9 14-9 14 0 0 6-8 6-8 1M62 48c0-7 11-7 11 0 0 5-6 5-6 1", 1.100, STONE_DEEP),
  shape("M50 56C56 64 64 68 62 78 60 86 40 86 38 78 37 72 41 70 42 64 46 66 48 62 50 56z", RED),
  wash("M50 68C53 72 57 74 56 79 54 84 46 84 44 79 44 75 48 73 50 68z", "#f7dc86"),
  shape("M22 82L74 90 73 95.500 21 87.500zM78 82L26 90 27 95.500 79 87.500z", WOOD_DEEP),
];

export const BEAR_FACE: Picture = [
  shape(disc(31, 30, 10), WOOD_DEEP),
  shape(disc(69, 30, 10), WOOD_DEEP),
  wash(disc(31, 30, 5), "#c4936a"),
  wash(disc(69, 30, 5), "#c4936a"),
  shape("M50 20C72 20 82 36 80 54 78 74 64 84 50 84S22 74 20 54C18 36 28 20 50 20z", WOOD_DEEP),
  shape("M50 52C60 52 66 58 65 66 64 75 57 79 50 79S36 75 35 66C34 58 40 52 50 52z", "#c4936a"),
  shape("M43 56H57C58 61 54 64 50 64S42 61 43 56z", INK),
  line("M50 64v6M41 71c4 3 14 3 18 0", 1.200),
  shape("M43 71.500l2 5 2.500-4.200zM57 71.500l-2 5-2.500-4.200z", CREAM, 0.7),
  wash(disc(36, 45, 3.800), INK),
  wash(disc(64, 45, 3.800), INK),
  line("M28 36l11 5M72 36l-11 5", 1.600),
];

export const DEN: Picture = [
  shape("M4 90C4 66 12 52 20 46 22 30 36 14 52 14 72 14 84 30 86 46 94 56 96 72 96 90z", STONE),
  line("M18 60c4-4 6-8 6-13M78 36c2 6 6 8 8 12M40 20c-4 3-7 7-8 12M62 18c4 3 8 7 10 12", 0.8, STONE_DEEP),
  shape("M18 90C18 58 30 38 50 38S82 58 82 90z", NIGHT),
  ...moved(BEAR_FACE, "translate(20 39) scale(.6)"),
  ...moved(TUFT, "translate(12 92)"),
  ...moved(TUFT, "translate(90 92)"),
];

export const EARTHQUAKE: Picture = [
  shape("M6 22L20 10 52 8 46 26 56 40 42 56 52 70 44 92 16 90 6 74z", SAND),
  shape("M62 9L84 12 95 30 93 76 82 91 54 92 62 70 52 57 66 41 56 26z", "#dcc48a"),
  wash("M52 8L46 26 56 40 42 56 52 70 44 92 48 92 56 70 46 56.500 60 40.500 50 26 56 8.500z", RED_DEEP),
  wash("M55 9L50 26 60 40.500 46 56.500 56 70 48 92H54L62 70 52 57 66 41 56 26 62 9z", NIGHT),
  line("M46 26l-12 5-4 8M42 56l-14 2-8 8M56 40l-9 3M66 41l12 4 3 9M62 70l12-3 8 6", 1),
  line("M14 36c-3 3-3 7 0 10M20 33c-5 5-5 11 0 16M86 50c3 3 3 7 0 10M80 47c5 5 5 11 0 16", 0.9, RED_DEEP),
];

export const OGRE: Picture = [
  shape("M24 34L10 14C22 14 32 20 36 28zM76 34L90 14C78 14 68 20 64 28z", CREAM),
  shape("M20 50C10 46 6 54 8 60 10 67 18 68 22 64zM80 50C90 46 94 54 92 60 90 67 82 68 78 64z", "#7f9a57"),
  shape("M50 20C72 20 82 34 82 54 84 76 70 92 50 92S16 76 18 54C18 34 28 20 50 20z", "#93ab66"),
  shape("M28 40C36 36 44 40 48 46 40 46 34 46 27 48zM72 40C64 36 56 40 52 46 60 46 66 46 73 48z", NIGHT),
  shape(oval(37, 52, 7, 5.500), "#f7dc86"),
  shape(oval(63, 52, 7, 5.500), "#f7dc86"),
  wash(disc(38.500, 52.500, 2.600), INK),
  wash(disc(61.500, 52.500, 2.600), INK),
  shape("M44 56C41 64 43 67 50 67S59 64 56 56", "#7f9a57"),
  shape("M26 70C38 66 62 66 74 70 74 84 62 88 50 88S26 84 26 70z", RED_DEEP),
  shape("M30 70.500L33 58 39 69zM70 70.500L67 58 61 69zM41 69l3.500 6 3.500-6.500zM52 68.500l3.500 6.500 3.500-6zM38 86.500l3-7 5 8.500zM54 88l5-8.500 3 7z", CREAM),
  line("M44 24c3 3 9 3 12 0M40 30c6 3 14 3 20 0", 0.8, LEAF_DEEP),
];

/** Where the spaces of a labyrinth are, its entrance first. */
export const SPACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [[30, 70], [70, 30]],
  3: [[25, 74], [50, 26], [76, 72]],
  4: [[24, 76], [28, 28], [72, 28], [76, 76]],
  5: [[22, 76], [22, 26], [52, 52], [78, 24], [78, 76]],
};

const WAYS: Readonly<Record<number, string>> = {
  2: "M30 70C30 40 46 50 50 50S70 60 70 30",
  3: "M25 74C20 40 34 26 50 26S80 40 76 72",
  4: "M24 76C14 60 14 40 28 28 44 18 56 18 72 28 86 40 86 60 76 76",
  5: "M22 76C12 60 12 40 22 26 36 16 44 34 52 52 60 70 62 30 78 24 88 40 88 60 78 76",
};

/** Hedges with a path through them; the stones to step on can be counted. */
export const labyrinth = (spaces: number): Picture => [
  shape("M12 8H88L92 12V88L88 92H12L8 88V12z", LEAF_DEEP),
  line("M16 18q4-4 8 0M34 14q4-4 8 0M58 16q4-4 8 0M78 18q4-4 8 0M14 50q4-4 8 0M40 60q4-4 8 0M80 50q4-4 8 0M30 88q4-4 8 0M50 86q4-4 8 0M66 84q4-4 8 0M46 40q4-4 8 0", 0.9, LEAF),
  line(WAYS[spaces] ?? "", 10.500),
  line(WAYS[spaces] ?? "", 8.700, SAND),
  ...(SPACES[spaces] ?? []).flatMap(([x, y]) => [shape(disc(x, y, spaces > 3 ? 12.500 : 14.500), "#d8ccb4"), line(disc(x, y, spaces > 3 ? 9 : 11), 0.7, STONE_DEEP)]),
];

