import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
});

import { type Asked, hush, listen, settle } from "../../harbour/api/asked.stub";
import type { DealOut, ListOut, PuzzleOut, TodayOut, TriedOut } from "../../harbour/api/types";
import { self } from "../../harbour/self.svelte";
import { speak } from "../../words/words.svelte";
import Today from "./Today.svelte";

const DAY = "2026-11-18";
const UNTIL = Date.UTC(2026, 10, 19);
const NOBODY: ListOut = { of: 0, best: [] };
const tried = (more: Partial<TriedOut> = {}): TriedOut => ({
  name: "Anne", mine: true, outcome: "won", points: 21, margin: 4, moves: 17, turns: 0, helped: false, seat: 1, table: "mine", ...more,
});
/** A game whose puzzle is made anew each day. */
const ISLAND = "jackal";
/** One without puzzles. */
const TOWN = "martinique";
const deal = (game: string, more: Partial<DealOut> = {}): DealOut => ({
  game, seats: 2, seat: 1, rival: "captain", commitment: `promise of ${game}`, mine: null, shown: false, accounts: NOBODY, guests: NOBODY, best: null, ...more,
});
const puzzle = (more: Partial<PuzzleOut> = {}): PuzzleOut => ({
  game: ISLAND, level: "hard", mine: null, tries: 0, shown: false, accounts: NOBODY, guests: NOBODY, ...more,
});
const day = (more: Partial<TodayOut> = {}): TodayOut => ({
  day: DAY, until: UNTIL, now: UNTIL - 3_600_000, over: false, today: DAY, deals: [deal(ISLAND), deal(TOWN)], puzzles: [puzzle()],
  streak: { now: 0, best: 0, today: false, lost: 0 }, ...more,
});

let asked: Asked[] = [];
const last = (way: RegExp): Asked => {
  const found = asked.filter((one) => way.test(one.way)).at(-1);
  if (!found) throw new Error(`nobody asked ${way}: ${asked.map((one) => one.way).join(" ")}`);
  return found;
};
const tile = (game: string, puzzles = false): HTMLElement => [...document.querySelectorAll<HTMLElement>(`[data-game=${game}]`)][puzzles ? 1 : 0] as HTMLElement;
const texts = (of: HTMLElement, role: string): string[] => within(of).queryAllByRole(role).map((one) => one.textContent?.trim() ?? "");

async function come(found: TodayOut, wanted: string | null = null): Promise<void> {
  render(Today, { day: wanted });
  await settle();
  for (const games of asked.filter(({ way }) => way.endsWith("/api/games"))) await games.breaks(); // without their words they are called as they are
  await settle();
  await last(/\/api\/today/).answer(found);
  await settle();
}

beforeEach(async () => {
  await speak("en");
  asked = listen();
  vi.stubGlobal("scrollTo", () => {});
  self.me = null;
});
afterEach(() => {
  cleanup();
  hush();
  localStorage.clear();
});

it("invites to every deal and to the puzzle, and shows nothing of others before", async () => {
  await come(day());
  expect(document.querySelectorAll("[data-state=open]").length).toBe(3);
  expect(texts(tile(TOWN), "button")).toEqual(["Play it"]);
  expect(within(tile(TOWN)).getByText("against Captain, you have seat 2")).toBeTruthy();
  expect(texts(tile(ISLAND, true), "button")).toEqual(["Solve it"]);
  expect(screen.queryAllByRole("table")).toEqual([]);
  expect(screen.getByText("1 h 0 min left")).toBeTruthy();
});

it("begins a deal, and notes its promise before", async () => {
  self.me = { name: "Anne", account: null, webhook: null };
  await come(day());
  await fireEvent.click(within(tile(TOWN)).getByRole("button"));
  await settle();
  const begun = last(/\/api\/today\/martinique$/);
  await begun.answer({ table: "dealt", link: "", commitment: "promise of martinique" }, 201);
  await settle();
  expect(location.pathname).toBe("/t/dealt");
  expect(JSON.parse(localStorage.getItem("promises") ?? "[]")).toEqual([{ table: "dealt", commitment: "promise of martinique", grains: {} }]);
});

