/** Checking the chance of a finished game, with nothing of the server's: was the promise kept, and does every draw follow?
 *
 * The same three checks as docs/check_chance.py. What is hashed must be hashed byte for byte as it was written, so the
 * position that a forked table begins from is cut out of the text as it came.
 */

import { faceOf } from "../../../games";

export interface Ledger {
  table: string;
  game: string;
  options: Record<string, string | number>;
  commitment: string;
  secret: string;
  nonces: string[];
  seed: string;
  /** Stream, number within it, sides, result. */
  draws: [number, number, number, number][];
  start: Record<string, unknown> | null;
  dealt_for: number | null;
  /** The game itself; its digests name the table's record after each move. */
  record: { digests: string[] | null };
  /** The table's record at the end, in hexadecimal. */
  end: string | null;
}

export interface Verdict {
  /** The secret is the one that was promised. */
  promise: boolean;
  /** The seed comes of the secret and of what everybody added. */
  seed: boolean;
  /** Which draw does not follow from the seed, counted from one; nothing where all do. */
  wrong: number | null;
  /** The list of draws is as long as the table's record at the end says. */
  whole: boolean;
  draws: number;
}

/** The words of a key: two, or four where the secret is marked so. */
type Key = readonly [number, number] | readonly [number, number, number, number];

const WORD = 2 ** 32;
/** A secret, and a seed, of 128 bits begin so. */
const WIDE = "4x32:";
const PARITY = 0x1bd11bda;
const WIDE_TURNS = [[10, 26], [11, 21], [13, 27], [23, 5], [6, 20], [17, 11], [25, 10], [18, 20]] as const;
/** Where a record counts the draws of each stream of chance: after the name of its game and the key. */
const KEY_AT = 8;
const COUNTS_AT = 24;
const TURNS = [
  [13, 15, 26, 6],
  [17, 29, 16, 24],
] as const;

/** The first word of Threefry-2x32 with 20 rounds (Salmon and others, 2011). */
export function threefry(key: readonly [number, number], count: readonly [number, number]): number {
  const k = [key[0], key[1], (key[0] ^ key[1] ^ PARITY) >>> 0] as const;
  let x = (count[0] + k[0]) >>> 0;
  let y = (count[1] + k[1]) >>> 0;
  for (let stage = 0; stage < 5; stage++) {
    for (const turn of TURNS[(stage % 2) as 0 | 1]) {
      x = (x + y) >>> 0;
      y = (((y << turn) | (y >>> (32 - turn))) ^ x) >>> 0;
    }
    x = (x + k[((stage + 1) % 3) as 0 | 1 | 2]) >>> 0;
    y = (y + k[((stage + 2) % 3) as 0 | 1 | 2] + stage + 1) >>> 0;
  }
  return x;
}

const turned = (x: number, by: number): number => ((x << by) | (x >>> (32 - by))) >>> 0;

/** The first word of Threefry-4x32 with 20 rounds, for the counters count, 0, 0. */
export function threefryWide(key: readonly number[], count: readonly number[]): number {
  const k = [...key, key.reduce((sum, word) => sum ^ word, PARITY) >>> 0];
  const at = (list: readonly number[], index: number): number => list[index] ?? 0;
  let x = [0, 1, 2, 3].map((n) => (at(count, n) + at(k, n)) >>> 0);
  for (let round = 0; round < 20; round++) {
    const other = round % 2 === 0 ? 1 : 3;
    for (const [pair, turn] of (WIDE_TURNS[round % 8] ?? []).entries()) {
      const [to, by] = pair === 0 ? [0, other] : [2, 4 - other];
      x[to] = (at(x, to) + at(x, by)) >>> 0;
      x[by] = (turned(at(x, by), turn) ^ at(x, to)) >>> 0;
    }
    const stage = (round + 1) / 4;
    if (Number.isInteger(stage)) x = x.map((word, n) => (word + at(k, (stage + n) % 5) + (n === 3 ? stage : 0)) >>> 0);
  }
  return at(x, 0);
}

/** The number-th draw of a stream, below sides (Lemire, with rejection). */
export function outcome(key: Key, stream: number, number: number, sides: number): number {
  for (let attempt = 0; ; attempt++) {
    const product = BigInt(key.length === 2 ? threefry(key, [number, stream * 65536 + attempt]) : threefryWide(key, [number, stream * 65536 + attempt])) * BigInt(sides);
    const low = Number(product % BigInt(WORD));
    if (low >= sides || low >= WORD % sides) return Number(product / BigInt(WORD));
  }
}

