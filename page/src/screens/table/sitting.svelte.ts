/** Coming to a table: who we are there, which seats are ours, and through whose eyes we look just now. */

import { ask, Refused } from "../../harbour/api/client";
import type { TableCard, Update } from "../../harbour/api/types";
import { LiveTable } from "../../harbour/live.svelte";
import { giveUp } from "../../harbour/tables";
import { challenge } from "../../harbour/ladder.svelte";
import { solveToday } from "../../harbour/today";
import { go } from "../../route.svelte";

/** The bot that plays a game to its end for us. */
const STAND_IN = "captain";

export class Sitting {
  card = $state.raw<TableCard>() as TableCard;
  live = $state.raw<LiveTable | null>(null);
  trouble = $state.raw<Refused | null>(null);
  /** Another seat of ours that is to act: the screen is to be handed over. */
  next = $state<number | null>(null);
  /** The curtain is down. */
  veiled = $state(false);
  /** At this table nobody hides anything from who sits at the same screen. */
  openHands = $state(false);

  readonly table: string;
  #gone = false;

  constructor(card: TableCard) {
    this.card = card;
    this.table = card.table;
    this.openHands = localStorage.getItem(this.#key) === "yes";
  }

  get #key(): string {
    return `open-hands ${this.table}`;
  }

  get mine(): readonly number[] {
    return this.card.my_seats;
  }

  async come(): Promise<void> {
    await this.#trying(() => this.#choose(this.card));
  }

  leave(): void {
    this.#gone = true;
    this.live?.close();
  }

  /** Let somebody whose time ran out play on. */
  async pardon(seat: number): Promise<void> {
    await this.#trying(async () => {
      this.live?.take(await ask("pardon", [this.table, seat]));
    });
  }

  /** Sit down on a seat that is free, or take one of ours back from the bot that kept it. */
  async sit(seat: number): Promise<void> {
    await this.#trying(async () => {
      await ask("sit", [this.table, seat], { who: "me" });
      this.card = await ask("invitation", [this.table]);
      if (this.live?.seat !== seat) await this.#choose(this.card);
    });
  }

  /** Give up our seats; whoever looks on may stay, but the page goes home. */
  async giveUp(): Promise<void> {
    await this.#trying(async () => {
      await giveUp(this.table);
      if (!this.#gone) go("/");
    });
  }

  /** Want the game to end without a winner, or to go on. */
  async end(agrees: boolean): Promise<void> {
    await this.#trying(async () => {
      this.live?.take(await ask("endGame", [this.table], { agrees }));
    });
  }

  /** Nothing we do can matter: bots play on at once, and where our seat yields, in our place too. */
  async runOn(seat: number, yields: boolean): Promise<void> {
    await this.#trying(async () => {
      if (yields) await ask("sit", [this.table, seat], { who: STAND_IN });
      await ask("hurry", [this.table, seat]);
    });
  }

  rematch = (): Promise<void> => this.#board(async () => (await ask("rematch", [this.table])).table);

  /** Another try at the puzzle of the day. */
  solveAgain = (): Promise<void> => this.#board(() => solveToday(this.card.game));

  /** The same game against somebody of the ladder. */
  meet = (rival: string): Promise<void> => this.#board(() => challenge(this.card.game, rival));

  /** Go to another table, once it is there. */
  #board(opening: () => Promise<string>): Promise<void> {
    return this.#trying(async () => {
      const table = await opening();
      if (!this.#gone) go(`/t/${table}`);
    });
  }

  /** Something has happened: another seat of ours may be to act. */
  async noticed(update: Update): Promise<void> {
    this.next = null;
    if (this.card.stage !== update.stage) this.card = { ...this.card, stage: update.stage };
    const others = this.mine.filter((seat) => seat !== update.you && update.seats[seat]?.bot === null);
    if (update.stage !== "playing" || !others.length || (update.you !== null && update.acting.includes(update.you))) return;
    const acts = others.find((seat) => update.acting.includes(seat));
    const next = acts ?? (update.acting.length === 0 ? await this.#askAround(others) : null);
    if (next === null || this.live?.update !== update) return;
    if (this.openHands) this.#watch(next);
    else this.next = next;
  }

  /** The curtain falls: whoever was here goes. */
  veil(): void {
    this.veiled = true;
    this.live?.close();
  }

  /** Whoever is next has come. */
  unveil(): void {
    if (this.next !== null) this.#watch(this.next);
  }

  hideNothing(nothing: boolean): void {
    this.openHands = nothing;
    localStorage.setItem(this.#key, nothing ? "yes" : "no");
  }

  /** Through whose eyes we look first: with several seats nobody's hand is shown before the one it belongs to has come. */
  async #choose(card: TableCard): Promise<void> {
    const [first = null, ...more] = card.my_seats;
    const acts = more.length && card.stage === "playing" ? await this.#askAround(card.my_seats) : null;
    if (acts !== null && !this.openHands) {
      this.next = acts;
      this.veiled = true;
    } else {
      this.#watch(acts ?? first);
    }
  }

  #watch(seat: number | null): void {
    if (this.#gone) return;
    this.live?.close();
    this.next = null;
    this.veiled = false;
    this.live = new LiveTable(this.table, seat);
    this.live.open();
  }

  /** The first of some seats of ours that is to act. */
  async #askAround(seats: readonly number[]): Promise<number | null> {
    for (const seat of seats) {
      const seen = await ask("look", [this.table, { seat, after: 1_000_000 }]).catch(() => null);
      if (seen?.acting.includes(seat) && seen.seats[seat]?.bot === null) return seat;
    }
    return null;
  }

  async #trying(deed: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await deed();
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      this.trouble = trouble;
    }
  }
}
