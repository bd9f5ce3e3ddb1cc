/** A table where people gather: who sits where, who is here, live. It begins by itself when all are there. */

import { ask, Refused } from "./api/client";
import { type SocketMessage, type TableCard, live } from "./api/types";
import { dial, hangUp, heard } from "./socket";
import { addMissing, asksReady, dropGrain, GATHERING } from "./tables";
import { troubleOf } from "./trouble";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export class LobbyTable {
  card = $state.raw<TableCard | null>(null);
  /** The seats whose people are here, and who else looks on. */
  here = $state.raw<readonly number[]>([]);
  watching = $state.raw<readonly string[]>([]);
  offline = $state(false);
  trouble = $state("");

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How often we have looked, and which of these looks is shown. */
  #looks = 0;
  #shown = 0;

  constructor(readonly table: string) {}

  /** Whether people say here that they are ready, before the clocks run. */
  get asksReady(): boolean {
    return asksReady(this.card?.clock ?? null, this.card?.seats.some((seat) => !seat.mine && !seat.bot) ?? false);
  }

  /** Who sits where now; where we sit, our grain of chance is added, or else when we say that we are ready. */
  async look(): Promise<TableCard> {
    const look = ++this.#looks;
    const card = await ask("invitation", [this.table]);
    if (look < this.#shown) return card; // a newer one has come before it
    this.#shown = look;
    this.card = card;
    if (card.stage !== GATHERING) this.close();
    else if (!this.asksReady) await addMissing(card);
    return card;
  }

  /** We are ready: our grains of chance are added. */
  async ready(): Promise<void> {
    const card = this.card;
    if (!card) return;
    await this.#try(async () => {
      await addMissing(card);
      await this.look();
    });
  }

  open(): void {
    if (this.#closed) return;
    const socket = dial(live(this.table));
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (!this.#closed) this.#hear(heard(event));
    };
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      this.offline = this.#wait > FIRST_WAIT;
      this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }

  #hear(message: SocketMessage): void {
    this.offline = false;
    this.#wait = FIRST_WAIT;
    if (message.kind === "presence") {
      this.here = message.seats;
      this.watching = message.watching;
    }
    if (message.kind === "update" || message.kind === "presence") void this.refresh();
    if (message.kind === "refusal") this.trouble = troubleOf(Refused.of(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    hangUp(this.#socket);
  }

  /** Look again; trouble is said, not thrown. */
  async refresh(): Promise<void> {
    await this.#try(() => this.look());
  }

  /** Take a seat, leave it, or have a bot sit there. */
  async seat(seat: number, who: string): Promise<void> {
    await this.#try(async () => {
      if (who !== "me") dropGrain(this.table, seat);
      await ask("sit", [this.table, seat], { who });
      await this.look();
    });
  }

  async #try(deed: () => Promise<unknown>): Promise<void> {
    this.trouble = "";
    try {
      await deed();
    } catch (refused) {
      if (refused instanceof Refused && refused.status === 0) this.offline = true;
      else this.trouble = troubleOf(refused);
    }
  }
}
