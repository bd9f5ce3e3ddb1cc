/** The picture of each tile and the ground it stands on. */

import type { Stroke } from "../../../kit/ink";
import * as built from "./built";
import * as wild from "./wild";

export interface Place {
  picture: Stroke[];
  /** The colour of the ground round it; none where it stands in the water. */
  ground: string | null;
  /** Whether the picture leads from one land edge across to the other, and is turned with the tile. */
  crosses?: true;
}

export const PLACES: Record<string, Place> = {
  anthill: { picture: wild.ANTHILL, ground: "#d9b878" },
  volcano: { picture: wild.VOLCANO, ground: "#b5a184" },
  tomb: { picture: built.TOMB, ground: "#c9bd8c" },
  skull: { picture: wild.SKULL, ground: "#bcc07c" },
  oasis: { picture: wild.OASIS, ground: "#e3cb88" },
  "green-tree": { picture: wild.GREEN_TREE, ground: "#a9bd68" },
  "hermits-hut": { picture: built.HERMITS_HUT, ground: "#b7c074" },
  swamp: { picture: wild.SWAMP, ground: "#9aa865" },
  "biting-cave": { picture: wild.BITING_CAVE, ground: "#b9ad86" },
  "three-columns": { picture: built.THREE_COLUMNS, ground: "#c6c183" },
  waterfall: { picture: wild.WATERFALL, ground: "#a3b768" },
  gallows: { picture: built.GALLOWS, ground: "#c4b478" },
  "rope-bridge": { picture: built.ROPE_BRIDGE, ground: null, crosses: true },
  "sun-stone": { picture: built.SUN_STONE, ground: "#b5bb72" },
  "whale-bones": { picture: wild.WHALE_BONES, ground: "#e3cb8c" },
  lighthouse: { picture: built.LIGHTHOUSE, ground: "#b9bb7c" },
  "big-nose-bay": { picture: built.BIG_NOSE_BAY, ground: null },
  shipwreck: { picture: built.SHIPWRECK, ground: null },
  wilderness: { picture: wild.WILDERNESS, ground: "#9fb560" },
  "open-sea": { picture: wild.OPEN_SEA, ground: null },
};
