/** What a bot would do here, and which moves cannot be taken back: asked for when it is needed, never with the updates. */

import { ask, Question, Refused } from "../../../harbour/api/client";
import type { Hint, SeatOut } from "../../../harbour/api/types";
import type { LiveTable } from "../../../harbour/live.svelte";
import { hintHere, isUp } from "../../../harbour/lookout";
import type { Picks, Seal } from "../../../kit/picks.svelte";
import { hintsAt, hushHints } from "../../../parts/rivals.svelte";

/** Before the outlook is asked for, so long nothing may happen, in milliseconds. */
const CALM = 120;
/** After so many milliseconds a bot's thinking wants a reason. */
export const LONG = 6000;
const MUCH = 0.1;
const LITTLE = 0.03;

/** Whether all who sit elsewhere are bots. */
export function amongBots(seats: readonly Pick<SeatOut, "player">[], you: number): boolean {
  return seats.every(({ player }, seat) => seat === you || player === null);
}

/** How the move stands to the next best: the only one, clearly better, better, or about as good. */
export function standing(hint: Pick<Hint, "chance" | "next">): "only" | "clear" | "better" | "close" {
  const [second] = hint.next;
  if (hint.chance === null || !second) return "only";
  const gap = hint.chance - second.chance;
  return gap >= MUCH ? "clear" : gap >= LITTLE ? "better" : "close";
}

export const percent = (chance: number): number => Math.round(100 * chance);

export class Adviser {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** It has been thinking for long: mostly because it is the first game on this machine. */
  slow = $state(false);
  /** The moves that cannot be taken back, by their text; nothing while that is not known. */
  seals: Readonly<Record<string, Seal>> | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  readonly #hinting = new Question();
  /** Where the table stood when the bot was asked. */
  #hintingAt = 0;
  readonly #looking = new Question();

  constructor(
    private readonly live: LiveTable,
    private readonly picks: Picks,
    /** For what the harbour refuses. */
    private readonly refused: (refusal: Refused) => void,
  ) {}

  /** Advice is given unasked. */
  get always(): boolean {
    const { update, table, seat } = this.live;
    return !update?.rated && hintsAt(table, !!update && seat !== null && update.seats.length > 1 && amongBots(update.seats, seat));
  }

  /** The table has moved on: what was advised is over, and if we are to act the outlook is another. */
  renew(): void {
    this.clear();
    this.picks.seals = {};
    this.seals = null;
    if (this.#hintingAt !== this.live.seq) this.#hinting.drop();
    this.rest();
    if (this.live.seat !== null && this.live.moves.length && !this.live.broken) this.#waiting = setTimeout(() => this.#rise(), CALM);
  }

  /** The line has broken: the outlook is asked for again when the table is heard of again. */
  rest(): void {
    clearTimeout(this.#waiting);
    this.#looking.drop();
  }

  /** The table is left. */
  close(): void {
    this.rest();
    this.#hinting.drop();
  }

  clear(): void {
    this.hint = null;
    this.picks.hint = null;
  }

  /** No more advice unasked. */
  hush(): void {
    hushHints(this.live.table);
    this.clear();
  }

  /** It is our turn, and has been for a moment. */
  #rise(): void {
    void this.#look();
    if (this.always) void this.ask(() => {}); // nobody asked: nobody is told why not
  }

  /** Ask a bot that knows no more than we do. */
  async ask(refused = this.refused): Promise<void> {
    const { table, seat } = this.live;
    if (this.thinking || seat === null) return;
    this.thinking = true;
    this.#hintingAt = this.live.seq;
    const called = this.#hinting.anew();
    const timer = setTimeout(() => (this.slow = true), LONG);
    try {
      const here = isUp() ? await hintHere(table, seat, called) : null;
      const hint = here ?? (await ask("hint", [table, seat], undefined, called));
      if (called.aborted || hint.seq !== this.live.seq) return;
      this.hint = hint;
      this.picks.hint = this.picks.moves.find((move) => move.text === hint.move.text) ?? null;
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      if (!called.aborted) refused(trouble);
    } finally {
      clearTimeout(timer);
      this.thinking = this.slow = false;
    }
  }

  async #look(): Promise<void> {
    const { table, seat } = this.live;
    if (seat === null) return;
    const called = this.#looking.anew();
    const outlook = await ask("outlook", [table, seat], undefined, called).catch(() => null); // a help, no more
    if (!called.aborted && outlook?.seq === this.live.seq) this.picks.seals = this.seals = outlook.seals as Record<string, Seal>;
  }
}
