import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { speak } from "../words/words.svelte";
import { ask, Question, read, Refused } from "./api/client";
import { troubleOf } from "./trouble";

const over = Refused.of({ kind: "refusal", status: 409, sentence: "the game is over.", paragraph: null, reason: "game-over" });
const island = new Refused(400, "jackal cannot be played so: boxes names '99'.", null, "bad-option");

afterEach(() => vi.unstubAllGlobals());

describe("trouble in English", () => {
  beforeAll(() => speak("en"));

  it("is said in the page's words", () => expect(troubleOf(over)).toBe("The game is over."));

  it("names the detail where somebody wrote a text of their own", () => {
    expect(troubleOf(island)).toBe("It cannot be played like that. The harbour says: jackal cannot be played so: boxes names '99'.");
  });

  it("may borrow the words of another message", () => {
    expect(troubleOf(new Refused(409, "nothing to take back.", null, "nothing-to-undo"))).toContain("chance has spoken");
  });

  it("is the harbour's own sentence where there is no reason, or none that we know", () => {
    expect(troubleOf(new Refused(400, "no such clock."))).toBe("no such clock.");
    expect(troubleOf(new Refused(409, "the kraken sleeps.", null, "kraken-asleep"))).toBe("the kraken sleeps.");
  });
});

describe("trouble in Russian", () => {
  beforeAll(() => speak("ru"));

  it("is said in the page's words", () => expect(troubleOf(over)).toBe("Партия окончена."));

  it("keeps the detail as the harbour gave it", () => {
    expect(troubleOf(island)).toBe("Так сыграть не получится. Ответ гавани: jackal cannot be played so: boxes names '99'.");
  });

  it("says that the line is down", () => expect(troubleOf(new Refused(0, "offline"))).toContain("Связь прервалась"));

  it("is said of the page's own faults too, and they are reported", () => {
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    const fault = new TypeError("undefined is not a function");
    expect(troubleOf(fault)).toContain("за борт");
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
  });
});

describe("what the harbour answers", () => {
  const answers = (answer: Response): unknown => vi.stubGlobal("fetch", () => Promise.resolve(answer));

  it("is a refusal with all that was told", async () => {
    answers(Response.json({ kind: "refusal", status: 409, sentence: "no.", paragraph: "3.2", reason: "late" }, { status: 409 }));
    await expect(read("whoAmI", [])).rejects.toMatchObject({ status: 409, message: "no.", paragraph: "3.2", reason: "late" });
  });

  it("may come from a proxy that knows nothing of refusals", async () => {
    answers(new Response("<h1>", { status: 502, statusText: "Bad Gateway" }));
    await expect(read("whoAmI", [])).rejects.toMatchObject({ status: 502, message: "Bad Gateway", paragraph: null, reason: null });
  });

  it("may not come at all", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(read("whoAmI", [])).rejects.toMatchObject({ status: 0 });
  });

  it("may be cut off in the middle of a sentence", async () => {
    const half = new ReadableStream({
      start(line) {
        line.enqueue(new TextEncoder().encode('{"na'));
        line.error(new TypeError("network error"));
      },
    });
    answers(new Response(half));
    await expect(ask("whoAmI")).rejects.toMatchObject({ status: 0 });
  });

  it("may be nothing at all", async () => {
    answers(new Response(null, { status: 204 }));
    expect(await ask("signOut")).toBeUndefined();
  });
});

describe("a question", () => {
  it("calls off the one before", () => {
    const question = new Question();
    const first = question.anew();
    const second = question.anew();
    expect([first.aborted, second.aborted]).toEqual([true, false]);
    question.drop();
    expect(second.aborted).toBe(true);
  });
});
