/** From a sentence of the log to the things on the board that it speaks of. */

import type { MoveOut, Told } from "../harbour/api/types";
import { fits, type Picks, type Thing } from "../kit/picks.svelte";

/** The names under which both events and things on a board speak of places. */
const PLACES = ["cell", "place", "field", "square", "tile", "beside", "corner", "column", "loot", "treasure", "source"];

export const pointsSomewhere = (event: Told): boolean => PLACES.some((name) => name in event.args);

/** Whether a thing is spoken of in an event. */
export function speaksOf(event: Told, thing: Readonly<Record<string, string>>): boolean {
  return PLACES.some((name) => {
    const value = event.args[name];
    const called = name === "place" ? "cell" : name;
    return value !== undefined && thing[called] === String(value);
  });
}

/** Mark the things an event speaks of; nothing marks none. */
export function pointAt(board: HTMLElement | undefined, event: Told | null): void {
  for (const spot of board?.querySelectorAll<SVGElement>(".spot") ?? []) {
    const thing = JSON.parse(spot.dataset["thing"] ?? "null") as Thing | null;
    spot.classList.toggle("pointed", event !== null && thing !== null && speaksOf(event, thing));
  }
}

/** The things on a board that lead to one of some moves from where the choice stands now. */
export function leading(board: HTMLElement | undefined, right: readonly MoveOut[], picks: Picks): SVGElement[] {
  const open = right.filter((move) => fits(move, picks.picked));
  const wanted = open.length ? open : right;
  return [...(board?.querySelectorAll<SVGElement>(".spot") ?? [])].filter((spot) => {
    const thing = JSON.parse(spot.dataset["thing"] ?? "null") as Thing | null;
    return thing !== null && !picks.held(thing) && wanted.some((move) => fits(move, thing));
  });
}
