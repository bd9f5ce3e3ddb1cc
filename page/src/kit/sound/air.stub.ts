/** For tests: a device on which nothing is heard, and which knows what would be. */

import type { Sound } from "./sounds";
import { make } from "./synth";

/** Something that sounds: its pitch, nothing for noise, and when it begins and ends. */
interface Voice {
  pitch: number;
  at: number;
  end: number;
}

const ALL: readonly Sound[] = ["card", "dice", "step", "dig", "gold", "storm", "turn", "end"];

class Param {
  value = 1;
  readonly wanted: number[] = [];
  setValueAtTime = (value: number): void => void (this.value = value);
  exponentialRampToValueAtTime = (value: number): void => {
    if (value <= 0) throw new RangeError("an exponential ramp never comes to nothing");
  };
  setTargetAtTime = (value: number): void => void this.wanted.push(value);
}

export class Air {
  static readonly all: Air[] = [];
  readonly sampleRate = 100;
  readonly destination = {};
  readonly voices: Voice[] = [];
  readonly gains: { gain: Param }[] = [];
  currentTime = 0;
  state = "running";

  constructor() {
    Air.all.push(this);
  }

  resume = async (): Promise<void> => void (this.state = "running");
  suspend = async (): Promise<void> => void (this.state = "suspended");

  #voice(pitch: Param | null): unknown {
    const voice: Voice = { pitch: 0, at: -1, end: -1 };
    const start = (at: number): void => {
      Object.assign(voice, { at, pitch: Math.round(pitch?.value ?? 0) });
      this.voices.push(voice);
    };
    return { frequency: pitch, connect: () => {}, start, stop: (end: number): void => void (voice.end = end) };
  }

  createOscillator = (): unknown => this.#voice(new Param());
  createBufferSource = (): unknown => this.#voice(null);
  createBiquadFilter = (): unknown => ({ Q: new Param(), frequency: new Param(), connect: () => {} });
  createDynamicsCompressor = (): unknown => ({
    threshold: new Param(), knee: new Param(), ratio: new Param(), attack: new Param(), release: new Param(), connect: () => {},
  });
  createBuffer = (_: number, length: number): unknown => ({ getChannelData: () => new Float32Array(length) });
  createGain = (): unknown => {
    const made = { gain: new Param(), connect: () => {} };
    this.gains.push(made);
    return made;
  };

  /** The sounds made so far, and when: known by their voices. */
  heard(): [Sound, number][] {
    const left = [...this.voices];
    const found: [Sound, number][] = [];
    const prints = ALL.map((sound) => [sound, voicesOf(sound)] as const).sort(([, one], [, other]) => other.length - one.length);
    while (left[0]) {
      const known = prints.find(([, voices]) => voices.every(({ pitch, at }, nth) => left[nth]?.pitch === pitch && Math.abs(left[nth].at - at - (left[0]?.at ?? 0)) < 1e-9));
      if (!known) throw new Error(`nobody knows ${JSON.stringify(left[0])}`);
      found.push([known[0], Math.round((left[0].at + Number.EPSILON) * 1000)]);
      left.splice(0, known[1].length);
    }
    return found;
  }
}

/** The voices of a sound, from its beginning on. */
export function voicesOf(sound: Sound): readonly Voice[] {
  const air = new Air();
  Air.all.pop();
  make(air as unknown as BaseAudioContext, {} as AudioNode, sound, 0);
  return air.voices;
}
