/** What an ability card shows. */

import { chest } from "./finds";
import { BARREL, MUSKET } from "./finds";
import { CREAM, disc, GOLD, line, type Picture, SEA, SEA_DEEP, shape, wash, WOOD, WOOD_DEEP } from "./pen";
import { CROCODILE, JUNGLE, labyrinth, OGRE, PIT } from "./perils";

const SWIMMER: Picture = [
  shape("M34 50C34 40 46 34 58 40L78 54 60 62 30 62z", "#f0cfa6"),
  shape(disc(74, 40, 10), "#f0cfa6"),
  shape("M64 38C66 26 82 26 84 38z", "#a5281f"),
  shape("M34 50L20 30 30 26 48 42z", "#f0cfa6"),
  shape("M4 92V62C14 54 24 54 34 62S54 70 64 62 84 54 96 62V92z", SEA),
  line("M12 76c6-5 12-5 18 0s12 5 18 0 12-5 18 0 12 5 18 0", 1.300, SEA_DEEP),
];
const RUNNER: Picture = [
  shape("M34 10H60V52C66 58 84 58 88 70V80H34z", WOOD),
  shape("M31 8H63V22H31z", WOOD_DEEP),
  shape("M32 80H90V88H50V84H46V90H32z", "#3a2a1e"),
  line("M44 46h10M44 54h12", 1.200, CREAM),
  line("M24 34H6M24 52H10M24 70H4", 2, "#84291f"),
];
const HELM: Picture = [
  line(disc(50, 50, 28), 4.600),
  line(disc(50, 50, 28), 3, WOOD),
  ...[0, 45, 90, 135].map((turn) => ({ ...line("M50 6V94", 4.200), move: `rotate(${turn} 50 50)` })),
  ...[0, 45, 90, 135].map((turn) => ({ ...line("M50 7V93", 2.600, WOOD), move: `rotate(${turn} 50 50)` })),
  shape(disc(50, 50, 9), GOLD),
];
const FENCER: Picture = [
  shape("M84 6C92 36 70 66 34 78L30 72C60 62 78 38 84 6z", "#d9d6d0"),
  wash("M84 12C86 36 66 62 34 74l-1-1.500C62 60 80 38 84 12z", CREAM),
  shape("M36 62C22 60 16 72 24 84L30 80C26 74 28 70 40 72z", GOLD),
  shape("M32 72L40 80 22 94 12 96 12 88z", WOOD_DEEP),
];

export const ABILITIES: Readonly<Record<string, Picture>> = {
  strongman: chest(2),
  swimmer: SWIMMER,
  runner: RUNNER,
  trailblazer: JUNGLE,
  climber: PIT,
  pathfinder: labyrinth(3),
  marksman: MUSKET,
  hunter: CROCODILE,
  helmsman: HELM,
  sober: BARREL,
  "iron-belly": OGRE,
  fencer: FENCER,
};
