import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type Pace, wish } from "../settings/settings.svelte";
import { type Asked, hush, listen, settle } from "./api/asked.stub";
import type { Moment, MoveOut, Update } from "./api/types";
import { LiveTable } from "./live.svelte";

const { nothingMoves } = vi.hoisted(() => {
  const nothingMoves = (): void => void vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  nothingMoves();
  return { nothingMoves };
});

const MOVE: MoveOut = { text: "sail", kind: "sail", args: {} };
const LINE = { seat: 1, move: "dig", told: [{ kind: "dug", args: {} }], undone: false };

function update(seq: number, more: Partial<Update> = {}): Update {
  return { kind: "update", seq, stage: "playing", lines: [], moves: [MOVE], ...more } as Update;
}

/** A socket that does what it is told. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly all: Line[] = [];
  readyState = Line.CONNECTING;
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  close = vi.fn();

  constructor() {
    Line.all.push(this);
  }

  says(message: unknown): void {
    this.readyState = Line.OPEN;
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let asked: Asked[] = [];

beforeEach(() => {
  asked = listen();
  nothingMoves();
  Line.all.length = 0;
  vi.stubGlobal("WebSocket", Line);
});
afterEach(() => {
  hush();
  wish({ pace: "normal" });
});

const thingsMove = (): void => void vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));

async function atTable(): Promise<{ live: LiveTable; line: Line }> {
  const live = new LiveTable("t", 0);
  live.open();
  const [line] = Line.all as [Line];
  line.says(update(3));
  await settle();
  return { live, line };
}

/** What was pressed can be seen: now the move is sent. */
const drawn = (): Promise<unknown> => vi.advanceTimersByTimeAsync(100);

describe("a move", () => {
  it("is sent once, however often one clicks", async () => {
    const { live } = await atTable();
    void live.play(MOVE);
    void live.play(MOVE);
    await drawn();
    expect(asked.map(({ body }) => body)).toEqual([{ move: "sail", after: 3 }]);
    expect(live.busy).toBe(true);
    await asked[0]?.answer(update(4));
    expect([live.busy, live.seq]).toEqual([false, 4]);
  });

  it("can follow before the answer to the last one has come, once the table shows it", async () => {
    const { live, line } = await atTable();
    void live.play(MOVE);
    await drawn();
    line.says(update(4));
    await settle();
    expect(live.busy).toBe(false);
    void live.play(MOVE);
    await drawn();
    expect(asked.map(({ body }) => body)).toEqual([{ move: "sail", after: 3 }, { move: "sail", after: 4 }]);
    await asked[0]?.answer(update(4));
    expect(live.busy).toBe(true);
    await asked[1]?.answer(update(5));
    expect([live.busy, live.seq]).toEqual([false, 5]);
  });

  it("whose answer is lost with the line is learned of over the next line", async () => {
    const { live, line } = await atTable();
    void live.play(MOVE);
    await drawn();
    await asked[0]?.breaks();
    expect([live.busy, live.offline, live.broken, live.refusal]).toEqual([false, true, true, null]);
    expect(line.close).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    expect(Line.all.length).toBe(2);
    line.says(update(9)); // what the dead line still says is nobody's business
    Line.all[1]?.says(update(4));
    await settle();
    expect([live.seq, live.offline, live.broken]).toEqual([4, false, false]);
  });

  it("that fails while a new line is being called does not break that call off", async () => {
    const { live, line } = await atTable();
    void live.play(MOVE);
    await drawn();
    line.onclose();
    await vi.advanceTimersByTimeAsync(1000);
    await asked[0]?.breaks();
    expect(Line.all[1]?.close).not.toHaveBeenCalled();
    Line.all[1]?.says(update(4));
    await settle();
    expect([live.seq, live.offline]).toEqual([4, false]);
  });
});

describe("a line", () => {
  it("is there once, also where the browser says that the net is back while it is being called", async () => {
    const { live, line } = await atTable();
    line.onclose();
    await vi.advanceTimersByTimeAsync(1000);
    live.hasten();
    const [, old, fresh] = Line.all as [Line, Line, Line];
    old.onopen();
    expect(old.close).toHaveBeenCalledOnce();
    old.onclose();
    fresh.says(update(4));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([Line.all.length, live.seq]).toEqual([3, 4]);
  });

  it("is not called again after the table was left, whatever it still says", async () => {
    const { live, line } = await atTable();
    live.close();
    line.says({ kind: "refusal", status: 500, sentence: "", paragraph: null, reason: null });
    line.onclose();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all.length).toBe(1);
  });
});

describe("looking back", () => {
  const moment = (seq: number): Moment => ({ seq, view: {}, line: { ...LINE, seq } }) as unknown as Moment;

  it("shows one film, of the last time it was asked for", async () => {
    const { live } = await atTable();
    void live.lookBack();
    void live.lookBack();
    await asked[0]?.answer([{ ...LINE, seq: 1 }]);
    await asked[1]?.answer([{ ...LINE, seq: 2 }]);
    expect(asked.length).toBe(3);
    await asked[2]?.answer({ last: 3, moments: [moment(2)] });
    expect(live.past?.seq).toBe(2);
  });

  it("is called off by a move", async () => {
    const { live } = await atTable();
    void live.lookBack();
    void live.play(MOVE);
    await asked[0]?.answer([{ ...LINE, seq: 1 }]);
    expect([live.past, live.refusal]).toEqual([null, null]);
  });

  it("without a line is told, and no fault", async () => {
    const { live } = await atTable();
    void live.lookBack();
    await asked[0]?.breaks();
    expect(live.refusal?.status).toBe(0);
  });
});

