/** The picture of every tile, by its name. */

import { BANK, BARREL, bottles, chest, FORTRESS, HUT, LIGHTHOUSE, MUSKET, SHRINE } from "./finds";
import type { Picture } from "./pen";
import { CARAMBA, CROCODILE, DEN, EARTHQUAKE, EMPTY, JUNGLE, labyrinth, OGRE, PIT, SMOKE } from "./perils";
import { AIRPLANE, arrows, BALLOON, CANNON, CROSSROADS, HORSE, ICE_FIELD, TRAMPOLINE } from "./roads";

/** Where arrows point before a tile is turned, by eighths of a turn from the north. */
export const ARROWS: Readonly<Record<string, readonly number[]>> = {
  arrow: [0],
  "arrow-diagonal": [1],
  "arrows-2": [0, 4],
  "arrows-2-diagonal": [1, 5],
  "arrows-3": [7, 2, 4],
  "arrows-4": [0, 2, 4, 6],
  "arrows-4-diagonal": [1, 3, 5, 7],
  cannon: [0],
};

const pointing = Object.fromEntries(Object.entries(ARROWS).map(([tile, eighths]) => [tile, arrows(eighths)]));

export const PICTURES: Readonly<Record<string, Picture>> = {
  empty: EMPTY,
  ...pointing,
  barrel: BARREL,
  "chest-1": chest(1),
  "chest-2": chest(2),
  "chest-3": chest(3),
  "chest-4": chest(4),
  "chest-5": chest(5),
  horse: HORSE,
  ice: ICE_FIELD,
  pit: PIT,
  "bottle-1": bottles(1),
  "bottle-2": bottles(2),
  "bottle-3": bottles(3),
  crocodile: CROCODILE,
  bank: BANK,
  jungle: JUNGLE,
  caramba: CARAMBA,
  lighthouse: LIGHTHOUSE,
  balloon: BALLOON,
  musket: MUSKET,
  shrine: SHRINE,
  crossroads: CROSSROADS,
  trampoline: TRAMPOLINE,
  airplane: AIRPLANE,
  cannon: CANNON,
  smoke: SMOKE,
  den: DEN,
  missionary: HUT,
  earthquake: EARTHQUAKE,
  "labyrinth-2": labyrinth(2),
  "labyrinth-3": labyrinth(3),
  "labyrinth-4": labyrinth(4),
  "labyrinth-5": labyrinth(5),
  ogre: OGRE,
  fortress: FORTRESS,
};

/** Tiles for which it matters how they lie; the others are drawn upright, however chance has turned them. */
export const POINTING = /^(arrow|cannon|crossroads)/;
/** Marks on the edge of a tile: it acts once; gold stays outside. */
export const ONCE = /^(chest|bottle|lighthouse|musket|airplane|smoke|den|missionary|earthquake)/;
export const CLOSED = /^(jungle|shrine|fortress)$/;
export const TURNS: Readonly<Record<string, number>> = { north: 0, east: 90, south: 180, west: 270 };