/** The first draw that does not follow, counted from one; none may be left out or made twice. */
export function wrongDraw(key: Key, draws: Ledger["draws"]): number | null {
  const drawn = new Map<number, number>();
  for (const [at, [stream, number, sides, result]] of draws.entries()) {
    const next = drawn.get(stream) ?? 0;
    if (number !== next || outcome(key, stream, number, sides) !== result) return at + 1;
    drawn.set(stream, next + 1);
  }
  return null;
}

/** The text of a value in a JSON object, exactly as it stands there. */
export function rawValue(text: string, name: string): string | null {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') {
      const end = endOfString(text, at);
      if (depth === 1 && text.slice(at, end) === JSON.stringify(name) && text[end] === ":") return text.slice(end + 1, endOfValue(text, end + 1));
      at = end - 1;
    } else if (letter === "{" || letter === "[") depth++;
    else if (letter === "}" || letter === "]") depth--;
  }
  return null;
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at) - 1;
    else if (letter === "{" || letter === "[") depth++;
    else if ((letter === "}" || letter === "]") && --depth < 0) return at;
    else if (letter === "," && depth === 0) return at;
  }
  return text.length;
}

type Bytes = Uint8Array<ArrayBuffer>;

const written = (text: string): Bytes => new TextEncoder().encode(text);
const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Bytes => Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16));

/** Whether this browser can check anything: only over a safe line, or on the machine itself. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** What was agreed on, as it is signed: JSON without spaces, options in the order of their names. */
export function agreed({ table, game, options, nonces }: Ledger): string {
  const sorted = Object.fromEntries(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify([table, game, sorted, nonces]);
}

/** Whether the table's record at the end is the one that the last digest names, has our key, and counts the draws that are listed. */
async function isWhole({ game, draws, record, end }: Ledger, key: Key): Promise<boolean> {
  if (end === null) return false;
  const bytes = unhex(end);
  const last = record.digests?.at(-1);
  if (last !== undefined && !hex(await crypto.subtle.digest("SHA-256", bytes)).startsWith(last)) return false;
  const view = new DataView(bytes.buffer);
  const words = [0, 1, 2, 3].map((n) => view.getUint32(KEY_AT + 4 * n, true));
  const ours = key.length === 4 ? [key[0], key[2], key[1], key[3]] : [key[0], 0, key[1], 0];
  if (words.some((word, n) => word !== ours[n])) return false;
  const { streams: many = 1 + Math.max(-1, ...draws.map(([stream]) => stream)) } = faceOf(game); // of a stranger those that were drawn from
  const streams = Array.from({ length: many }, (_, stream) => stream);
  const counted = streams.every((stream) => view.getInt32(COUNTS_AT + 4 * stream, true) === draws.filter(([one]) => one === stream).length);
  return counted && draws.every(([stream]) => streams.includes(stream));
}

/** Check a ledger, given as the text that came. */
export async function check(text: string): Promise<Verdict> {
  const ledger = JSON.parse(text) as Ledger;
  const { subtle } = crypto;
  const mark = ledger.secret.startsWith(WIDE) ? WIDE : "";
  const secret = unhex(ledger.secret.slice(mark.length));
  const start = ledger.start === null ? written("") : written(`[${rawValue(text, "start")},${ledger.dealt_for}]`);
  const promise = hex(await subtle.digest("SHA-256", new Uint8Array([...written(mark), ...secret, ...start]))) === ledger.commitment;
  const signed = await subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const seed = mark + hex(await subtle.sign("HMAC", signed, written(agreed(ledger)))) === ledger.seed;
  const told = new DataView(await subtle.digest("SHA-256", written(`doubloon ${ledger.game} ${ledger.seed}`)));
  const word = (at: number): number => told.getUint32(4 * at);
  const key: Key = mark ? [word(1), word(3), word(0), word(2)] : [word(0), word(1)];
  return { promise, seed, wrong: wrongDraw(key, ledger.draws), whole: await isWhole(ledger, key), draws: ledger.draws.length };
}
