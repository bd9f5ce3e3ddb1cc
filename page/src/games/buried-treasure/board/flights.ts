/** What has gone from where to where between two views: cards slide from a column, the air, another's collection or a hand. */

import { COLOURS, colourOf, type View } from "../view";

interface Lying {
  seat: number;
  colour: string;
}

/** Where a card is held up while it acts. */
interface Air {
  air: true;
}

export type From = { column: number; place: number } | Lying | { hand: number } | Air;

export interface Flight {
  card: string;
  from: From;
  to: Lying | Air;
  /** It comes down after what it has brought about. */
  late?: boolean;
}

function changes(before: View, after: View, sign: 1 | -1): Lying[] {
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

const onTable = (view: View): number => view.columns.flat().length;

/** The card that was in the air before and is not any more, with the place where it lies now. */
function landing(before: View, after: View): { card: string; to: Lying } | null {
  const { card, card_to: seat } = before;
  if (card === null || seat === null) return null;
  const waits = card === after.card && seat === after.card_to && onTable(before) === onTable(after);
  return waits ? null : { card, to: { seat, colour: colourOf(card) } };
}

/** A view as it would be with one card more in a collection. */
function withCard(view: View, { seat, colour }: Lying): View {
  const collections = view.collections.map((held, at) => (at === seat ? { ...held, [colour]: (held[colour] ?? 0) + 1 } : held));
  return { ...view, collections };
}

/** The cards that moved, as far as the two views tell. */
export function flights(before: View, after: View): Flight[] {
  if (before.seats !== after.seats) return [];
  const landed = landing(before, after);
  const settled = landed ? withCard(before, landed.to) : before;
  const gained = changes(settled, after, 1);
  const lost = changes(settled, after, -1);
  const rising = before.card === null || landed ? [after.card] : [];
  const found: Flight[] = [];
  const add = (card: string, from: From): void => {
    const to = pull(gained, ({ colour }) => colour === colourOf(card));
    if (to) found.push({ card, from, to });
  };
  before.columns.forEach((column, at) => {
    const left = before.round === after.round ? (after.columns[at]?.length ?? 0) : 0;
    for (let place = column.length - 1; place >= left; place--) {
      const [card, from] = [column[place] ?? "", { column: at, place }];
      if (pull(rising, (one) => one === card)) found.push({ card, from, to: { air: true } });
      else add(card, from);
    }
  });
  for (const { seat, colour } of lost) add(`${colour}-plain`, { seat, colour });
  before.hand_sizes.forEach((cards, seat) => {
    if (cards > (after.hand_sizes[seat] ?? 0) && gained[0]) add(`${gained[0].colour}-plain`, { hand: seat });
  });
  if (landed) found.push({ card: landed.card, from: { air: true }, to: landed.to, late: found.length > 0 });
  return found;
}
