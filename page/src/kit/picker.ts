/** How a text of one's own is made for an option: what a game's `pickers.ts` holds, by the names of its options. */

import type { Component } from "svelte";

import type { Words } from "../words/words.svelte";

export interface PickerProps {
  words: Words;
  seats: number;
  value: string;
}

export interface Picker {
  part: Component<PickerProps, object, "value">;
  /** What one begins with. */
  first: string;
}
