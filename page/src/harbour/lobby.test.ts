import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { type Asked, hush, listen, settle } from "./api/asked.stub";
import type { TableCard } from "./api/types";
import { LobbyTable } from "./lobby.svelte";
import { promised } from "./promises";
import { addGrains } from "./tables";

const card = (opened_at: number): TableCard => ({ table: "t", stage: "open", my_seats: [], opened_at, commitment: "promise", clock: null, seats: [] }) as unknown as TableCard;

let asked: Asked[] = [];
beforeEach(() => {
  asked = listen();
  localStorage.clear();
});
afterEach(hush);

describe("who sits where", () => {
  it("is as the last look tells it, whichever answer comes first", async () => {
    const lobby = new LobbyTable("t");
    void lobby.refresh();
    void lobby.refresh();
    await asked[1]?.answer(card(2));
    await asked[0]?.answer(card(1));
    expect(lobby.card?.opened_at).toBe(2);
  });
});

describe("live clocks", () => {
  const timed = { ...card(1), clock: { kind: "live" }, my_seats: [0], seats: [{ mine: true, bot: null }, { mine: false, bot: null }] } as unknown as TableCard;

  it("wait until I say that I am ready", async () => {
    const lobby = new LobbyTable("t");
    void lobby.refresh();
    await asked[0]?.answer(timed);
    expect(lobby.asksReady).toBe(true);
    expect(asked.length).toBe(1);
    void lobby.ready();
    await settle();
    expect(asked[1]?.way).toBe("/api/tables/t/seats/0/nonce");
  });

  it("wait for nobody where only bots play with me", async () => {
    const lobby = new LobbyTable("t");
    void lobby.refresh();
    await asked[0]?.answer({ ...timed, seats: [{ mine: true, bot: null }, { mine: false, bot: "captain" }] });
    expect(asked[1]?.way).toBe("/api/tables/t/seats/0/nonce");
  });
});

describe("a grain of chance", () => {
  it("is not added where another browser of ours has added one", async () => {
    const lobby = new LobbyTable("t");
    void lobby.refresh();
    await asked[0]?.answer({ ...card(1), my_seats: [0, 1], seats: [{ mine: true, ready: true }, { mine: true, ready: false }] });
    expect(asked.slice(1).map(({ way }) => way)).toEqual(["/api/tables/t/seats/1/nonce"]);
    expect(promised("t")?.grains[0]).toBeNull();
  });

  const sent = (at: number): unknown => (asked[at]?.body as { nonce: string } | undefined)?.nonce;

  it("is added once, however often one looks", async () => {
    void addGrains("t", "promise", [0]);
    void addGrains("t", "promise", [0]);
    await settle();
    expect(asked.length).toBe(1);
  });

  it("is noted with the promise before it is sent", () => {
    void addGrains("t", "promise", [0]);
    expect(promised("t")).toEqual({ table: "t", commitment: "promise", grains: { 0: sent(0) } });
  });

  it("that was lost with the line is added again as it was: no harbour makes us choose another", async () => {
    const lost = expect(addGrains("t", "promise", [0])).rejects.toMatchObject({ status: 0 });
    await asked[0]?.breaks();
    await lost;
    void addGrains("t", "promise", [0]);
    expect(asked.length).toBe(2);
    expect(sent(1)).toBe(sent(0));
  });

  it("of another browser of ours stands, and this one's does not count", async () => {
    void addGrains("t", "promise", [0]);
    await asked[0]?.answer({ sentence: "this seat has added its nonce already.", reason: "nonce-there" }, 409);
    void addGrains("t", "promise", [0]);
    expect(asked.length).toBe(1);
    expect(promised("t")?.grains).toEqual({ 0: null });
  });

  it("is not given to a table whose promise has changed", async () => {
    await addGrains("t", "promise", []);
    await expect(addGrains("t", "another", [0])).rejects.toMatchObject({ reason: "promise-changed" });
    expect(asked.length).toBe(0);
  });

  it("is refused a harbour that shows another promise in its answer", async () => {
    const foul = expect(addGrains("t", "promise", [0])).rejects.toMatchObject({ reason: "promise-changed" });
    await asked[0]?.answer({ commitment: "another" });
    await foul;
  });
});
