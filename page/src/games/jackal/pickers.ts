/** Islands, boxes and abilities of one's own. */

import type { Picker } from "../../kit/picker";
import AbilityPicker from "./pickers/AbilityPicker.svelte";
import BoxPicker from "./pickers/BoxPicker.svelte";
import IslandPicker from "./pickers/IslandPicker.svelte";

export const PICKERS: Readonly<Record<string, Picker>> = {
  island: { part: IslandPicker, first: "..BB../.FMMF./BFMMFB/BFMMFB/.FMMF./..BB.." },
  boxes: { part: BoxPicker, first: "" },
  abilities: { part: AbilityPicker, first: "" },
};
