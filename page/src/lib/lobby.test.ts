import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { type Asked, hush, listen, settle } from "./api/asked.stub";
import type { TableCard } from "./api/types";
import { LobbyTable } from "./lobby.svelte";
import { addGrains } from "./tables";

const card = (opened_at: number): TableCard => ({ table: "t", stage: "open", my_seats: [], opened_at }) as unknown as TableCard;

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

describe("a grain of chance", () => {
  it("is added once, however often one looks", async () => {
    void addGrains("t", [0]);
    void addGrains("t", [0]);
    await settle();
    expect(asked.length).toBe(1);
  });

  it("that was lost with the line is added again", async () => {
    const lost = expect(addGrains("t", [0])).rejects.toMatchObject({ status: 0 });
    await asked[0]?.breaks();
    await lost;
    void addGrains("t", [0]);
    expect(asked.length).toBe(2);
    await asked[1]?.answer({ sentence: "this seat has added its nonce already." }, 409);
    void addGrains("t", [0]);
    expect(asked.length).toBe(2);
  });
});
