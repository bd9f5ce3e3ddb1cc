/** What every board is given: the view to draw, and what may be pointed at. It knows no rule. */

import type { Words } from "../words/words.svelte";
import type { Picks } from "./picks.svelte";

export interface BoardProps<View> {
  view: View;
  picks: Picks;
  words: Words;
  /** What the players are called, by seat. */
  names: readonly string[];
  /** Whether there is room for the wide drawing; on a phone there is not. */
  wide: boolean;
  /** How the game itself draws the view in text, for a board that has no other drawing: blank till it has come, nothing where nobody can say. */
  drawing?: string | undefined;
}

/** A region of the board in sentences, for those who hear it. */
export interface Passage {
  title: string;
  text: string;
}

export type Spoken = (view: never, words: Words, names: readonly string[]) => Passage[];

/** Why nothing that a seat does can matter now; where a bot may play it to the end, it yields. */
export interface Calm {
  /** The word that says so; with "-run" behind it, the word for not waiting. */
  why: string;
  yields: boolean;
}

export type Becalmed = (view: never, seat: number) => Calm | null;

/** What those need who tell of the board. */
export interface Teller<View> {
  view: View;
  words: Words;
  names: readonly string[];
}
