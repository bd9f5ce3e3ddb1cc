/** Checking the chance of a finished game, with nothing of the server's: was the promise kept, and does every draw follow?
 *
 * The same three checks as docs/check_chance.py. What is hashed must be hashed byte for byte as it was written, so the
 * position that a forked table begins from is cut out of the text as it came.
 */

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
}

export interface Verdict {
  /** The secret is the one that was promised. */
  promise: boolean;
  /** The seed comes of the secret and of what everybody added. */
  seed: boolean;
  /** Which draw does not follow from the seed, counted from one; nothing where all do. */
  wrong: number | null;
  draws: number;
}

const WORD = 2 ** 32;
const TURNS = [
  [13, 15, 26, 6],
  [17, 29, 16, 24],
] as const;

/** The first word of Threefry-2x32 with 20 rounds (Salmon and others, 2011). */
export function threefry(key: readonly [number, number], count: readonly [number, number]): number {
  const k = [key[0], key[1], (key[0] ^ key[1] ^ 0x1bd11bda) >>> 0] as const;
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

/** The number-th draw of a stream, below sides (Lemire, with rejection). */
export function outcome(key: readonly [number, number], stream: number, number: number, sides: number): number {
  for (let attempt = 0; ; attempt++) {
    const product = BigInt(threefry(key, [number, stream * 65536 + attempt])) * BigInt(sides);
    const low = Number(product % BigInt(WORD));
    if (low >= sides || low >= WORD % sides) return Number(product / BigInt(WORD));
  }
}

/** The first draw that does not follow, counted from one; none may be left out or made twice. */
export function wrongDraw(key: readonly [number, number], draws: Ledger["draws"]): number | null {
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

/** Check a ledger, given as the text that came. */
export async function check(text: string): Promise<Verdict> {
  const ledger = JSON.parse(text) as Ledger;
  const { subtle } = crypto;
  const secret = unhex(ledger.secret);
  const start = ledger.start === null ? written("") : written(`[${rawValue(text, "start")},${ledger.dealt_for}]`);
  const promise = hex(await subtle.digest("SHA-256", new Uint8Array([...secret, ...start]))) === ledger.commitment;
  const key = await subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const seed = hex(await subtle.sign("HMAC", key, written(agreed(ledger)))) === ledger.seed;
  const told = new DataView(await subtle.digest("SHA-256", written(`doubloon ${ledger.game} ${ledger.seed}`)));
  const wrong = wrongDraw([told.getUint32(0), told.getUint32(4)], ledger.draws);
  return { promise, seed, wrong, draws: ledger.draws.length };
}
