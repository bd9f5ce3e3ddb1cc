/** When a captain has nothing to do but wait. */

import type { Calm } from "../../kit/board";
import type { View } from "./view";

/** All my pirates are at the bar and it is still day, or all of them have dug. */
export function becalmed(view: View, seat: number): Calm | null {
  if (view.over || view.turn === seat) return null;
  if (view.phase === "dig") return view.stools.slice(view.dug.length).includes(seat) ? null : { why: "calm-dug", yields: false };
  return view.in_hand[seat] || view.pirates[seat]?.length ? null : { why: "calm-bar", yields: false };
}
