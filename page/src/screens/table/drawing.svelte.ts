/** How a game draws a table in text, where the page has no board of it: the harbour is asked anew for each moment that is shown. */

import { Question, read, Refused } from "../../harbour/api/client";
import type { Eyes } from "../../route.svelte";
import type { Language } from "../../words/words.svelte";

export class Drawing {
  /** Blank till the first has come; nothing where the harbour does not say: what is seen is written out then. */
  text = $state<string | undefined>("");
  readonly #question = new Question();
  #asked = "";

  constructor(readonly table: string) {}

  /** Draw a moment as these eyes saw it; till that has come, the one before it is shown. */
  async show(seq: number, seat: Eyes, language: Language, names: readonly string[]): Promise<void> {
    const asked = JSON.stringify([seq, seat, language, names]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    const called = this.#question.anew();
    try {
      const text = await read("drawMoment", [this.table, seq, language, { seat, names: [...names] }], called);
      if (!called.aborted) this.text = text;
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      if (called.aborted) return;
      this.text = undefined;
      this.#asked = ""; // the same may be asked again
    }
  }

  close(): void {
    this.#question.drop();
  }
}
