import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
});

import { type Asked, hush, listen, settle } from "../../harbour/api/asked.stub";
import type { LadderOut } from "../../harbour/api/types";
import { speak } from "../../words/words.svelte";
import Ladder from "./Ladder.svelte";

const GAME = "jackal";
const rating = (at: number, give = 60): LadderOut["mine"] => ({ rating: at, give, games: 3 });
const LADDER: LadderOut = {
  game: GAME, seats: 2, next: "meg", mine: rating(1520, 180),
  rungs: [
    { rival: "pip", temper: "", beaten: 1, rating: rating(900) },
    { rival: "tom", temper: "", beaten: 3, rating: rating(1300) },
    { rival: "meg", temper: "", beaten: 0, rating: rating(1500, 0) },
    { rival: "goldie", temper: "greedy", beaten: 0, rating: null },
  ],
};

let asked: Asked[] = [];
beforeEach(async () => {
  await speak("en");
  asked = listen();
  localStorage.setItem("aboard", "yes");
});
afterEach(() => {
  cleanup();
  hush();
  localStorage.clear();
});

const last = (way: RegExp): Asked => asked.filter((one) => way.test(one.way)).at(-1) as Asked;
const rungs = (): HTMLElement[] => screen.getAllByRole("listitem");

async function shown(ladder: LadderOut = LADDER, game = GAME): Promise<void> {
  render(Ladder, { game });
  await settle();
  for (const one of asked.filter(({ way }) => /\/api\/games$/.test(way))) await one.answer({ status: 404, sentence: "no games here." }, 404);
  await last(/\/api\/ladder$/).answer([ladder]);
}

it("shows whom one has beaten, who is next and who waits, with ratings and how sure they are", async () => {
  await shown();
  expect(rungs().map((one) => within(one).getByRole("heading").textContent)).toEqual(["Pip", "Turnip Tom", "Grog Meg", "Goldie Glint"]);
  const [pip, tom, meg, goldie] = rungs() as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  expect(within(pip).getByText("beaten")).toBeTruthy();
  expect(within(tom).getByText("beaten 3 times")).toBeTruthy();
  expect(within(tom).getByText("rating 1300, give or take 60")).toBeTruthy();
  expect(meg.getAttribute("aria-current")).toBe("step");
  expect(within(meg).getByText("1500")).toBeTruthy();
  expect(within(meg).getByRole("button", { name: "Challenge: Grog Meg" })).toBeTruthy();
  expect(within(goldie).queryByRole("button")).toBeNull();
  expect(within(goldie).getByText("first beat Grog Meg")).toBeTruthy();
  expect(goldie.textContent).toContain("grabs what shines");
  expect(goldie.textContent).toContain("not measured");
  expect(goldie.textContent).not.toContain("polish");
  expect(screen.getByLabelText("rating 1520, give or take 180").textContent).toContain("1520");
});

it("opens a table with one press, for a rating where that is wished", async () => {
  await shown();
  await fireEvent.click(screen.getByLabelText(/Play for my rating/));
  await fireEvent.click(screen.getByRole("button", { name: "Challenge: Grog Meg" }));
  await settle();
  await last(/\/api\/me$/).answer({ name: "Anne", account: null, webhook: null });
  expect(last(/\/api\/tables$/).body).toMatchObject({ game: GAME, rated: true });
  await last(/\/api\/tables$/).answer({ status: 400, sentence: "no.", reason: "rated-bots" }, 400);
  expect(screen.getByRole("alert").textContent).toContain("rivals of the ladder");
});

it("cheers whoever has beaten all", async () => {
  await shown({ ...LADDER, next: null, rungs: LADDER.rungs.map((one) => ({ ...one, beaten: 1 })), mine: null });
  expect(screen.getByRole("heading", { name: "The whole fleet strikes its flag!" })).toBeTruthy();
  expect(screen.getByText("none yet")).toBeTruthy();
});

it("says so where there is no such game, and tries again where the line broke", async () => {
  await shown(LADDER, "kraken");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/");
  cleanup();
  render(Ladder, { game: GAME });
  await settle();
  for (const one of asked.filter(({ way }) => /\/api\/games$/.test(way)).slice(-1)) await one.breaks();
  await last(/\/api\/ladder$/).breaks();
  expect(screen.getByRole("alert")).toBeTruthy();
});
