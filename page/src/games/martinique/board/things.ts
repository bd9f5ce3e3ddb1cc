/** Which thing a field is for the moves of the moment, and what things are called. Only names and places: no rule. */

import type { Picks, Thing } from "../../../kit/picks.svelte";
import type { Words } from "../../../words/words.svelte";
import type { View } from "../view";
import { towards } from "./layout";

/** Every way a move may name a field; the first that one does name is what the field is now. */
export function fieldThing(view: View, picks: Picks, field: string): Thing {
  const things: Thing[] = ["place", "move", "dig"].map((kind) => ({ kind, field }));
  const end = view.walk.at(-1);
  const direction = end ? towards(end, field) : null;
  if (direction) things.push({ kind: "step", direction });
  return things.find((thing) => picks.live(thing)) ?? { field };
}

/** What can be said of a field: its name, what lies there, whose pirate stands there. */
export function fieldWords(view: View, words: Words, names: readonly string[], field: string, lies: string): string {
  const said = [field];
  if (lies === "map") said.push(words.say("label-map-tile"));
  else if (lies === "hook") said.push(words.say("label-hook"));
  else if (lies !== "bare") said.push(words.say(`souvenir-${lies}`));
  view.pirates.forEach((fields, seat) => {
    if (fields.includes(field)) said.push(names[seat] ?? "");
  });
  return said.join(", ");
}

/** The glossary's names for what lies on a field, and for who stands there. */
export function isField(view: View, field: string, lies: string): string {
  const names = view.lost === field ? ["glossary-lost"] : [];
  if (lies === "map") names.push("glossary-map-tile");
  else if (lies === "hook") names.push("glossary-hook");
  else if (lies !== "bare") names.push(isSouvenir(lies));
  ["glossary-black", "glossary-red"].forEach((pirate, seat) => view.pirates[seat]?.includes(field) && names.push(pirate));
  return names.join(" ");
}

/** The glossary's name for a souvenir, or for its symbol alone. */
export const isSouvenir = (souvenir: string): string => (souvenir === "joker" ? "glossary-joker" : `symbol-${souvenir.split("-")[0]}`);

/** What a map tile that came from a pile of its own may say. */
export const RANGE = { joker: "", letter: "A–H", number: "1–8" } as const;

/** Where a map tile comes from; for one from the bar, what it may say. */
export function sourceMark(source: string): string {
  if (source === "bar-letter") return RANGE.letter;
  return source === "bar-number" ? RANGE.number : source;
}
