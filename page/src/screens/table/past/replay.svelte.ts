/** Walking through a table's past: any moment of it, through one's own eyes, or once the game is over through anybody's.
 *
 * Moments come from the harbour in short stretches, when they are needed.
 */

import { ask } from "../../../harbour/api/client";
import type { LineOut, Moment } from "../../../harbour/api/types";
import type { LiveTable } from "../../../harbour/live.svelte";
import { OVER } from "../../../harbour/tables";
import { troubleOf } from "../../../harbour/trouble";
import { type Eyes, moment as addressOf, swap } from "../../../route.svelte";
import { still } from "../../../settings/light.svelte";
import { paced } from "../../../settings/pace";
import { dull, STRETCH, stretchOf } from "./walk";

const PACE = 1000;
const SETTLE = 70;
/** Browsers take it ill when an address changes too often. */
const WRITE = 350;

export class Replay {
  /** The past is shown, not the present. */
  on = $state(false);
  at = $state(0);
  /** The first moment at which there is something to see, and the last. */
  first = $state(0);
  last = $state(0);
  eyes = $state<Eyes>(null);
  playing = $state(false);
  trouble = $state("");

  #moments = new Map<number, Moment>();
  #asked = new Map<number, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #writing: ReturnType<typeof setTimeout> | undefined;
  #settled: () => void = () => {};
  #walking: Promise<void> = Promise.resolve();
  /** The number that stands in the address because we put it there. */
  #written: number | null = null;

  constructor(readonly live: LiveTable) {
    this.eyes = live.seat;
  }

  get over(): boolean {
    return this.live.update?.stage === OVER;
  }

  /** The end of what has been, or of what we know of it. */
  get end(): number {
    return this.eyes === this.live.seat ? this.live.seq : this.last;
  }

  /** The moment that is shown, once it is here. */
  get shown(): Moment | null {
    return this.on && this.live.past?.seq === this.at ? this.live.past : null;
  }

  /** What has been told up to the moment that is shown; where other eyes number otherwise, all of it. */
  told(lines: LineOut[]): LineOut[] {
    return this.on && this.end === this.live.seq ? lines.filter((line) => line.seq < this.at) : lines;
  }

  /** The address asks for a moment; or for none. */
  async called(at: number | null, eyes: Eyes | undefined): Promise<void> {
    if (at === this.#written) return;
    this.#written = at;
    if (at === null) return this.leave(false);
    await this.begin(at, eyes ?? this.eyes);
  }

  /** Begin to look back. Eyes that may not be looked through are our own. */
  async begin(at: number, eyes: Eyes = this.eyes): Promise<void> {
    this.live.catchUp();
    this.on = true;
    await this.#look(this.over ? eyes : this.live.seat);
    await this.show(at);
  }

  /** Look through other eyes: as far along as we were. */
  async see(eyes: Eyes): Promise<void> {
    const part = this.end > 0 ? this.at / this.end : 1;
    await this.begin(this.at, eyes);
    await this.show(Math.round(part * this.end));
  }

  async #look(eyes: Eyes): Promise<void> {
    const known = this.first > 0 && eyes === this.eyes;
    this.eyes = eyes;
    if (known) return;
    this.#moments.clear();
    this.#asked.clear();
    if (eyes !== this.live.seat) await this.#fetch(0, 0); // how far it goes for them
    let seen: Moment | undefined;
    for (let at = 1; !seen && at <= this.end && !this.trouble; at += STRETCH) {
      await this.#need(at);
      seen = [...this.#moments.values()].find((moment) => moment.view);
    }
    this.first = seen?.seq ?? 0;
  }

  /** Show a moment: at once where it is known, else when it has come. */
  async show(at: number): Promise<void> {
    this.at = Math.min(Math.max(at, this.first), this.end);
    this.#write();
    const wanted = this.at;
    if (!this.#moments.has(wanted)) {
      await new Promise<void>((settled) => {
        clearTimeout(this.#settling);
        this.#settled(); // who waited before us sees that another moment is wanted now
        this.#settled = settled;
        this.#settling = setTimeout(settled, SETTLE);
      });
      if (this.at !== wanted) return;
      await this.#need(wanted);
    }
    const found = this.#moments.get(wanted);
    if (this.on && this.at === wanted && found) this.live.past = found;
  }

  /** To the next moment worth seeing, or the one before; what was taken back is passed over. Quick steps follow each other. */
  step(by: 1 | -1): Promise<void> {
    const on = this.on;
    this.#walking = this.#walking.then(() => (on && !this.on ? undefined : this.#step(by)));
    return this.#walking;
  }

  async #step(by: 1 | -1): Promise<void> {
    if (!this.on) return this.begin(this.end - 1);
    let at = this.at + by;
    for (; at > this.first && at < this.end; at += by) {
      await this.#need(at);
      if (!dull(this.#moments.get(at)?.line ?? null)) break;
    }
    await this.show(at);
  }

  /** Let it run by itself, from the beginning if it stands at the end. */
  async play(): Promise<void> {
    if (!this.on) await this.begin(0);
    else if (this.at >= this.end) await this.show(this.first);
    if (!this.on) return; // it has been left before it was here
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.step(1).then(() => {
        if (!this.playing) return;
        if (this.at >= this.end) this.pause();
        else this.#next();
      });
    }, paced(still() ? PACE * 1.5 : PACE));
  }

  /** Back to now. */
  leave(write = true): void {
    this.pause();
    clearTimeout(this.#writing);
    if (this.on) this.live.stopFilm();
    this.on = false;
    this.eyes = this.live.seat;
    this.first = 0;
    if (write && this.#written !== null) {
      this.#written = null;
      swap(`/t/${this.live.table}`);
    }
  }

  /** The table is left. */
  close(): void {
    this.pause();
    clearTimeout(this.#settling);
    clearTimeout(this.#writing);
  }

  /** The address of what is shown, for others. */
  get address(): string {
    return location.origin + addressOf(this.live.table, this.at, this.eyes);
  }

  #write(): void {
    clearTimeout(this.#writing);
    this.#writing = setTimeout(() => {
      const address = addressOf(this.live.table, this.at, this.eyes);
      if (!this.on || location.pathname === address) return;
      this.#written = this.at;
      swap(address);
    }, WRITE);
  }

  /** See to it that a moment is known. */
  async #need(at: number): Promise<void> {
    if (this.#moments.has(at)) return;
    const [first, last] = stretchOf(at, this.end);
    const asked = this.#asked.get(first) ?? this.#fetch(first, last).finally(() => this.#asked.delete(first));
    this.#asked.set(first, asked);
    await asked;
  }

  async #fetch(first: number, last: number): Promise<void> {
    const eyes = this.eyes;
    try {
      const found = await ask("lookBack", [this.live.table, { first, last, seat: eyes }]);
      if (this.eyes !== eyes) return;
      this.last = found.last;
      for (const moment of found.moments) this.#moments.set(moment.seq, moment);
      this.trouble = "";
    } catch (trouble) {
      if (this.eyes === eyes) this.trouble = troubleOf(trouble);
    }
  }
}
