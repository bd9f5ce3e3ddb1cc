/** What keeps a bot from its move: asked for when it takes its time. */

import { ask, Question } from "../../../harbour/api/client";

/** So many milliseconds a bot may take without a reason; then it is asked for, again and again. */
export const PATIENCE = 2000;

export class BotWait {
  why = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #asking = new Question();

  /** A bot is to move at a table. */
  begin(table: string): void {
    this.rest();
    this.#timer = setTimeout(() => void this.#look(table), PATIENCE);
  }

  /** Nobody waits for a bot. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#asking.drop();
    this.why = null;
  }

  async #look(table: string): Promise<void> {
    const called = this.#asking.anew();
    const found = await ask("waiting", [table], undefined, called).catch(() => null); // a help, no more
    if (called.aborted) return;
    this.why = found?.why ?? null;
    this.#timer = setTimeout(() => void this.#look(table), PATIENCE);
  }
}
