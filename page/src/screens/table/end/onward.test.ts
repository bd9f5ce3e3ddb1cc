/** After a game: what can be done next, each with a key of its own; and the lesson for our mistake, with a true reason. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} })));

import jackal from "../../../../../src/doubloon/games/jackal/words/en.ftl?raw";
import { type Asked, hush, listen } from "../../../harbour/api/asked.stub";
import type { Analysis, Mistake, Remedy, TableCard, Turn, Update } from "../../../harbour/api/types";
import { KEYS } from "../../../parts/keys";
import { go, here } from "../../../route.svelte";
import { take, USUAL, wish } from "../../../settings/settings.svelte";
import { say, speak, Words } from "../../../words/words.svelte";
import type { Replay } from "../past/replay.svelte";
import { Sitting } from "../sitting.svelte";
import { mistakeOf, wayTo, whyOf } from "./mistake";
import { type Ended, hasLost, OFFERS } from "./offers.svelte";
import Onward from "./Onward.svelte";
import { Study } from "./study.svelte";
import { Voyage } from "./voyage.svelte";

const NAMES = ["Anne", "Captain"];
const FIGHT: Remedy = { lesson: 0, name: "lesson-gold", step: 3, paragraph: "6.1", by: "plan" };
const MADE = { text: "sail F2", kind: "sail", args: { cell: "F2" } };
const BETTER = { text: "1 E4", kind: "move", args: { pirate: "A-1", cell: "E4", coin: "none" } };
const turn = (seat: number, got: number, more: Partial<Turn> = {}): Turn => ({
  step: 0, seat, seq: 7, move: MADE.text, got, better: BETTER.text, hope: 0.6, line: [], plan: { kind: "freed", args: { pirate: "A-2" } }, ...more,
});
const found = (...mistakes: Mistake[]): Analysis => ({ table: "t", bot: "captain", done: 9, total: 9, steps: [], turns: [], moves: [MADE, BETTER], mistakes });

const words = new Words();
let asked: Asked[] = [];

beforeEach(async () => {
  await speak("en");
  words.add("en", jackal);
  asked = listen();
  vi.stubGlobal("scrollTo", () => {});
  go("/t/t");
});
afterEach(() => {
  cleanup();
  hush();
  localStorage.clear();
  take(USUAL);
});

interface Shown {
  study: Study;
  began: [number, number | undefined][];
}

function show(more: { mine?: number[]; winners?: number[]; options?: TableCard["options"]; seats?: number; crew?: (string | null)[]; update?: Partial<Update> } = {}): Shown {
  const { mine = [0], winners = [1], options = {}, seats = 2, crew = Array<null>(seats).fill(null) } = more;
  const card = { table: "t", game: "jackal", options, seats: crew.map((bot) => ({ bot })), my_seats: mine } as unknown as TableCard;
  const began: [number, number | undefined][] = [];
  const replay = { begin: async (at: number, eyes?: number) => void began.push([at, eyes]) } as unknown as Replay;
  const update = { stage: "over", called_off: false, rematch: null, ...more.update } as Update;
  const study = new Study("t");
  const scene: Ended = { card, update, mine, winners, words, names: NAMES, sitting: new Sitting(card), study, replay, voyage: new Voyage(null) };
  render(Onward, scene);
  return { study, began };
}

const press = (code: string, more: KeyboardEventInit = {}): Promise<boolean> => fireEvent.keyDown(document.body, { code, key: code.slice(-1).toLowerCase(), ...more });
const labels = (): string[] => [...document.querySelectorAll("[data-offer] span")].map((one) => one.textContent ?? "");
const told = (): string => screen.getByRole("status").textContent ?? "";

describe("what is offered", () => {
  it("has keys that are nobody else's", () => {
    const scene = { study: new Study("t"), card: { seats: [] }, mine: [] } as unknown as Ended;
    const offers = OFFERS.map((make) => make(scene));
    expect(offers.map(({ code }) => code)).toEqual(offers.map(({ key }) => `Key${key}`));
    expect(new Set([...offers, ...KEYS].map(({ code }) => code)).size).toBe(offers.length + KEYS.length);
  });

  it("is revenge for who has lost, and another game for who has not", () => {
    show();
    expect(labels()).toEqual(["Revenge", "What was my mistake?", "Where the game turned", "To today's deals", "Back to the harbour"]);
    expect(document.querySelector(".main")?.textContent).toContain("Revenge");
    cleanup();
    show({ winners: [0] });
    expect(labels()[0]).toBe("Play again");
    expect([hasLost({ mine: [0, 1], winners: [1] }), hasLost({ mine: [0], winners: [] }), hasLost({ mine: [], winners: [1] })]).toEqual([false, false, false]);
  });

  it("is less for who only looks on", () => {
    show({ mine: [] });
    expect(labels()).toEqual(["Where the game turned", "Back to the harbour"]);
    expect(told()).toBe("");
  });

  it("is the next puzzle for who has solved one, and another try for who has not", () => {
    show({ seats: 1, options: { puzzle: 4 }, winners: [0] });
    expect(labels().slice(0, 2)).toEqual(["Try again", "To the puzzles"]);
    expect(document.querySelector(".main")?.getAttribute("href")).toBe("/puzzles");
    cleanup();
    show({ seats: 1, options: { puzzle: 4 }, winners: [] });
    expect(document.querySelector(".main")?.textContent).toContain("Try again");
  });

  it("is the next rival for who played bots alone, and the first thing for who has beaten one", async () => {
    show({ crew: [null, "pip"], winners: [0] });
    const rungs = [{ rival: "pip", beaten: 1 }, { rival: "tom", beaten: 0 }];
    await asked[0]?.answer([{ game: "jackal", seats: 2, next: "tom", rungs }]);
    expect(labels()[1]).toBe("Next rival: Turnip Tom");
    expect(document.querySelector(".main")?.textContent).toContain("Turnip Tom");
    await press("KeyN");
    await asked[1]?.answer({ name: "Lucky Tom", account: null }); // a guest comes aboard
    expect(asked[2]?.body).toMatchObject({ game: "jackal", crew: ["me", "tom"] });
    cleanup();
    show({ crew: [null, null] });
    expect(labels()).not.toContain("Next rival: Turnip Tom");
  });

  it("is the next game where somebody has asked for it", () => {
    show({ update: { rematch: "next" } });
    expect(screen.getByRole("link", { name: "To the next game" }).getAttribute("href")).toBe("/t/next");
  });
});

describe("a key", () => {
  it("does what its button does, and the button shows it", async () => {
    show();
    const button = screen.getByRole("button", { name: "Revenge" });
    expect([button.getAttribute("aria-keyshortcuts"), button.querySelector("kbd")?.textContent]).toEqual(["V", "V"]);
    await press("KeyV");
    expect(asked.map(({ way }) => way)).toEqual(["/api/tables/t/rematch"]);
    await press("KeyX");
    expect(here.place).toEqual({ screen: "harbour" });
  });

  it("does nothing while it is held down, while somebody writes, with another key, or for those who want no such keys", async () => {
    show();
    const field = document.body.appendChild(document.createElement("input"));
    await press("KeyV", { repeat: true });
    await press("KeyV", { ctrlKey: true });
    await press("KeyV", { shiftKey: true });
    await fireEvent.keyDown(field, { code: "KeyV" });
    wish({ keys: false });
    await press("KeyV");
    field.remove();
    expect(asked).toEqual([]);
    await vi.waitFor(() => expect(document.querySelector("kbd")).toBeNull());
  });
});

describe("our mistake", () => {
  it("is the worst of our own, with its own lesson", () => {
    const [mine, worse, theirs] = [{ turn: turn(0, 0.5), lesson: null }, { turn: turn(2, 0.2), lesson: FIGHT }, { turn: turn(1, 0.1), lesson: null }];
    expect(mistakeOf(found(mine, worse, theirs), [0, 2])).toBe(worse);
    expect(mistakeOf(found(mine, worse, theirs), [0])).toBe(mine);
    expect(mistakeOf(found(theirs), [0])).toBeNull();
    expect(wayTo("jackal", FIGHT)).toBe("/learn/jackal/1/4");
  });

  it("is said with what both moves have in common, and nothing that is not so", () => {
    const why = (lesson: Remedy | null): string => whyOf({ turn: turn(0, 0.2), lesson }, found(), words, NAMES, say).join(" ");
    expect(why(FIGHT)).toContain("sail to F2");
    expect(why(FIGHT)).toContain("A-2 gets out of the pit. The lesson “Find it, drag it home” practises a move with the same purpose (§6.1).");
    expect(why({ ...FIGHT, by: "kind" })).toMatch(/“Find it, drag it home” practises such a move \(§6\.1\)\.$/);
    expect(why({ ...FIGHT, by: "kind" })).not.toContain("pit");
    expect(why(null)).toMatch(/No lesson is about just that/);
  });

  it("is asked for by one key, and the same key leads to the lesson", async () => {
    const { study } = show();
    await press("KeyP");
    expect(asked.map(({ way }) => way)).toEqual(["/api/tables/t/analysis"]);
    expect(labels()[1]).toBe("The captain looks … 0 %");
    await press("KeyP");
    expect(asked).toHaveLength(1);
    await asked[0]?.answer({ ...found(), done: 3 });
    expect(labels()[1]).toBe("The captain looks … 33 %");
    await vi.advanceTimersByTimeAsync(1000);
    await asked[1]?.answer(found({ turn: turn(0, 0.2), lesson: FIGHT }));
    expect(labels()[1]).toBe("Practise it: Find it, drag it home");
    expect(told()).toContain("the same purpose");
    await press("KeyP");
    expect(here.place).toEqual({ screen: "learn", game: "jackal", lesson: 0, step: 3 });
    study.close();
  });

  it("without a lesson is looked at in the game", async () => {
    const { study, began } = show();
    study.found = found({ turn: turn(0, 0.2), lesson: null });
    await vi.waitFor(() => expect(labels()[1]).toBe("See my mistake"));
    await press("KeyP");
    expect(began).toEqual([[7, 0]]);
  });

  it("is none where only others made one", async () => {
    const { study } = show();
    study.found = found({ turn: turn(1, 0.2), lesson: FIGHT });
    await vi.waitFor(() => expect(told()).toBe("The captain found no move of yours that gave much away. Well played."));
    expect(labels()).not.toContain("What was my mistake?");
  });

  it("may be asked for again where it was refused", async () => {
    show();
    await press("KeyP");
    await asked[0]?.answer({ status: 429, sentence: "5 games of yours wait.", reason: "analyses-waiting" }, 429);
    expect([labels()[1], told()]).toEqual(["What was my mistake?", say("refused-analyses-waiting")]);
    await press("KeyP");
    expect([asked.length, told()]).toEqual([2, ""]);
  });
});

it("the analysis is asked for and comes into sight, with the focus", async () => {
  const title = document.body.appendChild(document.createElement("h2"));
  title.id = "after-turns";
  title.tabIndex = -1;
  title.scrollIntoView = vi.fn();
  show();
  await press("KeyA");
  expect([asked.map(({ way }) => way), document.activeElement]).toEqual([["/api/tables/t/analysis"], title]);
  expect(title.scrollIntoView).toHaveBeenCalledOnce();
  title.remove();
});
