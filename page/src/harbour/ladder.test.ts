import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { type Asked, hush, listen, settle } from "./api/asked.stub";
import type { LadderOut } from "./api/types";
import { challenge, climbed, ladderOf, lookUp, stateOf } from "./ladder.svelte";
import { self } from "./self.svelte";

const GAME = "cove";
const rung = (rival: string, beaten: number): LadderOut["rungs"][number] => ({ rival, beaten, temper: "", rating: null });
const LADDER: LadderOut = { game: GAME, seats: 3, next: "tom", mine: null, rungs: [rung("pip", 2), rung("tom", 0), rung("meg", 0)] };

let asked: Asked[] = [];
beforeEach(() => {
  asked = listen();
  localStorage.setItem("aboard", "yes");
  self.me = { name: "Anne", account: null, webhook: null };
});
afterEach(() => {
  hush();
  self.me = null;
  vi.restoreAllMocks();
  localStorage.clear();
});

const last = (): Asked => asked.at(-1) as Asked;

it("knows who is beaten, who is next, and who waits", async () => {
  expect(ladderOf(GAME)).toBeNull();
  const coming = lookUp();
  await last().answer([LADDER]);
  await coming;
  expect(ladderOf(GAME)).toEqual(LADDER);
  expect(LADDER.rungs.map((one) => stateOf(one, LADDER.next))).toEqual(["beaten", "next", "locked"]);
  expect(stateOf(rung("meg", 1), null)).toBe("beaten");
  expect(climbed(LADDER)).toBe(1);
});

it("opens a table against a rival, as many of him as the game wants", async () => {
  const opening = challenge(GAME, "tom");
  await settle();
  expect(last().body).toEqual({ game: GAME, crew: ["me", "tom", "tom"] });
  await last().answer({ table: "t1", link: "", commitment: "c" }, 201);
  await last().answer({ commitment: "c" }, 201);
  expect(await opening).toBe("t1");
});

it("tosses for the seat where a rating is played for", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  void challenge(GAME, "tom", true).catch(() => null);
  await settle();
  expect(last().body).toEqual({ game: GAME, crew: ["tom", "tom", "me"], rated: true });
});
