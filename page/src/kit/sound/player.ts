/** Whoever plays the sounds: none before the reader has touched the page, none where they want none, never more than a few at once.
 *
 * No browser tells a page that its device is to be quiet. What there is we use: a tab or a device that is muted is the browser's
 * affair, and a page whose sounds are "ambient" obeys the silent switch of a phone and leaves other people's music alone. Where
 * motion is not wanted, sound may be.
 */

import { heed, settings, type Wishes } from "../../settings/settings.svelte";
import type { Sound } from "./sounds";

const LEVEL: Readonly<Record<Wishes["sound"], number>> = { off: 0, soft: 0.35, full: 1 };
/** So many sounds at once, at most. */
export const MOST = 3;
/** A sound that can only be heard so many milliseconds after it was wanted is out of step with the board, and left out. */
const LATE = 250;
/** After so many seconds of silence the device may rest. */
const REST = 4;
/** How soon loudness follows a wish, in seconds. */
const FADE = 0.015;

const isOff = (): boolean => settings.sound === "off";

interface Studio {
  air: AudioContext;
  out: GainNode;
  make: typeof import("./synth").make;
}

async function open(): Promise<Studio> {
  const { make, outlet } = await import("./synth");
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session) session.type = "ambient";
  const air = new AudioContext();
  const out = outlet(air, LEVEL[settings.sound]);
  heed(() => out.gain.setTargetAtTime(LEVEL[settings.sound], air.currentTime, FADE));
  return { air, out, make };
}

export class Player {
  #touched = false;
  #studio: Promise<Studio> | null = null;
  /** When what sounds now will have died away. */
  #ends: number[] = [];
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => (this.#touched = true), { capture: true, once: true });
  }

  /** Whether the reader has done anything here yet: before that browsers let nobody sound, and we do not try. */
  get #awake(): boolean {
    return this.#touched || (navigator.userActivation?.hasBeenActive ?? false);
  }

  /** Let a sound be heard, now or so many milliseconds later. */
  async play(sound: Sound, after = 0): Promise<void> {
    if (isOff() || !this.#awake || typeof AudioContext === "undefined") return;
    const wanted = performance.now();
    this.#studio ??= open();
    const studio = await this.#studio.catch(() => (this.#studio = null)); // its code has not come, or the device has no sound
    if (studio?.air.state === "suspended") await studio.air.resume().catch(() => null);
    const passed = performance.now() - wanted;
    if (studio && passed - after <= LATE && !isOff()) this.#make(studio, sound, Math.max(0, after - passed) / 1000);
  }

  #make({ air, out, make }: Studio, sound: Sound, after: number): void {
    const at = air.currentTime + after;
    this.#ends = this.#ends.filter((end) => end > at);
    if (this.#ends.length >= MOST) return;
    this.#ends.push(make(air, out, sound, at));
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void air.suspend(), (Math.max(...this.#ends) - air.currentTime + REST) * 1000);
  }
}

export const player = new Player();
