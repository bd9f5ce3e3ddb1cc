/** The series that a finished game is of: whether another evening follows, and what it is called. */

import { ask } from "../../../harbour/api/client";
import type { Evening, SeriesOut } from "../../../harbour/api/types";
import { onwardLabel } from "../../../parts/series";

export class Voyage {
  series = $state.raw<SeriesOut | null>(null);
  /** Nobody knows yet, or the harbour did not say. */
  #asking = $state(false);

  constructor(evening: Evening | null) {
    if (!evening) return;
    this.#asking = true;
    void ask("oneSeries", [evening.series])
      .then((found) => (this.series = found))
      .catch(() => null) // then whoever asks for another game is told by the harbour what follows
      .finally(() => (this.#asking = false));
  }

  /** Whether another game may be asked for: once it is known that the series goes on. */
  get open(): boolean {
    return !this.#asking && !this.series?.over;
  }

  /** What the next evening is called on; nothing where this is one game. */
  get label(): string {
    return this.series && !this.series.over ? onwardLabel(this.series) : "";
  }
}
