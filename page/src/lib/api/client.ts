/** Asking the harbour over HTTP. A refusal is a sentence, and perhaps a paragraph of the rules. */

import type { Refusal } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    readonly paragraph: string | null = null,
  ) {
    super(sentence);
  }
}

export async function ask<T>(verb: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: verb,
      credentials: "same-origin",
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(0, "offline");
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const told = (await answer.json().catch(() => null)) as Refusal | null;
  throw new Refused(answer.status, told?.sentence ?? answer.statusText, told?.paragraph ?? null);
}
