/** Choosing a move by pointing at things.
 *
 * A board knows no rule: it only says "this is field F2". What may be pointed at now is what some legal move names,
 * and each thing pointed at leaves fewer moves, until one is left.
 */

import type { MoveOut } from "../harbour/api/types";
import { settings } from "../settings/settings.svelte";

/** One thing on the board, by the name and the value under which moves speak of it. */
export type Thing = Readonly<Record<string, string>>;

/** A thing somebody touched that leads nowhere: how moves speak of it, if they do, the glossary's names for it, and its own. */
export interface Touched {
  thing: Thing | null;
  is: string;
  label: string;
}

export function fits(move: MoveOut, thing: Thing): boolean {
  for (const name in thing) if ((name === "kind" ? move.kind : move.args[name]) !== thing[name]) return false;
  return true;
}

/** A thing in one word, to know it again. */
export const nameOf = (thing: Thing | null): string => JSON.stringify(thing);

/** A thing that is out of sight, and what it is called. */
export interface Aside {
  thing: Thing;
  label: string;
}

/** In what some moves still differ, in the order in which they speak of it: their arguments, and last their kind. */
export function openIn(moves: readonly MoveOut[]): string[] {
  const names = [...new Set(moves.flatMap((move) => Object.keys(move.args)))];
  const differ = names.filter((name) => new Set(moves.flatMap((move) => move.args[name] ?? [])).size > 1);
  return new Set(moves.map((move) => move.kind)).size > 1 ? [...differ, "kind"] : differ;
}

/** Why a move cannot be taken back: something is drawn or shown, or others go on. */
export type Seal = "shows" | "passes";

export class Picks {
  moves = $state.raw<MoveOut[]>([]);
  picked = $state.raw<Thing>({});
  /** The last thing of a move that is on its way. */
  pressed = $state.raw<Thing | null>(null);
  /** The thing under the pointer, or with the focus. */
  over = $state.raw<Thing | null>(null);
  /** The move in words that somebody is about to choose. */
  about = $state.raw<MoveOut | null>(null);
  /** The move that a bot would make, when it was asked. */
  hint = $state.raw<MoveOut | null>(null);
  /** The move that is made only when somebody has said it once more, however it was chosen. */
  doubted = $state.raw<MoveOut | null>(null);
  /** The moves that cannot be taken back, by their text, once that is known. */
  seals = $state.raw<Readonly<Record<string, Seal>>>({});
  /** Where every move is sealed in the same way, one word says it for all. */
  readonly sealed = $derived.by((): Seal | null => {
    const [first] = this.moves;
    const seal = first ? this.seals[first.text] : undefined;
    return seal && this.moves.every((move) => this.seals[move.text] === seal) ? seal : null;
  });

  /** The moves that bear a mark, by their text: those sealed, where not all are alike, and unless the reader wants no marks. */
  readonly marks = $derived(settings.seals && !this.sealed ? this.seals : {});

  /** The moves that all picks so far leave open. */
  readonly left = $derived(this.moves.filter((move) => fits(move, this.picked)));

