import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const { thingsMove } = vi.hoisted(() => {
  const thingsMove = (): void => void vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  thingsMove();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  return { thingsMove };
});

import { type Asked, hush, listen, settle } from "../../harbour/api/asked.stub";
import type { Update } from "../../harbour/api/types";
import { LiveTable } from "../../harbour/live.svelte";
import { chooseRival, giveHints, hintsAt, hushHints, rivalAt } from "../../parts/rivals.svelte";
import type { Rival } from "../../parts/rivals.svelte";
import { still } from "../../settings/light.svelte";
import { lasting, paced } from "../../settings/pace";
import { settings, take, USUAL, wish } from "../../settings/settings.svelte";
import { speak, Words } from "../../words/words.svelte";
import FirstTime from "../harbour/FirstTime.svelte";
import Settings from "../settings/Settings.svelte";
import { Sitting } from "./sitting.svelte";
import Doldrums from "./turn/Doldrums.svelte";

beforeEach(async () => {
  thingsMove();
  await speak("en");
});
afterEach(() => {
  cleanup();
  hush();
  localStorage.clear();
  take(USUAL);
});

const press = (name: string | RegExp): Promise<unknown> => fireEvent.click(screen.getByRole("button", { name }));

describe("the settings", () => {
  it("are kept, shown to the style, and stretch all that moves", async () => {
    render(Settings);
    expect([lasting(100), paced(100), still()]).toEqual([100, 100, false]);
    await fireEvent.click(screen.getByLabelText("slow"));
    expect([settings.pace, document.documentElement.dataset["pace"], lasting(100)]).toEqual(["slow", "slow", 200]);
    await fireEvent.click(screen.getByLabelText("none"));
    expect([lasting(100), paced(100), still()]).toEqual([0, 100, true]);
    await fireEvent.click(screen.getByLabelText(/^Mark what/));
    expect(JSON.parse(localStorage.getItem("settings") ?? "")).toEqual({ ...USUAL, pace: "none", seals: false });
  });
});

describe("a newcomer", () => {
  function ask(): { begin: ReturnType<typeof vi.fn<(rival: Rival) => void>>; learn: ReturnType<typeof vi.fn<() => void>> } {
    const [begin, learn] = [vi.fn<(rival: Rival) => void>(), vi.fn<() => void>()];
    render(FirstTime, { title: "Martinique", begin, learn, close: () => {} });
    return { begin, learn };
  }

  it("is shown a lesson or plays a deckhand with hints", async () => {
    const { begin, learn } = ask();
    await press("No, never");
    await press(/Show me/);
    expect(learn).toHaveBeenCalledOnce();
    await press(/with hints/);
    expect(begin).toHaveBeenCalledExactlyOnceWith({ level: "deckhand", hints: true });
  });

  it("who is none says how strong the others shall be", async () => {
    const { begin } = ask();
    await press("Yes");
    await press(/^Bosun/);
    expect(begin).toHaveBeenCalledExactlyOnceWith({ level: "bosun", hints: false });
  });

  it("is asked once for each game", () => {
    expect(rivalAt("jackal")).toBeNull();
    chooseRival("jackal", { level: "captain", hints: false });
    expect([rivalAt("jackal")?.level, rivalAt("cove")]).toEqual(["captain", null]);
    expect(JSON.parse(localStorage.getItem("rivals") ?? "")).toEqual({ jackal: { level: "captain", hints: false } });
  });

  it("has hints at the table they were wanted for", () => {
    giveHints("t", true);
    expect([hintsAt("t"), hintsAt("u")]).toEqual([true, false]);
    giveHints("t", false);
    expect(hintsAt("t")).toBe(false);
  });

  it("has hints wherever bots play, or nowhere, by a wish; enough is enough at one table", () => {
    giveHints("t", true);
    wish({ hints: "never" });
    expect([hintsAt("t", true), hintsAt("u", true)]).toEqual([false, false]);
    wish({ hints: "always" });
    expect([hintsAt("t", true), hintsAt("u", true), hintsAt("u", false)]).toEqual([true, true, false]);
    hushHints("u");
    expect([hintsAt("t", true), hintsAt("u", true)]).toEqual([true, false]);
  });
});

describe("where nothing one does can matter", () => {
  const BAR = { over: false, turn: 1, phase: "choose", in_hand: [0, 0], pirates: [[], ["A1"]], stools: [0, 0, 0, 0], dug: [] };

  async function becalmed(game: string, view: unknown, company = [null]): Promise<{ asked: Asked[]; live: LiveTable }> {
    const asked = listen();
    const seats = ["player-0", ...company].map((player) => ({ player, bot: player ? null : "captain" }));
    const update = { seq: 1, you: 0, stage: "playing", seats, view, acting: [1], moves: [] } as unknown as Update;
    const live = new LiveTable("t", 0);
    render(Doldrums, { sitting: new Sitting({ table: "t", game, my_seats: [0] } as never), live, update, words: new Words() });
    await vi.waitFor(() => screen.getByRole("status"));
    return { asked, live };
  }

  it("bots play on at once, and all is shown at once", async () => {
    const { asked, live } = await becalmed("martinique", BAR);
    await press("calm-bar-run");
    expect([live.running, asked.map(({ way }) => way)]).toEqual([true, ["/api/tables/t/seats/0/hurry"]]);
    expect(screen.getByRole("status").textContent).toBe("Full sail ahead …");
  });

  it("one may look on at a pace of one's own", async () => {
    const { asked, live } = await becalmed("martinique", BAR);
    await press("Look on");
    expect([live.running, asked.length]).toEqual([false, 1]);
    await fireEvent.click(screen.getByLabelText("quick"));
    expect(settings.pace).toBe("quick");
    expect(screen.getByRole("button", { name: "calm-bar-run" })).toBeTruthy();
  });

  it("a bot plays a seat that yields to the end", async () => {
    const view = { over: false, phase: "act", puzzle: null, coins_on_island: 0, cells: [], unseen: {}, unseen_here: {}, alive: [3, 3] };
    const { asked } = await becalmed("jackal", view);
    await press("calm-gold-run");
    await asked[0]?.answer({});
    await settle();
    expect(asked.map(({ way, body }) => [way, body])).toEqual([["/api/tables/t/seats/0", { who: "captain" }], ["/api/tables/t/seats/0/hurry", undefined]]);
  });

  it("other people are not hurried, but one is told", async () => {
    await becalmed("martinique", BAR, ["player-1"] as never);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});
