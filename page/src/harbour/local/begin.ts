/** The harbour on this device, as the page reaches it: the same questions, the same lines, answered by a worker. */

import { type Reply, reachBy } from "../api/client";
import type { Update } from "../api/types";
import { callBy } from "../socket";
import { aboard, fetchAll } from "./aboard.svelte";
import type { FromWorker, ToWorker } from "./messages";
import { forgetAll, note, noteView, noted, seenView } from "./seen";

/** What never changes lies beside the page as files. */
const STILL = /^\/api\/games(\/|$)/;
const GET = "GET";

let worker: Worker | null = null;
const waiting: ToWorker[] = [];
const asked = new Map<number, { address: string; method: string; answer: (reply: Reply) => void }>();
const lines = new Map<number, LocalLine>();
let next = 0;

function tell(message: ToWorker): void {
  if (worker) worker.postMessage(message);
  else waiting.push(message);
}

function replyOf(status: number, text: string): Reply {
  return { ok: status < 400, status, statusText: "", text: () => Promise.resolve(text) };
}

async function answer(address: string, { method = GET, body, signal }: RequestInit): Promise<Reply> {
  if (STILL.test(address)) return fetch(`/still${address}.txt`, signal ? { signal } : {});
  const seen = method === GET && aboard.stage !== "open" ? noted(address) : null;
  if (seen !== null) return replyOf(200, seen);
  if (aboard.stage === "failed") return replyOf(503, JSON.stringify({ sentence: aboard.why, reason: "aboard-failed" }));
  return new Promise((done, fail) => {
    const id = next++;
    signal?.addEventListener("abort", () => fail(new DOMException("called off", "AbortError")));
    asked.set(id, { address, method, answer: done });
    tell({ kind: "ask", id, method, address, body: body ? String(body) : "" });
  });
}

/** A line to a table: what of a socket the page uses. */
class LocalLine {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #number = next++;

  constructor(private readonly way: string) {
    lines.set(this.#number, this);
    tell({ kind: "listen", line: this.#number, address: way });
    setTimeout(() => this.#open());
  }

  #open(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    const seen = aboard.stage === "open" ? null : seenView(this.way);
    if (seen) this.onmessage?.({ data: JSON.stringify(seen) });
  }

  hear(text: string): void {
    if (this.readyState === WebSocket.CONNECTING) this.#open();
    const said = JSON.parse(text) as { kind: string };
    if (said.kind === "update") noteView(this.way, said as Update);
    this.onmessage?.({ data: text });
  }

  part(code: number): void {
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.#number);
    this.onclose?.({ code });
  }

  close(): void {
    if (!lines.has(this.#number)) return;
    tell({ kind: "leave", line: this.#number });
    this.part(1000);
  }
}

function hear({ data }: MessageEvent<FromWorker>): void {
  switch (data.kind) {
    case "ready":
      aboard.stage = "open";
      performance.mark("aboard");
      document.dispatchEvent(new Event("visibilitychange")); // lists are looked at anew
      return;
    case "waits":
      aboard.stage = "elsewhere";
      return;
    case "failed":
      return fail(data.why);
    case "answer":
      return give(data.id, data.status, data.text);
    case "heard":
      return lines.get(data.line)?.hear(data.text);
    case "parted":
      return lines.get(data.line)?.part(data.code);
  }
}

function give(id: number, status: number, text: string): void {
  const question = asked.get(id);
  asked.delete(id);
  if (!question) return;
  if (question.method === "DELETE") forgetAll();
  else if (question.method === GET && status === 200) note(question.address, text);
  question.answer(replyOf(status, text));
}

function fail(why: string): void {
  aboard.stage = "failed";
  aboard.why = why;
  for (const id of [...asked.keys()]) give(id, 503, JSON.stringify({ sentence: why, reason: "aboard-failed" }));
}

/** What is to be kept as a file has no address here: it is asked for, and handed over. */
async function keepAsFile(event: MouseEvent): Promise<void> {
  const link = (event.target as Element | null)?.closest("a");
  const way = link?.getAttribute("href") ?? "";
  if (!link?.hasAttribute("download") || !way.startsWith("/api")) return;
  event.preventDefault();
  const reply = await answer(way, {});
  const file = URL.createObjectURL(new Blob([await reply.text()], { type: "application/json" }));
  const handed = Object.assign(document.createElement("a"), { href: file, download: link.download || "doubloon.json" });
  handed.click();
  URL.revokeObjectURL(file);
}

/** For the console, and for programs: the harbour on this device is as open as a server's. */
async function ask(method: string, address: string, body?: unknown): Promise<{ status: number; text: string }> {
  const reply = await answer(address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return { status: reply.status, text: await reply.text() };
}

/** Open the harbour, as soon as the page has drawn what it can without it. */
export async function begin(drawn: Promise<unknown>): Promise<void> {
  Object.assign(globalThis, { harbour: { ask } });
  reachBy(answer);
  callBy((way) => new LocalLine(way) as unknown as WebSocket);
  document.addEventListener("click", (event) => void keepAsFile(event), { capture: true });
  await fetchAll();
  await drawn;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = hear;
  worker.onerror = ({ message }) => fail(message);
  for (const message of waiting.splice(0)) worker.postMessage(message);
  void navigator.storage?.persist?.();
}
