import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
});

import { type Asked, hush, listen, settle } from "../../harbour/api/asked.stub";
import type { EndedOut, SumsOut } from "../../harbour/api/types";
import { self } from "../../harbour/self.svelte";
import { speak } from "../../words/words.svelte";
import Record from "./Record.svelte";

/** Played most, and less. */
const MOST = "jackal";
const LESS = "martinique";
const NONE: SumsOut = { told: 0, totals: [], streaks: [], days: [] };
const TOTAL = { seats: 2, opponent: "captain", usual: true, drawn: 0, best: 21, mean: 14.5 };
const SUMS: SumsOut = {
  told: 5,
  totals: [
    { ...TOTAL, game: MOST, played: 3, won: 2 },
    { ...TOTAL, game: LESS, played: 1, won: 0, opponent: "people" },
  ],
  streaks: [{ game: MOST, now: 2, best: 2, last: ["lost", "won", "won"] }],
  days: [],
};
const MATES = [
  { name: "Anne", bot: null, mine: true },
  { name: null, bot: "captain", mine: false },
];
const ended = (table: string, more: Partial<EndedOut> = {}): EndedOut => ({
  table, game: MOST, options: {}, opponent: "captain", apart: "", outcome: "won", seat: 0, points: 9, margin: 4, scores: [9, 5], moves: 30, at: 1e12, crew: MATES, winners: [0], ...more,
});

const TWO = [ended("one"), ended("two", { outcome: "lost", margin: -4, apart: "one-screen" })];

let asked: Asked[] = [];
beforeEach(async () => {
  await speak("en");
  asked = listen();
  vi.stubGlobal("ResizeObserver", class { observe = (): void => {}; unobserve = (): void => {}; disconnect = (): void => {}; });
  localStorage.setItem("aboard", "yes");
  self.me = null;
});
afterEach(() => {
  cleanup();
  hush();
  self.me = null;
  localStorage.clear();
});

const sent = (way: RegExp): Asked[] => asked.filter((one) => way.test(one.way));
const last = (way: RegExp): Asked => sent(way).at(-1) as Asked;
const press = (name: string | RegExp): Promise<unknown> => fireEvent.click(screen.getByRole("button", { name })).then(settle);
const rows = (): string[] => [...document.querySelectorAll<HTMLAnchorElement>(".rows .whole")].map((link) => new URL(link.href).pathname);
/** All games, then each as it hangs on the quay. */
const kinds = (): HTMLElement[] => within(screen.getByRole("group", { name: "Which games are shown" })).getAllByRole("button");
const choose = (which: number): Promise<unknown> => fireEvent.click(kinds()[which] as HTMLElement).then(settle);
const LIST = /results\/games/;

async function come(): Promise<void> {
  render(Record);
  await settle();
  for (const one of sent(/\/api\/games$/)) await one.answer({ status: 404, sentence: "no games here." }, 404); // so that no other test knows of them
}

async function shown(sums = SUMS, games = TWO, of = 5): Promise<void> {
  await come();
  await tell(sums, games, of);
}

async function tell(sums = SUMS, games = TWO, of = 5): Promise<void> {
  await last(/\/api\/me$/).answer({ name: "Anne", account: null, webhook: null });
  await last(/results\?zone/).answer(sums);
  await last(LIST).answer({ of, games });
}

it("waits, and then tells sums, opponents and games with a way into each", async () => {
  await come();
  expect(screen.getByRole("status").textContent).toContain("Leafing");
  await tell();
  expect([...document.querySelectorAll("dd")].map((figure) => figure.textContent?.trim())).toEqual(["4", "2 50%", "2"]);
  expect(screen.getByRole("row", { name: "Captain 3 2 21 14.5" })).toBeTruthy();
  expect(screen.getByText("2 won in a row")).toBeTruthy();
  expect(screen.getByText("Won by 4")).toBeTruthy();
  expect(screen.getByText("not counted: at one screen")).toBeTruthy();
  expect(rows()).toEqual(["/t/one", "/t/two"]);
  expect(screen.getAllByRole("link", { name: /Replay from the beginning/ })[0]?.getAttribute("href")).toBe("/t/one/at/0/by/a");
  expect(screen.getByRole("link", { name: "Save as a file" }).getAttribute("href")).toMatch(/^\/api\/me\/results\/file\?zone=/);
});

it("invites a stranger to play, and asks the harbour nothing about them", async () => {
  localStorage.clear();
  await come();
  expect(screen.getByRole("heading", { name: "No results yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Play a first game" }).getAttribute("href")).toBe("/");
  expect(sent(/\/me/)).toEqual([]);
});

it("invites whoever has finished nothing yet", async () => {
  await shown(NONE, [], 0);
  expect(screen.getByRole("heading", { name: "No results yet" })).toBeTruthy();
});

it("shows one game alone, and no answer that comes too late", async () => {
  await shown();
  await choose(2);
  const slow = last(LIST);
  expect(slow.way).toContain(`game=${LESS}`);
  await choose(1);
  await last(LIST).answer({ of: 1, games: [ended("three")] });
  await slow.answer({ of: 1, games: [ended("late")] });
  expect(rows()).toEqual(["/t/three"]);
  expect(kinds()[1]?.getAttribute("aria-pressed")).toBe("true");
  expect([...document.querySelectorAll("dd")].map((figure) => figure.textContent?.trim())).toEqual(["3", "2 67%", "2"]);
});

it("fetches more, and shows none twice where one has ended meanwhile", async () => {
  await shown();
  await press("Show more (3 left)");
  expect(last(LIST).way).toContain("first=2");
  await last(LIST).answer({ of: 4, games: [ended("two"), ended("three"), ended("four")] });
  expect(rows()).toEqual(["/t/one", "/t/two", "/t/three", "/t/four"]);
  expect(screen.queryByRole("button", { name: /Show more/ })).toBeNull();
});

it("strikes everything out only for whoever is sure", async () => {
  await shown();
  await press("Strike out everything");
  expect(document.activeElement?.textContent).toBe("No, keep it");
  await press("No, keep it");
  expect(document.activeElement?.textContent).toBe("Strike out everything");
  await press("Strike out everything");
  const before = asked.length;
  await press("Yes, strike it out");
  expect(asked.length).toBe(before + 1);
  await asked.at(-1)?.answer({ games: 5 });
  expect(screen.getByRole("heading", { name: "Your results are struck out." })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Your results are struck out.");
});

it("says what went wrong, and tries again", async () => {
  await come();
  await last(/\/api\/me$/).answer({ name: "Anne", account: null, webhook: null });
  await last(LIST).answer({ of: 0, games: [] });
  await last(/results\?zone/).breaks();
  expect(screen.getByRole("alert")).toBeTruthy();
  await press("Try again");
  for (const games of sent(/\/api\/games$/)) await games.breaks(); // their names may be asked for again too, and are done without
  await last(/\/api\/me$/).answer({ name: "Anne", account: null, webhook: null });
  await last(LIST).answer({ of: 5, games: [ended("one")] });
  await last(/results\?zone/).answer(SUMS);
  expect(rows()).toEqual(["/t/one"]);
});
