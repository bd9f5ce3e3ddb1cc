import type { Sounds } from "../../kit/sound/sounds";
import type { Events } from "./wire";

export const SOUNDS: Sounds<Events> = {
  landed: "step",
  walked: "step",
  lifted: "card",
  "put-down": "card",
  played: "card",
  spent: "card",
  threw: "card",
  drew: "card",
  reshuffled: "card",
  paid: "gold",
  took: "dig",
  majority: "gold",
  "shared-set": "gold",
};
