/** For tests: questions to the harbour, answered when the test says so. */

import { vi } from "vitest";

export interface Asked {
  way: string;
  body: unknown;
  /** Whether somebody has called it off. */
  readonly dropped: boolean;
  answer: (reply: unknown, status?: number) => Promise<void>;
  /** The line breaks before the answer. */
  breaks: () => Promise<void>;
}

/** Let everything happen that is due. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/** From now on every question is noted here; the clock is the test's own. */
export function listen(): Asked[] {
  const asked: Asked[] = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (way: string, { body, signal }: RequestInit = {}) => {
    return new Promise<Response>((done, fail) => {
      signal?.addEventListener("abort", () => fail(new DOMException("aborted", "AbortError")));
      asked.push({
        way,
        body: body ? JSON.parse(String(body)) : undefined,
        get dropped() {
          return signal?.aborted ?? false;
        },
        answer: (reply, status = 200) => (done(Response.json(reply, { status })), settle()),
        breaks: () => (fail(new TypeError("Failed to fetch")), settle()),
      });
    });
  });
  return asked;
}

/** The harbour is itself again. */
export function hush(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
