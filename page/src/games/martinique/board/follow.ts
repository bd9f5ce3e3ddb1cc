/** Which pirate is which. A view names only where pirates are; whoever has left one place is the one who came to another. */

import type { View } from "../view";

export interface Pirate {
  id: string;
  seat: number;
  /** "field D4", "stool 2" or "boat 0". */
  spot: string;
}

/** Where the pirates of each seat are in a view; one who walks is where his walk has led him. */
export function spotsOf(view: View): string[][] {
  const [start, end] = [view.walk[0], view.walk.at(-1)];
  return view.pirates.map((fields, seat) => [
    ...fields.map((field) => `field ${seat === view.turn && field === start ? end : field}`),
    ...view.stools.flatMap((owner, stool) => (owner === seat && stool >= view.dug.length ? [`stool ${stool}`] : [])),
    ...Array.from({ length: view.in_hand[seat] ?? 0 }, (_, place) => `boat ${place}`),
  ]);
}

/** The pirates of a view, each with the name he had before. */
export function follow(before: readonly Pirate[], view: View): Pirate[] {
  return spotsOf(view).flatMap((spots, seat) => {
    const mine = before.filter((pirate) => pirate.seat === seat);
    const stayed = mine.filter((pirate) => spots.includes(pirate.spot));
    const gone = mine.filter((pirate) => !stayed.includes(pirate));
    const fresh = spots.filter((spot) => !stayed.some((pirate) => pirate.spot === spot));
    const taken = new Set(mine.map((pirate) => pirate.id));
    const moved = fresh.map((spot, at): Pirate => {
      const id = gone[at]?.id ?? nextName(seat, taken);
      taken.add(id);
      return { id, seat, spot };
    });
    return [...stayed, ...moved].sort((a, b) => a.id.localeCompare(b.id));
  });
}

function nextName(seat: number, taken: ReadonlySet<string>): string {
  let number = 0;
  while (taken.has(`${seat}-${number}`)) number++;
  return `${seat}-${number}`;
}
