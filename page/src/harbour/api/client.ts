/** Asking the harbour over HTTP: the one place that knows how its doors are reached; `types.ts` has the table of what each takes and gives.
 *
 * A refusal is a sentence, perhaps a paragraph of the rules, and a word for its reason; `troubleOf` says it. */

import { type Doors, doors, type Refusal } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    readonly paragraph: string | null = null,
    readonly reason: string | null = null,
  ) {
    super(sentence);
  }

  static of({ status, sentence, paragraph, reason }: Refusal): Refused {
    return new Refused(status, sentence, paragraph, reason);
  }
}

/** What comes over the line, to its last byte; a line that breaks before is a refusal of status 0. */
async function overTheLine<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming;
  } catch {
    throw new Refused(0, "offline");
  }
}

function refusalIn(text: string): Partial<Refusal> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Refusal>;
  } catch {
    return {};
  }
}

/** What of an answer is looked at. */
export type Reply = Pick<Response, "ok" | "status" | "statusText" | "text">;
export type Reach = (address: string, how: RequestInit) => Promise<Reply>;

const ashore: Reach = (address, how) => fetch(address, how);
let reach = ashore;

/** From now on the harbour is reached otherwise: it is on this very device. */
export function reachBy(other: Reach): void {
  reach = other;
}

/** The text at an address of the harbour; whatever is no yes is thrown as a refusal, of status 0 where nobody answers. */
async function textFrom(address: string, more: RequestInit = {}, by = reach): Promise<string> {
  const answer = await overTheLine(by(address, { credentials: "same-origin", ...more }));
  const text = await overTheLine(answer.text());
  if (answer.ok) return text;
  const told = refusalIn(text);
  throw new Refused(answer.status, told.sentence ?? answer.statusText, told.paragraph, told.reason);
}

type Door = keyof Doors & keyof typeof doors;
/** What the way to a door names: a table, a seat, what is looked for. */
type Way<D extends Door> = Parameters<(typeof doors)[D]["path"]>;
/** What is said at a door: the way to it, what it takes where it takes something, and the signal that calls the question off. */
type Said<D extends Door> = [undefined] extends [Doors[D]["request"]]
  ? Way<D> extends []
    ? [way?: [], nothing?: undefined, signal?: AbortSignal]
    : [way: Way<D>, nothing?: undefined, signal?: AbortSignal]
  : [way: Way<D>, body: Doors[D]["request"], signal?: AbortSignal];

/** The doors that may be looked through without saying anything, by a link or a picture too. */
type Window = { [D in Door]: (typeof doors)[D]["method"] extends "GET" ? D : never }[Door];

/** The address of what a door shows: for a picture, or for something to be kept as a file. */
export function addressOf<D extends Window>(door: D, ...way: Way<D>): string {
  return (doors[door].path as (...way: Way<D>) => string)(...way);
}

/** What a door shows, word for word. */
export function read<D extends Window>(door: D, way: Way<D>, signal?: AbortSignal): Promise<string> {
  return textFrom(addressOf(door, ...way), signal && { signal });
}

/** Ask at a door of the harbour. What nobody wants to know any more is called off by its signal, and then a refusal of status 0 too. */
export function ask<D extends Door>(door: D, ...said: Said<D>): Promise<Doors[D]["answer"]> {
  return asking(reach, door, ...said);
}

/** Ask at a door of the harbour ashore that this page came from, while the one we are in is on this very device. */
export function askAshore<D extends Door>(door: D, ...said: Said<D>): Promise<Doors[D]["answer"]> {
  return asking(ashore, door, ...said);
}

async function asking<D extends Door>(by: Reach, door: D, ...said: Said<D>): Promise<Doors[D]["answer"]> {
  const { method, path } = doors[door];
  const [way = [], body, signal] = said as [way?: unknown[], body?: unknown, signal?: AbortSignal];
  const sent = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const text = await textFrom((path as (...way: unknown[]) => string)(...way), { method, ...(signal && { signal }), ...sent }, by);
  return text ? JSON.parse(text) : undefined;
}

/** One question at a time: the next one calls off the one before. */
export class Question {
  #open: AbortController | null = null;

  /** Ask anew: the signal of this question. */
  anew(): AbortSignal {
    this.drop();
    this.#open = new AbortController();
    return this.#open.signal;
  }

  /** Nobody wants to know any more. */
  drop(): void {
    this.#open?.abort();
    this.#open = null;
  }
}
