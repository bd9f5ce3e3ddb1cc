/** What can be done when a game is over: each offer is a button with a key of its own.
 *
 * An offer is made once for a table and asked again and again: what it says may change, and it may have something to say only later. The
 * list of all is OFFERS in `screens/table/end/offers.svelte.ts`: whoever has another adds one line there.
 */

import type { TableCard, Update } from "../harbour/api/types";
import type { Words } from "../words/words.svelte";

/** A game that is over, for whoever has something to offer after it. */
export interface Scene {
  readonly card: TableCard;
  readonly update: Update;
  /** The seats that are ours. */
  readonly mine: readonly number[];
  readonly winners: readonly number[];
  readonly words: Words;
  readonly names: readonly string[];
}

export interface Offer {
  /** To tell it from the others. */
  readonly name: string;
  /** The letter of its key, and where that lies on any keyboard; none of the table's own (parts/keys.ts). */
  readonly key: string;
  readonly code: string;
  /** What stands on the button; nothing where it makes no sense. */
  readonly label: string | null;
  /** A sentence about it, or some, also where there is no button. */
  readonly why?: string | readonly string[] | null;
  /** Whether it is what most want now: of several, the first in the list. */
  readonly main?: boolean;
  /** It cannot be pressed just now. */
  readonly busy?: boolean;
  /** Where it leads, if it is a place; else what it does. */
  readonly href?: string | null;
  readonly go?: () => void;
}

/** Makes the offer of one table. */
export type Maker<Known extends Scene = Scene> = (scene: Known) => Offer;
