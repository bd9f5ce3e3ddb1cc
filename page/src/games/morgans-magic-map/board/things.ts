/** Which thing a tile is for the moves of the moment, and what things are called. Only names and places: no rule. */

import type { Picks, Thing } from "../../../kit/picks.svelte";
import type { Words } from "../../../words/words.svelte";
import type { CardView, View } from "../view";
import { cornerOf, type Lying, sideTowards } from "./layout";

/** Every way a move may name a tile; the first that one does name is what the tile is now. */
export function tileThing(view: View, picks: Picks, tiles: readonly Lying[], one: Lying): Thing {
  const lift = { kind: "lift", tile: one.tile.name };
  const mine = tiles.find((other) => other.tile.name === view.pirates[view.you ?? view.turn]);
  const side = mine && sideTowards(mine, one);
  const corner = cornerOf(view, one);
  const things: Thing[] = [lift];
  if (side) things.push({ kind: "step", side });
  if (corner) things.push({ kind: "corner", corner });
  if (mine === one) things.push({ kind: "stay" });
  return things.find((thing) => picks.live(thing)) ?? lift;
}

export function cardThing(card: CardView): Thing {
  return { tile: card.place, distance: String(card.distance) };
}

/** The glossary's names for a card: what a clue is, and what its symbol is good for. */
export const isCard = (card: CardView): string => `glossary-clue symbol-${card.symbol}`;

export function cardName(card: CardView, words: Words): string {
  return `${words.say(`tile-${card.place}`)} ${card.distance}, ${words.say(`symbol-${card.symbol}`)}`;
}
