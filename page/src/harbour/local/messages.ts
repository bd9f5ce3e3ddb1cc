/** What the page and the harbour's worker say to each other. */

export type ToWorker =
  | { kind: "ask"; id: number; method: string; address: string; body: string }
  | { kind: "listen"; line: number; address: string }
  | { kind: "leave"; line: number };

export type FromWorker =
  | { kind: "ready"; took: number }
  | { kind: "waits" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "heard"; line: number; text: string }
  | { kind: "parted"; line: number; code: number };
