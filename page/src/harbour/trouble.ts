/** Why something did not work, as our reader speaks. */

import { knows, say } from "../words/words.svelte";
import { Refused } from "./api/client";

/** A refusal in the language of the moment; in the harbour's own English where we have no words for its reason. */
export function troubleOf(trouble: unknown): string {
  if (!(trouble instanceof Refused)) {
    reportError(trouble); // no refusal but a fault of the page, for whoever is to mend it
    return say("fault");
  }
  if (trouble.status === 0) return say("offline");
  const words = `refused-${trouble.reason}`;
  return knows(words) ? say(words, { detail: trouble.message }) : trouble.message;
}
