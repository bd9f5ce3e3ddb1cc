/** What has gone from where to where between two views: cards slide from a column, another's collection or a hand. */

import { COLOURS, colourOf, type View } from "./view";

export type From = { column: number; place: number } | { seat: number; colour: string } | { hand: number };

export interface Flight {
  card: string;
  from: From;
  to: { seat: number; colour: string };
}

interface Change {
  seat: number;
  colour: string;
}

function changes(before: View, after: View, sign: 1 | -1): Change[] {
  return after.collections.flatMap((collection, seat) =>
    COLOURS.flatMap((colour) => {
      const more = sign * ((collection[colour] ?? 0) - (before.collections[seat]?.[colour] ?? 0));
      return Array.from({ length: Math.max(0, more) }, () => ({ seat, colour }));
    }),
  );
}

function pull<T>(from: T[], fits: (one: T) => boolean): T | undefined {
  const at = from.findIndex(fits);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

/** The cards that moved, as far as the two views tell. */
export function flights(before: View, after: View): Flight[] {
  if (before.seats !== after.seats) return [];
  const gained = changes(before, after, 1);
  const lost = changes(before, after, -1);
  const found: Flight[] = [];
  const add = (card: string, from: From): void => {
    const to = pull(gained, ({ colour }) => colour === colourOf(card));
    if (to) found.push({ card, from, to });
  };
  before.columns.forEach((column, at) => {
    const left = before.round === after.round ? (after.columns[at]?.length ?? 0) : 0;
    for (let place = column.length - 1; place >= left; place--) add(column[place] ?? "", { column: at, place });
  });
  for (const { seat, colour } of lost) add(`${colour}-plain`, { seat, colour });
  before.hand_sizes.forEach((cards, seat) => {
    if (cards > (after.hand_sizes[seat] ?? 0) && gained[0]) add(`${gained[0].colour}-plain`, { hand: seat });
  });
  return found;
}
