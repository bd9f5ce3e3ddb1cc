/** Asking the harbour over HTTP. A refusal is a sentence, perhaps a paragraph of the rules, and a word for its reason; `troubleOf` says it. */

import type { Refusal } from "./types";

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

/** What comes from an address of the harbour; whatever is no yes is thrown as a refusal, of status 0 where nobody answers. */
export async function answerFrom(address: string, more: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, { credentials: "same-origin", ...more });
  } catch {
    throw new Refused(0, "offline");
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  throw new Refused(answer.status, told?.sentence ?? answer.statusText, told?.paragraph, told?.reason);
}

export async function ask<T>(verb: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  const said = body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await answerFrom(`/api${path}`, { method: verb, ...said });
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}
