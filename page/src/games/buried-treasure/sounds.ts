import type { Sounds } from "../../kit/sound/sounds";
import type { Events } from "./wire";

export const SOUNDS: Sounds<Events> = {
  "hands-dealt": "card",
  "round-began": "card",
  took: "card",
  gave: "card",
  "took-extra": "card",
  robbed: "storm",
  played: "card",
  "flag-laid": "card",
  scored: "gold",
  kept: "gold",
};
