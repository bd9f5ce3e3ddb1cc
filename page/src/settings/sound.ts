/** Sound, off and on again as loud as it was. */

import { heed, settings, wish } from "./settings.svelte";

let loud: "soft" | "full" = "full";
heed(() => {
  if (settings.sound !== "off") loud = settings.sound;
});

export function turnSound(): void {
  wish({ sound: settings.sound === "off" ? loud : "off" });
}
