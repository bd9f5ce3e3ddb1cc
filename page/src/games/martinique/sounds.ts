import type { Sounds } from "../../kit/sound/sounds";
import type { Events } from "./wire";

export const SOUNDS: Sounds<Events> = {
  placed: "step",
  "placed-at-bar": "step",
  "set-out": "step",
  stepped: "step",
  "sat-down": "step",
  "turned-up": "card",
  collected: "card",
  "collected-map": "card",
  learned: "card",
  "filled-up": "card",
  loaded: "gold",
  dug: "dig",
  found: "gold",
  "not-found": "storm",
  stranded: "storm",
};