  /** What the board shows just now, whether it can be used or not. */
  readonly #shown = new Set<Thing>();
  /** How often that has changed. It is counted aside: what is taken away is told the state of before. */
  #changes = 0;
  #changed = $state(0);
  /** Things on the board that were out of sight at this choice. */
  #hidden = $state.raw<readonly Aside[]>([]);
  /** What on the board leads on from here, in sight or not. */
  readonly #useful = $derived.by(() => {
    void this.#changed;
    return [...this.#shown].filter((thing) => !this.held(thing) && this.live(thing));
  });
  /** The moves still open that nothing on the board leads to any more: they are to be had in words. */
  readonly unshown = $derived(this.left.filter((move) => !this.#useful.some((thing) => fits(move, thing))));
  /** What is out of sight and alone leads to some move: it is to be had in words too. */
  readonly aside = $derived.by(() => {
    const hidden = new Set(this.#hidden.map(({ thing }) => nameOf(thing)));
    const seen = this.#useful.filter((thing) => !hidden.has(nameOf(thing)));
    const missed = this.left.filter((move) => !seen.some((thing) => fits(move, thing)));
    return this.#hidden.filter(({ thing }) => !this.held(thing) && missed.some((move) => fits(move, thing)));
  });
  readonly holding = $derived(Object.keys(this.picked).length > 0);
  /** The move that a click on what is pointed at would make: boards may draw in advance what comes of it. */
  readonly aim = $derived(this.about ?? (this.over && !this.held(this.over) ? this.last(this.over) : null));

  constructor(
    private readonly play: (move: MoveOut) => unknown,
    /** Tell what a thing is, and why it leads nowhere. */
    readonly tell: (touched: Touched) => void = () => {},
    /** The move in doubt is not to be made: something else is chosen. */
    private readonly waver: () => void = () => {},
  ) {}

  /** The board shows a thing, until the answer is called. */
  show(thing: Thing): () => void {
    this.#shown.add(thing);
    this.#changed = ++this.#changes;
    return () => {
      this.#shown.delete(thing);
      this.#changed = ++this.#changes;
    };
  }

  /** Some things are out of sight. They stay so for this choice: what is said for them takes room from the board. */
  hide(things: readonly Aside[]): void {
    const known = new Set(this.#hidden.map(({ thing }) => nameOf(thing)));
    const fresh = things.filter(({ thing }) => !known.has(nameOf(thing)));
    if (fresh.length) this.#hidden = [...this.#hidden, ...fresh];
  }

  /** New moves: nothing is picked any more. The same moves again change nothing. */
  deal(moves: MoveOut[]): void {
    if (moves.length > 0 && moves.length === this.moves.length && moves.every((move, at) => move.text === this.moves[at]?.text)) return;
    this.moves = moves;
    this.#choose({});
    this.about = null;
    this.hint = null;
    this.seals = {};
  }

  /** Whether pointing at a thing leads anywhere. */
  live(thing: Thing): boolean {
    return this.left.some((move) => fits(move, thing));
  }

  /** The move that pointing at a thing would make at once; null where more is to be chosen. */
  last(thing: Thing): MoveOut | null {
    let only: MoveOut | null = null;
    for (const move of this.left) {
      if (!fits(move, thing)) continue;
      if (only) return null;
      only = move;
    }
    return only;
  }

  /** Whether pointing at a thing makes a move that cannot be taken back, where that is not true of all. */
  sealOf(thing: Thing): Seal | null {
    const last = this.last(thing);
    return (last && this.marks[last.text]) ?? null;
  }

  /** Whether the bot's move speaks of a thing. */
  hinted(thing: Thing): boolean {
    return this.hint !== null && fits(this.hint, thing);
  }

  /** Whether the move in doubt speaks of a thing. */
  inDoubt(thing: Thing): boolean {
    return this.doubted !== null && fits(this.doubted, thing);
  }

  /** Whether a thing has been pointed at. */
  held(thing: Thing): boolean {
    const names = Object.entries(thing);
    if (this.pressed && nameOf(this.pressed) === nameOf(thing)) return true;
    return names.length > 0 && names.every(([name, value]) => this.picked[name] === value);
  }

  /** Point at a thing: again to let go of it; the last choice plays the move. */
  pick(thing: Thing, is = "", label = ""): void {
    if (this.pressed && (!this.doubted || this.held(thing))) return; // a move is on its way, or waits to be said once more
    if (this.held(thing)) return this.#choose(Object.fromEntries(Object.entries(this.picked).filter(([name]) => !(name in thing))));
    let picked = { ...this.picked, ...thing };
    let left = this.moves.filter((move) => fits(move, picked));
    if (left.length === 0) {
      picked = { ...thing }; // begin afresh with this one
      left = this.moves.filter((move) => fits(move, picked));
    }
    if (left.length === 0) {
      this.tell({ thing, is, label });
      return;
    }
    const [only] = left;
    if (left.length === 1 && only) {
      this.#make(only, thing);
    } else {
      this.#choose(picked);
      this.waver();
    }
  }

  /** How many moves were chosen here: what comes of an earlier one lets go of nothing that was chosen since. */
  #choices = 0;

  /** What was chosen stays chosen until something has come of it: all else lighting up again would only flash. */
  #make(move: MoveOut, last: Thing): void {
    const choice = (this.#choices += 1);
    this.pressed = last;
    const made = this.play(move);
    if (made instanceof Promise) void made.then(() => choice === this.#choices && this.drop());
    else this.drop();
  }

  /** Let go of everything. */
  drop(): void {
    this.#choose({});
  }

  #choose(picked: Thing): void {
    this.#choices += 1;
    this.picked = picked;
    this.pressed = null;
    this.#hidden = [];
  }
}
