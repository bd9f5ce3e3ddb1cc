/** A table, live: the newest update, and what happened on the way to it, one thing after another.
 *
 * The socket says what happens; it is opened again whenever it falls, from the last number seen, so that nothing is
 * lost and nothing comes twice. What people do goes by HTTP.
 */

import { tick } from "svelte";

import { isMoving, lasting, paced, settle } from "../settings/pace";
import { ask, Question, Refused } from "./api/client";
import { live as wayTo } from "./api/types";
import type { ChatLine, LineOut, Moment, MoveOut, SocketMessage, Update } from "./api/types";
import { painted } from "./painted";
import { speaker } from "./peace.svelte";
import { pin } from "./promises";
import { dial, hangUp, heard } from "./socket";
import { OVER, PLAYING } from "./tables";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** How long each thing that others do is shown at least, in milliseconds; with very many waiting, less. */
const PACE = 450;
const LOOK_BACK_PACE = 1100;
const MOST_WAITING = 60;
/** So often, and so many milliseconds apart, we look whether the board has come to rest. */
const GLANCES = 50;
const GLANCE = 40;
const MOST_MOMENTS = 50;

export class LiveTable {
  /** What the board shows. */
  update = $state.raw<Update | null>(null);
  /** When that came, by the page's own clock. */
  came = $state(0);
  /** What has happened up to there. */
  lines = $state.raw<LineOut[]>([]);
  refusal = $state.raw<Refused | null>(null);
  /** The line is down; people are told only when it stays so. */
  broken = $state(false);
  offline = $state(false);
  /** How many updates are still to be shown. */
  behind = $state(0);
  /** What others did is still being shown, and who did it, where one may know. */
  moving = $state(false);
  mover = $state<number | null>(null);
  /** Everything is shown at once, until there is something for us to do. */
  running = $state(false);
  /** The seats whose people are here, and who else is. */
  present = $state.raw<readonly number[] | null>(null);
  watching = $state.raw<readonly string[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The game has come to its end before our eyes, and nobody has counted yet. */
  ended = $state(false);
  /** A moment of the past that is shown again. */
  past = $state.raw<Moment | null>(null);

  #socket: WebSocket | null = null;
  /** The number in sight of which the last move was made that is still on its way. */
  #sent = $state<number | null>(null);
  readonly #since = new Question();
  readonly #rereading = new Question();
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: { update: Update; came: number }[] = [];
  #showing: ReturnType<typeof setTimeout> | undefined;
  #film: Moment[] = [];
  #filming: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  get seq(): number {
    return this.update?.seq ?? 0;
  }

  /** A move is on its way, and the table has not moved on since. */
  get busy(): boolean {
    return this.#sent !== null && this.#sent >= this.seq;
  }

  /** Whose turn it is before our eyes: while a move is being shown, his who made it. */
  get acting(): number[] {
    if (this.past) return [];
    return this.moving && this.mover !== null ? [this.mover] : (this.update?.acting ?? []);
  }

  /** What may be done now: nothing while others' moves are still being shown, or the past is. */
  get moves(): MoveOut[] {
    return this.behind || this.moving || this.past || this.refusal?.reason === "promise-changed" ? [] : (this.update?.moves ?? []);
  }

  open(): void {
    const newest = this.#waiting.at(-1)?.update.seq ?? this.seq;
    const way = wayTo(this.table, { seat: this.seat, after: newest }) + `&heard=${this.#heard}`;
    const socket = dial(way);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (!this.#closed && this.#socket === socket) this.hear(heard(event));
    };
    socket.onclose = () => this.#fell(socket);
  }

