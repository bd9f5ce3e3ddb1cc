import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
});

import { type Asked, hush, listen, settle } from "../../harbour/api/asked.stub";
import type { NightOut, SeriesOut } from "../../harbour/api/types";
import { self } from "../../harbour/self.svelte";
import { here } from "../../route.svelte";
import { speak } from "../../words/words.svelte";
import Series from "./Series.svelte";

const ME = { name: "Anne", account: null, webhook: null };
const night = (number: number, scores: number[], winners: number[]): NightOut => ({ table: `t${number}`, number, stage: "over", options: { island: number }, scores, winners, at: 1e12 });
const MEMBER = { bot: null, free: false, mine: false };
const SERIES: SeriesOut = {
  series: "t1",
  kind: "campaign",
  game: "jackal",
  crew: [
    { ...MEMBER, name: "Anne", mine: true, wins: 1, points: 8, seat: 0 },
    { ...MEMBER, name: "Bart", wins: 1, points: 9, seat: 1 },
  ],
  evenings: [night(1, [5, 3], [0]), night(2, [3, 6], [1])],
  over: false,
  champions: [],
  next: 3,
  table: null,
  after: "t2",
  options: { island: 3, abilities: "A-1 swimmer" },
};
const OVER: SeriesOut = { ...SERIES, over: true, champions: [1], next: null, after: null, evenings: [...SERIES.evenings, night(3, [4, 4], [0, 1]), night(4, [0, 2], [1])] };

let asked: Asked[] = [];
beforeEach(async () => {
  await speak("en");
  asked = listen();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  localStorage.setItem("aboard", "yes");
  self.me = ME;
});
afterEach(() => {
  cleanup();
  hush();
  self.me = null;
  localStorage.clear();
});

const last = (way: RegExp): Asked => asked.filter((one) => way.test(one.way)).at(-1) as Asked;

async function come(series: SeriesOut): Promise<void> {
  render(Series, { series: "t1" });
  await settle();
  await last(/\/api\/series\/t1$/).answer(series);
  for (const one of asked.filter(({ way }) => way.includes("/words/"))) await one.answer("no words here", 404);
}

it("shows the chart, the standings with the best first, and what was learned", async () => {
  render(Series, { series: "t1" });
  await settle();
  expect(screen.getByRole("status").textContent).toContain("Unrolling");
  cleanup();
  await come(SERIES);
  const stops = [...document.querySelectorAll("ol li")].map((stop) => [stop.className.split(" ")[0], stop.querySelector("strong")?.textContent, stop.querySelector(".how")?.textContent]);
  expect(stops).toEqual([
    ["done", "the first island", "won by Anne"],
    ["done", "the second island", "won by Bart"],
    ["now", "the third island", "next"],
    ["later", "the fourth island", "still to come"],
  ]);
  expect(screen.getAllByRole("row").slice(1).map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(" "))).toEqual(["Bart 3 6★ · · 1 9", "Anne 5★ 3 · · 1 8"]);
  expect(screen.getByRole("heading", { name: "What they have learned" })).toBeTruthy();
  expect(screen.getByText("nothing yet")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: /Look back/ }).map((link) => link.getAttribute("href"))).toEqual(["/t/t1", "/t/t2"]);
});

it("opens the next evening with one press", async () => {
  await come(SERIES);
  expect(screen.getByText("Evening 3 of 4: the third island")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Sail to the next island" }));
  await last(/\/api\/tables\/t2\/rematch$/).answer({ table: "t3", link: "", commitment: "" }, 201);
  expect(here.place).toMatchObject({ screen: "table", table: "t3" });
});

it("says why it could not be opened", async () => {
  await come(SERIES);
  await fireEvent.click(screen.getByRole("button", { name: "Sail to the next island" }));
  await last(/rematch$/).answer({ kind: "refusal", status: 409, sentence: "over.", paragraph: null, reason: "series-over" }, 409);
  expect(screen.getByRole("alert").textContent).toContain("last game of the series");
});

it("leads to the table of an evening that is under way, and whoever only looks on opens none", async () => {
  await come({ ...SERIES, table: "t3", after: null });
  expect(screen.getByRole("link", { name: "To the table" }).getAttribute("href")).toBe("/t/t3");
  cleanup();
  await come({ ...SERIES, crew: SERIES.crew.map((member) => ({ ...member, mine: false })) });
  expect(screen.queryByRole("button", { name: "Sail to the next island" })).toBeNull();
});

it("celebrates whoever has won it, and offers another", async () => {
  await come(OVER);
  expect(screen.getByRole("status").textContent).toContain("Bart wins the series!");
  expect(screen.getByText("drawn")).toBeTruthy();
  expect(screen.queryByText(/Evening/)).toBeNull();
  expect(screen.getByRole("link", { name: "Begin another" }).getAttribute("href")).toBe("/play/jackal");
});

it("says that there is no such series, and tries again", async () => {
  render(Series, { series: "t1" });
  await settle();
  await last(/\/api\/series\/t1$/).answer({ kind: "refusal", status: 404, sentence: "no.", paragraph: null, reason: "no-series" }, 404);
  expect(screen.getByRole("alert").textContent).toContain("There is no such series.");
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle();
  await last(/\/api\/series\/t1$/).answer(SERIES);
  for (const one of asked.filter(({ way }) => way.includes("/words/"))) await one.answer("no words here", 404);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("campaign");
});
