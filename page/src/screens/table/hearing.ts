/** What is heard at a table: what happens while it is shown, that it is our turn, and the end. */

import { soundsOf } from "../../games/sounds";
import type { LineOut, Moment, Update } from "../../harbour/api/types";
import { notifies } from "../../harbour/watch.svelte";
import { player } from "../../kit/sound/player";
import { hear } from "../../parts/hearing";

/** More lines than that at once are news of before we came, not something that happens. */
const MOST_LINES = 6;
/** Moments of the past that follow each other quicker than that, in milliseconds, pass in silence. */
const QUICK = 600;

export class Hearing {
  #sounds: Awaited<ReturnType<typeof soundsOf>> = {};
  /** How many lines are known; none before the first look. */
  #known: number | null = null;
  /** How many there were when the table began to wait for others alone; nothing while it waits for us. */
  #idle: number | null = null;
  #ended = false;
  #past: { seq: number; at: number } | null = null;

  constructor(
    game: string,
    private readonly by = player,
  ) {
    void soundsOf(game).then(
      (sounds) => (this.#sounds = sounds),
      () => null, // what cannot be fetched is not heard
    );
  }

  /** An update is shown, with all lines up to it. What is skipped, or only told of afterwards, is not heard. */
  shown(update: Pick<Update, "lines">, lines: readonly LineOut[], running: boolean): void {
    const known = this.#known;
    this.#known = lines.length;
    if (known === null || running) return;
    const fresh = lines.slice(known);
    const own = update.lines.filter(({ seq }) => seq >= known);
    if (fresh.length > own.length || fresh.length > MOST_LINES) return;
    hear(fresh.flatMap((line) => (line.undone ? [] : line.told)), this.#sounds, this.by);
  }

  /** Something is up to us, or nothing is. We are called when the table has waited for others alone, one of them has acted, and it
   * waits for us: where all decide at once, not by what others decide while we do. It is `seen` once all before it was shown. */
  turn(mine: boolean, seen: boolean, seat: number | null, lines: readonly LineOut[]): void {
    if (!mine) this.#idle ??= lines.length;
    if (!mine || !seen || this.#idle === null) return;
    const since = lines.slice(this.#idle);
    this.#idle = null;
    const called = since.some((line) => line.seat !== seat); // of who decides in secret the harbour tells no seat
    if (called && (!document.hidden || notifies())) void this.by.play("turn");
  }

  /** The game has come to its end before our eyes. */
  end(): void {
    if (!this.#ended && !document.hidden) void this.by.play("end");
    this.#ended = true;
  }

  /** A moment of the past is shown, or none; it may run by itself. */
  past(moment: Pick<Moment, "seq" | "line"> | null, runs: boolean): void {
    const before = this.#past;
    this.#past = moment && { seq: moment.seq, at: performance.now() };
    if (!moment?.line || !before || !runs) return;
    if (moment.seq > before.seq && performance.now() - before.at >= QUICK) hear(moment.line.told, this.#sounds, this.by);
  }
}
