/** The sounds themselves, made of tones and of noise: nothing is fetched but this. */

import type { Sound } from "./sounds";

/** Where sounds are made, and where they go. */
interface Deck {
  air: BaseAudioContext;
  out: AudioNode;
}

/** What is not heard any more. */
const SILENCE = 0.0001;

/** Loudness that rises in no time, or in a little, and dies away. */
function swell({ air, out }: Deck, at: number, loud: number, long: number, rise: number): AudioNode {
  const gain = air.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + long);
  gain.connect(out);
  return gain;
}

/** A tone, from one pitch to another. */
function tone(deck: Deck, at: number, [from, to]: readonly [number, number], loud: number, long: number): number {
  const voice = deck.air.createOscillator();
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + long);
  voice.connect(swell(deck, at, loud, long, 0.003));
  voice.start(at);
  voice.stop(at + long);
  return at + long;
}

interface Rush {
  /** What of the noise is let through, from here to there. */
  band: readonly [number, number];
  kind?: BiquadFilterType;
  loud: number;
  long: number;
  rise?: number;
  sharp?: number;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of noise, made once. */
function noise(air: BaseAudioContext): AudioBuffer {
  const known = noises.get(air);
  if (known) return known;
  const made = air.createBuffer(1, air.sampleRate * 2, air.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0, dice = 1; at < samples.length; at++) {
    dice = (dice * 16807) % 2147483647; // the same each time: what was measured is what is heard
    samples[at] = dice / 1073741823.5 - 1;
  }
  noises.set(air, made);
  return made;
}

/** A rush of air, or a knock: noise through a filter. */
function rush(deck: Deck, at: number, { band: [from, to], kind = "bandpass", loud, long, rise = 0.004, sharp = 1 }: Rush): number {
  const voice = deck.air.createBufferSource();
  voice.buffer = noise(deck.air);
  const filter = deck.air.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  voice.connect(filter);
  filter.connect(swell(deck, at, loud, long, rise));
  voice.start(at, (at * 0.37) % 0.5);
  voice.stop(at + long);
  return at + long;
}

/** A ship's bell: its overtones, how loud each is, and how many seconds it rings. */
const BELL = [
  [0.5, 0.1, 1.1],
  [1, 0.2, 0.9],
  [1.19, 0.09, 0.7],
  [2, 0.1, 0.5],
  [2.74, 0.06, 0.3],
  [3.76, 0.035, 0.2],
] as const;
const PITCH = 740;

function bell(deck: Deck, at: number, loud: number, rings: number): number {
  return Math.max(...BELL.map(([over, part, long]) => tone(deck, at, [PITCH * over, PITCH * over], part * loud, long * rings)));
}

/** A coin: metal has overtones that do not fit each other. */
function clink(deck: Deck, at: number, pitch: number, loud: number): number {
  return Math.max(...[1, 1.47, 2.09, 2.56].map((over, part) => tone(deck, at, [pitch * over, pitch * over], loud / (part + 1.5), 0.32 / (part + 1))));
}

function knock(deck: Deck, at: number, pitch: number, loud: number): number {
  tone(deck, at, [pitch / 4, pitch / 5], loud * 0.35, 0.04);
  return rush(deck, at, { band: [pitch, pitch * 0.9], loud, long: 0.05, sharp: 4 });
}

function footfall(deck: Deck, at: number, loud: number): number {
  rush(deck, at, { band: [1400, 400], kind: "lowpass", loud: loud * 0.5, long: 0.08 });
  return tone(deck, at, [430, 210], loud * 0.5, 0.12);
}

/** How each is made at a moment; the answer is when it has died away. */
const MADE: Readonly<Record<Sound, (deck: Deck, at: number) => number>> = {
  card(deck, at) {
    rush(deck, at, { band: [1700, 4200], loud: 0.5, long: 0.18, rise: 0.08, sharp: 1 });
    return rush(deck, at + 0.13, { band: [2400, 700], kind: "lowpass", loud: 0.26, long: 0.06 });
  },
  dice(deck, at) {
    const falls = [[0, 2300, 0.66], [0.06, 1900, 0.66], [0.11, 2500, 0.66], [0.19, 2050, 0.55], [0.28, 2350, 0.4], [0.34, 1950, 0.3]] as const;
    return Math.max(...falls.map(([after, pitch, loud]) => knock(deck, at + after, pitch, loud)));
  },
  step(deck, at) {
    footfall(deck, at, 0.5);
    return footfall(deck, at + 0.15, 0.38);
  },
  dig(deck, at) {
    rush(deck, at, { band: [1100, 2600], loud: 0.6, long: 0.17, rise: 0.07, sharp: 0.9 });
    tone(deck, at + 0.1, [300, 130], 0.25, 0.14);
    return rush(deck, at + 0.24, { band: [2200, 350], kind: "lowpass", loud: 0.4, long: 0.26, rise: 0.05 });
  },
  gold(deck, at) {
    clink(deck, at, 2350, 0.15);
    clink(deck, at + 0.07, 2790, 0.13);
    return clink(deck, at + 0.16, 2510, 0.11);
  },
  storm(deck, at) {
    rush(deck, at, { band: [350, 1100], loud: 0.5, long: 1.05, rise: 0.45, sharp: 0.7 });
    return rush(deck, at + 0.3, { band: [520, 110], kind: "lowpass", loud: 0.7, long: 0.8, rise: 0.04 });
  },
  turn(deck, at) {
    bell(deck, at, 0.5, 1);
    return bell(deck, at + 0.21, 0.42, 1);
  },
  end: (deck, at) => Math.max(...[0, 0.13, 0.3, 0.43, 0.6, 0.73, 0.9, 1.03].map((after) => bell(deck, at + after, 0.34, 1.33 - after))),
};

/** Where all sounds go out together: as loud as is wished, and several at once never more than a device can take. */
export function outlet(air: BaseAudioContext, level: number): GainNode {
  const out = air.createGain();
  out.gain.value = level;
  const limit = air.createDynamicsCompressor();
  limit.threshold.value = -6;
  limit.knee.value = 3;
  limit.ratio.value = 20;
  limit.attack.value = 0.001;
  limit.release.value = 0.1;
  out.connect(limit);
  limit.connect(air.destination);
  return out;
}

/** Make a sound at a moment of the deck's own time; the answer is when it has died away. */
export function make(air: BaseAudioContext, out: AudioNode, sound: Sound, at: number): number {
  return MADE[sound]({ air, out }, at);
}
