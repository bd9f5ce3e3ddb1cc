/** What a bot makes of a finished game: asked for once, and looked at again until it is ready. */

import { untrack } from "svelte";

import { ask, Question, Refused } from "../../../harbour/api/client";
import type { Analysis } from "../../../harbour/api/types";
import { isUp, studyHere } from "../../../harbour/lookout";
import { troubleOf } from "../../../harbour/trouble";

const FIRST_WAIT = 700;
const LONGEST_WAIT = 4000;

export class Study {
  found = $state.raw<Analysis | null>(null);
  trouble = $state("");
  /** It was asked for. */
  begun = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  readonly #looking = new Question();

  constructor(readonly table: string) {}

  get ready(): boolean {
    return this.found !== null && this.found.done >= this.found.total;
  }

  /** Ask for it, unless that was done; where it was refused, ask again. */
  begin(): void {
    if (untrack(() => this.begun)) return;
    this.begun = true;
    this.trouble = "";
    void (isUp() ? this.#lookHere() : this.#look("ask"));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#looking.drop();
    this.begun = false;
  }

  /** This device looks for itself; the harbour does where it cannot, or where that has been done already. */
  async #lookHere(): Promise<void> {
    const called = this.#looking.anew();
    const done = await studyHere(this.table, called, (found) => (this.found = found)).catch(() => false);
    if (!done && !called.aborted) await this.#look("ask");
  }

  async #look(door: "ask" | "read"): Promise<void> {
    try {
      this.found = await ask(door, [this.table]);
      this.trouble = "";
    } catch (trouble) {
      if (!(trouble instanceof Refused && trouble.status === 0)) {
        this.trouble = troubleOf(trouble);
        this.begun = false;
        return;
      }
    }
    if (this.ready || !this.begun) return;
    this.#timer = setTimeout(() => void this.#look(this.found ? "read" : "ask"), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.3);
  }
}