  /** A line has fallen: if it was ours, another is tried soon. */
  #fell(socket: WebSocket): void {
    if (this.#closed || this.#socket !== socket) return;
    this.#socket = null;
    this.broken = true;
    this.offline ||= this.#wait > FIRST_WAIT;
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#showing);
    clearTimeout(this.#filming);
    this.#since.drop();
    this.#rereading.drop();
    hangUp(this.#socket);
  }

  /** Try at once, where the browser says that the line is back. */
  hasten(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    hangUp(this.#socket); // one that is still calling is not waited for
    this.open();
  }

  get #heard(): number {
    return (this.chat.at(-1)?.seq ?? -1) + 1;
  }

  /** Nothing of whoever said a line is shown any more; of what they say from now on the harbour tells us nothing. */
  unhear(line: ChatLine): void {
    this.chat = this.chat.filter((one) => speaker(one) !== speaker(line));
  }

  hear(message: SocketMessage): void {
    switch (message.kind) {
      case "update":
        this.broken = this.offline = false;
        this.#wait = FIRST_WAIT;
        return this.#trust(message);
      case "presence":
        this.present = message.seats;
        this.watching = message.watching;
        return;
      case "chat":
        if (message.seq >= this.#heard) this.chat = [...this.chat, message];
        return;
      case "refusal":
        this.#closed = message.status >= 400 && message.status < 500 && message.status !== 408;
        if (this.#closed) this.refusal = Refused.of(message);
    }
  }

  /** Nothing is taken from a table whose promise is not the one we saw first. */
  #trust(update: Update): void {
    try {
      pin(this.table, update.commitment);
      this.take(update);
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      this.close();
      this.refusal = trouble;
    }
  }

  /** What the harbour says: shown after all that it said before; what we know already is passed over. */
  take(update: Update): void {
    const newest = this.#waiting.at(-1)?.update ?? this.update;
    if (newest && update.seq < newest.seq) return;
    if (newest && update.seq === newest.seq && this.update) {
      if (newest === this.update) this.update = update; // who sits where, and the like
      return;
    }
    this.#waiting.push({ update, came: performance.now() });
    this.behind = this.#waiting.length;
    if (this.#showing === undefined) this.#show();
  }

  /** Show the next update, and the one after it when this one has been seen. */
  #show(): void {
    const next = this.#waiting.shift();
    this.behind = this.#waiting.length;
    this.moving = false;
    this.mover = null;
    if (!next) {
      this.#showing = undefined;
      return;
    }
    const known = this.lines.length;
    const fresh = next.update.lines.filter((line) => line.seq >= known);
    this.lines = [...this.lines, ...fresh];
    this.ended ||= this.update?.stage === PLAYING && next.update.stage === OVER;
    this.update = next.update;
    this.came = next.came;
    if (known && fresh.some((line) => line.seat !== null && line.move === null && line.told.length === 0)) void this.#reread();
    this.running &&= !this.#isUp(next.update);
    const seen = fresh.filter((line) => line.told.length > 0);
    const pace = this.running || this.#waiting.length > MOST_WAITING || !seen.length ? 0 : lasting(PACE);
    const others = seen.filter((line) => line.seat === null || line.seat !== this.seat);
    this.moving = pace > 0 && known > 0 && others.length > 0;
    this.mover = this.moving ? (others.at(-1)?.seat ?? null) : null;
    this.#showing = setTimeout(() => (pace ? this.#rest(GLANCES) : this.#show()), pace);
  }

  /** Show the next update once the board has come to rest. */
  #rest(glances: number): void {
    if (glances && isMoving()) this.#showing = setTimeout(() => this.#rest(glances - 1), GLANCE);
    else this.#show();
  }

  /** Whether there is something for us to decide, or nothing for anybody. */
  #isUp({ stage, moves, seats }: Update): boolean {
    return stage !== PLAYING || (moves.length > 0 && this.seat !== null && !seats[this.seat]?.bot);
  }

  /** Show at once whatever still waits to be shown, and the present, with nothing moving. */
  catchUp(): void {
    clearTimeout(this.#showing);
    this.stopFilm();
    for (this.#showing = undefined; this.#waiting.length; clearTimeout(this.#showing)) this.#show();
    this.#showing = undefined;
    this.moving = false;
    this.mover = null;
    void tick().then(settle);
  }

  /** From now on show everything at once, until there is something for us to do. */
  run(): void {
    this.running = true;
    this.catchUp();
  }

  /** Something may have been taken back: the lines that tell of it are read afresh. */
  async #reread(): Promise<void> {
    const called = this.#rereading.anew();
    const told = await ask("look", [this.table, { seat: this.seat }], undefined, called).catch(() => null);
    if (called.aborted) return;
    const undone = new Map(told?.lines.map((line) => [line.seq, line]));
    if (undone.size) this.lines = this.lines.map((line) => undone.get(line.seq) ?? line);
  }

  /** What happened since my last turn, once more. */
  async lookBack(): Promise<void> {
    if (this.seat === null) return;
    const called = this.#since.anew();
    try {
      const found = await this.#momentsSince(this.seat, called);
      if (called.aborted) return;
      this.catchUp();
      this.#film = found.filter((moment, at) => moment.view && (at === 0 || (moment.line?.told.length && !moment.line.undone)));
      this.#nextFrame();
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      if (!called.aborted) this.refusal = trouble;
    }
  }

  async #momentsSince(seat: number, called: AbortSignal): Promise<Moment[]> {
    const lines = await ask("since", [this.table, seat], undefined, called);
    const last = lines.at(-1);
    const first = lines.find((line) => line.told.length > 0);
    if (!first || !last) return [];
    const shown = { first: Math.max(first.seq, last.seq + 2 - MOST_MOMENTS), last: last.seq + 1, seat };
    return (await ask("lookBack", [this.table, shown], undefined, called)).moments;
  }

  #nextFrame(): void {
    this.past = this.#film.shift() ?? null;
    if (this.past) this.#filming = setTimeout(() => this.#nextFrame(), paced(LOOK_BACK_PACE));
  }

  stopFilm(): void {
    this.#since.drop();
    clearTimeout(this.#filming);
    this.#film = [];
    this.past = null;
  }

  async play(move: MoveOut): Promise<void> {
    const said = { move: move.text, after: this.seq };
    await this.#send((seat) => ask("play", [this.table, seat], said));
  }

  async undo(): Promise<void> {
    const said = { after: this.seq };
    await this.#send((seat) => ask("takeBack", [this.table, seat], said));
  }

  async #send(deed: (seat: number) => Promise<Update>): Promise<void> {
    const seat = this.seat;
    if (seat === null || this.busy) return;
    const sent = (this.#sent = this.seq);
    this.#since.drop();
    this.refusal = null;
    await painted();
    try {
      this.#trust(await deed(seat));
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      if (trouble.status === 0) {
        this.offline = true;
        this.#mistrust();
      } else {
        this.refusal = trouble;
      }
    } finally {
      if (this.#sent === sent) this.#sent = null;
    }
  }

  /** The line may be dead without having said so: another is tried soon. */
  #mistrust(): void {
    const line = this.#socket;
    if (line?.readyState !== WebSocket.OPEN) return;
    this.#fell(line);
    line.close();
  }
}