it("says why a deal cannot be begun", async () => {
  self.me = { name: "Anne", account: null, webhook: null };
  await come(day());
  await fireEvent.click(within(tile(ISLAND, true)).getByRole("button"));
  await settle();
  await last(/\/api\/today\/jackal\/puzzle$/).answer({ sentence: "no more, please.", reason: "tables-an-hour" }, 429);
  await settle();
  expect(screen.getByRole("alert").textContent).toContain("Enough new tables for one hour");
});

it("shows how others did once I have played, guests apart, and no way into their games before the day is over", async () => {
  const others = { of: 2, best: [tried({ name: "Bart", mine: false, table: null, margin: 9 }), tried()] };
  const guests = { of: 1, best: [tried({ name: "Salty", mine: false, table: null, outcome: "lost", margin: -2 })] };
  await come(day({ deals: [deal(TOWN, { mine: tried(), shown: true, accounts: others, guests })] }));
  const [first, second] = within(tile(TOWN)).getAllByRole("table");
  expect([first, second].map((one) => one?.querySelector("caption")?.textContent)).toEqual(["With an account", "Guests"]);
  expect([...(first?.querySelectorAll("tbody tr") ?? [])].map((row) => [...row.children].map((cell) => cell.textContent?.trim()))).toEqual([
    ["1", "Bart", "Won by 9 21 pts, 17 moves"], ["2", "Anne (you)", "Won by 4 21 pts, 17 moves"],
  ]);
  expect(within(second as HTMLElement).getByText(/^Lost by 2/)).toBeTruthy();
  expect(within(tile(TOWN)).getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/t/mine"]);
  expect(within(tile(TOWN)).getByText("Won by 4 · 17 moves")).toBeTruthy();
});

it("leads into everybody's game when the day is over, and to the days before and after", async () => {
  const others = { of: 1, best: [tried({ name: "Bart", mine: false, table: "theirs", seat: 0 })] };
  await come(day({ over: true, today: "2026-11-20", deals: [deal(TOWN, { shown: true, accounts: others })], puzzles: [] }), DAY);
  expect(last(/\/api\/today/).way).toContain(`day=${DAY}`);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/today/2026-11-17", "/today/2026-11-19", "/t/theirs/at/0/by/a"]);
  expect(tile(TOWN).dataset["state"]).toBe("missed");
  expect(texts(tile(TOWN), "button")).toEqual([]);
});

it("goes on where a try is under way, and says what became of one that was given up", async () => {
  await come(day({ deals: [deal(TOWN, { mine: tried({ outcome: "" }) }), deal(ISLAND, { mine: tried({ outcome: "given-up" }), shown: true })] }));
  expect(within(tile(TOWN)).getByRole("link").getAttribute("href")).toBe("/t/mine");
  expect(within(tile(ISLAND)).getByText("given up")).toBeTruthy();
  expect(within(tile(ISLAND)).getByText("Nobody has finished it yet.")).toBeTruthy();
});

it("tells my best of other days", async () => {
  const best = { outcome: "won", margin: 12, points: 40 };
  await come(day({ deals: [deal(TOWN, { best: { ...best, day: "2026-11-02" } }), deal(ISLAND, { best: { ...best, day: DAY } })] }));
  expect(within(tile(TOWN)).getByText("Your best: Won by 12, Nov 2")).toBeTruthy();
  expect(within(tile(ISLAND)).queryByText(/Your best/)).toBeNull();
});

it("tells a solution from one with help, and keeps the streak in words", async () => {
  const solved = tried({ turns: 6, helped: true });
  await come(day({ puzzles: [puzzle({ mine: solved, tries: 2, shown: true, guests: { of: 1, best: [solved] } })], streak: { now: 3, best: 5, today: true, lost: 0 } }));
  expect(within(tile(ISLAND, true)).getAllByText("Solved in 6 turns, with help")).toHaveLength(2);
  expect(texts(tile(ISLAND, true), "button")).toEqual([]);
  expect(screen.getByText("3 days in a row. Tomorrow is the next.")).toBeTruthy();
  expect(screen.getByText("Your longest: 5 days")).toBeTruthy();
});

it("says what went wrong, and tries again", async () => {
  render(Today, { day: "tomorrow" });
  await settle();
  for (const games of asked.filter(({ way }) => way.endsWith("/api/games"))) await games.breaks();
  await settle();
  await last(/\/api\/today/).answer({ sentence: "a day is written as 2026-11-18." }, 400);
  await settle();
  expect(screen.getByRole("alert").textContent).toContain("a day is written as 2026-11-18.");
});
