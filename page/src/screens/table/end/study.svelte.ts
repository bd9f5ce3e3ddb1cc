/** What a bot makes of a finished game: asked for once, and looked at again until it is ready. */

import { ask, Refused } from "../../../harbour/api/client";
import type { Analysis } from "../../../harbour/api/types";
import { troubleOf } from "../../../harbour/trouble";

const FIRST_WAIT = 700;
const LONGEST_WAIT = 4000;

export class Study {
  found = $state.raw<Analysis | null>(null);
  trouble = $state("");

  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #begun = false;

  constructor(readonly table: string) {}

  get ready(): boolean {
    return this.found !== null && this.found.done >= this.found.total;
  }

  /** Ask for it; whoever asks again gets what is known. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    void this.#look("ask");
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#begun = false;
  }

  async #look(door: "ask" | "read"): Promise<void> {
    try {
      this.found = await ask(door, [this.table]);
      this.trouble = "";
    } catch (trouble) {
      if (!(trouble instanceof Refused && trouble.status === 0)) {
        this.trouble = troubleOf(trouble);
        return;
      }
    }
    if (this.ready || !this.#begun) return;
    this.#timer = setTimeout(() => void this.#look(this.found ? "read" : "ask"), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.3);
  }
}
