/** When no more coin can be won, or not by this crew. */

import type { Calm } from "../../kit/board";
import type { View } from "./view";

const CHEST = "chest-";

/** Whether a coin lies on the island, or may still lie under a tile that is face down. */
function isGoldLeft({ coins_on_island, cells, unseen, unseen_here }: View): boolean {
  const hidden = Object.keys(unseen_here).some((back) => Object.keys(unseen[back] ?? {}).some((tile) => tile.startsWith(CHEST)));
  const peeked = cells.some(({ face, tile }) => face === "down" && tile?.startsWith(CHEST));
  return coins_on_island > 0 || hidden || peeked;
}

/** Whether a crew has somebody whom it can move, or may come to have. */
function hasHands({ alive, missionary, smoke }: View, seat: number): boolean {
  return Boolean(alive[seat]) || smoke > 0 || (missionary?.keeper === seat && !missionary.piece.dead);
}

/** No gold is left, my crew is dead, or ten rounds have brought nothing. */
export function becalmed(view: View, seat: number): Calm | null {
  if (view.over || view.puzzle || view.phase === "place" || view.phase === "pick") return null;
  if (!isGoldLeft(view)) return { why: "calm-gold", yields: true };
  if (!hasHands(view, seat)) return { why: "calm-dead", yields: true };
  return view.quiet > view.last_call - view.standstill ? { why: "calm-quiet", yields: true } : null;
}
