import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const { nothingMoves } = vi.hoisted(() => {
  const nothingMoves = (): void => void vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  nothingMoves();
  return { nothingMoves };
});

import { type Asked, hush, listen, settle } from "../../../harbour/api/asked.stub";
import type { ChatLine } from "../../../harbour/api/types";
import { LiveTable } from "../../../harbour/live.svelte";
import { mutedAt, speaker } from "../../../harbour/peace.svelte";
import { speak } from "../../../words/words.svelte";
import Chat from "./Chat.svelte";

const line = (seq: number, seat: number | null, name: string, said: string): ChatLine => ({ kind: "chat", table: "t", seq, at: 0, seat, name, said });
const SAID = [line(0, 0, "Anne", "Ahoy!"), line(1, 1, "Teach", "Arrr!"), line(2, 2, "Mary", "Hush!"), line(3, 1, "Teach", "ARRR!")];

let asked: Asked[] = [];
beforeEach(async () => {
  await speak("en");
  asked = listen();
  nothingMoves();
});
afterEach(() => {
  cleanup();
  hush();
  mutedAt("t").clear();
});

/** A chat at a table where seat 0 is ours. */
function come(more: { lines?: ChatLine[]; mine?: number[]; speaks?: boolean } = {}): void {
  const live = new LiveTable("t", 0);
  for (const one of more.lines ?? SAID) live.hear(one);
  const props = { table: "t", mine: more.mine ?? [0], speaks: more.speaks ?? true };
  const { rerender } = render(Chat, { props: { ...props, lines: live.chat, unhear: (one) => (live.unhear(one), void rerender({ lines: live.chat })) } });
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
const press = (one: HTMLElement | undefined): Promise<unknown> => fireEvent.click(one as HTMLElement).then(settle);
const about = (name: string): HTMLElement[] => screen.queryAllByRole("button", { name: `More about ${name}` });
const shown = (): string[] => screen.getAllByRole("listitem").map((one) => one.querySelector("p")?.textContent?.replace(/\s+/g, " ").trim() ?? "");
const status = (): string | null => screen.getByRole("status").textContent;

describe("what others say", () => {
  it("has a button each, and what we say has none", () => {
    come();
    expect([about("Teach").length, about("Mary").length, about("Anne").length]).toEqual([2, 1, 0]);
  });

  it("may be said by nobody who is still known", () => {
    come({ lines: [line(0, null, "", "Farewell!")] });
    expect(shown()).toEqual(["somebody who has sailed away Farewell!"]);
    expect(about("somebody who has sailed away").length).toBe(1);
  });

  it("opens one set of choices at a time, and Escape closes it", async () => {
    come();
    await press(about("Teach")[0]);
    await press(about("Mary")[0]);
    expect(screen.getAllByRole("group").length).toBe(1);
    const passedOn = await fireEvent.keyDown(button("Mute"), { key: "Escape" });
    expect(passedOn).toBe(false);
    expect(screen.queryByRole("group")).toBeNull();
    expect(document.activeElement).toBe(about("Mary")[0]);
  });
});

describe("muting", () => {
  it("hides all that somebody said, at once and without asking the harbour", async () => {
    come();
    await press(about("Teach")[0]);
    await press(button("Mute"));
    expect(shown()).toEqual(["Anne Ahoy!", "Teach muted: show", "Mary Hush!", "Teach muted: show"]);
    expect(status()).toContain("Teach is muted");
    expect(asked).toEqual([]);
  });

  it("lets one look at a single line, and look away again", async () => {
    mutedAt("t").add(speaker(SAID[1] as ChatLine));
    come();
    await press(screen.getAllByRole("button", { name: "muted: show" })[1]);
    expect(shown().slice(1)).toEqual(["Teach muted: show", "Mary Hush!", "Teach muted: hide ARRR!"]);
    await press(button("muted: hide"));
    expect(shown().at(-1)).toBe("Teach muted: show");
  });

  it("is undone where it was done, and holds when the chat is opened anew", async () => {
    come();
    await press(about("Teach")[0]);
    await press(button("Mute"));
    cleanup();
    come();
    expect(shown()[1]).toBe("Teach muted: show");
    await press(about("Teach")[1]);
    await press(button("Unmute"));
    expect(shown()).toEqual(["Anne Ahoy!", "Teach Arrr!", "Mary Hush!", "Teach ARRR!"]);
  });

  it("is for one table and one speaker", () => {
    mutedAt("another").add(speaker(SAID[1] as ChatLine));
    mutedAt("t").add(speaker({ seat: 2, name: "Teach" }));
    come();
    expect(shown()[1]).toBe("Teach Arrr!");
  });
});

describe("blocking", () => {
  it("hides all that somebody said as soon as the harbour agrees", async () => {
    come();
    await press(about("Teach")[1]);
    await press(button("Block"));
    expect(asked[0]?.way).toBe("/api/tables/t/chat/3/block");
    expect(shown().length).toBe(4);
    await asked[0]?.answer({ handle: "beard", name: "Teach" }, 201);
    expect(shown()).toEqual(["Anne Ahoy!", "Mary Hush!"]);
    expect(status()).toContain("nothing of Teach any more");
  });

  it("hides nothing when the harbour says no", async () => {
    come();
    await press(about("Teach")[1]);
    await press(button("Block"));
    await asked[0]?.answer({ status: 404, sentence: "no line 3.", reason: "no-line" }, 404);
    expect(shown().length).toBe(4);
    expect(screen.getByRole("alert").textContent).toBe("That line is not there any more.");
    expect(status()).toBe("");
  });
});

describe("reporting", () => {
  async function reporting(): Promise<void> {
    come();
    await press(about("Teach")[0]);
    await press(button("Report"));
  }

  it("asks for a reason first, and says thanks", async () => {
    await reporting();
    expect(asked).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText(/What is wrong/));
    await fireEvent.input(screen.getByLabelText(/What is wrong/), { target: { value: " He shouts. " } });
    await press(button("Report it"));
    expect(asked.map(({ way, body }) => [way, body])).toEqual([["/api/tables/t/chat/1/report", { why: "He shouts." }]]);
    await asked[0]?.answer(null, 201);
    expect(status()).toContain("Thanks");
    expect(screen.queryByRole("group")).toBeNull();
  });

  it("needs no reason", async () => {
    await reporting();
    await press(button("Report it"));
    expect(asked[0]?.body).toEqual({ why: "" });
  });

  it("can be thought better of", async () => {
    await reporting();
    await press(button("Never mind"));
    expect(asked).toEqual([]);
    expect(screen.queryByRole("group")).toBeNull();
  });

  it("keeps what was written when the line breaks", async () => {
    await reporting();
    await fireEvent.input(screen.getByLabelText(/What is wrong/), { target: { value: "He shouts." } });
    await press(button("Report it"));
    await asked[0]?.breaks();
    expect(screen.getByLabelText<HTMLInputElement>(/What is wrong/).value).toBe("He shouts.");
    expect(screen.getByRole("alert").textContent).toContain("The line is down");
    expect(status()).toBe("");
  });
});

describe("speaking", () => {
  it("sends once what was written, and empties the field", async () => {
    come();
    const field = screen.getByLabelText<HTMLInputElement>("Say something");
    await fireEvent.input(field, { target: { value: "Land!" } });
    await press(button("Send"));
    await press(button("Send"));
    expect(asked.map(({ body }) => body)).toEqual([{ said: "Land!" }]);
    await asked[0]?.answer(line(4, 0, "Anne", "Land!"), 201);
    expect(field.value).toBe("");
  });

  it("is not for those who may only listen", () => {
    come({ mine: [], speaks: false });
    expect(screen.queryByLabelText("Say something")).toBeNull();
  });

  it("is for watchers too where the table allows it", () => {
    come({ mine: [] });
    expect(screen.getByLabelText("Say something")).not.toBeNull();
  });

  it("is over where the keeper has closed the table; what was said stays", () => {
    come({ speaks: false });
    expect(screen.queryByLabelText("Say something")).toBeNull();
    expect(shown().length).toBe(4);
  });
});
