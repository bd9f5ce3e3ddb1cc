import type { Sounds } from "../../kit/sound/sounds";
import type { Events } from "./wire";

export const SOUNDS: Sounds<Events> = {
  "set-up-roll": "dice",
  rolled: "dice",
  "rolled-unled": "dice",
  flipped: "dice",
  turned: "dice",
  drew: "card",
  beyond: "gold",
  "found-rum": "dig",
  "found-palm-loot": "dig",
  surrounded: "dig",
  hooked: "gold",
  "line-full": "gold",
  "took-box": "gold",
  raised: "gold",
  kept: "gold",
  overflowed: "storm",
  skull: "storm",
  "third-skull": "storm",
};