describe("what others do", () => {
  const done = (seq: number, seat: number, more: Partial<Update> = {}): Update => update(seq + 1, { lines: [{ ...LINE, seq, seat }], moves: [], ...more });

  /** Three bots have played one after another, all before the first of it is seen; then it is our turn. */
  async function threeBots(pace: Pace): Promise<LiveTable> {
    wish({ pace });
    nothingMoves();
    const { live, line } = await atTable();
    line.says(update(4, { lines: [0, 1, 2, 3].map((seq) => ({ ...LINE, seq })) }));
    await settle();
    thingsMove();
    for (const seat of [1, 2, 3]) line.says(done(seat + 3, seat, seat === 3 ? { acting: [0], moves: [MOVE] } : {}));
    return live;
  }

  /** What is seen while so many milliseconds pass: each number once, and whose doing it is. */
  async function seen(live: LiveTable, ms: number): Promise<(number | null)[][]> {
    const found: (number | null)[][] = [];
    for (let at = 0; at < ms; at += 10) {
      if (found.at(-1)?.[0] !== live.seq || found.at(-1)?.[1] !== live.mover) found.push([live.seq, live.mover]);
      if (live.mover !== null) expect(live.moves).toEqual([]);
      await vi.advanceTimersByTimeAsync(10);
    }
    return found;
  }

  it("is shown one after another, and our turn comes when all is at rest", async () => {
    const live = await threeBots("normal");
    expect(await seen(live, 1500)).toEqual([[5, 1], [6, 2], [7, 3], [7, null]]);
    expect([live.moves, live.acting]).toEqual([[MOVE], [0]]);
  });

  it("takes as long as the reader wants", async () => {
    for (const [pace, ms] of [["slow", 2690], ["quick", 530]] as const) {
      const live = await threeBots(pace);
      await vi.advanceTimersByTimeAsync(ms);
      expect([pace, live.seq, live.mover]).toEqual([pace, 7, 3]);
      await vi.advanceTimersByTimeAsync(20);
      expect([pace, live.mover, live.moves]).toEqual([pace, null, [MOVE]]);
      Line.all.length = 0;
    }
  });

  it("is there at once where nothing is to move", async () => {
    const live = await threeBots("none");
    await settle();
    await vi.advanceTimersByTimeAsync(1);
    expect([live.seq, live.mover, live.moves]).toEqual([7, null, [MOVE]]);
  });

  it("waits for what still moves on the board", async () => {
    const frame = Object.assign(document.createElement("div"), { className: "frame" });
    const motion = { playState: "running", effect: { getComputedTiming: () => ({ endTime: 900 }) }, finish: vi.fn() };
    const sparkle = { playState: "running", effect: { getComputedTiming: () => ({ endTime: Infinity }) }, finish: vi.fn() };
    frame.getAnimations = () => [motion, sparkle] as unknown as Animation[];
    document.body.append(frame);
    const live = await threeBots("normal");
    await vi.advanceTimersByTimeAsync(880);
    expect([live.seq, live.mover]).toEqual([5, 1]);
    motion.playState = "finished";
    await vi.advanceTimersByTimeAsync(50);
    expect([live.seq, live.mover]).toEqual([6, 2]);
    frame.remove();
  });

  it("can be skipped: the newest is there, and nothing moves", async () => {
    const live = await threeBots("normal");
    await settle();
    expect([live.seq, live.behind]).toEqual([5, 2]);
    live.catchUp();
    expect([live.seq, live.behind, live.mover, live.moves]).toEqual([7, 0, null, [MOVE]]);
  });

  it("is not waited for while we run on, until we are to decide", async () => {
    wish({ pace: "slow" });
    const { live, line } = await atTable();
    thingsMove();
    live.run();
    const seats = [{ bot: null }, { bot: "captain" }] as Update["seats"];
    for (const seq of [3, 4, 5]) line.says(done(seq, 1, { seats }));
    await vi.advanceTimersByTimeAsync(5);
    expect([live.seq, live.running]).toEqual([6, true]);
    line.says(done(6, 1, { seats, moves: [MOVE] }));
    await vi.advanceTimersByTimeAsync(5);
    expect([live.seq, live.running]).toEqual([7, false]);
  });

  it("never keeps us from our own next step", async () => {
    const { live, line } = await atTable();
    thingsMove();
    line.says(update(4, { lines: [{ ...LINE, seq: 3, seat: 0 }] }));
    await settle();
    expect([live.moving, live.moves]).toEqual([false, [MOVE]]);
  });
});

describe("what was taken back", () => {
  it("is told as the last answer tells it", async () => {
    const { live, line } = await atTable();
    line.says(update(4, { lines: [0, 1, 2, 3].map((seq) => ({ ...LINE, seq })) }));
    await settle();
    const undo = (seq: number): Update => update(seq + 1, { lines: [{ seq, seat: 1, move: null, told: [], undone: false }] });
    line.says(undo(4));
    line.says(undo(5));
    await settle();
    expect(asked.map(({ way }) => way)).toEqual(["/api/tables/t?seat=0", "/api/tables/t?seat=0"]);
    await asked[1]?.answer(update(6, { lines: [{ ...LINE, seq: 2, undone: true }, { ...LINE, seq: 3, undone: true }] }));
    await asked[0]?.answer(update(5, { lines: [{ ...LINE, seq: 2, undone: false }, { ...LINE, seq: 3, undone: true }] }));
    expect(live.lines.filter(({ undone }) => undone).map(({ seq }) => seq)).toEqual([2, 3]);
  });
});
